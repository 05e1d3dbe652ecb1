"""Bots that fail, dawdle or cheat: the table says so, and the game goes on. Nature rolls the same everywhere."""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from footplate.games import GAMES
from footplate.host.table import settle
from footplate.host.trouble import Trouble
from footplate.server.gate import Gate
from footplate.server.making import Maker
from footplate.server.messages import TableWish
from footplate.server.settings import Settings, database_address
from footplate.server.worker import Ask, ReadLog, Tell, TooManyLines, Wrong, answer
from footplate.server.workers import Workers
from footplate.table.game import NATURE, Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import LineRoller
from tests.server.helpers import ALONE, Client, Here
from tests.waiting import PATIENCE

SITE = """
import os, time
import footplate.players as players
import footplate.players.greedy as greedy

def choose(self, game, state, legal):
    mood = os.environ["BOT_MOOD"]
    if mood == "fails":
        raise RuntimeError("no idea")
    if mood == "dawdles":
        time.sleep(3600)
    if mood == "dies":
        os._exit(3)
    if mood == "prints":
        print("x" * 100000)
        return legal[0]
    return -5

greedy.GreedyPlayer.choose = choose
"""


@pytest.fixture
def house(mood: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server whose worker processes have a strange greedy player. Only one that dawdles is short of time."""
    monkeypatch.setenv("BOT_MOOD", mood)
    (tmp_path / "sitecustomize.py").write_text(SITE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *[p for p in sys.path if p]]))
    seconds = PATIENCE if mood != "dawdles" else 0.3
    server = Here(Settings(database=database_address(str(tmp_path / "t.db")), rate=0, workers=1, bot_seconds=seconds))
    client = Client(server.address)
    yield client
    client.close()
    server.close()


@pytest.mark.parametrize(
    ("mood", "said"), [("fails", "no idea"), ("dawdles", "0.3 s"), ("dies", "ended"), ("cheats", "?"), ("prints", "")]
)
def test_a_strange_bot_stops_nobody(house: Client, said: str) -> None:
    made = house.make(ALONE)
    made.wait("red")
    made.money()
    made.money()
    seen = made.wait("red")
    assert seen["turn"] == "red"
    moves = made.ask("GET", "/moves", "red").json()
    assert any(m["seat"] == "blue" for m in moves)
    if said:
        assert "blue" in seen["problem"]
        assert said in seen["problem"]
        german = made.ask("GET", "", "red", params={"lang": "de"}).json()["problem"]
        assert "Zufall" in german
        made.money()
        assert made.seen("red")["problem"] == ""  # said once
    else:
        assert seen["problem"] == ""


@pytest.mark.parametrize("mood", ["dawdles"])
def test_a_dawdling_bot_keeps_no_other_table_waiting(house: Client) -> None:
    slow = house.make(ALONE)
    if slow.turn() == "red":
        slow.money()
    quick = house.make([("red", "person"), ("blue", "person")])
    for _ in range(5):
        assert quick.money()


def options() -> dict[str, str]:
    return {option.name: option.values[0] for option in GAMES["steam-power"].info.options}


def test_nature_rolls_the_same_after_a_restart() -> None:
    game = GAMES["steam-power"]
    setup = Setup("steam-power", "final", [Seat("red"), Seat("blue")], options())
    whole, broken = Match(game, setup), Match(game, setup)
    settle(whole, "seed")
    for _ in range(7):  # some process rolls a part of it …
        broken.play(NATURE, broken.alone(LineRoller("seed")))
    settle(broken, "seed")  # … and another one the rest
    assert [e.action for e in broken.entries] == [e.action for e in whole.entries]
    other = Match(game, setup)
    settle(other, "another seed")
    assert [e.action for e in other.entries] != [e.action for e in whole.entries]


class SlowWorkers(Workers):
    """Counts how many are asked at a time."""

    now = most = 0

    async def ask(self, ask: Ask, seconds: float, whose: str) -> Tell:
        self.now += 1
        self.most = max(self.most, self.now)
        for _ in range(20):  # long enough for everybody else to ask too
            await asyncio.sleep(0)
        self.now -= 1
        return TooManyLines()


def test_what_people_send_leaves_a_worker_to_the_bots() -> None:
    async def all_at_once() -> int:
        workers = SlowWorkers(3)
        maker = Maker(cast("Gate", None), workers, 0)
        scenario = TableWish("", "", {}, [], scenario="x")
        found = await asyncio.gather(*(maker.make(scenario, "en", "") for _ in range(8)), return_exceptions=True)
        assert all(isinstance(one, Trouble) for one in found)
        return workers.most

    assert asyncio.run(all_at_once()) == 2


def test_a_worker_reads_only_so_much() -> None:
    text = "footplate log 1\ngame: steam-power\nseats: red, blue\nmoves:\n" + "red: money\n" * 20
    assert isinstance(answer(ReadLog(text, "en", 10, 10)), TooManyLines)
    told = answer(ReadLog(text, "en", 100, 10))
    assert isinstance(told, Wrong)
    assert not told.failed

"""Long games and busy guests: work has bounds, and whoever waits has a turn."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from footplate.games import GAMES
from footplate.host import history
from footplate.host.story import Story, Walk
from footplate.players import make_player, play_on
from footplate.server.settings import Settings, database_address
from footplate.server.worker import Ask, Recount, Tell
from footplate.server.workers import Round
from footplate.table.game import Game, Seat, Setup, State
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.server.helpers import ALONE, Client, Here, Made, wish
from tests.waiting import until


def played(moves: int = 0) -> Match:
    """A game of two; whole, or so many moves of it."""
    match = Match(GAMES["steam-power"], Setup("steam-power", "final", [Seat("red"), Seat("blue")], {"map": "GL"}))
    play_on(match, [make_player("greedy", "1"), make_player("greedy", "2")], Roller("fair"))
    return match.at(moves) if moves else match


class Counted:
    """A game that counts the moves it is asked to play."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.count = 0

    def play(self, state: State, action: int) -> None:
        self.count += 1
        self.game.play(state, action)


def test_going_back_costs_no_more_than_the_way() -> None:
    match = played()
    dice = random.Random(5)
    counted = Counted(match.game)
    walk = Walk(cast("Game", counted), match.first)
    steps = 0
    for _ in range(400):
        at = len(walk.actions)
        if dice.random() < 0.5 and at:
            count = dice.choice([1, 1, 1, 2, 5, at // 2 or 1, at])
            walk.back(count)
            steps += count
        for entry in match.moves[len(walk.actions) :][: dice.choice([1, 1, 2, 9, 60, 200])]:
            walk.forward(entry.action)
            steps += 1
        assert walk.state == match.at(len(walk.actions)).state
        assert len(walk.marks) < 40
    assert counted.count < 4 * steps


def test_a_story_of_many_undos_is_told_quickly_and_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played()
    match = game.at(250)
    for _ in range(300):
        entry = match.moves[-1]
        match.undo(0, 1)
        match.play(entry.seat, entry.action)
    story = Story(match)
    counted = Counted(match.game)
    monkeypatch.setattr(story.walk, "game", counted)
    story.follow(match)
    assert counted.count < 250 + 300 * 12
    assert [line.to(0) for i, line in enumerate(story.lines) if i in story.counted] == [
        told.partition(": ")[2] for told in match.story(0)
    ]
    kept = Story(match)
    assert kept.follow(match, 200)  # a part of it, so that others have their turn
    assert len(kept.lines) == 200
    assert [line.words for line in kept.lines] == [line.words for line in story.lines[: len(kept.lines)]]


def test_who_waits_has_a_turn() -> None:
    async def served() -> list[str]:
        workers = Round([0])
        order: list[str] = []

        async def ask(whose: str) -> None:
            thing = await workers.take(whose)
            order.append(whose)
            await asyncio.sleep(0)
            workers.give(thing)

        busy = [asyncio.create_task(ask("busy")) for _ in range(20)]
        await asyncio.sleep(0)
        busy[5].cancel()
        others = [asyncio.create_task(ask(name)) for name in ("ada", "ben", "ada")]
        await asyncio.gather(*busy, *others, return_exceptions=True)
        assert workers.free == [0]
        return order

    order = asyncio.run(served())
    assert len(order) == 22
    assert "ben" in order[:6]
    assert max(i for i, whose in enumerate(order) if whose == "ada") < 8


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Here, Client]]:
    server = Here(Settings(database=database_address(str(tmp_path / "t.db")), rate=0, workers=2))
    client = Client(server.address)
    yield server, client
    client.close()
    server.close()


def long_table(client: Client) -> Made:
    response = client.ask("POST", "/tables", body=wish([], log=write_log(played(300))))
    assert response.status_code == 201, response.text
    return Made(client, response.json())


def test_a_history_is_worked_out_once_and_in_a_worker(
    served: tuple[Here, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, client = served
    made = long_table(client)
    asked: list[Ask] = []
    workers = server.house.workers
    real = workers.ask

    async def ask(ask: Ask, seconds: float, whose: str) -> Tell:
        asked.append(ask)
        return await real(ask, seconds, whose)

    monkeypatch.setattr(workers, "ask", ask)
    first = made.ask("GET", "/history", "red")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["content-type"] == "application/json"
    for _ in range(5):
        assert made.ask("GET", "/history", "red").content == first.content
    plain = made.ask("GET", "/history", "red", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    assert sum(isinstance(one, Recount) for one in asked) == 1
    assert made.ask("GET", "/history", "blue").json() != first.json()  # a hand of one's own
    assert len(asked) == 2


def test_of_a_very_long_game_some_turns_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    moves = [(entry.seat, entry.action) for entry in match.moves]
    whole = history.history_seen(match.game, match.setup, match.first, moves, 0)
    monkeypatch.setattr(history, "MOMENTS", 20)
    some = history.history_seen(match.game, match.setup, match.first, moves, 0)
    assert 10 <= len(some["moments"]) <= 20 < len(whole["moments"])
    assert some["moments"][-1] == whole["moments"][-1]
    assert all(moment in whole["moments"] for moment in some["moments"])


def test_of_one_guest_s_tables_a_few_play_at_a_time(
    served: tuple[Here, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, client = served
    bots = server.house.bots
    now: set[str] = set()
    most = 0
    seen: set[str] = set()
    real = bots._some_moves

    async def some_moves(table: object) -> bool:
        nonlocal most
        id = str(getattr(table, "id", ""))
        now.add(id)
        seen.add(id)
        most = max(most, len(now))
        try:
            return await real(table)  # type: ignore[arg-type]  # it is one
        finally:
            now.discard(id)

    monkeypatch.setattr(bots, "_some_moves", some_moves)
    tables = [client.make([("red", "greedy"), ("blue", "greedy")]) for _ in range(9)]
    until("all have played", lambda: len(seen) == len(tables))
    assert most <= 4
    assert client.make(ALONE).wait("red")

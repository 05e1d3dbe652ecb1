"""States travel: pickled, copied by `copy`, and sent to a pool of processes, interpreted and compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.game import Setup
from footplate.table.log import read_seats
from tools.compile import ROOT

ILLEGAL = """
from footplate.games import GAMES
from footplate.table.game import Seat, Setup
from footplate.table.rules import Refused
for game in GAMES.values():
    state = game.start(Setup(game.info.id, game.info.editions[0], [Seat("red"), Seat("blue")], {}))
    size = state.catalogue.size
    for action in (-1, size, next(a for a in range(size) if a not in game.legal(state))):
        before = state.pack()
        try:
            game.play(state, action)
        except Refused as refused:
            assert state.pack() == before
            print(refused.refusal.rule)
    game.play(state, game.legal(state)[0])
"""


def speed(folder: Path, *command: str, **more: str) -> str:
    """What a new Python with this folder first on its path prints."""
    environment = dict(os.environ, PYTHONPATH=str(folder), **more)
    done = subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, encoding="utf-8", timeout=900, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def check_travel(folder: Path, compiled: bool) -> None:
    told = json.loads(speed(folder, str(Path(__file__).with_name("travelling.py"))))
    assert told["compiled"] is compiled
    assert told["count"] > 40
    assert told["said"].startswith("<steamrollers 1.04 red,blue=olive: round ")


def test_states_travel_interpreted() -> None:
    check_travel(ROOT / "src", compiled=False)


def test_states_travel_compiled(compiled_copy: Path) -> None:
    check_travel(compiled_copy, compiled=True)


def check_debugging(folder: Path) -> None:
    none = ["table.decision", "table.decision"]  # there are no such actions at all
    rules = [*none, "sp.setup.tiles", *none, "sr.setup.goods"]
    assert speed(folder, "-c", ILLEGAL, FOOTPLATE_DEBUG="1").split() == rules
    assert speed(folder, "-X", "dev", "-c", ILLEGAL).split() == rules


def test_debugging_an_action_that_is_not_legal_is_refused_by_play_itself() -> None:
    check_debugging(ROOT / "src")


def test_debugging_works_compiled(compiled_copy: Path) -> None:
    check_debugging(compiled_copy)


@pytest.mark.parametrize("id", GAMES)
def test_a_state_says_where_it_stands(id: str) -> None:
    game = GAMES[id]
    state = game.start(Setup(id, game.info.editions[0], read_seats(game.info, "red, blue"), {}))
    decision = game.turn(state)
    assert decision is not None
    assert repr(state).startswith(f"<{id} {game.info.editions[0]} red,blue: round ")
    assert repr(state).endswith(f", red: {decision.kind}>")

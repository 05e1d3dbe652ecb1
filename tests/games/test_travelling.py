"""States travel: pickled, copied by `copy`, and sent to a pool of processes, interpreted and compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from footplate.games import OURS
from footplate.table.game import Game
from tests.games import here
from tests.games.kinds import kinds, table
from tools.compile import ROOT

ILLEGAL = """
from footplate.games import OURS
from footplate.table.rules import Refused
from tests.games.kinds import kinds, table
for game in OURS:
    state = game.start(table(game, game.info.editions[0], kinds(game)[0]))
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
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def check_travel(folder: Path, compiled: bool) -> None:
    told = json.loads(speed(folder, "-m", "tests.games.travelling"))
    assert told["compiled"] is compiled
    assert told["count"] > 40
    assert {said.split()[0].removeprefix("<") for said in told["said"]} == set(here.NAMES)
    assert {"<steamrollers 1.04 red,blue=olive", "<steam-power final red,blue"} <= set(told["said"])


def test_states_travel_interpreted() -> None:
    check_travel(ROOT / "src", compiled=False)


def test_states_travel_compiled(compiled_copy: Path) -> None:
    check_travel(compiled_copy, compiled=True)


def check_debugging(folder: Path) -> None:
    told = speed(folder, "-c", ILLEGAL, FOOTPLATE_DEBUG="1").split()
    assert speed(folder, "-X", "dev", "-c", ILLEGAL).split() == told
    none = ["table.decision", "table.decision"]  # there are no such actions at all
    for at, game in enumerate(OURS):
        *two, rule = told[3 * at : 3 * at + 3]
        assert two == none
        game.rule(rule)
    assert len(told) == 3 * len(OURS)
    assert told[2] == "sp.setup.tiles"


def test_debugging_an_action_that_is_not_legal_is_refused_by_play_itself() -> None:
    check_debugging(ROOT / "src")


def test_debugging_works_compiled(compiled_copy: Path) -> None:
    check_debugging(compiled_copy)


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_a_state_says_where_it_stands(game: Game) -> None:
    setup = table(game, game.info.editions[0], kinds(game)[-1])
    state = game.start(setup)
    decision = game.turn(state)
    assert decision is not None
    seats = ",".join(str(seat) for seat in setup.seats)
    assert repr(state).startswith(f"<{game.info.id} {setup.edition} {seats}: round ")
    assert repr(state).endswith(f", {setup.seats[state.seat].name}: {decision.kind}>")

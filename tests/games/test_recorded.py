"""Recorded games replay to the letter: the log, the standings round by round, the score; compiled, too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from footplate.games import GAMES, OURS
from footplate.table.game import Game
from footplate.table.log import read_log, write_log
from tests.games import here
from tests.games.here import ROOT
from tests.games.record import cases, transcript

LOGS = [log for game in OURS for log in here.fixtures(game)]


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_every_kind_of_table_is_recorded(game: Game) -> None:
    recorded = [name for name, _, _ in cases(game)]
    assert recorded, "a game without a recorded game"
    assert [log.stem for log in here.fixtures(game)] == sorted(recorded)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.parent.name}-{log.stem}")
def test_recorded_game(log: Path) -> None:
    text = log.read_text("utf-8")
    match = read_log(text, GAMES, log.name)
    assert match.over
    GAMES[match.setup.game].check(match.state)
    assert write_log(match) == text
    assert transcript(match) == log.with_suffix(".txt").read_text("utf-8")


def test_recorded_games_are_the_same_compiled(compiled_copy: Path) -> None:
    """The test above, in a Python that runs the compiled engine."""
    environment = dict(os.environ, PYTHONPATH=str(compiled_copy))
    asked = "import footplate, sys, pytest; assert footplate.compiled(); sys.exit(pytest.main(sys.argv[1:]))"
    test = f"{Path(__file__).relative_to(ROOT)}::test_recorded_game"
    command = [sys.executable, "-c", asked, "-q", "-p", "no:cacheprovider", "-p", "no:xdist", test]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert f"{len(LOGS)} passed" in done.stdout

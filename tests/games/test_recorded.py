"""Recorded games replay to the letter: the log, the standings round by round, the score; compiled, too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from footplate.games import GAMES, OURS
from footplate.table.errors import BadInput
from footplate.table.game import Game
from footplate.table.log import MOVES, read_log, write_log
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


FORMER = [log for game in OURS for log in sorted((here.TESTS / here.folder(game) / "fixtures").glob("ruleset-*/*.log"))]


@pytest.mark.parametrize("log", FORMER, ids=lambda log: f"{log.parents[2].name}-{log.stem}")
def test_a_game_of_an_earlier_ruleset_keeps_the_components_of_its_time(log: Path) -> None:
    """With today's components it would have gone otherwise. What is written today brings them along."""
    text = log.read_text("utf-8")
    number = log.parent.name.removeprefix("ruleset-")
    match = read_log(text, GAMES, log.name)
    assert match.over
    assert transcript(match) == log.with_suffix(".txt").read_text("utf-8")
    today = write_log(match)
    assert today.partition(MOVES)[2] == text.partition(MOVES)[2]
    assert f"ruleset: {GAMES[match.setup.game].info.ruleset}\n" in today
    assert write_log(read_log(today, GAMES, log.name)) == today
    without = text.replace(f"ruleset: {number}\n", f"ruleset: {GAMES[match.setup.game].info.ruleset}\n")
    try:
        other = read_log(without, GAMES, log.name)
    except BadInput:
        return
    assert transcript(other) != transcript(match)


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_what_has_changed_since_is_another_component_that_can_be_read(game: Game) -> None:
    for former in game.info.former:
        assert game.info.since <= former.until < game.info.ruleset
        assert former.name in game.info.data
        game.check_data(former.name, former.text, former.name)


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

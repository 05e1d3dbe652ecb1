"""The tiny games keep every promise of the contract; what they need of the house works for games of any kind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from footplate.games import GAMES as HOUSE_GAMES
from footplate.games import from_elsewhere
from footplate.players.cases import setup_for
from footplate.players.checks import Rehearsal
from footplate.players.random import RandomPlayer
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Game, Seat, Setup
from footplate.table.log import read_log, write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.table.rules import Refused
from tests.tiny import ELSEWHERE, GAMES, NAMES
from tests.tiny.branch.game import Branch
from tests.tiny.pebbles.game import Pebbles

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
@pytest.mark.parametrize("number", range(12))
def test_they_are_rehearsed_like_any_game(game: Game, number: int) -> None:
    roller = Roller(number)
    setup = setup_for(game, number, roller)
    Rehearsal(Match(game, setup), [RandomPlayer(str(seat)) for seat in range(len(setup.seats))], roller, 500).play()


def begun(game: Game, seats: list[str], first: list[str]) -> Match:
    match = Match(game, Setup(game.info.id, "house", [Seat(name) for name in seats], {}))
    for line in first:
        match.say(line)
    return match


def asked(match: Match) -> str:
    decision = match.decision
    return "over" if decision is None else f"{match.setup.name(decision.seat)}: {decision.kind}"


def test_effects_nest_and_what_was_asked_before_goes_on() -> None:
    match = begun(Branch(), ["red", "blue"], ["nature: start Aston"])
    match.say("red: lay AB")
    assert asked(match) == "red: reward"  # the first to reach Burford
    match.say("red: feast")
    assert asked(match) == "red: feast"
    match.say("red: lay BE")
    assert asked(match) == "red: reward"  # Epping, inside the feast
    match.say("red: rail")
    assert asked(match) == "red: lay"
    match.say("red: lay EC")
    assert asked(match) == "red: reward"  # Colne, inside a reward inside the feast
    match.say("red: coins")
    assert asked(match) == "blue: feast"  # the feast goes on
    match.say("blue: coin")
    assert asked(match) == "blue: lay"  # and then the next turn
    assert match.state.agenda == []
    again = read_log(write_log(match), {"branch": match.game})
    assert again.state == match.state


def test_a_verb_of_another_decision_is_refused_by_the_house() -> None:
    match = begun(Branch(), ["red", "blue"], ["nature: start Aston"])
    with pytest.raises(Refused, match=r"'feast' is no answer now; expected lay, pass\. \[table\.decision\]"):
        match.say("red: feast")
    with pytest.raises(Refused, match=r"br\.lay\.touch"):
        match.say("red: lay BC2")


def test_a_number_named_in_secret_is_told_to_nobody_else_until_all_are_there() -> None:
    match = begun(Pebbles(), ["red", "blue"], ["nature: heap 9", "red: bid 2"])
    told = {seat: match.story(seat)[-1] for seat in (NATURE, 0, 1)}
    assert told == {NATURE: "red: bid a number", 0: "red: bid 2", 1: "red: bid a number"}
    assert "named 2" not in [str(line) for panel in match.game.view(match.state, 1).panels for line in panel.lines]
    match.say("blue: bid 1")
    assert asked(match) == "red: take"
    assert "named 2" in [str(line) for panel in match.game.view(match.state, 1).panels for line in panel.lines]


def test_games_from_elsewhere_are_found_or_refused_with_a_cure() -> None:
    assert [game.info.id for game in from_elsewhere(ELSEWHERE)] == NAMES
    for name in ("nowhere:Game", "tests.tiny.pebbles.game:Nothing", "tests.tiny.pebbles.game", "pathlib:Path"):
        with pytest.raises(BadInput, match="no game"):
            from_elsewhere(name)


@pytest.mark.parametrize("id", NAMES)
def test_the_terminal_plays_them(id: str, tmp_path: Path) -> None:
    """In lines of text, always the first answer."""
    environment = dict(os.environ, FOOTPLATE_GAMES=ELSEWHERE, HOME=str(tmp_path), PYTHONPATH=f"{ROOT / 'src'}:{ROOT}")
    command = [sys.executable, "-m", "footplate", "play", id, "--plain", "--seats", "red,blue=random", "--seed", "4"]
    typed = "1\n" * 60
    done = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", env=environment, timeout=120)
    assert done.returncode == 0, done.stderr + done.stdout[-2000:]
    assert "Traceback" not in done.stderr
    assert "wins" in done.stdout or "win" in done.stdout, done.stdout[-1500:]


@pytest.mark.parametrize("game", [*GAMES, *HOUSE_GAMES.values()], ids=lambda game: game.info.id)
def test_the_house_redacts_before_a_game_shows(game: Game) -> None:
    """No game makes its own `view`, so none can show a state that wasn't redacted."""
    assert type(game).view is Game.view

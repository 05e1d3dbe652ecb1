"""The recorded games of SteamRollers: every way to end against Olive, every option where it matters."""

from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.game import Setup
from footplate.table.log import read_log, write_log
from footplate.table.match import Match
from tests.games import here
from tests.games.steamrollers.recorded import FLAGS, SOLO
from tests.games.steamrollers.tables import GAME, of

LOGS = here.fixtures(GAME)


def recorded(name: str) -> Match:
    (file,) = (log for log in LOGS if log.stem == name)
    return read_log(file.read_text("utf-8"), GAMES, file.name)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_recorded_game_of_the_ruleset_before_replays_too(log: Path) -> None:
    """Ruleset 2 only adds to what ruleset 1 allowed; read again, the log names the ruleset that it was checked with."""
    text = log.read_text("utf-8")
    old = text.replace("ruleset: 2", "ruleset: 1")
    assert old != text
    assert write_log(read_log(old, GAMES, log.name)) == text


@pytest.mark.parametrize(
    ("name", "winner", "at_once", "tied"),
    [
        ("clerk-player-wins", 0, False, False),
        ("conductor-player-wins", 0, False, False),
        ("machinist-tie", 1, False, True),
        ("engineer-olive-wins-at-once", 1, True, False),
        ("investor-olive-wins", 1, False, False),
        ("rail-baron-player-wins", 0, False, False),
    ],
)
def test_every_way_to_end_against_olive_is_recorded(name: str, winner: int, at_once: bool, tied: bool) -> None:
    match = recorded(f"solo-{name}")
    scores = match.game.scores(match.state)
    assert scores.winners == [winner]
    assert bool(of(match.state).olive_won) is at_once
    assert (scores.totals[0] == scores.totals[1]) is tied


FOR = {name: options for name, (_, options) in FLAGS.items()}
FOR |= {f"solo-{name}": options for name, (_, options) in SOLO.items() if options != {"level": "clerk"}}


@pytest.mark.parametrize("name", FOR)
def test_the_option_that_a_game_is_for_matters_in_it(name: str) -> None:
    """With its default the same moves lead elsewhere, or there are others to choose from."""
    match = recorded(name)
    game, setup = match.game, match.setup
    option = next(iter(FOR[name]))
    default = next(known.values[0] for known in game.info.options if known.name == option)
    other = game.start(Setup(setup.game, setup.edition, setup.seats, setup.options | {option: default}))
    state = match.first.copy()
    for entry in match.moves:
        game.play(state, entry.action)
        if entry.action not in game.legal(other):
            return
        game.play(other, entry.action)
        if state.pack() != other.pack() or game.legal(state) != game.legal(other):
            return
    assert game.scores(state).rows != game.scores(other).rows

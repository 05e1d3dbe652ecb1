"""The recorded games of Imperial Steam: every number of players, mode, difficulty and way to end is among them."""

import pytest

from footplate.games import GAMES
from footplate.table.log import read_log
from footplate.table.match import Match
from footplate.table.setup import Setup
from tests.games import here
from tests.games.imperial_steam.recorded import cases
from tests.games.imperial_steam.tables import GAME, MODES, of


def recorded(name: str) -> Match:
    (file,) = (log for log in here.fixtures(GAME) if log.stem == name)
    return read_log(file.read_text("utf-8"), GAMES, file.name)


def roles(setup: Setup) -> list[str]:
    return [seat.role for seat in setup.seats]


def test_every_number_of_players_in_every_mode() -> None:
    tables = [GAME.info.complete(setup) for _, _, setup in cases()]
    people = {
        (len(setup.seats), setup.options["setup"]) for setup in tables if GAME.info.automas[0] not in roles(setup)
    }
    assert people == {(count, mode) for count in (2, 3, 4) for mode in MODES}


def test_every_value_of_every_option_of_the_automa() -> None:
    tables = [GAME.info.complete(setup) for _, _, setup in cases()]
    alone = [setup for setup in tables if GAME.info.automas[0] in roles(setup)]
    for option in GAME.info.options:
        if option.role and option.name != "b-chosen":
            assert {setup.options[option.name] for setup in alone} == set(option.values), option.name


@pytest.mark.parametrize(
    ("name", "arrived", "last_round", "winners"),
    [
        ("two-nobody-arrives", [], 8, [0]),
        ("two-both-arrive", [0, 1], 8, [0]),
        ("solo-player-wins", [0, 1], 8, [0]),
        ("solo-automa-arrives", [1], 7, [1]),
        ("solo-nobody-arrives", [], 8, [0]),
        ("solo-all-b-ends-early", [1], 5, [1]),
    ],
)
def test_ways_to_end(name: str, arrived: list[int], last_round: int, winners: list[int]) -> None:
    match = recorded(name)
    state = of(match)
    assert [seat for seat in range(state.box.seats) if state.connected(seat)] == arrived
    assert state.round == last_round
    assert GAME.scores(state).winners == winners

"""A refusal names what comes nearest: the good that lacks least, the dice that are there."""

import pytest

from tests.games.steamrollers.tables import GAME, position, table

LINES = """
line red 1, C2, D2, 3
line red 3, D4, D5, 4
track red E1 NE-SE
"""
CASES = [
    # the nearest of two that are too far for the engine, however they lie
    ("city 1 grey", "deliver 1", "From 1 to 3 (grey) the distance is 1, the engine's strength 0."),
    ("city 4 yellow grey", "deliver 4", "From 4 to 3 (grey) the distance is 1, the engine's strength 0."),
    ("city 4 grey yellow", "deliver 4", "From 4 to 3 (grey) the distance is 1, the engine's strength 0."),
    # too far is nearer than not connected, and few hexes nearer than many
    ("city 1 green grey red", "deliver 1", "From 1 to 3 (grey) the distance is 1, the engine's strength 0."),
    ("city 1 green blue red", "deliver 1", "No completed connections lead from 1 to 5 (blue)."),
    # with the die as destination, the goods of other cities count
    ("city 1 empty\ncity 3 yellow\ntile 3a red", "deliver 1", "From 3 to 1 (yellow) the distance is 1, the engine's"),
    ("city 1 empty", "deliver 1", "City 1 has no goods."),
]


@pytest.mark.parametrize(("lines", "move", "said"), CASES)
def test_a_delivery_that_is_refused_names_the_nearest_good(lines: str, move: str, said: str) -> None:
    die = move.split()[1]
    state = position(f"{LINES}\nengine red\n{lines}\nturn red\ndie {die}")
    refusal = GAME.refusal(state, state.catalogue.number(move))
    assert refusal is not None
    assert str(refusal.facts).startswith(said)


def test_a_die_that_is_not_there_names_those_that_are() -> None:
    state = position("dice 2 2 5\nturn red")
    refusal = GAME.refusal(state, state.catalogue.number("pick 4"))
    assert refusal is not None
    assert str(refusal.facts) == "No free die shows 4; the free ones show 2, 5."


def test_a_full_region_says_that_it_is_full() -> None:
    pieces = ", ".join(f"{h} W-E" for h in ["A1", "A2", "B1", "B3", "B4", "B5", "C1", "C2"])
    state = position(f"track red {pieces}\nturn red\ndie 1", table())
    refusal = GAME.refusal(state, state.catalogue.number("build 1"))
    assert refusal is not None
    assert str(refusal.facts) == "Every hex of region 1 holds track."

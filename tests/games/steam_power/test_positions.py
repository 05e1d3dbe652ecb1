"""Positions of the solo games: what can't be is refused with its reason, and every example has its scenario."""

from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.table.scenario import read_scenario
from tests.games.steam_power.solo import GAME, table

SCENARIOS = Path(__file__).resolve().parents[3] / "scenarios" / "steam_power"
AUTOMA = "green, red=mautoma"


@pytest.mark.parametrize(
    ("seats", "lines", "what"),
    [
        (AUTOMA, ["corner top-left white", "corner top-right white"], "a black, a white, an orange and a grey cube"),
        (AUTOMA, ["corner top-left purple"], "a black, a white, an orange and a grey cube"),
        (AUTOMA, ["corner top white"], "unknown corner 'top'"),
        (AUTOMA, ["coins red Chicago, I6"], "red's coins continue no track"),
        (AUTOMA, ["coins green Chicago, I6"], "coins lie on hexes, for an automa"),
        (AUTOMA, ["reveal C01"], "contracts are revealed in an automa's turn"),
        (AUTOMA, ["turn red", "reveal C01", "discard red C01"], "contract C01 stands here twice"),
        (AUTOMA, ["company red"], "companies are drawn only in Basic Solo"),
        (AUTOMA, ["aside C01"], "belong to Basic Solo"),
        ("red, blue", ["bag red 1"], "belong to Basic Solo"),
        ("red", ["company red", "bag red 3"], "2 trains of each company"),
        ("red", ["company red", "bag red 2"], "a train of red was drawn, so not all of them are in the bag"),
        ("red", ["turn red"], "alone, every turn is one action as a company"),
        ("red", ["round 9"], "'9' is not a number from 1 to 8"),
        ("red, blue", ["marker top-left"], "'marker' belongs to a game with an automa"),
        (AUTOMA, ["turn red", "turn green"], "'turn' stands here twice"),
        (AUTOMA, ["turn red 1"], "an automa's turn has contracts, not actions"),
        (AUTOMA, ["start red"], "an automa never begins"),
        (AUTOMA, ["hand red C01"], "an automa has no hand"),
        ("red=mautoma", ["turn red"], "a Mautoma needs at least one player"),
    ],
)
def test_a_position_that_cannot_be(seats: str, lines: list[str], what: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.arrange(table(seats), lines)
    assert what in str(error.value)


def test_a_blocked_coin_path_is_no_position() -> None:
    lines = ["link red Chicago, I6, Milwaukee", "coins red Madison, A1"]
    state = GAME.arrange(table(AUTOMA), lines)
    with pytest.raises(AssertionError, match="a blocked coin path"):
        GAME.check(state)


def test_every_solo_example_and_ruling_has_a_scenario() -> None:
    """F26 to F38, the rulebook's own examples, and the rulings on the solo games."""
    shown: set[str] = set()
    for file in SCENARIOS.glob("*.scn"):
        shown.update(read_scenario(file.read_text("utf-8"), GAMES, file.name).example.split())
    wanted = {f"F{n}" for n in range(26, 39)} | {f"G-{n}" for n in range(24, 43)}
    wanted |= {f"example-{letter}" for letter in "ABCDE"} | {"example-payment", "example-factory"}
    assert sorted(wanted - shown) == []

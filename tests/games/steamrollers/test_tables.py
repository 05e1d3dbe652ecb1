"""Which tables there are, and what their options mean."""

import pytest

from footplate.games.steamrollers.options import OPTIONS
from footplate.table.errors import BadInput
from footplate.table.game import Seat, Setup
from tests.games.steamrollers.tables import GAME, LEVELS, SOLO, TABLES, table


@pytest.mark.parametrize("seats", [*TABLES, SOLO])
def test_two_to_five_players_or_one_against_olive(seats: str) -> None:
    GAME.start(table(seats))


@pytest.mark.parametrize("seats", ["red=olive, blue", "red, blue, green=olive", "red=olive, blue=olive"])
def test_olive_plays_against_one_player_who_is_named_first(seats: str) -> None:
    with pytest.raises(BadInput, match="one player"):
        GAME.start(table(seats))


def test_nobody_plays_alone_without_olive() -> None:
    with pytest.raises(BadInput, match="2 to 5 seats"):
        GAME.start(Setup("steamrollers", "1.04", [Seat("red")], {}))


@pytest.mark.rule("sr.olive.options")
@pytest.mark.parametrize("name", ["coal", "orders", "powers"])
def test_against_olive_there_are_only_mountains(name: str) -> None:
    GAME.start(table(SOLO, mountains="hard"))
    with pytest.raises(BadInput, match="Olive plays without") as refused:
        GAME.start(table(SOLO, {name: "yes"}))
    assert refused.value.where == name
    GAME.start(table(SOLO, {name: "yes", f"{name}-in-solo": "yes"}))


def test_options_are_the_open_readings_and_the_micro_expansions() -> None:
    """Each with its default first."""
    defaults = {option.name: option.values[0] for option in OPTIONS}
    assert defaults == {
        "coal": "no", "orders": "no", "powers": "no", "mountains": "none", "level": "clerk",
        "removed-goods": "out-of-game", "delivered-goods": "bag", "track-at-walls": "yes",
        "new-tiles": "next-round", "pass": "if-nothing-else", "parallel-links": "score", "free-rail": "any",
        "stopped-olive": "no-points", "coal-in-solo": "no", "orders-in-solo": "no", "powers-in-solo": "no",
    }  # fmt: skip


def test_levels_are_one_to_six_dice() -> None:
    assert GAME.info.options[4].values == LEVELS
    for dice, level in enumerate(LEVELS, 1):
        state = GAME.arrange(table(SOLO, level=level), ["setup"])
        assert GAME.fact(state, ["crosses"]) == "0 0 0 0 0 0"
        assert getattr(state, "box").level == dice  # noqa: B009 - the contract's state has no box

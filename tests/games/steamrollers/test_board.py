"""What the browser's board is told of a decision before it is taken."""

from typing import Any

from footplate.games.steamrollers.board import ahead
from footplate.games.steamrollers.game import SteamRollers
from footplate.games.steamrollers.state import SteamRollersState
from footplate.table.game import Seat, Setup

EXAMPLE = [
    "line red 1, C2, D2, 3",
    "line red 3, D4, D5, 4",
    "line red 4, D7, C8, 2",
    "line red 1, B3, B4, B5, C5, C6, 4",
    "city 1 red",
    "turn red",
]


def arranged(*lines: str, die: int = 1) -> SteamRollersState:
    setup = Setup("steamrollers", "1.04", [Seat("red"), Seat("blue")], {"powers": "yes"})
    state = SteamRollers().arrange(setup, [*EXAMPLE, *lines, f"die {die}"])
    assert isinstance(state, SteamRollersState)
    return state


def routes(told: Any) -> list[tuple[list[int], int, bool]]:
    return [(route["cities"], route["distance"], route["fits"]) for route in told["routes"]]


def test_a_good_brings_its_routes_the_longest_that_fits_first() -> None:
    """Rule sr.deliver.distance: an engine of three goes 1-3-4-2; the way over two towns is too far for it."""
    goods: Any = ahead(arranged("engine red 1 2 3"))["goods"]
    assert [(good["city"], good["colour"], good["personal"]) for good in goods] == [(1, "red", False)]
    assert routes(goods[0]) == [([1, 3, 4, 2], 3, True), ([1, 4, 2], 4, False)]
    assert goods[0]["routes"][0]["hexes"] == ["C2", "D2", "D4", "D5", "D7", "C8"]


def test_a_good_on_its_way_keeps_its_routes() -> None:
    game = SteamRollers()
    state = arranged("engine red 1 2 3 4")
    assert ahead(state)["delivery"] is None
    for move in ("deliver 1", "load 1 red"):
        game.play(state, state.catalogue.number(move))
    delivery: Any = ahead(state)["delivery"]
    assert [delivery["city"], delivery["colour"], delivery["personal"]] == [1, "red", False]
    assert routes(delivery) == [([1, 4, 2], 4, True), ([1, 3, 4, 2], 3, True)]


def test_a_personal_good_is_told_apart() -> None:
    goods: Any = ahead(arranged("engine red 1 2", "city 3 blue", "personal red 3 yellow", die=3))["goods"]
    assert [(good["colour"], good["personal"]) for good in goods] == [("yellow", True)]


def test_olive_says_from_how_many_crosses_on_she_removes_goods() -> None:
    """Rule sr.olive.remove."""
    setup = Setup("steamrollers", "1.04", [Seat("red"), Seat("blue", "olive")], {})
    game = SteamRollers()
    told: Any = game.view(game.arrange(setup, ["crosses 0 1 0 0 0 4", "turn red"]), 0).data["olive"]
    assert [told["crosses"], told["from"]] == [[0, 1, 0, 0, 0, 4], 3]

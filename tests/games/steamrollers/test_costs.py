"""What a delivery costs is said before it is made, in every face: a tile that goes back to the centre for it."""

from footplate.games.steamrollers.board import ahead
from footplate.games.steamrollers.options import data_text
from tests.games.steamrollers.tables import GAME, position, table

SHEET = """
line red 1, C2, D2, 3
line red 3, D4, D5, 4
line red 4, D7, C8, 2
line red 1, B3, B4, B5, C5, C6, 4
turn red
die 1
"""
BACK = "tile 4a goes back to the centre"


def listed(lines: str, *moves: str, **more: str) -> dict[str, str]:
    """The answers after some moves, as they are listed, with what is said of each."""
    state = position(SHEET + lines, table(chosen=more))
    for move in moves:
        GAME.play(state, state.catalogue.number(move))
    return {state.catalogue.notation(n): str(GAME.describe(state, n)) for n in GAME.legal(state)}


def default(lines: str, *moves: str, **more: str) -> str:
    state = position(SHEET + lines, table(chosen=more))
    for move in moves:
        GAME.play(state, state.catalogue.number(move))
    return state.catalogue.notation(GAME.default(state))


def test_a_route_that_spends_tile_4a_says_so_and_comes_last() -> None:
    there = listed("engine red 1\ncity 1 coal\ntile 4a red", "deliver 1", "load 1 coal", coal="yes")
    assert next(iter(there)) == "to 3 1"
    assert BACK not in there["to 3 1"]
    assert all(BACK in said for move, said in there.items() if move != "to 3 1")


def test_it_is_said_where_the_only_good_needs_the_tile() -> None:
    """With one answer each, the delivery plays itself: this is the last moment to say it."""
    there = listed("engine red 1\ncity 1 red\ntile 4a red")
    assert there["deliver 1"] == f"from city 1: red, {BACK}"
    there = listed("engine red 1\ncity 1 red grey\ntile 4a red")
    assert there["deliver 1"] == "from city 1: grey red"


def test_a_good_that_needs_the_tile_says_so_and_comes_last() -> None:
    there = listed("engine red 1\ncity 1 red grey\ntile 4a red", "deliver 1")
    assert list(there) == ["load 1 grey", "load 1 red"]
    assert there["load 1 red"] == f"to 2 for up to 4, {BACK}"
    far = f"to 3 for up to 4, {BACK}; to 4 for up to 3, {BACK}"
    assert there["load 1 grey"] == f"to 3 for up to 1; {far}"


def test_a_delivery_that_the_engine_can_make_costs_nothing() -> None:
    there = listed("engine red 1 2 3 4\ncity 1 red\ntile 4a red", "deliver 1", "load 1 red")
    assert not any(BACK in said for said in there.values())


def test_a_stretched_delivery_names_its_tile() -> None:
    there = listed("engine red 1 2 3 4\ncity 1 red\ntile 3b red", "deliver 1", "load 1 red")
    assert there["stretch 2 3 +1"] == "4 points: 1-3-4-2, tile 3b goes back to the centre"


def test_the_number_of_a_tile_is_that_of_the_data() -> None:
    tiles = (
        data_text("action_tiles.csv")
        .replace("4a,unlimited", "4a,shift")
        .replace("5a,shift,permanent", "5a,unlimited,one-time")
    )
    tiles = tiles.replace("2a,double,one-time", "2a,claim,one-time").replace("2b,claim", "2b,double")
    there = listed("city 1 red\ntile 5a red", data_action_tiles=tiles)
    assert there["deliver 1"].endswith("tile 5a goes back to the centre")
    state = position("tile 2b red\nturn red", table(data_action_tiles=tiles))
    assert str(GAME.describe(state, state.catalogue.number("double"))) == "tile 2b: take two dice"


def test_the_default_counts_tile_4b_and_spares_tile_4a() -> None:
    assert default("engine red 1 2 3\ncity 1 red\ntile 4b red", "deliver 1", "load 1 red") == "to 2 4"
    assert default("engine red 1 2 3\ncity 1 red\ntile 4a red", "deliver 1", "load 1 red") == "to 2 3"
    assert default("engine red 1\ncity 1 red\ntile 4a red", "deliver 1", "load 1 red") == "to 2 4"


def test_the_board_shows_the_routes_that_cost_nothing_first() -> None:
    state = position(SHEET + "engine red 1 2 3\ncity 1 red\ntile 4a red")
    goods = ahead(state)["goods"]
    assert isinstance(goods, list)
    assert [(way["distance"], way["spends"]) for way in goods[0]["routes"]] == [(3, []), (4, ["4a"])]


def test_what_can_be_delivered_is_named_where_the_city_is_empty() -> None:
    there = listed("engine red 1 2 3 4\ncity 1 empty\ncity 3 yellow\ntile 3a red")
    assert there["deliver 1"] == "to city 1: yellow"
    own = "line red 4, E6, F6, F5, F4, F3, 5\nengine red 1\npersonal red 4 blue\ncity 4 empty\nturn red\ndie 4"
    state = position(own, table(powers="yes"))
    assert str(GAME.describe(state, state.catalogue.number("deliver 4"))) == "from city 4: blue (your own)"

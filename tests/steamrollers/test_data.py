"""The components: what they hold, what is refused, and boxes with other values."""

from collections import Counter

import pytest

from footplate.games.steamrollers.components import ORDER_SIDES, read_die, read_orders, read_tiles
from footplate.games.steamrollers.options import LEVEL_NAMES, data_text
from footplate.games.steamrollers.terms import LANGUAGES, TERMS, term
from footplate.table.errors import BadInput
from tests.steamrollers.tables import GAME, SOLO, play, position, table

TILES = data_text("action_tiles.csv")
ORDERS = data_text("order_tiles.csv")
DIE = data_text("black_die.csv")
MAP = data_text("map.csv")
CHARTS = data_text("charts.csv")


def test_one_time_tiles_are_worth_a_point_and_permanent_ones_cost_two() -> None:
    for solo in (False, True):
        for side in read_tiles(TILES, "tiles", solo):
            assert side.vp == (-2 if side.permanent else 1)


def test_over_all_order_tiles_every_colour_occurs_six_times() -> None:
    orders = read_orders(ORDERS, "orders", 10)
    assert [order.name for order in orders] == ORDER_SIDES
    assert [sum(order.goods[k] for order in orders) for k in range(5)] == [6] * 5
    price = {(1, 1): 2, (2,): 3, (1, 1, 1): 4, (1, 1, 1, 1, 1): 7}
    assert all(order.vp == price[tuple(n for n in order.goods if n)] for order in orders)


def test_every_face_of_the_black_die_shows_two_types_and_each_pair_is_there_twice() -> None:
    faces = read_die(DIE, "die")
    assert [(face.words, face.count) for face in faces] == [
        ("straight+gentle", 2),
        ("straight+sharp", 2),
        ("gentle+sharp", 2),
    ]


BAD = [
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "B4,0,-2,1,yellow,plain"), "region 1 has 0 town hexes"),
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "B4,0,-2,1,pink,town"), "unknown colour 'pink'"),
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "B4,0,-2,7,yellow,town"), "not a number from 1 to 6"),
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "B4,-1,-2,1,yellow,town"), "lies where B3 lies"),
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "B3,0,-2,1,yellow,town"), "stands here twice"),
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "B4,0,-2,1,yellow,swamp"), "unknown kind 'swamp'"),
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "B4,0,-2,1,red,town"), "but region 1 is yellow"),
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "B4,20,-2,1,yellow,town"), "is in 3 parts"),
    ("map", MAP.replace("B4,0,-2,1,yellow,town", "b 4,0,-2,1,yellow,town"), "not a hex's name"),
    ("map", MAP.replace("B4,0,-2", f"B4,{'9' * 5000},-2"), "q: '" + "9" * 60 + "…' is not a number from -99 to 99"),
    ("map", MAP.replace("B4,0,-2", "B4,٠,-2"), "q: '٠' is not a number from -99 to 99"),
    ("map", MAP.replace("B4,0,-2", f"B4,{'x' * 140_000},-2"), "this row can't be read: field larger than field limit"),
    ("map", "", "the file is empty"),
    ("map", "id,q\n", "the heading is"),
    ("map", "\n".join(line for line in MAP.splitlines() if line[:2] not in ("A1", "A2", "B1")), "hexes to draw in"),
    ("charts", CHARTS.replace("medium,1,1-3 4-6", "medium,1,1-2"), "'1-2' is not a border"),
    ("charts", CHARTS.replace("medium,1,1-3 4-6", "medium,2,1-3"), "stands here twice"),
    ("charts", CHARTS.replace("medium,1,1-3 4-6\n", ""), "chart medium 1 is missing"),
    ("charts", CHARTS.replace("medium,1", "easy,1"), "unknown level 'easy'"),
    ("action-tiles", TILES.replace("1a,set", "1a,fly"), "unknown effect 'fly'"),
    ("action-tiles", TILES.replace("1a,set,one-time", "1a,set,often"), "unknown use 'often'"),
    ("action-tiles", TILES.replace("1a,set", "7a,set"), "unknown side '7a'"),
    ("action-tiles", TILES.replace("1b,set", "1a,set"), "side 1a stands here twice"),
    ("action-tiles", TILES.replace("1b,set,one-time,1,no,reconstructed\n", ""), "side 1b is missing"),
    ("action-tiles", TILES.replace("1a,set,one-time,1,no", "1a,set,one-time,1,perhaps"), "solo is yes or no"),
    ("action-tiles", TILES.replace("1a,set,one-time,1", "1a,set,one-time,many"), "not a number from -9 to 9"),
    ("action-tiles", TILES.replace("3a,destination", "3a,double"), "can't be in one game"),
    ("action-tiles", TILES.replace("1a,set", "1a,stop-olive"), "for another table"),
    ("order-tiles", ORDERS.replace("O1a,red+blue", "O1a,red+pink"), "unknown colour 'pink'"),
    ("order-tiles", ORDERS.replace("O1a,red+blue,2\n", ""), "side O1a is missing"),
    ("order-tiles", ORDERS.replace("O1a,red", "O9a,red"), "unknown side 'O9a'"),
    ("order-tiles", ORDERS.replace("O1b,red", "O1a,red"), "stands here twice"),
    ("order-tiles", ORDERS.replace("O1a,red+blue,2", "O1a,red+blue"), "2 fields instead of 3"),
    ("black-die", DIE.replace("1,straight+gentle", "1,straight+bent"), "unknown type 'bent'"),
    ("black-die", DIE.replace("1,straight+gentle\n", ""), "the die has 5 faces"),
    ("black-die", DIE.replace("2,straight", "1,straight"), "stands here twice"),
]


def moved(region: int, by: int) -> str:
    """The map with a region somewhere else."""
    lines = [line.split(",") for line in MAP.splitlines()]
    for line in lines:
        if len(line) == 6 and line[3] == str(region):
            line[1] = str(int(line[1]) + by)
    return "\n".join(",".join(line) for line in lines) + "\n"


SOLO_TWICE = TILES + "2a,stop-olive,one-time,1,yes,mine\n"
LEAVE = "Leave out this row or that of mine.csv"
TEN = "+".join(["red"] * 11)
WHOLE = [
    (
        "action-tiles",
        SOLO_TWICE,
        f"mine.csv:19: side: side 2a stands here twice, with 'yes' in the column solo. {LEAVE}:17.",
    ),
    (
        "order-tiles",
        ORDERS.replace("O1a,red+blue", f"O1a,{TEN}"),
        "mine.csv:4: goods: O1a can never be traded: it asks for more red goods than there are. "
        "There are 10 of each colour.",
    ),
    (
        "map",
        moved(6, 40),
        "mine.csv:53: q: city 6 is closed off: no track could join it to city 1. "
        "Let its hexes touch those of another region.",
    ),
    (
        "map",
        MAP.replace(",6,green,", ",6,red,"),
        "mine.csv: colour: no city is green: green goods could never be delivered. "
        "Each colour needs a city; grey ones are grey-dark or grey-light.",
    ),
    (
        "charts",
        CHARTS.replace("medium,1,1-3 4-6", "medium,1,2-6 3-6 4-6"),
        "mine.csv:4: borders: chart medium 1 closes off city 6: no track could join it to city 1. "
        "Leave one of its region's borders open.",
    ),
    (
        "action-tiles",
        TILES.replace("3a,destination", "3a,double"),
        "mine.csv:9: effect: sides 3a and 2a can't be in one game. Put them on one tile.",
    ),
]


@pytest.mark.parametrize(("name", "text", "said"), WHOLE, ids=[said[:40] for _, _, said in WHOLE])
def test_data_that_could_never_be_played_says_where_and_what_to_do(name: str, text: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.check_data(name, text, "mine.csv")
    assert str(refused.value) == said


@pytest.mark.parametrize(("name", "text", "said"), WHOLE, ids=[said[:40] for _, _, said in WHOLE])
def test_no_table_is_set_up_with_it(name: str, text: str, said: str) -> None:
    mountains = "medium" if name == "charts" else "none"
    with pytest.raises(BadInput):
        GAME.start(table(SOLO, {f"data-{name}": text, "mountains": mountains}))


@pytest.mark.parametrize(("name", "text", "said"), BAD)
def test_bad_data_is_refused_with_its_place(name: str, text: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.check_data(name, text, "mine.csv")
    assert said in str(refused.value)
    assert str(refused.value).startswith("mine.csv")


@pytest.mark.parametrize(
    ("name", "text"),
    [("map", MAP), ("charts", CHARTS), ("action-tiles", TILES), ("order-tiles", ORDERS), ("black-die", DIE)],
)
def test_good_data_is_shown(name: str, text: str) -> None:
    view = GAME.check_data(name, text, "mine.csv")
    assert view.panels[0].lines
    assert bool(view.boards) == (name == "map")


def test_unknown_data_is_refused() -> None:
    with pytest.raises(BadInput, match="no data 'maps'"):
        GAME.check_data("maps", MAP, "mine.csv")


def test_the_owner_of_a_printed_box_replaces_a_value_without_touching_code() -> None:
    """Another value and another use for a tile: 4b for one use, worth 1."""
    other = TILES.replace("4b,strength,permanent,-2", "4b,strength,one-time,1")
    setup = table(data_action_tiles=other)
    state = position("line red 1, C2, D2, 3\ncity 1 grey\ntile 4b red\nturn red\ndie 1", setup)
    assert GAME.fact(state, ["score", "red", "tiles"]) == "1"
    GAME.play(state, state.catalogue.number("deliver 1"))
    GAME.play(state, state.catalogue.number("load 1 grey"))
    GAME.play(state, state.catalogue.number("to 3 1"))
    assert GAME.fact(state, ["tile", "4"]) == "centre"


def test_a_die_of_ones_own() -> None:
    setup = table(data_black_die=DIE.replace("6,gentle+sharp", "6,straight+gentle+sharp"))
    match = play(setup, "own die")
    GAME.check(match.state)
    faces = {match.catalogue.notation(move.action) for move in match.moves if move.seat < 0}
    assert "black straight+gentle+sharp" in faces


def test_a_map_with_other_borders_needs_charts_of_its_own() -> None:
    moved = MAP.replace("D8,4,0,2,red,town", "D8,4,0,2,red,plain").replace("C9,5,-1,2,red,plain", "C9,5,-1,2,red,town")
    GAME.start(table(data_map=moved))
    GAME.start(table(data_map=moved, mountains="hard"))


# Terms


def test_eighty_one_rows_of_terms_in_four_languages() -> None:
    assert LANGUAGES == ["en", "fr", "nl", "de"]
    assert {words.row for words in TERMS.values()} == set(range(1, 82))
    assert all(term(key, language) for key in TERMS for language in LANGUAGES)


def test_the_levels_have_their_names_in_four_languages() -> None:
    keys = ["clerk", "conductor", "machinist", "engineer", "investor", "rail-baron"]
    assert [term(key, "en") for key in keys] == LEVEL_NAMES
    assert [term(key, "fr") for key in keys] == [
        "Employée", "Conductrice", "Machiniste", "Ingénieur", "Investisseuse", "Baronne du rail",
    ]  # fmt: skip
    assert [term(key, "nl") for key in keys] == [
        "Bediende", "Conducteur", "Machinist", "Ingenieur", "Belegger", "Spoorwegbaas",
    ]  # fmt: skip
    assert [term(key, "de") for key in keys] == [
        "Fahrkartenverkäufer", "Schaffner", "Maschinist", "Lokführer", "Investor", "Magnat",
    ]  # fmt: skip
    assert term("olive", "de") == "Olivia"


def test_terms_say_where_they_come_from() -> None:
    sources = Counter(words.source for words in TERMS.values())
    assert set(sources) == {"rulebook", "own translation", "rulebook; own: de", "rulebook; own: nl"}


def test_d50_the_theme_has_no_rule() -> None:
    """The rulebooks disagree on which side of the Civil War the game is played; no rule depends on it."""
    said = " ".join(rule.statement.lower() for rule in GAME.info.rules.rules)
    assert "war" not in said.split()

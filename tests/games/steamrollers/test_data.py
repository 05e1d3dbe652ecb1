"""The components: what they hold, and boxes with other values."""

from collections import Counter

import pytest

from footplate.games.steamrollers.components import ORDER_SIDES, read_die, read_orders, read_tiles
from footplate.games.steamrollers.options import LEVEL_NAMES
from footplate.games.steamrollers.terms import LANGUAGES, TERMS, term
from footplate.table.errors import BadInput
from tests.games.steamrollers.bad_data import DIE, MAP, ORDERS, TILES, UNPLAYABLE
from tests.games.steamrollers.tables import GAME, SOLO, play, position, table


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


@pytest.mark.parametrize(("name", "text", "said"), UNPLAYABLE, ids=[said[:40] for _, _, said in UNPLAYABLE])
def test_no_table_is_set_up_with_it(name: str, text: str, said: str) -> None:
    mountains = "medium" if name == "charts" else "none"
    with pytest.raises(BadInput):
        GAME.start(table(SOLO, {f"data-{name}": text, "mountains": mountains}))


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

"""The components: what they hold, what is known of the printed ones, and boxes with other values."""

import re
from itertools import combinations
from math import dist

import pytest

from footplate.games.imperial_steam.box import FILES, open_box, read_components
from footplate.games.imperial_steam.components import FIRST
from footplate.games.imperial_steam.geography import Geography
from footplate.games.imperial_steam.goods import BRIDGE, HUB_COUNT, PLAIN, TUNNEL
from footplate.games.imperial_steam.options import LAYOUTS, data_text
from footplate.table.errors import BadInput
from footplate.table.sheets import remark
from tests.games.imperial_steam.bad_data import BAD, GOOD
from tests.games.imperial_steam.tables import GAME, of, play, table
from tests.games.spoiling import spoilt

BOX = read_components({})
MAP: Geography = BOX.geography
ORIGINS = ("printed", "published", "reconstructed")


def near(city: str) -> set[str]:
    return {MAP.city_names[other] for other in MAP.neighbours[MAP.cities_by_name.find(city)]}


def link(name: str) -> int:
    return MAP.link_aliases().get(name, MAP.link_names.index(name) if name in MAP.link_names else -1)


def to_goal(city: str) -> int:
    return MAP.to_goal[MAP.cities_by_name.find(city)]


# Where values come from


@pytest.mark.parametrize("name", [name for name in FILES if name != "boards"])
def test_every_row_says_where_it_comes_from(name: str) -> None:
    text = GOOD[name]
    assert remark(text, "source") != "unknown"
    assert remark(text, "title") != "unknown"
    rows = [line for line in text.splitlines() if not line.startswith("#")]
    at = rows[0].split(",").index("source")
    for row in rows[1:]:
        said = row.split(",")[at]
        assert any(word in said for word in (*ORIGINS, "public", "follows from")), row


def test_every_number_says_where_it_comes_from() -> None:
    for line in data_text("boards.toml").splitlines():
        if "=" in line and not line.startswith("#"):
            assert any(word in line.partition("#")[2] for word in ORIGINS), line


# The map


def test_cities_are_numbered_from_a_to_z_without_accents() -> None:
    names = MAP.city_names
    assert names[:4] == ["Amstetten", "Baden", "Bratislava", "Bruck a.d. Mur"]
    assert names.index("Maribor") < names.index("Murska Sobota") < names.index("Mürzzuschlag") < names.index("Sopron")
    assert names.index("Spittal") < names.index("St. Pölten") < names.index("Steyr") < names.index("Szombathely")


def test_the_map_is_what_the_sources_tell_of_it() -> None:
    assert {"St. Pölten", "Baden", "Linz", "Mariazell", "Mürzzuschlag"} <= near("Amstetten")
    assert {"St. Pölten", "Baden"} <= near("Wien") & near("Amstetten")
    assert "Sopron" in near("Bratislava")
    assert near("Sopron") & {"Wien", "Baden"}
    assert {"Amstetten", "Gloggnitz", "Mariazell", "Bruck a.d. Mur"} <= near("Mürzzuschlag")
    assert MAP.terrain[link("Amstetten-Mürzzuschlag")] == PLAIN
    assert MAP.terrain[link("Gloggnitz-Mürzzuschlag")] == TUNNEL
    assert MAP.terrain[link("Gloggnitz-Fürstenfeld")] == TUNNEL
    assert MAP.terrain[link("Fürstenfeld-Maribor")] == BRIDGE
    assert to_goal("Maribor") == to_goal("Fürstenfeld") - 1
    assert to_goal("Wien") == 6
    assert MAP.semmering == link("Gloggnitz-Mürzzuschlag")
    assert MAP.city_names[MAP.start] == "Wien"
    assert MAP.city_names[MAP.goal] == "Trieste"
    assert (MAP.cities, MAP.links, len(MAP.tile_sites)) == (30, 55, 27)
    assert [MAP.terrain.count(terrain) for terrain in (PLAIN, TUNNEL, BRIDGE)] == [35, 13, 7]


def point(city: int) -> tuple[int, int]:
    return MAP.x[city], MAP.y[city]


def side(a: int, b: int, c: int) -> int:
    """On which side of the line from a to b the third city lies."""
    (ax, ay), (bx, by), (cx, cy) = point(a), point(b), point(c)
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def test_no_two_links_cross() -> None:
    for one, other in combinations(range(MAP.links), 2):
        a, b, c, d = MAP.a[one], MAP.b[one], MAP.a[other], MAP.b[other]
        if len({a, b, c, d}) == 4:
            apart = side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0
            assert apart, f"{MAP.link_names[one]} crosses {MAP.link_names[other]}"


def test_tiles_of_cities_do_not_touch() -> None:
    for a, b in combinations(range(MAP.cities), 2):
        assert dist(point(a), point(b)) >= 140, f"{MAP.city_names[a]}, {MAP.city_names[b]}"


def test_no_link_runs_over_a_city_that_it_does_not_join() -> None:
    for number in range(MAP.links):
        a, b = point(MAP.a[number]), point(MAP.b[number])
        for city in range(MAP.cities):
            if city not in (MAP.a[number], MAP.b[number]):
                x, y = point(city)
                part = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / dist(a, b) ** 2
                part = min(1.0, max(0.0, part))
                foot = (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))
                assert dist((x, y), foot) >= 70, f"{MAP.link_names[number]} runs over {MAP.city_names[city]}"


# The other components


def test_the_numbers_of_pieces_are_the_published_ones() -> None:
    assert [sum(tile.counts[count] for tile in BOX.tiles) for count in range(3)] == [23, 23, 23]
    assert [sum(tile.slots * tile.counts[count] for tile in BOX.tiles) for count in range(3)] == [12, 18, 24]
    assert len(BOX.contracts) == 28
    assert len(BOX.railway) == 35
    assert len([card for card in BOX.setup_cards if card.layout != FIRST]) == 15
    assert len(BOX.boards.rounds_shipments) == 9
    assert set(BOX.boards.rounds_shipments) == {2, 3, 4, 5}
    assert BOX.boards.business_tokens == [13, 8, 3]
    assert sum(BOX.boards.rounds_hands) == 34


def test_state_railway_cards_name_every_plain_link_once_and_bear_the_numbers_evenly() -> None:
    links = [card.link for card in BOX.railway]
    assert sorted(links) == [number for number in range(MAP.links) if MAP.terrain[number] == PLAIN]
    steps = [card.steps for card in BOX.railway]
    assert [steps.count(number) for number in (1, 2, 3, 4)] == [9, 9, 9, 8]


def test_there_are_eleven_action_cards_and_eight_decision_cards() -> None:
    names = [card.name for card in BOX.action_cards]
    assert names == ["1A", "1B", "2A", "2B", "3A", "3B", "4", "5", "6", "7", "8"]
    assert [card.name for card in BOX.action_cards if card.star] == ["6", "7", "8"]
    assert [card.name for card in BOX.decision_cards if card.star] == ["D6", "D7", "D8"]
    assert len(BOX.decision_cards) == 8


def test_every_layout_of_the_options_is_there_for_every_number_of_players() -> None:
    for players in (2, 3, 4):
        here = [card.layout for card in BOX.setup_cards if card.players == players]
        assert here == [FIRST, *LAYOUTS]


def test_only_the_first_game_for_two_has_fixed_tiles() -> None:
    fixed = [card.name for card in BOX.setup_cards if card.tiles]
    assert fixed == ["F2"]
    card = next(card for card in BOX.setup_cards if card.tiles)
    assert [MAP.city_names[city] for city in card.hubs] == ["Amstetten", "Graz", "Villach", "Szombathely"]
    tiles = [tile for tile in card.tiles if tile >= 0]
    assert len(tiles) == len(MAP.tile_sites) - HUB_COUNT


def test_no_hub_of_a_card_lies_next_to_wien_or_to_another_hub() -> None:
    """Whoever moves first would be the first to deliver there, and with three players won 47 % of such games."""
    near = BOX.geography.neighbours
    for card in BOX.setup_cards:
        sites = [BOX.geography.start, *card.hubs]
        assert not any(b in near[a] for a in sites for b in sites), card.name


def test_contracts_pay_more_the_more_they_ask_for() -> None:
    for one, other in combinations(BOX.contracts, 2):
        if one.size < other.size:
            assert one.pays < other.pays
            assert one.penalty < other.penalty


# Boxes with other values


@pytest.mark.parametrize(("name", "text", "said"), BAD, ids=[said[:60] for _, _, said in BAD])
def test_no_table_is_set_up_with_bad_data(name: str, text: str, said: str) -> None:
    if not text.strip():
        return  # the house refuses it
    with pytest.raises(BadInput) as refused:
        GAME.start(table(data={name: text}))
    assert str(refused.value) == re.sub(r"\bmy\.csv", f"data {name}", said)


def test_the_owner_of_a_printed_box_replaces_a_value_without_touching_code() -> None:
    boards = spoilt(GOOD["boards"], "fee = 10 ", "fee = 30 ")
    contracts = spoilt(GOOD["contracts"], "C01,wood+wood,130,30", "C01,wood+wood,90,10")
    box = open_box(GAME.info.complete(table(data={"boards": boards, "contracts": contracts})))
    assert box.boards.track_fee == 30
    assert (box.contracts[0].pays, box.contracts[0].penalty) == (90, 10)
    play(table(data={"boards": boards, "contracts": contracts}), "own values")


def test_a_card_whose_tiles_and_columns_are_known_is_laid_as_it_is() -> None:
    """The owner of the printed cards writes down what stands on them; nothing of it is drawn then."""
    cards = GOOD["setup-cards"].replace("G1+G2+G3+G4,shuffled", "G1+G2+G3+G4,7+6+4+3")
    hubs = ["Amstetten", "Graz", "Villach", "Szombathely"]
    sites = [MAP.city_names[city] for city in MAP.tile_sites if MAP.city_names[city] not in hubs]
    kinds = [tile.name for tile in BOX.tiles for _ in range(tile.counts[1])]
    rows = [f"F3,{city},{kind},mine" for city, kind in zip(sites, kinds, strict=True)]
    layouts = GOOD["layouts"] + "\n".join(rows) + "\n"
    data = {"setup-cards": cards, "layouts": layouts}
    match = play(table("red, blue, green", data=data), "known card")
    drawn = [match.catalogue.notation(move.action).split()[0] for move in match.moves]
    assert "tile" not in drawn
    assert "column" not in drawn
    state = of(match)
    laid = {MAP.city_names[city]: BOX.tiles[tile].name for city, tile in enumerate(state.city_tile) if tile >= 0}
    assert laid == dict(zip(sites, kinds, strict=True))


def test_a_layout_that_no_card_has_is_refused() -> None:
    cards = GOOD["setup-cards"].replace(",L3,", ",X3,")
    with pytest.raises(BadInput, match=r"no set-up card of this box has the layout L3\..*X3"):
        GAME.start(table(options={"setup": "standard", "layout": "L3"}, data={"setup-cards": cards}))


def test_no_more_cars_are_sealed_than_there_are_reserved_tokens() -> None:
    boards = data_text("boards.toml").replace("reserved = 35", "reserved = 1")
    setup = table("red, green", data={"boards": boards})
    factories = ["factory red Wien wood 1", "factory red Wien stone 1"]
    state = GAME.arrange(setup, ["goods red none", *factories, "contract C10 red", "contract C01 red"])
    assert state.catalogue.number("assign stone C10") in GAME.legal(state)
    GAME.play(state, state.catalogue.number("assign wood C01"))
    GAME.check(state)
    assert not any(state.catalogue.notation(action).startswith("assign") for action in GAME.legal(state))
    refused = GAME.refusal(state, state.catalogue.number("assign stone C10"))
    assert refused is not None
    assert refused.rule == "is.contract.assign"

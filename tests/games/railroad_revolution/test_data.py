"""Railroad Revolution's data files hold what was decided: the map as drawn, counts, values."""

from collections import Counter
from itertools import combinations

import pytest

from footplate.games.railroad_revolution.actions import TRADE
from footplate.games.railroad_revolution.box import FILES, built_in, open_box
from footplate.games.railroad_revolution.milestones import PILES
from footplate.games.railroad_revolution.options import data_text
from footplate.games.railroad_revolution.performance import LETTERS, PERFORMANCE_STOP, REWARD_STOP
from footplate.table.errors import BadInput
from footplate.table.game import Setup
from footplate.table.sheets import remark
from tests.games.railroad_revolution.tables import GAME, table

PARTS = built_in()
MAP = PARTS.geography

# The map


def test_the_map_has_its_cities_links_and_slots() -> None:
    assert (MAP.cities, MAP.links, MAP.slots) == (15, 25, 31)
    assert [mask.bit_count() for mask in MAP.on_terrain] == [9, 10, 8, 4]
    assert sum(MAP.is_deal) == 9
    assert Counter(MAP.level) == dict.fromkeys(range(1, 6), 3)
    assert {code for code, city in zip(MAP.codes, range(15), strict=True) if MAP.ocean >> city & 1} == {
        "SEA", "SFO", "SAN", "HOU", "MIA", "WAS",
    }  # fmt: skip


def test_distances_from_the_first_rail() -> None:
    far = MAP.lines.distances(MAP.lines.touched(MAP.start_slots), MAP.start_slots)
    found = {code: far[city] for city, code in enumerate(MAP.codes)}
    assert found == {
        "WAS": 0, "CHA": 0, "CIN": 1, "MIA": 1, "CHI": 2, "LIT": 2, "DUL": 3, "HOU": 3, "DEN": 4, "BIS": 4, "SLC": 5,
        "ELP": 5, "SEA": 5, "SFO": 6, "SAN": 6,
    }  # fmt: skip


def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """On which side of the line from a to b a point lies: 1, -1, or 0 on it."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def test_no_two_links_cross_on_the_drawn_board() -> None:
    for one, other in combinations(MAP.link_ends, 2):
        if set(one) & set(other):
            continue
        a, b, c, d = (MAP.at[city] for city in (*one, *other))
        crossing = side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)
        assert not crossing, f"{[MAP.codes[city] for city in (*one, *other)]}"


def test_cities_lie_apart_and_off_other_links() -> None:
    for one, other in combinations(range(MAP.cities), 2):
        (ax, ay), (bx, by) = MAP.at[one], MAP.at[other]
        assert (ax - bx) ** 2 + (ay - by) ** 2 >= 100**2, f"{MAP.codes[one]} {MAP.codes[other]}"
    for ends in MAP.link_ends:
        (ax, ay), (bx, by) = MAP.at[ends[0]], MAP.at[ends[1]]
        length = (bx - ax) ** 2 + (by - ay) ** 2
        for city in set(range(MAP.cities)) - set(ends):
            x, y = MAP.at[city]
            along = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
            away = (ax + along * (bx - ax) - x) ** 2 + (ay + along * (by - ay) - y) ** 2
            assert away >= 40**2, f"{MAP.codes[city]} lies on a link"


@pytest.mark.parametrize("columns", [MAP.columns_geo, MAP.columns_level], ids=["geo", "level"])
def test_the_virtual_columns_go_from_north_to_south_as_drawn(columns: list[list[int]]) -> None:
    assert sorted(city for column in columns for city in column) == list(range(MAP.cities))
    assert [len(column) for column in columns] == [3] * 5
    for column in columns:
        ys = [MAP.at[city][1] for city in column]
        assert ys == sorted(ys)


def test_the_columns_by_the_map_go_from_west_to_east_as_drawn() -> None:
    for west, east in zip(MAP.columns_geo, MAP.columns_geo[1:], strict=False):
        assert max(MAP.at[city][0] for city in west) < min(MAP.at[city][0] for city in east)


def test_the_facts_of_the_rulebook() -> None:
    """One rail, or two, between cities of its examples; the first rail; what is printed of levels."""
    lines = MAP.lines

    def far(a: str, b: str) -> int:
        return lines.distances(1 << MAP.codes.index(a), 0)[MAP.codes.index(b)]

    assert [far("DEN", "SLC"), far("SLC", "BIS"), far("BIS", "SEA")] == [1, 1, 1]
    assert [far("DEN", "BIS"), far("DEN", "ELP")] == [2, 2]
    assert [far("SLC", other) for other in ("SEA", "SFO", "SAN")] == [2, 2, 2]
    assert far("HOU", "ELP") >= 2
    assert MAP.slot_codes[MAP.start_slots.bit_length() - 1] == "WAS-CHA"
    printed = {"SEA": 5, "SFO": 5, "SAN": 5, "BIS": 4, "SLC": 4, "ELP": 4, "HOU": 3, "DEN": 3, "CHI": 2, "MIA": 2}
    assert all(MAP.level[MAP.codes.index(code)] == level for code, level in printed.items())


# Counts


def test_everything_is_there_in_its_number() -> None:
    parts = PARTS
    assert len(parts.city_tiles) == 15
    assert len(parts.telegraph_tiles) == 6
    assert [train.copies for train in parts.trains] == [4, 5, 5, 5, 5]
    assert [sum(m.pile == pile for m in parts.milestones) for pile in range(len(PILES))] == [4, 4, 10, 10, 10]
    assert len(parts.deals) == 9
    assert len(parts.setup_sides) == 8
    assert len(parts.wagons) == 12
    assert Counter(tile.letter for tile in parts.performance_tiles) == dict.fromkeys(range(len(LETTERS)), 5)
    assert len(parts.reward_tiles) == 8
    assert [sum(card.starter for card in parts.cards), len(parts.cards)] == [8, 28]
    assert [len(line.sections) for line in parts.lines] == [8, 7, 8]
    assert [sum(section.tile for section in line.sections) for line in parts.lines] == [6, 5, 5]


def test_the_track_has_its_stops() -> None:
    track = PARTS.track
    assert track.length == 12
    assert [step for step, stop in enumerate(track.stop) if stop == PERFORMANCE_STOP] == [3, 7, 11]
    assert [step for step, stop in enumerate(track.stop) if stop == REWARD_STOP] == [5, 9]
    assert [track.row[step] for step in (3, 5, 7, 9, 11)] == [0, 0, 1, 1, 2]


def test_the_values_that_replace_earlier_ones() -> None:
    by_id = {m.id: m for m in PARTS.milestones}
    assert all(len(m.workers) == (1 if m.id.startswith("A") else 2) for m in PARTS.milestones)
    assert [by_id[name].vp for name in ("A1-1", "A1-2", "B-01", "C-10", "D-05")] == [18, 13, 18, 23, 29]
    assert [gap.vp for gap in PARTS.lines[0].gaps] == [5, 6, 7, 8, 7, 6, 5]
    assert PARTS.base_tracks.vp == [[0, 2, 4, 6, 8, 10, 12], [0, 1, 2, 3, 4, 5, 6], [0, 1, 1, 2, 2, 3, 4]]
    rows = {tile.card: tile.vp for tile in PARTS.performance_tiles}
    assert (rows["C5"], rows["C12"], rows["C7"]) == ([2, 4, 7, 10], [3, 5, 8, 11], [1, 2, 4, 6])


def test_every_card_ends_with_a_trade_and_s1_is_nothing_else() -> None:
    for card in PARTS.cards:
        assert card.sections[-1].action == TRADE
        assert card.sections[-1].removes == (card.starter and card.id != "S1")
    assert [len(card.sections) for card in PARTS.cards if card.id in ("S1", "C14")] == [1, 1]


def test_arrows_are_spread_evenly() -> None:
    backs = Counter((card.horizontal, card.vertical) for card in PARTS.cards)
    assert set(backs.values()) == {7}


# Provenance


@pytest.mark.parametrize("name", list(FILES))
def test_every_file_says_where_its_values_come_from(name: str) -> None:
    text = data_text(FILES[name])
    assert len(remark(text, "source", "")) > 20
    if FILES[name].endswith(".csv"):
        heading, *rows = [line for line in text.splitlines() if line and not line.startswith("#")]
        assert heading.endswith(",source")
        known = ("printed", "known", "reconstructed", "follow")
        assert all(any(word in row.rsplit(",", 1)[1] for word in known) for row in rows)


# Set-ups


def test_counts_by_number_of_players() -> None:
    boxes = [open_box(table(", ".join(["red", "blue", "yellow", "black"][:n]))) for n in (2, 3, 4)]
    assert [box.trains_per_stack for box in boxes] == [3, 4, 5]
    assert [box.tiles_removed for box in boxes] == [2, 1, 0]
    names = [{MAP.codes[c] for c in range(15) if box.neutral_stations >> c & 1} for box in boxes]
    assert names == [{"SAN", "SLC", "DUL", "LIT"}, {"SLC", "LIT"}, set()]
    assert [box.neutral_offices for box in boxes] == [0b1001001, 0b0001000, 0]
    assert [[len(row) for row in box.wagon_spots] for box in boxes] == [[2] * 3, [3] * 3, [4] * 3]


@pytest.mark.parametrize(("chosen", "stations", "offices"), [("some", 2, 1), ("none", 0, 0), ("as-two", 4, 3)])
def test_neutral_pieces_with_three_players(chosen: str, stations: int, offices: int) -> None:
    box = open_box(table("red, blue, yellow", neutral_3p=chosen))
    assert (box.neutral_stations.bit_count(), box.neutral_offices.bit_count()) == (stations, offices)


def test_the_telegraph_line_of_each_edition() -> None:
    assert open_box(table(edition="base")).sections == 8
    assert open_box(table(edition="base", telegraph_sections="8")).gap_vp == [5, 6, 7, 8, 7, 6, 5]
    assert open_box(table()).gap_level == [1, 2, 3, 4, 5, 0]
    assert open_box(table(telegraph_sections="8")).gap_level == [1, 2, 3, 4, 5, 0, 0]


def test_b_milestones_may_need_one_worker() -> None:
    listed, fewer = open_box(table()), open_box(table(milestone_spots="one-in-b"))
    b_01 = next(n for n, m in enumerate(listed.milestones) if m.id == "B-01")
    assert [len(box.milestone_workers[b_01]) for box in (listed, fewer)] == [2, 1]
    c_01 = next(n for n, m in enumerate(listed.milestones) if m.id == "C-01")
    assert len(fewer.milestone_workers[c_01]) == 2


@pytest.mark.parametrize(
    ("edition", "seats", "said"),
    [
        ("base", "red, blue=mautoma", "seats: the base edition has no Mautoma. Take the edition expansion."),
        (
            "expansion",
            "red, blue=mautoma, yellow",
            "seats: Mautomas play against one player, not 2. Write 'red, blue=mautoma'.",
        ),
        (
            "expansion",
            "red=mautoma, blue=mautoma",
            "seats: Mautomas play against one player, not 0. Write 'red, blue=mautoma'.",
        ),
    ],
)
def test_tables_that_there_are_not(edition: str, seats: str, said: str) -> None:
    setup = table(seats, edition)
    with pytest.raises(BadInput) as refused:
        GAME.start(setup)
    assert str(refused.value) == said


def test_a_replaced_file_is_used_and_the_others_stay() -> None:
    text = data_text("values.toml").replace("money = 600", "money = 650")
    own = table(data_values=text)
    assert open_box(own).values.start_money == 650
    assert open_box(own).values.start_shares == open_box(table()).values.start_shares == 3


def test_what_is_wrong_between_two_files_is_told_of_the_one_that_was_replaced() -> None:
    text = data_text("cards.csv").replace("telegraph tile 10 / station", "telegraph tile 11 / station")
    with pytest.raises(BadInput) as refused:
        GAME.start(table(data_cards=text))
    what = "card S6 aims at a VP tile of 11, which there isn't. VP tiles: 6, 7, 8, 9, 10."
    assert str(refused.value) == f"data cards: sections: {what}"


def test_the_same_set_up_has_the_same_box() -> None:
    setup: Setup = table()
    assert open_box(setup) is open_box(table())

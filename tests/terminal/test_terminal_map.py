"""The text map: track really joins the hexes it joins, says whose it is, and leaves nothing to colour alone."""

from itertools import pairwise

import pytest

from footplate.rails.hexes import DELTAS, opposite
from footplate.rails.track import CROSSING, PAIRS
from footplate.table.view import Mark, Place, Rail
from footplate.terminal import railart
from footplate.terminal.mapwords import draw_lines
from footplate.terminal.palette import style
from footplate.terminal.textmap import LARGE, POINTY_LARGE, POINTY_SMALL, SMALL, Look, Size, draw, paper_of

FLAT = [SMALL, LARGE]
POINTY = [POINTY_SMALL, POINTY_LARGE]
SIZES = [*FLAT, *POINTY]


def cell(name: str, column: int, half_row: int, *rails: Rail, **more: str) -> Place:
    terrain, code, title = more.get("terrain", "plains"), more.get("code", ""), more.get("title", "")
    return Place(name, column, half_row, terrain, code, title, more.get("colour", ""), list(rails), [], name)


def place(size: Size, column: int, half_row: int, edge: int) -> tuple[int, int, int]:
    """The character on an edge of a hex, on the whole drawing, and its outer side."""
    (x, y), side = size.frame.exits[edge]
    return column * size.step + x, half_row * size.half + y, side


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("edge", range(6))
def test_track_that_leaves_a_hex_arrives_in_its_neighbour(size: Size, edge: int) -> None:
    dq, dr = DELTAS[edge]
    x, y, side = place(size, 4, 8, edge)
    column, half_row = (4 + 2 * dq + dr, 8 + dr) if size.pointy else (4 + dq, 8 + 2 * dr + dq)
    there = place(size, column, half_row, opposite(edge))
    step = railart.STEPS[side]
    assert there[:2] in [(x, y), (x + step[0], y + step[1])]  # the same character, or the next one
    assert there[2] == railart.opposite(side)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_piece_of_track_runs_without_a_gap_and_shows_its_owner(size: Size, pair: tuple[int, int]) -> None:
    for route in [railart.routes(size.frame, *pair)[0]]:
        assert route[0].at == size.frame.exits[pair[0]][0]
        assert route[-1].at == size.frame.exits[pair[1]][0]
        for one, two in pairwise(route):
            assert abs(one.at[0] - two.at[0]) + abs(one.at[1] - two.at[1]) == 1
    whole = "\n".join(draw([cell("D7", 0, 0, Rail(pair, "red", True))], size).lines())
    begun = "\n".join(draw([cell("D7", 0, 0, Rail(pair, "red", False))], size).lines())
    assert whole.count("R") == 1
    assert begun.count("r") == 1
    assert not set(whole) & set(railart.SINGLE.values())
    assert not set(begun) & set(railart.DOUBLE.values())


@pytest.mark.parametrize("size", FLAT, ids=lambda size: size.name)
def test_every_crossing_shows_both_owners_and_where_they_cross(size: Size) -> None:
    crossings = [(p, q) for i, p in enumerate(PAIRS) for j, q in enumerate(PAIRS) if CROSSING[i] >> j & 1]
    assert len(crossings) == 30
    for one, two in crossings:
        drawn = draw([cell("D7", 0, 0, Rail(one, "red", True), Rail(two, "blue", True))], size).lines()
        text = "\n".join(drawn)
        assert text.count("R") == 1, drawn
        assert text.count("B") == 1, drawn
        assert railart.CROSSING in text or railart.TANGLE in text


def test_two_owners_with_the_same_first_letter_get_different_ones() -> None:
    cells = [cell("A1", 0, 0, Rail((0, 3), "blue", True)), cell("B1", 1, 1, Rail((0, 3), "black", True))]
    text = "".join(draw(cells).lines())
    assert "B" in text
    assert "L" in text


def test_cities_show_their_tile_and_their_factory() -> None:
    city = Place("B1", 1, 1, "city", "CH", "Chicago", "grey", [], [Mark("F4", "red", "red's factory")], "")
    for size, shown in ((SMALL, ["CH:g", "RF4"]), (LARGE, ["CH:g", "Chicago", "RF4"])):
        text = "\n".join(draw([cell("A1", 0, 0), city], size).lines())
        assert all(word in text for word in shown)


def test_legal_hexes_are_marked_without_colour_too() -> None:
    assert "A1*" in draw([cell("A1", 0, 0)], SMALL, Look(legal={"A1"})).lines()[0]


def test_a_wide_map_comes_in_strips_that_fit_the_page_and_plain_ascii_where_need_be() -> None:
    cells = [cell(f"H{i}", i, i & 1, Rail((1, 5), "red", True), terrain="hills") for i in range(40)]
    lines = draw_lines(cells, 80, "ascii")
    assert max(map(len, lines)) <= 80
    assert "further to the right:" in lines
    assert all(line.isascii() for line in lines)
    assert "==R==" in lines[0]


def test_every_ink_and_paper_has_a_style() -> None:
    drawn = draw([cell("A1", 0, 0, Rail((0, 3), "red", True), terrain="swamp")], LARGE, Look(legal={"A1"}, cursor="A1"))
    assert all(style(glyph.ink, glyph.paper) for row in drawn.rows for glyph in row if glyph.paper)


def test_a_click_finds_its_hex() -> None:
    for size in FLAT:
        drawn = draw([cell("A1", 0, 0), cell("A2", 0, 2), cell("B1", 1, 1)], size)
        for name, box in drawn.boxes.items():
            assert drawn.name_at(box.x + box.width // 2, box.y + box.height // 2) == name
        assert drawn.name_at(500, 500) == ""


# Hexes with pointy tops, as SteamRollers has them


def region(name: str, column: int, row: int, terrain: str = "plains", marks: tuple[Mark, ...] = ()) -> Place:
    code = "1" if terrain == "city" else ""
    return Place(
        name, column, row, terrain, code, f"City {code}" if code else "", "", [], list(marks), "", "4 grey-light"
    )


@pytest.mark.parametrize("size", POINTY, ids=lambda size: size.name)
def test_pointy_hexes_tile_the_page_without_gap_or_overlap(size: Size) -> None:
    cells = [region("A1", 0, 0), region("A2", 2, 0), region("B1", 1, 1), region("B2", 3, 1), region("C1", 0, 2)]
    drawn = draw(cells, size)
    covered = [
        (x, y) for b in drawn.boxes.values() for x in range(b.x, b.x + b.width) for y in range(b.y, b.y + b.height)
    ]
    assert len(covered) == len(set(covered)) == len(cells) * size.width * size.height
    for name, box in drawn.boxes.items():
        assert drawn.name_at(box.x + box.width // 2, box.y + box.height // 2) == name
    assert drawn.boxes["A2"].x == drawn.boxes["A1"].x + size.width
    assert drawn.boxes["B1"].x == drawn.boxes["A1"].x + size.width // 2


NEIGHBOURS = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)]


def walled(name: str, column: int, row: int, *walls: int) -> Place:
    return Place(name, column, row, "plains", "", "", "", [], [], "", "4 grey-light", walls)


@pytest.mark.parametrize("size", POINTY, ids=lambda size: size.name)
@pytest.mark.parametrize("edge", range(6))
def test_a_wall_stands_between_two_hexes_whichever_of_them_has_it(size: Size, edge: int) -> None:
    there = (4 + NEIGHBOURS[edge][0], 2 + NEIGHBOURS[edge][1])
    around = [region(f"N{n}", 4 + dx, 2 + dy) for n, (dx, dy) in enumerate(NEIGHBOURS) if n != edge]
    drawn = draw([walled("A1", 4, 2, edge), walled("A2", *there), *around], size)
    other = draw([walled("A1", 4, 2), walled("A2", *there, opposite(edge)), *around], size)
    assert drawn.rows == other.rows
    here, beyond = drawn.boxes["A1"], drawn.boxes["A2"]
    places = [(x, y) for y, row in enumerate(drawn.rows) for x, glyph in enumerate(row) if glyph.ink == "wall"]
    assert places
    for x, y in places:
        near = {drawn.name_at(x + dx, y + dy) for dx, dy in ((0, 0), (1, 0), (0, 1))}
        assert {"A1", "A2"} <= near
    bare = draw([walled("A1", 4, 2), walled("A2", *there), *around], size)
    kept = [(x, y) for y, row in enumerate(bare.rows) for x, glyph in enumerate(row) if glyph.char != " "]
    assert all(drawn.rows[y][x] == bare.rows[y][x] for x, y in kept)  # it hides nothing
    assert (here.y == beyond.y) == (edge in (2, 5))


def test_a_wall_is_told_in_the_legend_and_drawn_in_plain_ascii() -> None:
    cells = [walled("A1", 0, 0, 2, 4), walled("A2", 2, 0), walled("B1", -1, 1)]
    assert "▂ wall" in "\n".join(draw_lines(cells, 80, "utf-8", pointy=True))
    plain = draw_lines(cells, 80, "ascii", pointy=True)
    assert "_ wall" in "\n".join(plain)
    assert "____4  |" in plain[1]


def test_towns_and_regions_are_told_without_colour() -> None:
    lines = draw_lines([region("A1", 0, 0), region("B1", 1, 1, "town")], 80, "utf-8", pointy=True)
    assert "B1o" in "".join(lines)
    assert sum(line.strip() == "4" for line in lines) == 2
    assert "o town, digits: regions" in "".join(lines)


def test_a_city_shows_all_its_goods_and_colours_keep_their_own_first_letter() -> None:
    """Numbers come first, so that no goods look like a hex."""
    goods = [Mark(str(n), colour, "") for n, colour in enumerate(["blue", "green", "grey", "red", "yellow"], 1)]
    text = "\n".join(draw([region("B2", 0, 0, "city", tuple(goods))], POINTY_SMALL).lines())
    assert all(piece in text for piece in ["[1]", "1B", "2G", "3E", "4R", "5Y"])


def test_neighbouring_pointy_hexes_have_different_shades() -> None:
    papers = {(q, r): paper_of(region("A1", 2 * q + r, r), Look(), True) for q in range(5) for r in range(5)}
    for (q, r), paper in papers.items():
        assert paper.startswith("grey-light ")
        assert all(papers.get((q + dq, r + dr)) != paper for dq, dr in DELTAS)

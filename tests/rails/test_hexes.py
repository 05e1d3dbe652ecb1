"""Hexes: distances, neighbours, offsets and names."""

from math import atan2, degrees, sqrt

from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.rails.hexes import (
    DELTAS,
    FLAT_TOP,
    POINTY_TOP,
    Hexes,
    column_letters,
    distance,
    from_offset,
    opposite,
    to_offset,
)

NEAR = st.integers(-60, 60)
HEX = st.tuples(NEAR, NEAR)
SMALL = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
HEADINGS = {"N": 0, "NE": 60, "SE": 120, "S": 180, "SW": 240, "NW": 300}
POINTY_HEADINGS = {"NE": 30, "E": 90, "SE": 150, "SW": 210, "W": 270, "NW": 330}


def beside(at: tuple[int, int], edge: int) -> tuple[int, int]:
    return at[0] + DELTAS[edge][0], at[1] + DELTAS[edge][1]


def walked(start: tuple[int, int], radius: int) -> dict[tuple[int, int], int]:
    """The fewest steps to every hex within a radius, found by walking."""
    steps = {start: 0}
    edge = [start]
    for length in range(1, radius + 1):
        edge = [n for at in edge for e in range(6) if (n := beside(at, e)) not in steps]
        steps |= dict.fromkeys(edge, length)
    return steps


@settings(deadline=None, max_examples=60)
@given(HEX, HEX, HEX)
def test_distance_is_a_metric(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@settings(deadline=None, max_examples=10)
@given(HEX)
def test_distance_is_the_number_of_steps_that_one_has_to_walk(start: tuple[int, int]) -> None:
    steps = walked(start, 6)
    assert len(steps) == 1 + 6 * sum(range(1, 7))
    for there, length in steps.items():
        assert distance(start, there) == length


def test_edges_run_clockwise_from_the_north_and_are_named_so() -> None:
    for edge, (q, r) in enumerate(DELTAS):
        east, south = 1.5 * q, sqrt(3) * (r + q / 2)  # centres of flat-top hexes
        assert round(degrees(atan2(east, -south))) % 360 == HEADINGS[FLAT_TOP[edge]] == 60 * edge


def test_pointy_tops_are_flat_tops_turned_by_half_an_edge() -> None:
    assert [POINTY_HEADINGS[name] for name in POINTY_TOP] == [(60 * edge - 30) % 360 for edge in range(6)]


def test_who_leaves_by_an_edge_comes_back_by_the_opposite_one() -> None:
    for edge in range(6):
        assert beside(beside((5, -3), edge), opposite(edge)) == (5, -3)
        assert [e for e in range(6) if beside(beside((5, -3), edge), e) == (5, -3)] == [opposite(edge)]


@settings(deadline=None, max_examples=60)
@given(st.lists(SMALL, min_size=1, max_size=40, unique=True))
def test_neighbours_are_symmetric_and_all_those_on_the_map(coordinates: list[tuple[int, int]]) -> None:
    hexes = Hexes(coordinates)
    assert len(hexes) == len(coordinates)
    assert len(hexes.neighbour) == 6 * len(hexes)
    for h in range(len(hexes)):
        near = hexes.neighbour[h * 6 : h * 6 + 6]
        found = sorted(n for n in near if n >= 0)
        assert found == [n for n in range(len(hexes)) if hexes.distance(h, n) == 1]
        for edge, n in enumerate(near):
            if n >= 0:
                assert hexes.neighbour[n * 6 + opposite(edge)] == h
                assert coordinates[n] == beside(coordinates[h], edge)
            else:
                assert beside(coordinates[h], edge) not in coordinates


@settings(deadline=None, max_examples=60)
@given(st.integers(-40, 40), st.integers(-40, 40))
def test_offsets_make_the_round_trip(column: int, row: int) -> None:
    assert to_offset(from_offset(column, row)) == (column, row)
    assert from_offset(*to_offset((column, row))) == (column, row)


@settings(deadline=None, max_examples=60)
@given(st.integers(-40, 40), st.integers(-40, 40))
def test_odd_columns_are_pushed_half_a_hex_down(column: int, row: int) -> None:
    at = from_offset(column, row)
    pushed = column % 2
    assert to_offset(beside(at, FLAT_TOP.index("N"))) == (column, row - 1)
    assert to_offset(beside(at, FLAT_TOP.index("S"))) == (column, row + 1)
    for side, name in ((1, "E"), (-1, "W")):
        assert to_offset(beside(at, FLAT_TOP.index(f"N{name}"))) == (column + side, row - 1 + pushed)
        assert to_offset(beside(at, FLAT_TOP.index(f"S{name}"))) == (column + side, row + pushed)


def test_columns_have_letters_as_on_a_spreadsheet() -> None:
    known = {0: "A", 1: "B", 25: "Z", 26: "AA", 27: "AB", 51: "AZ", 52: "BA", 701: "ZZ", 702: "AAA"}
    assert {column: column_letters(column) for column in known} == known


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 100_000))
def test_column_letters_count(column: int) -> None:
    number = 0
    for letter in column_letters(column):
        number = number * 26 + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter) + 1
    assert number == column + 1

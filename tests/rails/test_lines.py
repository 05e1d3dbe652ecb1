"""Cities and links with slots: reach, parts, distances and next slots, beside a plain search that forgets nothing."""

from collections import deque

from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.rails.lines import Lines
from footplate.rails.network import bits

#  0 --- 1 -·- 2     a link of one slot, a link of two
#  |           |
#  3 -·-·- 4 --+     three slots, and one to city 2
SMALL = Lines(6, [(0, 1, 1), (1, 2, 2), (0, 3, 1), (3, 4, 3), (4, 2, 1)])


def test_a_link_of_several_slots_has_points_between_them() -> None:
    assert SMALL.slots == [[0], [1, 2], [3], [4, 5, 6], [7]]
    assert SMALL.ends[1] == (1, 6)
    assert SMALL.ends[2] == (6, 2)
    assert SMALL.points == 9
    assert SMALL.beyond(2, 2) == 6
    assert [SMALL.link[slot] for slot in (0, 2, 6)] == [0, 1, 3]


def test_a_link_that_is_half_built_reaches_no_city() -> None:
    assert bits(SMALL.connected(0b10)) == [1]
    assert bits(SMALL.connected(0b110)) == [1, 2]
    assert SMALL.complete(0b10) == []
    assert SMALL.complete(0b111) == [0, 1]


def test_next_slots_begin_where_the_rails_end() -> None:
    assert bits(SMALL.open_slots(SMALL.touched(0b11), 0b11)) == [2, 3]
    assert bits(SMALL.open_slots(SMALL.touched(0b11), 0b11, closed=0b100)) == [3]


def test_rails_far_apart_are_parts() -> None:
    assert [bits(part) for part in SMALL.parts(0b1000_0010)] == [[1, 6], [2, 4]]
    assert SMALL.parts(0) == []


def test_distances_count_new_slots_only() -> None:
    assert SMALL.distances(1, 0)[:6] == [0, 1, 3, 1, 4, -1]
    assert SMALL.distances(1, 0b110)[:6] == [0, 1, 1, 1, 2, -1]
    assert SMALL.distances(1, 0, closed=0b1)[:6] == [0, 7, 5, 1, 4, -1]


def test_every_shortest_way_has_its_first_slot() -> None:
    assert SMALL.first_slots(1, 0, 2) == [0]
    assert SMALL.first_slots(1, 0, 4) == [0, 3]
    assert SMALL.first_slots(1, 0b1, 4) == [1]
    assert SMALL.first_slots(1, 0, 0) == []
    assert SMALL.first_slots(1, 0, 5) == []


@st.composite
def railways(draw: st.DrawFn) -> tuple[Lines, int, int, int]:
    cities = draw(st.integers(2, 7))
    city = st.integers(0, cities - 1)
    pairs = draw(st.lists(st.tuples(city, city, st.integers(1, 3)), min_size=1, max_size=9))
    lines = Lines(cities, [(a, b, n) for a, b, n in pairs if a != b])
    every = 1 << len(lines.ends)
    built, closed = draw(st.integers(0, every - 1)), draw(st.integers(0, every - 1))
    return lines, built, closed & ~built, draw(city)


def plain_distances(lines: Lines, start: int, built: int, closed: int) -> list[int]:
    """By trying every way, the cheaper first."""
    best = {start: 0}
    queue = deque([start])
    while queue:
        point = queue.popleft()
        for slot, (a, b) in enumerate(lines.ends):
            if point not in (a, b) or closed >> slot & 1:
                continue
            other, cost = b if point == a else a, best[point] + (0 if built >> slot & 1 else 1)
            if cost < best.get(other, 10**6):
                best[other] = cost
                queue.append(other)
    return [best.get(point, -1) for point in range(lines.points)]


@settings(deadline=None, max_examples=300)
@given(railways())
def test_distances_and_first_slots_are_those_of_a_plain_search(case: tuple[Lines, int, int, int]) -> None:
    lines, built, closed, start = case
    expected = plain_distances(lines, start, built, closed)
    assert lines.distances(1 << start, built, closed) == expected
    for target in range(lines.cities):
        wanted = []
        for slot, ends in enumerate(lines.ends):
            if (built | closed) >> slot & 1:
                continue
            left = plain_distances(lines, target, built, closed)
            if any(expected[a] == 0 and left[b] == expected[target] - 1 >= 0 for a, b in (ends, ends[::-1])):
                wanted.append(slot)
        assert lines.first_slots(1 << start, built, target, closed) == wanted

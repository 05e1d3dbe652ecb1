"""The map, its walls, and what follows from track on a sheet."""

from itertools import combinations

import pytest

from footplate.games.steamrollers.box import open_box
from footplate.games.steamrollers.geography import read_charts, read_map
from footplate.games.steamrollers.options import data_text
from tests.games.steamrollers import brute
from tests.games.steamrollers.tables import GAME, position, table

MAP = read_map(data_text("map.csv"), "map.csv")
CHARTS = read_charts(data_text("charts.csv"), "charts.csv", MAP)

# Counted by hand: the fewest hexes of a connection with 0, 1 and 2 towns that enters no third city.
FEWEST = {
    "1-2": [7, 6, 7], "1-3": [2, 3, 5], "1-4": [5, 5, 5], "1-5": [3, 3, 6], "1-6": [8, 8, 8], "2-3": [5, 5, 6],
    "2-4": [2, 3, 5], "2-5": [8, 8, 8], "2-6": [3, 3, 6], "3-4": [2, 3, 4], "3-5": [2, 3, 5], "3-6": [5, 5, 5],
    "4-5": [5, 5, 6], "4-6": [2, 3, 5], "5-6": [7, 6, 7],
}  # fmt: skip
EXAMPLE = """
  line red 1, C2, D2, 3
  line red 3, D4, D5, 4
  line red 4, D7, C8, 2
  line red 1, B3, B4, B5, C5, C6, 4
"""


def fewest(start: int, end: int, towns: int) -> int:
    """Breadth first over (hex, towns so far), no town twice, no city in between."""
    near = MAP.hexes.neighbour
    goal = MAP.city_hex[end]
    none: frozenset[int] = frozenset()
    waiting = [(MAP.city_hex[start], none, 0)]
    seen = {(MAP.city_hex[start], none)}
    for h, had, length in waiting:
        if goal in near[h * 6 : h * 6 + 6] and len(had) == towns and length:
            return length
        for n in near[h * 6 : h * 6 + 6]:
            if n < 0 or MAP.city_at[n] >= 0 or n in had:
                continue
            at = (n, had | {n} if MAP.is_town[n] else had)
            if at not in seen and len(at[1]) <= towns:
                seen.add(at)
                waiting.append((*at, length + 1))
    raise AssertionError("no way")


def test_the_map_is_the_specified_one() -> None:
    assert MAP.size == 54
    assert [len(hexes) for hexes in MAP.drawable] == [8] * 6
    assert [MAP.names[h] for h in MAP.city_hex] == ["B2", "B9", "D3", "D6", "F2", "F9"]
    assert [MAP.names[h] for h in MAP.town_hex] == ["B4", "D8", "E4", "C6", "D1", "F7"]
    assert MAP.borders == ["1-3", "1-4", "1-5", "2-4", "2-6", "3-4", "3-5", "3-6", "4-6"]


def test_the_map_is_the_same_from_the_other_side() -> None:
    """Turned by half a circle, region n is region 7 - n."""
    for h, (q, r) in enumerate(MAP.hexes.coordinates):
        other = MAP.hexes.index[1 - q, -r]
        assert MAP.region[other] == 5 - MAP.region[h]
        assert MAP.kind[other] == MAP.kind[h]


def test_every_city_lies_inside_its_region() -> None:
    for city, h in enumerate(MAP.city_hex):
        assert [MAP.region[n] for n in MAP.hexes.neighbour[h * 6 : h * 6 + 6]] == [city] * 6


@pytest.mark.parametrize(("a", "b"), list(combinations(range(6), 2)))
def test_the_fewest_hexes_between_cities(a: int, b: int) -> None:
    assert [fewest(a, b, towns) for towns in range(3)] == FEWEST[f"{a + 1}-{b + 1}"]


def difficulty(walls: list[str]) -> int:
    """Over all pairs of cities, the fewest hexes that link them, other cities in between allowed."""
    beyond = MAP.beyond(walls)
    total = 0
    for start, end in combinations(MAP.city_hex, 2):
        costs = {start: 0}
        waiting = [start]
        for h in waiting:
            for n in beyond[h * 6 : h * 6 + 6]:
                cost = costs[h] + (MAP.city_at[n] < 0 if n >= 0 else 0)
                if n >= 0 and cost < costs.get(n, 999):
                    costs[n] = cost
                    waiting.append(n)
        total += costs[end]
    return total


def test_the_charts_are_as_hard_as_they_should_be() -> None:
    assert difficulty([]) == 56
    assert [difficulty(walls) for walls in CHARTS["medium"]] == [62, 64, 64, 64, 64, 64]
    assert [difficulty(walls) for walls in CHARTS["hard"]] == [75, 78, 78, 79, 79, 87]


F24 = {
    "medium 1": (5, "4"), "medium 2": (5, "none"), "medium 3": (6, "3, 4"), "medium 4": (5, "4"),
    "medium 5": (5, "4"), "medium 6": (5, "none"), "hard 1": (5, "4"), "hard 2": (2, "none"), "hard 3": (5, "4"),
    "hard 4": (4, "4"), "hard 5": (5, "4"), "hard 6": (1, "none"),
}  # fmt: skip


@pytest.mark.parametrize("chart", F24)
def test_walls_change_the_second_example(chart: str) -> None:
    level, die = chart.split()
    state = position(f"chart {die}\n{EXAMPLE}", table(mountains=level))
    network, distances = F24[chart]
    assert GAME.fact(state, ["network", "red"]) == str(network)
    assert GAME.fact(state, ["distances", "red", "1", "2"]) == distances


@pytest.mark.parametrize("reading", ["yes", "no"])
def test_track_may_lead_off_the_map_whatever_the_reading(reading: str) -> None:
    state = position("turn red\ndie 1\nchart 1\nblack gentle+sharp", table(mountains="hard", track_at_walls=reading))
    GAME.play(state, state.catalogue.number("build 1"))
    assert state.catalogue.number("draw A1 NW-NE") in GAME.legal(state)


def test_a_circle_of_track_is_no_connection() -> None:
    """Three sharp curves around a corner: following them must come to an end."""
    state = position("track red C4 E-SE, C5 SW-W, D4 NW-NE")
    assert GAME.fact(state, ["links", "red"]) == "none"
    GAME.check(state)


def test_the_starting_position_has_every_drawing_once() -> None:
    box = open_box(table())
    everything = [number for hexes in box.drawings[0][7] for number in hexes]
    assert len(everything) == len(set(everything)) == 48 * 15
    assert brute.network({}, []) == 0

"""Paths on the empty maps: the tiles and money between cities counted by hand."""

import pytest

from footplate.games.steam_power import paths
from footplate.games.steam_power.state import SteamPowerState
from footplate.table.finding import plain
from footplate.table.game import State
from tests.games.steam_power.solo import GAME, table

# map, from, to, tiles, money, hexes as (column, row) where they are named, cities on the way
CHECKS = [
    ("GL", "Cedar Rapids", "Des Moines", 2, 0, [], []),
    ("GL", "Cedar Rapids", "Peoria", 1, 0, [(5, 6)], []),
    ("GL", "Cedar Rapids", "Springfield", 3, 0, [], ["Peoria"]),
    ("GL", "Chicago", "Milwaukee", 1, 0, [(8, 5)], []),
    ("GL", "Springfield", "St. Louis", 1, 0, [], []),
    ("GL", "Cleveland", "Pittsburgh", 1, 2, [(16, 8)], []),
    ("GL", "Charleston", "Columbus", 2, 4, [], []),
    ("GL", "Kansas City", "Springfield", 3, 0, [], []),
    ("GL", "Buffalo", "Toronto", 2, 0, [], []),
    ("DE", "Berlin", "Magdeburg", 1, 0, [(8, 5)], []),
    ("DE", "Koln", "Frankfurt", 2, 4, [], []),
    ("DE", "Freiburg", "Stuttgart", 2, 8, [], []),
    ("DE", "Leipzig", "Nurnberg", 2, 4, [], ["Erfurt"]),
    ("DE", "Hamburg", "Bremen", 1, 0, [], []),
    ("NE", "Carlisle", "Newcastle", 3, 4, [], []),
    ("NE", "Leeds", "Manchester", 2, 2, [], ["Burnley"]),
    ("NE", "Darlington", "Settle", 2, 4, [], []),
    ("NE", "Hull", "Lincoln", 2, 0, [], []),
]
EDGES = {"Peoria": (2, 5), "Milwaukee": (0, 3)}  # where we counted from


def empty(map: str) -> SteamPowerState:
    state: State = GAME.arrange(table("red, blue=mautoma", map=map), [])
    assert isinstance(state, SteamPowerState)
    return state


def city(state: SteamPowerState, name: str) -> int:
    return [plain(n) for n in state.box.geography.city_names].index(name)


@pytest.mark.rule("sp.automa.path")
@pytest.mark.parametrize(
    ("map", "start", "end", "tiles", "money", "hexes", "through"), CHECKS, ids=lambda v: v if isinstance(v, str) else ""
)
def test_spot_check(
    map: str, start: str, end: str, tiles: int, money: int, hexes: list[tuple[int, int]], through: list[str]
) -> None:
    state = empty(map)
    geography = state.box.geography
    group = geography.group_of[city(state, start)]
    wanted = geography.group_of[city(state, end)]
    for rank in state.box.scans:
        found = paths.search(state, 1, geography.groups[group], 1 << group, 1 << wanted, rank, why=True)
        way = found.ways[wanted][0]
        assert (found.tiles[wanted], len(way.hexes()), way.money) == (tiles, tiles, money)
        best = [[geography.offsets[h] for h in w.hexes()] for w in found.ways[wanted] if w.money == money]
        assert not hexes or hexes in best
        led = paths.lead(state, 1, way.hexes(), city(state, end), state.box.city_mask_of_group[group], rank)
        assert led is not None
        assert [plain(geography.city_names[c]) for c in led.cities] == through
        if end in EDGES:
            assert sorted((led.tiles[0] // 6 % 6, led.tiles[0] % 6)) == list(EDGES[end])

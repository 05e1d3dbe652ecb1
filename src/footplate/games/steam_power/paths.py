"""Coin paths: where the Mautoma's track runs. Exact: fewest tiles, then money, cities joined, direction marker.

Every tile is one step, so the search goes layer by layer; in a layer each position keeps its best way. Paths of equal
length are compared by the direction marker as sets of hexes: with a bit for every hex, the first one highest, the path
that the marker meets first is simply the larger number.
"""

from typing import Final

from footplate.games.steam_power.geography import CROSSING_COST
from footplate.games.steam_power.state import SteamPowerState
from footplate.games.steam_power.steps.track import CROSSED
from footplate.rails.hexes import opposite
from footplate.rails.track import ALL_PAIRS, MEMBERS, OTHER_END, TOUCHING


class Way:
    """The best way to a position: its cost, how many cities it joins, its hexes as bits, the last, the way before."""

    def __init__(self, money: int, cities: int, bits: int, h: int, before: "Way | None") -> None:
        self.money: Final = money
        self.cities: Final = cities
        self.bits: Final = bits
        self.h: Final = h
        self.before: Final = before

    def better(self, other: "Way") -> bool:
        if self.money != other.money:
            return self.money < other.money
        if self.cities != other.cities:
            return self.cities > other.cities
        return self.bits > other.bits

    def hexes(self) -> list[int]:
        out: list[int] = []
        way: Way | None = self
        while way is not None and way.h >= 0:
            out.append(way.h)
            way = way.before
        out.reverse()
        return out


class Search:
    """What a search found: per group the number of tiles and the best way to it.

    It stops at the nearest of those wanted; `everything` says that it found none and has seen all there is to reach.
    """

    def __init__(self) -> None:
        self.everything = True
        self.tiles: dict[int, int] = {}
        self.ways: dict[int, Way] = {}


def room(state: SteamPowerState, company: int, h: int, enter: int) -> int:
    """The pairs a company could lay on a hex that its track enters by an edge; money, tiles and trains aside."""
    if state.second[h]:
        return 0
    pairs = state.box.geography.open_pairs[h] & TOUCHING[1 << enter]
    if state.first[h]:
        pairs &= CROSSED[state.first[h]]
    facing = state.facing[h]
    if facing:
        if state.open_hex[company] == h:
            facing &= ~(1 << state.open_edge[company])
        pairs &= ~TOUCHING[facing]
    return pairs


def search(state: SteamPowerState, company: int, cities: list[int], base: int, wanted: int, rank: list[int]) -> Search:
    """Look from some cities for the nearest wanted groups, never back into `base`; `rank` is the marker's order."""
    geography = state.box.geography
    last = geography.size - 1
    found = Search()
    start = Way(0, 0, 0, -1, None)
    # Positions: a city's side or an open end, both as hex * 6 + edge by which the next tile is entered.
    layer: dict[int, Way] = {}
    for city in cities:
        for h, e in geography.around[city]:
            layer[h * 6 + e] = start
    seen: set[int] = set(layer)
    tiles = 0
    while layer:
        tiles += 1
        nearer: dict[int, Way] = {}
        joined: dict[int, Way] = {}
        for position, way in layer.items():
            h = position // 6
            enter = position % 6
            pairs = room(state, company, h, enter)
            if not pairs:
                continue
            money = way.money + (CROSSING_COST if state.first[h] else geography.cost[h])
            bits = way.bits + (1 << (last - rank[h]))
            for pair in MEMBERS[pairs]:
                leave = OTHER_END[enter][pair]
                group = geography.group_beyond[h * 6 + leave]
                if group >= 0:
                    if not base >> group & 1 and group not in found.tiles:
                        keep(joined, group, Way(money, way.cities + len(geography.groups[group]), bits, h, way))
                else:
                    to = geography.hexes.neighbour[h * 6 + leave] * 6 + opposite(leave)
                    if to not in seen:
                        keep(nearer, to, Way(money, way.cities, bits, h, way))
        for group, way in joined.items():
            found.tiles[group] = tiles
            found.ways[group] = way
            for city in geography.groups[group]:
                for h, e in geography.around[city]:
                    if h * 6 + e not in seen:
                        keep(nearer, h * 6 + e, way)
        if any(wanted >> group & 1 for group in joined):
            found.everything = False
            break
        seen.update(nearer)
        layer = nearer
    return found


def keep(ways: dict[int, Way], at: int, way: Way) -> None:
    old = ways.get(at)
    if old is None or way.better(old):
        ways[at] = way


class Plan:
    """How to lay a given row of hexes: tiles (hex * 36 + edge in * 6 + edge out) and the cities joined on the way."""

    def __init__(self, tiles: list[int], cities: list[int]) -> None:
        self.tiles: Final = tiles
        self.cities: Final = cities


def lead(
    state: SteamPowerState, company: int, hexes: list[int], target: int, cities: int, rank: list[int]
) -> Plan | None:
    """Lead the rails over these hexes to the target city's group, through as many cities as possible; None if blocked.

    `cities` are those a new link may begin in (a mask); an incomplete link goes on from its open end.
    """
    geography = state.box.geography
    home = 0
    for city in range(geography.cities):
        if cities >> city & 1:
            home |= 1 << geography.group_of[city]
    if state.trail[company]:
        home |= 1 << geography.group_of[state.open_city[company]]
        if state.open_hex[company] != hexes[0]:
            return None
        return _lead(state, company, hexes, 0, state.open_edge[company], target, cities, home, rank)
    return _lead(state, company, hexes, 0, -1, target, cities, home, rank)


def _lead(
    state: SteamPowerState,
    company: int,
    hexes: list[int],
    at: int,
    enter: int,
    target: int,
    cities: int,
    home: int,
    rank: list[int],
) -> Plan | None:
    geography = state.box.geography
    h = hexes[at]
    final = at == len(hexes) - 1
    wanted = geography.group_of[target]
    best: Plan | None = None
    enters = [enter] if enter >= 0 else city_sides(state, h, cities)
    for e in enters:
        for pair in MEMBERS[room(state, company, h, e) & ALL_PAIRS]:
            leave = OTHER_END[e][pair]
            city = geography.city_beyond[h * 6 + leave]
            rest: Plan | None = None
            if city >= 0:
                group = geography.group_of[city]
                if final and group == wanted:
                    rest = Plan([], [])
                elif not final and group != wanted and not home >> group & 1:
                    through = cities | state.box.city_mask_of_group[group]
                    rest = _lead(state, company, hexes, at + 1, -1, target, through, home | 1 << group, rank)
                    if rest is not None:
                        rest = Plan(rest.tiles, [city, *rest.cities])
            elif not final and geography.hexes.neighbour[h * 6 + leave] == hexes[at + 1]:
                rest = _lead(state, company, hexes, at + 1, opposite(leave), target, cities, home, rank)
            if rest is not None:
                plan = Plan([h * 36 + e * 6 + leave, *rest.tiles], rest.cities)
                if best is None or plan_key(state, plan, rank) < plan_key(state, best, rank):
                    best = plan
    return best


def plan_key(state: SteamPowerState, plan: Plan, rank: list[int]) -> list[int]:
    """More cities first, then those that the marker meets first."""
    geography = state.box.geography
    joined = sum(len(geography.groups[geography.group_of[c]]) for c in plan.cities)
    return [-joined, *sorted(rank[geography.city_hex[c]] for c in plan.cities)]


def city_sides(state: SteamPowerState, h: int, cities: int) -> list[int]:
    """The edges of a hex that lead into one of these cities."""
    beyond = state.box.geography.city_beyond[h * 6 : h * 6 + 6]
    return [e for e, city in enumerate(beyond) if city >= 0 and cities >> city & 1]

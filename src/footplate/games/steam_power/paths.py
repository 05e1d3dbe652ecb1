"""Coin paths: where the Mautoma's track runs. Exact: fewest tiles, then money, cities joined, direction marker.

Every tile is one step, so the search goes layer by layer; in a layer each position keeps its best way. Paths of equal
length are compared by the direction marker as sets of hexes: with a bit for every hex, the first one highest, the path
that the marker meets first is simply the larger number.

A hex with track can be crossed once. The shortest way may need to cross one twice: then it is no path, and a careful
search is made, in which a position keeps a way for each set of crossings. (An empty hex is never met twice: the way
could go straight on there.)
"""

from typing import Final

from footplate.games.steam_power.geography import CROSSING_COST
from footplate.games.steam_power.state import SteamPowerState
from footplate.games.steam_power.steps.track import CROSSED
from footplate.rails.hexes import opposite
from footplate.rails.network import bits
from footplate.rails.track import MEMBERS, OTHER_END, TOUCHING

RIVALS: Final = 8  # how many paths to one city an explanation compares
NONE: Final[list[int]] = []


class Way:
    """A way to a position: its cost, how many cities it joins, its hexes as bits, those it crosses, the last one.

    It isn't `legal` if it crosses a hex twice.
    """

    def __init__(
        self, money: int, cities: int, marks: int, crossed: int, legal: bool, h: int, before: "Way | None"
    ) -> None:
        self.money: Final = money
        self.cities: Final = cities
        self.marks: Final = marks
        self.crossed: Final = crossed
        self.legal: Final = legal
        self.h: Final = h
        self.before: Final = before

    def better(self, other: "Way") -> bool:
        if self.money != other.money:
            return self.money < other.money
        if self.cities != other.cities:
            return self.cities > other.cities
        return self.marks > other.marks

    def hexes(self) -> list[int]:
        out: list[int] = []
        way: Way | None = self
        while way is not None and way.h >= 0:
            out.append(way.h)
            way = way.before
        out.reverse()
        return out


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


class Search:
    """A search from some cities: per group it reached, the fewest tiles and the best ways, the very best first.

    It never leads back into the groups of `base`; `rank` is the direction marker's order of the hexes.
    """

    def __init__(
        self, state: SteamPowerState, company: int, base: int, rank: list[int], count: int, careful: bool
    ) -> None:
        self.state: Final = state
        self.company: Final = company
        self.base: Final = base
        self.rank: Final = rank
        self.count: Final = count  # how many ways each place keeps
        self.careful: Final = careful  # nothing is crossed twice
        self.tiles: dict[int, int] = {}
        self.ways: dict[int, list[Way]] = {}
        # Places: a city's side or an open end, both as hex * 6 + edge by which the next tile is entered; or a group of
        # cities, as -1 - group. `seen` holds the places of all layers so far, with what was crossed on the way.
        self.layer: dict[int, list[Way]] = {}
        self.seen: dict[int, list[int]] = {}
        self.length = 0

    def begin(self, cities: list[int]) -> None:
        start = [Way(0, 0, 0, 0, True, -1, None)]
        for city in cities:
            for h, e in self.state.box.geography.around[city]:
                self.layer[h * 6 + e] = start
                self.seen[h * 6 + e] = [0]

    def lay_one_more(self) -> list[int]:
        """Lay one more tile everywhere; the groups that are reached for the first time."""
        geography = self.state.box.geography
        self.length += 1
        new: dict[int, list[Way]] = {}
        for place, ways in self.layer.items():
            self.lay(place, ways, new)
        self.layer = {}
        reached: list[int] = []
        for place, ways in new.items():
            self.seen.setdefault(place, []).extend(way.crossed for way in ways)
            if place >= 0:
                self.layer[place] = ways
                continue
            group = -1 - place
            if group not in self.tiles:
                self.tiles[group] = self.length
                self.ways[group] = ways[:RIVALS]
                reached.append(group)
            for city in geography.groups[group]:
                for h, e in geography.around[city]:
                    self.layer[h * 6 + e] = ways
        return reached

    def lay(self, place: int, ways: list[Way], new: dict[int, list[Way]]) -> None:
        """Lay every tile that fits at a place."""
        state = self.state
        geography = state.box.geography
        h = place // 6
        enter = place % 6
        crossed = 1 << h if state.first[h] else 0
        cost = CROSSING_COST if crossed else geography.cost[h]
        mark = 1 << (geography.size - 1 - self.rank[h])
        for pair in MEMBERS[room(state, self.company, h, enter)]:
            leave = OTHER_END[enter][pair]
            group = geography.group_beyond[h * 6 + leave]
            cities = 0
            if group < 0:
                to = geography.hexes.neighbour[h * 6 + leave] * 6 + opposite(leave)
            elif self.base >> group & 1:
                continue
            else:
                to = -1 - group
                cities = len(geography.groups[group])
            if to in self.seen and not self.careful:
                continue
            for way in ways:
                once = not way.crossed & crossed
                if self.careful and not (once and self.fresh(to, way.crossed | crossed)):
                    continue
                money = way.money + cost
                marks = way.marks + mark
                longer = Way(money, way.cities + cities, marks, way.crossed | crossed, way.legal and once, h, way)
                self.keep(new, to, longer)

    def fresh(self, place: int, crossed: int) -> bool:
        """Whether no shorter way to a place left at least as many hexes uncrossed."""
        return all(mask & ~crossed for mask in self.seen.get(place, NONE))

    def keep(self, new: dict[int, list[Way]], at: int, way: Way) -> None:
        """Keep a way if it is one of the best to its place; of two over the same hexes, the better one."""
        ways = new.get(at)
        if ways is None:
            new[at] = [way]
            return
        if self.count == 1 and not self.careful:
            if way.better(ways[0]):
                ways[0] = way
            return
        if any(w.marks == way.marks and w.crossed == way.crossed and not way.better(w) for w in ways):
            return
        i = 0
        while i < len(ways) and not way.better(ways[i]):
            i += 1
        best: list[Way] = []
        for w in [*ways[:i], way, *(w for w in ways[i:] if w.marks != way.marks)]:
            rivals = [b for b in best if b.crossed & ~w.crossed == 0] if self.careful else best
            if len(rivals) < self.count:
                best.append(w)
        new[at] = best


def search(
    state: SteamPowerState, company: int, cities: list[int], base: int, wanted: int, rank: list[int], why: bool = False
) -> Search:
    """Look for wanted groups. Play needs only the nearest; an explanation looks for all, and for rival paths."""
    found = Search(state, company, base, rank, RIVALS if why else 1, False)
    explore(found, cities, wanted, why)
    if all(way.legal for group, ways in found.ways.items() if wanted >> group & 1 for way in ways):
        return found
    found = Search(state, company, base, rank, 1, True)
    explore(found, cities, wanted, why)
    return found


def explore(found: Search, cities: list[int], wanted: int, why: bool) -> None:
    found.begin(cities)
    missing = wanted & ~found.base
    while found.layer and missing:
        for group in found.lay_one_more():
            if missing >> group & 1:
                missing = missing & ~(1 << group) if why else 0


class Plan:
    """How to lay a given row of hexes: tiles (hex * 36 + edge in * 6 + edge out) and the cities joined on the way.

    `stops` are all cities where its links begin and end, in their order.
    """

    def __init__(self, tiles: list[int], cities: list[int], stops: list[int]) -> None:
        self.tiles: Final = tiles
        self.cities: Final = cities
        self.stops: Final = stops


class Leader:
    """Leads rails over a row of hexes to a target, through as many cities as possible.

    Of all that was joined before, only the groups beside the hexes to come matter for the rest. They are few, so
    the best rest is found once for each set of them: a corridor between cities would else be tried in all its ways.
    """

    def __init__(
        self, state: SteamPowerState, company: int, hexes: list[int], target: int, cities: int, rank: list[int]
    ) -> None:
        self.state: Final = state
        self.company: Final = company
        self.hexes: Final = hexes
        self.target: Final = target
        self.cities: Final = cities  # where a link on the first hex may begin, as a mask
        self.rank: Final = rank
        self.beside: Final = groups_beside(state, hexes)
        self.found: dict[int, Plan | None] = {}

    def lead(self, at: int, enter: int, home: int) -> Plan | None:
        """From the hex number `at` on: entered by an edge, or from a city of the groups of `home` where that is -1.

        No link leads back into the groups of `home`.
        """
        home &= self.beside[at]
        asked = (home * len(self.hexes) + at) * 7 + enter + 1
        if asked not in self.found:
            self.found[asked] = self.best(at, enter, home)
        return self.found[asked]

    def best(self, at: int, enter: int, home: int) -> Plan | None:
        city_beyond = self.state.box.geography.city_beyond
        h = self.hexes[at]
        best: Plan | None = None
        for e in [enter] if enter >= 0 else self.sides(at, home):
            start = [] if enter >= 0 else [city_beyond[h * 6 + e]]
            for pair in MEMBERS[room(self.state, self.company, h, e)]:
                leave = OTHER_END[e][pair]
                rest = self.go_on(at, leave, home)
                if rest is not None:
                    plan = Plan([h * 36 + e * 6 + leave, *rest.tiles], rest.cities, start + rest.stops)
                    if best is None or self.key(plan) < self.key(best):
                        best = plan
        return best

    def sides(self, at: int, home: int) -> list[int]:
        """The edges of a hex by which a link may come out of a city: any of `home`, once it has laid track."""
        geography = self.state.box.geography
        out: list[int] = []
        for e in range(6):
            city = geography.city_beyond[self.hexes[at] * 6 + e]
            if city >= 0 and (home >> geography.group_of[city] if at else self.cities >> city) & 1:
                out.append(e)
        return out

    def go_on(self, at: int, leave: int, home: int) -> Plan | None:
        """What follows a tile that leaves its hex by an edge: the end, a new link out of a city, or the next hex."""
        geography = self.state.box.geography
        side = self.hexes[at] * 6 + leave
        city = geography.city_beyond[side]
        final = at == len(self.hexes) - 1
        if city < 0:
            if final or geography.hexes.neighbour[side] != self.hexes[at + 1]:
                return None
            return self.lead(at + 1, opposite(leave), home)
        group = geography.group_of[city]
        reached = group == geography.group_of[self.target]
        if final and reached:
            return Plan([], [], [city])
        if final or reached or home >> group & 1:
            return None
        rest = self.lead(at + 1, -1, home | 1 << group)
        return None if rest is None else Plan(rest.tiles, [city, *rest.cities], [city, *rest.stops])

    def key(self, plan: Plan) -> list[int]:
        """More cities first, then those that the marker meets first, then the target itself and the first stops."""
        geography = self.state.box.geography
        joined = sum(len(geography.groups[geography.group_of[c]]) for c in plan.cities)
        met = sorted(self.rank[geography.city_hex[c]] for c in plan.cities)
        stops = [self.rank[geography.city_hex[c]] for c in plan.stops]
        return [-joined, *met, int(plan.stops[-1] != self.target), *stops]


def lead(
    state: SteamPowerState, company: int, hexes: list[int], target: int, cities: int, rank: list[int]
) -> Plan | None:
    """How to lay these hexes to the target city's group; None if that is impossible.

    `cities` are those a new link may begin in (a mask); an incomplete link goes on from its open end.
    """
    group_of = state.box.geography.group_of
    home = 0
    for city in bits(cities):
        home |= 1 << group_of[city]
    enter = -1
    if state.trail[company]:
        home |= 1 << group_of[state.open_city[company]]
        if state.open_hex[company] != hexes[0]:
            return None
        enter = state.open_edge[company]
    return Leader(state, company, hexes, target, cities, rank).lead(0, enter, home)


def groups_beside(state: SteamPowerState, hexes: list[int]) -> list[int]:
    """For each hex of a row, the groups of cities beside it or one of those after it."""
    group_beyond = state.box.geography.group_beyond
    out = [0] * len(hexes)
    mask = 0
    for at in range(len(hexes) - 1, -1, -1):
        for group in group_beyond[hexes[at] * 6 : hexes[at] * 6 + 6]:
            if group >= 0:
                mask |= 1 << group
        out[at] = mask
    return out

"""What is on the table in Steam Power: flat lists of small numbers, so that a state copies fast and packs to bytes.

A *company* is whose pieces are on the map, a *seat* whose money and hand it is; among players they are the same.
"""

from typing import Final

import msgspec

from footplate.games.steam_power.box import TRACK_TILES, Box
from footplate.games.steam_power.contracts import TILES
from footplate.rails.hexes import opposite
from footplate.rails.track import KIND, PAIR_OF, STRAIGHT, TIGHT
from footplate.table.game import Setup, State
from footplate.table.say import Say, word

# What is being decided.
TILE: Final = 0  # nature draws a city tile
HAND: Final = 1  # nature deals the first hands
START: Final = 2  # nature draws the start player
ACTION: Final = 3
PLACE: Final = 4
BUILD: Final = 5
CUBES: Final = 6
DELIVER: Final = 7
SOURCE: Final = 8
ROUTE: Final = 9
BONUS: Final = 10
VICTIM: Final = 11
DRAW: Final = 12
COMPANY: Final = 13  # Basic Solo: nature draws a train
ASIDE: Final = 14  # Basic Solo: nature puts a contract aside
CORNER: Final = 15  # Mautoma: nature puts a cube on a corner
MARKER: Final = 16  # Mautoma: the direction marker moves
JUDGE: Final = 17  # Mautoma: fulfil the revealed contract, or use it as an action
OVER: Final = 18
KINDS: Final = [
    "tile", "hand", "start", "action", "place", "build", "cubes", "deliver", "source", "route", "bonus", "victim",
    "draw", "company", "aside", "corner", "marker", "judge", "over",
]  # fmt: skip

# Where a contract is; -1 where the viewer can't know.
UNKNOWN: Final = -1
DECK: Final = 0
IN_HAND: Final = 1  # + seat
SET_ASIDE: Final = 6  # Basic Solo: face down, counting rounds
BOXED: Final = 7  # out of the game; only in arranged positions
FULFILLED: Final = 8  # + seat
ACTIVE: Final = 13  # before an automa
DISCARD: Final = 16  # + seat of an automa

# Pools of track tiles (A.3 of the specification): simple, tight or crossing straights, the other crossings.
POOL_A: Final = 0
POOL_B: Final = 1
POOL_C: Final = 2

NONE: Final[list[int]] = []


def segment(pair: int, company: int) -> int:
    """Track on a hex as one number; 0 is none."""
    return 1 + pair + 15 * company


def segment_pair(code: int) -> int:
    return (code - 1) % 15


def segment_company(code: int) -> int:
    return (code - 1) // 15


def tile_pool(first: int, second: int) -> int:
    """The pool of the tile that shows these segments (`second` is 0 for a simple tile)."""
    if second == 0:
        return POOL_B if KIND[segment_pair(first)] == TIGHT else POOL_A
    straight = KIND[segment_pair(first)] == STRAIGHT and KIND[segment_pair(second)] == STRAIGHT
    return POOL_B if straight else POOL_C


def city_name(state: "SteamPowerState", city: int) -> str:
    return state.box.geography.city_names[city]


def company_name(state: "SteamPowerState", company: int) -> Say:
    return word(state.box.company_names[company])


class CompletedLink:
    """A completed link. `path` holds its tiles as `hex * 36 + edge in * 6 + edge out`."""

    def __init__(self, start: int, end: int, path: list[int]) -> None:
        self.start: Final = start
        self.end: Final = end
        self.path: Final = path


class SteamPowerState(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        self.step = TILE
        self.seat = 0  # whose turn: money and hand
        self.company = 0  # whose pieces
        self.starter = 0
        self.round = 1
        self.actions_left = 2
        self.placements_left = 0
        self.bonus = 0  # the bonus action that is running, if any
        self.card = -1  # the contract that is being fulfilled
        self.cubes_taken = 0  # how many of its cubes are paid for
        self.source = -1  # the city a cube is on its way from
        self.site = -1  # the city a bonus factory is being built in
        self.draws_left = 0
        self.victim = -1
        self.deck = len(box.contracts)
        self.aside = 0  # Basic Solo: contracts put aside
        self.marker = 0  # the corner of the direction marker, clockwise from the top left
        self.active = -1  # the contract revealed before an automa
        self.waiting = -1  # its second one
        self.colour_at = 0  # the colour of its contract that an automa searches with next
        self.sites = 0  # cities where a factory may once stand: coloured, none built yet
        self.linked = 0  # cities whose group has a completed link
        if empty:
            return
        hexes = box.geography.size
        cities = box.geography.cities
        self.first = [0] * hexes
        self.second = [0] * hexes
        self.facing = [0] * hexes  # derived: the edges where somebody's open end waits
        self.colour = [-1] * cities
        self.factory = [-1] * cities
        self.cubes = [0] * cities
        self.where = [DECK] * len(box.contracts)
        self.money = [5] * box.seats
        self.hand = [0] * box.seats
        self.done = [0] * box.seats
        self.trains = [box.trains] * box.companies
        self.factories = [box.edition.factories] * box.companies
        self.pool = list(TRACK_TILES)
        self.leftover = list(TILES)
        self.boxed_tiles = [0] * len(TILES)  # what an arranged position leaves out of the game altogether
        self.boxed_track = [0] * len(TRACK_TILES)
        self.boxed_trains = [0] * box.companies
        self.boxed_factories = [0] * box.companies
        # An incomplete link: from which city, its tiles, the hex it points at and by which edge of that hex.
        self.open_city = [-1] * box.companies
        self.open_hex = [-1] * box.companies
        self.open_edge = [-1] * box.companies
        self.visited: list[int] = []  # the groups a cube has come through, and over whose link: group, company, …
        self.bag = [0] * box.companies  # Basic Solo: trains still to be drawn this round
        self.corner = [-1] * 4  # Mautoma: the colour of the cube on each corner
        self.target = [-1] * box.companies  # the city an automa's coins lead to
        self.first_city = [-1] * box.companies  # where an automa's first track started
        # Lists that are replaced, never changed: copies share them.
        self.coins: list[list[int]] = [NONE] * box.companies  # the hexes of an automa's coin path
        self.trail: list[list[int]] = [NONE] * box.companies
        self.links: list[list[CompletedLink]] = [[] for _ in range(box.companies)]
        # Derived, kept move by move; the referee compares them with `derive`.
        self.network = [0] * box.companies  # groups
        self.joined = [0] * len(box.geography.groups)  # groups one completed link away
        self.frontier: list[list[int]] = [NONE] * box.companies

    def copy(self) -> "SteamPowerState":
        new = SteamPowerState(self.setup, self.box, True)
        new.step = self.step
        new.seat = self.seat
        new.company = self.company
        new.starter = self.starter
        new.round = self.round
        new.actions_left = self.actions_left
        new.placements_left = self.placements_left
        new.bonus = self.bonus
        new.card = self.card
        new.cubes_taken = self.cubes_taken
        new.source = self.source
        new.site = self.site
        new.draws_left = self.draws_left
        new.victim = self.victim
        new.deck = self.deck
        new.aside = self.aside
        new.marker = self.marker
        new.active = self.active
        new.waiting = self.waiting
        new.colour_at = self.colour_at
        new.sites = self.sites
        new.linked = self.linked
        new.first = self.first[:]
        new.second = self.second[:]
        new.facing = self.facing[:]
        new.colour = self.colour[:]
        new.factory = self.factory[:]
        new.cubes = self.cubes[:]
        new.where = self.where[:]
        new.money = self.money[:]
        new.hand = self.hand[:]
        new.done = self.done[:]
        new.trains = self.trains[:]
        new.factories = self.factories[:]
        new.pool = self.pool[:]
        new.leftover = self.leftover[:]
        new.boxed_tiles = self.boxed_tiles
        new.boxed_track = self.boxed_track
        new.boxed_trains = self.boxed_trains
        new.boxed_factories = self.boxed_factories
        new.open_city = self.open_city[:]
        new.open_hex = self.open_hex[:]
        new.open_edge = self.open_edge[:]
        new.visited = self.visited[:]
        new.bag = self.bag[:]
        new.corner = self.corner[:]
        new.target = self.target[:]
        new.first_city = self.first_city[:]
        new.coins = self.coins[:]
        new.trail = self.trail[:]
        new.links = self.links[:]
        new.network = self.network[:]
        new.joined = self.joined[:]
        new.frontier = self.frontier[:]
        return new

    def pack(self) -> bytes:
        """All that isn't derived."""
        scalars = [
            self.step, self.seat, self.company, self.starter, self.round, self.actions_left, self.placements_left,
            self.bonus, self.card, self.cubes_taken, self.source, self.site, self.draws_left, self.victim, self.deck,
            self.aside, self.marker, self.active, self.waiting, self.colour_at,
        ]  # fmt: skip
        lists = [
            self.first, self.second, self.colour, self.factory, self.cubes, self.where, self.money, self.hand,
            self.done, self.trains, self.factories, self.pool, self.leftover, self.open_city, self.visited,
            self.boxed_tiles, self.boxed_track, self.boxed_trains, self.boxed_factories,
            self.bag, self.corner, self.target, self.first_city,
        ]  # fmt: skip
        links = [[[link.start, link.end, *link.path] for link in links] for links in self.links]
        return msgspec.msgpack.encode((scalars, lists, self.trail, self.coins, links))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SteamPowerState) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def derive(self) -> None:
        """Work out everything derived from the rest."""
        geography = self.box.geography
        self.facing = [0] * geography.size
        self.joined = [0] * len(geography.groups)
        self.linked = 0
        self.sites = sum(1 << c for c, k in enumerate(self.colour) if 0 <= k < 4 and self.factory[c] < 0)
        for company in range(self.box.companies):
            self.network[company] = 0
            for link in self.links[company]:
                a = geography.group_of[link.start]
                b = geography.group_of[link.end]
                self.network[company] |= 1 << a | 1 << b
                self.joined[a] |= 1 << b
                self.joined[b] |= 1 << a
                self.linked |= self.box.city_mask_of_group[a] | self.box.city_mask_of_group[b]
            self.frontier[company] = geography.frontier(self.network[company])
            self.open_hex[company] = -1
            self.open_edge[company] = -1
            if self.trail[company]:
                last = self.trail[company][-1]
                self.open_hex[company] = geography.hexes.neighbour[last // 36 * 6 + last % 6]
                self.open_edge[company] = opposite(last % 6)
                self.facing[self.open_hex[company]] |= 1 << self.open_edge[company]

    # Track: the only places that put segments on the map or take them away.

    def put_segment(self, h: int, pair: int, company: int) -> None:
        """Lay a segment: the tile under it goes back to its pool, the new one comes out of its own."""
        code = segment(pair, company)
        if self.first[h] == 0:
            self.first[h] = code
            self.pool[tile_pool(code, 0)] -= 1
        else:
            self.pool[tile_pool(self.first[h], 0)] += 1
            self.second[h] = code
            self.pool[tile_pool(self.first[h], code)] -= 1

    def lift_segment(self, h: int, pair: int, company: int) -> None:
        """Take a segment off; the other one on a crossing stays as a simple tile."""
        code = segment(pair, company)
        self.pool[tile_pool(self.first[h], self.second[h])] += 1
        if self.second[h] == code:
            self.second[h] = 0
        else:
            self.first[h] = self.second[h]
            self.second[h] = 0
        if self.first[h]:
            self.pool[tile_pool(self.first[h], 0)] -= 1

    def open_end(self, company: int, h: int, out: int) -> None:
        """The company's incomplete link now leaves hex `h` by edge `out`."""
        beyond = self.box.geography.hexes.neighbour[h * 6 + out]
        edge = opposite(out)
        self.open_hex[company] = beyond
        self.open_edge[company] = edge
        self.facing[beyond] |= 1 << edge

    def close_end(self, company: int) -> None:
        """The incomplete link's open end is no longer there."""
        h = self.open_hex[company]
        if h >= 0:
            self.facing[h] &= ~(1 << self.open_edge[company])
            self.open_hex[company] = -1
            self.open_edge[company] = -1

    def extend(self, company: int, h: int, enter: int, leave: int) -> None:
        """Add a tile to the company's incomplete link, or begin one; complete it where it reaches a city."""
        self.put_segment(h, PAIR_OF[enter][leave], company)
        self.close_end(company)
        geography = self.box.geography
        if not self.trail[company]:
            self.trains[company] -= 1
            self.open_city[company] = geography.city_beyond[h * 6 + enter]
        self.trail[company] = [*self.trail[company], h * 36 + enter * 6 + leave]
        city = geography.city_beyond[h * 6 + leave]
        if city < 0:
            self.open_end(company, h, leave)
        else:
            self.complete(company, city)

    def complete(self, company: int, city: int) -> None:
        geography = self.box.geography
        link = CompletedLink(self.open_city[company], city, self.trail[company])
        self.links[company] = [*self.links[company], link]
        self.trail[company] = NONE
        self.open_city[company] = -1
        a = geography.group_of[link.start]
        b = geography.group_of[city]
        self.joined[a] |= 1 << b
        self.joined[b] |= 1 << a
        self.linked |= self.box.city_mask_of_group[a] | self.box.city_mask_of_group[b]
        network = self.network[company] | 1 << a | 1 << b
        if network != self.network[company]:
            self.network[company] = network
            self.frontier[company] = geography.frontier(network)

    def shorten(self, company: int) -> None:
        """Take the end tile off the company's incomplete link; the train comes back with the last one."""
        self.close_end(company)
        trail = self.trail[company]
        last = trail[-1]
        self.lift_segment(last // 36, PAIR_OF[last // 6 % 6][last % 6], company)
        if len(trail) == 1:
            self.trail[company] = NONE
            self.open_city[company] = -1
            self.trains[company] += 1
        else:
            self.trail[company] = trail[:-1]
            before = trail[-2]
            self.open_end(company, before // 36, before % 6)


def unpack(setup: Setup, box: Box, packed: bytes) -> SteamPowerState:
    scalars, lists, trail, coins, links = msgspec.msgpack.decode(
        packed, type=tuple[list[int], list[list[int]], list[list[int]], list[list[int]], list[list[list[int]]]]
    )
    state = SteamPowerState(setup, box)
    (
        state.step, state.seat, state.company, state.starter, state.round, state.actions_left, state.placements_left,
        state.bonus, state.card, state.cubes_taken, state.source, state.site, state.draws_left, state.victim,
        state.deck, state.aside, state.marker, state.active, state.waiting, state.colour_at,
    ) = scalars  # fmt: skip
    (
        state.first, state.second, state.colour, state.factory, state.cubes, state.where, state.money, state.hand,
        state.done, state.trains, state.factories, state.pool, state.leftover, state.open_city, state.visited,
        state.boxed_tiles, state.boxed_track, state.boxed_trains, state.boxed_factories,
        state.bag, state.corner, state.target, state.first_city,
    ) = lists  # fmt: skip
    state.trail = trail
    state.coins = coins
    state.links = [[CompletedLink(link[0], link[1], link[2:]) for link in company] for company in links]
    state.derive()
    return state

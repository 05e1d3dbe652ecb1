"""What is on the table in Steam Power: flat lists of small numbers, so that a state copies fast and packs to bytes.

A *company* is whose pieces are on the map, a *seat* whose money and hand it is; among players they are the same.
"""

from typing import Final

from footplate.games.steam_power.box import open_box
from footplate.games.steam_power.fields import Fields
from footplate.games.steam_power.links import CompletedLink
from footplate.rails.hexes import opposite
from footplate.rails.track import KIND, PAIR_OF, STRAIGHT, TIGHT
from footplate.table.cards import ALL, NOBODY, OWNER, Pile, Piles
from footplate.table.game import EMPTY, Setup, replaced
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

# Where a contract is.
DECK: Final = 0
IN_HAND: Final = 1  # + seat
SET_ASIDE: Final = 6  # Basic Solo: face down, counting rounds
BOXED: Final = 7  # out of the game; only in arranged positions
FULFILLED: Final = 8  # + seat
ACTIVE: Final = 13  # before an automa
DISCARD: Final = 16  # + seat of an automa
SEATS: Final = 5
PILES: Final = Piles(
    [
        Pile(DECK, NOBODY),
        Pile(IN_HAND, OWNER, SEATS),
        Pile(SET_ASIDE, NOBODY),
        Pile(BOXED, ALL),
        Pile(FULFILLED, ALL, SEATS),
        Pile(ACTIVE, ALL),
        Pile(DISCARD, ALL, SEATS),
    ]
)

# Pools of track tiles (docs/steam-power.md): simple, tight or crossing straights, the other crossings.
POOL_A: Final = 0
POOL_B: Final = 1
POOL_C: Final = 2


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


def lacking(state: "SteamPowerState") -> list[int]:
    """By place, how many contracts lie there that the state doesn't know."""
    counts = [0] * (SET_ASIDE + 1)
    counts[DECK] = state.deck - state.where.count(DECK)
    counts[SET_ASIDE] = state.aside - state.where.count(SET_ASIDE)
    for seat in range(state.box.seats):
        counts[IN_HAND + seat] = state.hand[seat] - state.where.count(IN_HAND + seat)
    return counts


def city_name(state: "SteamPowerState", city: int) -> str:
    return state.box.geography.city_names[city]


def company_name(state: "SteamPowerState", company: int) -> Say:
    return word(state.box.company_names[company])


class SteamPowerState(Fields):
    def copy(self) -> "SteamPowerState":
        new = SteamPowerState(self.setup, self.box, True)
        self.copy_to(new)
        return new

    @staticmethod
    def make(setup: Setup) -> "SteamPowerState":
        return SteamPowerState(setup, open_box(setup))

    def moment(self) -> str:
        return f"round {self.round}, {self.setup.name(self.seat)}: {KINDS[self.step]}"

    def derive(self) -> None:
        """Work out everything derived from the rest."""
        geography = self.box.geography
        self.facing = [0] * geography.size
        joined = [0] * len(geography.groups)
        networks = [0] * self.box.companies
        self.linked = 0
        self.sites = sum(1 << c for c, k in enumerate(self.colour) if 0 <= k < 4 and self.factory[c] < 0)
        for company in range(self.box.companies):
            network = 0
            for link in self.links[company]:
                a = geography.group_of[link.start]
                b = geography.group_of[link.end]
                network |= 1 << a | 1 << b
                joined[a] |= 1 << b
                joined[b] |= 1 << a
                self.linked |= self.box.city_mask_of_group[a] | self.box.city_mask_of_group[b]
            networks[company] = network
            self.frontier[company] = geography.frontier(network)
            self.open_hex[company] = -1
            self.open_edge[company] = -1
            if self.trail[company]:
                last = self.trail[company][-1]
                self.open_hex[company] = geography.hexes.neighbour[last // 36 * 6 + last % 6]
                self.open_edge[company] = opposite(last % 6)
                self.facing[self.open_hex[company]] |= 1 << self.open_edge[company]
        self.joined = joined
        self.network = networks

    # Track: the only places that put segments on the map or take them away.

    def put_segment(self, h: int, pair: int, company: int) -> None:
        """Lay a segment: the tile under it goes back to its pool, the new one comes out of its own."""
        code = segment(pair, company)
        if self.first[h] == 0:
            self.first[h] = code
            self.pool[tile_pool(code, 0)] -= 1
        else:
            self.pool[tile_pool(self.first[h], 0)] += 1
            self.second = replaced(self.second, h, code)
            self.pool[tile_pool(self.first[h], code)] -= 1

    def lift_segment(self, h: int, pair: int, company: int) -> None:
        """Take a segment off; the other one on a crossing stays as a simple tile."""
        code = segment(pair, company)
        self.pool[tile_pool(self.first[h], self.second[h])] += 1
        if self.second[h] == code:
            self.second = replaced(self.second, h, 0)
        else:
            self.first[h] = self.second[h]
            if self.second[h]:
                self.second = replaced(self.second, h, 0)
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
            self.trains = replaced(self.trains, company, self.trains[company] - 1)
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
        self.trail[company] = EMPTY
        self.open_city[company] = -1
        a = geography.group_of[link.start]
        b = geography.group_of[city]
        joined = self.joined[:]
        joined[a] |= 1 << b
        joined[b] |= 1 << a
        self.joined = joined
        self.linked |= self.box.city_mask_of_group[a] | self.box.city_mask_of_group[b]
        network = self.network[company] | 1 << a | 1 << b
        if network != self.network[company]:
            self.network = replaced(self.network, company, network)
            self.frontier[company] = geography.frontier(network)

    def shorten(self, company: int) -> None:
        """Take the end tile off the company's incomplete link; the train comes back with the last one."""
        self.close_end(company)
        trail = self.trail[company]
        last = trail[-1]
        self.lift_segment(last // 36, PAIR_OF[last // 6 % 6][last % 6], company)
        if len(trail) == 1:
            self.trail[company] = EMPTY
            self.open_city[company] = -1
            self.trains = replaced(self.trains, company, self.trains[company] + 1)
        else:
            self.trail[company] = trail[:-1]
            before = trail[-2]
            self.open_end(company, before // 36, before % 6)

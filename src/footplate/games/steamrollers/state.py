"""What is on the table in SteamRollers: flat lists of small numbers, so that a state copies fast and packs to bytes.

Cities, regions, die values and action tiles count from 0 here; people see them from 1. Nothing is hidden in this game.
"""

from typing import Final

import msgspec

from footplate.games.steamrollers.box import Box
from footplate.games.steamrollers.components import DOUBLE, EFFECTS, ORDERS, TILES
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.network import link_through, reaches
from footplate.rails.network import bits
from footplate.rails.track import PAIRS
from footplate.table.game import Setup, State

# What is being decided.
GOODS: Final = 0  # nature draws a good for a city
SIDE: Final = 1  # nature turns an action tile
ORDER: Final = 2  # nature turns an order tile
CHART: Final = 3  # nature rolls for the mountains
INFLUENCE: Final = 4  # nature rolls Olive's first crosses
START: Final = 5  # nature draws the start player
POWER: Final = 6  # choose a starting power
BOX: Final = 7  # starting power Engine: which box
RAIL: Final = 8  # starting power Rail: where
FIRST_TILE: Final = 9  # starting power Action tile: which
PERSONAL: Final = 10  # nature draws the personal good
PLACE: Final = 11  # starting power Personal delivery: on which city
BLACK: Final = 12  # nature rolls the black die
WHITE: Final = 13  # nature rolls a white die
DRAFT: Final = 14  # pick a die
CLAIM: Final = 15  # tile 2b: claim the die that was picked?
FIRST: Final = 16  # tile 2a: which die first
ACTION: Final = 17
REROLL: Final = 18  # nature rolls for tile 5b
DRAW: Final = 19
LOAD: Final = 20
SPOT: Final = 21  # against Olive: which of several goods of a colour
CARRY: Final = 22
TRADE: Final = 23  # after the action: trade an order?
OLIVE_DIE: Final = 24  # solo tile 2a: re-roll her die?
OLIVE_REROLL: Final = 25  # nature rolls it
CROSS: Final = 26  # Olive, phase 1
RECLAIM: Final = 27  # phase 2
AGAIN: Final = 28  # phase 3: nature re-rolls her die
STOP: Final = 29  # solo tile 2b: stop her?
REMOVE: Final = 30  # phase 4
OVER: Final = 31
KINDS: Final = [
    "goods", "side", "order", "chart", "influence", "start", "power", "box", "rail", "first-tile", "personal", "place",
    "black", "white", "draft", "claim", "first", "action", "reroll", "draw", "load", "spot", "carry", "trade",
    "olive-die", "olive-reroll", "cross", "reclaim", "again", "stop", "remove", "over",
]  # fmt: skip

BOXES: Final = [len(bits(mask)) for mask in range(64)]  # how many boxes are ticked
CENTRE: Final = -1  # a tile's owner where nobody has it
NONE: Final[list[int]] = []


class SteamRollersState(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        self.step = GOODS
        self.round = 0  # 0 while setting up
        self.starter = 0
        self.place = 0  # how many turns of the round are over
        self.seat = 0  # whose turn it is; during the set-up, who chooses a power
        self.chart = 0  # 0: the open map
        self.black = -1  # the face of the black die
        self.die = -1  # the value of the die in hand
        self.other_die = -1  # tile 2a: the second one
        self.rolled = 0  # white dice rolled in this round
        self.spent = 0  # white dice that have been used
        self.claimed = -1  # tile 2b: the die that is reserved …
        self.claimer = -1  # … and for whom
        self.actions_left = 0
        self.doubled = 0  # tile 2a was played in this turn
        self.traded = 0  # an order was traded in this turn
        self.bound = 0  # tile 5b: the die may not be changed any more
        self.used = 0  # the permanent tiles that have helped: this action, or against Olive this turn
        self.powers = 0  # the starting powers that are gone
        self.load_city = -1  # a delivery under way: from where …
        self.load_colour = -1  # … which good …
        self.load_own = 0  # … a personal one? …
        self.load_spot = -1  # … and against Olive, its place in the row
        self.cross_dice = 0  # Olive's dice of influence that were rolled
        self.olive_points = 0
        self.stopped = 0  # the cross that Olive makes instead of removing a good
        self.olive_won = 0  # at once, because a region is full
        if empty:
            return
        seats = box.seats
        self.dice = [0] * CITIES  # the free white dice, by value
        self.bag = [box.edition.goods] * COAL + [0]
        self.boxed = [0] * COAL + [box.edition.coal]  # out of the game
        self.side = [-1] * TILES
        self.owner = [CENTRE] * TILES
        self.sideways = [0] * TILES
        self.taken = [0] * TILES  # the round in which it was taken
        self.tile_of = [-1] * len(EFFECTS)  # derived: the tile that has an effect in this game
        self.order_side = [-1] * ORDERS
        self.order_owner = [CENTRE] * ORDERS
        self.engine = [0] * seats  # ticked boxes
        self.points = [0] * seats  # deliveries
        self.bonus = [0] * seats  # the starting power +2
        self.own_city = [-1] * seats  # the personal good: where …
        self.own_colour = [-1] * seats  # … and which
        self.kept = [0] * (seats * len(COLOURS))  # delivered goods beside the sheet
        self.crosses = [0] * CITIES
        # Lists that are replaced, never changed: copies share them.
        self.rows: list[list[int]] = [NONE] * CITIES  # the goods of each city, from left to right
        self.sheets: list[list[int]] = [[0] * box.geography.size for _ in range(seats)]
        self.links: list[list[int]] = [NONE] * seats  # derived
        self.reach: list[list[int]] = [[0] * (CITIES * CITIES)] * seats  # derived: sets of distances

    def copy(self) -> "SteamRollersState":
        new = SteamRollersState(self.setup, self.box, True)
        new.step = self.step
        new.round = self.round
        new.starter = self.starter
        new.place = self.place
        new.seat = self.seat
        new.chart = self.chart
        new.black = self.black
        new.die = self.die
        new.other_die = self.other_die
        new.rolled = self.rolled
        new.spent = self.spent
        new.claimed = self.claimed
        new.claimer = self.claimer
        new.actions_left = self.actions_left
        new.doubled = self.doubled
        new.traded = self.traded
        new.bound = self.bound
        new.used = self.used
        new.powers = self.powers
        new.load_city = self.load_city
        new.load_colour = self.load_colour
        new.load_own = self.load_own
        new.load_spot = self.load_spot
        new.cross_dice = self.cross_dice
        new.olive_points = self.olive_points
        new.stopped = self.stopped
        new.olive_won = self.olive_won
        new.dice = self.dice[:]
        new.bag = self.bag[:]
        new.boxed = self.boxed[:]
        new.side = self.side[:]
        new.owner = self.owner[:]
        new.sideways = self.sideways[:]
        new.taken = self.taken[:]
        new.tile_of = self.tile_of[:]
        new.order_side = self.order_side[:]
        new.order_owner = self.order_owner[:]
        new.engine = self.engine[:]
        new.points = self.points[:]
        new.bonus = self.bonus[:]
        new.own_city = self.own_city[:]
        new.own_colour = self.own_colour[:]
        new.kept = self.kept[:]
        new.crosses = self.crosses[:]
        new.rows = self.rows[:]
        new.sheets = self.sheets[:]
        new.links = self.links[:]
        new.reach = self.reach[:]
        return new

    def pack(self) -> bytes:
        """All that isn't derived."""
        scalars = [
            self.step, self.round, self.starter, self.place, self.seat, self.chart, self.black, self.die,
            self.other_die, self.rolled, self.spent, self.claimed, self.claimer, self.actions_left, self.doubled,
            self.traded, self.bound, self.used, self.powers, self.load_city, self.load_colour, self.load_own,
            self.load_spot, self.cross_dice, self.olive_points, self.stopped, self.olive_won,
        ]  # fmt: skip
        lists = [
            self.dice, self.bag, self.boxed, self.side, self.owner, self.sideways, self.taken, self.order_side,
            self.order_owner, self.engine, self.points, self.bonus, self.own_city, self.own_colour, self.kept,
            self.crosses,
        ]  # fmt: skip
        return msgspec.msgpack.encode((scalars, lists, self.rows, self.sheets))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SteamRollersState) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def derive(self) -> None:
        """All that follows from the rest."""
        self.tile_of = [-1] * len(EFFECTS)
        for tile, side in enumerate(self.side):
            if side >= 0:
                self.tile_of[self.box.tiles[tile * 2 + side].effect] = tile
        for seat in range(self.box.seats):
            self.derive_links(seat)

    def derive_links(self, seat: int) -> None:
        sheet = self.sheets[seat]
        found: list[int] = []
        seen: set[int] = set()
        for h in range(self.box.geography.size):
            if sheet[h] and h not in seen:
                code = link_through(self.box, self.chart, sheet, h)
                if code >= 0:
                    found.append(code)
                    seen |= set(self.along(sheet, h))
        self.links[seat] = sorted(found)
        self.reach[seat] = reaches(found)

    def along(self, sheet: list[int], h: int) -> list[int]:
        """The hexes of the connection through a hex."""
        beyond = self.box.beyond[self.chart]
        out = [h]
        for edge in PAIRS[sheet[h] - 1]:
            at, leave = h, edge
            while True:
                at = beyond[at * 6 + leave]
                if self.box.geography.city_at[at] >= 0:
                    break
                a, b = PAIRS[sheet[at] - 1]
                leave = b if (leave + 3) % 6 == a else a
                out.append(at)
        return out

    # The only places that change a sheet, a row of goods or the place of a tile.

    def draw(self, seat: int, h: int, pair: int) -> None:
        """Draw track; where it completes a connection, the sheet's distances change."""
        sheet = self.sheets[seat][:]
        sheet[h] = pair + 1
        self.sheets[seat] = sheet
        code = link_through(self.box, self.chart, sheet, h)
        if code >= 0:
            self.links[seat] = sorted([*self.links[seat], code])
            self.reach[seat] = reaches(self.links[seat])

    def take_good(self, city: int, spot: int) -> int:
        """Take a good from a row; the others close ranks. Its colour."""
        row = self.rows[city]
        self.rows[city] = row[:spot] + row[spot + 1 :]
        return row[spot]

    def to_centre(self, tile: int) -> None:
        self.owner[tile] = CENTRE
        self.sideways[tile] = 0

    # Questions

    def permanent(self, tile: int) -> bool:
        return self.box.tiles[tile * 2 + self.side[tile]].permanent

    def usable(self, effect: int, seat: int) -> bool:
        """Whether a seat may use a tile's effect now: it holds the tile since an earlier round, and hasn't used it up.

        A tile lies upright in its owner's turn, so which way it lies needn't be asked.
        """
        tile = self.tile_of[effect]
        if tile < 0 or self.owner[tile] != seat or self.used >> tile & 1:
            return False
        return self.taken[tile] < self.round or self.box.usable_at_once

    def spend(self, effect: int) -> None:
        """A tile has helped: a one-time tile goes back to the centre, a permanent one doesn't help again."""
        tile = self.tile_of[effect]
        if self.permanent(tile):
            self.used |= 1 << tile
        else:
            self.to_centre(tile)

    # Whose turn it is, and what has happened in this round

    def order_of(self, seat: int) -> int:
        """How many turns of a round come before a seat's."""
        return (seat - self.starter) % self.box.players

    def most_actions(self) -> int:
        """The actions of this turn."""
        return 2 if self.box.solo or self.doubled else 1

    def turns_and_actions(self) -> int:
        """The dice that were used in this round, one a turn; one more if somebody has played tile 2a."""
        return self.place + self.most_actions() - self.actions_left

    def has_acted(self, seat: int) -> bool:
        """Whether a seat has ended an action in this round."""
        order = self.order_of(seat)
        return order < self.place or (order == self.place and self.actions_left < self.most_actions())

    def unplayed(self, effect: int) -> bool:
        """Whether somebody holds a one-time tile since an earlier round, so that nobody can have played it in this."""
        tile = self.tile_of[effect]
        return self.owner[tile] != CENTRE and self.taken[tile] < self.round and not self.permanent(tile)

    def may_have_doubled(self) -> bool:
        """Whether somebody can have taken two dice in an earlier turn of this round."""
        return self.place > 0 and not self.doubled and self.tile_of[DOUBLE] >= 0 and not self.unplayed(DOUBLE)

    def boxes(self, seat: int) -> int:
        """The engine's ticked boxes."""
        return BOXES[self.engine[seat]]

    def empty_cities(self) -> int:
        return sum(not row for row in self.rows)


def unpack(setup: Setup, box: Box, packed: bytes) -> SteamRollersState:
    scalars, lists, rows, sheets = msgspec.msgpack.decode(
        packed, type=tuple[list[int], list[list[int]], list[list[int]], list[list[int]]]
    )
    state = SteamRollersState(setup, box)
    (
        state.step, state.round, state.starter, state.place, state.seat, state.chart, state.black, state.die,
        state.other_die, state.rolled, state.spent, state.claimed, state.claimer, state.actions_left, state.doubled,
        state.traded, state.bound, state.used, state.powers, state.load_city, state.load_colour, state.load_own,
        state.load_spot, state.cross_dice, state.olive_points, state.stopped, state.olive_won,
    ) = scalars  # fmt: skip
    (
        state.dice, state.bag, state.boxed, state.side, state.owner, state.sideways, state.taken, state.order_side,
        state.order_owner, state.engine, state.points, state.bonus, state.own_city, state.own_colour, state.kept,
        state.crosses,
    ) = lists  # fmt: skip
    state.rows = rows
    state.sheets = sheets
    state.derive()
    return state

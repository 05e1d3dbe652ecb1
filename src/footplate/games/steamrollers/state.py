"""What is on the table in SteamRollers: flat lists of small numbers, so that a state copies fast and packs to bytes.

Cities, regions, die values and action tiles count from 0 here; people see them from 1. Nothing is hidden in this game.
"""

from typing import Final

from footplate.games.steamrollers.box import open_box
from footplate.games.steamrollers.components import DOUBLE, EFFECTS
from footplate.games.steamrollers.fields import Fields
from footplate.games.steamrollers.network import link_through, reaches
from footplate.rails.network import bits
from footplate.rails.track import PAIRS
from footplate.table.game import Setup

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


class SteamRollersState(Fields):
    def copy(self) -> "SteamRollersState":
        new = SteamRollersState(self.setup, self.box, True)
        self.copy_to(new)
        return new

    @staticmethod
    def make(setup: Setup) -> "SteamRollersState":
        return SteamRollersState(setup, open_box(setup))

    def moment(self) -> str:
        return f"round {self.round}, {self.setup.name(self.seat)}: {KINDS[self.step]}"

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

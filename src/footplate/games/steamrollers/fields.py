"""The fields of the state. tools/states.py writes this file from fields.txt: change that one."""

from typing import Final

from footplate.games.steamrollers.box import Box
from footplate.games.steamrollers.components import EFFECTS, ORDERS, TILES
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.table.game import Setup, State
from footplate.table.packing import Packed, put, put_rows, to_bytes


class Fields(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        self.round: int = 0  # 0 while setting up
        self.starter: int = 0
        self.place: int = 0  # how many turns of the round are over
        self.chart: int = 0  # 0: the open map
        self.black: int = -1  # the face of the black die
        self.die: int = -1  # the value of the die in hand
        self.other_die: int = -1  # tile 2a: the second one
        self.rolled: int = 0  # white dice rolled in this round
        self.spent: int = 0  # white dice that have been used
        self.claimed: int = -1  # tile 2b: the die that is reserved …
        self.claimer: int = -1  # … and for whom
        self.actions_left: int = 0
        self.doubled: int = 0  # tile 2a was played in this turn
        self.traded: int = 0  # an order was traded in this turn
        self.bound: int = 0  # tile 5b: the die may not be changed any more
        self.used: int = 0  # the permanent tiles that have helped: this action, or against Olive this turn
        self.powers: int = 0  # the starting powers that are gone
        self.load_city: int = -1  # a delivery under way: from where …
        self.load_colour: int = -1  # … which good …
        self.load_own: int = 0  # … a personal one? …
        self.load_spot: int = -1  # … and against Olive, its place in the row
        self.cross_dice: int = 0  # Olive's dice of influence that were rolled
        self.olive_points: int = 0
        self.stopped: int = 0  # the cross that Olive makes instead of removing a good
        self.olive_won: int = 0  # at once, because a region is full
        if empty:
            return
        self.dice: list[int] = [0] * CITIES  # the free white dice, by value
        self.bag: list[int] = [box.edition.goods] * COAL + [0]
        self.boxed: list[int] = [0] * COAL + [box.edition.coal]  # out of the game
        self.side: list[int] = [-1] * TILES
        self.owner: list[int] = [-1] * TILES  # -1: it lies in the centre
        self.sideways: list[int] = [0] * TILES
        self.taken: list[int] = [0] * TILES  # the round in which it was taken
        self.tile_of: list[int] = [-1] * len(EFFECTS)  # the tile that has an effect in this game
        self.order_side: list[int] = [-1] * ORDERS
        self.order_owner: list[int] = [-1] * ORDERS
        self.engine: list[int] = [0] * box.seats  # ticked boxes
        self.points: list[int] = [0] * box.seats  # deliveries
        self.bonus: list[int] = [0] * box.seats  # the starting power +2
        self.own_city: list[int] = [-1] * box.seats  # the personal good: where …
        self.own_colour: list[int] = [-1] * box.seats  # … and which
        self.kept: list[int] = [0] * (box.seats * len(COLOURS))  # delivered goods beside the sheet
        self.crosses: list[int] = [0] * CITIES
        self.rows: list[list[int]] = [[] for _ in range(CITIES)]  # the goods of each city, from left to right
        self.sheets: list[list[int]] = [[0] * box.geography.size for _ in range(box.seats)]
        self.links: list[list[int]] = [[] for _ in range(box.seats)]
        self.reach: list[list[int]] = [[0] * (CITIES * CITIES) for _ in range(box.seats)]  # sets of distances

    def copy_to(self, new: "Fields") -> None:
        self.copy_house(new)
        new.round = self.round
        new.starter = self.starter
        new.place = self.place
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

    def pack(self) -> bytes:
        """All that isn't derived."""
        out = self.house()
        out.append(self.round)
        out.append(self.starter)
        out.append(self.place)
        out.append(self.chart)
        out.append(self.black)
        out.append(self.die)
        out.append(self.other_die)
        out.append(self.rolled)
        out.append(self.spent)
        out.append(self.claimed)
        out.append(self.claimer)
        out.append(self.actions_left)
        out.append(self.doubled)
        out.append(self.traded)
        out.append(self.bound)
        out.append(self.used)
        out.append(self.powers)
        out.append(self.load_city)
        out.append(self.load_colour)
        out.append(self.load_own)
        out.append(self.load_spot)
        out.append(self.cross_dice)
        out.append(self.olive_points)
        out.append(self.stopped)
        out.append(self.olive_won)
        put(out, self.dice)
        put(out, self.bag)
        put(out, self.boxed)
        put(out, self.side)
        put(out, self.owner)
        put(out, self.sideways)
        put(out, self.taken)
        put(out, self.order_side)
        put(out, self.order_owner)
        put(out, self.engine)
        put(out, self.points)
        put(out, self.bonus)
        put(out, self.own_city)
        put(out, self.own_colour)
        put(out, self.kept)
        put(out, self.crosses)
        put_rows(out, self.rows)
        put_rows(out, self.sheets)
        return to_bytes(out)

    def restore(self, packed: Packed) -> None:
        self.restore_house(packed)
        self.round = packed.number()
        self.starter = packed.number()
        self.place = packed.number()
        self.chart = packed.number()
        self.black = packed.number()
        self.die = packed.number()
        self.other_die = packed.number()
        self.rolled = packed.number()
        self.spent = packed.number()
        self.claimed = packed.number()
        self.claimer = packed.number()
        self.actions_left = packed.number()
        self.doubled = packed.number()
        self.traded = packed.number()
        self.bound = packed.number()
        self.used = packed.number()
        self.powers = packed.number()
        self.load_city = packed.number()
        self.load_colour = packed.number()
        self.load_own = packed.number()
        self.load_spot = packed.number()
        self.cross_dice = packed.number()
        self.olive_points = packed.number()
        self.stopped = packed.number()
        self.olive_won = packed.number()
        self.dice = packed.row()
        self.bag = packed.row()
        self.boxed = packed.row()
        self.side = packed.row()
        self.owner = packed.row()
        self.sideways = packed.row()
        self.taken = packed.row()
        self.order_side = packed.row()
        self.order_owner = packed.row()
        self.engine = packed.row()
        self.points = packed.row()
        self.bonus = packed.row()
        self.own_city = packed.row()
        self.own_colour = packed.row()
        self.kept = packed.row()
        self.crosses = packed.row()
        self.rows = packed.rows()
        self.sheets = packed.rows()

"""The fields of the state. tools/states.py writes this file from fields.txt: change that one."""

from typing import Final

from footplate.games.steam_power.box import TRACK_TILES, Box
from footplate.games.steam_power.contracts import TILES
from footplate.games.steam_power.links import CompletedLink
from footplate.table.game import Setup, State
from footplate.table.packing import Packed, put, put_rows, to_bytes


class Fields(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        self.company: int = box.first_player  # whose pieces
        self.starter: int = box.first_player
        self.round: int = 1
        self.actions_left: int = 2
        self.placements_left: int = 0
        self.bonus: int = 0  # the bonus action that is running, if any
        self.card: int = -1  # the contract that is being fulfilled
        self.cubes_taken: int = 0  # how many of its cubes are paid for
        self.source: int = -1  # the city a cube is on its way from
        self.site: int = -1  # the city a bonus factory is being built in
        self.draws_left: int = 0
        self.victim: int = -1
        self.deck: int = len(box.contracts)
        self.aside: int = 0  # Basic Solo: contracts put aside
        self.marker: int = 0  # the corner of the direction marker, clockwise from the top left
        self.active: int = -1  # the contract revealed before an automa
        self.waiting: int = -1  # its second one
        self.colour_at: int = 0  # the colour of its contract that an automa searches with next
        self.sites: int = 0  # cities where a factory may once stand: coloured, none built yet
        self.linked: int = 0  # cities whose group has a completed link
        if empty:
            return
        self.first: list[int] = [0] * box.geography.size
        self.second: list[int] = [0] * box.geography.size
        self.facing: list[int] = [0] * box.geography.size  # the edges where somebody's open end waits
        self.colour: list[int] = [-1] * box.geography.cities
        self.factory: list[int] = [-1] * box.geography.cities
        self.cubes: list[int] = [0] * box.geography.cities
        self.where: list[int] = [0] * len(box.contracts)  # DECK
        self.money: list[int] = [5] * box.seats
        self.hand: list[int] = [0] * box.seats
        self.done: list[int] = [0] * box.seats
        self.trains: list[int] = [box.trains] * box.companies
        self.factories: list[int] = [box.edition.factories] * box.companies
        self.pool: list[int] = list(TRACK_TILES)
        self.leftover: list[int] = list(TILES)
        self.boxed_tiles: list[int] = [0] * len(TILES)  # what an arranged position leaves out of the game altogether
        self.boxed_track: list[int] = [0] * len(TRACK_TILES)
        self.boxed_trains: list[int] = [0] * box.companies
        self.boxed_factories: list[int] = [0] * box.companies
        # An incomplete link: from which city, its tiles, the hex it points at and by which edge of that hex.
        self.open_city: list[int] = [-1] * box.companies
        self.open_hex: list[int] = [-1] * box.companies
        self.open_edge: list[int] = [-1] * box.companies
        self.trail: list[list[int]] = [[] for _ in range(box.companies)]
        self.visited: list[int] = []  # the groups a cube has come through, and over whose link: group, company, …
        self.bag: list[int] = [0] * box.companies  # Basic Solo: trains still to be drawn this round
        self.corner: list[int] = [-1] * 4  # Mautoma: the colour of the cube on each corner
        self.target: list[int] = [-1] * box.companies  # the city an automa's coins lead to
        self.first_city: list[int] = [-1] * box.companies  # where an automa's first track started
        self.coins: list[list[int]] = [[] for _ in range(box.companies)]  # the hexes of an automa's coin path
        self.links: list[list[CompletedLink]] = [[] for _ in range(box.companies)]
        self.network: list[int] = [0] * box.companies  # groups
        self.joined: list[int] = [0] * len(box.geography.groups)  # groups one completed link away
        self.frontier: list[list[int]] = [[] for _ in range(box.companies)]

    def copy_to(self, new: "Fields") -> None:
        self.copy_house(new)
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
        new.second = self.second
        new.facing = self.facing[:]
        new.colour = self.colour
        new.factory = self.factory
        new.cubes = self.cubes[:]
        new.where = self.where[:]
        new.money = self.money[:]
        new.hand = self.hand[:]
        new.done = self.done
        new.trains = self.trains
        new.factories = self.factories
        new.pool = self.pool[:]
        new.leftover = self.leftover
        new.boxed_tiles = self.boxed_tiles
        new.boxed_track = self.boxed_track
        new.boxed_trains = self.boxed_trains
        new.boxed_factories = self.boxed_factories
        new.open_city = self.open_city[:]
        new.open_hex = self.open_hex[:]
        new.open_edge = self.open_edge[:]
        new.trail = self.trail[:]
        new.visited = self.visited
        new.bag = self.bag
        new.corner = self.corner
        new.target = self.target
        new.first_city = self.first_city
        new.coins = self.coins[:]
        new.links = self.links[:]
        new.network = self.network
        new.joined = self.joined
        new.frontier = self.frontier[:]

    def pack(self) -> bytes:
        """All that isn't derived."""
        out = self.house()
        out.append(self.company)
        out.append(self.starter)
        out.append(self.round)
        out.append(self.actions_left)
        out.append(self.placements_left)
        out.append(self.bonus)
        out.append(self.card)
        out.append(self.cubes_taken)
        out.append(self.source)
        out.append(self.site)
        out.append(self.draws_left)
        out.append(self.victim)
        out.append(self.deck)
        out.append(self.aside)
        out.append(self.marker)
        out.append(self.active)
        out.append(self.waiting)
        out.append(self.colour_at)
        put(out, self.first)
        put(out, self.second)
        put(out, self.colour)
        put(out, self.factory)
        put(out, self.cubes)
        put(out, self.where)
        put(out, self.money)
        put(out, self.hand)
        put(out, self.done)
        put(out, self.trains)
        put(out, self.factories)
        put(out, self.pool)
        put(out, self.leftover)
        put(out, self.boxed_tiles)
        put(out, self.boxed_track)
        put(out, self.boxed_trains)
        put(out, self.boxed_factories)
        put(out, self.open_city)
        put_rows(out, self.trail)
        put(out, self.visited)
        put(out, self.bag)
        put(out, self.corner)
        put(out, self.target)
        put(out, self.first_city)
        put_rows(out, self.coins)
        out.append(len(self.links))
        for row in self.links:
            put_rows(out, [thing.numbers() for thing in row])
        return to_bytes(out)

    def restore(self, packed: Packed) -> None:
        self.restore_house(packed)
        self.company = packed.number()
        self.starter = packed.number()
        self.round = packed.number()
        self.actions_left = packed.number()
        self.placements_left = packed.number()
        self.bonus = packed.number()
        self.card = packed.number()
        self.cubes_taken = packed.number()
        self.source = packed.number()
        self.site = packed.number()
        self.draws_left = packed.number()
        self.victim = packed.number()
        self.deck = packed.number()
        self.aside = packed.number()
        self.marker = packed.number()
        self.active = packed.number()
        self.waiting = packed.number()
        self.colour_at = packed.number()
        self.first = packed.row()
        self.second = packed.row()
        self.colour = packed.row()
        self.factory = packed.row()
        self.cubes = packed.row()
        self.where = packed.row()
        self.money = packed.row()
        self.hand = packed.row()
        self.done = packed.row()
        self.trains = packed.row()
        self.factories = packed.row()
        self.pool = packed.row()
        self.leftover = packed.row()
        self.boxed_tiles = packed.row()
        self.boxed_track = packed.row()
        self.boxed_trains = packed.row()
        self.boxed_factories = packed.row()
        self.open_city = packed.row()
        self.trail = packed.rows()
        self.visited = packed.row()
        self.bag = packed.row()
        self.corner = packed.row()
        self.target = packed.row()
        self.first_city = packed.row()
        self.coins = packed.rows()
        self.links = [[CompletedLink.of(thing) for thing in packed.rows()] for _ in range(packed.number())]

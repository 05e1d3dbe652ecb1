"""The fields of the state. tools/states.py writes this file from fields.txt: change that one."""

from typing import Final

from footplate.games.railroad_revolution.box import Box
from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.milestones import PILES
from footplate.table.game import Setup, State
from footplate.table.packing import Packed, put, put_rows, to_bytes


class Fields(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        self.phase: int = 0  # setting up, somebody's turn, a deal
        self.round: int = 0  # 0 while setting up
        self.last: int = 0  # the round that ends the game; 0 before the trigger
        self.place: int = 0  # in the order of turns: whose turn it is
        self.asked: int = 0  # how many have answered the deal; while setting up, how many have chosen a start tile
        self.deal_due: int = 0  # a rail of this turn lies on a deal
        self.deal_at: int = -1  # the current one of the deal tiles that have been seen
        # The turn: the worker on its action, and what its ability asks for.
        self.worker: int = -1  # its colour
        self.action: int = -1
        self.spot: int = -1  # the city of the station, the section of the office
        self.paid: int = 0  # for the station
        self.triangles: int = 0  # of the slots that the Railroad action built
        self.taken: int = 0  # shares that came with the office
        self.shares_left: int = box.values.shares
        self.tenders_left: int = box.values.tenders
        # the last answer sold a share: whoever judges a position sees that nothing has come of the turn by it
        self.sold: int = 0
        # The Mautomas
        self.card: int = -1  # in play
        self.card_section: int = -1  # that it follows
        self.blue: int = 0  # the blue section has begun
        self.failed: int = 0  # cards without a valid section in this turn
        self.pieces: int = 0  # plain pieces that this section still places
        self.reward: int = 0  # the reward tile that helps it: none, an outer, an inner one
        self.known: int = 0  # S cards besides S1 that have been seen in any deck, as a set
        if empty:
            return
        # What waits to be chosen, in the order of the default (effects.py); replaced, never changed.
        self.effects: list[int] = []
        self.order: list[int] = []  # seats in the order of turns
        # What nature laid out; replaced, never changed.
        self.city_tile: list[int] = box.printed[:]  # of each city; -1: not drawn yet
        self.section_tile: list[int] = [-1] * box.sections  # -1: not drawn yet, or printed
        self.gap_tile: list[int] = [-1] * box.gaps  # VP tiles; -1: not drawn yet, or none
        self.deals: list[int] = []  # the deal tiles that have been seen, in their order
        # start tiles to choose from (a side of a set-up tile, a performance tile); -1: chosen …
        self.offer_tile: list[int] = []
        self.offer_worker: list[int] = []  # … and their workers
        # The map
        self.built: list[int] = [0] * box.geography.slots  # the seats with a rail on each slot
        self.stations: list[int] = [0] * box.geography.cities  # the seats with a station in each city
        # whose station is in the First Station slot; -1: free
        self.first_station: list[int] = [-1] * box.geography.cities
        self.offices: list[int] = [0] * box.sections  # the seats with an office in each section
        self.first_office: list[int] = [-1] * box.sections
        # The seats
        self.money: list[int] = [0] * box.seats
        self.shares: list[int] = [0] * box.seats
        self.rails_left: list[int] = [0] * box.seats  # on the player board, the Mautoma's reserve box
        self.buildings_left: list[int] = [0] * box.seats
        self.spare: list[int] = [0] * (box.seats * 2)  # rails and buildings aside or on the extension
        self.supply: list[int] = [0] * (box.seats * len(COLOURS))  # workers that can be placed …
        self.used: list[int] = [0] * (box.seats * len(COLOURS))  # … and those on the board
        self.stock: list[int] = box.values.workers[:]  # the common supply of workers
        self.gone: list[int] = [0] * len(COLOURS)  # workers that were promoted
        self.trains_up: list[int] = [0] * (box.seats * len(box.trains))  # face up
        self.trains_down: list[int] = [0] * (box.seats * len(box.trains))
        self.stacks: list[int] = [0] * len(box.trains)  # trains that can still be taken
        # on the performance tracks; with the expansion the first of the three
        self.marker: list[int] = [0] * (box.seats * 3)
        # Milestones
        self.where: list[int] = [0] * len(box.milestones)
        # the worker spots that are filled, of the open milestone of each column
        self.promoted: list[int] = [0] * (box.seats * 2)
        self.under: list[int] = [0] * len(PILES)  # how often tiles went under each pile
        # The expansion
        self.tile_at: list[int] = [-1] * len(box.performance_tiles)
        self.reward_at: list[int] = [-1] * len(box.reward_tiles)
        self.wagon_at: list[int] = [-1] * len(box.wagons)
        self.spots: list[int] = [0] * 6  # free spots of each wagon row, for rails and for buildings
        self.tender_on: list[int] = [0] * box.seats  # the trains with a tender
        self.tenders_waiting: list[int] = [0] * box.seats
        self.queue: list[int] = []  # bonuses that are still to come; replaced, never changed
        # cards that are known to lie in the deck, from the top
        self.decks: list[list[int]] = [[] for _ in range(box.seats)]
        self.discards: list[list[int]] = [[] for _ in range(box.seats)]  # the first discarded first
        # in the deck, but nobody knows where: S1, the first C card …
        self.hidden: list[list[int]] = [[] for _ in range(box.seats)]
        self.starters: list[int] = [0] * box.seats  # … and so many other S cards
        self.trades: list[int] = [0] * box.seats
        self.mat: list[int] = [0] * box.seats  # wagons and tenders on the playmat
        self.deal_row: list[int] = [0] * box.seats  # deal slots that hold shares
        # reward tiles of the playmat: on their slot, in the box with a piece, used up
        self.inner: list[int] = [0] * (box.seats * 2)
        # What follows
        self.rails: list[int] = [0] * box.seats  # slots with the seat's rail
        self.network: list[int] = [0] * box.seats  # the points they touch
        self.frontier: list[int] = [0] * box.seats  # slots that can be built next
        self.own_stations: list[int] = [0] * box.seats  # cities
        self.own_offices: list[int] = [0] * box.seats  # sections
        self.open: list[int] = [-1] * (box.seats * 2)  # the milestone that is open in each column

    def copy_to(self, new: "Fields") -> None:
        self.copy_house(new)
        new.phase = self.phase
        new.round = self.round
        new.last = self.last
        new.place = self.place
        new.asked = self.asked
        new.deal_due = self.deal_due
        new.deal_at = self.deal_at
        new.worker = self.worker
        new.action = self.action
        new.spot = self.spot
        new.paid = self.paid
        new.triangles = self.triangles
        new.taken = self.taken
        new.shares_left = self.shares_left
        new.tenders_left = self.tenders_left
        new.sold = self.sold
        new.effects = self.effects
        new.order = self.order
        new.city_tile = self.city_tile
        new.section_tile = self.section_tile
        new.gap_tile = self.gap_tile
        new.deals = self.deals
        new.offer_tile = self.offer_tile
        new.offer_worker = self.offer_worker
        new.built = self.built[:]
        new.stations = self.stations[:]
        new.first_station = self.first_station[:]
        new.offices = self.offices[:]
        new.first_office = self.first_office[:]
        new.money = self.money[:]
        new.shares = self.shares[:]
        new.rails_left = self.rails_left[:]
        new.buildings_left = self.buildings_left[:]
        new.spare = self.spare[:]
        new.supply = self.supply[:]
        new.used = self.used[:]
        new.stock = self.stock[:]
        new.gone = self.gone[:]
        new.trains_up = self.trains_up[:]
        new.trains_down = self.trains_down[:]
        new.stacks = self.stacks[:]
        new.marker = self.marker[:]
        new.where = self.where[:]
        new.promoted = self.promoted[:]
        new.under = self.under[:]
        new.tile_at = self.tile_at[:]
        new.reward_at = self.reward_at[:]
        new.wagon_at = self.wagon_at[:]
        new.spots = self.spots[:]
        new.tender_on = self.tender_on[:]
        new.tenders_waiting = self.tenders_waiting[:]
        new.card = self.card
        new.card_section = self.card_section
        new.blue = self.blue
        new.failed = self.failed
        new.pieces = self.pieces
        new.reward = self.reward
        new.queue = self.queue
        new.known = self.known
        new.decks = self.decks[:]
        new.discards = self.discards[:]
        new.hidden = self.hidden[:]
        new.starters = self.starters[:]
        new.trades = self.trades[:]
        new.mat = self.mat[:]
        new.deal_row = self.deal_row[:]
        new.inner = self.inner[:]
        new.rails = self.rails[:]
        new.network = self.network[:]
        new.frontier = self.frontier[:]
        new.own_stations = self.own_stations[:]
        new.own_offices = self.own_offices[:]
        new.open = self.open[:]

    def pack(self) -> bytes:
        """All that isn't derived."""
        out = self.house()
        out.append(self.phase)
        out.append(self.round)
        out.append(self.last)
        out.append(self.place)
        out.append(self.asked)
        out.append(self.deal_due)
        out.append(self.deal_at)
        out.append(self.worker)
        out.append(self.action)
        out.append(self.spot)
        out.append(self.paid)
        out.append(self.triangles)
        out.append(self.taken)
        out.append(self.shares_left)
        out.append(self.tenders_left)
        out.append(self.sold)
        out.append(self.card)
        out.append(self.card_section)
        out.append(self.blue)
        out.append(self.failed)
        out.append(self.pieces)
        out.append(self.reward)
        out.append(self.known)
        put(out, self.effects)
        put(out, self.order)
        put(out, self.city_tile)
        put(out, self.section_tile)
        put(out, self.gap_tile)
        put(out, self.deals)
        put(out, self.offer_tile)
        put(out, self.offer_worker)
        put(out, self.built)
        put(out, self.stations)
        put(out, self.first_station)
        put(out, self.offices)
        put(out, self.first_office)
        put(out, self.money)
        put(out, self.shares)
        put(out, self.rails_left)
        put(out, self.buildings_left)
        put(out, self.spare)
        put(out, self.supply)
        put(out, self.used)
        put(out, self.stock)
        put(out, self.gone)
        put(out, self.trains_up)
        put(out, self.trains_down)
        put(out, self.stacks)
        put(out, self.marker)
        put(out, self.where)
        put(out, self.promoted)
        put(out, self.under)
        put(out, self.tile_at)
        put(out, self.reward_at)
        put(out, self.wagon_at)
        put(out, self.spots)
        put(out, self.tender_on)
        put(out, self.tenders_waiting)
        put(out, self.queue)
        put_rows(out, self.decks)
        put_rows(out, self.discards)
        put_rows(out, self.hidden)
        put(out, self.starters)
        put(out, self.trades)
        put(out, self.mat)
        put(out, self.deal_row)
        put(out, self.inner)
        return to_bytes(out)

    def restore(self, packed: Packed) -> None:
        self.restore_house(packed)
        self.phase = packed.number()
        self.round = packed.number()
        self.last = packed.number()
        self.place = packed.number()
        self.asked = packed.number()
        self.deal_due = packed.number()
        self.deal_at = packed.number()
        self.worker = packed.number()
        self.action = packed.number()
        self.spot = packed.number()
        self.paid = packed.number()
        self.triangles = packed.number()
        self.taken = packed.number()
        self.shares_left = packed.number()
        self.tenders_left = packed.number()
        self.sold = packed.number()
        self.card = packed.number()
        self.card_section = packed.number()
        self.blue = packed.number()
        self.failed = packed.number()
        self.pieces = packed.number()
        self.reward = packed.number()
        self.known = packed.number()
        self.effects = packed.row()
        self.order = packed.row()
        self.city_tile = packed.row()
        self.section_tile = packed.row()
        self.gap_tile = packed.row()
        self.deals = packed.row()
        self.offer_tile = packed.row()
        self.offer_worker = packed.row()
        self.built = packed.row()
        self.stations = packed.row()
        self.first_station = packed.row()
        self.offices = packed.row()
        self.first_office = packed.row()
        self.money = packed.row()
        self.shares = packed.row()
        self.rails_left = packed.row()
        self.buildings_left = packed.row()
        self.spare = packed.row()
        self.supply = packed.row()
        self.used = packed.row()
        self.stock = packed.row()
        self.gone = packed.row()
        self.trains_up = packed.row()
        self.trains_down = packed.row()
        self.stacks = packed.row()
        self.marker = packed.row()
        self.where = packed.row()
        self.promoted = packed.row()
        self.under = packed.row()
        self.tile_at = packed.row()
        self.reward_at = packed.row()
        self.wagon_at = packed.row()
        self.spots = packed.row()
        self.tender_on = packed.row()
        self.tenders_waiting = packed.row()
        self.queue = packed.row()
        self.decks = packed.rows()
        self.discards = packed.rows()
        self.hidden = packed.rows()
        self.starters = packed.row()
        self.trades = packed.row()
        self.mat = packed.row()
        self.deal_row = packed.row()
        self.inner = packed.row()

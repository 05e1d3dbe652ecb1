"""The fields of the state. tools/states.py writes this file from fields.txt: change that one."""

from typing import Final

from footplate.games.imperial_steam.box import Box
from footplate.games.imperial_steam.goods import HUB_COUNT, TYPES
from footplate.games.imperial_steam.terms import KEY_COUNT, TILE_COUNT, TOKEN_VALUES
from footplate.table.game import Setup, State
from footplate.table.packing import Packed, put, put_rows, to_bytes


class Fields(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        self.round: int = 0  # 0 while setting up
        self.turn: int = 0  # turns of this round that are over, everybody's together
        self.card: int = -1  # the set-up card that was drawn, if any
        self.acted: int = 0  # this turn's main action is done
        self.delivered: int = 0  # deliveries of this turn
        self.tile: int = -1  # the action tile that is being carried out
        self.count: int = 0  # how much of it is done: links, workers, goods
        self.hub: int = -1  # the hub where workers are being hired
        self.link: int = -1  # the link that is being built
        self.spared: int = -1  # the good that a crowned link doesn't cost
        self.site: int = -1  # the city of the factory that is being built …
        self.good: int = -1  # … and its type
        self.semmering: int = -1  # who has the token
        self.automa_card: int = -1  # the action card of the Automa's turn
        self.automa_decision: int = -1  # and its decision card
        self.automa_slot: int = -1  # the slot that is being carried out, counted from 0
        self.automa_target: int = -1  # the city that its two tracks lead to
        self.automa_link: int = -1  # its first track of this turn …
        self.automa_reached: int = -1  # … and the city that it reached
        self.crowns: int = 0  # the links with a crown, as a set
        self.hub_sites: int = 0  # the cities with a hub, as a set
        if empty:
            return
        # By seat.
        self.money: list[int] = [box.start_money(seat) for seat in range(box.seats)]
        self.bids: list[int] = [-1] * box.seats  # columns; -1: not made yet, or not known
        self.column: list[int] = [0] * box.seats  # of the influence track
        # the seats on the influence track, highest first; within a column, who came first
        self.standing: list[int] = []
        self.share: list[int] = [box.share_start] * box.seats  # the space of the share value
        self.investors: list[int] = [0] * box.seats
        self.goods: list[int] = [count for seat in range(box.seats) for count in box.start_goods(seat)]
        self.landing: list[int] = [0] * (box.seats * TYPES)
        self.ready: list[int] = [box.start_workers, *[0] * (box.levels - 1)] * box.seats
        self.used: list[int] = [0] * (box.seats * box.levels)
        self.engineers: list[int] = [0] * box.seats  # a set: 1 tunnel, 2 bridge
        # two a seat; 0: no train
        self.engines: list[int] = [level for _ in range(box.seats) for level in (box.first_engine, 0)]
        self.passengers: list[int] = [0] * box.seats  # cars on their passenger side
        self.sealed: list[int] = [0] * box.seats  # cars under a reserved token
        self.tokens: list[int] = [0] * (box.seats * TOKEN_VALUES)  # business tokens, by seat and value
        self.pieces: list[int] = [0] * (box.seats * TYPES)  # factories that lie on no contract
        self.hands: list[list[int]] = [[0] * TILE_COUNT for _ in range(box.seats)]  # on the action tiles
        self.order: list[int] = []  # the seats in the order of their turns
        # The board. What is `fixed` here is replaced where it changes, so that copies share it.
        self.market: list[int] = [0] * TYPES
        self.supply: list[int] = [box.supply] * TYPES  # goods that are nowhere else
        self.hub_column: list[int] = [0] * HUB_COUNT
        self.price: list[int] = [0] * HUB_COUNT  # the worker price marker's space
        self.engineers_at: list[int] = [3] * HUB_COUNT  # the engineers still there, as a set
        self.demand: list[int] = [0] * (HUB_COUNT * TYPES)  # open spaces
        self.keys: list[int] = [-1] * (HUB_COUNT * KEY_COUNT)  # who has each
        # in the order in which they were built: ((city * 4 + seat) * 4 + type) * 16 + goods left
        self.factories: list[int] = []
        self.produced: list[int] = []  # those that have given a good in this action, by their places there
        self.factory_stock: list[int] = [box.factory_stock] * TYPES
        self.engine_stock: list[int] = [box.engine_copies] * box.engine_levels
        self.tracks: list[int] = [0] * box.links  # who has track there, as sets
        self.stations: list[int] = [0] * box.cities  # who has a station there, as sets
        self.tokens_taken: list[int] = [0] * box.cities  # business tokens that are gone from a city
        self.contract_at: list[int] = [0] * box.contract_count  # OUT, DISPLAYED or HELD + seat
        self.filled: list[int] = [0] * (box.contract_count * TYPES)  # factories on contracts, by contract and type
        self.crowned: list[int] = []
        self.shipments: list[int] = []  # of the rounds, as far as they have one
        self.refills: list[int] = []  # the goods that come to the market: round by round, TYPES numbers each
        self.growth: list[int] = [-1] * HUB_COUNT
        self.hub_city: list[int] = [-1] * HUB_COUNT
        self.city_tile: list[int] = [-1] * box.cities
        self.automa_cards: list[int] = [0] * box.action_card_count  # where each action card is: see automa_decks.py
        self.automa_decisions: list[int] = [0] * box.decision_card_count
        self.slots: list[int] = [0] * box.cities  # empty factory slots
        self.hub_at: list[int] = [-1] * box.cities
        self.network: list[int] = [0] * box.seats  # cities
        self.full: list[int] = [0] * box.seats  # cities where a further track needs a station
        self.station_count: list[int] = [0] * box.seats
        # links at a network's cities without its owner's track
        self.frontier: list[list[int]] = [[] for _ in range(box.seats)]

    def copy_to(self, new: "Fields") -> None:
        self.copy_house(new)
        new.round = self.round
        new.turn = self.turn
        new.card = self.card
        new.acted = self.acted
        new.delivered = self.delivered
        new.tile = self.tile
        new.count = self.count
        new.hub = self.hub
        new.link = self.link
        new.spared = self.spared
        new.site = self.site
        new.good = self.good
        new.semmering = self.semmering
        new.automa_card = self.automa_card
        new.automa_decision = self.automa_decision
        new.automa_slot = self.automa_slot
        new.automa_target = self.automa_target
        new.automa_link = self.automa_link
        new.automa_reached = self.automa_reached
        new.crowns = self.crowns
        new.hub_sites = self.hub_sites
        new.money = self.money[:]
        new.bids = self.bids[:]
        new.column = self.column[:]
        new.standing = self.standing[:]
        new.share = self.share[:]
        new.investors = self.investors[:]
        new.goods = self.goods[:]
        new.landing = self.landing[:]
        new.ready = self.ready[:]
        new.used = self.used[:]
        new.engineers = self.engineers[:]
        new.engines = self.engines[:]
        new.passengers = self.passengers[:]
        new.sealed = self.sealed[:]
        new.tokens = self.tokens[:]
        new.pieces = self.pieces[:]
        new.hands = self.hands[:]
        new.order = self.order
        new.market = self.market[:]
        new.supply = self.supply[:]
        new.hub_column = self.hub_column[:]
        new.price = self.price[:]
        new.engineers_at = self.engineers_at[:]
        new.demand = self.demand
        new.keys = self.keys
        new.factories = self.factories
        new.produced = self.produced
        new.factory_stock = self.factory_stock[:]
        new.engine_stock = self.engine_stock[:]
        new.tracks = self.tracks
        new.stations = self.stations
        new.tokens_taken = self.tokens_taken
        new.contract_at = self.contract_at
        new.filled = self.filled
        new.crowned = self.crowned
        new.shipments = self.shipments
        new.refills = self.refills
        new.growth = self.growth
        new.hub_city = self.hub_city
        new.city_tile = self.city_tile
        new.automa_cards = self.automa_cards[:]
        new.automa_decisions = self.automa_decisions[:]
        new.slots = self.slots
        new.hub_at = self.hub_at
        new.network = self.network[:]
        new.full = self.full[:]
        new.station_count = self.station_count[:]
        new.frontier = self.frontier[:]

    def pack(self) -> bytes:
        """All that isn't derived."""
        out = self.house()
        out.append(self.round)
        out.append(self.turn)
        out.append(self.card)
        out.append(self.acted)
        out.append(self.delivered)
        out.append(self.tile)
        out.append(self.count)
        out.append(self.hub)
        out.append(self.link)
        out.append(self.spared)
        out.append(self.site)
        out.append(self.good)
        out.append(self.semmering)
        out.append(self.automa_card)
        out.append(self.automa_decision)
        out.append(self.automa_slot)
        out.append(self.automa_target)
        out.append(self.automa_link)
        out.append(self.automa_reached)
        put(out, self.money)
        put(out, self.bids)
        put(out, self.column)
        put(out, self.standing)
        put(out, self.share)
        put(out, self.investors)
        put(out, self.goods)
        put(out, self.landing)
        put(out, self.ready)
        put(out, self.used)
        put(out, self.engineers)
        put(out, self.engines)
        put(out, self.passengers)
        put(out, self.sealed)
        put(out, self.tokens)
        put(out, self.pieces)
        put_rows(out, self.hands)
        put(out, self.order)
        put(out, self.market)
        put(out, self.supply)
        put(out, self.hub_column)
        put(out, self.price)
        put(out, self.engineers_at)
        put(out, self.demand)
        put(out, self.keys)
        put(out, self.factories)
        put(out, self.produced)
        put(out, self.factory_stock)
        put(out, self.engine_stock)
        put(out, self.tracks)
        put(out, self.stations)
        put(out, self.tokens_taken)
        put(out, self.contract_at)
        put(out, self.filled)
        put(out, self.crowned)
        put(out, self.shipments)
        put(out, self.refills)
        put(out, self.growth)
        put(out, self.hub_city)
        put(out, self.city_tile)
        put(out, self.automa_cards)
        put(out, self.automa_decisions)
        return to_bytes(out)

    def restore(self, packed: Packed) -> None:
        self.restore_house(packed)
        self.round = packed.number()
        self.turn = packed.number()
        self.card = packed.number()
        self.acted = packed.number()
        self.delivered = packed.number()
        self.tile = packed.number()
        self.count = packed.number()
        self.hub = packed.number()
        self.link = packed.number()
        self.spared = packed.number()
        self.site = packed.number()
        self.good = packed.number()
        self.semmering = packed.number()
        self.automa_card = packed.number()
        self.automa_decision = packed.number()
        self.automa_slot = packed.number()
        self.automa_target = packed.number()
        self.automa_link = packed.number()
        self.automa_reached = packed.number()
        self.money = packed.row()
        self.bids = packed.row()
        self.column = packed.row()
        self.standing = packed.row()
        self.share = packed.row()
        self.investors = packed.row()
        self.goods = packed.row()
        self.landing = packed.row()
        self.ready = packed.row()
        self.used = packed.row()
        self.engineers = packed.row()
        self.engines = packed.row()
        self.passengers = packed.row()
        self.sealed = packed.row()
        self.tokens = packed.row()
        self.pieces = packed.row()
        self.hands = packed.rows()
        self.order = packed.row()
        self.market = packed.row()
        self.supply = packed.row()
        self.hub_column = packed.row()
        self.price = packed.row()
        self.engineers_at = packed.row()
        self.demand = packed.row()
        self.keys = packed.row()
        self.factories = packed.row()
        self.produced = packed.row()
        self.factory_stock = packed.row()
        self.engine_stock = packed.row()
        self.tracks = packed.row()
        self.stations = packed.row()
        self.tokens_taken = packed.row()
        self.contract_at = packed.row()
        self.filled = packed.row()
        self.crowned = packed.row()
        self.shipments = packed.row()
        self.refills = packed.row()
        self.growth = packed.row()
        self.hub_city = packed.row()
        self.city_tile = packed.row()
        self.automa_cards = packed.row()
        self.automa_decisions = packed.row()

"""The box: all components of one set-up, read from the data files, with the catalogue of actions they allow.

What depends on the number of players is taken from its row of three once, here.
"""

from itertools import count as count_up
from typing import Final

from footplate.games.imperial_steam.actions import Actions
from footplate.games.imperial_steam.automa_cards import (
    VERSIONED,
    ActionCard,
    DecisionCard,
    read_action_cards,
    read_decision_cards,
)
from footplate.games.imperial_steam.boards import Boards, read_boards
from footplate.games.imperial_steam.components import (
    FIRST,
    Contract,
    RailwayCard,
    SetupCard,
    TileType,
    read_contracts,
    read_growth,
    read_hubs,
    read_layouts,
    read_railway,
    read_setup_cards,
    read_tiles,
)
from footplate.games.imperial_steam.crews import Crews
from footplate.games.imperial_steam.geography import read_map
from footplate.games.imperial_steam.goods import FEWEST_PLAYERS, HUB_COUNT, TYPES
from footplate.games.imperial_steam.options import (
    AUTOMA,
    B_DRAWN,
    CHOSEN,
    DRAWN,
    FIRST_GAME,
    RANDOM,
    automa_seat,
    chosen,
    data_text,
)
from footplate.table.boxes import Boxes
from footplate.table.errors import BadInput, offer
from footplate.table.game import Setup
from footplate.table.say import say
from footplate.table.view import Looks

FILES: Final = {
    "cities": "cities.csv",
    "links": "links.csv",
    "tiles": "tiles.csv",
    "hubs": "hubs.csv",
    "growth-tiles": "growth_tiles.csv",
    "setup-cards": "setup_cards.csv",
    "layouts": "layouts.csv",
    "contracts": "contracts.csv",
    "railway-cards": "railway_cards.csv",
    "boards": "boards.toml",
    "action-cards": "action_cards.csv",
    "decision-cards": "decision_cards.csv",
}


_numbers: Final = count_up()


class Components:
    """Everything that the data files hold, checked file by file and against each other."""

    def __init__(self, texts: dict[str, str], files: dict[str, str]) -> None:
        boards = read_boards(texts["boards"], files["boards"])
        geography = read_map(texts["cities"], files["cities"], texts["links"], files["links"])
        self.boards: Final = boards
        self.geography: Final = geography
        sites = len(geography.tile_sites) - HUB_COUNT
        self.tiles: Final = read_tiles(texts["tiles"], files["tiles"], sites, boards.business_tokens)
        self.demand: Final = read_hubs(texts["hubs"], files["hubs"])
        self.growth: Final = read_growth(texts["growth-tiles"], files["growth-tiles"])
        self.setup_cards: Final = read_setup_cards(
            texts["setup-cards"], files["setup-cards"], geography, self.growth, boards.influence_last_column
        )
        read_layouts(texts["layouts"], files["layouts"], self.setup_cards, self.tiles, geography)
        display = max(boards.contracts_display)
        self.contracts: Final = read_contracts(texts["contracts"], files["contracts"], display, boards.factories_pieces)
        self.railway: Final = read_railway(
            texts["railway-cards"], files["railway-cards"], geography, max(boards.crowns_count)
        )
        self.action_cards: Final = read_action_cards(texts["action-cards"], files["action-cards"])
        self.decision_cards: Final = read_decision_cards(texts["decision-cards"], files["decision-cards"])


class Box:
    def __init__(self, setup: Setup, components: Components) -> None:
        boards = components.boards
        geography = components.geography
        count = len(setup.seats) - FEWEST_PLAYERS
        self.boards: Final = boards
        self.geography: Final = geography
        self.looks: Final = Looks()
        self.number: Final = next(_numbers)  # no other box has it
        self.seats: Final = len(setup.seats)
        self.seat_names: Final = [seat.name for seat in setup.seats]
        self.automa: Final = automa_seat(setup)
        self.solo: Final = self.automa >= 0
        self.automas: Final = [seat.role == AUTOMA for seat in setup.seats]
        # The map.
        self.cities: Final = geography.cities
        self.links: Final = geography.links
        self.start: Final = geography.start
        self.goal: Final = geography.goal
        self.start_slots: Final = boards.cities_start_slots[count]
        # City tiles, by type; what lies in the cities of this game is in the state.
        self.city_tiles: Final[list[TileType]] = components.tiles
        self.tile_count: Final = [tile.counts[count] for tile in components.tiles]
        # Hubs, by colour: open demand by good in a row, as the state has it.
        self.demand: Final = [space for row in components.demand for space in row]
        self.growth_tiles: Final = [tile.steps for tile in components.growth]  # by good
        self.growth_names: Final = [tile.name for tile in components.growth]
        # The set-up.
        self.mode: Final = chosen(setup, "setup")
        self.setup_cards: Final = setup_cards(setup, components.setup_cards)  # of which one is drawn
        # Contracts and the State Railway.
        self.contracts: Final[list[Contract]] = components.contracts
        self.contract_count: Final = len(components.contracts)
        self.display: Final = boards.contracts_display[count]
        self.railway: Final[list[RailwayCard]] = components.railway
        self.steps_of_link: Final = [-1] * geography.links  # the number on the card that names a link
        for card in components.railway:
            self.steps_of_link[card.link] = card.steps
        self.crown_count: Final = boards.crowns_count[count]
        # The boards.
        self.supply: Final = boards.market_supply
        self.shipment_numbers: Final = sorted(set(boards.rounds_shipments))
        self.market_start: Final = boards.market_start[count]
        self.refill: Final = boards.rounds_refill[count]
        self.prices: Final = boards.workers_prices[count]
        self.levels: Final = boards.workers_most_level
        self.start_workers: Final = boards.start_workers
        self.factory_stock: Final = boards.factories_stock[count]
        self.values: Final = boards.factories_values[count]
        self.storage: Final = storage(boards)  # by stations
        self.share_start: Final = boards.shares_start
        self.first_engine: Final = boards.engines_first_level
        self.engine_copies: Final = boards.engines_copies
        self.engine_levels: Final = 1 + len(boards.engines_release)  # the first one too
        # Goods that a link of each terrain costs.
        cost = boards.track_cost
        more = [[0] * TYPES, boards.track_tunnel, boards.track_bridge]
        self.track_goods: Final = [[cost[good] + row[good] for good in range(TYPES)] for row in more]
        self.crews: Final = Crews(geography.effort, boards.workers_most_level)
        # The Automa.
        self.action_cards: Final[list[ActionCard]] = components.action_cards
        self.decision_cards: Final[list[DecisionCard]] = components.decision_cards
        self.action_card_count: Final = len(components.action_cards)
        self.decision_card_count: Final = len(components.decision_cards)
        choice = chosen(setup, "b-cards")
        self.b_drawn: Final = B_DRAWN.get(choice, 0)  # how many of the cards 1 to 3 are drawn to be B
        self.all_b: Final = choice == "all"
        numbers = chosen(setup, "b-chosen").split("-") if choice == CHOSEN else []
        self.b_cards: Final = [number for number in VERSIONED if self.all_b or number in numbers]
        money = chosen(setup, "automa-money")
        self.automa_more: Final = int(money.removesuffix("-more")) if money.endswith("-more") else 0
        self.no_money_after_bid: Final = money == "none-after-bid"
        self.lexicographic: Final = chosen(setup, "reward-row") == "lexicographic"
        self.count_adjacent: Final = chosen(setup, "slot-cities") == "adjacent"
        self.order_first_type: Final = chosen(setup, "automa-order") == "first-type"
        harder = chosen(setup, "automa-factories") == "difficulty" and self.all_b
        self.automa_factory_goods: Final = boards.automa_factory_goods_all_b if harder else boards.automa_factory_goods
        self.new_workers_ready: Final = chosen(setup, "new-workers") == "ready"
        self.actions: Final = self._actions()

    def _actions(self) -> Actions:
        levels = range(self.first_engine, self.first_engine + self.engine_levels)
        return Actions(
            self.geography,
            [card.name for card in self.setup_cards],
            [tile.name for tile in self.city_tiles],
            self.growth_names,
            [contract.id for contract in self.contracts],
            self.seat_names,
            self.boards.influence_last_column,
            [str(number) for number in self.shipment_numbers],
            [str(level) for level in levels],
            self.boards.influence_donate_most,
            self.crews,
            [card.name for card in self.action_cards],
            [card.name for card in self.decision_cards],
        )

    def start_money(self, seat: int) -> int:
        if seat == self.automa:
            return self.boards.automa_money + self.automa_more
        return self.boards.start_money

    def start_goods(self, seat: int) -> list[int]:
        """The Automa's are of no colour that matters; here it gets one of each type in turn."""
        if seat != self.automa:
            return self.boards.start_goods
        count = self.boards.automa_goods
        return [count // TYPES + (1 if good < count % TYPES else 0) for good in range(TYPES)]


def storage(boards: Boards) -> list[int]:
    """Goods that stations hold, by how many one has; the first is the one in Wien."""
    more = [boards.stations_storage_first + count * boards.stations_storage for count in range(boards.stations_each)]
    return [0, *more]


def setup_cards(setup: Setup, cards: list[SetupCard]) -> list[SetupCard]:
    """The cards that a mode of set-up can begin with; none where all is drawn."""
    here = [card for card in cards if card.players == len(setup.seats)]
    mode, layout = chosen(setup, "setup"), chosen(setup, "layout")
    if mode == RANDOM:
        return []
    if mode == FIRST_GAME:
        return [card for card in here if card.layout == FIRST]
    standard = [card for card in here if card.layout != FIRST]
    if layout == DRAWN:
        return standard
    found = [card for card in standard if card.layout == layout]
    if not found:
        what = say("no set-up card of this box has the layout {layout}.", layout=layout)
        raise BadInput(what, "layout", offer(layout, [DRAWN, *(card.layout for card in standard)]))
    return found


def read_components(data: dict[str, str]) -> Components:
    """The components, with one's own texts in the place of those in the box."""
    texts = {name: data[name] if name in data else data_text(file) for name, file in FILES.items()}
    files = {name: f"data {name}" if name in data else file for name, file in FILES.items()}
    return Components(texts, files)


_printed: list[Components] = []  # those of the box itself, once they were read


def components_of(setup: Setup) -> Components:
    if setup.data:
        return read_components(setup.data)
    if not _printed:
        _printed.append(read_components({}))
    return _printed[0]


def fill_box(setup: Setup) -> Box:
    return Box(setup, components_of(setup))


BOXES: Final = Boxes(fill_box)


def open_box(setup: Setup) -> Box:
    """The box of a set-up; the same set-up always gets the same one."""
    return BOXES.open(setup)

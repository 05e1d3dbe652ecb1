"""Nature sets up the board: hubs, city tiles, crowns, shipments, goods, contracts, the first places."""

from footplate.games.imperial_steam.goods import HUB_COUNT, TYPES
from footplate.games.imperial_steam.state import (
    BID,
    CARD,
    CITY,
    COLUMN,
    CROWN,
    DISPLAYED,
    GROWTH,
    HUB,
    OUT,
    REFILL,
    REVEAL,
    SHIPMENT,
    STAND,
    ImperialSteamState,
    put,
)
from footplate.games.imperial_steam.steps import automa_cards
from footplate.rails.network import bits
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep


def set_up(state: ImperialSteamState) -> None:
    """What lies on the table before anything is drawn, and the first draw."""
    box = state.box
    state.demand = box.demand
    for good in range(TYPES):
        held = sum(state.goods[seat * TYPES + good] for seat in range(box.seats))
        state.market[good] = box.market_start
        state.supply[good] -= box.market_start + held
    state.engine_stock[0] -= box.seats
    state.stations = put(state.stations, box.geography.start, (1 << box.seats) - 1)
    state.derive()
    state.step = CARD if box.setup_cards else HUB


def lay_card(state: ImperialSteamState, number: int) -> None:
    """A set-up card says where the hubs lie, how they grow, and perhaps the tiles and columns."""
    card = state.box.setup_cards[number]
    state.card = number
    state.hub_city = card.hubs
    state.growth = card.growth
    if card.columns:
        state.hub_column = card.columns[:]
    if card.tiles:
        state.city_tile = card.tiles
    next_city(state)


def next_city(state: ImperialSteamState) -> None:
    """The next site without a tile; when all have one, what is drawn after them."""
    for city in state.box.geography.tile_sites:
        if state.city_tile[city] < 0 and city not in state.hub_city:
            state.step = CITY
            state.argument = city
            return
    state.argument = 0
    state.derive_cities()
    card = state.card
    if card >= 0 and state.box.setup_cards[card].columns:
        next_crown(state)
    else:
        state.step = COLUMN


def next_crown(state: ImperialSteamState) -> None:
    state.argument = 0
    if len(state.crowned) < state.box.crown_count:
        state.step = CROWN
    else:
        state.derive_cities()
        next_shipment(state)


def next_shipment(state: ImperialSteamState) -> None:
    if len(state.shipments) < state.box.boards.rounds_shipment_rounds:
        state.step = SHIPMENT
        return
    boards = state.box.boards
    rounds = len(boards.rounds_hands) - boards.rounds_refill_from + 1
    state.refills = [boards.rounds_refill_fixed] * (rounds * TYPES)
    for good in range(TYPES):
        state.supply[good] -= boards.rounds_refill_fixed * rounds
    next_refill(state)


def next_refill(state: ImperialSteamState) -> None:
    """The first round whose goods aren't all there."""
    rounds = len(state.refills) // TYPES
    for i in range(rounds):
        if sum(state.refills[i * TYPES : i * TYPES + TYPES]) < state.box.refill:
            state.step = REFILL
            state.argument = i
            return
    state.argument = 0
    next_contract(state)


def next_contract(state: ImperialSteamState) -> None:
    if state.contract_at.count(DISPLAYED) < state.box.display:
        state.step = REVEAL
    else:
        next_place(state)


def next_place(state: ImperialSteamState) -> None:
    if len(state.standing) < state.box.seats:
        state.step = STAND
    elif state.box.solo:
        automa_cards.set_up(state)
    else:
        state.seat = 0
        state.step = BID


class Card(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("card", "Draw a set-up card", ["setup"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.setup + card for card in range(len(state.box.setup_cards))]

    def play(self, state: ImperialSteamState, action: int) -> None:
        lay_card(state, action - state.box.actions.setup)


class Hub(NatureStep[ImperialSteamState]):
    """Random mode: the four hubs one after the other, never next to Wien or to each other."""

    def __init__(self) -> None:
        super().__init__("hub", "Place a hub", ["hub"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        actions = state.box.actions
        base = actions.hub + self.next(state) * actions.cities
        left = HUB_COUNT - 1 - self.next(state)
        open_sites = free_sites(state)
        return [base + city for city in bits(open_sites) if completions(state, beside(state, open_sites, city), left)]

    def next(self, state: ImperialSteamState) -> int:
        return state.hub_city.index(-1)

    def odds(self, state: ImperialSteamState) -> list[float]:
        """Rule is.setup.random: all four are drawn anew until they fit, so every choice of four that fits is equal."""
        left = HUB_COUNT - 1 - self.next(state)
        open_sites = free_sites(state)
        ways = [completions(state, beside(state, open_sites, city), left) for city in bits(open_sites)]
        return [way / sum(ways) for way in ways if way]

    def play(self, state: ImperialSteamState, action: int) -> None:
        hub, city = divmod(action - state.box.actions.hub, state.box.actions.cities)
        state.hub_city = put(state.hub_city, hub, city)
        if -1 not in state.hub_city:
            state.step = GROWTH

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        hub, city = action.values
        geography = state.box.geography
        if hub != self.next(state):
            return refuse("is.setup.random", "Another hub is placed now.")
        if city not in geography.tile_sites:
            return refuse("is.setup.random", "{city} gets no tile.", city=action.words[1])
        near = geography.neighbours[city]
        for other in [geography.start, *(c for c in state.hub_city if c >= 0)]:
            if other == city or other in near:
                name = geography.city_names[other]
                return refuse("is.setup.random", "{city} is too near to {other}.", city=action.words[1], other=name)
        left = HUB_COUNT - 1 - hub
        if not completions(state, beside(state, free_sites(state), city), left):
            return refuse("is.setup.random", "The other hubs would find no place.")
        return None


def free_sites(state: ImperialSteamState) -> int:
    """The sites for a hub that aren't next to Wien or to another hub, as a set."""
    geography = state.box.geography
    sites = 0
    for city in geography.tile_sites:
        sites |= 1 << city
    sites = beside(state, sites, geography.start)
    for city in state.hub_city:
        if city >= 0:
            sites = beside(state, sites, city)
    return sites


def beside(state: ImperialSteamState, sites: int, city: int) -> int:
    """Those sites that are neither the city nor next to it."""
    sites &= ~(1 << city)
    for near in state.box.geography.neighbours[city]:
        sites &= ~(1 << near)
    return sites


def completions(state: ImperialSteamState, sites: int, left: int) -> int:
    """In how many ways so many hubs can be placed on these sites."""
    if left == 0:
        return 1
    if left == 1:
        return len(bits(sites))
    return sum(completions(state, beside(state, sites, city), left - 1) for city in bits(sites))


class CityTile(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("city", "Draw a city tile", ["tile"])

    def left(self, state: ImperialSteamState) -> list[int]:
        """How many tiles of each type are left."""
        return [count - state.city_tile.count(tile) for tile, count in enumerate(state.box.tile_count)]

    def legal(self, state: ImperialSteamState) -> list[int]:
        base = state.box.actions.tile + state.argument * state.box.actions.city_tiles
        return [base + tile for tile, count in enumerate(self.left(state)) if count > 0]

    def odds(self, state: ImperialSteamState) -> list[float]:
        left = [count for count in self.left(state) if count > 0]
        return [count / sum(left) for count in left]

    def play(self, state: ImperialSteamState, action: int) -> None:
        city, tile = divmod(action - state.box.actions.tile, state.box.actions.city_tiles)
        state.city_tile = put(state.city_tile, city, tile)
        next_city(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if action.values[0] != state.argument:
            name = state.box.geography.city_names[state.argument]
            return refuse("is.setup.tiles", "A tile for {city} is drawn now.", city=name)
        if self.left(state)[action.values[1]] <= 0:
            return refuse("is.setup.tiles", "No tile {tile} is left.", tile=action.words[1])
        return None


class Column(NatureStep[ImperialSteamState]):
    """The argument counts the hubs that have their column."""

    def __init__(self) -> None:
        super().__init__("column", "Draw a hub's column", ["column"])

    def left(self, state: ImperialSteamState) -> list[int]:
        columns = state.box.boards.influence_hub_columns[:]
        for hub in range(state.argument):
            columns.remove(state.hub_column[hub])
        return columns

    def legal(self, state: ImperialSteamState) -> list[int]:
        base = state.box.actions.column + state.argument * state.box.actions.columns
        return [base + column for column in sorted(set(self.left(state)))]

    def odds(self, state: ImperialSteamState) -> list[float]:
        left = self.left(state)
        return [left.count(column) / len(left) for column in sorted(set(left))]

    def play(self, state: ImperialSteamState, action: int) -> None:
        hub, column = divmod(action - state.box.actions.column, state.box.actions.columns)
        state.hub_column[hub] = column
        state.argument += 1
        if state.argument == HUB_COUNT:
            next_crown(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if action.values[0] != state.argument:
            return refuse("is.setup.columns", "Another hub's column is drawn now.")
        if action.values[1] not in self.left(state):
            return refuse("is.setup.columns", "Column {column} is not to be had.", column=action.words[1])
        return None


class Growth(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("growth", "Draw a growth tile", ["growth"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        actions = state.box.actions
        base = actions.growth + state.growth.index(-1) * actions.growth_tiles
        return [base + tile for tile in range(actions.growth_tiles) if tile not in state.growth]

    def play(self, state: ImperialSteamState, action: int) -> None:
        hub, tile = divmod(action - state.box.actions.growth, state.box.actions.growth_tiles)
        state.growth = put(state.growth, hub, tile)
        if -1 not in state.growth:
            next_city(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if action.values[0] != state.growth.index(-1):
            return refuse("is.setup.growth", "Another hub's tile is drawn now.")
        if action.values[1] in state.growth:
            return refuse("is.setup.growth", "{tile} lies on another hub.", tile=action.words[1])
        return None


class Crown(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("crown", "Draw a State Railway card", ["crown"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.crown + c.link for c in state.box.railway if c.link not in state.crowned]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.crowned = [*state.crowned, action - state.box.actions.crown]
        next_crown(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refuse_railway(state, action)


def refuse_railway(state: ImperialSteamState, action: Action) -> Refusal | None:
    link = action.values[0]
    if all(card.link != link for card in state.box.railway):
        return refuse("is.setup.crowns", "No State Railway card names {link}.", link=action.words[0])
    if link in state.crowned:
        return refuse("is.setup.crowns", "The card of {link} was drawn already.", link=action.words[0])
    return None


class Shipment(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("shipment", "Draw a shipment tile", ["shipment"])

    def left(self, state: ImperialSteamState) -> list[int]:
        """How many tiles of each number are left."""
        all_tiles = state.box.boards.rounds_shipments
        return [all_tiles.count(number) - state.shipments.count(number) for number in state.box.shipment_numbers]

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.shipment + i for i, count in enumerate(self.left(state)) if count > 0]

    def odds(self, state: ImperialSteamState) -> list[float]:
        left = [count for count in self.left(state) if count > 0]
        return [count / sum(left) for count in left]

    def play(self, state: ImperialSteamState, action: int) -> None:
        number = state.box.shipment_numbers[action - state.box.actions.shipment]
        state.shipments = [*state.shipments, number]
        next_shipment(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if self.left(state)[action.values[0]] <= 0:
            return refuse("is.setup.shipments", "No tile with {number} is left.", number=action.words[0])
        return None


class Refill(NatureStep[ImperialSteamState]):
    """The argument says for which of the later rounds a good is drawn."""

    def __init__(self) -> None:
        super().__init__("refill", "Draw a good for a later round", ["refill"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.refill + good for good in range(TYPES) if state.supply[good] > 0]

    def play(self, state: ImperialSteamState, action: int) -> None:
        good = action - state.box.actions.refill
        at = state.argument * TYPES + good
        state.supply[good] -= 1
        state.refills = put(state.refills, at, state.refills[at] + 1)
        next_refill(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if state.supply[action.values[0]] <= 0:
            return refuse("is.setup.refills", "No {good} is left.", good=action.words[0])
        return None


class Reveal(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("reveal", "Reveal a contract", ["reveal"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.reveal + i for i, place in enumerate(state.contract_at) if place == OUT]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.contract_at = put(state.contract_at, action - state.box.actions.reveal, DISPLAYED)
        next_contract(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if state.contract_at[action.values[0]] != OUT:
            return refuse("is.setup.contracts", "{contract} is on display.", contract=action.words[0])
        return None


class Stand(NatureStep[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("stand", "Draw who stands next in the first column", ["stand"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.stand + seat for seat in range(state.box.seats) if seat not in state.standing]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.standing.append(action - state.box.actions.stand)
        next_place(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        if action.values[0] in state.standing:
            return refuse("is.setup.order", "{seat} stands there already.", seat=action.words[0])
        return None

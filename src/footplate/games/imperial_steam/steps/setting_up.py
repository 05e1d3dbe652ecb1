"""Nature sets up the map: hubs, city tiles, where hubs begin on the influence track, how they grow."""

from footplate.games.imperial_steam.asked import (
    CARD,
    CITY,
    COLUMN,
    GROWTH,
    HUB,
)
from footplate.games.imperial_steam.goods import HUB_COUNT, TYPES
from footplate.games.imperial_steam.state import ImperialSteamState, put
from footplate.games.imperial_steam.steps import dealing
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
        dealing.next_crown(state)
    else:
        state.step = COLUMN


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
            dealing.next_crown(state)

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

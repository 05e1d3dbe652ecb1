"""Build Train Station and Build Factory."""

from footplate.games.imperial_steam import refusals_build
from footplate.games.imperial_steam.asked import FOREMAN
from footplate.games.imperial_steam.goods import TYPES
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps import flow
from footplate.rails.network import bits
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


def can_pay_station(state: ImperialSteamState, seat: int) -> bool:
    """A station is left, and the goods for it are there."""
    if state.stations_left(seat) <= 0:
        return False
    cost = state.box.boards.stations_cost
    return all(cost[good] <= state.goods[seat * TYPES + good] for good in range(TYPES))


def station_sites(state: ImperialSteamState, seat: int) -> list[int]:
    """The cities of a network without a station of its owner."""
    return [city for city in bits(state.network[seat]) if not state.stations[city] >> seat & 1]


def can_build_station(state: ImperialSteamState, seat: int) -> bool:
    """Stations stand in the network only, so there is a site where it has more cities than stations."""
    return can_pay_station(state, seat) and state.city_count(seat) > state.station_count[seat]


class StationSite(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("station", "A station in which city?", ["station"], half_done=True)

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.station + city for city in station_sites(state, state.seat)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        seat = state.seat
        boards = state.box.boards
        for good in range(TYPES):
            state.spend(seat, good, boards.stations_cost[good])
        state.add_station(seat, action - state.box.actions.station)
        state.raise_share(seat, boards.shares_station)
        flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_build.refuse_station(state, action)


def factory_types(state: ImperialSteamState, seat: int) -> list[int]:
    """The types of factory that are left and that a seat can pay."""
    prices = state.box.boards.factories_prices
    return [kind for kind in range(TYPES) if state.factory_stock[kind] > 0 and prices[kind] <= state.money[seat]]


def factory_cities(state: ImperialSteamState, seat: int) -> list[int]:
    """The cities of a network with an empty slot."""
    out: list[int] = []
    network = state.network[seat]
    for city, slots in enumerate(state.slots):
        if slots > 0 and network >> city & 1:
            out.append(city)
    return out


def can_build_factory(state: ImperialSteamState, seat: int) -> bool:
    return state.strength(seat) > 0 and bool(factory_types(state, seat)) and bool(factory_cities(state, seat))


class FactorySite(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("factory", "Which factory, and where?", ["factory"], half_done=True)

    def legal(self, state: ImperialSteamState) -> list[int]:
        base = state.box.actions.factory
        kinds = factory_types(state, state.seat)
        return [base + city * TYPES + kind for city in factory_cities(state, state.seat) for kind in kinds]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.site, state.good = divmod(action - state.box.actions.factory, TYPES)
        state.step = FOREMAN

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_build.refuse_factory(state, action)


class Foreman(Step[ImperialSteamState]):
    """One ready worker stays on the slot for good; the higher its level, the more goods."""

    def __init__(self) -> None:
        super().__init__("foreman", "Which worker stays in the factory?", ["worker"], half_done=True)

    def levels(self, state: ImperialSteamState) -> list[int]:
        at = state.seat * state.box.levels
        return [level for level in range(state.box.levels) if state.ready[at + level] > 0]

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.worker + level for level in self.levels(state)]

    def default(self, state: ImperialSteamState) -> int:
        """The strongest: it brings most goods."""
        return state.box.actions.worker + self.levels(state)[-1]

    def play(self, state: ImperialSteamState, action: int) -> None:
        seat = state.seat
        boards = state.box.boards
        level = action - state.box.actions.worker
        state.ready[seat * state.box.levels + level] -= 1
        state.money[seat] -= boards.factories_prices[state.good]
        state.add_factory(seat, state.site, state.good, boards.factories_goods[level])
        state.site = -1
        state.good = -1
        flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_build.refuse_foreman(state, action)

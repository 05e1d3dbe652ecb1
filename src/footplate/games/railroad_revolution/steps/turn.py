"""The turn: a worker on an action, and its main thing."""

from footplate.games.railroad_revolution import refusals
from footplate.games.railroad_revolution.actions import ACTIONS, BUILDING, RAIL, RAILROAD, STATION, TELEGRAPH
from footplate.games.railroad_revolution.effects import (
    ABILITY,
    EXTRA_OFFICE,
    EXTRA_RAIL,
    EXTRA_STATION,
    FLIP,
    LINE,
    TILE,
    WAGON,
    WHITE,
    effect,
)
from footplate.games.railroad_revolution.purse import (
    ability_money,
    cheapest,
    purse,
    solvent,
    station_gain,
)
from footplate.games.railroad_revolution.state import EFFECTS, MAIN, REWARD_OF, WORKERS, RailroadState
from footplate.games.railroad_revolution.steps import flow
from footplate.rails.network import bits
from footplate.table.catalogue import Action
from footplate.table.game import EMPTY
from footplate.table.rules import Refusal
from footplate.table.step import Step

THEN_ABILITY = [effect(ABILITY)]


class Place(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("place", "Place a worker on an action", ["place", "sell", "pass"])

    def legal(self, state: RailroadState) -> list[int]:
        a = state.box.actions
        seat = state.seat
        out: list[int] = []
        for colour in range(WORKERS):
            if state.supply[seat * WORKERS + colour]:
                for action in range(len(ACTIONS)):
                    if possible(state, seat, colour, action):
                        out.append(a.place + colour * len(ACTIONS) + action)
        if not out:
            out.append(a.pass_)
        if state.shares[seat]:
            out.append(a.sell)
        return out

    def play(self, state: RailroadState, action: int) -> None:
        a = state.box.actions
        seat = state.seat
        if action == a.sell:
            flow.sell_by_choice(state)
            return
        state.sold = 0
        if action == a.pass_:
            flow.end_turn(state)
        else:
            colour, chosen = divmod(action - a.place, len(ACTIONS))
            state.supply[seat * WORKERS + colour] -= 1
            state.used[seat * WORKERS + colour] += 1
            state.worker = colour
            state.action = chosen
            state.step = MAIN + chosen

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        return refusals.refuse_place(state, action)


def possible(state: RailroadState, seat: int, colour: int, action: int) -> bool:
    """Whether somebody can carry out an action with a worker of this colour."""
    if action == STATION:
        if state.buildings_left[seat] == 0:
            return False
        sites = state.sites(seat)
        return any_site(state, seat, colour, sites)
    if action == RAILROAD:
        if state.rails_left[seat] == 0 or state.frontier[seat] == 0:
            return False
        triangles = cheapest(state, state.frontier[seat])
        return can_lay(state, seat, colour, triangles)
    if action == TELEGRAPH:
        return state.buildings_left[seat] > 0 and state.free_sections(seat) > 0
    return state.rails_left[seat] + state.buildings_left[seat] > 0


def any_site(state: RailroadState, seat: int, colour: int, sites: int) -> bool:
    while sites:
        low = sites & -sites
        if can_build(state, seat, colour, low.bit_length() - 1):
            return True
        sites ^= low
    return False


def can_build(state: RailroadState, seat: int, colour: int, city: int) -> bool:
    """Whether somebody can pay for a station, with what it and the worker bring."""
    price = state.box.station_price[city]
    if purse(state, seat) >= price:
        return True
    pending = station_gain(state, city) + THEN_ABILITY
    return solvent(state, seat, price, pending, ability_money(state, STATION, colour, city, price, 0))


def can_lay(state: RailroadState, seat: int, colour: int, triangles: int) -> bool:
    """Whether somebody can pay for the first rail of a Railroad action, with what the worker brings."""
    values = state.box.values
    price = values.railroad_price + triangles * values.triangle_price
    if purse(state, seat) >= price:
        return True
    if colour == WHITE:
        return False
    return solvent(state, seat, price, THEN_ABILITY, ability_money(state, RAILROAD, colour, -1, 0, triangles))


def open_list(state: RailroadState, effects: list[int]) -> None:
    """The main thing is done: what else the turn offers waits on the list."""
    state.effects = state.effects + effects
    state.step = EFFECTS
    flow.go_on(state)


def own_reward(state: RailroadState, seat: int, piece: int) -> int:
    """The reward tile of a type that a seat can still use; -1 without one."""
    at = REWARD_OF + seat * 2
    for tile, place in enumerate(state.reward_at):
        if place == at and state.box.reward_tiles[tile].piece == piece:
            return tile
    return -1


def extra(state: RailroadState, kind: int, piece: int) -> list[int]:
    """The reward tile that can be used in this action, as an effect."""
    if not state.box.edition.tiles:
        return EMPTY
    tile = own_reward(state, state.seat, piece)
    return [effect(kind, tile)] if tile >= 0 else EMPTY


class Station(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("station", "Build a station", ["station"], half_done=True)

    def legal(self, state: RailroadState) -> list[int]:
        base = state.box.actions.station
        seat = state.seat
        return [base + city for city in bits(state.sites(seat)) if can_build(state, seat, state.worker, city)]

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        city = action - state.box.actions.station
        state.spot = city
        state.paid = state.box.station_price[city]
        state.money[seat] -= state.paid
        state.buildings_left[seat] -= 1
        build_station(state, seat, city)
        open_list(state, THEN_ABILITY + extra(state, EXTRA_STATION, BUILDING))

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        return refusals.refuse_station(state, action.values[0])


def build_station(state: RailroadState, seat: int, city: int) -> None:
    """A station earns the city's reward, and in the First Station slot its bonus."""
    first = state.put_station(seat, city)
    flow.gain(state, seat, state.box.city_tiles[state.city_tile[city]].reward)
    if first:
        flow.gain_first(state, seat, city)


class Railroad(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("railroad", "Lay a rail", ["rail"], half_done=True)

    def legal(self, state: RailroadState) -> list[int]:
        base = state.box.actions.rail
        seat = state.seat
        terrain = state.box.terrain
        slots = bits(state.frontier[seat])
        return [base + slot for slot in slots if can_lay(state, seat, state.worker, terrain[slot])]

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        state.money[seat] -= state.box.values.railroad_price
        lay_line(state, seat, action - state.box.actions.rail)
        more = [effect(LINE)] * (state.box.values.rails - 1)
        open_list(state, more + THEN_ABILITY + extra(state, EXTRA_RAIL, RAIL))

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        return refusals.refuse_first_rail(state, action.values[0])


def lay_line(state: RailroadState, seat: int, slot: int) -> None:
    """A rail of the Railroad action itself."""
    triangles = state.box.terrain[slot]
    state.triangles += triangles
    state.money[seat] -= triangles * state.box.values.triangle_price
    state.rails_left[seat] -= 1
    state.put_rail(seat, slot)
    state.deal_due |= state.box.deals_on_map >> slot & 1


class Telegraph(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("telegraph", "Build an office", ["office"], half_done=True)

    def legal(self, state: RailroadState) -> list[int]:
        base = state.box.actions.office
        return [base + section for section in bits(state.free_sections(state.seat))]

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        section = action - state.box.actions.office
        state.spot = section
        state.buildings_left[seat] -= 1
        state.taken = build_office(state, seat, section)
        open_list(state, THEN_ABILITY + extra(state, EXTRA_OFFICE, BUILDING))

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        return refusals.refuse_office(state, action.values[0])


def build_office(state: RailroadState, seat: int, section: int) -> int:
    """An office earns the section's shares, more in the First Office slot; its tile can be bought. How many shares."""
    shares = state.box.section_shares[section]
    if state.put_office(seat, section):
        shares += state.box.section_first[section]
    state.effects = [*state.effects, effect(TILE, section)]
    return state.take_shares(seat, shares)


class Trade(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("trade", "Trade a rail or a building", ["trade"], half_done=True)

    def legal(self, state: RailroadState) -> list[int]:
        base = state.box.actions.trade
        seat = state.seat
        out: list[int] = []
        if state.rails_left[seat]:
            out.append(base + RAIL)
        if state.buildings_left[seat]:
            out.append(base + BUILDING)
        return out

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        piece = action - state.box.actions.trade
        if piece == RAIL:
            state.rails_left[seat] -= 1
        else:
            state.buildings_left[seat] -= 1
        state.money[seat] += state.box.values.trade_income[piece]
        wagon = [effect(WAGON, piece)] if state.box.edition.wagons else EMPTY
        open_list(state, [*wagon, effect(FLIP), *THEN_ABILITY])

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        return refusals.refuse_trade(state, action.values[0])

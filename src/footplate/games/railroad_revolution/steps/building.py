"""Rails, stations and offices that an effect gives: further rails, free ones, those of set-up and reward tiles."""

from footplate.games.railroad_revolution.actions import BUILDING, RAIL
from footplate.games.railroad_revolution.effects import (
    EXTRA_OFFICE,
    EXTRA_RAIL,
    EXTRA_STATION,
    FREE_RAIL,
    FREE_STATION,
    LINE,
    START_OFFICE,
    START_RAIL,
    START_STATION,
    amount_of,
    effect,
    kind_of,
)
from footplate.games.railroad_revolution.purse import ability_cash, half_price, purse, solvent, station_gain
from footplate.games.railroad_revolution.state import RailroadState
from footplate.games.railroad_revolution.steps import flow
from footplate.games.railroad_revolution.steps.turn import build_office, build_station, lay_line
from footplate.rails.network import bits
from footplate.table.game import EMPTY


def can_pay(state: RailroadState, price: int, used: int, gained: list[int]) -> bool:
    """Whether a price can be paid for an effect that waits, with what it brings and what else is open."""
    seat = state.seat
    if purse(state, seat) >= price:
        return True
    left = state.effects[:]
    left.remove(used)
    return solvent(state, seat, price, left + gained, ability_cash(state))


# Rails


def rail_price(state: RailroadState, code: int, slot: int) -> int:
    """What a rail on a slot costs: its triangles, unless a tile says otherwise."""
    kind = kind_of(code)
    if kind == START_RAIL or (kind == EXTRA_RAIL and state.box.reward_tiles[amount_of(code)].free):
        return 0
    return state.box.terrain[slot] * state.box.values.triangle_price


def has_rail(state: RailroadState, seat: int, code: int) -> bool:
    """Whether the piece is there: a rail of the board, or the one aside."""
    if kind_of(code) in (START_RAIL, EXTRA_RAIL):
        return state.spare[seat * 2 + RAIL] > 0
    return state.rails_left[seat] > 0


def rail_gain(state: RailroadState, code: int, slot: int) -> list[int]:
    """What comes with a rail, as far as it helps to pay for it."""
    if kind_of(code) == EXTRA_RAIL:
        return state.box.reward_tiles[amount_of(code)].bonus
    return EMPTY


def can_lay(state: RailroadState, code: int, slot: int) -> bool:
    return can_pay(state, rail_price(state, code, slot), code, rail_gain(state, code, slot))


def rails(state: RailroadState, code: int) -> list[int]:
    """The slots for a rail of an effect, as answers."""
    seat = state.seat
    if not has_rail(state, seat, code):
        return EMPTY
    a = state.box.actions
    base = a.extra if kind_of(code) == EXTRA_RAIL else a.rail
    return [base + slot for slot in bits(state.frontier[seat]) if can_lay(state, code, slot)]


def rail_source(state: RailroadState) -> int:
    """The effect that a rail would use; -1 if none waits."""
    for kind in (LINE, FREE_RAIL, START_RAIL):
        if effect(kind) in state.effects:
            return effect(kind)
    return -1


def lay(state: RailroadState, slot: int) -> None:
    seat = state.seat
    code = rail_source(state)
    flow.spend(state, code)
    if kind_of(code) == LINE:
        lay_line(state, seat, slot)
        return
    state.money[seat] -= rail_price(state, code, slot)
    if kind_of(code) == START_RAIL:
        state.spare[seat * 2 + RAIL] -= 1
    else:
        state.rails_left[seat] -= 1
    state.put_rail(seat, slot)


def lay_extra(state: RailroadState, slot: int) -> None:
    """The rail of a reward tile is laid in the Railroad action: it can trigger a deal."""
    seat = state.seat
    code = first_of(state, EXTRA_RAIL)
    flow.spend(state, code)
    state.money[seat] -= rail_price(state, code, slot)
    state.put_rail(seat, slot)
    state.deal_due |= state.box.deals_on_map >> slot & 1
    use_reward(state, seat, amount_of(code), RAIL)


def use_reward(state: RailroadState, seat: int, tile: int, piece: int) -> None:
    """A reward tile is used up with its piece, and gives what is printed on it."""
    state.spare[seat * 2 + piece] -= 1
    state.reward_at[tile] += 1
    flow.gain(state, seat, state.box.reward_tiles[tile].bonus)


def first_of(state: RailroadState, kind: int) -> int:
    """The first effect of a kind that waits; -1 if none does."""
    for code in state.effects:
        if kind_of(code) == kind:
            return code
    return -1


# Stations


def station_source(state: RailroadState) -> int:
    """The effect that a station would use; -1 if none waits."""
    for code in state.effects:
        if kind_of(code) in (FREE_STATION, START_STATION, EXTRA_STATION):
            return code
    return -1


def station_price(state: RailroadState, code: int, city: int) -> int:
    if kind_of(code) == EXTRA_STATION and not state.box.reward_tiles[amount_of(code)].free:
        return half_price(state, city)
    return 0


def station_brings(state: RailroadState, code: int, city: int) -> list[int]:
    kind = kind_of(code)
    if kind == START_STATION:
        return EMPTY
    if kind == FREE_STATION:
        return station_gain(state, city)
    return station_gain(state, city) + state.box.reward_tiles[amount_of(code)].bonus


def has_building(state: RailroadState, seat: int, code: int) -> bool:
    if kind_of(code) == FREE_STATION:
        return state.buildings_left[seat] > 0
    return state.spare[seat * 2 + BUILDING] > 0


def stations(state: RailroadState, code: int) -> list[int]:
    """The cities for a station of an effect, as answers."""
    seat = state.seat
    if not has_building(state, seat, code):
        return EMPTY
    base = state.box.actions.station
    return [base + city for city in bits(state.sites(seat)) if can_build(state, code, city)]


def can_build(state: RailroadState, code: int, city: int) -> bool:
    return can_pay(state, station_price(state, code, city), code, station_brings(state, code, city))


def build(state: RailroadState, city: int) -> None:
    seat = state.seat
    code = station_source(state)
    kind = kind_of(code)
    flow.spend(state, code)
    state.money[seat] -= station_price(state, code, city)
    if kind == START_STATION:
        state.spare[seat * 2 + BUILDING] -= 1
        state.put_station(seat, city)
        return
    if kind == FREE_STATION:
        state.buildings_left[seat] -= 1
    else:
        use_reward(state, seat, amount_of(code), BUILDING)
    build_station(state, seat, city)


# Offices


def office_source(state: RailroadState) -> int:
    """The effect that an office would use; -1 if none waits."""
    for code in state.effects:
        if kind_of(code) in (START_OFFICE, EXTRA_OFFICE):
            return code
    return -1


def offices(state: RailroadState, code: int) -> list[int]:
    seat = state.seat
    if not has_building(state, seat, code):
        return EMPTY
    base = state.box.actions.office
    return [base + section for section in bits(state.free_sections(seat))]


def build_extra_office(state: RailroadState, section: int) -> None:
    """The office of a set-up tile takes the section's shares alone; that of a reward tile is a whole one."""
    seat = state.seat
    code = office_source(state)
    flow.spend(state, code)
    if kind_of(code) == START_OFFICE:
        state.spare[seat * 2 + BUILDING] -= 1
        state.put_office(seat, section)
        state.take_shares(seat, state.box.section_shares[section])
        return
    use_reward(state, seat, amount_of(code), BUILDING)
    build_office(state, seat, section)

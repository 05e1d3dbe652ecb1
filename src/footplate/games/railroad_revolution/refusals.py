"""Why not: the worker and the main thing of a turn. Slow and plain, apart from `legal`; tests hold them equal."""

from footplate.games.railroad_revolution.actions import ACTIONS, BUILDING, RAIL, RAILROAD, STATION, TELEGRAPH
from footplate.games.railroad_revolution.effects import ABILITY, COLOURS, effect
from footplate.games.railroad_revolution.purse import ability_money, purse, solvent, station_gain
from footplate.games.railroad_revolution.state import WORKERS, RailroadState
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word


def refuse_place(state: RailroadState, action: Action) -> Refusal | None:
    if action.verb == "sell":
        return refuse_sell(state)
    if action.verb == "pass":
        return refuse_pass(state)
    colour, chosen = action.values
    if state.supply[state.seat * WORKERS + colour] == 0:
        return refuse("rr.turn.worker", "No {colour} worker is in the supply.", colour=word(COLOURS[colour]))
    return refuse_action(state, colour, chosen)


def refuse_sell(state: RailroadState) -> Refusal | None:
    return None if state.shares[state.seat] else refuse("rr.share.sell", "There is no share to sell.")


def refuse_pass(state: RailroadState) -> Refusal | None:
    for colour in range(WORKERS):
        if state.supply[state.seat * WORKERS + colour]:
            for action, name in enumerate(ACTIONS):
                if refuse_action(state, colour, action) is None:
                    return refuse("rr.turn.possible", "'{action}' is possible.", action=word(name))
    return None


def refuse_action(state: RailroadState, colour: int, action: int) -> Refusal | None:
    """Why an action can't be carried out with a worker: what the nearest try to do so lacks."""
    seat = state.seat
    if action == STATION:
        return refuse_any_station(state, colour)
    if action == RAILROAD:
        return refuse_any_rail(state, colour)
    if action == TELEGRAPH:
        if state.buildings_left[seat] == 0:
            return no_building()
        if all(refuse_office(state, section) is not None for section in range(state.box.sections)):
            return refuse("rr.office.once", "There is an own office in every section.")
        return None
    if state.rails_left[seat] == 0 and state.buildings_left[seat] == 0:
        return refuse("rr.trade.piece", "There is no piece left to trade.")
    return None


def refuse_any_station(state: RailroadState, colour: int) -> Refusal | None:
    refused = [refuse_site(state, city) for city in range(state.box.geography.cities)]
    if state.buildings_left[state.seat] == 0:
        return no_building()
    open_cities = [city for city, refusal in enumerate(refused) if refusal is None]
    if not open_cities:
        return refuse("rr.station.connected", "No connected city is without an own station.")
    prices = [refuse_price(state, colour, city) for city in open_cities]
    return None if None in prices else prices[0]


def refuse_any_rail(state: RailroadState, colour: int) -> Refusal | None:
    if state.rails_left[state.seat] == 0:
        return no_rail()
    slots = [slot for slot in range(state.box.geography.slots) if refuse_slot(state, slot) is None]
    if not slots:
        return refuse("rr.rail.extend", "No slot is free beside the own rails.")
    prices = [refuse_rail_price(state, colour, slot) for slot in slots]
    return None if None in prices else prices[0]


def no_building() -> Refusal:
    return refuse("rr.station.piece", "There is no building left.")


def no_rail() -> Refusal:
    return refuse("rr.rail.piece", "There is no rail left.")


# Stations


def refuse_site(state: RailroadState, city: int) -> Refusal | None:
    name = state.box.geography.city_names[city]
    if state.stations[city] >> state.seat & 1:
        return refuse("rr.station.once", "There is an own station in {city}.", city=name)
    touching = [slot for slot, ends in enumerate(state.box.lines.ends) if city in ends]
    if not any(state.built[slot] >> state.seat & 1 for slot in touching):
        return refuse("rr.station.connected", "{city} is not connected.", city=name)
    return None


def refuse_station(state: RailroadState, city: int) -> Refusal | None:
    if state.buildings_left[state.seat] == 0:
        return no_building()
    return refuse_site(state, city) or refuse_price(state, state.worker, city)


def refuse_price(state: RailroadState, colour: int, city: int) -> Refusal | None:
    price = state.box.station_price[city]
    brings = ability_money(state, STATION, colour, city, price, 0)
    if solvent(state, state.seat, price, [*station_gain(state, city), effect(ABILITY)], brings):
        return None
    what = "A station in {city} costs ${price}; there is ${money}."
    name = state.box.geography.city_names[city]
    return refuse("rr.turn.owed", what, city=name, price=price, money=purse(state, state.seat))


# Rails


def refuse_slot(state: RailroadState, slot: int) -> Refusal | None:
    name = state.box.geography.slot_words[slot]
    if state.built[slot] >> state.seat & 1:
        return refuse("rr.rail.own", "There is an own rail on {slot}.", slot=name)
    own = [other for other, seats in enumerate(state.built) if seats >> state.seat & 1]
    reached = {end for other in own for end in state.box.lines.ends[other]}
    if not reached & {*state.box.lines.ends[slot]}:
        return refuse("rr.rail.extend", "{slot} doesn't touch the own rails.", slot=name)
    return None


def refuse_first_rail(state: RailroadState, slot: int) -> Refusal | None:
    if state.rails_left[state.seat] == 0:
        return no_rail()
    return refuse_slot(state, slot) or refuse_rail_price(state, state.worker, slot)


def refuse_rail_price(state: RailroadState, colour: int, slot: int) -> Refusal | None:
    values = state.box.values
    triangles = state.box.terrain[slot]
    price = values.railroad_price + triangles * values.triangle_price
    if solvent(state, state.seat, price, [effect(ABILITY)], ability_money(state, RAILROAD, colour, -1, 0, triangles)):
        return None
    what = "Railroad costs ${price} with {slot}; there is ${money}."
    name = state.box.geography.slot_words[slot]
    return refuse("rr.turn.owed", what, price=price, slot=name, money=purse(state, state.seat))


# Offices and trades


def refuse_office(state: RailroadState, section: int) -> Refusal | None:
    if state.offices[section] >> state.seat & 1:
        return refuse("rr.office.once", "There is an own office in section {number}.", number=section + 1)
    return None


def refuse_trade(state: RailroadState, piece: int) -> Refusal | None:
    if piece == RAIL and state.rails_left[state.seat] == 0:
        return no_rail()
    if piece == BUILDING and state.buildings_left[state.seat] == 0:
        return no_building()
    return None

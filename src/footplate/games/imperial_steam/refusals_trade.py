"""Why not: goods, people, engines, contracts, influence. Slow and plain, apart from `legal`."""

from footplate.games.imperial_steam.goods import COAL, ENGINEERS, GOODS, HUB_COUNT, HUBS, TYPES
from footplate.games.imperial_steam.refusals_build import refuse_money
from footplate.games.imperial_steam.state import DISPLAYED, ImperialSteamState, goods_left, kind_of, owner_of
from footplate.games.imperial_steam.terms import TRAINS
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word

# Room


def refuse_room(state: ImperialSteamState, good: int) -> Refusal | None:
    """A place in a car or a station, or for coal in an engine."""
    seat = state.seat
    held = state.goods[seat * TYPES : (seat + 1) * TYPES]
    trains = [level for level in state.engines[seat * TRAINS : (seat + 1) * TRAINS] if level]
    in_engines = min(held[COAL], len(trains) * state.box.boards.engines_coal)
    stations = sum(owners >> seat & 1 for owners in state.stations)
    places = sum(trains) - state.passengers[seat] - state.sealed[seat] + state.box.storage[stations]
    if good == COAL and in_engines < len(trains) * state.box.boards.engines_coal:
        return None
    if sum(held) - in_engines >= places:
        return refuse("is.goods.room", "There is no place for {good}.", good=word(GOODS[good]))
    return None


def refuse_discard(state: ImperialSteamState, action: Action) -> Refusal | None:
    good = action.values[0]
    if state.goods[state.seat * TYPES + good] == 0:
        return refuse("is.goods.move", "You have no {good}.", good=word(GOODS[good]))
    if state.room(state.seat) > 0:
        return refuse("is.goods.discard", "There are {room} free places.", room=state.room(state.seat))
    return None


# Produce


def refuse_produce(state: ImperialSteamState) -> Refusal | None:
    own = [code for code in state.factories if owner_of(code) == state.seat and goods_left(code)]
    if not own:
        return refuse("is.produce.one", "You have no factory with goods.")
    found = [refuse_room(state, kind_of(code)) for code in own]
    return None if None in found else found[0]


def refuse_producing(state: ImperialSteamState, action: Action) -> Refusal | None:
    if action.verb == "done":
        return None if state.produced else refuse("is.produce.one", "Take one good at least.")
    if action.verb == "discard":
        return refuse_discard(state, action)
    good = action.values[0]
    for i, code in enumerate(state.factories):
        if owner_of(code) == state.seat and kind_of(code) == good and goods_left(code) and i not in state.produced:
            return refuse_room(state, good)
    return refuse("is.produce.one", "No factory of yours gives {good} now.", good=word(GOODS[good]))


# Buy and order


def refuse_buy(state: ImperialSteamState) -> Refusal | None:
    found = [refuse_purchase(state, good) for good in range(TYPES)]
    return None if None in found else found[0]


def refuse_buying(state: ImperialSteamState, action: Action) -> Refusal | None:
    if action.verb == "buy":
        return refuse_purchase(state, action.values[0])
    if not state.count:
        return refuse("is.buy.market", "Buy one good at least.")
    return refuse_discard(state, action) if action.verb == "discard" else None


def refuse_purchase(state: ImperialSteamState, good: int) -> Refusal | None:
    boards = state.box.boards
    if state.market[good]:
        paid = refuse_money("is.buy.market", state, boards.market_buy_price)
    elif state.supply[good]:
        paid = refuse_money("is.buy.scarce", state, boards.market_scarce_price)
    else:
        paid = refuse("is.buy.scarce", "No {good} is left.", good=word(GOODS[good]))
    return paid or refuse_room(state, good)


def refuse_order(state: ImperialSteamState) -> Refusal | None:
    if state.round > len(state.shipments):
        return refuse("is.order.tile", "No shipment tile lies on this round.")
    if any(state.landing[state.seat * TYPES : (state.seat + 1) * TYPES]):
        return refuse("is.order.landing", "Your Landing isn't empty.")
    found = [refuse_one_order(state, good) for good in range(TYPES)]
    return None if None in found else found[0]


def refuse_ordering(state: ImperialSteamState, action: Action) -> Refusal | None:
    if action.verb == "done":
        return None if state.count else refuse("is.order.tile", "Order one good at least.")
    return refuse_one_order(state, action.values[0])


def refuse_one_order(state: ImperialSteamState, good: int) -> Refusal | None:
    if state.market[good] == 0:
        return refuse("is.order.landing", "The market has no {good}.", good=word(GOODS[good]))
    return refuse_money("is.order.tile", state, state.box.boards.market_order_price)


# Hire


def refuse_hire(state: ImperialSteamState, column: int) -> Refusal | None:
    """`column`: where the seat stands when it hires."""
    found = [refuse_worker(state, hub, column) for hub in range(HUB_COUNT)]
    found += [refuse_engineer(state, kind, hub, column) for kind in range(2) for hub in range(HUB_COUNT)]
    return None if None in found else found[0]


def refuse_hiring(state: ImperialSteamState, action: Action) -> Refusal | None:
    column = state.column[state.seat]
    if action.verb == "done":
        return None if state.count else refuse("is.hire.price", "Hire one at least.")
    if action.verb == "engineer":
        if state.count:
            return refuse("is.hire.engineer", "You have begun to hire workers.")
        return refuse_engineer(state, action.values[0], action.values[1], column)
    if state.count and action.values[0] != state.hub:
        return refuse("is.hire.hub", "You are hiring from {hub}.", hub=word(HUBS[state.hub]))
    return refuse_worker(state, action.values[0], column)


def refuse_influence(state: ImperialSteamState, hub: int, column: int) -> Refusal | None:
    if state.hub_column[hub] > column:
        what = "{hub} stands in column {there}, you in {column}."
        return refuse("is.hire.hub", what, hub=word(HUBS[hub]), there=state.hub_column[hub], column=column)
    return None


def refuse_worker(state: ImperialSteamState, hub: int, column: int) -> Refusal | None:
    limit = state.box.boards.workers_limit
    if state.workers(state.seat) >= limit:
        return refuse("is.hire.limit", "You have {count} workers.", count=limit)
    if state.price[hub] >= len(state.box.prices):
        return refuse("is.hire.price", "{hub} has no workers left.", hub=word(HUBS[hub]))
    paid = refuse_money("is.hire.price", state, state.box.prices[state.price[hub]])
    return refuse_influence(state, hub, column) or paid


def refuse_engineer(state: ImperialSteamState, engineer: int, hub: int, column: int) -> Refusal | None:
    name = word(ENGINEERS[engineer + 1])
    if state.engineers[state.seat] >> engineer & 1:
        return refuse("is.hire.engineer", "You have the {engineer} engineer.", engineer=name)
    if not state.engineers_at[hub] >> engineer & 1:
        what = "{hub} has no {engineer} engineer."
        return refuse("is.hire.engineer", what, hub=word(HUBS[hub]), engineer=name)
    taken = 2 - [0, 1, 1, 2][state.engineers_at[hub]]
    paid = refuse_money("is.hire.engineer", state, state.box.boards.workers_engineer_prices[taken])
    return refuse_influence(state, hub, column) or paid


# Engines


def refuse_engines(state: ImperialSteamState) -> Refusal | None:
    first = state.box.first_engine
    levels = range(first, first + state.box.engine_levels)
    found = [refuse_second(state, level) for level in levels]
    found += [refuse_upgrade(state, low, high) for low in levels for high in levels if low < high]
    if None in found:
        return None
    dear = [one for one in found if one is not None and one.facts.args.get("cost") is not None]
    return dear[0] if dear else found[-1]


def refuse_engine(state: ImperialSteamState, action: Action) -> Refusal | None:
    if action.verb == "engine":
        return refuse_second(state, int(action.words[0]))
    low, high = action.words[0].split("-")
    return refuse_upgrade(state, int(low), int(high))


def refuse_level(state: ImperialSteamState, level: int, cars: int) -> Refusal | None:
    """Whether an engine of a level can be had, and the cars for it."""
    number = level - state.box.first_engine
    if number == 0:
        return refuse("is.engine.release", "Engines of level {level} aren't for sale.", level=level)
    release = state.box.boards.engines_release[number - 1]
    if release > state.round:
        return refuse("is.engine.release", "Level {level} comes in round {round}.", level=level, round=release)
    if state.engine_stock[number] == 0:
        return refuse("is.engine.buy", "No engine of level {level} is left.", level=level)
    left = state.box.boards.engines_cars - sum(state.engines)
    if cars > left:
        return refuse("is.engine.cars", "{left} cars are left.", left=left)
    return None


def refuse_second(state: ImperialSteamState, level: int) -> Refusal | None:
    if state.engines[state.seat * TRAINS + 1] or state.box.boards.engines_most_trains < TRAINS:
        return refuse("is.engine.buy", "You have all the trains that you may have.")
    paid = refuse_money("is.engine.buy", state, level * state.box.boards.engines_price_per_level)
    return refuse_level(state, level, level) or paid


def refuse_upgrade(state: ImperialSteamState, low: int, high: int) -> Refusal | None:
    if low not in state.engines[state.seat * TRAINS : (state.seat + 1) * TRAINS]:
        return refuse("is.engine.upgrade", "You have no engine of level {level}.", level=low)
    paid = refuse_money("is.engine.upgrade", state, (high - low) * state.box.boards.engines_price_per_level)
    return refuse_level(state, high, high - low) or paid


# Contracts and influence


def refuse_contracts(state: ImperialSteamState) -> Refusal | None:
    if DISPLAYED not in state.contract_at:
        return refuse("is.contract.take", "No contract is left.")
    return None


def refuse_contract(state: ImperialSteamState, action: Action) -> Refusal | None:
    if state.contract_at[action.values[0]] != DISPLAYED:
        return refuse("is.contract.take", "{contract} is not on display.", contract=action.words[0])
    return None


def refuse_donate(state: ImperialSteamState, column: int) -> Refusal | None:
    return refuse_steps(state, 1, column)


def refuse_donation(state: ImperialSteamState, action: Action) -> Refusal | None:
    return refuse_steps(state, action.values[0] + 1, state.column[state.seat])


def refuse_steps(state: ImperialSteamState, steps: int, column: int) -> Refusal | None:
    last = state.box.boards.influence_last_column
    if column + steps > last:
        return refuse("is.influence.last", "{column} is the last column.", column=last)
    return refuse_money("is.donate.steps", state, steps * state.box.boards.influence_step_price)

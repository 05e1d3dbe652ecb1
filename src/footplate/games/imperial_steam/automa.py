"""The Automa: what it does is never in doubt. Each decision is one `Choice` (or a plain fact), beside the rulebook.

Its seat has exactly one legal answer to every decision; `decide` finds it, and the trace says why. Slots are in
automa_slot.py, tracks in automa_track.py, the decks in automa_decks.py; what an answer does is in steps/automa.py.
"""

from footplate.games.imperial_steam.asked import (
    AUTOMA_CONTRACT,
    AUTOMA_DELIVER,
    AUTOMA_FACTORY,
    AUTOMA_GOODS,
    AUTOMA_HIRE,
    AUTOMA_LAST,
    AUTOMA_SLOT,
    AUTOMA_TRACK,
)
from footplate.games.imperial_steam.automa_cards import ORDER, DecisionCard
from footplate.games.imperial_steam.automa_map import (
    A_TO_Z,
    city_name,
    city_places,
    goods_of,
    inside,
    open_demand,
    shared,
)
from footplate.games.imperial_steam.automa_own import (
    coverable,
    decision_card,
    hubs_for_hiring,
    slot_now,
    slots_inside,
    unassigned,
    working,
)
from footplate.games.imperial_steam.automa_slot import Decided, choose_slot
from footplate.games.imperial_steam.automa_track import first_track, second_track
from footplate.games.imperial_steam.goods import COAL, GOODS, HUB_COUNT, HUBS, TYPES
from footplate.games.imperial_steam.state import DISPLAYED, ImperialSteamState, city_of, kind_of
from footplate.table.choice import Choice, Trace
from footplate.table.say import Say, say, word


def decide(state: ImperialSteamState) -> Decided:
    step = state.step
    if step == AUTOMA_SLOT:
        return choose_slot(state)
    if step == AUTOMA_TRACK:
        return build_track(state)
    if step == AUTOMA_FACTORY:
        return build_factory(state)
    if step == AUTOMA_HIRE:
        choice = choose_hub(state)
        return Decided(state.box.actions.hire + choice.one(), choice.trace)
    if step == AUTOMA_GOODS:
        return take_good(state)
    if step == AUTOMA_CONTRACT or step == AUTOMA_LAST:
        choice = choose_contract(state)
        return Decided(state.box.actions.contract + choice.one(), choice.trace)
    if step == AUTOMA_DELIVER:
        return deliver(state)
    raise ValueError(f"the Automa decides nothing at step {step}")


# Effects


def first_in(section: str, card: DecisionCard) -> Say:
    return say("first in {section} of {card}", section=section, card=card.name)


def build_track(state: ImperialSteamState) -> Decided:
    find = first_track if state.automa_reached < 0 else second_track
    found = find(state, decision_card(state), slot_now(state))
    return Decided(state.box.actions.build + found.link, found.trace)


def build_factory(state: ImperialSteamState) -> Decided:
    """T-B: a shared city first, then A to Z; and the type."""
    where = Choice(
        "Where does it build a factory?",
        slots_inside(state),
        lambda c: city_name(state, c),
        lambda c: city_places(state, c),
    )
    where.prefer("a shared city", lambda c: shared(state, c), "is.automa.factory-where")
    where.first(A_TO_Z, lambda c: [c], "is.automa.factory-where")
    what = choose_type(state)
    trace = Trace(say("Which factory does it build?"))
    trace.parts = [where.trace, what.trace]
    trace.answer = say("{good}, {city}", good=word(GOODS[what.one()]), city=city_name(state, where.one()))
    return Decided(state.box.actions.factory + where.one() * TYPES + what.one(), trace)


def choose_type(state: ImperialSteamState) -> Choice[int]:
    card = decision_card(state)
    mine = [kind_of(state.factories[i]) for i in working(state)]
    choice = Choice(say("Of which type?"), list(range(TYPES)), lambda kind: word(GOODS[kind]))
    choice.keep("factories of the type are left", lambda kind: state.factory_stock[kind] > 0, "is.automa.factory-all")
    choice.prefer("no working factory of the type", lambda kind: kind not in mine, "is.automa.factory-type")
    choice.most("open demand of hubs in its network", lambda kind: open_demand(state, kind), "is.automa.factory-type")
    return choice.first(first_in("T-B", card), lambda kind: [card.types.index(kind)], "is.automa.factory-type")


def choose_hub(state: ImperialSteamState) -> Choice[int]:
    """Hire: lowest price, then lowest influence, then T-D."""
    card = decision_card(state)
    choice = Choice(
        say("Where does it hire?"),
        list(range(HUB_COUNT)),
        lambda hub: word(HUBS[hub]),
        lambda hub: city_places(state, state.hub_city[hub]),
    )
    able = hubs_for_hiring(state)
    choice.keep("not above its influence, with workers left", lambda hub: hub in able, "is.automa.hire")
    choice.least("price of a worker", lambda hub: state.worker_price(hub), "is.automa.hire")
    choice.least("influence", lambda hub: state.hub_column[hub], "is.automa.hire")
    return choice.first(first_in("T-D", card), lambda hub: [card.hubs.index(hub)], "is.automa.hire")


def take_good(state: ImperialSteamState) -> Decided:
    """T-C: what it buys, or orders next; `count` goods of this action are taken already."""
    card = decision_card(state)
    ordering = slot_now(state).effect == ORDER
    actions = state.box.actions
    rule = "is.automa.order" if ordering else "is.automa.buy"
    question = say("Which good does it order?") if ordering else say("Which good does it buy?")
    choice = Choice(question, list(range(TYPES)), lambda good: word(GOODS[good]))
    choice.keep("in the market", lambda good: state.market[good] > 0, rule)
    at = state.box.automa * TYPES
    if ordering and not state.box.order_first_type:
        choice.least("ordered already", lambda good: state.landing[at + good], rule)
    elif ordering:
        rule = "is.automa.order-type"
    choice.first(first_in("T-C", card), lambda good: [card.goods.index(good)], rule)
    return Decided((actions.order if ordering else actions.buy) + choice.one(), choice.trace)


def choose_contract(state: ImperialSteamState) -> Choice[int]:
    contracts = state.box.contracts
    shown = [number for number, place in enumerate(state.contract_at) if place == DISPLAYED]
    able = coverable(state)
    rule = "is.automa.last-contract" if state.step == AUTOMA_LAST else "is.automa.contract"
    choice = Choice(say("Which contract does it gain?"), shown, lambda n: contracts[n].id, lambda n: [contracts[n].id])
    choice.keep(say("covered by {count} unassigned factories", count=unassigned(state)), lambda n: n in able, rule)
    choice.most("pays most", lambda n: contracts[n].pays, rule)
    choice.least("fewest factories", lambda n: contracts[n].size, rule)
    return choice.first("first on the list", lambda n: [n], rule)


# The delivery after every turn


def deliverable(state: ImperialSteamState, hub: int) -> list[int]:
    """The goods of its working factories that a hub of its network still asks for."""
    if not inside(state, state.hub_city[hub]):
        return []
    kinds = {kind_of(state.factories[i]) for i in working(state)}
    return [kind for kind in range(TYPES) if kind in kinds and state.demand[hub * TYPES + kind] > 0]


def profit(state: ImperialSteamState, hub: int, kind: int) -> int:
    """What a delivery brings; coal brings a key at its present value."""
    return state.key_value(state.next_key(hub)) if kind == COAL else state.value(kind)


def deliver(state: ImperialSteamState) -> Decided:
    actions = state.box.actions
    trace = Trace(say("Does it deliver a good?"))
    if not goods_of(state):
        trace.note("it has no good to pay with", "is.automa.deliver")
        trace.answer = say("no")
        return Decided(actions.done, trace)
    hubs = Choice(
        say("To which hub does it deliver?"),
        list(range(HUB_COUNT)),
        lambda hub: word(HUBS[hub]),
        lambda hub: city_places(state, state.hub_city[hub]),
    )
    hubs.keep(
        "in its network, asking for what its factories have", lambda h: bool(deliverable(state, h)), "is.automa.deliver"
    )
    trace.parts.append(hubs.trace)
    if not hubs.found:
        trace.answer = say("no")
        return Decided(actions.done, trace)
    hubs.prefer("a shared city", lambda h: shared(state, state.hub_city[h]), "is.automa.deliver-where")
    hubs.first(A_TO_Z, lambda h: [state.hub_city[h]], "is.automa.deliver-where")
    hub = hubs.one()
    card = decision_card(state)
    goods = Choice(say("Which good?"), deliverable(state, hub), lambda kind: word(GOODS[kind]))
    goods.most("most profitable", lambda kind: profit(state, hub, kind), "is.automa.deliver-what")
    goods.first(first_in("T-C", card), lambda kind: [card.goods.index(kind)], "is.automa.deliver-what")
    trace.parts.append(goods.trace)
    city = city_name(state, city_of(state.factories[delivering(state, goods.one())]))
    trace.note("from its factory in", "is.automa.deliver-from", city, places=[city])
    trace.answer = say("{good}, {hub}", good=word(GOODS[goods.one()]), hub=word(HUBS[hub]))
    return Decided(actions.deliver + goods.one() * HUB_COUNT + hub, trace)


def delivering(state: ImperialSteamState, kind: int) -> int:
    """The place in `factories` of the one it delivers from: the first city from A to Z."""
    able = [i for i in working(state) if kind_of(state.factories[i]) == kind]
    return min(able, key=lambda i: (city_of(state.factories[i]), i))

"""Which slot of its action card the Automa carries out: conditions, arrows, and what can't be done at all."""

from typing import Final

from footplate.games.imperial_steam.automa_cards import (
    BUY,
    CONTRACT,
    FACTORIES,
    FACTORY,
    GOAL_REACHED,
    GOODS_OWNED,
    HIRE,
    HIRING,
    LANDING,
    MONEY,
    ORDER,
    PRODUCE,
    SLOT_CITIES,
    SLOTS,
    SPECIAL,
    TRACK_EFFECTS,
    UNASSIGNED,
    WORKERS,
    Condition,
    Slot,
)
from footplate.games.imperial_steam.automa_map import city_name, counted_slot_cities, goods_of
from footplate.games.imperial_steam.automa_own import (
    action_card,
    coverable,
    decision_card,
    hired,
    hubs_for_hiring,
    landing,
    shipment,
    slots_inside,
    unassigned,
    working,
)
from footplate.games.imperial_steam.automa_track import possible
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.choice import Trace
from footplate.table.say import Say, say, word

MEASURE_WORDS: Final = [
    "gulden", "goods", "hired workers", "working factories", "unassigned factories",
    "empty factory slots in its network", "cities with factory slots next to its network", "goods on the Landing",
    "hubs where it can hire", "Trieste in its network",
]  # fmt: skip # say
SIGN_WORDS: Final = ["≥", "≤", "="]
NO_SLOT: Final = 4  # the last value of the answer `slot`: nothing is carried out


class Decided:
    """The Automa's answer and how it got there."""

    def __init__(self, action: int, trace: Trace) -> None:
        self.action: Final = action
        self.trace: Final = trace


def measure(state: ImperialSteamState, condition: Condition, slot: Slot) -> int:
    """What a condition looks at."""
    what = condition.measure
    if what == MONEY:
        return state.money[state.box.automa]
    if what == GOODS_OWNED:
        return goods_of(state)
    if what == WORKERS:
        return hired(state)
    if what == FACTORIES:
        return len(working(state))
    if what == UNASSIGNED:
        return unassigned(state)
    if what == SLOTS:
        return sum(state.slots[city] for city in slots_inside(state))
    if what == SLOT_CITIES:
        return len(counted_slot_cities(state, slot))
    if what == LANDING:
        # Without a shipment tile the Landing counts as full.
        return landing(state) if shipment(state) else max(1, landing(state))
    if what == HIRING:
        return len(hubs_for_hiring(state))
    assert what == GOAL_REACHED
    return int(state.connected(state.box.automa))


def places_of(state: ImperialSteamState, condition: Condition, slot: Slot) -> list[str]:
    """The cities that a condition counts."""
    cities: list[int] = []
    if condition.measure == SLOTS:
        cities = slots_inside(state)
    elif condition.measure == SLOT_CITIES:
        cities = counted_slot_cities(state, slot)
    elif condition.measure == HIRING:
        cities = [state.hub_city[hub] for hub in hubs_for_hiring(state)]
    elif condition.measure == GOAL_REACHED:
        cities = [state.box.goal]
    return [city_name(state, city) for city in cities]


def choose_slot(state: ImperialSteamState) -> Decided:
    """The first valid slot: where a condition fails, on to the slot of its arrow."""
    card = action_card(state)
    trace = Trace(say("Which slot of card {card} does it carry out?", card=card.name))
    at = 0
    seen: list[int] = []
    while at < len(card.slots) and at not in seen:
        seen.append(at)
        slot = card.slots[at]
        failed = check(state, slot, trace)
        if failed is not None:
            at = failed.otherwise - 1
        elif not can_carry_out(state, slot, trace):
            at += 1
        else:
            trace.answer = say("slot {slot}", slot=slot.number)
            return Decided(state.box.actions.slot + at, trace)
    trace.note("no slot is left", "is.automa.cannot")
    trace.answer = say("nothing")
    return Decided(state.box.actions.slot + NO_SLOT, trace)


def check(state: ImperialSteamState, slot: Slot, trace: Trace) -> Condition | None:
    """The first condition of a slot that isn't satisfied."""
    for condition in slot.conditions:
        value = measure(state, condition, slot)
        label = say(
            "slot {slot}: {what} {sign} {number}",
            slot=slot.number,
            what=word(MEASURE_WORDS[condition.measure]),
            sign=SIGN_WORDS[condition.sign],
            number=condition.number,
        )
        holds = condition.holds(value)
        fact = say("{value}, satisfied", value=value)
        if condition.measure == LANDING and not shipment(state):
            fact = say("counts as full: go to slot {slot}", slot=condition.otherwise)
        elif not holds:
            fact = say("{value}, not satisfied: go to slot {slot}", value=value, slot=condition.otherwise)
        rule = "is.automa.landing-full" if condition.measure == LANDING else "is.automa.conditions"
        trace.note(label, rule, fact, places=places_of(state, condition, slot))
        if not holds:
            return condition
    return None


def can_carry_out(state: ImperialSteamState, slot: Slot, trace: Trace) -> bool:
    """Whether a slot's effect can be carried out at all."""
    why = hindrance(state, slot)
    if why is not None:
        trace.note(say("slot {slot} can't be carried out", slot=slot.number), "is.automa.cannot", why)
        return False
    if slot.effect == SPECIAL:
        special(state, trace)
    return True


def hindrance(state: ImperialSteamState, slot: Slot) -> Say | None:
    automa = state.box.automa
    if state.money[automa] < slot.money:
        return say("it lacks the money")
    if slot.effect in TRACK_EFFECTS:
        return None if possible(state, slot) else say("no track can be built")
    if slot.effect == FACTORY:
        return no_factory(state)
    if slot.effect == HIRE and (not hubs_for_hiring(state) or state.workers(automa) >= state.box.boards.workers_limit):
        return say("no worker can be hired")
    if slot.effect == PRODUCE and not working(state):
        return say("no factory has goods")
    if slot.effect == ORDER and not shipment(state):
        return say("no shipment tile lies on this round")
    if slot.effect in (ORDER, BUY) and not any(state.market):
        return say("the market is empty")
    if slot.effect == CONTRACT and not coverable(state):
        return say("no contract can be covered")
    return None


def no_factory(state: ImperialSteamState) -> Say | None:
    if not slots_inside(state):
        return say("no factory slot is empty")
    if not hired(state):
        return say("it has no hired worker")
    return None if any(state.factory_stock) else say("no factory is left")


def special(state: ImperialSteamState, trace: Trace | None = None) -> bool:
    """T-E: whether it gains a contract; else influence."""
    card = decision_card(state)
    count = unassigned(state)
    wins = count >= card.contract and bool(coverable(state))
    if trace is not None:
        label = say(
            "T-E of {card}: unassigned factories, {number} for a contract", card=card.name, number=card.contract
        )
        trace.note(label, "is.automa.special", str(count))
        if wins:
            trace.note("T-E", "is.automa.special", say("a contract"))
        else:
            if count >= card.contract:
                trace.note("contracts that it could cover", "is.automa.contract", say("none"))
            trace.note("T-E", "is.automa.special", say("{count} influence", count=card.influence))
    return wins

"""The Automa's turn: its rules leave it one answer to each decision, and here is what the answers do.

Each step's `legal` is that one answer; how it is found stands in automa.py, beside the rulebook.
"""

from abc import abstractmethod

from footplate.games.imperial_steam import automa
from footplate.games.imperial_steam.asked import (
    AUTOMA_CONTRACT,
    AUTOMA_DELIVER,
    AUTOMA_FACTORY,
    AUTOMA_GOODS,
    AUTOMA_HIRE,
    AUTOMA_TRACK,
    OVER,
)
from footplate.games.imperial_steam.automa_cards import (
    CONTRACT,
    FACTORY,
    HIRE,
    INFLUENCE,
    ORDER,
    PRODUCE,
    SPECIAL,
    TRACK_EFFECTS,
    Slot,
)
from footplate.games.imperial_steam.automa_map import (
    engineer_hub,
    has_engineer,
    needs_station,
    player,
    reached_by,
    spare_money,
    start_of,
    tracks,
)
from footplate.games.imperial_steam.automa_own import decision_card, shipment, slot_now, working
from footplate.games.imperial_steam.automa_slot import NO_SLOT, special
from footplate.games.imperial_steam.automa_track import first_track
from footplate.games.imperial_steam.goods import HUB_COUNT, PLAIN, TYPES
from footplate.games.imperial_steam.state import HELD, ImperialSteamState, kind_of, put
from footplate.games.imperial_steam.steps.automa_cards import renew_decks
from footplate.table.choice import Trace
from footplate.table.step import Step


class Prescribed(Step[ImperialSteamState]):
    """A decision to which its rules leave one answer."""

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [automa.decide(state).action]

    def explain(self, state: ImperialSteamState) -> Trace:
        return automa.decide(state).trace

    @abstractmethod
    def play(self, state: ImperialSteamState, action: int) -> None: ...


class Slots(Prescribed):
    def __init__(self) -> None:
        super().__init__("automa-slot", "Which slot does the Automa carry out?", ["slot"])

    def play(self, state: ImperialSteamState, action: int) -> None:
        at = action - state.box.actions.slot
        if at == NO_SLOT:
            state.step = AUTOMA_DELIVER
            return
        state.automa_slot = at
        slot = slot_now(state)
        state.money[state.box.automa] -= slot.money
        begin_effect(state, slot)


def begin_effect(state: ImperialSteamState, slot: Slot) -> None:
    """What a slot does, or the decision that it asks for."""
    effect = slot.effect
    if effect in TRACK_EFFECTS:
        state.step = AUTOMA_TRACK
    elif effect == FACTORY:
        state.step = AUTOMA_FACTORY
    elif effect == HIRE:
        state.step = AUTOMA_HIRE
    elif effect == CONTRACT or (effect == SPECIAL and special(state)):
        state.step = AUTOMA_CONTRACT
    elif effect == SPECIAL:
        gain_influence(state, decision_card(state).influence)
        end_effect(state, slot)
    elif effect == INFLUENCE:
        gain_influence(state, slot.amount)
        end_effect(state, slot)
    elif effect == PRODUCE:
        produce(state)
        end_effect(state, slot)
    else:
        state.step = AUTOMA_GOODS


def end_effect(state: ImperialSteamState, slot: Slot, extra: bool = False) -> None:
    """Goods are paid, of any colour; then comes the delivery."""
    pay_goods(state, slot.goods + (slot.extra if extra else 0))
    state.count = 0
    state.step = AUTOMA_DELIVER


def pay_goods(state: ImperialSteamState, count: int) -> None:
    """The colour doesn't matter: it pays of what it has most."""
    at = state.box.automa * TYPES
    for _ in range(count):
        most = max(range(TYPES), key=lambda good: state.goods[at + good])
        state.spend(state.box.automa, most)


def gain_influence(state: ImperialSteamState, points: int) -> None:
    """Rule is.automa.influence: up to the highest hub and past the player; each further point is money."""
    box = state.box
    column = state.column[box.automa]
    other = state.column[player(state)]
    highest = max(state.hub_column)
    for _ in range(points):
        if (column >= highest and column > other) or column == box.boards.influence_last_column:
            state.money[box.automa] += box.boards.automa_compensation
        else:
            column += 1
    state.move_to(box.automa, column)


def produce(state: ImperialSteamState) -> None:
    for i in working(state):
        state.goods[state.box.automa * TYPES + kind_of(state.factories[i])] += 1
        state.take_from_factory(i)


class Track(Prescribed):
    def __init__(self) -> None:
        super().__init__("automa-track", "Where does the Automa build?", ["build"])

    def play(self, state: ImperialSteamState, action: int) -> None:
        link = action - state.box.actions.build
        slot = slot_now(state)
        if state.automa_reached < 0:
            state.automa_target = first_track(state, decision_card(state), slot).target
        city = reached_by(state, link)
        lay(state, link)
        state.count += 1
        again = state.count < slot.amount and tracks(state, slot, spare_money(state, slot, True), city)
        if again and state.automa_link < 0:
            state.automa_link = link
            state.automa_reached = city
        else:
            finish_tracks(state, slot, link, city)


def lay(state: ImperialSteamState, link: int) -> None:
    """A track of the Automa, with the engineer, the station and the fee that it needs."""
    automa_seat = state.box.automa
    terrain = state.box.geography.terrain[link]
    if not has_engineer(state, terrain):
        hub = engineer_hub(state, terrain)
        state.engineers_at[hub] &= ~(1 << (terrain - 1))
        state.engineers[automa_seat] |= 1 << (terrain - 1)
    start = start_of(state, link)
    if needs_station(state, start):
        state.add_station(automa_seat, start)
    state.pay_fees(automa_seat, link)
    state.add_track(automa_seat, link)


def finish_tracks(state: ImperialSteamState, slot: Slot, link: int, city: int) -> None:
    """The price in goods, then the rewards of the cities in the order in which they were reached."""
    terrain = state.box.geography.terrain
    extra = terrain[link] != PLAIN or (state.automa_link >= 0 and terrain[state.automa_link] != PLAIN)
    reached = [state.automa_reached, city] if state.automa_reached >= 0 else [city]
    state.automa_link = -1
    state.automa_reached = -1
    state.automa_target = -1
    end_effect(state, slot, extra)
    for new in reached:
        reach(state, new)


def reach(state: ImperialSteamState, city: int) -> None:
    if city == state.box.goal:
        state.money[state.box.automa] += state.box.boards.cities_goal_automa
    gain_influence(state, state.printed_influence(city) + state.take_token(city))


class Factory(Prescribed):
    def __init__(self) -> None:
        super().__init__("automa-factory", "Which factory does the Automa build, and where?", ["factory"])

    def play(self, state: ImperialSteamState, action: int) -> None:
        box = state.box
        city, kind = divmod(action - box.actions.factory, TYPES)
        state.ready[box.automa * box.levels] -= 1
        state.add_factory(box.automa, city, kind, box.automa_factory_goods)
        end_effect(state, slot_now(state))


class Hire(Prescribed):
    def __init__(self) -> None:
        super().__init__("automa-hire", "Where does the Automa hire?", ["hire"])

    def play(self, state: ImperialSteamState, action: int) -> None:
        box = state.box
        hub = action - box.actions.hire
        slot = slot_now(state)
        new = min(slot.amount, box.boards.workers_limit - state.workers(box.automa))
        state.ready[box.automa * box.levels] += new
        state.price[hub] = min(state.price[hub] + slot.amount, len(box.prices))
        end_effect(state, slot)


class Goods(Prescribed):
    def __init__(self) -> None:
        super().__init__("automa-goods", "Which good does the Automa take?", ["order", "buy"])

    def play(self, state: ImperialSteamState, action: int) -> None:
        box = state.box
        slot = slot_now(state)
        ordering = slot.effect == ORDER
        good = action - (box.actions.order if ordering else box.actions.buy)
        state.market[good] -= 1
        if ordering:
            state.landing[box.automa * TYPES + good] += 1
        else:
            state.goods[box.automa * TYPES + good] += 1
        state.count += 1
        wanted = shipment(state) if ordering else slot.amount
        if state.count >= wanted or not any(state.market):
            end_effect(state, slot)


def take_contract(state: ImperialSteamState, number: int) -> None:
    """Rule is.automa.wild: its factories lie on it at once, those of the right type first."""
    box = state.box
    state.contract_at = put(state.contract_at, number, HELD + box.automa)
    at = box.automa * TYPES
    needs = box.contracts[number].needs
    placed = [min(needs[kind], state.pieces[at + kind]) for kind in range(TYPES)]
    for kind in range(TYPES):
        missing = box.contracts[number].size - sum(placed)
        placed[kind] += min(missing, state.pieces[at + kind] - placed[kind])
    filled = state.filled[:]
    for kind in range(TYPES):
        state.pieces[at + kind] -= placed[kind]
        filled[number * TYPES + kind] += placed[kind]
    state.filled = filled


class Contract(Prescribed):
    def __init__(self) -> None:
        super().__init__("automa-contract", "Which contract does the Automa gain?", ["contract"])

    def play(self, state: ImperialSteamState, action: int) -> None:
        take_contract(state, action - state.box.actions.contract)
        end_effect(state, slot_now(state))


class Deliver(Prescribed):
    """Rule is.automa.deliver: after every turn, if it can."""

    def __init__(self) -> None:
        super().__init__("automa-deliver", "Does the Automa deliver?", ["deliver", "done"])

    def play(self, state: ImperialSteamState, action: int) -> None:
        box = state.box
        if action != box.actions.done:
            kind, hub = divmod(action - box.actions.deliver, HUB_COUNT)
            pay_goods(state, 1)
            state.deliver(box.automa, automa.delivering(state, kind), hub)
        state.automa_card = -1
        state.automa_decision = -1
        state.automa_slot = -1
        renew_decks(state)


# Before scoring


class Last(Prescribed):
    def __init__(self) -> None:
        super().__init__("automa-last", "Which contract does the Automa gain before scoring?", ["contract"])

    def play(self, state: ImperialSteamState, action: int) -> None:
        take_contract(state, action - state.box.actions.contract)
        state.step = OVER

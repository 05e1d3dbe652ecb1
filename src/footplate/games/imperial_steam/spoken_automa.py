"""The Automa's cards and moves in a few words."""

from typing import Final

from footplate.games.imperial_steam.asked import (
    AUTOMA_CARD,
    AUTOMA_CONTRACT,
    AUTOMA_DECISION,
    AUTOMA_DELIVER,
    AUTOMA_FACTORY,
    AUTOMA_HIRE,
    AUTOMA_JOIN,
    AUTOMA_JOIN_DECISION,
    AUTOMA_LAST,
    AUTOMA_SLOT,
    AUTOMA_TRACK,
    AUTOMA_VERSION,
    BROWN,
)
from footplate.games.imperial_steam.automa import profit
from footplate.games.imperial_steam.automa_cards import GOAL, ActionCard, DecisionCard, Slot
from footplate.games.imperial_steam.automa_map import engineer_hub, has_engineer, needs_station, reached_by, start_of
from footplate.games.imperial_steam.automa_own import action_card, slot_now
from footplate.games.imperial_steam.automa_slot import NO_SLOT
from footplate.games.imperial_steam.goods import COAL, ENGINEERS, GOODS, HUBS, KEYS
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.terms import KEY_COUNT
from footplate.table.catalogue import Action
from footplate.table.say import Say, joined, say, word

EFFECT_WORDS: Final = [
    "tracks to the preferred cities",
    "a track to most factory slots",
    "a track towards Trieste",
    "a factory",
    "hired workers",
    "a good from each working factory",
    "goods ordered from the market",
    "a good bought from the market",
    "a contract or influence, by T-E",
    "influence",
    "the best contract that it can cover",
]  # say


def describe(state: ImperialSteamState, action: Action) -> Say | str:
    """What a draw or a move of the Automa means."""
    step = state.step
    values = action.values
    box = state.box
    if step == BROWN:
        return bid_words(state, values[0])
    if step == AUTOMA_VERSION:
        return say("the harder card instead of {card}", card=box.action_cards[values[0]].number + "A")
    if step in (AUTOMA_CARD, AUTOMA_JOIN):
        return card_words(box.action_cards[values[0]])
    if step in (AUTOMA_DECISION, AUTOMA_JOIN_DECISION):
        return decision_words(state, box.decision_cards[values[0]])
    if step == AUTOMA_SLOT:
        return say("nothing") if values[0] == NO_SLOT else slot_words(action_card(state).slots[values[0]])
    if step == AUTOMA_TRACK:
        return track_words(state, values[0])
    if step == AUTOMA_FACTORY:
        count = min(box.automa_factory_goods, state.supply[values[1]])
        return say("{count} {good} on it", count=count, good=word(GOODS[values[1]]))
    if step == AUTOMA_HIRE:
        return say("{count} workers", count=slot_now(state).amount)
    if step in (AUTOMA_CONTRACT, AUTOMA_LAST):
        return say("pays {money} at the end", money=box.contracts[values[0]].pays)
    if step == AUTOMA_DELIVER:
        return delivery_words(state, action)
    return say("onto its Landing") if action.verb == "order" else say("to its goods")


def bid_words(state: ImperialSteamState, link: int) -> Say:
    steps = state.box.steps_of_link[link]
    column = min(min(state.hub_column) + steps, state.box.boards.influence_last_column)
    return say("{steps} above the lowest hub: column {column}", steps=steps, column=column)


def card_words(card: ActionCard) -> Say:
    """What its first slot does."""
    return word(EFFECT_WORDS[card.slots[0].effect])


def decision_words(state: ImperialSteamState, card: DecisionCard) -> Say:
    """Where it likes to go."""
    goal = state.box.geography.city_names[state.box.goal]
    names: list[Say | str] = [goal if city == GOAL else word(HUBS[city]) for city in card.cities]
    return say("heads for {cities}", cities=joined(names))


def slot_words(slot: Slot) -> Say:
    parts: list[Say | str] = [word(EFFECT_WORDS[slot.effect])]
    if slot.goods:
        parts.append(say("for {count} goods", count=slot.goods))
    if slot.money:
        parts.append(say("for {money} gulden", money=slot.money))
    return joined(parts)


def track_words(state: ImperialSteamState, link: int) -> Say:
    """Where a track leads, and what comes with it."""
    names = state.box.geography.city_names
    start = start_of(state, link)
    parts: list[Say | str] = [say("to {city}", city=names[reached_by(state, link)])]
    terrain = state.box.geography.terrain[link]
    if not has_engineer(state, terrain):
        hub = word(HUBS[engineer_hub(state, terrain)])
        parts.append(say("with the {colour} engineer from {hub}", colour=word(ENGINEERS[terrain]), hub=hub))
    if needs_station(state, start):
        parts.append(say("with a station in {city}", city=names[start]))
    fee = state.fees(state.box.automa, link)
    if fee:
        parts.append(say("pays a fee of {money}", money=fee))
    return joined(parts)


def delivery_words(state: ImperialSteamState, action: Action) -> Say:
    if action.verb == "done":
        return say("no delivery")
    kind, hub = action.values
    worth = profit(state, hub, kind)
    if kind != COAL:
        return say("pays {money}", money=worth)
    key = word(KEYS[state.next_key(hub) % KEY_COUNT])
    return say("the {key} key, now worth {money}", key=key, money=worth)

"""What the Automa knows of the map: the tracks it could build, what they need, and the rewards of cities.

A track of the Automa leads from its network to a city outside, so a link says both where it starts and which city it
reaches.
"""

from collections.abc import Callable
from typing import Final

from footplate.games.imperial_steam.automa_cards import BY_SLOTS, DecisionCard, Slot
from footplate.games.imperial_steam.goods import ENGINEERS, HUB_COUNT, PLAIN, TYPES
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.choice import Choice
from footplate.table.say import Say, say, word

A_TO_Z: Final = "first from A to Z"  # say
REWARD_WORDS: Final = ["most factory slots", "most influence"]  # say


def city_name(state: ImperialSteamState, city: int) -> str:
    return state.box.geography.city_names[city]


def city_places(state: ImperialSteamState, city: int) -> list[str]:
    """Where a city is, for a trace to point at."""
    return [state.box.geography.city_names[city]]


def link_name(state: ImperialSteamState, link: int) -> str:
    return state.box.geography.link_names[link]


def link_places(state: ImperialSteamState, link: int) -> list[str]:
    geography = state.box.geography
    return [
        geography.link_names[link],
        geography.city_names[geography.a[link]],
        geography.city_names[geography.b[link]],
    ]


def player(state: ImperialSteamState) -> int:
    """The one who plays against the Automa."""
    return 1 - state.box.automa


def goods_of(state: ImperialSteamState) -> int:
    """All its goods; those on the Landing are no part of them."""
    return sum(state.goods[state.box.automa * TYPES : (state.box.automa + 1) * TYPES])


def shared(state: ImperialSteamState, city: int) -> bool:
    """Whether a city of its network is in the player's too."""
    return bool(state.network[player(state)] >> city & 1)


# Tracks


def inside(state: ImperialSteamState, city: int) -> bool:
    return bool(state.network[state.box.automa] >> city & 1)


def start_of(state: ImperialSteamState, link: int) -> int:
    """The end of a link in its network."""
    geography = state.box.geography
    return geography.a[link] if inside(state, geography.a[link]) else geography.b[link]


def reached_by(state: ImperialSteamState, link: int) -> int:
    """The end of a link outside its network."""
    geography = state.box.geography
    return geography.b[link] if inside(state, geography.a[link]) else geography.a[link]


def engineer_hub(state: ImperialSteamState, terrain: int) -> int:
    """Where it would take an engineer: the lowest hub that has him, not above its own influence; -1 if none.

    Hubs in the same column go by T-D.
    """
    best, lowest = -1, state.column[state.box.automa] + 1
    for hub in state.box.decision_cards[state.automa_decision].hubs:
        if state.engineers_at[hub] >> (terrain - 1) & 1 and state.hub_column[hub] < lowest:
            best, lowest = hub, state.hub_column[hub]
    return best


def has_engineer(state: ImperialSteamState, terrain: int) -> bool:
    return terrain == PLAIN or state.engineers[state.box.automa] >> (terrain - 1) & 1 == 1


def needs_station(state: ImperialSteamState, start: int) -> bool:
    """Whether a track that begins in a city needs a station that isn't there."""
    return bool(state.full[state.box.automa] >> start & 1)


def spare_money(state: ImperialSteamState, slot: Slot, paid: bool) -> int:
    """What is left for fees: the card's own price comes first."""
    return state.money[state.box.automa] - (0 if paid else slot.money)


def forbids(state: ImperialSteamState, link: int, start: int, slot: Slot, money: int) -> Say | None:
    """Why it can't build a link from a city; None where it can."""
    terrain = state.box.geography.terrain[link]
    if state.crowns >> link & 1:
        return say("a crown")
    if not has_engineer(state, terrain) and engineer_hub(state, terrain) < 0:
        return say("no {colour} engineer to be had", colour=word(ENGINEERS[terrain]))
    if needs_station(state, start) and state.stations_left(state.box.automa) == 0:
        return say("no station left for {city}", city=city_name(state, start))
    if state.fees(state.box.automa, link) > money:
        return say("no money for the fee")
    if goods_of(state) < slot.goods + (slot.extra if terrain != PLAIN else 0):
        return say("too few goods")
    return None


def can_build(state: ImperialSteamState, link: int, start: int, slot: Slot, money: int) -> bool:
    """`forbids` without its words."""
    terrain = state.box.geography.terrain[link]
    if state.crowns >> link & 1:
        return False
    if terrain != PLAIN and not has_engineer(state, terrain) and engineer_hub(state, terrain) < 0:
        return False
    if needs_station(state, start) and state.stations_left(state.box.automa) == 0:
        return False
    if state.tracks[link] and state.fees(state.box.automa, link) > money:
        return False
    return goods_of(state) >= slot.goods + (slot.extra if terrain != PLAIN else 0)


def leading_out(state: ImperialSteamState, start: int = -1) -> list[int]:
    """The links to cities outside its network: all, or those from one city."""
    geography = state.box.geography
    network = state.network[state.box.automa]
    links = state.frontier[state.box.automa] if start < 0 else geography.links_at[start]
    return [link for link in links if not (network >> geography.a[link] & 1 and network >> geography.b[link] & 1)]


def tracks(state: ImperialSteamState, slot: Slot, money: int, start: int = -1) -> list[int]:
    """The links it can build, each to a new city: from anywhere in its network, or from one city."""
    return [link for link in leading_out(state, start) if can_build(state, link, start_of(state, link), slot, money)]


def cities_of(state: ImperialSteamState, links: list[int]) -> list[int]:
    """The cities that links lead to, from A to Z."""
    return sorted({reached_by(state, link) for link in links})


def slot_cities(state: ImperialSteamState, slot: Slot, paid: bool) -> list[int]:
    """The cities with empty factory slots that one track would reach."""
    money = spare_money(state, slot, paid)
    near = [link for link in leading_out(state) if state.slots[reached_by(state, link)] > 0]
    return cities_of(state, [link for link in near if can_build(state, link, start_of(state, link), slot, money)])


def counted_slot_cities(state: ImperialSteamState, slot: Slot) -> list[int]:
    """Those that satisfy the condition: the ones it can build to, or by the other reading all next to its network."""
    if not state.box.count_adjacent:
        return slot_cities(state, slot, False)
    return [city for city in cities_of(state, leading_out(state)) if state.slots[city] > 0]


def plain_start(state: ImperialSteamState, link: int) -> bool:
    """Whether a link needs neither an engineer nor a new station."""
    return state.box.geography.terrain[link] == PLAIN and not needs_station(state, start_of(state, link))


def best_start(state: ImperialSteamState, city: int, links: list[int]) -> Choice[int]:
    """From where it reaches a city, of the links that lead there."""
    question = say("From where does it build to {city}?", city=city_name(state, city))
    choice = Choice(question, links, lambda link: link_name(state, link), lambda link: link_places(state, link))
    choice.prefer("without engineer and new station", lambda link: plain_start(state, link), "is.automa.start-city")
    return choice.first(A_TO_Z, lambda link: [start_of(state, link)], "is.automa.start-city")


# Rewards


def influence_of(state: ImperialSteamState, city: int) -> int:
    """What a city gives the Automa: printed influence and the best token that lies there, which it always converts."""
    return state.printed_influence(city) + state.best_token(city)


def reward(state: ImperialSteamState, line: int, city: int) -> int:
    """What a line of T-A's second row counts."""
    return state.slots[city] if line == BY_SLOTS else influence_of(state, city)


def rank(state: ImperialSteamState, choice: Choice[int], card: DecisionCard) -> Choice[int]:
    """Leave the city with the preferred reward, by the second row of T-A.

    A later line counts where nothing has the earlier one; by the other reading, each breaks the ties of the one before.
    """
    rule = "is.automa.lines" if state.box.lexicographic else "is.automa.reward"
    for line in card.rewards:
        some = any(reward(state, line, city) > 0 for city in choice.candidates)
        choice.most(REWARD_WORDS[line], counted(state, line), rule)
        if some and not state.box.lexicographic:
            break
    return choice.first(A_TO_Z, lambda city: [city], rule)


def counted(state: ImperialSteamState, line: int) -> Callable[[int], int]:
    return lambda city: reward(state, line, city)


def open_demand(state: ImperialSteamState, kind: int) -> int:
    """How many goods of a type the hubs of its network still ask for."""
    total = 0
    for hub in range(HUB_COUNT):
        if inside(state, state.hub_city[hub]):
            total += state.demand[hub * TYPES + kind]
    return total

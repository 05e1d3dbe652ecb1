"""The Automa's tracks: two to the preferred cities, one to most factory slots, one towards Trieste.

Beside the rulebook's sections Build track, Extend track and the strategic cards. `first_track` and `second_track` find
the link; whether it costs goods, money or nothing stands on the action card.
"""

from typing import Final

from footplate.games.imperial_steam.automa_cards import GOAL, MOST_SLOTS_TRACK, TOWARDS, DecisionCard, Slot
from footplate.games.imperial_steam.automa_map import (
    A_TO_Z,
    best_start,
    can_build,
    cities_of,
    city_name,
    city_places,
    engineer_hub,
    forbids,
    has_engineer,
    influence_of,
    inside,
    leading_out,
    link_name,
    link_places,
    needs_station,
    rank,
    reached_by,
    slot_cities,
    spare_money,
    start_of,
    tracks,
)
from footplate.games.imperial_steam.goods import ENGINEERS, HUBS
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.choice import Choice, Trace
from footplate.table.say import Say, say, word

TWO: Final = 2  # a target is no farther than two tracks


class Found:
    """A link to build (-1: none can be), the target that it leads to if there is one, and how it was found."""

    def __init__(self, link: int, target: int, trace: Trace) -> None:
        self.link: Final = link
        self.target: Final = target
        self.trace: Final = trace


def first_track(state: ImperialSteamState, card: DecisionCard, slot: Slot) -> Found:
    """The track that a slot of the action card builds first; the card's money is paid already."""
    if slot.effect == MOST_SLOTS_TRACK:
        return to_most_slots(state, slot)
    if slot.effect == TOWARDS:
        return towards_goal(state, card, slot)
    return to_preferred(state, card, slot)


def possible(state: ImperialSteamState, slot: Slot) -> bool:
    """Whether a slot's track can be built at all, before its money is paid."""
    money = spare_money(state, slot, False)
    if money < 0:
        return False
    if slot.effect == MOST_SLOTS_TRACK:
        return bool(slot_cities(state, slot, False))
    if slot.effect == TOWARDS:
        return bool(closer(state, slot, money))
    return bool(tracks(state, slot, money))


def city_choice(state: ImperialSteamState, question: Say | str, cities: list[int]) -> Choice[int]:
    return Choice(question, cities, lambda c: city_name(state, c), lambda c: city_places(state, c))


def buildable(state: ImperialSteamState, slot: Slot, start: int = -1) -> Choice[int]:
    """All links to new cities; what forbids some of them is in the trace."""
    money = spare_money(state, slot, True)
    links = leading_out(state, start)
    choice = Choice(
        "Which tracks can it build?", links, lambda link: link_name(state, link), lambda link: link_places(state, link)
    )
    reasons = [forbids(state, link, start_of(state, link), slot, money) for link in links]
    return choice.least(
        "what forbids them",
        lambda link: 0 if reasons[links.index(link)] is None else 1,
        "is.automa.new-city",
        lambda link: reasons[links.index(link)] or say("nothing"),
    )


# Two tracks to the preferred cities


def target_city(state: ImperialSteamState, target: int) -> int:
    """The city that an entry of T-A's first row means."""
    return state.box.goal if target == GOAL else state.hub_city[target]


def target_name(state: ImperialSteamState, target: int) -> Say:
    name = city_name(state, target_city(state, target))
    return word(name) if target == GOAL else say("{hub} hub, {city}", hub=word(HUBS[target]), city=name)


def direct(state: ImperialSteamState, slot: Slot, city: int) -> list[int]:
    """The links with which it reaches a city at once."""
    money = spare_money(state, slot, True)
    geography = state.box.geography
    near = [link for link in geography.links_at[city] if inside(state, geography.beyond(link, city))]
    return [link for link in near if can_build(state, link, geography.beyond(link, city), slot, money)]


def ways_over(state: ImperialSteamState, slot: Slot, city: int) -> list[tuple[int, int]]:
    """The ways of two tracks to a city: both can be built together, stations, engineers and money included."""
    geography = state.box.geography
    money = spare_money(state, slot, True)
    automa = state.box.automa
    out: list[tuple[int, int]] = []
    for second in geography.links_at[city]:
        between = geography.beyond(second, city)
        if inside(state, between) or not can_build(state, second, between, slot, money):
            continue
        for first in geography.links_at[between]:
            start = geography.beyond(first, between)
            if not inside(state, start) or not can_build(state, first, start, slot, money):
                continue
            if state.fees(automa, first) + state.fees(automa, second) <= money:
                out.append((first, second))
    return out


def tracks_to(state: ImperialSteamState, slot: Slot, city: int) -> int:
    """How many tracks it takes to a city: 1, 2, or 3 for more than two."""
    if direct(state, slot, city):
        return 1
    return TWO if slot.amount >= TWO and ways_over(state, slot, city) else TWO + 1


def to_preferred(state: ImperialSteamState, card: DecisionCard, slot: Slot) -> Found:
    """The first city of T-A's first row that is no farther than two tracks; else the preferred reward next to it."""
    choice = Choice(
        "Which city does it head for?",
        card.cities,
        lambda t: target_name(state, t),
        lambda t: city_places(state, target_city(state, t)),
    )
    choice.keep("outside its network", lambda t: not inside(state, target_city(state, t)), "is.automa.target")
    far = {target: tracks_to(state, slot, target_city(state, target)) for target in choice.candidates}
    choice.least(
        "within two tracks",
        lambda t: 0 if far[t] <= TWO else 1,
        "is.automa.target",
        lambda t: say("{count} tracks", count=far[t]) if far[t] <= TWO else say("too far"),
    )
    near = [target for target in choice.candidates if far[target] <= TWO]
    if not near:
        return to_reward(state, card, slot, choice.trace)
    row = say("first in the first row of T-A of {card}", card=card.name)
    choice.first(row, lambda t: [card.cities.index(t)], "is.automa.target")
    city = target_city(state, choice.one())
    if far[choice.one()] == 1:
        start = best_start(state, city, direct(state, slot, city))
        trace = together(say("Where does it build its first track?"), [choice.trace, start.trace])
        return answered(state, start.one(), city, trace)
    ways = ways_over(state, slot, city)
    question = say("Over which city does it go to {city}?", city=city_name(state, city))
    over = city_choice(state, question, cities_of(state, [first for first, _ in ways]))
    rank(state, over, card)
    start = best_start(state, over.one(), [first for first, _ in ways if reached_by(state, first) == over.one()])
    trace = together(say("Where does it build its first track?"), [choice.trace, over.trace, start.trace])
    trace.note("ways of two tracks", "is.automa.way", *[way_name(state, first, second) for first, second in ways])
    return answered(state, start.one(), city, trace)


def way_name(state: ImperialSteamState, first: int, second: int) -> str:
    return f"{link_name(state, first)}, {link_name(state, second)}"


def to_reward(
    state: ImperialSteamState, card: DecisionCard, slot: Slot, before: Trace | None, start: int = -1
) -> Found:
    """One track to the preferred reward: next to its whole network, or next to the city it has just reached."""
    links = buildable(state, slot, start)
    open_links = tracks(state, slot, spare_money(state, slot, True), start)
    parts = [links.trace] if before is None else [before, links.trace]
    trace = together(say("Where does it build a track?"), parts)
    if not open_links:
        trace.answer = say("nowhere")
        return Found(-1, -1, trace)
    rule = "is.automa.no-target" if start < 0 else "is.automa.new-city"
    cities = city_choice(state, say("Which city has the preferred reward?"), cities_of(state, open_links))
    rank(state, cities, card)
    begin = best_start(state, cities.one(), [link for link in open_links if reached_by(state, link) == cities.one()])
    trace.parts += [cities.trace, begin.trace]
    if start < 0:
        trace.note("no city of the first row is within two tracks", rule)
    else:
        trace.note("on from", rule, city_name(state, start), places=city_places(state, start))
    return answered(state, begin.one(), -1, trace)


def second_track(state: ImperialSteamState, card: DecisionCard, slot: Slot) -> Found:
    """From the city that the first track reached: on to the target, else to the preferred reward."""
    target, here = state.automa_target, state.automa_reached
    if target >= 0 and target != here:
        trace = Trace(say("Where does it build its second track?"))
        trace.note("on the way to", "is.automa.target", city_name(state, target), places=city_places(state, target))
        return answered(state, state.box.geography.link_between[here][target], target, trace)
    return to_reward(state, card, slot, None, here)


# One track


def to_most_slots(state: ImperialSteamState, slot: Slot) -> Found:
    """To the city next to its network with the most empty factory slots; then most influence; then A to Z."""
    links = buildable(state, slot)
    cities = city_choice(state, say("Which city has the most factory slots?"), slot_cities(state, slot, True))
    cities.most("most factory slots", lambda c: state.slots[c], "is.automa.most-slots")
    cities.most("most influence", lambda c: influence_of(state, c), "is.automa.most-slots")
    cities.first(A_TO_Z, lambda c: [c], "is.automa.most-slots")
    city = cities.one()
    start = best_start(state, city, direct(state, slot, city))
    trace = together(say("Where does it build a track?"), [links.trace, cities.trace, start.trace])
    return answered(state, start.one(), -1, trace)


def closest(state: ImperialSteamState) -> list[int]:
    """The cities of its network that are closest to Trieste, by links of any terrain."""
    far = state.box.geography.to_goal
    mine = [city for city in range(state.box.cities) if inside(state, city)]
    least = min(far[city] for city in mine)
    return [city for city in mine if far[city] == least]


def closer(state: ImperialSteamState, slot: Slot, money: int) -> list[int]:
    """The tracks from those cities to cities that are closer still."""
    geography = state.box.geography
    out: list[int] = []
    for city in closest(state):
        for link in geography.links_at[city]:
            other = geography.beyond(link, city)
            nearer = geography.to_goal[other] < geography.to_goal[city]
            if nearer and can_build(state, link, city, slot, money):
                out.append(link)
    return out


def towards_goal(state: ImperialSteamState, card: DecisionCard, slot: Slot) -> Found:
    geography = state.box.geography
    trace = Trace(say("Where does it build towards {goal}?", goal=city_name(state, state.box.goal)))
    near = closest(state)
    for city in near:
        away = say("{city}: {count} links", city=city_name(state, city), count=geography.to_goal[city])
        trace.note("closest in its network", "is.automa.towards", away, places=city_places(state, city))
    links = closer(state, slot, spare_money(state, slot, True))
    cities = city_choice(state, say("Which closer city has the preferred reward?"), cities_of(state, links))
    rank(state, cities, card)
    start = best_start(state, cities.one(), [link for link in links if reached_by(state, link) == cities.one()])
    trace.parts += [cities.trace, start.trace]
    return answered(state, start.one(), -1, trace)


# Answers


def together(question: Say, parts: list[Trace]) -> Trace:
    trace = Trace(question)
    trace.parts = parts
    return trace


def answered(state: ImperialSteamState, link: int, target: int, trace: Trace) -> Found:
    """The link, with what it brings along: an engineer, a station, a fee."""
    terrain = state.box.geography.terrain[link]
    start = start_of(state, link)
    if not has_engineer(state, terrain):
        hub = engineer_hub(state, terrain)
        label = say("takes the {colour} engineer from", colour=word(ENGINEERS[terrain]))
        trace.note(label, "is.automa.engineer", word(HUBS[hub]), places=city_places(state, state.hub_city[hub]))
    if needs_station(state, start):
        trace.note(
            "places a station in", "is.automa.station", city_name(state, start), places=city_places(state, start)
        )
    fee = state.fees(state.box.automa, link)
    if fee:
        trace.note("pays the fee for the player's track", "is.automa.fee", str(fee), places=link_places(state, link))
    trace.answer = link_name(state, link)
    return Found(link, target, trace)

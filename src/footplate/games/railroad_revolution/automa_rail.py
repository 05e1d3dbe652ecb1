"""The Mautoma's rails: which city or slot it aims at, and which rail comes next. Beside the rulebook.

All is looked at again after each rail, so this finds one slot. Distances are rails that are still missing.
"""

from typing import Final

from footplate.games.railroad_revolution.automa_map import (
    aims_at_slots,
    by_arrows,
    city_name,
    city_places,
    city_rank,
    column_of,
    slot_name,
    slot_places,
    wanted_cities,
    wanted_slots,
)
from footplate.games.railroad_revolution.deck import CardSection
from footplate.games.railroad_revolution.state import RailroadState
from footplate.rails.network import bits
from footplate.table.choice import Choice, Trace
from footplate.table.say import Say, say

NO_WAY: Final = 999


class Laid:
    """The slot of the next rail, and why."""

    def __init__(self, slot: int, trace: Trace) -> None:
        self.slot: Final = slot
        self.trace: Final = trace


def next_rail(state: RailroadState, seat: int, section: CardSection, rails: int) -> Laid:
    """Where a section lays the next of so many rails; there has to be a target."""
    trace = Trace("Where does it lay a rail?")
    trace.note("rails at hand", "rr.automa.rails", str(rails))
    if aims_at_slots(section):
        return toward_slot(state, seat, section, trace)
    return toward_city(state, seat, section, rails, trace)


def choose_city(state: RailroadState, question: Say, cities: list[int]) -> Choice[int]:
    return Choice(question, cities, lambda c: city_name(state, c), lambda c: city_places(state, c))


def first_met(state: RailroadState, seat: int, choice: Choice[int]) -> int:
    """The city that the arrows meet first, where there is still a choice."""
    if len(choice.candidates) > 1:
        rank = city_rank(state, seat)
        label = by_arrows(state, seat)
        choice.least(label, lambda c: rank[c], "rr.automa.columns", lambda c: column_of(state, c))
    return choice.one()


# Scenario A, and what to do when the target is too far


def toward_city(state: RailroadState, seat: int, section: CardSection, rails: int, trace: Trace) -> Laid:
    lines = state.box.lines
    level = state.box.level
    network, built = state.network[seat], state.rails[seat]
    missing = lines.distances(network, built)
    wanted = bits(wanted_cities(state, seat, section))
    choice = choose_city(state, say("Which city does it aim at?"), wanted)
    trace.parts.append(choice.trace)
    choice.least("rails missing", lambda c: missing[c], "rr.automa.nearest")
    connected = bits(state.connected(seat))
    highest = max(level[c] for c in connected)
    if missing[choice.candidates[0]] > rails and max(level[c] for c in wanted) > highest:
        trace.note("too far; it goes for the next level first", "rr.automa.too-far")
        return climb(state, seat, connected, trace)
    target = first_met(state, seat, choice)
    return by_way(state, seat, lines.first_slots(network, built, target), network, trace)


def climb(state: RailroadState, seat: int, connected: list[int], trace: Trace) -> Laid:
    """Scenario C: from its highest city towards one a level higher."""
    box = state.box
    choice = choose_city(state, say("From which of its cities?"), connected)
    trace.parts.append(choice.trace)
    choice.most("level", lambda c: box.level[c], "rr.automa.too-far")
    start = first_met(state, seat, choice)
    higher = bits(box.geography.of_level[box.level[start] + 1])
    leaving = slots_from(state, seat, start) if box.from_city else []
    far = [distances_over(state, seat, slot, start) for slot in leaving]
    aim = choose_city(state, say("Which city one level higher?"), higher)
    trace.parts.append(aim.trace)
    if not leaving or min(nearest(far, city) for city in higher) == NO_WAY:
        trace.note("measured from its whole network", "rr.automa.too-far")
        return climb_anywhere(state, seat, aim, trace)
    aim.least("rails missing", lambda c: nearest(far, c), "rr.automa.too-far")
    target = first_met(state, seat, aim)
    best = nearest(far, target)
    slots = [slot for slot, missing in zip(leaving, far, strict=True) if missing[target] == best]
    return by_way(state, seat, slots, standing_before(state, start, leaving), trace)


def climb_anywhere(state: RailroadState, seat: int, aim: Choice[int], trace: Trace) -> Laid:
    """From wherever the network comes nearest."""
    lines = state.box.lines
    network, built = state.network[seat], state.rails[seat]
    missing = lines.distances(network, built)
    aim.least("rails missing", lambda c: missing[c], "rr.automa.too-far")
    target = first_met(state, seat, aim)
    return by_way(state, seat, lines.first_slots(network, built, target), network, trace)


def slots_from(state: RailroadState, seat: int, city: int) -> list[int]:
    """The slots with which new rails can leave a city: on each link, the first that isn't built."""
    lines = state.box.lines
    built = state.rails[seat]
    found: list[int] = []
    for slots in lines.slots:
        ends = (lines.ends[slots[0]][0], lines.ends[slots[-1]][1])
        if city not in ends:
            continue
        along = slots if ends[0] == city else slots[::-1]
        for slot in along:
            if not built >> slot & 1:
                found.append(slot)
                break
    return found


def standing_before(state: RailroadState, city: int, leaving: list[int]) -> int:
    """The points from which these slots leave a city: the city itself, or where the rails of a half-built link end."""
    mask = 0
    for slot in leaving:
        a, b = state.box.lines.ends[slot]
        mask |= 1 << (a if starts_at(state, slot, city) else b)
    return mask


def starts_at(state: RailroadState, slot: int, city: int) -> bool:
    """Whether a slot's link begins at this city, and not at its other one."""
    return state.box.geography.link_ends[state.box.lines.link[slot]][0] == city


def distances_over(state: RailroadState, seat: int, slot: int, city: int) -> list[int]:
    """Rails missing from a city to each point, if the first new one lies on this slot, which isn't crossed again."""
    lines = state.box.lines
    a, b = lines.ends[slot]
    end = b if starts_at(state, slot, city) else a
    more = lines.distances(1 << end, state.rails[seat], 1 << slot)
    return [1 + count if count >= 0 else NO_WAY for count in more]


def nearest(far: list[list[int]], city: int) -> int:
    return min(missing[city] for missing in far)


# Scenario B


def toward_slot(state: RailroadState, seat: int, section: CardSection, trace: Trace) -> Laid:
    """The slot with the fewest rails missing, itself included; of these the one to the city that the arrows choose."""
    lines = state.box.lines
    network, built = state.network[seat], state.rails[seat]
    missing = lines.distances(network, built)
    rank = city_rank(state, seat)
    choice = Choice(
        "Which slot does it aim at?",
        bits(wanted_slots(state, seat, section)),
        lambda s: slot_name(state, s),
        lambda s: slot_places(state, s),
    )
    trace.parts.append(choice.trace)
    choice.least("rails missing", lambda s: 1 + near_end(state, s, missing), "rr.automa.slots")
    label = by_arrows(state, seat)
    choice.least(
        label,
        lambda s: rank[far_city(state, seat, s, missing)],
        "rr.automa.slots",
        lambda s: city_name(state, far_city(state, seat, s, missing)),
    )
    if len(choice.candidates) > 1:
        choice.first("the lower link", lambda s: [s], "rr.automa.way")
    slot = choice.one()
    before_it = near_end(state, slot, missing)
    if before_it == 0:
        trace.answer = slot_name(state, slot)
        return Laid(slot, trace)
    starts = 0
    for point in lines.ends[slot]:
        if missing[point] == before_it:
            for start in lines.first_slots(network, built, point):
                starts |= 1 << start
    return by_way(state, seat, bits(starts), network, trace)


def near_end(state: RailroadState, slot: int, missing: list[int]) -> int:
    """The rails missing before a slot can be built."""
    a, b = state.box.lines.ends[slot]
    return min(missing[a], missing[b])


def far_city(state: RailroadState, seat: int, slot: int, missing: list[int]) -> int:
    """The city a slot leads to: the end of its link that is farther from the network, or that the arrows meet first."""
    a, b = state.box.geography.link_ends[state.box.lines.link[slot]]
    rank = city_rank(state, seat)
    if missing[a] == missing[b]:
        return a if rank[a] < rank[b] else b
    return a if missing[a] > missing[b] else b


# The way


def by_way(state: RailroadState, seat: int, slots: list[int], reached: int, trace: Trace) -> Laid:
    """Of the slots with which a shortest way begins, the one to the city the arrows choose, then the lower link."""
    slot = slots[0]
    if len(slots) > 1:
        rank = city_rank(state, seat)
        choice = Choice("Which way?", slots, lambda s: slot_name(state, s), lambda s: slot_places(state, s))
        trace.parts.append(choice.trace)
        choice.least(
            by_arrows(state, seat),
            lambda s: rank[leads_to(state, s, reached)],
            "rr.automa.way",
            lambda s: city_name(state, leads_to(state, s, reached)),
        )
        if len(choice.candidates) > 1:
            choice.first("the lower link", lambda s: [s], "rr.automa.way")
        slot = choice.one()
    else:
        trace.note("the only way", "rr.automa.way", slot_name(state, slot), places=slot_places(state, slot))
    trace.answer = slot_name(state, slot)
    return Laid(slot, trace)


def leads_to(state: RailroadState, slot: int, reached: int) -> int:
    """The city at the end of a slot's link, away from the points that are reached."""
    lines = state.box.lines
    a, _b = lines.ends[slot]
    start, end = state.box.geography.link_ends[lines.link[slot]]
    return end if reached >> a & 1 else start

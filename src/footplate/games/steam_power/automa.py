"""The Mautoma: what it does is never in doubt. Each decision is one `Choice` (or a plain fact), beside the rulebook.

An automa's seat has exactly one legal answer to every decision; `decide` finds it, and the trace says why.
"""

from typing import Final

from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.automa_map import (
    DIRECTION,
    city_name,
    city_places,
    city_rank,
    hex_places,
    in_extended_network,
    opponents_networks,
    presence,
    rank,
)
from footplate.games.steam_power.automa_track import aim_at, can_lay, check_coins, next_tile, plan, take_coin
from footplate.games.steam_power.contracts import COLOURS, CONTRACTS, FACTORY, TRACK
from footplate.games.steam_power.links import CompletedLink
from footplate.games.steam_power.state import (
    ACTION,
    BONUS,
    BUILD,
    JUDGE,
    MARKER,
    PLACE,
    SOURCE,
    SteamPowerState,
)
from footplate.games.steam_power.steps import factory, fulfil
from footplate.rails.network import bits
from footplate.rails.track import PAIR_OF, PAIR_WORDS
from footplate.table.choice import Choice, Trace
from footplate.table.compass import letters
from footplate.table.say import joined, say, word

__all__ = ["Decided", "aim_at", "check_coins", "decide", "plan", "route", "take_coin"]


class Decided:
    """An automa's answer and how it got there."""

    def __init__(self, action: int, trace: Trace) -> None:
        self.action: Final = action
        self.trace: Final = trace


def decide(state: SteamPowerState, why: bool = False) -> Decided:
    """Its answer. With `why`, the trace also names the cities and paths that came close."""
    if state.step == MARKER:
        return move_marker(state)
    if state.step == JUDGE:
        return judge(state)
    if state.step == SOURCE:
        return take_cube(state)
    if state.step == BONUS:
        return use_reward(state, why)
    if state.step == ACTION:
        return choose_action(state, why)
    if state.step == BUILD:
        choice = choose_site(state)
        return Decided(state.box.actions.build + choice.one(), choice.trace)
    if state.step == PLACE:
        return place(state, why)
    raise ValueError(f"no automa decides at step {state.step}")


# The turn


def move_marker(state: SteamPowerState) -> Decided:
    corner = (state.marker + 1) % 4
    trace = Trace("Where does the direction marker go?")
    trace.note("clockwise to the next corner", "sp.automa.marker", CORNERS[corner])
    trace.answer = CORNERS[corner]
    return Decided(state.box.actions.marker + corner, trace)


def judge(state: SteamPowerState) -> Decided:
    """Fulfil the revealed contract if that can be paid, else use it as an action."""
    contract = state.box.contracts[state.active]
    actions = state.box.actions
    trace = Trace(say("Can it fulfil {contract}?", contract=contract.words))
    if not state.network[state.company]:
        trace.note("it has no completed link", "sp.fulfil.own-link")
        trace.answer = "use it as an action"
        return Decided(actions.use + state.active, trace)
    probe = state.copy()
    probe.card = state.active
    total = 0
    while fulfil.wanted(probe):
        price, choice = cheapest_source(probe)
        trace.parts.append(choice.trace)
        total += price
        if choice.found:
            probe.cubes[choice.one()] -= 1
        probe.cubes_taken += 1
    money = state.money[state.seat]
    trace.note("all cubes cost", "sp.automa.cheapest", f"${total}")
    trace.note("it has", "sp.automa.cheapest", f"${money}")
    if total <= money:
        trace.answer = "fulfil it"
        return Decided(actions.deliver + state.active, trace)
    trace.answer = "use it as an action"
    return Decided(actions.use + state.active, trace)


# Payment


def source_cost(state: SteamPowerState, city: int, toll: list[int]) -> int:
    fee = 0 if state.factory[city] == state.company else 1
    return fee + toll[state.box.geography.group_of[city]]


def cheapest_source(state: SteamPowerState) -> tuple[int, Choice[int]]:
    """Where the next cube comes from and its price; nothing found means the bank."""
    colour = fulfil.wanted(state)[0]
    toll = fulfil.tolls(state, state.company)
    group_of = state.box.geography.group_of
    stocked = [c for c, cubes in enumerate(state.cubes) if cubes and state.colour[c] == colour]
    question = say("Where does the {colour} cube come from?", colour=word(COLOURS[colour]))
    choice = Choice(question, stocked, lambda c: city_name(state, c), lambda c: city_places(state, c))
    choice.keep("in its extended network", lambda c: toll[group_of[c]] >= 0, "sp.automa.bank")
    if not choice.found:
        choice.trace.answer = say("the bank (${price})", price=fulfil.BANK_PRICE)
        return fulfil.BANK_PRICE, choice
    choice.least("price in $", lambda c: source_cost(state, c, toll), "sp.automa.cheapest")
    price = source_cost(state, choice.candidates[0], toll)
    choice.prefer("its own factory", lambda c: state.factory[c] == state.company, "sp.automa.own-first")
    if state.factory[choice.candidates[0]] == state.company:
        choice.least("fewest cubes left", lambda c: state.cubes[c], "sp.automa.cubes-left")
    else:
        choice.most("most cubes left", lambda c: state.cubes[c], "sp.automa.cubes-left")
    choice.first(DIRECTION, lambda c: city_rank(state, c), "sp.automa.direction")
    return price, choice


def take_cube(state: SteamPowerState) -> Decided:
    _, choice = cheapest_source(state)
    actions = state.box.actions
    return Decided(actions.take + choice.one() if choice.found else actions.bank, choice.trace)


def route(state: SteamPowerState, group: int) -> list[int]:
    """Whose links a cube uses on a cheapest route; among equal links the one that the marker meets first."""
    toll = fulfil.tolls(state, state.company)
    group_of = state.box.geography.group_of
    order = rank(state)
    owners: list[int] = []
    while toll[group] > 0:
        best: list[int] = []
        to = -1
        owner = -1
        for company, links in enumerate(state.links):
            for link in links:
                other = far_end(link, group, group_of)
                if other >= 0 and company != state.company and toll[other] == toll[group] - 1:
                    key = sorted(order[tile // 36] for tile in link.path)
                    if not best or key < best:
                        best, to, owner = key, other, company
        owners.append(owner)
        group = to
    return owners


def far_end(link: CompletedLink, group: int, group_of: list[int]) -> int:
    """The group at the other end of a link; -1 where the link doesn't touch the group."""
    a = group_of[link.start]
    b = group_of[link.end]
    return b if a == group else a if b == group else -1


# Rewards and actions


def use_reward(state: SteamPowerState, why: bool) -> Decided:
    """The bonus action of a fulfilled contract, or compensation where it is none for an automa."""
    actions = state.box.actions
    compensation = say("${money} instead", money=state.box.compensation)
    if state.bonus == CONTRACTS:
        trace = Trace("Can it use the reward, two contracts?")
        trace.note("it never takes contracts", "sp.automa.compensation")
    elif state.bonus == TRACK:
        trace = Trace("Can it use the reward, track?")
        if can_lay(state, trace, why):
            trace.answer = "lay track"
            return Decided(actions.track, trace)
    else:
        trace = Trace("Can it use the reward, a factory?")
        if can_build(state, trace):
            trace.answer = "build a factory"
            return Decided(actions.factory, trace)
    trace.answer = compensation
    return Decided(actions.compensate, trace)


def choose_action(state: SteamPowerState, why: bool) -> Decided:
    """The action of a contract that it could not fulfil: track or factory, else the other, else money."""
    actions = state.box.actions
    contract = state.box.contracts[state.active]
    first = state.box.automa_action(contract)
    trace = Trace(say("What does {contract} make it do?", contract=contract.id))
    trace.note("the icon says", "sp.automa.icon", "track" if first == TRACK else "factory")
    for kind in (first, TRACK + FACTORY - first):
        if kind == TRACK and can_lay(state, trace, why):
            trace.answer = "lay track"
            return Decided(actions.track, trace)
        if kind == FACTORY and can_build(state, trace):
            trace.answer = "build a factory"
            return Decided(actions.factory, trace)
    trace.answer = "$3"
    return Decided(actions.money, trace)


# Factories


def choose_site(state: SteamPowerState) -> Choice[int]:
    """In its extended network, else in an opponent's network; the scarcest colour, the closest, the marker."""
    geography = state.box.geography
    inside = in_extended_network(state)
    theirs = opponents_networks(state)
    count = presence(state)
    choice = Choice(
        "Where does it build a factory?",
        bits(factory.sites(state)),
        lambda c: city_name(state, c),
        lambda c: city_places(state, c),
    )
    if any(inside[c] for c in choice.candidates):
        choice.keep("in its extended network", lambda c: inside[c], "sp.automa.factory-where")
    else:
        choice.keep(
            "in an opponent's network", lambda c: theirs >> geography.group_of[c] & 1 == 1, "sp.automa.factory-where"
        )
    choice.least(
        "cubes of its colour in the extended network", lambda c: count[state.colour[c]], "sp.automa.factory-colour"
    )
    choice.least("hexes from its network", lambda c: hexes_from_network(state, c), "sp.automa.closest")
    return choice.first(DIRECTION, lambda c: city_rank(state, c), "sp.automa.direction")


def hexes_from_network(state: SteamPowerState, city: int) -> int:
    geography = state.box.geography
    near = [c for c in range(geography.cities) if state.network[state.company] >> geography.group_of[c] & 1]
    here = geography.city_hex[city]
    return min((geography.hexes.distance(here, geography.city_hex[c]) for c in near), default=0)


def can_build(state: SteamPowerState, trace: Trace) -> bool:
    if state.factories[state.company] == 0:
        trace.note("it has no factory left", "sp.automa.compensation")
        return False
    if not factory.sites(state):
        trace.note("no city can take a factory", "sp.automa.compensation")
        return False
    return choose_site(state).found


# Track: the steps of a track action. Targets and paths are in automa_track.py.


def place(state: SteamPowerState, why: bool) -> Decided:
    """Lay the next coin's tile; without coins, aim at a target first; or stop."""
    actions = state.box.actions
    trace = Trace("Where does it lay track?")
    found = next_tile(state, state.colour_at, trace, why)
    if found.tile < 0:
        trace.answer = "nowhere"
        return Decided(actions.done, trace)
    if found.aim is not None:
        return Decided(actions.aim + found.aim.city, found.aim.trace)
    h = found.tile // 36
    pair = PAIR_OF[found.tile // 6 % 6][found.tile % 6]
    coins, target = hex_places(state, state.coins[state.company]), state.target[state.company]
    trace.note("its coins lie on", "sp.automa.coin-path", " ".join(coins), places=coins)
    trace.note("towards", "sp.automa.coin-path", city_name(state, target), places=city_places(state, target))
    if found.led is not None and found.led.cities:
        names = [city_name(state, c) for c in found.led.cities]
        places = [place for c in found.led.cities for place in city_places(state, c)]
        trace.note("joining on the way", "sp.automa.join-cities", *names, places=places)
    trace.answer = joined([state.box.geography.names[h], letters(PAIR_WORDS[pair])], " ")
    return Decided((actions.cross if state.first[h] else actions.lay) + h * 15 + pair, trace)

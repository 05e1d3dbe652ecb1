"""The Mautoma: what it does is never in doubt. Each decision is one `Choice` (or a plain fact), beside the rulebook.

An automa's seat has exactly one legal answer to every decision; `decide` finds it, and the trace says why.
"""

from typing import Final

from footplate.games.steam_power import paths
from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.contracts import COLOURS, CONTRACTS, FACTORY, PURPLE, TRACK
from footplate.games.steam_power.geography import CROSSING_COST
from footplate.games.steam_power.scoring import connected, vp_city_value
from footplate.games.steam_power.state import (
    ACTION,
    BONUS,
    BUILD,
    JUDGE,
    MARKER,
    PLACE,
    SOURCE,
    CompletedLink,
    SteamPowerState,
    segment,
    tile_pool,
)
from footplate.games.steam_power.steps import fulfil
from footplate.rails.network import bits
from footplate.rails.track import PAIR_OF, PAIR_WORDS
from footplate.table.choice import Choice, Trace

LEAST: Final = 0
VP: Final = 1
UNCONNECTED: Final = 2
OPPONENT: Final = 3
TARGETS: Final = [
    "a city for the resource least present in its extended network",
    "a city worth VP",
    "an unconnected city",
    "a city of an opponent's network",
]
DIRECTION: Final = "first by the direction marker"


class Decided:
    """An automa's answer and how it got there."""

    def __init__(self, action: int, trace: Trace) -> None:
        self.action: Final = action
        self.trace: Final = trace


def decide(state: SteamPowerState) -> Decided:
    if state.step == MARKER:
        return move_marker(state)
    if state.step == JUDGE:
        return judge(state)
    if state.step == SOURCE:
        return take_cube(state)
    if state.step == BONUS:
        return use_reward(state)
    if state.step == ACTION:
        return choose_action(state)
    if state.step == BUILD:
        choice = choose_site(state)
        return Decided(state.box.actions.build + choice.one(), choice.trace)
    if state.step == PLACE:
        return place(state)
    raise ValueError(f"no automa decides at step {state.step}")


# Names in traces: a front end finds cities and hexes by them.


def city_name(state: SteamPowerState, city: int) -> str:
    return state.box.geography.city_names[city]


def hex_names(state: SteamPowerState, hexes: list[int]) -> str:
    return " ".join(state.box.geography.names[h] for h in hexes)


# What it knows of the map


def rank(state: SteamPowerState) -> list[int]:
    """The order in which the direction marker meets the hexes."""
    return state.box.scans[state.marker]


def city_rank(state: SteamPowerState, city: int) -> list[int]:
    return [rank(state)[state.box.geography.city_hex[city]]]


def in_extended_network(state: SteamPowerState) -> list[bool]:
    """Per city, whether it is in the automa's extended network: reachable over anybody's completed links."""
    toll = fulfil.tolls(state)
    return [toll[group] >= 0 for group in state.box.geography.group_of]


def presence(state: SteamPowerState) -> list[int]:
    """How many cubes of each colour lie in the extended network."""
    inside = in_extended_network(state)
    count = [0, 0, 0, 0]
    for city, cubes in enumerate(state.cubes):
        if cubes and inside[city]:
            count[state.colour[city]] += cubes
    return count


def opponents_networks(state: SteamPowerState) -> int:
    """The groups in the network of any opponent."""
    mask = 0
    for company, network in enumerate(state.network):
        if company != state.company:
            mask |= network
    return mask


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
    trace = Trace(f"Can it fulfil {contract.id} ({contract.words})?")
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
    toll = fulfil.tolls(state)
    group_of = state.box.geography.group_of
    stocked = [c for c, cubes in enumerate(state.cubes) if cubes and state.colour[c] == colour]
    question = f"Where does the {COLOURS[colour]} cube come from?"
    choice = Choice(question, stocked, lambda c: city_name(state, c))
    choice.keep("in its extended network", lambda c: toll[group_of[c]] >= 0, "sp.automa.bank")
    if not choice.found:
        choice.trace.answer = f"the bank (${fulfil.BANK_PRICE})"
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
    toll = fulfil.tolls(state)
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


def use_reward(state: SteamPowerState) -> Decided:
    """The bonus action of a fulfilled contract, or compensation where it is none for an automa."""
    actions = state.box.actions
    compensation = f"${state.box.compensation} instead"
    if state.bonus == CONTRACTS:
        trace = Trace("Can it use the reward, two contracts?")
        trace.note("it never takes contracts", "sp.automa.compensation")
    elif state.bonus == TRACK:
        trace = Trace("Can it use the reward, track?")
        if can_lay(state, trace):
            trace.answer = "lay track"
            return Decided(actions.track, trace)
    else:
        trace = Trace("Can it use the reward, a factory?")
        if can_build(state, trace):
            trace.answer = "build a factory"
            return Decided(actions.factory, trace)
    trace.answer = compensation
    return Decided(actions.compensate, trace)


def choose_action(state: SteamPowerState) -> Decided:
    """The action of a contract that it could not fulfil: track or factory, else the other, else money."""
    actions = state.box.actions
    contract = state.box.contracts[state.active]
    first = state.box.automa_action(contract)
    trace = Trace(f"What does {contract.id} make it do?")
    trace.note("the icon says", "sp.automa.icon", "track" if first == TRACK else "factory")
    for kind in (first, TRACK + FACTORY - first):
        if kind == TRACK and can_lay(state, trace):
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
    choice = Choice("Where does it build a factory?", bits(state.sites & state.linked), lambda c: city_name(state, c))
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
    if not state.sites & state.linked:
        trace.note("no city can take a factory", "sp.automa.compensation")
        return False
    return choose_site(state).found


# Track


class Aim:
    """A target city and the hexes to it; `city` is -1 where none was found."""

    def __init__(self, city: int, hexes: list[int], colour_at: int, trace: Trace) -> None:
        self.city: Final = city
        self.hexes: Final = hexes
        self.colour_at: Final = colour_at
        self.trace: Final = trace


def start_cities(state: SteamPowerState) -> list[int]:
    """Where a path may begin: its network, or for its first track the city that the marker's cube points out."""
    geography = state.box.geography
    network = state.network[state.company]
    if network:
        return [c for c in range(geography.cities) if network >> geography.group_of[c] & 1]
    return [start_city(state).one()]


def start_city(state: SteamPowerState) -> Choice[int]:
    """Of the cities in the colour of the cube at the marker's corner, the first; no such city: the next corner's."""
    for turn in range(4):
        colour = state.corner[(state.marker + turn) % 4]
        cities = [c for c, k in enumerate(state.colour) if k == colour]
        if cities:
            break
    choice = Choice("Where does its first track start?", cities, lambda c: city_name(state, c))
    choice.keep(f"{COLOURS[colour]}, as the cube at the marker", lambda c: True, "sp.automa.first-track")
    return choice.first(DIRECTION, lambda c: city_rank(state, c), "sp.automa.direction")


def fits(state: SteamPowerState, kind: int, city: int, count: list[int]) -> bool:
    """Whether a city is a target of this kind."""
    colour = state.colour[city]
    group = state.box.geography.group_of[city]
    if kind == LEAST:
        return colour != PURPLE and state.factory[city] < 0 and count[colour] == min(count)
    if kind == VP:
        there = sum(connected(state, company, city) for company in range(state.box.companies))
        return colour == PURPLE and vp_city_value(state) // (there + 1) > 0
    if kind == UNCONNECTED:
        return state.joined[group] == 0
    return opponents_networks(state) >> group & 1 == 1


def choose_target(state: SteamPowerState) -> Aim:
    """The target by the contract's colours from top to bottom, beginning after the one used before in this action."""
    contract = state.box.contracts[state.active]
    colours = list(dict.fromkeys(contract.cubes))
    trace = Trace(f"Which city does {contract.id} send it to?")
    starts = start_cities(state)
    if not state.network[state.company]:
        trace.parts.append(start_city(state).trace)
    for turn in range(len(colours)):
        at = (state.colour_at + turn) % len(colours)
        kind = state.box.targets[colours[at]]
        choice, found = nearest_city(state, kind, starts)
        part = choice.trace
        trace.parts.append(part)
        trace.note(COLOURS[colours[at]], "sp.automa.target", TARGETS[kind])
        if choice.found:
            city = choice.one()
            way = found.ways[state.box.geography.group_of[city]]
            hexes = way.hexes()
            trace.note(
                "the path, by tiles, money, cities joined, direction marker", "sp.automa.path", hex_names(state, hexes)
            )
            trace.note("tiles", "sp.automa.path", str(len(hexes)))
            trace.note("money", "sp.automa.path", f"${way.money}")
            trace.answer = city_name(state, city)
            return Aim(city, hexes, at, trace)
    trace.answer = "none"
    return Aim(-1, [], 0, trace)


def nearest_city(state: SteamPowerState, kind: int, starts: list[int]) -> tuple[Choice[int], paths.Search]:
    geography = state.box.geography
    base = 0
    for city in starts:
        base |= 1 << geography.group_of[city]
    count = presence(state)
    outside = [c for c in range(geography.cities) if not base >> geography.group_of[c] & 1]
    choice = Choice(f"Which is {TARGETS[kind]}?", outside, lambda c: city_name(state, c))
    choice.keep(TARGETS[kind], lambda c: fits(state, kind, c, count), "sp.automa.target")
    wanted = 0
    for city in choice.candidates:
        wanted |= 1 << geography.group_of[city]
    found = paths.search(state, state.company, starts, base, wanted, rank(state))
    if found.everything:
        choice.keep("can be reached", lambda c: geography.group_of[c] in found.tiles, "sp.automa.path")
        return choice, found
    far = max(found.tiles.values()) + 1
    tiles = [found.tiles.get(group, far) for group in geography.group_of]
    choice.least(
        "tiles to lay",
        lambda c: tiles[c],
        "sp.automa.closest",
        lambda c: str(tiles[c]) if tiles[c] < far else f"{far} or more",
    )
    choice.first(DIRECTION, lambda c: city_rank(state, c), "sp.automa.direction")
    return choice, found


def plan(state: SteamPowerState, company: int) -> paths.Plan | None:
    """How its coins would be built now; None where others have made that impossible."""
    geography = state.box.geography
    network = state.network[company]
    cities = 0
    for city in range(geography.cities):
        if network >> geography.group_of[city] & 1:
            cities |= 1 << city
    if not network and not state.trail[company]:
        cities = 1 << state.first_city[company]
    return paths.lead(state, company, state.coins[company], state.target[company], cities, rank(state))


def can_place(state: SteamPowerState, h: int, pair: int, trace: Trace) -> bool:
    """Money, a train for a new link, a tile: all that the path itself doesn't ask."""
    cost = CROSSING_COST if state.first[h] else state.box.geography.cost[h]
    under = state.first[h]
    piece = segment(pair, state.company)
    pool = tile_pool(under, piece) if under else tile_pool(piece, 0)
    if cost > state.money[state.seat]:
        trace.note(f"the next tile costs ${cost}, it has", "sp.automa.stops", f"${state.money[state.seat]}")
    elif not state.trail[state.company] and state.trains[state.company] == 0:
        trace.note("it has no train for a new link", "sp.automa.stops")
    elif state.pool[pool] <= 0:
        trace.note("no such tile is left", "sp.automa.stops", ["simple", "tight", "crossing"][pool])
    else:
        return True
    return False


def first_tile(state: SteamPowerState, hexes: list[int], city: int) -> int:
    """The tile it would lay first on the way to a target, as hex * 36 + edge in * 6 + edge out."""
    cities = 0
    for start in start_cities(state):
        cities |= 1 << start
    led = paths.lead(state, state.company, hexes, city, cities, rank(state))
    assert led is not None, "a path was found that can't be led"
    return led.tiles[0]


def next_tile(state: SteamPowerState, trace: Trace) -> int:
    """The tile it can lay now, on its coin path or towards a new target; -1 if none."""
    if state.coins[state.company]:
        led = plan(state, state.company)
        assert led is not None, "a broken coin path was left on the map"
        tile = led.tiles[0]
    else:
        aim = choose_target(state)
        trace.parts.append(aim.trace)
        if aim.city < 0:
            trace.note("no target can be reached", "sp.automa.target")
            return -1
        tile = first_tile(state, aim.hexes, aim.city)
    pair = PAIR_OF[tile // 6 % 6][tile % 6]
    return tile if can_place(state, tile // 36, pair, trace) else -1


def can_lay(state: SteamPowerState, trace: Trace) -> bool:
    return next_tile(state, trace) >= 0


def place(state: SteamPowerState) -> Decided:
    """Lay the next coin's tile; without coins, aim at a target first; or stop."""
    actions = state.box.actions
    trace = Trace("Where does it lay track?")
    tile = next_tile(state, trace)
    if tile < 0:
        trace.answer = "nowhere"
        return Decided(actions.done, trace)
    if not state.coins[state.company]:
        aim = choose_target(state)
        return Decided(actions.aim + aim.city, aim.trace)
    led = plan(state, state.company)
    assert led is not None
    h = tile // 36
    pair = PAIR_OF[tile // 6 % 6][tile % 6]
    trace.note("its coins lie on", "sp.automa.coin-path", hex_names(state, state.coins[state.company]))
    trace.note("towards", "sp.automa.coin-path", city_name(state, state.target[state.company]))
    if led.cities:
        trace.note("joining on the way", "sp.automa.join-cities", *(city_name(state, c) for c in led.cities))
    trace.answer = f"{state.box.geography.names[h]} {PAIR_WORDS[pair]}"
    return Decided((actions.cross if state.first[h] else actions.lay) + h * 15 + pair, trace)


# What happens to coin paths


def aim_at(state: SteamPowerState, city: int) -> None:
    """Put coins on the path to a target."""
    aim = choose_target(state)
    assert aim.city == city
    company = state.company
    if not state.network[company]:
        state.first_city[company] = start_city(state).one()
    state.target[company] = city
    state.coins[company] = aim.hexes
    state.colour_at = aim.colour_at + 1


def take_coin(state: SteamPowerState) -> None:
    """A tile was laid on the first coin."""
    company = state.company
    state.coins[company] = state.coins[company][1:]
    if not state.coins[company]:
        state.target[company] = -1


def check_coins(state: SteamPowerState) -> None:
    """After somebody's placement: automas whose path is blocked lose their coins and their incomplete link."""
    for company in range(state.box.companies):
        if company != state.company and state.coins[company] and plan(state, company) is None:
            state.coins[company] = []
            state.target[company] = -1
            while state.trail[company]:
                state.shorten(company)

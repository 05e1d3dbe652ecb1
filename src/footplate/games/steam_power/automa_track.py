"""The Mautoma's track: which city it aims at, by which path, and what becomes of its coins. Beside the rulebook."""

from typing import Final

from footplate.games.steam_power import paths
from footplate.games.steam_power.automa_map import (
    DIRECTION,
    city_name,
    city_places,
    city_rank,
    hex_names,
    hex_places,
    opponents_networks,
    presence,
    rank,
)
from footplate.games.steam_power.contracts import COLOURS, PURPLE
from footplate.games.steam_power.geography import CROSSING_COST
from footplate.games.steam_power.scoring import connected, vp_city_value
from footplate.games.steam_power.state import SteamPowerState, segment, tile_pool
from footplate.rails.network import bits
from footplate.rails.track import PAIR_OF
from footplate.table.choice import Choice, Trace
from footplate.table.game import replaced
from footplate.table.say import say, word

LEAST: Final = 0
VP: Final = 1
UNCONNECTED: Final = 2
OPPONENT: Final = 3
TARGETS: Final = [
    "a city for the resource least present in its extended network",
    "a city worth VP",
    "an unconnected city",
    "a city of an opponent's network",
]  # say
TILE_KINDS: Final = ["simple", "tight", "crossing"]  # say


# Where a path begins


def start_cities(state: SteamPowerState) -> list[int]:
    """Its network, or for its first track the city that the marker's cube points out."""
    geography = state.box.geography
    network = state.network[state.company]
    if network:
        return [c for c in range(geography.cities) if network >> geography.group_of[c] & 1]
    return [start_city(state).one()]


def start_city(state: SteamPowerState) -> Choice[int]:
    """Of the cities in the colour of the cube at the marker's corner, the first; no such city: the next corner's."""
    for turn in range(4):
        colour = state.corner[(state.marker + turn) % 4]
        if colour in state.colour:
            break
    cities = list(range(state.box.geography.cities))
    choice = Choice(
        "Where does its first track start?", cities, lambda c: city_name(state, c), lambda c: city_places(state, c)
    )
    label = say("{colour}, as the cube at the marker", colour=word(COLOURS[colour]))
    choice.keep(label, lambda c: state.colour[c] == colour, FIRST_TRACK)
    return choice.first(DIRECTION, lambda c: city_rank(state, c), "sp.automa.direction")


FIRST_TRACK: Final = "sp.automa.first-track"


# Where it leads


class Aim:
    """A target city and the hexes to it; `city` is -1 where none was found."""

    def __init__(self, city: int, hexes: list[int], colour_at: int, trace: Trace) -> None:
        self.city: Final = city
        self.hexes: Final = hexes
        self.colour_at: Final = colour_at
        self.trace: Final = trace


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


def choose_target(state: SteamPowerState, colour_at: int, why: bool) -> Aim:
    """The target by the contract's colours from top to bottom, beginning with the one at `colour_at`."""
    contract = state.box.contracts[state.active]
    colours = list(dict.fromkeys(contract.cubes))
    trace = Trace(say("Which city does {contract} send it to?", contract=contract.id))
    starts = start_cities(state)
    if not state.network[state.company]:
        trace.parts.append(start_city(state).trace)
    for turn in range(len(colours)):
        at = (colour_at + turn) % len(colours)
        kind = state.box.targets[colours[at]]
        choice, found = nearest_city(state, kind, starts, why)
        trace.parts.append(choice.trace)
        trace.note(COLOURS[colours[at]], "sp.automa.target", TARGETS[kind])
        if choice.found:
            city = choice.one()
            path = choose_path(state, city, found)
            trace.parts.append(path.trace)
            trace.answer = city_name(state, city)
            return Aim(city, path.one().hexes(), at, trace)
    trace.answer = "none"
    return Aim(-1, [], 0, trace)


def nearest_city(state: SteamPowerState, kind: int, starts: list[int], why: bool) -> tuple[Choice[int], paths.Search]:
    """A city of one kind outside the network: the closest, then the first by the direction marker."""
    geography = state.box.geography
    base = 0
    for city in starts:
        base |= 1 << geography.group_of[city]
    count = presence(state)
    outside = [c for c in range(geography.cities) if not base >> geography.group_of[c] & 1]
    choice = Choice(
        say("Which is {target}?", target=word(TARGETS[kind])),
        outside,
        lambda c: city_name(state, c),
        lambda c: city_places(state, c),
    )
    choice.keep(TARGETS[kind], lambda c: fits(state, kind, c, count), "sp.automa.target")
    wanted = 0
    for city in choice.candidates:
        wanted |= 1 << geography.group_of[city]
    found = paths.search(state, state.company, starts, base, wanted, rank(state), why)
    if choice.found:
        choice.keep("can be reached", lambda c: geography.group_of[c] in found.tiles, "sp.automa.path")
    if choice.found:
        choice.least("tiles to lay", lambda c: found.tiles[geography.group_of[c]], "sp.automa.closest")
        choice.first(DIRECTION, lambda c: city_rank(state, c), "sp.automa.direction")
    return choice, found


def choose_path(state: SteamPowerState, city: int, found: paths.Search) -> Choice[paths.Way]:
    """Of the paths with the fewest tiles: the cheapest, the most cities, the first by the direction marker."""
    ways = found.ways[state.box.geography.group_of[city]]
    order = rank(state)
    choice = Choice(
        say("Which path leads to {city}?", city=city_name(state, city)),
        ways,
        lambda w: hex_names(state, w.hexes()),
        lambda w: hex_places(state, w.hexes()),
    )
    choice.least("tiles", lambda w: len(w.hexes()), "sp.automa.path")
    choice.least("money in $", lambda w: w.money, "sp.automa.path")
    choice.most("cities joined", lambda w: w.cities, "sp.automa.path")
    return choice.first(DIRECTION, lambda w: sorted(order[h] for h in w.hexes()), "sp.automa.direction")


# How it is laid


def plan(state: SteamPowerState, company: int) -> paths.Plan | None:
    """How its coins would be built now; None where others have made that impossible."""
    cities = 0
    for group in bits(state.network[company]):
        cities |= state.box.city_mask_of_group[group]
    if not cities and not state.trail[company]:
        cities = 1 << state.first_city[company]
    return paths.lead(state, company, state.coins[company], state.target[company], cities, rank(state))


def can_place(state: SteamPowerState, tile: int, trace: Trace) -> bool:
    """Money, a train for a new link, a tile: all that the path itself doesn't ask."""
    h = tile // 36
    under = state.first[h]
    cost = CROSSING_COST if under else state.box.geography.cost[h]
    piece = segment(PAIR_OF[tile // 6 % 6][tile % 6], state.company)
    pool = tile_pool(under, piece) if under else tile_pool(piece, 0)
    if cost > state.money[state.seat]:
        label = say("the next tile costs ${cost}, it has", cost=cost)
        trace.note(label, "sp.automa.stops", f"${state.money[state.seat]}")
    elif not state.trail[state.company] and state.trains[state.company] == 0:
        trace.note("it has no train for a new link", "sp.automa.stops")
    elif state.pool[pool] <= 0:
        trace.note("no such tile is left", "sp.automa.stops", TILE_KINDS[pool])
    else:
        return True
    return False


class Next:
    """The tile it can lay now (hex * 36 + edge in * 6 + edge out; -1 if none), and what for: a new target, or coins."""

    def __init__(self, tile: int, aim: Aim | None, led: paths.Plan | None) -> None:
        self.tile: Final = tile
        self.aim: Final = aim
        self.led: Final = led


def next_tile(state: SteamPowerState, colour_at: int, trace: Trace, why: bool) -> Next:
    """On its coin path, or towards a new target, which the colours of its contract choose from `colour_at` on."""
    aim: Aim | None = None
    if state.coins[state.company]:
        led = plan(state, state.company)
        assert led is not None, "a broken coin path was left on the map"
    else:
        aim = choose_target(state, colour_at, why)
        trace.parts.append(aim.trace)
        if aim.city < 0:
            trace.note("no target can be reached", "sp.automa.target")
            return Next(-1, None, None)
        cities = sum(1 << city for city in start_cities(state))
        led = paths.lead(state, state.company, aim.hexes, aim.city, cities, rank(state))
        assert led is not None, "a path was found that can't be led"
    return Next(led.tiles[0] if can_place(state, led.tiles[0], trace) else -1, aim, led)


def can_lay(state: SteamPowerState, trace: Trace, why: bool) -> bool:
    """Whether an action that begins now would lay at least one tile."""
    return next_tile(state, 0, trace, why).tile >= 0


# What happens to coin paths


def aim_at(state: SteamPowerState, city: int) -> None:
    """Put coins on the path to a target."""
    aim = choose_target(state, state.colour_at, False)
    assert aim.city == city
    company = state.company
    if not state.network[company]:
        state.first_city = replaced(state.first_city, company, start_city(state).one())
    state.target = replaced(state.target, company, city)
    state.coins[company] = aim.hexes
    state.colour_at = aim.colour_at + 1


def take_coin(state: SteamPowerState) -> None:
    """A tile was laid on the first coin."""
    company = state.company
    state.coins[company] = state.coins[company][1:]
    if not state.coins[company]:
        state.target = replaced(state.target, company, -1)


def check_coins(state: SteamPowerState) -> None:
    """After somebody's placement: automas whose path is blocked lose their coins and their incomplete link."""
    for company in range(state.box.companies):
        if company != state.company and state.coins[company] and plan(state, company) is None:
            state.coins[company] = []
            state.target = replaced(state.target, company, -1)
            while state.trail[company]:
                state.shorten(company)

"""Why not a delivery: every route is looked at, one by one."""

from footplate.games.steamrollers.components import (
    DESTINATION,
    STRENGTH,
    STRETCH,
    UNLIMITED,
)
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.prospects import distances, trails
from footplate.games.steamrollers.routes import Route, connections, routes
from footplate.games.steamrollers.state import SteamRollersState
from footplate.table.rules import Refusal, refuse
from footplate.table.say import Say, word

NO_WAY = 99  # further than any route


def holds(state: SteamRollersState, effect: int, rule: str) -> Refusal | None:
    """Why the seat can't use a tile now."""
    box = state.box
    mine = [tile for tile, owner in enumerate(state.owner) if owner == state.seat and state.side[tile] >= 0]
    mine = [tile for tile in mine if box.tiles[tile * 2 + state.side[tile]].effect == effect]
    if not mine:
        return refuse(rule, "{seat} holds no such tile.", seat=name(state))
    tile = mine[0]
    side = box.tiles[tile * 2 + state.side[tile]].name
    if state.taken[tile] == state.round and not box.usable_at_once:
        return refuse("sr.tile.next-round", "Tile {tile} was taken in this round.", tile=side)
    if state.used >> tile & 1:
        if box.solo:
            return refuse("sr.olive.permanent-once", "Tile {tile} has helped in this turn.", tile=side)
        return refuse("sr.tile.permanent", "Tile {tile} has helped in this action.", tile=side)
    return None


def can(state: SteamRollersState, effect: int) -> bool:
    return holds(state, effect, "sr.tile.destination") is None


def name(state: SteamRollersState) -> Say:
    return word(state.box.seat_names[state.seat])


def goods_in(state: SteamRollersState, city: int) -> list[tuple[int, bool]]:
    """The goods that the seat could load there: colour, and whether it is a personal one."""
    goods = [(colour, False) for colour in sorted(set(state.rows[city]))]
    if state.own_city[state.seat] == city:
        goods.append((state.own_colour[state.seat], True))
    return goods


def refuse_delivery(state: SteamRollersState) -> Refusal | None:
    """Possible if any good can be loaded; else what stands in the way of the one that lacks least."""
    cities = list(range(CITIES)) if can(state, DESTINATION) else [state.die]
    there = [(city, colour, own) for city in cities for colour, own in goods_in(state, city)]
    if not there:
        return refuse("sr.deliver.source", "City {city} has no goods.", city=state.die + 1)
    best: tuple[int, Refusal] | None = None
    for city, colour, own in there:
        if refuse_load(state, city, colour, own) is None:
            return None
        lacks = lacking(state, city, colour)
        if lacks is not None and (best is None or lacks[0] < best[0]):
            best = lacks
    if best is not None:
        return best[1]
    return refuse("sr.deliver.colour", "No good of another city goes to city {city}.", city=state.die + 1)


def refuse_load(state: SteamRollersState, city: int, colour: int, own: bool) -> Refusal | None:
    """Possible if it can be carried anywhere."""
    if city != state.die:
        reason = holds(state, DESTINATION, "sr.tile.destination")
        if reason is not None:
            if reason.rule == "sr.tile.destination":
                what = "The die names city {die}, not {city}."
                return refuse("sr.deliver.source", what, die=state.die + 1, city=city + 1)
            return reason
    if own and (state.own_city[state.seat] != city or state.own_colour[state.seat] != colour):
        what = "{seat} has no such personal good on city {city}."
        return refuse("sr.deliver.personal", what, seat=name(state), city=city + 1)
    if not own and colour not in state.rows[city]:
        what = "City {city} has no {colour} good."
        return refuse("sr.deliver.source", what, city=city + 1, colour=word(COLOURS[colour]))
    for end in ends_of(state, city, colour):
        for route in routes_between(state, city, end):
            if refuse_distance(state, route.distance, 0) is None:
                return None
    lacks = lacking(state, city, colour)
    return lacks[1] if lacks else refuse("sr.deliver.colour", "It can't go to city {city}.", city=state.die + 1)


def ends_of(state: SteamRollersState, city: int, colour: int) -> list[int]:
    """The cities that take a good: with the die as destination, only that one."""
    ends = range(CITIES) if city == state.die else [state.die]
    return [end for end in ends if end != city and takes(state, colour, end)]


def lacking(state: SteamRollersState, city: int, colour: int) -> tuple[int, Refusal] | None:
    """What a good that can't be delivered lacks, and how much: strength, or else the hexes of a connection."""
    best: tuple[int, Refusal] | None = None
    missing = distances(state.box, state.chart).lacking(trails(state, state.seat))[0]
    good = word(COLOURS[colour])
    for end in ends_of(state, city, colour):
        found = routes_between(state, city, end)
        if found:
            distance = min(route.distance for route in found)
            what = "From {city} to {end} ({colour}) the distance is {distance}, the engine's strength {strength}."
            facts = {"city": city + 1, "end": end + 1, "distance": distance, "strength": strength(state)}
            lacks = distance, refuse("sr.deliver.engine", what, colour=good, **facts)
        else:
            what = "No completed connections lead from {city} to {end} ({colour})."
            lacks = (
                NO_WAY + missing[city * CITIES + end],
                refuse("sr.deliver.route", what, colour=good, city=city + 1, end=end + 1),
            )
        if best is None or lacks[0] < best[0]:
            best = lacks
    return best


def takes(state: SteamRollersState, colour: int, end: int) -> bool:
    return colour in (COAL, state.box.geography.city_colour[end])


def routes_between(state: SteamRollersState, city: int, end: int) -> list[Route]:
    return routes(connections(state.box, state.chart, state.sheets[state.seat]), city, end)


def refuse_spot(state: SteamRollersState, spot: int) -> Refusal | None:
    row = state.rows[state.load_city]
    if spot >= len(row) or row[spot] != state.load_colour:
        what = "The good in place {place} is not {colour}."
        return refuse("sr.olive.any-good", what, place=spot + 1, colour=word(COLOURS[state.load_colour]))
    if spot > 0 and row[spot - 1] == row[spot]:
        return refuse("sr.olive.any-good", "Place {place} is the same; name that.", place=spot)
    return None


def refuse_carry(state: SteamRollersState, end: int, distance: int, stretch: int) -> Refusal | None:
    city, colour = state.load_city, state.load_colour
    if end == city:
        return refuse("sr.deliver.no-repeat", "The good is in city {city}.", city=city + 1)
    if city != state.die and end != state.die:
        return refuse("sr.tile.destination", "The die names city {die} as destination.", die=state.die + 1)
    if not takes(state, colour, end):
        what = "{colour} goods don't go to city {city}."
        return refuse("sr.deliver.colour", what, colour=word(COLOURS[colour]), city=end + 1)
    found = sorted({route.distance for route in routes_between(state, city, end)})
    if not found:
        what = "No completed connections lead from {city} to {end}."
        return refuse("sr.deliver.route", what, city=city + 1, end=end + 1)
    if distance not in found:
        known = ", ".join(str(d) for d in found)
        what = "Without visiting a city twice the distance from {city} to {end} is {known}."
        return refuse("sr.deliver.no-repeat", what, city=city + 1, end=end + 1, known=known)
    if stretch:
        reason = holds(state, STRETCH, "sr.tile.stretch")
        if reason is not None:
            return reason
    return refuse_distance(state, distance, stretch)


def refuse_distance(state: SteamRollersState, distance: int, stretch: int) -> Refusal | None:
    """Whether the engine is strong enough."""
    most = strength(state)
    if distance + stretch <= most or can(state, UNLIMITED):
        return None
    rule = "sr.tile.stretch" if distance <= most else "sr.deliver.engine"
    what = "The distance is {distance}, the engine's strength {strength}."
    return refuse(rule, what, distance=distance + stretch, strength=most)


def strength(state: SteamRollersState) -> int:
    """The engine's, counted anew."""
    ticks = sum(state.engine[state.seat] >> value & 1 for value in range(CITIES))
    return ticks + (1 if can(state, STRENGTH) else 0)

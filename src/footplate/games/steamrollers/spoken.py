"""Positions and choices in a few words, in any language."""

from typing import Final

from footplate.games.steamrollers.box import Box
from footplate.games.steamrollers.components import (
    CLAIM,
    DESTINATION,
    DOUBLE,
    STRETCH,
    TYPES,
    OrderSide,
    TileSide,
)
from footplate.games.steamrollers.geography import PAIR_WORDS, Geography
from footplate.games.steamrollers.goods import CITIES, COLOURS
from footplate.games.steamrollers.network import FAR, UP_TO
from footplate.games.steamrollers.routes import connections, routes
from footplate.games.steamrollers.state import CENTRE, SteamRollersState
from footplate.games.steamrollers.steps import deliver
from footplate.rails.network import bits
from footplate.rails.track import KIND, PAIRS
from footplate.table.catalogue import Action
from footplate.table.colours import SEAT_TITLES
from footplate.table.compass import letters
from footplate.table.say import Say, joined, say, word

TILE_WORDS: Final = [
    "change your die to any number",
    "take two dice, one action with each",
    "claim the die that another has just picked",
    "your die may name the destination of a delivery",
    "a delivery counts one or two stops more",
    "a delivery of any distance",
    "your engine is one stronger",
    "change your die by one",
    "re-roll your die or flip it",
    "draw any type of track",
    "re-roll Olive's die",
    "stop Olive from removing a good",
]  # say
POWER_WORDS: Final = [
    "tick any engine box",
    "draw one track anywhere",
    "two points",
    "begin with an action tile",
    "a good of your own on city 3 or 4",
]  # say
SHADE_WORDS: Final = {
    "yellow": "yellow",
    "red": "red",
    "blue": "blue",
    "green": "green",
    "grey-dark": "dark grey",
    "grey-light": "light grey",
}  # say
CHART_WORDS: Final = {"medium": "Medium", "hard": "Hard"}  # say
MOUNTAIN_TITLES: Final = {"none": "Open map", "medium": "Medium mountains", "hard": "Hard mountains"}  # say
EDGE_WORDS: Final = ["north-west", "north-east", "east", "south-east", "south-west", "west"]  # say
CITY_TITLES: Final = ["City 1", "City 2", "City 3", "City 4", "City 5", "City 6"]  # say
SIMPLE: Final = {
    "engine": "tick the box: the engine gets stronger",
    "let": "keep the tile",
    "reroll": "roll the die again",
    "pass": "do nothing",
    "done": "trade nothing",
    "stop": "she removes nothing and crosses off a hex instead",
    "rest": "fewer than three crosses: nothing",
}  # say


def seat_word(state: SteamRollersState, seat: int) -> Say:
    return word(state.box.seat_names[seat])


def goods(colours: list[int]) -> Say:
    if not colours:
        return say("no goods")
    return joined([word(COLOURS[k]) for k in colours], " ")


def kept(state: SteamRollersState, seat: int) -> list[int]:
    """The delivered goods beside a sheet, one by one."""
    base = seat * len(COLOURS)
    return [k for k in range(len(COLOURS)) for _ in range(state.kept[base + k])]


def links(state: SteamRollersState, seat: int) -> str:
    found = [(code // 16 // CITIES + 1, code // 16 % CITIES + 1, code % 16) for code in state.links[seat]]
    return ", ".join(f"{a}-{b} ({length})" for a, b, length in found)


def title(state: SteamRollersState, seat: int, viewer: int) -> Say:
    parts: list[Say | str] = [word(SEAT_TITLES[state.box.seat_names[seat]])]
    if seat == viewer:
        parts.append(say("(you)"))
    if seat == state.seat:
        parts.append("*")
    return joined(parts, " ")


def side_words(tile: TileSide) -> Say:
    what = word(TILE_WORDS[tile.effect])
    points = f"{tile.vp:+}"
    if tile.permanent:
        return say("{tile} {what} (permanent, {points})", tile=tile.name, what=what, points=points)
    return say("{tile} {what} (once, {points})", tile=tile.name, what=what, points=points)


def tile_words(state: SteamRollersState, tile: int) -> Say:
    return side_words(state.box.tiles[tile * 2 + state.side[tile]])


def order_words(order: OrderSide) -> Say:
    wanted = [k for k, count in enumerate(order.goods) for _ in range(count)]
    return say("{order} {goods}: {points} points", order=order.name, goods=goods(wanted), points=order.vp)


def types_words(types: int) -> Say:
    """The types on a face of the black die."""
    return joined([word(TYPES[t]) for t in bits(types)], " + ")


# Hexes


def hex_words(box: Box, chart: int, h: int, track: int) -> Say:
    """A hex without a city as one would read it aloud."""
    geography = box.geography
    region = geography.region[h]
    colour = word(COLOURS[geography.city_colour[region]])
    parts: list[Say | str] = [geography.names[h], say("region {region}, {colour}", region=region + 1, colour=colour)]
    if geography.kind[h] == "town":
        parts.append(word("town"))
    if track:
        parts.append(say("track {piece}", piece=letters(PAIR_WORDS[track - 1])))
    for edge in range(6):
        beyond = geography.hexes.neighbour[h * 6 + edge]
        if beyond >= 0 and box.beyond[chart][h * 6 + edge] < 0:
            parts.append(say("wall to the {edge}", edge=word(EDGE_WORDS[edge])))
        elif beyond >= 0 and geography.city_at[beyond] >= 0:
            there = geography.city_at[beyond] + 1
            parts.append(say("city {city} to the {edge}", city=there, edge=word(EDGE_WORDS[edge])))
    return joined(parts)


def city_words(geography: Geography, city: int, there: tuple[int, ...], ways: tuple[int, ...]) -> Say:
    colour = word(COLOURS[geography.city_colour[city]])
    parts: list[Say | str] = [
        geography.names[geography.city_hex[city]],
        say("city {city}, {colour}", city=city + 1, colour=colour),
        goods(list(there)),
    ]
    for end, distances in enumerate(ways):
        if distances:
            far = ", ".join(str(d) for d in bits(distances))
            parts.append(say("connected to {city} ({distances})", city=end + 1, distances=far))
    return joined(parts)


# Choices


def describe(state: SteamRollersState, action: Action) -> Say | str:
    """What a legal action would do."""
    verb, values = action.verb, action.values
    if verb == "draw":
        return drawing(state, values[0], values[1])
    if verb in ("to", "stretch"):
        return carrying(state, values[0], values[1] + 1, values[2] + 1 if verb == "stretch" else 0)
    if verb in ("tile", "take"):
        return taking(state, values[0])
    if verb in ("pick", "first", "set", "shift"):
        return numbered(state, values[0])
    if verb == "power":
        return word(POWER_WORDS[values[0]])
    if verb == "build":
        return say("draw track in region {region}", region=values[0] + 1)
    if verb == "deliver":
        return delivering(state)
    if verb in ("load", "own"):
        return loading(state, values[0], values[1])
    if verb in ("trade", "coal"):
        return trading(state, values[0], values[1] if verb == "coal" else -1)
    if verb == "flip":
        return say("to {value}", value=CITIES - state.die)
    if verb == "spot":
        return standing(state, values[0])
    if verb == "double":
        return say("tile {tile}: take two dice", tile=side_name(state, DOUBLE))
    if verb == "claim":
        return say("tile {tile}: that die is yours", tile=side_name(state, CLAIM))
    return word(SIMPLE[verb]) if verb in SIMPLE else ""


def numbered(state: SteamRollersState, value: int) -> Say:
    """What a die of this value is for."""
    colour = word(COLOURS[state.box.geography.city_colour[value]])
    return say("region and city {value}, {colour}", value=value + 1, colour=colour)


def standing(state: SteamRollersState, spot: int) -> Say:
    """What the row looks like once the good in this place is gone: Olive takes from its right."""
    row = state.rows[state.load_city]
    return say("leaves {goods}", goods=goods(row[:spot] + row[spot + 1 :]))


def taking(state: SteamRollersState, tile: int) -> Say:
    owner = state.owner[tile]
    if owner == CENTRE:
        return tile_words(state, tile)
    if owner == state.seat:
        return say("{tile}, again", tile=tile_words(state, tile))
    return say("{tile}, from {seat}", tile=tile_words(state, tile), seat=seat_word(state, owner))


def trading(state: SteamRollersState, order: int, replaced: int) -> Say:
    words = order_words(state.box.order_tiles[order * 2 + state.order_side[order]])
    if replaced < 0:
        return words
    return say("{order}, coal in place of {colour}", order=words, colour=word(COLOURS[replaced]))


def drawing(state: SteamRollersState, h: int, pair: int) -> Say:
    """The type of a track and where its ends lead."""
    geography = state.box.geography
    ends: list[Say | str] = []
    for edge in PAIRS[pair]:
        beyond = state.box.beyond[state.chart][h * 6 + edge]
        if beyond < 0:
            ends.append(say("nowhere"))
        elif geography.city_at[beyond] >= 0:
            ends.append(say("city {city}", city=geography.city_at[beyond] + 1))
        else:
            track = state.sheets[state.seat][beyond]
            joins = track and (edge + 3) % 6 in PAIRS[track - 1]
            name = geography.names[beyond]
            ends.append(say("{hex} (joins track)", hex=name) if joins else name)
    kind = word(TYPES[KIND[pair]])
    if geography.kind[h] == "town":
        return say("{kind}, {ends}, through the town", kind=kind, ends=joined(ends, " – "))
    return say("{kind}, {ends}", kind=kind, ends=joined(ends, " – "))


def delivering(state: SteamRollersState) -> Say:
    """The goods that can be delivered: from the city of the die, and where a tile allows it, to that city."""
    here: list[Say | str] = []
    elsewhere: list[Say | str] = []
    nearest = FAR
    for number in deliver.legal_loads(state):
        own, city, colour = deliver.good_of(state, number)
        name = word(COLOURS[colour])
        (here if city == state.die else elsewhere).append(say("{colour} (your own)", colour=name) if own else name)
        nearest = min(nearest, bits(deliver.ways(state, city, colour))[0])
    parts: list[Say | str] = []
    if here:
        parts.append(say("from city {city}: {goods}", city=state.die + 1, goods=joined(here, " ")))
    if elsewhere:
        parts.append(say("to city {city}: {goods}", city=state.die + 1, goods=joined(elsewhere, " ")))
    return returning(joined(parts, "; "), spent(state, state.die if here else -1, nearest, 0))


def loading(state: SteamRollersState, city: int, colour: int) -> Say:
    """Where a good could go, and for how much at most: without a tile that goes back for it, and with it."""
    most, free = deliver.limit(state), deliver.freely(state)
    reach = state.reach[state.seat]
    best: list[Say | str] = []
    for end in state.box.destinations[colour]:
        if city == state.die or end == state.die:
            ways = reach[city * CITIES + end] & UP_TO[most]
            near = ways & UP_TO[free]
            for distances in [near, ways] if near != ways else [near]:
                if distances:
                    points = distances.bit_length() - 1
                    what = say("to {city} for up to {points}", city=end + 1, points=points)
                    best.append(returning(what, spent(state, city, points, 0)))
    return joined(best, "; ")


def carrying(state: SteamRollersState, end: int, distance: int, stretch: int) -> Say:
    """The points and one route of that length, stop by stop; and the tiles that it costs."""
    geography = state.box.geography
    found = routes(connections(state.box, state.chart, state.sheets[state.seat]), state.load_city, end)
    way = next(route for route in found if route.distance == distance)
    towns = " ".join(geography.names[h] for h in way.hexes if geography.kind[h] == "town")
    through = "-".join(str(city + 1) for city in way.cities)
    points = distance + stretch
    if towns:
        what = say("{points} points: {route} through {towns}", points=points, route=through, towns=towns)
    elif points == 1:
        what = say("1 point: {route}", route=through)
    else:
        what = say("{points} points: {route}", points=points, route=through)
    return returning(what, spent(state, state.load_city, distance, stretch))


def spent(state: SteamRollersState, city: int, distance: int, stretch: int) -> list[str]:
    """The tiles that would go back to the centre after a delivery: one-time tiles that it needs."""
    effects = [deliver.helper(state, distance + stretch)]
    if stretch:
        effects.append(STRETCH)
    if city != state.die:
        effects.append(DESTINATION)
    tiles = sorted(state.tile_of[effect] for effect in effects if effect >= 0)
    return [state.box.tiles[tile * 2 + state.side[tile]].name for tile in tiles if not state.permanent(tile)]


def returning(what: Say, tiles: list[str]) -> Say:
    for tile in tiles:
        what = say("{what}, tile {tile} goes back to the centre", what=what, tile=tile)
    return what


def side_name(state: SteamRollersState, effect: int) -> str:
    """The side that has an effect in this game, as it is numbered: '2a'."""
    tile = state.tile_of[effect]
    return state.box.tiles[tile * 2 + state.side[tile]].name


def pair_of(text: str) -> int:
    """A pair of edges as people write it; -1 if it is none."""
    ends = text.upper().split("-")
    for number, name in enumerate(PAIR_WORDS):
        if sorted(name.split("-")) == sorted(ends):
            return number
    return -1

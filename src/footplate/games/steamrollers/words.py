"""Positions and choices in a few words."""

from typing import Final

from footplate.games.steamrollers.actions import LONGEST
from footplate.games.steamrollers.components import TYPES, TileSide
from footplate.games.steamrollers.geography import PAIR_WORDS
from footplate.games.steamrollers.goods import CITIES, COLOURS
from footplate.games.steamrollers.routes import connections, routes
from footplate.games.steamrollers.state import CENTRE, SteamRollersState
from footplate.games.steamrollers.steps import deliver
from footplate.rails.hexes import POINTY_TOP
from footplate.rails.track import KIND, PAIRS
from footplate.table.catalogue import Action

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
SIMPLE: Final = {
    "engine": "tick the box: the engine gets stronger",
    "double": "tile 2a: take two dice",
    "claim": "tile 2b: that die is yours",
    "let": "keep the tile",
    "reroll": "roll the die again",
    "pass": "do nothing",
    "done": "trade nothing",
    "stop": "she removes nothing and crosses off a hex instead",
    "rest": "fewer than three crosses: nothing",
}  # say


def goods(colours: list[int]) -> str:
    return " ".join(COLOURS[k] for k in colours) or "no goods"


def kept(state: SteamRollersState, seat: int) -> list[int]:
    """The delivered goods beside a sheet, one by one."""
    base = seat * len(COLOURS)
    return [k for k in range(len(COLOURS)) for _ in range(state.kept[base + k])]


def links(state: SteamRollersState, seat: int) -> str:
    found = [(code // 16 // CITIES + 1, code // 16 % CITIES + 1, code % 16) for code in state.links[seat]]
    return ", ".join(f"{a}-{b} ({length})" for a, b, length in found)


def title(state: SteamRollersState, seat: int) -> str:
    return state.box.seat_names[seat].capitalize() + (" *" if seat == state.seat else "")


def side(tile: TileSide) -> str:
    use = "permanent" if tile.permanent else "once"
    return f"{tile.name} {TILE_WORDS[tile.effect]} ({use}, {tile.vp:+})"


def tile(state: SteamRollersState, number: int) -> str:
    return side(state.box.tiles[number * 2 + state.side[number]])


def describe(state: SteamRollersState, action: Action) -> str:
    """What a legal action would do."""
    verb, values = action.verb, action.values
    if verb == "draw":
        return drawing(state, values[0], values[1])
    if verb in ("to", "stretch"):
        stretch = values[2] + 1 if verb == "stretch" else 0
        return carrying(state, values[0], values[1] + 1, stretch)
    if verb in ("tile", "take"):
        owner = state.owner[values[0]]
        where = "" if owner in (CENTRE, state.seat) else f", from {state.box.seat_names[owner]}"
        again = ", again" if owner == state.seat else ""
        return tile(state, values[0]) + where + again
    if verb == "pick":
        return f"region and city {values[0] + 1}, {COLOURS[state.box.geography.city_colour[values[0]]]}"
    if verb == "power":
        return POWER_WORDS[values[0]]
    if verb == "build":
        return f"draw track in region {values[0] + 1}"
    if verb == "deliver":
        return f"from city {values[0] + 1}: {goods(state.rows[values[0]])}"
    if verb in ("load", "own"):
        return loading(state, values[0], values[1])
    if verb in ("trade", "coal"):
        return state.box.order_tiles[values[0] * 2 + state.order_side[values[0]]].words
    if verb == "flip":
        return f"to {CITIES - state.die}"
    return SIMPLE.get(verb, "")


def drawing(state: SteamRollersState, h: int, pair: int) -> str:
    """The type of a track and where its ends lead."""
    geography = state.box.geography
    ends: list[str] = []
    for edge in PAIRS[pair]:
        beyond = state.box.beyond[state.chart][h * 6 + edge]
        if beyond < 0:
            ends.append("nowhere")
        elif geography.city_at[beyond] >= 0:
            ends.append(f"city {geography.city_at[beyond] + 1}")
        else:
            track = state.sheets[state.seat][beyond]
            joined = track and (edge + 3) % 6 in PAIRS[track - 1]
            ends.append(geography.names[beyond] + (" (joins track)" if joined else ""))
    town = ", through the town" if geography.kind[h] == "town" else ""
    return f"{TYPES[KIND[pair]]}, {ends[0]} to {ends[1]}{town}"


def loading(state: SteamRollersState, city: int, colour: int) -> str:
    """Where a good could go, and for how much at most."""
    most = deliver.limit(state)
    reach = state.reach[state.seat]
    best: list[str] = []
    for end in state.box.destinations[colour]:
        if city == state.die or end == state.die:
            near = reach[city * CITIES + end] & deliver.UP_TO[most]
            if near:
                best.append(f"to {end + 1} for up to {near.bit_length() - 1}")
    return ", ".join(best)


def carrying(state: SteamRollersState, end: int, distance: int, stretch: int) -> str:
    """The points and one route of that length, stop by stop."""
    geography = state.box.geography
    found = routes(connections(state.box, state.chart, state.sheets[state.seat]), state.load_city, end)
    way = next(route for route in found if route.distance == distance)
    towns = [geography.names[h] for h in way.hexes if geography.kind[h] == "town"]
    through = "-".join(str(city + 1) for city in way.cities)
    over = f" with towns {' '.join(towns)}" if towns else ""
    return f"{distance + stretch} points: {through}{over}"


def longest(state: SteamRollersState) -> int:
    """The default: most points without spending a tile for them; else the first there is."""
    actions = state.box.actions
    boxes = state.boxes(state.seat)
    legal = deliver.legal_carry(state)
    best = -1
    best_distance = 0
    for number in legal:
        if number < actions.stretch:
            distance = (number - actions.to) % LONGEST + 1
            if best_distance < distance <= boxes:
                best, best_distance = number, distance
    return best if best >= 0 else legal[0]


def edge(text: str) -> int:
    """An edge by its name; -1 if it has none."""
    return POINTY_TOP.index(text.upper()) if text.upper() in POINTY_TOP else -1


def pair(text: str) -> int:
    """A pair of edges as people write it; -1 if it is none."""
    ends = text.upper().split("-")
    for number, word in enumerate(PAIR_WORDS):
        if sorted(word.split("-")) == sorted(ends):
            return number
    return -1

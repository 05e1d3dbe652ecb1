"""The end of the game: three empty cities, or nothing that could ever be delivered again."""

from footplate.games.steamrollers.components import ALL_TYPES, STRENGTH, UNLIMITED
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.network import FAR, UP_TO
from footplate.games.steamrollers.state import SteamRollersState
from footplate.rails.track import EDGES

FULL_ENGINE = 6
ALL_EDGES = 63


def is_over(state: SteamRollersState) -> bool:
    """Tested only after a full round."""
    return state.empty_cities() >= state.box.edition.empty_cities or nothing_left(state)


def nothing_left(state: SteamRollersState) -> bool:
    """Whether no good can ever be delivered again, whatever anybody draws.

    Rule sr.end.nothing-left, our own: without it such a game would never end. Against Olive every game does.
    """
    if state.box.solo:
        return False
    return not any(hopeful(state, seat) for seat in range(state.box.players))


def hopeful(state: SteamRollersState, seat: int) -> bool:
    """Whether a seat may yet deliver something: over what is drawn, or over what could be drawn."""
    longest = FULL_ENGINE + (1 if state.tile_of[STRENGTH] >= 0 else 0)
    within = UP_TO[FAR if state.tile_of[UNLIMITED] >= 0 else longest]
    reach = state.reach[seat]
    rows = state.rows
    own = state.own_city[seat]
    if own >= 0:
        rows = rows[:]
        rows[own] = [*rows[own], state.own_colour[seat]]
    for city, row in enumerate(rows):
        for colour in row:
            for end in state.box.destinations[colour]:
                if reach[city * CITIES + end] & within:
                    return True
    parts = joinable(state, seat)
    if not parts:
        return False
    for city, row in enumerate(rows):
        for colour in row:
            for end in state.box.destinations[colour]:
                if end != city and parts[city] == parts[end]:
                    return True
    return False


def joinable(state: SteamRollersState, seat: int) -> list[int]:
    """Which cities could ever be joined, as a part for each: over track, empty hexes and cities in any way.

    An empty list for a full sheet: there, what is joined is joined already.
    """
    geography = state.box.geography
    beyond = state.box.beyond[state.chart]
    drawings = state.box.drawings[state.chart][ALL_TYPES]
    sheet = state.sheets[seat]
    size = geography.size
    open_edges = [0] * size
    room = False
    for h in range(size):
        if sheet[h]:
            open_edges[h] = EDGES[sheet[h] - 1]
        elif geography.city_at[h] >= 0:
            open_edges[h] = ALL_EDGES
        elif drawings[h]:
            open_edges[h] = ALL_EDGES
            room = True
    if not room:
        return []
    part = list(range(size))
    for h in range(size):
        for edge in range(3):  # the other three are seen from the other side
            n = beyond[h * 6 + edge]
            if n >= 0 and open_edges[h] >> edge & 1 and open_edges[n] >> edge + 3 & 1:
                part[root(part, h)] = root(part, n)
    return [root(part, h) for h in geography.city_hex]


def root(part: list[int], h: int) -> int:
    while part[h] != h:
        part[h] = part[part[h]]
        h = part[h]
    return h

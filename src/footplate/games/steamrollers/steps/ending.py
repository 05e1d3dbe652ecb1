"""The end of the game: three empty cities, or nothing that could ever be delivered again."""

from footplate.games.steamrollers.components import ALL_TYPES, STRENGTH, UNLIMITED
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.state import SteamRollersState
from footplate.games.steamrollers.steps import deliver
from footplate.rails.track import OTHER_END

FULL_ENGINE = 6


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
    within = deliver.UP_TO[deliver.FAR if state.tile_of[UNLIMITED] >= 0 else longest]
    reach = state.reach[seat]
    for city, row in enumerate(state.rows):
        for colour in row:
            for end in state.box.destinations[colour]:
                if reach[city * CITIES + end] & within:
                    return True
    if 0 not in [state.sheets[seat][h] for hexes in state.box.geography.drawable for h in hexes]:
        return False
    parts = joinable(state, seat)
    for city, row in enumerate(state.rows):
        for colour in row:
            for end in state.box.destinations[colour]:
                if end != city and parts[city] == parts[end]:
                    return True
    return False


def joinable(state: SteamRollersState, seat: int) -> list[int]:
    """For each city the first one that connections could ever join it to."""
    parts = list(range(CITIES))
    for city in range(CITIES):
        for end in within_reach(state, seat, city):
            if parts[end] != parts[city]:
                low, high = min(parts[end], parts[city]), max(parts[end], parts[city])
                parts = [low if part == high else part for part in parts]
    return parts


def within_reach(state: SteamRollersState, seat: int, city: int) -> list[int]:
    """The cities at the end of some line from a city: along its track, and any way through empty hexes."""
    geography = state.box.geography
    beyond = state.box.beyond[state.chart]
    drawings = state.box.drawings[state.chart][ALL_TYPES]
    sheet = state.sheets[seat]
    found: list[int] = []
    seen = [False] * (geography.size * 6)
    waiting = [(geography.city_hex[city], edge) for edge in range(6)]
    for h, out in waiting:
        n = beyond[h * 6 + out]
        enter = (out + 3) % 6
        if n < 0 or seen[n * 6 + enter]:
            continue
        seen[n * 6 + enter] = True
        if geography.city_at[n] >= 0:
            if h != geography.city_hex[city]:
                found.append(geography.city_at[n])
        elif sheet[n]:
            leave = OTHER_END[enter][sheet[n] - 1]
            if leave >= 0:
                waiting.append((n, leave))
        elif drawings[n]:
            waiting += [(n, edge) for edge in range(6) if edge != enter]
    return found

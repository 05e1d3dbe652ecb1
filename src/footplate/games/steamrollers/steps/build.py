"""Build track: one hex of the die's region, a track of a type that the black die shows (any with tile 6)."""

from footplate.games.steamrollers.components import ALL_TYPES, ANY_TRACK
from footplate.games.steamrollers.state import SteamRollersState
from footplate.rails.track import KIND


def types(state: SteamRollersState) -> int:
    """The types of track that may be drawn now."""
    return ALL_TYPES if state.usable(ANY_TRACK, state.seat) else state.box.faces[state.black].types


def possible(state: SteamRollersState) -> bool:
    drawings = state.box.drawings[state.chart][types(state)]
    sheet = state.sheets[state.seat]
    return any(sheet[h] == 0 and drawings[h] for h in state.box.geography.drawable[state.die])


def legal(state: SteamRollersState) -> list[int]:
    drawings = state.box.drawings[state.chart][types(state)]
    sheet = state.sheets[state.seat]
    out: list[int] = []
    for h in state.box.geography.drawable[state.die]:
        if sheet[h] == 0:
            out.extend(drawings[h])
    return out


def play(state: SteamRollersState, value: int) -> None:
    h = value // 15
    pair = value % 15
    if not state.box.faces[state.black].types >> KIND[pair] & 1:
        state.spend(ANY_TRACK)
    state.draw(state.seat, h, pair)

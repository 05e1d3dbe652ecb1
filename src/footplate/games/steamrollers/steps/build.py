"""Build track: one hex of the die's region, a track of a type that the black die shows (any with tile 6)."""

from footplate.games.steamrollers import refusals_action
from footplate.games.steamrollers.components import ALL_TYPES, ANY_TRACK
from footplate.games.steamrollers.state import SteamRollersState
from footplate.games.steamrollers.steps import flow
from footplate.rails.track import KIND
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


def types(state: SteamRollersState) -> int:
    """The types of track that may be drawn now."""
    return ALL_TYPES if state.usable(ANY_TRACK, state.seat) else state.box.faces[state.black].types


def possible(state: SteamRollersState) -> bool:
    drawings = state.box.drawings[state.chart][types(state)]
    sheet = state.sheets[state.seat]
    return any(sheet[h] == 0 and drawings[h] for h in state.box.geography.drawable[state.die])


def tracks(state: SteamRollersState) -> list[int]:
    """Every track that may be drawn now."""
    drawings = state.box.drawings[state.chart][types(state)]
    sheet = state.sheets[state.seat]
    out: list[int] = []
    for h in state.box.geography.drawable[state.die]:
        if sheet[h] == 0:
            out.extend(drawings[h])
    return out


class Draw(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("draw", "Draw track", ["draw"], half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
        return tracks(state)

    def play(self, state: SteamRollersState, action: int) -> None:
        h, pair = divmod(action - state.box.actions.draw, state.box.actions.pairs)
        if not state.box.faces[state.black].types >> KIND[pair] & 1:
            state.spend(ANY_TRACK)
        state.draw(state.seat, h, pair)
        flow.end_action(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        return refusals_action.refuse_drawing(state, action.values[0], action.values[1])

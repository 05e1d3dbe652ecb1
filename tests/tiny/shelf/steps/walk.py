"""The turn ends: one to three steps along the track, onto one where nobody stands."""

from typing import Final

from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import Step
from tests.tiny.shelf.actions import step_name
from tests.tiny.shelf.state import OVER, ShelfState

FURTHEST: Final = 3


class Walk(Step[ShelfState]):
    def __init__(self) -> None:
        super().__init__("walk", "Walk where?", ["walk"])

    def legal(self, state: ShelfState) -> list[int]:
        at = state.markers[state.seat]
        return [state.box.actions.walk + to for to in range(at + 1, at + FURTHEST + 1) if to not in state.markers]

    def play(self, state: ShelfState, action: int) -> None:
        state.markers[state.seat] = action - state.box.actions.walk
        state.seat = (state.seat + 1) % state.box.seats
        if -1 in state.boxes:
            state.next_turn()
        else:
            state.step = OVER

    def refuse(self, state: ShelfState, action: Action) -> Refusal | None:
        to, at = action.values[0], state.markers[state.seat]
        if not 0 < to - at <= FURTHEST:
            return refuse("sh.walk.far", "{step} isn't one to three steps on.", step=step_name(to))
        if to in state.markers:
            return refuse("sh.walk.taken", "Somebody stands on {step}.", step=step_name(to))
        return None

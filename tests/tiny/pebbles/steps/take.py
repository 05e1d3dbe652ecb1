"""The turn: take some pebbles."""

from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import Step
from tests.tiny.pebbles.actions import MOST
from tests.tiny.pebbles.state import OVER, PebblesState


class Take(Step[PebblesState]):
    def __init__(self) -> None:
        super().__init__("take", "Take how many?", ["take"])

    def legal(self, state: PebblesState) -> list[int]:
        return [state.box.actions.take + i for i in range(min(MOST, state.heap))]

    def play(self, state: PebblesState, action: int) -> None:
        count = action - state.box.actions.take + 1
        state.heap -= count
        state.taken[state.seat] += count
        if state.heap == 0:
            state.last = state.seat
            state.step = OVER
        else:
            state.seat = (state.seat + 1) % state.box.seats

    def refuse(self, state: PebblesState, action: Action) -> Refusal | None:
        count = action.values[0] + 1
        if count > state.heap:
            return refuse("pb.take.some", "The heap has {heap}, not {count}.", heap=state.heap, count=count)
        return None

"""Nature makes the heap."""

from footplate.table.step import NatureStep
from tests.tiny.pebbles.actions import HEAPS, SMALLEST
from tests.tiny.pebbles.state import BID, PebblesState


class Heap(NatureStep[PebblesState]):
    def __init__(self) -> None:
        super().__init__("heap", "Make the heap", ["heap"])

    def legal(self, state: PebblesState) -> list[int]:
        return [state.box.actions.heap + i for i in range(HEAPS)]

    def play(self, state: PebblesState, action: int) -> None:
        state.heap = SMALLEST + action - state.box.actions.heap
        state.step = BID

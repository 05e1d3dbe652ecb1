"""Everybody names a number in secret. The numbers are shown when all are there."""

from footplate.table.game import NATURE
from footplate.table.step import Step
from tests.tiny.pebbles.actions import BIDS
from tests.tiny.pebbles.state import TAKE, PebblesState


class Bid(Step[PebblesState]):
    def __init__(self) -> None:
        super().__init__("bid", "Name a number", ["bid"])

    def together(self, state: PebblesState) -> list[int]:
        return list(range(state.seat, state.box.seats))

    def legal(self, state: PebblesState) -> list[int]:
        return [state.box.actions.bid + i for i in range(BIDS)]

    def play(self, state: PebblesState, action: int) -> None:
        state.bids[state.seat] = action - state.box.actions.bid
        state.seat += 1
        if state.seat == state.box.seats:
            state.seat = state.bids.index(max(state.bids))  # Rule pb.bid.secret
            state.step = TAKE

    def reveals(self, state: PebblesState, action: int) -> bool:
        return state.seat == state.box.seats - 1

    def told(self, state: PebblesState, action: int, seat: int) -> str:
        hidden = seat == NATURE or seat != state.seat
        return "bid a number" if hidden and not self.reveals(state, action) else ""

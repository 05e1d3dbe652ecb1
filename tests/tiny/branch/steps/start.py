"""Nature names the capital."""

from footplate.table.step import NatureStep
from tests.tiny.branch.state import LAY, BranchState


class Start(NatureStep[BranchState]):
    def __init__(self) -> None:
        super().__init__("start", "Draw the capital", ["start"])

    def legal(self, state: BranchState) -> list[int]:
        return [state.box.actions.start, state.box.actions.start + 1]

    def play(self, state: BranchState, action: int) -> None:
        state.capital = action - state.box.actions.start
        state.reached = 1 << state.capital
        state.derive()
        state.step = LAY

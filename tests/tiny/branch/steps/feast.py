"""At a feast everybody takes a coin or lays a rail, which may open a reward in turn."""

from footplate.rails.network import bits
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step
from tests.tiny.branch.state import REWARD, BranchState
from tests.tiny.branch.steps.lay import refuse_slot


class Feast(Step[BranchState]):
    def __init__(self) -> None:
        super().__init__("feast", "A coin or a rail?", ["coin", "lay"])

    def legal(self, state: BranchState) -> list[int]:
        return [state.box.actions.coin, *(state.box.actions.lay + s for s in bits(state.open_slots(state.seat)))]

    def play(self, state: BranchState, action: int) -> None:
        seat = state.seat
        state.pop()
        if action == state.box.actions.coin:
            state.coins[seat] += 1
        elif state.lay(seat, action - state.box.actions.lay):
            state.push(REWARD, seat)

    def refuse(self, state: BranchState, action: Action) -> Refusal | None:
        return None if action.verb == "coin" else refuse_slot(state, action.values[0])

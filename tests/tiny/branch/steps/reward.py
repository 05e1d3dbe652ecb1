"""A city was reached: coins, one more rail, or a feast for everybody."""

from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import Step
from tests.tiny.branch.state import FEAST, LAY, BranchState
from tests.tiny.branch.steps.lay import NESTED


class Reward(Step[BranchState]):
    def __init__(self) -> None:
        super().__init__("reward", "Which reward?", ["coins", "rail", "feast"], half_done=True)

    def legal(self, state: BranchState) -> list[int]:
        actions = state.box.actions
        rail = [actions.rail] if state.open_slots(state.seat) else []
        return [actions.coins, *rail, actions.feast]

    def play(self, state: BranchState, action: int) -> None:
        seat = state.seat
        state.pop()
        if action == state.box.actions.coins:
            state.coins[seat] += 2
        elif action == state.box.actions.rail:
            state.push(LAY, seat, NESTED)
        else:
            for guest in reversed(range(state.box.seats)):  # what is pushed last is asked first
                state.push(FEAST, (seat + guest) % state.box.seats)

    def refuse(self, state: BranchState, action: Action) -> Refusal | None:
        if action.verb == "rail" and not state.open_slots(state.seat):
            return refuse("br.reward.coins", "No slot is free.")
        return None

"""The turn: lay a rail. Also pushed by a reward, where the argument is 1; then what was asked before goes on."""

from typing import Final

from footplate.rails.network import bits
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import Step
from tests.tiny.branch.state import REWARD, BranchState

NESTED: Final = 1


def refuse_slot(state: BranchState, slot: int) -> Refusal | None:
    if state.rails[state.seat] >> slot & 1:
        return refuse("br.lay.once", "There is a rail on {slot}.", slot=state.box.slot_names[slot])
    if not any(state.network[state.seat] >> end & 1 for end in state.box.lines.ends[slot]):
        return refuse("br.lay.touch", "{slot} touches no own rail.", slot=state.box.slot_names[slot])
    return None


class Lay(Step[BranchState]):
    def __init__(self) -> None:
        super().__init__("lay", "Lay a rail", ["lay", "pass"])

    def legal(self, state: BranchState) -> list[int]:
        slots = bits(state.open_slots(state.seat))
        return [state.box.actions.lay + slot for slot in slots] or [state.box.actions.pass_]

    def play(self, state: BranchState, action: int) -> None:
        seat = state.seat
        rewarded = action != state.box.actions.pass_ and state.lay(seat, action - state.box.actions.lay)
        if state.argument == NESTED:
            state.pop()
        else:
            state.end_turn()
        if rewarded:
            state.push(REWARD, seat)

    def refuse(self, state: BranchState, action: Action) -> Refusal | None:
        if action.verb == "pass":
            every = range(len(state.box.slot_names))
            free = [slot for slot in every if refuse_slot(state, slot) is None]
            if free:
                return refuse("br.lay.touch", "{slot} is free.", slot=state.box.slot_names[free[0]])
            return None
        return refuse_slot(state, action.values[0])

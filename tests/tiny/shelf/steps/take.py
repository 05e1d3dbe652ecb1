"""The turn begins: a card of the row."""

from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import Step
from tests.tiny.shelf.actions import card_name
from tests.tiny.shelf.box import HAND, ROW
from tests.tiny.shelf.state import PUT, ShelfState


class Take(Step[ShelfState]):
    def __init__(self) -> None:
        super().__init__("take", "Take a card", ["take"])

    def legal(self, state: ShelfState) -> list[int]:
        return [state.box.actions.take + card for card in state.row()]

    def play(self, state: ShelfState, action: int) -> None:
        state.where[action - state.box.actions.take] = HAND + state.seat
        state.held[state.seat] += 1
        state.step = PUT

    def refuse(self, state: ShelfState, action: Action) -> Refusal | None:
        if state.where[action.values[0]] != ROW:
            return refuse("sh.take.row", "{card} isn't in the row.", card=card_name(action.values[0]))
        return None

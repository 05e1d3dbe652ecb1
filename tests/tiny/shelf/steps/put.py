"""A card of the hand onto a free box of the grid."""

from footplate.table.cards import cards_at
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import Step
from tests.tiny.shelf.actions import BOXES, card_name
from tests.tiny.shelf.box import GRID, HAND
from tests.tiny.shelf.state import WALK, ShelfState


class Put(Step[ShelfState]):
    def __init__(self) -> None:
        super().__init__("put", "Put a card where?", ["put"])

    def legal(self, state: ShelfState) -> list[int]:
        free = [box for box, card in enumerate(state.boxes) if card < 0]
        hand = cards_at(state.where, HAND + state.seat)
        return [state.box.actions.put + card * len(BOXES) + box for card in hand for box in free]

    def play(self, state: ShelfState, action: int) -> None:
        card, box = divmod(action - state.box.actions.put, len(BOXES))
        state.where[card] = GRID
        state.held[state.seat] -= 1
        state.boxes[box] = card
        state.step = WALK

    def refuse(self, state: ShelfState, action: Action) -> Refusal | None:
        card, box = action.values
        if state.where[card] != HAND + state.seat:
            return refuse("sh.put.hand", "{card} isn't in this hand.", card=card_name(card))
        if state.boxes[box] >= 0:
            return refuse("sh.put.free", "{card} lies on {box}.", card=card_name(state.boxes[box]), box=BOXES[box])
        return None

    def reveals(self, state: ShelfState, action: int) -> bool:
        return True

"""Nature deals: a card into each hand, in secret, and three into the row."""

from footplate.table.cards import cards_at
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep
from tests.tiny.shelf.actions import card_name
from tests.tiny.shelf.box import DECK, HAND, ROW
from tests.tiny.shelf.state import ShelfState


class Deal(NatureStep[ShelfState]):
    def __init__(self) -> None:
        super().__init__("deal", "Deal a card", ["deal"])

    def legal(self, state: ShelfState) -> list[int]:
        return [state.box.actions.deal + card for card in cards_at(state.where, DECK)]

    def play(self, state: ShelfState, action: int) -> None:
        seat = state.lacks()
        secret = seat < state.box.seats
        state.where[action - state.box.actions.deal] = HAND + seat if secret else ROW
        if secret:
            state.held[seat] += 1
        state.next_turn()

    def refuse(self, state: ShelfState, action: Action) -> Refusal | None:
        if state.where[action.values[0]] != DECK:
            return refuse("sh.setup.deal", "{card} isn't in the deck.", card=card_name(action.values[0]))
        return None

    def told(self, state: ShelfState, action: int, seat: int) -> str:
        owner = state.lacks()
        return "deal a card" if owner < state.box.seats and seat != owner else ""

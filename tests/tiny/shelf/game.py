"""Shelf's contract with the house."""

from pathlib import Path
from typing import Final

from footplate.table.cards import cards_at, deal, rearrange
from footplate.table.game import GameInfo, Scores, Setup, State, TieBreak
from footplate.table.rules import read_rules
from footplate.table.step import Stepped
from footplate.table.view import View
from tests.tiny.shelf import view
from tests.tiny.shelf.actions import CARDS
from tests.tiny.shelf.box import DECK, GRID, HAND
from tests.tiny.shelf.state import OVER, ShelfState
from tests.tiny.shelf.steps.deal import Deal
from tests.tiny.shelf.steps.put import Put
from tests.tiny.shelf.steps.take import Take
from tests.tiny.shelf.steps.walk import Walk

RULES: Final = Path(__file__).parent / "data" / "rules.txt"


class Shelf(Stepped[ShelfState]):
    def __init__(self) -> None:
        info = GameInfo(
            "shelf",
            "Shelf",
            1,
            ["house"],
            (2, 3),
            ["red", "blue", "green"],
            ["player"],
            [],
            [],
            read_rules(RULES.read_text("utf-8"), "rules.txt"),
            "Shelf is a game of the house.",
        )
        super().__init__(info, [Deal(), Take(), Put(), Walk()])

    def begin(self, setup: Setup) -> State:
        return ShelfState.make(setup)

    def redact(self, state: State, seat: int) -> State:
        s = self.own(state).copy()
        if s.step != OVER:
            s.box.piles.redact(s.where, seat)
        return s

    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        s = self.own(state).copy()
        if s.step != OVER:
            rearrange(s.where, [DECK, *(HAND + other for other in range(s.box.seats) if other != seat)], order)
        return s

    def sample(self, seen: State, seat: int, order: list[int]) -> State:
        s = self.own(seen).copy()
        lacking = [0, 0, 0, *(count - len(cards_at(s.where, HAND + other)) for other, count in enumerate(s.held))]
        lacking[DECK] = s.where.count(-1) - sum(lacking)
        deal(s.where, lacking, order)
        return s

    def show(self, redacted: State, seat: int, scores: Scores) -> View:
        return view.view(self.own(redacted), seat)

    def scores(self, state: State) -> Scores:
        s = self.own(state)
        held = [sum(cards_at(s.where, HAND + seat)) for seat in range(s.box.seats)]
        return Scores(["steps"], [[steps] for steps in s.markers], [TieBreak("held", held)])

    def check(self, state: State) -> None:
        s = self.own(state)
        assert len(s.where) == CARDS, "a card is lost"
        assert sorted(card for card in s.boxes if card >= 0) == cards_at(s.where, GRID), "the shelf holds other cards"
        for seat, count in enumerate(s.held):
            assert len(cards_at(s.where, HAND + seat)) == count, "a hand that isn't counted"

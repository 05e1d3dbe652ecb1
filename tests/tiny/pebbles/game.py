"""Pebbles' contract with the house."""

from pathlib import Path
from typing import Final

from footplate.table.game import GameInfo, Scores, Setup, State, TieBreak
from footplate.table.rules import read_rules
from footplate.table.step import Stepped
from footplate.table.view import View
from tests.tiny.pebbles import view
from tests.tiny.pebbles.state import BID, OVER, PebblesState
from tests.tiny.pebbles.steps.bid import Bid
from tests.tiny.pebbles.steps.heap import Heap
from tests.tiny.pebbles.steps.take import Take

RULES: Final = Path(__file__).parent / "data" / "rules.txt"


class Pebbles(Stepped[PebblesState]):
    def __init__(self) -> None:
        info = GameInfo(
            "pebbles",
            "Pebbles",
            1,
            ["house"],
            (2, 3),
            ["red", "blue", "green"],
            ["player"],
            [],
            [],
            read_rules(RULES.read_text("utf-8"), "rules.txt"),
            "Pebbles is a game of the house.",
        )
        super().__init__(info, [Heap(), Bid(), Take()])

    def begin(self, setup: Setup) -> State:
        return PebblesState.make(setup)

    def redact(self, state: State, seat: int) -> State:
        s = self.own(state).copy()
        if s.step == BID:
            s.bids = [bid if other == seat else -1 for other, bid in enumerate(s.bids)]
        return s

    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        s = self.own(state).copy()
        if s.step == BID:
            for other in range(s.seat):
                if other != seat:
                    s.bids[other] = order[other] % 4
        return s

    def sample(self, seen: State, seat: int, order: list[int]) -> State:
        return self.shuffle(seen, seat, order)  # any number may have been named

    def show(self, redacted: State, seat: int, scores: Scores) -> View:
        return view.view(self.own(redacted), seat)

    def scores(self, state: State) -> Scores:
        s = self.own(state)
        return Scores(
            ["pebbles"],
            [[0 if seat == s.last else s.taken[seat]] for seat in range(s.box.seats)],
            [TieBreak("taken", s.taken)],
        )

    def check(self, state: State) -> None:
        s = self.own(state)
        assert s.heap >= 0, "fewer pebbles than none"
        assert s.heap + sum(s.taken) in (0, *range(8, 13)), "a pebble is lost"
        assert (s.step == OVER) == (s.last >= 0), "the last pebble"

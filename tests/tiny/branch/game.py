"""Branch's contract with the house."""

from pathlib import Path
from typing import Final

from footplate.rails.network import bits
from footplate.table.game import GameInfo, Scores, Setup, State, TieBreak
from footplate.table.rules import read_rules
from footplate.table.step import Stepped
from footplate.table.view import View
from tests.tiny.branch import view
from tests.tiny.branch.box import TURNS
from tests.tiny.branch.state import START, BranchState
from tests.tiny.branch.steps.feast import Feast
from tests.tiny.branch.steps.lay import Lay
from tests.tiny.branch.steps.reward import Reward
from tests.tiny.branch.steps.start import Start

RULES: Final = Path(__file__).parent / "data" / "rules.txt"


class Branch(Stepped[BranchState]):
    def __init__(self) -> None:
        info = GameInfo(
            "branch",
            "Branch",
            1,
            ["house"],
            (2, 4),
            ["red", "blue", "green", "yellow"],
            ["player"],
            [],
            [],
            read_rules(RULES.read_text("utf-8"), "rules.txt"),
            "Branch is a game of the house.",
        )
        super().__init__(info, [Start(), Lay(), Reward(), Feast()])

    def begin(self, setup: Setup) -> State:
        return BranchState.make(setup)

    def show(self, redacted: State, seat: int, scores: Scores) -> View:
        return view.view(self.own(redacted), seat)

    def scores(self, state: State) -> Scores:
        s = self.own(state)
        cities = [len(bits(s.box.lines.connected(built))) for built in s.rails]
        rows = [[cities[seat], s.coins[seat]] for seat in range(s.box.seats)]
        return Scores(["cities", "coins"], rows, [TieBreak("coins", s.coins)])

    def check(self, state: State) -> None:
        s = self.own(state)
        assert len(s.agenda) % 3 == 0, "half a decision waits"
        assert s.turn <= TURNS * s.box.seats, "too many turns"
        again = s.copy()
        again.derive()
        assert again.network == s.network, "a network has drifted"
        if s.step != START:
            for built in s.rails:
                assert len(s.box.lines.parts(built)) <= 1, "a network in two parts"
                assert s.box.lines.connected(built) & ~s.reached == 0, "a city that was reached by nobody"

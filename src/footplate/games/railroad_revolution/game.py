"""Railroad Revolution's contract with the house: every call goes straight to the room that knows."""

from typing import Final

from footplate.games.railroad_revolution import (
    advice,
    automa,
    data_view,
    facts,
    holdings,
    position,
    referee,
    scoring,
    spoken,
    view,
)
from footplate.games.railroad_revolution.box import FILES
from footplate.games.railroad_revolution.options import EDITIONS, MAUTOMA, OPTIONS, check_table, data_text
from footplate.games.railroad_revolution.primer import PRIMER
from footplate.games.railroad_revolution.state import (
    DONE,
    DRAWN,
    EFFECTS,
    MAIN,
    MILESTONE_PILES,
    MOST_UNDER,
    OVER,
    PILE,
    SEATS,
    UNDER,
    RailroadState,
)
from footplate.games.railroad_revolution.steps import (
    deal,
    effects,
    laying_out,
    mautoma,
    milestones,
    setting_up,
    trains,
    turn,
    workers,
)
from footplate.table.cards import rearrange
from footplate.table.choice import Trace
from footplate.table.game import NATURE, Former, GameInfo, Holding, Scores, Setup, State
from footplate.table.rules import Refusal, read_rules, refuse
from footplate.table.say import Say
from footplate.table.step import Step, Stepped
from footplate.table.view import View

COLOURS: Final = ["red", "blue", "yellow", "black"]
STEPS: Final[list[Step[RailroadState]]] = [
    laying_out.CityTile(),
    laying_out.SectionTile(),
    laying_out.GapTile(),
    laying_out.Dealt(),
    laying_out.Row(),
    laying_out.Rewards(),
    laying_out.Wagons(),
    deal.Reveal(),
    setting_up.Start(),
    setting_up.Offer(),
    setting_up.With(),
    setting_up.Choose(),
    turn.Place(),
    turn.Station(),
    turn.Railroad(),
    turn.Telegraph(),
    turn.Trade(),
    effects.Effects(),
    workers.Swap(),
    trains.Attach(),
    milestones.Draw(),
    milestones.Keep(),
    deal.Deal(),
    mautoma.Deck(),
    mautoma.Follow(),
    mautoma.LayRail(),
    mautoma.BuildStation(),
    mautoma.BuildOffice(),
    mautoma.TradePiece(),
    mautoma.TakeWagon(),
    mautoma.Bonus(),
    mautoma.Invest(),
]


def four_with_the_expansion(setup: Setup) -> bool:
    return len(setup.seats) == SEATS and setup.edition == "expansion"


class RailroadRevolution(Stepped[RailroadState]):
    def __init__(self) -> None:
        super().__init__(
            GameInfo(
                "railroad-revolution",
                "Railroad Revolution",
                2,
                list(EDITIONS),
                (2, SEATS),
                COLOURS,
                ["player", MAUTOMA],
                OPTIONS,
                list(FILES),
                read_rules(data_text("rules.txt"), "rules.txt"),
                "Railroad Revolution is a game by Marco Canetta and Stefania Niccolini (What's Your Game?). "
                "Its board, tiles and cards are mostly our own reconstruction.",
                PRIMER,
                automas=[MAUTOMA],
                since=1,
                former=[Former(1, "values", data_text("ruleset-1/values.toml"), four_with_the_expansion)],
            ),
            STEPS,
        )

    def begin(self, setup: Setup) -> State:
        check_table(setup)
        return RailroadState.make(setup)

    def automatic(self, state: RailroadState) -> bool:
        return state.box.automas[state.seat] and self.steps[state.step].seat(state) != NATURE

    def prescribed(self, state: RailroadState) -> int:
        return automa.decide(state).action

    def explain(self, state: State) -> Trace | None:
        s = self.own(state)
        return automa.decide(s).trace if s.step != OVER and self.automatic(s) else None

    def refuse_prescribed(self, move: str) -> Refusal:
        return refuse("rr.automa.prescribed", "Its rules make it '{move}'.", move=move)

    def describe(self, state: State, action: int) -> Say:
        s = self.own(state)
        return spoken.describe(s, state.catalogue.action(action), self.completes(s, action))

    def completes(self, state: RailroadState, action: int) -> list[str]:
        """The milestones that a legal answer would complete, found by giving it on a copy."""
        if state.step != EFFECTS and not MAIN <= state.step < EFFECTS:
            return []
        seat = state.seat
        after = state.copy()
        self.play(after, action)
        tiles = [tile for tile in state.open[seat * 2 : seat * 2 + 2] if tile >= 0]
        return [state.box.milestones[tile].id for tile in tiles if after.where[tile] == DONE + seat]

    def redact(self, state: State, seat: int) -> State:
        s = self.own(state).copy()
        MILESTONE_PILES.redact(s.where, seat)
        return s

    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        """The back of a milestone shows its pile: only tiles of one pile change places."""
        s = self.own(state).copy()
        others = [DRAWN + other for other in range(SEATS) if other != seat]
        secret = [PILE, *others, *range(UNDER, UNDER + MOST_UNDER)]
        for pile in s.box.milestone_piles:
            where = [s.where[tile] for tile in pile]
            rearrange(where, secret, order)
            for tile, place in zip(pile, where, strict=True):
                s.where[tile] = place
        return s

    def sample(self, seen: State, seat: int, order: list[int]) -> State:
        s = self.own(seen).copy()
        for pile in range(len(s.box.milestone_piles)):
            milestones.lay_anew(s, pile, order)
        return s

    def show(self, redacted: State, seat: int, scores: Scores) -> View:
        return view.view(self.own(redacted), seat, scores)

    def scores(self, state: State) -> Scores:
        return scoring.scores(self.own(state))

    def holdings(self, state: State, seat: int) -> list[Holding]:
        return holdings.holdings(self.own(state), seat)

    def estimate(self, state: State, seat: int) -> float | None:
        s = self.own(state)
        return None if self.half_done(s, seat) else advice.estimate(s, seat)

    def left(self, state: State) -> float:
        return advice.left(self.own(state))

    def check(self, state: State) -> None:
        referee.check(self.own(state))

    def check_data(self, name: str, text: str, file: str) -> View:
        return data_view.check(name, text, file) if name in FILES else super().check_data(name, text, file)

    def set_out(self, setup: Setup, lines: list[str]) -> State:
        check_table(setup)
        return position.arrange(setup, lines)

    def fact(self, state: State, words: list[str]) -> str:
        return facts.fact(self.own(state), words)

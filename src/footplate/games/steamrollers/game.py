"""SteamRollers' contract with the house: every call goes straight to the room that knows."""

from typing import Final

from footplate.games.steamrollers import advice, holdings, position, referee, scoring, spoken, view
from footplate.games.steamrollers.box import FILES
from footplate.games.steamrollers.options import EDITIONS, OLIVE, OPTIONS, check_table, data_text
from footplate.games.steamrollers.primer import PRIMER
from footplate.games.steamrollers.state import CROSS, RECLAIM, REMOVE, SteamRollersState
from footplate.games.steamrollers.steps import build, deliver, dice, draft, olive, powers, setting_up, turn
from footplate.table.colours import SEAT_NAMES
from footplate.table.game import GameInfo, Holding, Scores, Setup, State
from footplate.table.rules import Refusal, read_rules, refuse
from footplate.table.say import Say
from footplate.table.step import Step, Stepped
from footplate.table.view import View

SEATS: Final = 5
OLIVES: Final = [CROSS, RECLAIM, REMOVE]
STEPS: Final[list[Step[SteamRollersState]]] = [
    setting_up.Goods(),
    setting_up.Side(),
    setting_up.Order(),
    setting_up.Chart(),
    setting_up.Influence(),
    setting_up.Start(),
    powers.Power(),
    powers.EngineBox(),
    powers.FreeRail(),
    powers.FirstTile(),
    powers.Personal(),
    powers.Place(),
    dice.Black(),
    dice.White(),
    draft.Draft(),
    draft.Claim(),
    draft.First(),
    turn.Act(),
    turn.Reroll(),
    build.Draw(),
    deliver.Load(),
    deliver.Spot(),
    deliver.Carry(),
    turn.Trade(),
    olive.OliveDie(),
    olive.OliveReroll(),
    olive.Cross(),
    olive.Reclaim(),
    olive.Again(),
    olive.Stop(),
    olive.Remove(),
]


class SteamRollers(Stepped[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__(
            GameInfo(
                "steamrollers",
                "SteamRollers",
                2,
                list(EDITIONS),
                (2, SEATS),
                SEAT_NAMES[:SEATS],
                ["player", OLIVE],
                OPTIONS,
                list(FILES),
                read_rules(data_text("rules.txt"), "rules.txt"),
                "SteamRollers is a game by Mark Gerrits (Flatlined Games). Map, charts and orders here are our own.",
                PRIMER,
                automas=[OLIVE],
                since=1,  # 2: tile 4b stays in force when its owner takes it again
            ),
            STEPS,
        )

    def begin(self, setup: Setup) -> State:
        check_table(setup)
        return SteamRollersState.make(setup)

    def automatic(self, state: SteamRollersState) -> bool:
        return state.step in OLIVES

    def refuse_prescribed(self, move: str) -> Refusal:
        return refuse("sr.olive.prescribed", "Her rules make it '{move}'.", move=move)

    def describe(self, state: State, action: int) -> Say | str:
        return spoken.describe(self.own(state), state.catalogue.action(action))

    def show(self, redacted: State, seat: int, scores: Scores) -> View:
        return view.view(self.own(redacted), seat, scores)

    def scores(self, state: State) -> Scores:
        return scoring.scores(self.own(state))

    def holdings(self, state: State, seat: int) -> list[Holding]:
        return holdings.holdings(self.own(state), seat)

    def estimate(self, state: State, seat: int) -> float | None:
        s = self.own(state)
        if self.half_done(s, seat) and not (s.doubled and s.actions_left == 1):
            return None
        return advice.judge(s, seat)

    def left(self, state: State) -> float:
        return advice.left(self.own(state))

    def check(self, state: State) -> None:
        referee.check(self.own(state))

    def check_data(self, name: str, text: str, file: str) -> View:
        return view.data_view(name, text, file) if name in FILES else super().check_data(name, text, file)

    def set_out(self, setup: Setup, lines: list[str]) -> State:
        check_table(setup)
        return position.arrange(setup, lines)

    def fact(self, state: State, words: list[str]) -> str:
        return position.fact(self.own(state), words)

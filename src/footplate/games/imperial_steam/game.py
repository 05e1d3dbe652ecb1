"""Imperial Steam's contract with the house: every call goes straight to the room that knows."""

from typing import Final

from footplate.games.imperial_steam import (
    advice,
    facts,
    holdings,
    position,
    referee,
    scoring,
    spoken,
    spoken_automa,
    view,
)
from footplate.games.imperial_steam.asked import BID, BROWN, BUYING, HIRING, ORDERING, OVER, PRODUCING, TRACK
from footplate.games.imperial_steam.box import FILES
from footplate.games.imperial_steam.data_view import data_view
from footplate.games.imperial_steam.options import AUTOMA, EDITION, OPTIONS, STANDARD, check_table, chosen, data_text
from footplate.games.imperial_steam.primer import PRIMER
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps import (
    automa,
    automa_cards,
    bid,
    building,
    business,
    dealing,
    hire,
    setting_up,
    track,
    trade,
    turn,
)
from footplate.table.colours import SEAT_NAMES
from footplate.table.game import NATURE, Former, GameInfo, Holding, Scores, Setup, State
from footplate.table.rules import Refusal, read_rules, refuse
from footplate.table.say import Say
from footplate.table.step import Step, Stepped
from footplate.table.view import View

SEATS: Final = 4
STEPS: Final[list[Step[ImperialSteamState]]] = [
    setting_up.Card(),
    setting_up.Hub(),
    setting_up.CityTile(),
    setting_up.Column(),
    setting_up.Growth(),
    dealing.Crown(),
    dealing.Shipment(),
    dealing.Refill(),
    dealing.Reveal(),
    dealing.Stand(),
    bid.Bid(),
    turn.Turn(),
    track.Track(),
    track.Spare(),
    track.Crew(),
    building.StationSite(),
    building.FactorySite(),
    building.Foreman(),
    trade.Producing(),
    trade.Buying(),
    trade.Ordering(),
    hire.Hiring(),
    business.EngineLevel(),
    business.WhichContract(),
    business.Donation(),
    trade.Stow(),
    bid.Brown(),
    automa_cards.Version(),
    automa_cards.Card(),
    automa_cards.Decision(),
    automa.Slots(),
    automa.Track(),
    automa.Factory(),
    automa.Hire(),
    automa.Goods(),
    automa.Contract(),
    automa.Deliver(),
    automa_cards.Join(),
    automa_cards.JoinDecision(),
    automa.Last(),
]


BEGUN: Final = [TRACK, PRODUCING, BUYING, ORDERING, HIRING]  # actions of several parts: the first has to be done


def begun(state: ImperialSteamState) -> bool:
    """Whether an action that has several parts could end here."""
    return state.count > 0 or bool(state.produced)


def has_a_card(setup: Setup) -> bool:
    """Whether a set-up card is drawn or chosen."""
    return chosen(setup, "setup") == STANDARD


class ImperialSteam(Stepped[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__(
            GameInfo(
                "imperial-steam",
                "Imperial Steam",
                2,
                [EDITION],
                (2, SEATS),
                SEAT_NAMES[:SEATS],
                ["player", AUTOMA],
                OPTIONS,
                list(FILES),
                read_rules(data_text("rules.txt"), "rules.txt"),
                "Imperial Steam is a game by Alexander Huemer (Capstone Games). Most of its map and values are ours.",
                PRIMER,
                since=1,
                automas=[AUTOMA],
                former=[Former(1, "setup-cards", data_text("ruleset-1/setup_cards.csv"), has_a_card)],
            ),
            STEPS,
        )

    def begin(self, setup: Setup) -> State:
        check_table(setup)
        state = ImperialSteamState.make(setup)
        setting_up.set_up(state)
        return state

    def automatic(self, state: ImperialSteamState) -> bool:
        return state.box.automas[state.seat] and self.steps[state.step].seat(state) != NATURE

    def refuse_prescribed(self, move: str) -> Refusal:
        return refuse("is.automa.prescribed", "Its rules make it '{move}'.", move=move)

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
                    most = s.money[other] // s.box.boards.influence_step_price
                    s.bids[other] = order[other] % (min(most, s.box.boards.influence_last_column) + 1)
        return s

    def sample(self, seen: State, seat: int, order: list[int]) -> State:
        return self.shuffle(seen, seat, order)  # any bid may have been made

    def describe(self, state: State, action: int) -> Say | str:
        s = self.own(state)
        move = state.catalogue.action(action)
        return spoken_automa.describe(s, move) if s.step >= BROWN else spoken.describe(s, move)

    def show(self, redacted: State, seat: int, scores: Scores) -> View:
        return view.view(self.own(redacted), seat, scores)

    def scores(self, state: State) -> Scores:
        return scoring.scores(self.own(state))

    def holdings(self, state: State, seat: int) -> list[Holding]:
        return holdings.holdings(self.own(state), seat)

    def estimate(self, state: State, seat: int) -> float | None:
        s = self.own(state)
        if s.seat == seat and s.step != OVER and (self.steps[s.step].half_done or (s.step in BEGUN and not begun(s))):
            return None
        return advice.judge(s, seat)

    def left(self, state: State) -> float:
        return advice.left(self.own(state))

    def check(self, state: State) -> None:
        referee.check(self.own(state))

    def check_data(self, name: str, text: str, file: str) -> View:
        return data_view(name, text, file) if name in FILES else super().check_data(name, text, file)

    def set_out(self, setup: Setup, lines: list[str]) -> State:
        check_table(setup)
        return position.arrange(setup, lines)

    def fact(self, state: State, words: list[str]) -> str:
        return facts.fact(self.own(state), words)

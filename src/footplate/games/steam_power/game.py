"""Steam Power's contract with the house: every call goes straight to the room that knows."""

from typing import Final

from footplate.games.steam_power import advice, automa, facts, holdings, position, referee, scoring, spoken, view
from footplate.games.steam_power.box import COMPANIES, EDITIONS, MAUTOMA, data_text
from footplate.games.steam_power.contracts import read_contracts
from footplate.games.steam_power.geography import read_map
from footplate.games.steam_power.options import OPTIONS
from footplate.games.steam_power.primer import PRIMER
from footplate.games.steam_power.state import (
    DECK,
    IN_HAND,
    OVER,
    PILES,
    PLACE,
    ROUTE,
    SEATS,
    SET_ASIDE,
    SOURCE,
    SteamPowerState,
    lacking,
)
from footplate.games.steam_power.steps import deliver, factory, mautoma, nature, place, solo, turn
from footplate.games.steam_power.steps.place import PLACEMENTS
from footplate.table.cards import deal, rearrange
from footplate.table.choice import Trace
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, GameInfo, Holding, Scores, Setup, State
from footplate.table.rules import Refusal, read_rules, refuse
from footplate.table.say import Say, say
from footplate.table.step import Step, Stepped
from footplate.table.view import Panel, View

STEPS: Final[list[Step[SteamPowerState]]] = [
    nature.Tile(),
    nature.Hand(),
    nature.Start(),
    turn.Act(),
    place.Place(),
    factory.Build(),
    factory.Cubes(),
    deliver.Deliver(),
    deliver.Source(),
    deliver.Route(),
    turn.Bonus(),
    nature.Victim(),
    nature.Draw(),
    solo.Company(),
    solo.Aside(),
    nature.Corner(),
    mautoma.Marker(),
    mautoma.Judge(),
]


class SteamPower(Stepped[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__(
            GameInfo(
                "steam-power",
                "Steam Power",
                1,
                list(EDITIONS),
                (1, SEATS),
                COMPANIES,
                ["player", MAUTOMA],
                OPTIONS,
                ["map", "contracts"],
                read_rules(data_text("rules.txt"), "rules.txt"),
                "Steam Power is a game by Martin Wallace (Wallace Designs). Maps and most contracts here are our own.",
                PRIMER,
                automas=[MAUTOMA],
            ),
            STEPS,
        )

    def begin(self, setup: Setup) -> State:
        check_seats(setup)
        return SteamPowerState.make(setup)

    def automatic(self, state: SteamPowerState) -> bool:
        return state.box.automas[state.seat] and self.steps[state.step].seat(state) != NATURE

    def prescribed(self, state: SteamPowerState) -> int:
        return automa.decide(state).action

    def refuse_prescribed(self, move: str) -> Refusal:
        return refuse("sp.automa.prescribed", "Its rules make it '{move}'.", move=move)

    def explain(self, state: State) -> Trace | None:
        s = self.own(state)
        return automa.decide(s, True).trace if s.step != OVER and self.automatic(s) else None

    def describe(self, state: State, action: int) -> Say:
        return spoken.describe(self.own(state), state.catalogue.action(action))

    def redact(self, state: State, seat: int) -> State:
        s = self.own(state).copy()
        PILES.redact(s.where, seat, s.card)  # the one being fulfilled lies open
        return s

    def show(self, redacted: State, seat: int, scores: Scores) -> View:
        return view.view(self.own(redacted), seat, scores)

    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        s = self.own(state).copy()
        secret = [DECK, SET_ASIDE, *(IN_HAND + other for other in range(s.box.seats) if other != seat)]
        rearrange(s.where, secret, order, s.card)
        return s

    def sample(self, seen: State, seat: int, order: list[int]) -> State:
        s = self.own(seen).copy()
        deal(s.where, lacking(s), order)
        return s

    def scores(self, state: State) -> Scores:
        return scoring.scores(self.own(state))

    def holdings(self, state: State, seat: int) -> list[Holding]:
        s = self.own(state)
        if s.step in (SOURCE, ROUTE):  # cubes that are still to be paid, as most people would take them
            s = s.copy()
            while s.step in (SOURCE, ROUTE):
                usual = self.default(s)
                self.play(s, usual if usual >= 0 else self.legal(s)[0])
        return holdings.holdings(s, seat)

    def estimate(self, state: State, seat: int) -> float | None:
        s = self.own(state)
        begun = s.step == PLACE and s.placements_left == PLACEMENTS
        if begun or (s.step != OVER and self.steps[s.step].half_done):
            return None
        return advice.estimate(s, seat)

    def left(self, state: State) -> float:
        return advice.left(self.own(state))

    def check(self, state: State) -> None:
        referee.check(self.own(state))

    def check_data(self, name: str, text: str, file: str) -> View:
        if name == "map":
            return view.map_view(read_map(text, file))
        if name == "contracts":
            cards, source = read_contracts(text, file)
            lines = [f"{card.words} ({card.source})" for card in cards]
            return View(NATURE, [], [Panel(f"{len(cards)} contracts: {source}", "", lines)], {})
        return super().check_data(name, text, file)

    def set_out(self, setup: Setup, lines: list[str]) -> State:
        check_seats(setup)
        return position.arrange(setup, lines)

    def fact(self, state: State, words: list[str]) -> str:
        return facts.fact(self.own(state), words)


def check_seats(setup: Setup) -> None:
    """Which tables there are: two to five players, one alone (Basic Solo), or players and Mautomas in any order."""
    roles = [seat.role for seat in setup.seats]
    modes = EDITIONS[setup.edition].modes
    automas = roles.count(MAUTOMA)
    if automas and "mautoma" not in modes:
        what = say("the {edition} edition has no Mautoma.", edition=setup.edition)
        raise BadInput(what, "seats", say("Take the final edition."))
    if len(roles) == 1 and "basic-solo" not in modes:
        what = say("the {edition} edition has no solo game.", edition=setup.edition)
        raise BadInput(what, "seats", say("Take the final edition."))
    if automas == len(roles):
        raise BadInput(say("a Mautoma needs at least one player to play against."), "seats")

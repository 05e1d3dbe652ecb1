"""Steam Power's contract with the house: every call goes straight to the room that knows."""

from typing import Final

from footplate.games.steam_power import advice, automa, facts, position, referee, refusals, scoring, spoken, view
from footplate.games.steam_power.actions import CUBE_COUNTS
from footplate.games.steam_power.box import COMPANIES, EDITIONS, MAUTOMA, data_text
from footplate.games.steam_power.contracts import read_contracts
from footplate.games.steam_power.geography import read_map
from footplate.games.steam_power.options import OPTIONS
from footplate.games.steam_power.primer import PRIMER
from footplate.games.steam_power.state import (
    ACTION,
    ASIDE,
    BONUS,
    BUILD,
    COMPANY,
    CORNER,
    CUBES,
    DECK,
    DELIVER,
    DRAW,
    HAND,
    IN_HAND,
    JUDGE,
    KINDS,
    MARKER,
    OVER,
    PLACE,
    ROUTE,
    SET_ASIDE,
    SOURCE,
    START,
    TILE,
    UNKNOWN,
    VICTIM,
    SteamPowerState,
)
from footplate.games.steam_power.steps import contracts, factory, fulfil, nature, solo, track, turn
from footplate.table.choice import Trace
from footplate.table.errors import BadInput, nearest
from footplate.table.game import DEBUG, NATURE, Decision, Game, GameInfo, Scores, Setup, State
from footplate.table.rules import Refusal, read_rules, refuse
from footplate.table.say import Say, say
from footplate.table.view import Panel, View

PROMPTS: Final = {
    "tile": "Draw a city tile",
    "hand": "Deal a contract",
    "start": "Draw the start player",
    "action": "Choose an action",
    "place": "Lay track",
    "build": "Build a factory: in which city?",
    "cubes": "How many cubes?",
    "deliver": "Fulfil which contract?",
    "source": "Take the cube from where?",
    "route": "Over which link next?",
    "bonus": "Bonus action",
    "victim": "Draw from whose hand?",
    "draw": "Draw a contract",
    "company": "Draw a train",
    "aside": "Put a contract aside",
    "corner": "Put a cube on a corner",
    "marker": "Move the direction marker",
    "judge": "Fulfil the contract, or use it",
}  # say
SEATS: Final = 5
DECISIONS: Final = [
    [Decision(seat, kind, PROMPTS.get(kind, "")) for kind in KINDS] for seat in [*range(SEATS), NATURE]
]  # DECISIONS[-1] is nature's
NATURES: Final = [TILE, HAND, START, DRAW, COMPANY, ASIDE, CORNER]


def of(state: State) -> SteamPowerState:
    assert isinstance(state, SteamPowerState)
    return state


class SteamPower(Game):
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
            )
        )

    def begin(self, setup: Setup) -> State:
        check_seats(setup)
        return SteamPowerState.make(setup)

    def turn(self, state: State) -> Decision | None:
        s = of(state)
        if s.step == OVER:
            return None
        seat = NATURE if s.step in NATURES else s.seat
        return DECISIONS[seat][s.step]

    def legal(self, state: State) -> list[int]:
        s = of(state)
        step = s.step
        if s.box.automas[s.seat] and step not in NATURES and step != OVER:
            return [automa.decide(s).action]
        if step == ACTION:
            return turn.legal_action(s)
        if step == PLACE:
            return track.legal(s)
        if step == SOURCE:
            return fulfil.legal_sources(s)
        if step == DELIVER:
            return fulfil.legal_contracts(s, False)
        if step == BUILD:
            return factory.legal(s)
        if step == DRAW or step == HAND or step == ASIDE:
            return nature.legal_draw(s)
        if step == BONUS:
            return turn.legal_bonus(s)
        if step == ROUTE:
            return fulfil.legal_hops(s)
        if step == CUBES:
            return factory.legal_cubes(s)
        if step == VICTIM:
            return contracts.legal_victims(s)
        if step == TILE:
            return nature.legal_tile(s)
        if step == START:
            return nature.legal_start(s)
        if step == COMPANY:
            return solo.legal_company(s)
        if step == CORNER:
            return nature.legal_corner(s)
        return []

    def odds(self, state: State) -> list[float]:
        s = of(state)
        if s.step == TILE:
            total = sum(s.leftover)
            return [left / total for left in s.leftover if left]
        if s.step == COMPANY:
            return solo.odds(s)
        count = len(self.legal(s))
        return [1.0 / count] * count

    def play(self, state: State, action: int) -> None:
        if DEBUG:
            self.insist(state, action)
        s = of(state)
        a = s.box.actions
        step = s.step
        if step == PLACE:
            play_place(s, action)
        elif step == ACTION or step == BONUS:
            turn.play_action(s, action)
        elif step == SOURCE:
            play_source(s, action)
        elif step == BUILD:
            play_build(s, action - a.build)
        elif step == DRAW:
            nature.gain(s, action - a.draw)
            s.draws_left -= 1
            turn.next_draw(s)
        elif step == DELIVER:
            s.card = action - a.deliver
            turn.next_cube(s)
        elif step == ROUTE:
            play_hop(s, action - a.via)
        elif step == CUBES:
            factory.build(s, s.site, CUBE_COUNTS[action - a.cubes])
            s.site = -1
            turn.end_action(s)
        elif step == VICTIM:
            s.victim = action - a.from_
            s.step = DRAW
        elif step == TILE:
            nature.play_tile(s, action - a.tile)
        elif step == HAND:
            nature.play_hand(s, action - a.draw)
        elif step == START:
            nature.play_start(s, action - a.start)
        elif step == COMPANY:
            solo.play_company(s, action - a.company)
        elif step == ASIDE:
            solo.play_aside(s, action - a.draw)
        elif step == CORNER:
            nature.play_corner(s, action - a.corner)
        elif step == MARKER:
            turn.play_marker(s, action - a.marker)
        elif step == JUDGE:
            play_judge(s, action)

    def refusal(self, state: State, action: int) -> Refusal | None:
        s = of(state)
        if s.box.automas[s.seat] and s.step not in NATURES:
            prescribed = automa.decide(s).action
            if action == prescribed:
                return None
            move = state.catalogue.notation(prescribed)
            return refuse("sp.automa.prescribed", "Its rules make it '{move}'.", move=move)
        return refusals.refusal(s, state.catalogue.action(action))

    def describe(self, state: State, action: int) -> Say:
        return spoken.describe(of(state), state.catalogue.action(action))

    def default(self, state: State) -> int:
        s = of(state)
        if s.box.automas[s.seat]:
            return -1
        if s.step == SOURCE:
            return view.cheapest_source(s)
        return s.box.actions.done if s.step == PLACE and s.placements_left == 1 else -1

    def explain(self, state: State) -> Trace | None:
        s = of(state)
        if s.step == OVER or s.step in NATURES or not s.box.automas[s.seat]:
            return None
        return automa.decide(s, True).trace

    def reveals(self, state: State, action: int) -> bool:
        return of(state).step == DELIVER  # the contract is shown to all

    def told(self, state: State, action: int, seat: int) -> str:
        s = of(state)
        insider = seat != NATURE and seat in (s.seat, s.victim)
        hidden = s.step in (HAND, DRAW) and not insider and not s.box.automas[s.seat]
        if hidden or s.step == ASIDE:
            return "draw a contract"
        return state.catalogue.notation(action)

    def redact(self, state: State, seat: int) -> State:
        s = of(state).copy()
        own = IN_HAND + seat if seat != NATURE else UNKNOWN
        for card, where in enumerate(s.where):
            hidden = where < IN_HAND + s.box.seats and where != own
            if (hidden and card != s.card) or where == SET_ASIDE:  # the one being fulfilled lies open
                s.where[card] = UNKNOWN
        return s

    def view(self, state: State, seat: int) -> View:
        return view.view(of(self.redact(state, seat)), seat, self)

    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        s = of(state).copy()
        # Worked out apart from `redact`: what tests its secrets must not take its word for what is secret.
        secret = [DECK, SET_ASIDE, *(IN_HAND + other for other in range(s.box.seats) if other != seat)]
        hidden = [card for card, where in enumerate(s.where) if where in secret and card != s.card]
        places = [s.where[card] for card in hidden]
        keyed = sorted(range(len(hidden)), key=lambda i: (order[i % len(order)] * (i + 7919) % 100003, i))
        for i, k in enumerate(keyed):
            s.where[hidden[i]] = places[k]
        return s

    def scores(self, state: State) -> Scores:
        return scoring.scores(of(state))

    def estimate(self, state: State, seat: int) -> float | None:
        return advice.estimate(of(state), seat)

    def check(self, state: State) -> None:
        referee.check(of(state))

    def check_data(self, name: str, text: str, file: str) -> View:
        if name == "map":
            return view.map_view(read_map(text, file))
        if name == "contracts":
            cards, source = read_contracts(text, file)
            lines = [f"{card.words} ({card.source})" for card in cards]
            return View(NATURE, [], [Panel(f"{len(cards)} contracts: {source}", "", lines)], {})
        raise BadInput(f"Steam Power has no data {name!r}.", cure=nearest(name, self.info.data))

    def set_out(self, setup: Setup, lines: list[str]) -> State:
        check_seats(setup)
        return position.arrange(setup, lines)

    def fact(self, state: State, words: list[str]) -> str:
        return facts.fact(of(state), words)


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


def play_judge(state: SteamPowerState, action: int) -> None:
    a = state.box.actions
    if a.deliver <= action < a.take:
        state.card = action - a.deliver
        turn.next_cube(state)
    else:
        state.step = ACTION


def play_place(state: SteamPowerState, action: int) -> None:
    a = state.box.actions
    if a.aim <= action < a.compensate:
        automa.aim_at(state, action - a.aim)
        return
    if action == a.done:
        state.placements_left = 0
        turn.end_action(state)
        return
    if action < a.cross:
        track.play_place(state, (action - a.lay) // 15, (action - a.lay) % 15)
    elif action < a.replace:
        track.play_place(state, (action - a.cross) // 15, (action - a.cross) % 15)
    elif action < a.remove:
        track.play_replace(state, (action - a.replace) // 15, (action - a.replace) % 15)
    else:
        state.shorten(state.company)
    if state.box.any_automa:
        if state.box.automas[state.seat]:
            automa.take_coin(state)
        automa.check_coins(state)
    turn.next_placement(state)


def play_build(state: SteamPowerState, city: int) -> None:
    if state.bonus and not state.box.automas[state.seat] and len(factory.counts(state, city)) > 1:
        state.site = city
        state.step = CUBES
    else:
        factory.build(state, city, factory.usual(state, city))
        turn.end_action(state)


def play_source(state: SteamPowerState, action: int) -> None:
    a = state.box.actions
    if action == a.bank:
        fulfil.buy_from_bank(state)
        turn.next_cube(state)
    elif action >= a.route:
        state.source = action - a.route
        state.step = ROUTE
    else:
        city = action - a.take
        group = state.box.geography.group_of[city]
        if state.box.automas[state.seat]:
            owners = automa.route(state, group)
        else:
            owners = [hop.owner for hop in fulfil.default_route(state, group)]
        fulfil.buy(state, city, owners)
        turn.next_cube(state)


def play_hop(state: SteamPowerState, value: int) -> None:
    city, company = divmod(value, state.box.actions.companies)
    group = state.box.geography.group_of[city]
    state.visited += [group, company]
    if state.network[state.company] >> group & 1:
        turn.bring(state)

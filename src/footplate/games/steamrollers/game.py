"""SteamRollers' contract with the house: every call goes straight to the room that knows."""

from typing import Final

from footplate.games.steamrollers import advice, olive, position, referee, refusals, scoring, spoken, view
from footplate.games.steamrollers.box import FILES
from footplate.games.steamrollers.components import CLAIM as CLAIM_EFFECT
from footplate.games.steamrollers.options import EDITIONS, OLIVE, OPTIONS, check_table
from footplate.games.steamrollers.primer import PRIMER
from footplate.games.steamrollers.sheets import data_text
from footplate.games.steamrollers.state import (
    ACTION,
    AGAIN,
    BLACK,
    BOX,
    CARRY,
    CHART,
    CLAIM,
    CROSS,
    DRAFT,
    DRAW,
    FIRST,
    FIRST_TILE,
    GOODS,
    INFLUENCE,
    KINDS,
    LOAD,
    OLIVE_DIE,
    OLIVE_REROLL,
    ORDER,
    OVER,
    PERSONAL,
    PLACE,
    POWER,
    RAIL,
    RECLAIM,
    REMOVE,
    REROLL,
    SIDE,
    SPOT,
    START,
    STOP,
    TRADE,
    WHITE,
    SteamRollersState,
)
from footplate.games.steamrollers.steps import build, deliver, dice, draft, orders, powers, setting_up, turn
from footplate.games.steamrollers.steps import olive as olive_turn
from footplate.table.choice import Trace
from footplate.table.errors import BadInput, nearest
from footplate.table.game import DEBUG, NATURE, Decision, Game, GameInfo, Scores, Setup, State
from footplate.table.rules import Refusal, read_rules, refuse
from footplate.table.say import Say
from footplate.table.view import View

PROMPTS: Final = {
    "goods": "Draw a good for a city",
    "side": "Turn an action tile",
    "order": "Turn an order tile",
    "chart": "Roll for the mountains",
    "influence": "Roll for Olive's influence",
    "start": "Draw the start player",
    "power": "Choose a starting power",
    "box": "Tick which engine box?",
    "rail": "Draw a track anywhere",
    "first-tile": "Take which action tile?",
    "personal": "Draw your personal good",
    "place": "Put your personal good on which city?",
    "black": "Roll the black die",
    "white": "Roll a white die",
    "draft": "Pick a die",
    "claim": "Claim the die that was picked?",
    "first": "Which die first?",
    "action": "Choose an action",
    "reroll": "Re-roll the die",
    "draw": "Draw track",
    "load": "Deliver which good?",
    "spot": "Which one of the row?",
    "carry": "Where to, and how far?",
    "trade": "Trade an order?",
    "olive-die": "Re-roll Olive's die?",
    "olive-reroll": "Roll Olive's die again",
    "cross": "Olive crosses off a hex",
    "reclaim": "Olive takes a tile back",
    "again": "Re-roll Olive's die: the city is empty",
    "stop": "Stop Olive from removing a good?",
    "remove": "Olive removes a good",
}  # say
COLOURS: Final = ["red", "blue", "green", "yellow", "purple"]  # say
SEATS: Final = 5
DECISIONS: Final = [
    [Decision(seat, kind, PROMPTS.get(kind, "")) for kind in KINDS] for seat in [*range(SEATS), NATURE]
]  # DECISIONS[-1] is nature's
NATURES: Final = [
    GOODS, SIDE, ORDER, CHART, INFLUENCE, START, PERSONAL, BLACK, WHITE, REROLL, OLIVE_REROLL, AGAIN,
]  # fmt: skip
ROLLS: Final = [INFLUENCE, WHITE, REROLL, OLIVE_REROLL, AGAIN]
OLIVES: Final = [CROSS, RECLAIM, REMOVE]


def of(state: State) -> SteamRollersState:
    assert isinstance(state, SteamRollersState)
    return state


class SteamRollers(Game):
    def __init__(self) -> None:
        super().__init__(
            GameInfo(
                "steamrollers",
                "SteamRollers",
                2,
                list(EDITIONS),
                (2, SEATS),
                COLOURS,
                ["player", OLIVE],
                OPTIONS,
                list(FILES),
                read_rules(data_text("rules.txt"), "rules.txt"),
                "SteamRollers is a game by Mark Gerrits (Flatlined Games). Map, charts and orders here are our own.",
                PRIMER,
                since=1,  # 2: tile 4b stays in force when its owner takes it again
            )
        )

    def begin(self, setup: Setup) -> State:
        check_table(setup)
        return SteamRollersState.make(setup)

    def turn(self, state: State) -> Decision | None:
        s = of(state)
        step = s.step
        if step == OVER:
            return None
        if step in NATURES:
            return DECISIONS[NATURE][step]
        if step == CLAIM:
            return DECISIONS[s.owner[s.tile_of[CLAIM_EFFECT]]][step]
        return DECISIONS[s.box.olive if step in OLIVES else s.seat][step]

    def legal(self, state: State) -> list[int]:
        s = of(state)
        step = s.step
        if step == ACTION:
            return turn.legal(s)
        if step == DRAFT:
            return draft.legal(s)
        if step == DRAW:
            return build.legal(s)
        if step in ROLLS:
            return dice.legal_white(s)
        if step == LOAD:
            return deliver.legal_loads(s)
        if step == CARRY:
            return deliver.legal_carry(s)
        if step == BLACK:
            return dice.legal_black(s)
        if step in OLIVES:
            return [olive.decide(s)]
        if step == SPOT:
            return deliver.legal_spots(s)
        if step == TRADE:
            return [*orders.legal(s), s.box.actions.done]
        if step == CLAIM:
            return [s.box.actions.claim, s.box.actions.let]
        if step == FIRST:
            return draft.legal_first(s)
        if step == OLIVE_DIE:
            return [s.box.actions.let, s.box.actions.reroll]
        if step == STOP:
            return [s.box.actions.let, s.box.actions.stop]
        return legal_set_up(s)

    def odds(self, state: State) -> list[float]:
        s = of(state)
        if s.step == GOODS:
            return setting_up.odds_of_bag(s, [c for c in range(5) if s.bag[c]])
        if s.step == PERSONAL:
            return setting_up.odds_of_bag(s, powers.drawable(s))
        if s.step == BLACK:
            return dice.odds_black(s)
        count = len(self.legal(s))
        return [1.0 / count] * count

    def play(self, state: State, action: int) -> None:
        if DEBUG:
            self.insist(state, action)
        s = of(state)
        a = s.box.actions
        step = s.step
        if step == ACTION:
            turn.play(s, action)
        elif step == DRAFT:
            play_draft(s, action)
        elif step == DRAW:
            build.play(s, action - a.draw)
            turn.end_action(s)
        elif step == WHITE:
            dice.play_white(s, action - a.white)
        elif step == LOAD:
            deliver.play_load(s, action)
        elif step == SPOT:
            deliver.play_spot(s, action - a.spot)
        elif step == CARRY:
            deliver.play_carry(s, action)
            turn.end_action(s)
        elif step == BLACK:
            dice.play_black(s, action - a.black)
        elif step == TRADE:
            turn.play_trade(s, action)
        elif step == FIRST:
            draft.play_first(s, action - a.first)
        elif step == CLAIM:
            play_claim(s, action)
        elif step == REROLL:
            turn.play_reroll(s, action - a.white)
        elif step >= OLIVE_DIE:
            play_olive(s, action)
        else:
            play_set_up(s, action)

    def refusal(self, state: State, action: int) -> Refusal | None:
        s = of(state)
        if s.step in OLIVES:
            prescribed = olive.decide(s)
            if action == prescribed:
                return None
            move = state.catalogue.notation(prescribed)
            return refuse("sr.olive.prescribed", "Her rules make it '{move}'.", move=move)
        return refusals.refusal(s, state.catalogue.action(action))

    def describe(self, state: State, action: int) -> Say | str:
        return spoken.describe(of(state), state.catalogue.action(action))

    def default(self, state: State) -> int:
        s = of(state)
        if s.step == CARRY:
            return spoken.longest(s)
        return s.box.actions.let if s.step == CLAIM else -1

    def explain(self, state: State) -> Trace | None:
        s = of(state)
        return olive.explain(s) if s.step in OLIVES else None

    def reveals(self, state: State, action: int) -> bool:
        return False  # Rule sr.view.open

    def told(self, state: State, action: int, seat: int) -> str:
        return state.catalogue.notation(action)

    def redact(self, state: State, seat: int) -> State:
        return of(state).copy()

    def view(self, state: State, seat: int) -> View:
        return view.view(of(self.redact(state, seat)), seat)

    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        return of(state).copy()

    def scores(self, state: State) -> Scores:
        return scoring.scores(of(state))

    def estimate(self, state: State, seat: int) -> float | None:
        return advice.estimate(of(state), seat)

    def check(self, state: State) -> None:
        referee.check(of(state))

    def check_data(self, name: str, text: str, file: str) -> View:
        if name not in FILES:
            raise BadInput(f"SteamRollers has no data {name!r}.", cure=nearest(name, list(FILES)))
        return view.data_view(name, text, file)

    def set_out(self, setup: Setup, lines: list[str]) -> State:
        check_table(setup)
        return position.arrange(setup, lines)

    def fact(self, state: State, words: list[str]) -> str:
        return position.fact(of(state), words)


def legal_set_up(s: SteamRollersState) -> list[int]:
    if s.step == GOODS:
        return setting_up.legal_good(s)
    if s.step == SIDE:
        return setting_up.legal_side(s)
    if s.step == ORDER:
        return setting_up.legal_order(s)
    if s.step == CHART:
        return setting_up.legal_chart(s)
    if s.step == START:
        return setting_up.legal_start(s)
    if s.step == POWER:
        return powers.legal(s)
    if s.step == BOX:
        return powers.legal_box(s)
    if s.step == RAIL:
        return powers.legal_rail(s)
    if s.step == FIRST_TILE:
        return powers.legal_tile(s)
    if s.step == PERSONAL:
        return powers.legal_personal(s)
    return powers.legal_place(s) if s.step == PLACE else []


def play_set_up(s: SteamRollersState, action: int) -> None:
    a = s.box.actions
    if s.step == GOODS:
        setting_up.play_good(s, action - a.good)
    elif s.step == SIDE:
        setting_up.play_side(s, action - a.side)
    elif s.step == ORDER:
        setting_up.play_order(s, action - a.order)
    elif s.step == CHART:
        setting_up.play_chart(s, action - a.chart)
    elif s.step == INFLUENCE:
        setting_up.play_influence(s, action - a.white)
    elif s.step == START:
        setting_up.play_start(s, action - a.start)
    elif s.step == POWER:
        powers.play(s, action - a.power)
    elif s.step == BOX:
        powers.play_box(s, action - a.tick)
    elif s.step == RAIL:
        powers.play_rail(s, action - a.draw)
    elif s.step == FIRST_TILE:
        powers.play_tile(s, action - a.take)
    elif s.step == PERSONAL:
        powers.play_personal(s, action - a.personal)
    else:
        powers.play_place(s, action - a.place)


def play_draft(s: SteamRollersState, action: int) -> None:
    if action == s.box.actions.double:
        draft.play_double(s)
    else:
        draft.play_pick(s, action - s.box.actions.pick)


def play_claim(s: SteamRollersState, action: int) -> None:
    if action == s.box.actions.claim:
        draft.play_claim(s)
    else:
        s.step = ACTION


def play_olive(s: SteamRollersState, action: int) -> None:
    a = s.box.actions
    if s.step == OLIVE_DIE:
        olive_turn.play_olive_die(s, action)
    elif s.step == CROSS:
        olive_turn.play_cross(s, action - a.cross)
    elif s.step == RECLAIM:
        olive_turn.play_reclaim(s, action - a.reclaim)
    elif s.step == STOP:
        olive_turn.play_stop(s, action)
    elif s.step == REMOVE:
        olive_turn.play_remove(s)
    else:
        olive_turn.play_roll(s, action - a.white)

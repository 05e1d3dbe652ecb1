"""Steam Power's contract with the house: every call goes straight to the room that knows."""

from typing import Final

from footplate.games.steam_power import position, referee, refusals, scoring, view
from footplate.games.steam_power.actions import CUBE_COUNTS
from footplate.games.steam_power.box import EDITIONS, MAPS, data_text, open_box
from footplate.games.steam_power.contracts import read_contracts
from footplate.games.steam_power.geography import read_map
from footplate.games.steam_power.state import (
    ACTION,
    BONUS,
    BUILD,
    CUBES,
    DELIVER,
    DRAW,
    HAND,
    IN_HAND,
    KINDS,
    OVER,
    PLACE,
    ROUTE,
    SOURCE,
    START,
    TILE,
    UNKNOWN,
    VICTIM,
    SteamPowerState,
    unpack,
)
from footplate.games.steam_power.steps import contracts, factory, fulfil, nature, track, turn
from footplate.table.choice import Trace
from footplate.table.errors import BadInput, nearest
from footplate.table.game import NATURE, Decision, Game, GameInfo, Option, Scores, Setup, State
from footplate.table.rules import Refusal, read_rules
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
}
SEATS: Final = 5
DECISIONS: Final = [
    [Decision(seat, kind, PROMPTS.get(kind, "")) for kind in KINDS] for seat in [*range(SEATS), NATURE]
]  # DECISIONS[-1] is nature's
NATURES: Final = [TILE, HAND, START, DRAW]


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
                (2, SEATS),
                ["red", "blue", "green", "yellow", "purple"],
                ["player"],
                [Option("map", MAPS, "The map: Great Lakes, Germany, North of England, or one of your own.")],
                ["map", "contracts"],
                read_rules(data_text("rules.txt"), "rules.txt"),
                "Steam Power is a game by Martin Wallace (Wallace Designs). Maps and most contracts here are our own.",
            )
        )

    def start(self, setup: Setup) -> State:
        if not 2 <= len(setup.seats) <= SEATS:
            raise BadInput(f"Steam Power takes 2 to {SEATS} seats, not {len(setup.seats)}.", "seats")
        return SteamPowerState(setup, open_box(setup))

    def turn(self, state: State) -> Decision | None:
        s = of(state)
        if s.step == OVER:
            return None
        seat = NATURE if s.step in NATURES else s.seat
        return DECISIONS[seat][s.step]

    def legal(self, state: State) -> list[int]:
        s = of(state)
        step = s.step
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
        if step == DRAW or step == HAND:
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
        return []

    def odds(self, state: State) -> list[float]:
        s = of(state)
        if s.step == TILE:
            total = sum(s.leftover)
            return [left / total for left in s.leftover if left]
        count = len(self.legal(s))
        return [1.0 / count] * count

    def play(self, state: State, action: int) -> None:
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

    def refusal(self, state: State, action: int) -> Refusal | None:
        return refusals.refusal(of(state), state.catalogue.action(action))

    def describe(self, state: State, action: int) -> str:
        return view.describe(of(state), state.catalogue.action(action))

    def default(self, state: State) -> int:
        s = of(state)
        if s.step == SOURCE:
            return view.cheapest_source(s)
        return s.box.actions.done if s.step == PLACE and s.placements_left == 1 else -1

    def explain(self, state: State) -> Trace | None:
        return None

    def reveals(self, state: State, action: int) -> bool:
        return of(state).step == DELIVER  # the contract is shown to all

    def told(self, state: State, action: int, seat: int) -> str:
        s = of(state)
        if s.step in (HAND, DRAW) and seat not in (s.seat, s.victim):
            return "draw a contract"
        return state.catalogue.notation(action)

    def redact(self, state: State, seat: int) -> State:
        s = of(state).copy()
        for card, where in enumerate(s.where):
            hidden = where < IN_HAND + s.box.seats and where != IN_HAND + seat
            if hidden and card != s.card:  # the one being fulfilled lies open
                s.where[card] = UNKNOWN
        return s

    def view(self, state: State, seat: int) -> View:
        return view.view(of(self.redact(state, seat)), seat, self)

    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        s = of(state).copy()
        seen = of(self.redact(state, seat))
        hidden = [card for card, where in enumerate(seen.where) if where == UNKNOWN]
        places = [s.where[card] for card in hidden]
        keyed = sorted(range(len(hidden)), key=lambda i: (order[i % len(order)] * (i + 7919) % 100003, i))
        for i, k in enumerate(keyed):
            s.where[hidden[i]] = places[k]
        return s

    def unpack(self, setup: Setup, packed: bytes) -> State:
        return unpack(setup, open_box(setup), packed)

    def scores(self, state: State) -> Scores:
        return scoring.scores(of(state))

    def check(self, state: State) -> None:
        referee.check(of(state))

    def check_data(self, name: str, text: str, file: str) -> View:
        if name == "map":
            return view.map_view(read_map(text, file))
        if name == "contracts":
            cards, source = read_contracts(text, file)
            lines = [f"{card.id} {card.words} ({card.source})" for card in cards]
            return View(NATURE, [], [Panel(f"{len(cards)} contracts: {source}", "", lines)], {})
        raise BadInput(f"Steam Power has no data {name!r}.", cure=nearest(name, self.info.data))

    def arrange(self, setup: Setup, lines: list[str]) -> State:
        return position.arrange(setup, lines)

    def fact(self, state: State, words: list[str]) -> str:
        return position.fact(of(state), words)


def play_place(state: SteamPowerState, action: int) -> None:
    a = state.box.actions
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
    turn.next_placement(state)


def play_build(state: SteamPowerState, city: int) -> None:
    if state.bonus:
        state.site = city
        state.step = CUBES
    else:
        factory.build(state, city, state.box.cubes)
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
        route = fulfil.default_route(state, state.box.geography.group_of[city])
        fulfil.buy(state, city, [hop.owner for hop in route])
        turn.next_cube(state)


def play_hop(state: SteamPowerState, value: int) -> None:
    city, company = divmod(value, state.box.actions.companies)
    group = state.box.geography.group_of[city]
    state.visited += [group, company]
    if state.network[state.company] >> group & 1:
        source = state.source
        owners = state.visited[1::2]
        state.source = -1
        state.visited = []
        fulfil.buy(state, source, owners)
        turn.next_cube(state)

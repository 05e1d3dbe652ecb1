"""SteamRollers tables to test with: set-ups, positions, sheets, and games that reach deliveries."""

from collections.abc import Callable

from footplate.games.steamrollers.game import SteamRollers
from footplate.games.steamrollers.prospects import distances, trails
from footplate.games.steamrollers.state import SteamRollersState
from footplate.players import make_player
from footplate.players.player import Player
from footplate.table.game import NATURE, Game, Setup, State
from footplate.table.log import read_seats
from footplate.table.match import Match
from footplate.table.nature import Roller

GAME = SteamRollers()
ONLY: dict[str, Game] = {"steamrollers": GAME}
LEVELS = ["clerk", "conductor", "machinist", "engineer", "investor", "rail-baron"]
TABLES = ["red, blue", "red, blue, green", "red, blue, green, yellow", "red, blue, green, yellow, purple"]
SOLO = "red, blue=olive"


def of(state: State) -> SteamRollersState:
    assert isinstance(state, SteamRollersState)
    return state


def table(seats: str = "red, blue", chosen: dict[str, str] | None = None, **more: str) -> Setup:
    """A set-up. Options with dashes are written with underscores; `data_NAME` replaces a component."""
    options = {option.name: option.values[0] for option in GAME.info.options}
    said = {name.replace("_", "-"): value for name, value in ((chosen or {}) | more).items()}
    data = {name[len("data-") :]: text for name, text in said.items() if name.startswith("data-")}
    options |= {name: value for name, value in said.items() if not name.startswith("data-")}
    return Setup("steamrollers", "1.04", read_seats(GAME.info, seats), options, data)


def position(lines: str, setup: Setup | None = None) -> SteamRollersState:
    return of(GAME.arrange(setup or table(), [line.strip() for line in lines.splitlines() if line.strip()]))


class Builder(Player):
    """Random, but it delivers and goes on with lines: plain random play hardly ever connects two cities."""

    def __init__(self, seed: str) -> None:
        self.roller = Roller(f"builder {seed}")
        self.other = make_player("random", seed)

    def choose(self, game: object, state: object, legal: list[int]) -> int:
        assert isinstance(state, SteamRollersState)
        words = [state.catalogue.action(number).verb for number in legal]
        wanted = self.wanted(state, legal, words)
        return wanted[self.roller.below(len(wanted))]

    def wanted(self, state: SteamRollersState, legal: list[int], verbs: list[str]) -> list[int]:
        if self.roller.below(5) == 0:
            return legal
        for verb in ("deliver", "build"):
            there = [number for number, word in zip(legal, verbs, strict=True) if word == verb]
            if there and self.roller.below(3):
                return there
        if verbs[0] == "draw":
            values = [self.hexes_missing(state, number) for number in legal]
            return [number for number, value in zip(legal, values, strict=True) if value == min(values)]
        return legal

    def hexes_missing(self, state: SteamRollersState, number: int) -> int:
        """How many hexes all cities lack to be connected with each other, after a drawing."""
        after = state.copy()
        h, pair = state.catalogue.action(number).values
        after.draw(state.seat, h, pair)
        lacks, _ = distances(state.box, state.chart).lacking(trails(after, state.seat))
        return sum(n for n, reach in zip(lacks, after.reach[state.seat], strict=True) if not reach)


def play(setup: Setup, seed: str, kind: str = "builder", each: Callable[[Match], None] | None = None) -> Match:
    """A whole game; `each` looks at the match before every decision."""
    match = Match(GAME, setup)
    roller = Roller(seed)
    players = [
        Builder(f"{seed} {seat}") if kind == "builder" else make_player(kind, f"{seed} {seat}")
        for seat in range(len(setup.seats))
    ]
    while (decision := match.decision) is not None:
        if each is not None:
            each(match)
        legal = match.legal()
        if decision.seat == NATURE:
            action = legal[roller.choose(GAME.odds(match.state))]
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = players[decision.seat].choose(GAME, match.state, legal)
        match.play(decision.seat, action)
    return match

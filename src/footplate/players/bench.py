"""`footplate bench`: how fast the rules are. Random play on one core, beside Catanatron in the same run.

A decision is a choice among at least two actions. Forced moves and nature's draws cost time too: they count as moves.
Everything is CPU time, and the two engines take turns, so that a busy machine slows both alike.
"""

import json
import platform
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

import footplate
from footplate.calling import install
from footplate.games import GAMES
from footplate.players.catanatron import play_catanatron
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Game, Seat, Setup, State
from footplate.table.match import by_itself
from footplate.table.nature import Roller

SLICES: Final = 6
SEATS: Final = 4
SAMPLE_GAMES: Final = 5
AUTOMA_GAMES: Final = 20
CATANATRON: Final = "catanatron>=3.2"  # as in pyproject.toml


class Count:
    """What was played in how many CPU seconds."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.moves = 0
        self.seconds = 0.0

    def rates(self) -> dict[str, float]:
        return {
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "moves_per_second": self.moves / self.seconds,
            "decisions_per_game": self.decisions / self.games,
        }


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", default="steam-power", choices=sorted(GAMES), help="which game (steam-power)"
    )
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="CPU seconds for each engine (10)")
    parser.add_argument("--json", metavar="FILE", help="write the figures there; - for standard output")


def run(args: Namespace) -> int:
    if not 0 < args.seconds < 3600:
        raise BadInput(f"{args.seconds:g} seconds is too little or too much.", "--seconds", "10 give steady figures.")
    figures = measure(GAMES[args.game], float(args.seconds))
    if args.json:
        text = json.dumps(figures, indent=2) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
            return 0
        try:
            Path(args.json).write_text(text, "utf-8")
        except OSError as error:
            raise BadInput(f"{args.json} can't be written: {error.strerror}.", "--json") from None
    print_table(figures)
    return 0


def measure(game: Game, seconds: float) -> dict[str, object]:
    own, other = Count(), Count()
    setup = Setup(
        game.info.id,
        game.info.editions[0],
        [Seat(name) for name in game.info.colours[: min(SEATS, game.info.seats[1])]],
        {option.name: option.values[0] for option in game.info.options},
    )
    play_ours(game, setup, "warm up")
    installed = play_catanatron(1) is not None
    for _ in range(SLICES):
        spend(own, seconds / SLICES, lambda seed: play_ours(game, setup, str(seed)))
        if installed:
            spend(other, seconds / SLICES, lambda seed: play_catanatron(seed) or (0, 0))
    figures: dict[str, object] = {
        "game": game.info.id,
        "seats": len(setup.seats),
        "compiled": footplate.compiled(),
        "python": platform.python_version(),
        **own.rates(),
        **small_times(game, setup),
        "automa_turn_ms": {role: automa_turns(game, role) for role in game.info.automas},
        "catanatron": other.rates() if installed else None,
    }
    if installed:
        ours, theirs = own.rates(), other.rates()
        figures["ratio"] = {
            "decisions": ours["decisions_per_second"] / theirs["decisions_per_second"],
            "moves": ours["moves_per_second"] / theirs["moves_per_second"],
            "our_decisions_to_its_moves": ours["decisions_per_second"] / theirs["moves_per_second"],
        }
    return figures


def spend(count: Count, seconds: float, play: Callable[[int], tuple[int, int]]) -> None:
    """Play whole games for about so long."""
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        decisions, moves = play(count.games + 1)
        count.games += 1
        count.decisions += decisions
        count.moves += moves
    count.seconds += took


def play_ours(game: Game, setup: Setup, seed: str, seen: list[State] | None = None) -> tuple[int, int]:
    """A random game: how many decisions and moves it had. `seen` collects a copy of every position."""
    roller = Roller(f"bench {seed}")
    state = game.start(setup)
    decisions = moves = 0
    while (decision := game.turn(state)) is not None:
        legal = game.legal(state)
        action = by_itself(game, state, decision.seat, legal, roller, moves)
        if action < 0:
            action = legal[roller.below(len(legal))]
            decisions += 1
        if seen is not None:
            seen.append(state.copy())
        game.play(state, action)
        moves += 1
    return decisions, moves


def small_times(game: Game, setup: Setup) -> dict[str, float]:
    """Microseconds for a copy in the middle of a game, and for `legal` and `play` on average over whole games."""
    states: list[State] = []
    middle: list[State] = []
    for seed in range(SAMPLE_GAMES):
        seen: list[State] = []
        play_ours(game, setup, str(seed), seen)
        states += seen
        middle.append(seen[len(seen) // 2])
    times: dict[str, float] = {"copy_us": average([state.copy for state in middle * 2000])}
    began = time.process_time()
    answers = [game.legal(state) for state in states]
    times["legal_us"] = (time.process_time() - began) / len(states) * 1e6
    began = time.process_time()
    for state, legal in zip(states, answers, strict=True):
        game.play(state, legal[0])
    times["play_us"] = (time.process_time() - began) / len(states) * 1e6
    return times


def automa_turns(game: Game, role: str) -> dict[str, float]:
    """Milliseconds for a whole turn of an automa (finding each of its moves, and playing them), against random play."""
    seats = [Seat(game.info.colours[0]), Seat(game.info.colours[1], role)]
    options = {option.name: option.values[0] for option in game.info.options}
    times: list[float] = []
    for seed in range(AUTOMA_GAMES):
        roller = Roller(f"bench automa {seed}")
        state = game.start(Setup(game.info.id, game.info.editions[0], seats, options))
        turn = 0.0
        while (decision := game.turn(state)) is not None:
            began = time.process_time()
            legal = game.legal(state)
            action = by_itself(game, state, decision.seat, legal, roller, 0)
            game.play(state, action if action >= 0 else legal[roller.below(len(legal))])
            if decision.seat == NATURE:
                continue
            if seats[decision.seat].role in game.info.automas:
                turn += time.process_time() - began
            elif turn:
                times.append(turn * 1000)
                turn = 0.0
    times.sort()
    return {name: times[int(len(times) * share)] for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))}


def average(calls: list[Callable[[], object]]) -> float:
    began = time.process_time()
    for call in calls:
        call()
    return (time.process_time() - began) / len(calls) * 1e6


def print_table(figures: dict[str, object]) -> None:
    ours = figures
    theirs = figures["catanatron"]
    speed = "compiled" if figures["compiled"] else "interpreted"
    print(f"Random play on one core, {speed}, Python {figures['python']}, {figures['seats']} players\n")
    print(f"{'':24}{figures['game']:>14}" + (f"{'Catanatron':>14}{'ratio':>9}" if theirs else ""))
    for name, words in (("games", "games"), ("decisions", "decisions"), ("moves", "moves")):
        row = f"{words + ' per second':24}{number(ours, name + '_per_second'):14,.0f}"
        if isinstance(theirs, dict):
            other = number(theirs, name + "_per_second")
            row += f"{other:14,.0f}{number(ours, name + '_per_second') / other:8.1f}x"
        print(row)
    row = f"{'decisions per game':24}{number(ours, 'decisions_per_game'):14,.0f}"
    print(row + (f"{number(theirs, 'decisions_per_game'):14,.0f}" if isinstance(theirs, dict) else ""))
    print(f"{'copy of a state':24}{number(ours, 'copy_us'):11,.1f} us")
    print(f"{'legal':24}{number(ours, 'legal_us'):11,.1f} us")
    print(f"{'play':24}{number(ours, 'play_us'):11,.1f} us")
    turns = figures["automa_turn_ms"]
    for role, times in turns.items() if isinstance(turns, dict) else []:
        label = f"a turn of {role}"
        print(
            f"{label:24}{times['p50']:11,.2f} ms, 95 of 100 under {times['p95']:.2f} ms, 99 under {times['p99']:.2f} ms"
        )
    if not theirs:
        print(f"\nCatanatron is not installed. To compare with it: {install(CATANATRON)}")
    elif isinstance(ratio := figures.get("ratio"), dict):
        least = number(ratio, "our_decisions_to_its_moves")
        print(f"\nOur decisions to all of Catanatron's moves: {least:.1f}x")


def number(figures: dict[str, object], name: str) -> float:
    value = figures[name]
    assert isinstance(value, (int, float))
    return float(value)

"""`footplate fuzz`: random games over everything a game offers, with every check at every move.

A game that fails is written as a log that `footplate replay` opens.
"""

import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from traceback import extract_tb
from typing import Final

from footplate.games import GAMES
from footplate.players import make_player
from footplate.players.cases import describe, setup_for
from footplate.players.checks import Rehearsal
from footplate.table.errors import BadInput, nearest
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller

BATCH: Final = 5
MOST_MOVES: Final = 20_000
GREEDY_EVERY: Final = 8  # now and then a seat that plays well reaches positions that random play doesn't


class Result:
    """How one game went: the number of its moves, and if it failed where its log is and why."""

    def __init__(self, number: int, moves: int, log: str = "", error: str = "") -> None:
        self.number: Final = number
        self.moves: Final = moves
        self.log: Final = log
        self.error: Final = error


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=sorted(GAMES), help="which game")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games (200)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game (0)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes (1)")
    parser.add_argument("--out", default="fuzz", metavar="DIR", help="where the logs of failed games go (fuzz)")


def run(args: Namespace) -> int:
    games, first, jobs = int(args.games), int(args.first), int(args.jobs)
    if args.game not in GAMES:
        raise BadInput(f"unknown game {args.game!r}.", cure=nearest(args.game, list(GAMES)))
    if games < 1 or jobs < 1 or first < 0:
        raise BadInput("fuzz needs at least one game and one process.")
    out = Path(args.out)
    if out.exists() and not out.is_dir():
        raise BadInput(f"{out} is not a folder.", "--out")
    batches = [(args.game, args.seed, n, min(BATCH, first + games - n)) for n in range(first, first + games, BATCH)]
    tally = Tally(games)
    try:
        for results in played(batches, out, jobs):
            tally.add(results)
    except KeyboardInterrupt:
        tally.end("Stopped.")
        return 130
    tally.end("")
    return 1 if tally.failed else 0


class Tally:
    """Counts, and shows on a terminal how far it is."""

    def __init__(self, games: int) -> None:
        self.games: Final = games
        self.began: Final = time.monotonic()
        self.done = 0
        self.moves = 0
        self.failed = 0

    def add(self, results: list[Result]) -> None:
        for result in results:
            self.done += 1
            self.moves += result.moves
            if result.error:
                self.failed += 1
                clear_line()
                print(f"game {result.number}: {result.error}\n  {result.log}", flush=True)
        if sys.stderr.isatty():
            print(f"\r{self.done} of {self.games} games, {self.failed} failed ", end="", file=sys.stderr, flush=True)

    def end(self, word: str) -> None:
        clear_line()
        took = time.monotonic() - self.began
        failed = f"{self.failed} failed" if self.failed else "none failed"
        print(f"{word} {self.done} games, {self.moves:,} moves, {failed}, {took:.0f} s.".strip())


def clear_line() -> None:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


Batch = tuple[str, str, int, int]


def played(batches: list[Batch], out: Path, jobs: int) -> Iterator[list[Result]]:
    if jobs == 1:
        for batch in batches:
            yield play_batch(batch, out)
        return
    pool = ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent)
    try:
        futures: list[Future[list[Result]]] = [pool.submit(play_batch, batch, out) for batch in batches]
        for future in as_completed(futures):
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(batch: Batch, out: Path) -> list[Result]:
    game, seed, first, count = batch
    return [play_one(game, seed, number, out) for number in range(first, first + count)]


def play_one(id: str, seed: str, number: int, out: Path) -> Result:
    game = GAMES[id]
    roller = Roller(f"fuzz {seed} {number}")
    setup = setup_for(game, number, roller)
    players = [make_player("random", f"{seed} {number} {seat}") for seat in range(len(setup.seats))]
    if number % GREEDY_EVERY == 0:
        players[roller.below(len(players))] = make_player("greedy", f"{seed} {number}")
    rehearsal = Rehearsal(Match(game, setup), players, roller, MOST_MOVES)
    try:
        rehearsal.play()
    except Exception as error:
        match = rehearsal.match
        place = extract_tb(error.__traceback__)[-1]
        what = f"{rehearsal.trying}: {type(error).__name__}: {error}"
        match.last_notes = [
            f"footplate fuzz {id} --seed {seed} --first {number} --games 1",
            describe(setup),
            *what.splitlines(),
            f"{place.filename}:{place.lineno} in {place.name}",
        ]
        out.mkdir(parents=True, exist_ok=True)
        file = out / f"{id}-{seed}-{number}.log"
        file.write_text(write_log(match), "utf-8")
        return Result(number, len(match.entries), str(file), what)
    return Result(number, len(rehearsal.match.entries))

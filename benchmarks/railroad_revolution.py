"""Is Railroad Revolution worth playing? A player against itself in both editions, and against the Mautoma.

    python benchmarks/railroad_revolution.py [--games 100] [--first 0] [--jobs 2] [--tables base-2 …]
                                             [--player greedy] [--data deals=FILE …] [--keep FILE] [--minutes 5]
                                             [--json FILE]

Prints tables in Markdown: where an average winner's points come from, how long a game is, how often each action and
each ability is used, who wins by the order of turns, and the Mautoma's share of wins by level, on the same deals at
every level. Intervals are of 95 %, over deals. With --keep every game is kept in a file, a line each, and the same
command later goes on from there: a large study can be played in pieces. Values that were chosen on some deals are
measured on others: --first says where they begin.
"""

import argparse
import hashlib
import json
import math
import sys
import time
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TypedDict

from footplate import compiled
from footplate.games.railroad_revolution.actions import ACTIONS
from footplate.games.railroad_revolution.box import FILES
from footplate.games.railroad_revolution.effects import ABILITY, COLOURS
from footplate.games.railroad_revolution.game import RailroadRevolution
from footplate.games.railroad_revolution.options import MAUTOMA, data_text
from footplate.games.railroad_revolution.scoring import COLUMNS
from footplate.games.railroad_revolution.state import DONE, EFFECTS, PLACE, RailroadState
from footplate.players import make_player
from footplate.table.game import NATURE, Seat, Setup
from footplate.table.nature import Roller

GAME = RailroadRevolution()
BATCH = 5
PLAYERS = [f"{edition}-{count}" for edition in ("base", "expansion") for count in (2, 3, 4)]
LEVELS = [f"mautoma-{level}" for level in (1, 2, 3)]
TABLES = PLAYERS + LEVELS
SPECIALISTS = COLOURS[1:]
PROMOTED = "promote"


class Played(TypedDict):
    """A game. Seats are in the order of turns; what is counted of turns is over all people together."""

    table: str
    deal: int
    winners: list[int]
    points: list[list[int]]  # by seat, by column of the score pad
    rounds: int
    turns: int
    used: dict[str, int]  # turns by action, by ability (action and colour), by promotion instead of one
    taken: dict[str, int]  # completed milestones, and offers of deals


def setup_of(table: str, data: dict[str, str]) -> Setup:
    edition, _, number = table.rpartition("-")
    if edition == MAUTOMA:
        seats = [Seat("red"), Seat("blue", MAUTOMA)]
        return GAME.info.complete(Setup(GAME.info.id, "expansion", seats, {"level": number}, data))
    seats = [Seat(colour) for colour in GAME.info.colours[: int(number)]]
    return GAME.info.complete(Setup(GAME.info.id, edition, seats, {}, data))


class Counter:
    """What happens in a game, move by move."""

    def __init__(self) -> None:
        self.turns = 0
        self.used: dict[str, int] = {}
        self.taken: dict[str, int] = {}

    def add(self, to: dict[str, int], what: str) -> None:
        to[what] = to.get(what, 0) + 1

    def move(self, before: RailroadState, action: int, after: RailroadState) -> None:
        chosen = before.catalogue.action(action)
        family, values = chosen.verb, chosen.words
        where = ACTIONS[before.action] if before.action >= 0 else ""
        if before.step == PLACE and family != "sell":
            self.turns += 1
            self.add(self.used, "pass" if family == "pass" else values[1])
        elif family == "trade":
            self.add(self.taken, f"trade {values[0]}")
        elif before.step == EFFECTS and family == "ability":
            self.add(self.used, f"{where} {COLOURS[before.worker]}")
        elif family == "promote" and before.effects.count(ABILITY) > after.effects.count(ABILITY):
            self.add(self.used, PROMOTED)
        elif family == "deal":
            self.add(self.taken, f"{before.box.deals[before.deals[before.deal_at]].id} {values[0]}")


def play(table: str, player: str, data: dict[str, str], deal: int) -> Played:
    state = GAME.start(setup_of(table, data))
    assert isinstance(state, RailroadState)
    box = state.box
    players = [make_player(player, f"{deal} {seat}") for seat in range(box.seats)]
    roller = Roller(f"study {deal}")
    counter = Counter()
    while (decision := GAME.turn(state)) is not None:
        legal = GAME.legal(state)
        if decision.seat == NATURE:
            GAME.play(state, legal[roller.choose(GAME.odds(state))])
            continue
        before = state.copy()
        action = legal[0]
        if len(legal) > 1:
            action = players[decision.seat].choose(GAME, GAME.redact(state, decision.seat), legal)
        GAME.play(state, action)
        if not box.automas[decision.seat]:
            counter.move(before, action, state)
    people = [seat for seat in range(box.seats) if not box.automas[seat]]
    for tile, place in enumerate(state.where):
        if place - DONE in people:
            counter.add(counter.taken, box.milestones[tile].id)
    pad = GAME.scores(state)
    return {
        "table": table,
        "deal": deal,
        "winners": [state.order.index(seat) for seat in pad.winners],
        "points": [pad.rows[seat] for seat in state.order],
        "rounds": state.round,
        "turns": counter.turns,
        "used": counter.used,
        "taken": counter.taken,
    }


def play_batch(table: str, player: str, data: dict[str, str], deals: list[int]) -> list[Played]:
    return [play(table, player, data, deal) for deal in deals]


# What is kept


class Shelf:
    """Games that were played; in a file, if there is one, under a digest of the components they were played with and
    the name of who played them."""

    def __init__(self, file: Path | None, player: str, data: dict[str, str]) -> None:
        self.file = file
        self.player = player
        self.games: dict[tuple[str, int], Played] = {}
        parts = [data.get(name, data_text(FILES[name])) for name in FILES]
        digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:12]
        head = f"{digest} {player}"
        if file is None:
            return
        if not file.exists():
            file.write_text(head + "\n", "utf-8")
        first, *lines = file.read_text("utf-8").splitlines()
        if first != head:
            raise SystemExit(f"{file} holds games of somebody else, or with other components; name another file.")
        for line in lines:
            self.put(json.loads(line))

    def put(self, game: Played) -> None:
        self.games[game["table"], game["deal"]] = game

    def keep(self, games: Iterable[Played]) -> None:
        for game in games:
            self.put(game)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(game) + "\n" for game in games)

    def of(self, table: str) -> list[Played]:
        return [game for (of, _), game in sorted(self.games.items()) if of == table]


def fill(shelf: Shelf, tables: list[str], data: dict[str, str], all_deals: range, jobs: int, minutes: float) -> None:
    """Play what is missing, deal by deal over all tables, until it is there or the time is over."""
    missing: list[tuple[str, list[int]]] = []
    for at in range(0, len(all_deals), BATCH):
        for table in tables:
            deals = [deal for deal in all_deals[at : at + BATCH] if (table, deal) not in shelf.games]
            if deals:
                missing.append((table, deals))
    end = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(jobs) as pool:
        waiting: set[Future[list[Played]]] = {
            pool.submit(play_batch, table, shelf.player, data, deals) for table, deals in missing
        }
        for done, future in enumerate(as_completed(waiting), 1):
            shelf.keep(future.result())
            print(f"\r{done * 100 // len(missing)} %", end="", file=sys.stderr, flush=True)
            if time.monotonic() > end:
                pool.shutdown(cancel_futures=True)
                break


# What it says


class Share(TypedDict):
    mean: float
    low: float
    high: float


def interval(values: list[float]) -> Share:
    """Mean and 95 % interval of a value of each deal; where all are alike, by the rule of three."""
    count = len(values)
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(count - 1, 1) / count)
    error = 1.96 * spread or 3 / count
    return {"mean": mean, "low": mean - error, "high": mean + error}


class Report(TypedDict):
    table: str
    games: int
    winner: float  # an average winner's points
    sources: dict[str, float]  # their shares of it
    turns: float  # of each player
    short: float  # percentiles: one game in twenty has fewer …
    long: float  # … or more
    actions: dict[str, float]  # shares of all turns
    abilities: dict[str, float]
    cells: dict[str, float]
    seats: list[Share]  # wins in the order of turns
    taken: dict[str, float]  # of a game


def report(table: str, games: list[Played]) -> Report:
    sums = [0.0] * len(COLUMNS)
    for game in games:
        for seat in game["winners"]:
            for column, points in enumerate(game["points"][seat]):
                sums[column] += points / len(game["winners"]) / len(games)
    turns = sum(game["turns"] for game in games)
    people = 1 if table in LEVELS else int(table[-1])
    each = sorted(game["turns"] / people for game in games)

    def share(what: str) -> float:
        return sum(game["used"].get(what, 0) for game in games) / turns

    cells = {f"{action} {colour}": share(f"{action} {colour}") for action in ACTIONS for colour in SPECIALISTS}
    abilities = {colour: sum(cells[f"{action} {colour}"] for action in ACTIONS) for colour in SPECIALISTS}
    count = len(games[0]["points"])
    wins = [[(seat in game["winners"]) / len(game["winners"]) for game in games] for seat in range(count)]
    names = sorted({name for game in games for name in game["taken"]})
    return {
        "table": table,
        "games": len(games),
        "winner": sum(sums),
        "sources": {name: points / sum(sums) for name, points in zip(COLUMNS, sums, strict=True)},
        "turns": turns / people / len(games),
        "short": each[len(each) // 20],
        "long": each[-1 - len(each) // 20],
        "actions": {action: share(action) for action in ACTIONS},
        "abilities": abilities | {PROMOTED: share(PROMOTED)},
        "cells": cells,
        "seats": [interval(of_seat) for of_seat in wins],
        "taken": {name: sum(game["taken"].get(name, 0) for game in games) / len(games) for name in names},
    }


def percent(values: Iterable[float], digits: int = 0) -> str:
    return " / ".join(f"{100 * value:.{digits}f}" for value in values)


def show_players(reports: list[Report]) -> None:
    print("| table | games | winner | " + " / ".join(COLUMNS) + " % | turns | " + " / ".join(ACTIONS) + " % | ", end="")
    print(" / ".join([*SPECIALISTS, PROMOTED]) + " % | wins by seat % |")
    print("|---" * 8 + "|")
    for r in reports:
        seats = " / ".join(f"{100 * s['mean']:.1f} ± {100 * (s['high'] - s['mean']):.1f}" for s in r["seats"])
        turns = f"{r['turns']:.1f} ({r['short']:.0f} to {r['long']:.0f})"
        head = [r["table"], str(r["games"]), f"{r['winner']:.0f}", percent(r["sources"].values()), turns]
        print("| " + " | ".join(head), end=" ")
        print(f"| {percent(r['actions'].values())} | {percent(r['abilities'].values())} | {seats} |")


def show_cells(reports: list[Report]) -> None:
    print("\n| table | " + " | ".join(f"{action}: {' / '.join(SPECIALISTS)} %" for action in ACTIONS) + " |")
    print("|---" * (len(ACTIONS) + 1) + "|")
    for r in reports:
        cells = [percent([r["cells"][f"{action} {of}"] for of in SPECIALISTS], 1) for action in ACTIONS]
        print(f"| {r['table']} | {' | '.join(cells)} |")


def show_levels(shelf: Shelf) -> None:
    """The Mautoma by level, and how much more it wins than one level lower, deal by deal."""
    print("\n| level | games | Mautoma wins % | more than a level lower | Mautoma's points | player's points |")
    print("|---" * 6 + "|")
    lower: dict[int, float] = {}
    for table in LEVELS:
        games = shelf.of(table)
        if not games:
            continue
        wins = {game["deal"]: float(0 in game["winners"]) for game in games}  # the Mautoma begins
        own = interval(list(wins.values()))
        both = [wins[deal] - lower[deal] for deal in wins if deal in lower]
        text = f"{100 * own['mean']:.1f} ({100 * own['low']:.1f} to {100 * own['high']:.1f})"
        more = "–"
        if both:
            step = interval(both)
            more = f"{100 * step['mean']:+.1f} ({100 * step['low']:+.1f} to {100 * step['high']:+.1f})"
        points = [sum(sum(game["points"][seat]) for game in games) / len(games) for seat in (0, 1)]
        print(f"| {table[-1]} | {len(games)} | {text} | {more} | {points[0]:.0f} | {points[1]:.0f} |")
        lower = wins


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="per table")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tables", nargs="+", default=TABLES, choices=TABLES, metavar="TABLE")
    parser.add_argument("--player", default="greedy", metavar="NAME", help="who plays (greedy); medium:1t for example")
    parser.add_argument("--data", nargs="+", default=[], metavar="NAME=FILE", help="components to play with")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--taken", action="store_true", help="also tell milestones, deals and trades")
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    data = {name: Path(file).read_text("utf-8") for name, file in (pair.split("=", 1) for pair in args.data)}
    make_player(args.player, "")
    shelf = Shelf(args.keep, args.player, data)
    began = time.perf_counter()
    deals = range(args.first, args.first + args.games)
    fill(shelf, args.tables, data, deals, args.jobs, args.minutes)
    mode = "compiled" if compiled() else "interpreted"
    print(f"\r{len(shelf.games)} games, {time.perf_counter() - began:.0f} s, {mode}", file=sys.stderr)
    reports = [report(table, shelf.of(table)) for table in args.tables if shelf.of(table)]
    show_players(reports)
    show_cells(reports)
    show_levels(shelf)
    if args.taken:
        for r in reports:
            print(f"\n{r['table']}: " + ", ".join(f"{name} {value:.2f}" for name, value in r["taken"].items()))
    if args.json:
        args.json.write_text(json.dumps(reports, indent=2), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

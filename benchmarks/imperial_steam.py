"""Is Imperial Steam with our values worth playing? A player over all numbers of players, and against the Automa.

    python benchmarks/imperial_steam.py [--games 1000] [--first 0] [--jobs 2] [--tables 2,3,4,solo] [--player greedy]
                                        [--keep FILE] [--data boards=my-boards.toml]

Prints tables in Markdown: when and how games end, scores, how often each action is taken, what decides, which place of
the first round's order wins, and how the Automa's difficulties fare on the same deals. Modes of set-up take turns. With
--keep every batch is written to a file as it is done; the same command later goes on from there, and more --games add
to it.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TypedDict

from footplate import compiled
from footplate.games.imperial_steam.game import ImperialSteam
from footplate.games.imperial_steam.options import FIRST_GAME, RANDOM, STANDARD
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.terms import TILES
from footplate.players import make_player
from footplate.table.game import Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller

GAME = ImperialSteam()
MODES = [FIRST_GAME, STANDARD, RANDOM]
SOURCES = ["deliveries", "keys", "contracts", "shares", "income", "Trieste"]
DIFFICULTIES = {
    "A, no money after the bid": ("none", "none-after-bid"),
    "all A": ("none", "normal"),
    "one B": ("one-drawn", "normal"),
    "two B": ("two-drawn", "normal"),
    "all B": ("all", "normal"),
    "all B, 50 more": ("all", "50-more"),
    "all B, 100 more": ("all", "100-more"),
    "all B, 150 more": ("all", "150-more"),
}
BATCH = 10


class Seen(TypedDict):
    """One game. `gains`: gulden by seat and source before the investors' part; `places`: seats in the first order."""

    mode: str
    round: int
    reached: bool
    totals: list[int]
    winners: list[int]
    places: list[int]
    tiles: list[list[int]]
    gains: list[list[int]]
    wealth: list[int]
    investors: list[int]
    links: list[int]


def set_up(table: str, number: int, data: dict[str, str]) -> Setup:
    """The set-up of a game: a table is a number of players or a difficulty of the Automa."""
    options = {"setup": MODES[number % len(MODES)]}
    seats = [Seat(name) for name in GAME.info.colours[: int(table) if table.isdigit() else 1]]
    if table in DIFFICULTIES:
        options["b-cards"], options["automa-money"] = DIFFICULTIES[table]
        seats.append(Seat(GAME.info.colours[1], GAME.info.automas[0]))
    return Setup(GAME.info.id, GAME.info.editions[0], seats, options, data)


def play(table: str, number: int, player: str, data: dict[str, str]) -> Seen:
    setup = set_up(table, number, data)
    match = Match(GAME, setup)
    roller = Roller(f"study {number}")
    players = [make_player(player, f"study {number} {seat}") for seat in range(len(setup.seats))]
    tiles = [[0] * len(TILES) for _ in setup.seats]
    gains = [[0] * len(SOURCES) for _ in setup.seats]
    places: list[int] = []
    reached: list[int] = []
    match.settle(roller)
    while (decision := match.decision) is not None:
        state = own(match)
        seat = decision.seat
        if state.round and not places:
            places = list(state.order)
        action = players[seat].choose(GAME, GAME.redact(state, seat), match.legal())
        words = match.catalogue.notation(action).split()
        money, round_ = state.money[seat], state.round
        if words[0] == "hand":
            tiles[seat][TILES.index(words[1])] += 1
        match.play(seat, action)
        count_gain(gains[seat], words[0], own(match).money[seat] - money)
        match.settle(roller)
        count_goal(gains, reached, own(match))
        if own(match).round > round_ > 0:
            for other, gained in enumerate(gains):
                gained[SOURCES.index("income")] += own(match).income(other)
    return finished(match, places, tiles, gains)


def own(match: Match) -> ImperialSteamState:
    assert isinstance(match.state, ImperialSteamState)
    return match.state


def count_gain(gains: list[int], verb: str, more: int) -> None:
    """Money that a move brought, by its source."""
    if verb in ("deliver", "sell"):
        gains[SOURCES.index("deliveries" if verb == "deliver" else "shares")] += more


def count_goal(gains: list[list[int]], reached: list[int], state: ImperialSteamState) -> None:
    """The bonus of Trieste, for players who have come there now."""
    boards = state.box.boards
    for seat in range(state.box.seats):
        if seat not in reached and state.connected(seat):
            if seat != state.box.automa:
                gains[seat][SOURCES.index("Trieste")] += (
                    boards.cities_goal_later if reached else boards.cities_goal_first
                )
            reached.append(seat)


def finished(match: Match, places: list[int], tiles: list[list[int]], gains: list[list[int]]) -> Seen:
    state = own(match)
    scores = GAME.scores(state)
    for seat, row in enumerate(scores.rows):
        _, semmering, keys, contracts, _ = row
        gains[seat][SOURCES.index("income")] += semmering
        gains[seat][SOURCES.index("keys")] += keys
        gains[seat][SOURCES.index("contracts")] += contracts
    return {
        "mode": match.setup.options["setup"],
        "round": state.round,
        "reached": state.anybody_connected(),
        "totals": scores.totals,
        "winners": scores.winners,
        "places": places,
        "tiles": tiles,
        "gains": gains,
        "wealth": [sum(row[:-1]) for row in scores.rows],
        "investors": state.investors[:],
        "links": [sum(owners >> seat & 1 for owners in state.tracks) for seat in range(state.box.seats)],
    }


def play_batch(table: str, first: int, count: int, player: str, data: dict[str, str]) -> list[Seen]:
    return [play(table, number, player, data) for number in range(first, first + count)]


# What the games show.


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Mean and the half width of its 95 % interval; where all are 0 or all 1, by the rule of three."""
    mean = sum(values) / len(values)
    variance = sum((v - mean) ** 2 for v in values) / max(len(values) - 1, 1)
    return mean, 1.96 * math.sqrt(variance / len(values)) or 3 / len(values)


def share(flags: Iterable[float]) -> str:
    mean, error = interval([float(flag) for flag in flags])
    return f"{mean * 100:.1f} % ± {error * 100:.1f}"


def quantile(values: list[int], part: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def decided(seen: Seen, source: str) -> bool:
    """Whether somebody else would have won without what a source brought (shares: without selling any)."""
    at = SOURCES.index(source)
    left: list[int] = []
    for gains, wealth, investors in zip(seen["gains"], seen["wealth"], seen["investors"], strict=True):
        sold = 0 if source == "shares" else investors
        rest = wealth - gains[at]
        left.append(rest - max(0, rest) * sold // 10)
    return left.index(max(left)) not in seen["winners"]


def won(seen: Seen, seat: int) -> float:
    return 1 / len(seen["winners"]) if seat in seen["winners"] else 0.0


def rows(games: dict[str, list[Seen]]) -> list[tuple[str, Callable[[list[Seen]], str]]]:
    """The lines of the table over numbers of players."""
    every = [
        ("games", lambda g: str(len(g))),
        ("Trieste is reached", lambda g: share(seen["reached"] for seen in g)),
        ("ends in round 6 to 8", lambda g: share(6 <= seen["round"] <= 8 for seen in g)),
        *[(f"ends in round {n}", lambda g, n=n: share(seen["round"] == n for seen in g)) for n in range(4, 9)],
        ("score: mean", lambda g: f"{interval(points(g))[0]:.0f} ± {interval(points(g))[1]:.0f}"),
        ("score: a tenth below, half, a tenth above", lambda g: quantiles(points(g))),
        ("score of the winner", lambda g: f"{interval([max(seen['totals']) for seen in g])[0]:.0f}"),
        ("links, each", lambda g: f"{interval([n for seen in g for n in seen['links']])[0]:.1f}"),
        ("investors, each", lambda g: f"{interval([n for seen in g for n in seen['investors']])[0]:.1f}"),
        *[(f"{source}, gulden each", lambda g, at=at: brought(g, at)) for at, source in enumerate(SOURCES)],
        *[(f"{source} decide", lambda g, s=source: share(decided(seen, s) for seen in g)) for source in SOURCES],
        *[(f"action {tile}", lambda g, at=at: taken(g, at)) for at, tile in enumerate(TILES)],
    ]
    most = max(int(table) for table in games)
    return every + [(f"place {n + 1} wins", lambda g, n=n: place_wins(g, n)) for n in range(most)]


def points(games: list[Seen]) -> list[int]:
    return [total for seen in games for total in seen["totals"]]


def quantiles(values: list[int]) -> str:
    return ", ".join(str(quantile(values, part)) for part in (0.1, 0.5, 0.9))


def brought(games: list[Seen], at: int) -> str:
    return f"{interval([gains[at] for seen in games for gains in seen['gains']])[0]:.0f}"


def taken(games: list[Seen], at: int) -> str:
    every = sum(sum(tiles) for seen in games for tiles in seen["tiles"])
    return f"{sum(tiles[at] for seen in games for tiles in seen['tiles']) / every * 100:.1f} %"


def place_wins(games: list[Seen], place: int) -> str:
    if place >= len(games[0]["places"]):
        return ""
    return share(won(seen, seen["places"][place]) for seen in games)


def print_players(games: dict[str, list[Seen]]) -> None:
    print("| | " + " | ".join(f"{table} players" for table in games) + " |")
    print("|---|" + "---|" * len(games))
    for words, line in rows(games):
        print(f"| {words} | " + " | ".join(line(found) for found in games.values()) + " |")


def print_automa(games: dict[str, list[Seen]], player: str) -> None:
    print(f"\n| Automa | games | {player} | Automa | its lead | harder by | {player} wins | ends by Trieste |")
    print("|---|---|---|---|---|---|---|---|")
    before: list[int] = []
    for table, found in games.items():
        mine = interval([seen["totals"][0] for seen in found])
        its = interval([seen["totals"][1] for seen in found])
        wins = share(won(seen, 0) for seen in found)
        reached = share(seen["reached"] for seen in found)
        leads = [seen["totals"][1] - seen["totals"][0] for seen in found]
        lead = interval(leads)
        harder = interval([now - then for now, then in zip(leads, before, strict=True)]) if before else (0.0, 0.0)
        step = f"{harder[0]:.0f} ± {harder[1]:.0f}" if before else ""
        before = leads
        print(
            f"| {table} | {len(found)} | {mine[0]:.0f} ± {mine[1]:.0f} | {its[0]:.0f} ± {its[1]:.0f} "
            f"| {lead[0]:.0f} ± {lead[1]:.0f} | {step} | {wins} | {reached} |"
        )


# Keeping what was played.


class Kept:
    """Batches that are done, in memory and, line by line, in a file."""

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None
        self.batches: dict[tuple[str, int], list[Seen]] = {}
        if self.path and self.path.exists():
            for line in self.path.read_text("utf-8").splitlines():
                table, first, games = json.loads(line)
                self.batches[table, first] = games

    def add(self, table: str, first: int, games: list[Seen]) -> None:
        self.batches[table, first] = games
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([table, first, games]) + "\n")

    def of(self, table: str, wanted: Sequence[int]) -> list[Seen]:
        return [seen for first in wanted for seen in self.batches.get((table, first), [])]


def play_all(tables: list[str], firsts: list[int], args: argparse.Namespace, kept: Kept) -> None:
    data = dict(value.split("=", 1) for value in args.data)
    texts = {name: Path(file).read_text("utf-8") for name, file in data.items()}
    with ProcessPoolExecutor(args.jobs) as pool:
        waiting: dict[Future[list[Seen]], tuple[str, int]] = {}
        for first in firsts:
            for table in tables:
                if (table, first) not in kept.batches:
                    waiting[pool.submit(play_batch, table, first, BATCH, args.player, texts)] = (table, first)
        for done, future in enumerate(as_completed(waiting), 1):
            kept.add(*waiting[future], future.result())
            print(f"\r{done * 100 // len(waiting)} %", end="", file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help=f"for each table, a multiple of {BATCH} (1000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal (0)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tables", default="2,3,4,solo", help="numbers of players, and solo (2,3,4,solo)")
    parser.add_argument("--player", default="greedy", metavar="NAME", help="who plays (greedy); medium:1t for example")
    parser.add_argument("--keep", default="", metavar="FILE", help="where batches are kept, and read from")
    parser.add_argument("--data", action="append", default=[], metavar="NAME=FILE", help="another file of components")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    named = args.tables.split(",")
    players = [table for table in named if table != "solo"]
    solo = list(DIFFICULTIES) if "solo" in named else []
    firsts = list(range(args.first, args.first + args.games, BATCH))
    kept = Kept(args.keep)
    began = time.perf_counter()
    play_all(players + solo, firsts, args, kept)
    mode = "compiled" if compiled() else "interpreted"
    print(f"\r{args.games} games a table, {time.perf_counter() - began:.0f} s, {mode}", file=sys.stderr)
    if players:
        print_players({table: kept.of(table, firsts) for table in players})
    if solo:
        print_automa({table: kept.of(table, firsts) for table in solo}, args.player)
    return 0


if __name__ == "__main__":
    sys.exit(main())

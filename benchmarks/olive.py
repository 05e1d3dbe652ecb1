"""How strong is Olive? Greedy against each of her six levels, on the same deals at every level.

    python benchmarks/olive.py [--games 400] [--jobs 2] [--player greedy] [--mountains none] [--json FILE]

Prints a table in Markdown: mean scores, the share of games the player wins, and how often Olive wins at once, with 95 %
intervals. Every level plays the same seeds: the same goods, tiles and dice, as far as the games go alike.
"""

import argparse
import json
import math
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed

from footplate import compiled
from footplate.games.steamrollers.game import SteamRollers
from footplate.players import make_player, play_on
from footplate.table.game import Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller

GAME = SteamRollers()
LEVELS = ["clerk", "conductor", "machinist", "engineer", "investor", "rail-baron"]
BATCH = 10
Result = tuple[int, int, float, float]  # points, Olive's points, won, lost at once


def play(level: str, player: str, mountains: str, seeds: list[int]) -> list[Result]:
    out: list[Result] = []
    for seed in seeds:
        options = {option.name: option.values[0] for option in GAME.info.options}
        options |= {"level": level, "mountains": mountains}
        setup = Setup("steamrollers", "1.04", [Seat("red"), Seat("blue", "olive")], options)
        match = Match(GAME, setup)
        play_on(match, [make_player(player, f"olive {seed}")] * 2, Roller(f"olive {seed}"))
        scores = GAME.scores(match.state)
        won = float(scores.winners == [0])
        out.append((scores.totals[0], scores.totals[1], won, float(GAME.own(match.state).olive_won)))
    return out


def interval(values: list[float]) -> tuple[float, float]:
    """Mean and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((v - mean) ** 2 for v in values) / max(len(values) - 1, 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def tell(results: dict[str, list[Result]]) -> dict[str, dict[str, tuple[float, float]]]:
    print("| level | dice | player's points | Olive's points | player wins | Olive wins at once |")
    print("|---|---|---|---|---|---|")
    table: dict[str, dict[str, tuple[float, float]]] = {}
    for dice, level in enumerate(LEVELS, 1):
        own, other, won, lost = (interval([float(game[i]) for game in results[level]]) for i in range(4))
        table[level] = {"player": own, "olive": other, "wins": won, "at once": lost}
        print(
            f"| {level} | {dice} | {own[0]:.1f} ± {own[1]:.1f} | {other[0]:.1f} ± {other[1]:.1f} "
            f"| {won[0] * 100:.1f} % ± {won[1] * 100:.1f} | {lost[0] * 100:.1f} % |"
        )
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--mountains", default="none", choices=["none", "medium", "hard"])
    parser.add_argument("--json", default="")
    args = parser.parse_args()
    began = time.perf_counter()
    results: dict[str, list[Result]] = {level: [] for level in LEVELS}
    with ProcessPoolExecutor(args.jobs) as pool:
        waiting: dict[Future[list[Result]], str] = {}
        for at in range(0, args.games, BATCH):
            for level in LEVELS:
                seeds = list(range(at, min(at + BATCH, args.games)))
                waiting[pool.submit(play, level, args.player, args.mountains, seeds)] = level
        for done, future in enumerate(as_completed(waiting), 1):
            results[waiting[future]] += future.result()
            print(f"\r{done * 100 // len(waiting)} %", end="", file=sys.stderr)
    seconds = time.perf_counter() - began
    mode = "compiled" if compiled() else "interpreted"
    print(f"\r{args.games} games a level, {args.player}, {seconds:.0f} s, {mode}", file=sys.stderr)
    table = tell(results)
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(table, file, indent=2)
    return 0


if __name__ == "__main__":
    sys.exit(main())

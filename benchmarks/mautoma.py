"""How strong is the Mautoma? Greedy against each difficulty level, on the same deals at every level.

    python benchmarks/mautoma.py [--games 400] [--jobs 2] [--map GL] [--json FILE]

Prints a table in Markdown: mean scores and the share of games the player wins, with 95 % intervals (a tie counts half).
Every level plays the same seeds, so that levels are compared deal by deal.
"""

import argparse
import json
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from footplate import compiled
from footplate.games import GAMES
from footplate.players import make_player, play_on
from footplate.table.game import Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller

LEVELS = ["very-easy", "easy", "normal", "hard", "very-hard"]
BATCH = 10


def play(level: str, map_name: str, seeds: list[int]) -> list[tuple[int, int, float]]:
    """Games as (player's points, automa's points, share of the win)."""
    game = GAMES["steam-power"]
    out: list[tuple[int, int, float]] = []
    for seed in seeds:
        setup = Setup(
            "steam-power",
            "final",
            [Seat("red"), Seat("blue", "mautoma")],
            {"map": map_name, "difficulty": level},
        )
        match = Match(game, setup)
        play_on(match, [make_player("greedy", f"mautoma {seed}")] * 2, Roller(f"mautoma {seed}"))
        scores = game.scores(match.state)
        share = 1 / len(scores.winners) if 0 in scores.winners else 0.0
        out.append((scores.totals[0], scores.totals[1], share))
    return out


def interval(values: list[float]) -> tuple[float, float]:
    """Mean and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((v - mean) ** 2 for v in values) / max(len(values) - 1, 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--map", default="GL", choices=["GL", "DE", "NE"])
    parser.add_argument("--json", default="")
    args = parser.parse_args()
    began = time.perf_counter()
    results: dict[str, list[tuple[int, int, float]]] = {level: [] for level in LEVELS}
    with ProcessPoolExecutor(args.jobs) as pool:
        waiting = {}
        for at in range(0, args.games, BATCH):
            for level in LEVELS:
                seeds = list(range(at, min(at + BATCH, args.games)))
                waiting[pool.submit(play, level, args.map, seeds)] = level
        for done, future in enumerate(as_completed(waiting), 1):
            results[waiting[future]] += future.result()
            print(f"\r{done * 100 // len(waiting)} %", end="", file=sys.stderr)
    seconds = time.perf_counter() - began
    mode = "compiled" if compiled() else "interpreted"
    print(f"\r{args.games} games a level on {args.map}, {seconds:.0f} s, {mode}", file=sys.stderr)
    print("| level | compensation | greedy's points | Mautoma's points | greedy wins |")
    print("|---|---|---|---|---|")
    table = {}
    for level, compensation in zip(LEVELS, [0, 2, 5, 10, 15], strict=True):
        own = interval([float(own) for own, _, _ in results[level]])
        other = interval([float(other) for _, other, _ in results[level]])
        share = interval([share for _, _, share in results[level]])
        table[level] = {"greedy": own, "mautoma": other, "wins": share, "games": len(results[level])}
        print(
            f"| {level} | ${compensation} | {own[0]:.1f} ± {own[1]:.1f} | {other[0]:.1f} ± {other[1]:.1f} "
            f"| {share[0] * 100:.1f} % ± {share[1] * 100:.1f} |"
        )
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(table, file, indent=2)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`footplate fit`: learns from games what positions are worth, and writes it down for the players that think.

Games are played by one of the players with some noise, and positions of them are held against the points that their
seat was ahead at the end. How well that predicts games it has not seen stands in the file.
"""

import sys
import time
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path
from typing import Final

from footplate import compiled
from footplate.games import GAMES
from footplate.players import make_player
from footplate.players.levels import USUAL, kind_of, level_option, settings
from footplate.players.search.chance import deal, mix
from footplate.players.search.rollout import Rollout
from footplate.players.search.value import PROMISES, UNFITTED, features
from footplate.table.errors import BadInput
from footplate.table.game import PLAYER, Game, Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller

NOISE: Final = 12  # one decision in so many is any legal one, so that worse positions are seen too
RIDGE: Final = 3.0  # how strongly weights are held near nothing: the weight of so many positions
BATCH: Final = 4
HERE: Final = Path(__file__).parent / "fitted"


class Seen:
    """A position of a game: what is known of it, how much was left, and what its seat was ahead at the end."""

    def __init__(self, known: list[float], left: float) -> None:
        self.known: Final = known
        self.left: Final = left
        self.ahead = 0.0


def tables(game: Game) -> list[Setup]:
    """Every kind of table that has to be learned: numbers of players, and of automas at each of their levels."""
    info = game.info
    low, high = info.seats
    found: dict[str, Setup] = {}
    level = level_option(info)
    for count in range(low, high + 1):
        for automas in {0, *range(1, count)} if info.automas else {0}:
            if automas and count - automas > 1:
                continue
            roles = [PLAYER] * (count - automas) + info.automas[:1] * automas
            for value in level.values if automas and level is not None else [""]:
                options = {level.name: value} if value and level is not None else {}
                seats = [Seat(name, role) for name, role in zip(info.colours, roles, strict=False)]
                for edition in info.editions:
                    setup = Setup(info.id, edition, seats, options)
                    try:
                        game.start(setup)
                    except BadInput:
                        continue  # the game has no such table
                    found.setdefault(kind_of(info, setup), setup)
    return list(found.values())


def varied(game: Game, setup: Setup, roller: Roller) -> Setup:
    """The same kind of table with another edition and other usual options."""
    info = game.info
    for _ in range(20):
        options = dict(setup.options)
        for option in info.options:
            if not option.expert and option.name not in options and option.concerns(setup):
                options[option.name] = option.values[roller.below(len(option.values))]
        other = Setup(info.id, info.editions[roller.below(len(info.editions))], setup.seats, options)
        try:
            game.start(other)
        except BadInput:
            continue
        return other
    return setup


def one_game(game: Game, setup: Setup, player: str, seed: str) -> list[Seen]:
    """Positions at the beginning of people's turns."""
    roller = Roller(f"fit {seed}")
    match = Match(game, varied(game, setup, roller))
    seats = range(len(setup.seats))
    players = [make_player(player, f"{seed} {seat}") for seat in seats]
    found: list[tuple[int, Seen]] = []
    own = -1  # the last line of the log that was decided
    match.settle(roller)
    while (decision := match.decision) is not None and not match.full:
        seat = decision.seat
        if match.version > own + 1:  # something has happened since
            known = features(game, match.state, seat)
            if known is not None:
                found.append((seat, Seen(known, game.left(match.state))))
        own = match.version
        legal = match.legal()
        if roller.below(NOISE) == 0:
            match.play(seat, legal[roller.below(len(legal))])
        else:
            match.play(seat, players[seat].choose(game, game.redact(match.state, seat), legal))
        match.settle(roller)
    totals = game.scores(match.state).totals
    for seat, seen in found:
        others = [total for other, total in enumerate(totals) if other != seat]
        seen.ahead = float(totals[seat] - (max(others) if others else 0))
    return [seen for _, seen in found]


def some_games(id: str, setup: Setup, player: str, seeds: list[str]) -> list[list[Seen]]:
    return [one_game(GAMES[id], setup, player, seed) for seed in seeds]


# Least squares


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric, positive system, by elimination."""
    size = len(right)
    rows = [[*row, right[i]] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= factor * rows[i][j]
    out = [0.0] * size
    for i in reversed(range(size)):
        out[i] = (rows[i][size] - sum(rows[i][j] * out[j] for j in range(i + 1, size))) / rows[i][i]
    return out


def fit(seen: list[Seen], pad: bool) -> list[float]:
    """Weights that come nearest, by least squares; each is held near nothing in the measure of what it weighs. `pad`:
    the score pad is weighed too."""
    every = len(seen[0].known)
    size = every if pad else min(every, PROMISES)
    scale = [max(1e-9, (sum(s.known[i] ** 2 for s in seen) / len(seen)) ** 0.5) for i in range(size)]
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for s in seen:
        known = [value / scale[i] for i, value in enumerate(s.known[:size])]
        for i, value in enumerate(known):
            if value:
                right[i] += value * s.ahead
                row = matrix[i]
                for j in range(size):
                    row[j] += value * known[j]
    for i in range(size):
        matrix[i][i] += RIDGE
    return [weight / scale[i] for i, weight in enumerate(solved(matrix, right))] + [0.0] * (every - size)


def told(weights: list[float], known: list[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, known, strict=True))


def third(left: float) -> int:
    return min(2, int(3 * left))


def held_out(games: list[list[Seen]], pad: bool) -> tuple[list[float], float]:
    """How far off a fit to half of the games is in the other half, by thirds of a game from the last to the first; and
    the part of the differences between games that it explains."""
    off: list[list[float]] = [[], [], []]
    aheads: list[float] = []
    for half in (0, 1):
        weights = fit([s for game in games[half::2] for s in game], pad)
        for game in games[1 - half :: 2]:
            for s in game:
                off[third(s.left)].append((told(weights, s.known) - s.ahead) ** 2)
                aheads.append(s.ahead)
    mean = sum(aheads) / len(aheads)
    total = sum((ahead - mean) ** 2 for ahead in aheads)
    every = [*off[0], *off[1], *off[2]]
    usual = (sum(every) / len(every)) ** 0.5
    spread = [max(1.0, (sum(part) / len(part)) ** 0.5) if part else usual for part in off]
    return spread, 1.0 - sum(every) / total if total else 0.0


def pace_of(game: Game, setup: Setup, turns: int, width: int) -> int:
    """Positions that trials come through in a second here."""
    roller = Roller("pace")
    match = Match(game, setup)
    player = make_player("greedy", "pace")
    spent, work = 0.0, 0
    match.settle(roller)
    while (decision := match.decision) is not None and not match.full:
        seen = game.redact(match.state, decision.seat)
        chance = mix(7, len(match.moves))
        rollout = Rollout(game, decision.seat, len(setup.seats), turns, width, UNFITTED)
        there = game.sample(seen, decision.seat, deal(chance))
        began = time.process_time()
        for trial in range(3):
            rollout.play(there.copy(), mix(chance, trial))
        spent += time.process_time() - began
        work += rollout.work
        match.play(decision.seat, player.choose(game, seen, match.legal()))
        match.settle(roller)
    return int(work / max(spent, 1e-6))


# The command


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=sorted(GAMES), help="which game")
    parser.add_argument(
        "--games", type=int, default=200, metavar="N", help="how many games of each kind of table (200)"
    )
    parser.add_argument("--player", default="greedy", metavar="NAME", help="who plays them (greedy)")
    parser.add_argument(
        "--kinds", default="", metavar="K,…", help="only these kinds of table; the others stay as they are"
    )
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed learns the same (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes (1)")
    parser.add_argument(
        "--out", default="", metavar="FILE", help="where to write it (its place among Footplate's files)"
    )


def main_parser() -> ArgumentParser:
    parser = ArgumentParser("footplate fit")
    add_arguments(parser)
    return parser


def run(args: Namespace) -> int:
    game = GAMES[args.game]
    if args.games < 4 or args.jobs < 1:
        raise BadInput("fit needs at least four games and one process.")
    make_player(args.player, "")
    wanted = [kind.strip() for kind in args.kinds.split(",") if kind.strip()]
    setups = {kind_of(game.info, setup): setup for setup in tables(game)}
    if unknown := [kind for kind in wanted if kind not in setups]:
        raise BadInput(
            f"{game.info.title} has no kind of table {unknown[0]!r}.", "--kinds", f"Possible: {', '.join(setups)}"
        )
    out = Path(args.out) if args.out else HERE / f"{args.game}.toml"
    learned = 0
    try:
        with ProcessPoolExecutor(args.jobs) as pool:
            for kind, setup in setups.items():
                if not wanted or kind in wanted:
                    write(out, game, {kind: learn(pool, game, kind, setup, args)})
                    learned += 1
    except KeyboardInterrupt:
        print(f"\nStopped; {learned} kinds of table are written.", file=sys.stderr)
        return 130
    print(f"{out}: {learned} kinds of table")
    return 0


def learn(pool: ProcessPoolExecutor, game: Game, kind: str, setup: Setup, args: Namespace) -> list[str]:
    """The lines of a kind of table."""
    seeds = [f"{args.seed} {kind} {number}" for number in range(args.games)]
    batches = [seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH)]
    games: list[list[Seen]] = []
    waiting = [pool.submit(some_games, args.game, setup, args.player, batch) for batch in batches]
    for future in waiting:
        games += [found for found in future.result() if found]
        if sys.stderr.isatty():
            print(f"\r{kind}: {len(games)} of {args.games} games", end="", file=sys.stderr, flush=True)
    seen = [s for found in games for s in found]
    known = settings(args.game, kind)
    pad = bool(known["pad"])
    spread, explained = held_out(games, pad)
    pace = pace_of(game, setup, int(known["turns"]), int(known["width"]))
    print(
        f"\r{kind}: {len(games)} games, {len(seen)} positions, explains {explained:.0%}, {pace} positions a second",
        file=sys.stderr,
    )
    mode = "compiled" if compiled() else "interpreted"
    played = f"{len(games)} games of {args.player}, seed {args.seed}, {len(seen)} positions"
    return [
        f"# {date.today()}: {played}; explains {explained:.0%} of the",
        f"# differences between games that it has not seen. Pace measured {mode}.",
        *(f"{name} = {known[name]}" for name in USUAL),
        f"pace = {pace}",
        f"spread = [{', '.join(f'{value:.2f}' for value in spread)}]",
        f"weights = [{', '.join(f'{weight:.6g}' for weight in fit(seen, pad))}]",
    ]


def write(out: Path, game: Game, learned: dict[str, list[str]]) -> None:
    """The file with what was learned, in place of what it said of these kinds of table."""
    parts: dict[str, list[str]] = {}
    if out.exists():
        kind = ""
        for line in out.read_text("utf-8").splitlines():
            if line.startswith("[tables."):
                kind = line[len('[tables."') : -len('"]')]
                parts[kind] = []
            elif kind and line:
                parts[kind].append(line)
    parts |= learned
    text = [
        f"# What positions of {game.info.title} are worth, and how they are searched.",
        f"# Written by `footplate fit {game.info.id}`.",
        "# Ours, learned from games; the features that are weighed stand in players/search/value.py.",
    ]
    for kind in sorted(parts):
        text += ["", f'[tables."{kind}"]', *parts[kind]]
    half = out.with_suffix(".new")
    half.write_text("\n".join(text) + "\n", "utf-8")
    half.replace(out)

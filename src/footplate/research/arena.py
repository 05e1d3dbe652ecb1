"""`footplate arena`: players against each other, many games, and what that says of their strength."""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil
from pathlib import Path
from typing import Final

from footplate.front import find_game
from footplate.games import GAMES
from footplate.home import data_folder
from footplate.research.contest import Failed, Played, play_deals
from footplate.research.figures import Figure, Results, results, verdict
from footplate.research.keeping import Kept
from footplate.research.plan import Plan
from footplate.research.running import Lost, crew, spread
from footplate.table.errors import BadInput
from footplate.table.game import Game

MOST_GAMES: Final = 10_000_000
STOPPED: Final = 130


class Enough(Exception):
    """The test has its answer."""


def add_table_arguments(parser: ArgumentParser) -> None:
    """Who plays what: the same for whatever is done with the games."""
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument(
        "--players",
        required=True,
        metavar="P,P",
        help="who plays: bots (greedy,random), one's own (my.module:Bot), automas with a level (mautoma:hard)",
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of each pairing, at least (200)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="seats at a table (2)")
    parser.add_argument("--edition", metavar="E", help="which edition")
    parser.add_argument("--map", metavar="M", help="a map of the box, or the file of a map of your own")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="any option of the game")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed gives the same games (1)")


def add_arguments(parser: ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument(
        "--sprt",
        type=float,
        metavar="SHARE",
        help="stop as soon as it is clear whether the first player takes this share from the second (0.55), or half",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on a dask cluster: host:8786")
    parser.add_argument("--out", metavar="FOLDER", help="where games and results are kept (else in your data folder)")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


def run(args: Namespace) -> int:
    plan = plan_of(args)
    count = deals_for(plan, args.games)
    if args.sprt is not None and not 0.5 < args.sprt < 1:
        raise BadInput(f"{args.sprt:g} is no share to test.", "--sprt", "More than 0.5 and less than 1, like 0.55.")
    folder = Path(args.out) if args.out else data_folder() / "arena" / f"{plan.game}-{plan.key}"
    kept = Kept(folder, plan)
    try:
        play(plan, kept, count, args)
    except KeyboardInterrupt:
        print(f"\nStopped. {standing_by(kept)}", file=sys.stderr)
        return STOPPED
    games = [played for played in kept.games if played["deal"] < count]
    found = results(plan, games, args.sprt)
    from footplate.research.report import write_all

    lacking = write_all(found, games, folder)
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        print_results(found)
        print("\n".join([*lacking, f"Everything is in {folder}"]))
    return 0


def plan_of(args: Namespace, alone: bool = False) -> Plan:
    game = find_game(args.game)
    options: dict[str, str] = {}
    data: dict[str, str] = {}
    for words in [*args.option, *([f"map={args.map}"] if args.map else [])]:
        name, equals, value = words.partition("=")
        if not equals:
            raise BadInput(f"{words!r} is not an option.", "--option", "Write --option NAME=VALUE.")
        take_option(game, name, value, options, data)
    players = [name for name in args.players.split(",") if name]
    return Plan(game.info.id, players, args.seats, args.edition or "", options, data, args.seed, alone)


def take_option(game: Game, name: str, value: str, options: dict[str, str], data: dict[str, str]) -> None:
    """A value of the box, or a file that replaces the component of that name."""
    values = {known.lower(): known for option in game.info.options if option.name == name for known in option.values}
    if name in game.info.data and value.lower() not in values and Path(value).is_file():
        text = Path(value).read_text("utf-8-sig")
        game.check_data(name, text, value)
        data[name] = text
    else:
        options[name] = values.get(value.lower(), value)


def deals_for(plan: Plan, games: int) -> int:
    if not 1 <= games <= MOST_GAMES:
        raise BadInput(f"{games} games are too few or too many.", "--games", "200 tell players apart that differ much.")
    return ceil(games / min(len(lineup.tables) for lineup in plan.lineups))


def play(plan: Plan, kept: Kept, count: int, args: Namespace) -> None:
    """Play what is lacking; what is played is kept at once."""
    lacking = [deal for deal in range(count) if deal not in kept.deals]
    if decided(kept, args.sprt) or not lacking:
        return
    with progress(count * plan.games_a_deal, len(kept.games)) as advance:

        def done(games: list[Played]) -> None:
            kept.add(games)
            advance(len(games))
            if decided(kept, args.sprt):
                raise Enough

        try:
            with crew(args.jobs, args.cluster) as found:
                spread(found, partial(play_deals, plan), lacking, done)
        except Enough:
            return
        except Lost as lost:
            cure = f"{standing_by(kept)} With less memory to spare, take fewer --jobs."
            raise BadInput(f"a process that played was lost ({lost}).", "arena", cure) from None
        except Failed as failure:
            raise BadInput(f"{failure}.", "--players", standing_by(kept)) from failure


def decided(kept: Kept, share: float | None) -> bool:
    return share is not None and bool(verdict(kept.games, share).answer)


def standing_by(kept: Kept) -> str:
    return f"{len(kept.games)} games are kept in {kept.folder}: the same command goes on from there."


@contextmanager
def progress(total: int, done: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time that is left, where somebody looks at a terminal."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("played"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    ]
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("games", total=total, completed=done)
        yield lambda count: bar.advance(task, count)


def percent(figure: Figure) -> str:
    return "–" if figure["value"] is None else f"{figure['value']:.1%}"


def between(figure: Figure, form: str) -> str:
    if figure["low"] is None or figure["high"] is None:
        return "unknown"
    return f"{figure['low']:{form}} … {figure['high']:{form}}"


def print_results(found: Results) -> None:
    plan = found["plan"]
    title = GAMES[str(plan["game"])].info.title
    print(f"{title}: {found['games']} games on {found['deals']} deals, every deal from every seat; 95 % intervals\n")
    wide = max(6, *(len(each["player"]) for each in found["standings"]))
    head = f"{'games':>7} {'wins':>7} {'between':>17} {'margin':>8} {'between':>17} {'rating':>7} {'s/game':>8}"
    print(f"{'player':{wide}} {head}")
    for each in found["standings"]:
        rating, ahead = each["rating"]["value"] or 0, each["margin"]["value"] or 0
        wins = f"{percent(each['share']):>7} {between(each['share'], '.1%'):>17}"
        print(
            f"{each['player']:{wide}} {each['games']:7} {wins} "
            f"{ahead:+8.1f} {between(each['margin'], '+.1f'):>17} {rating:+7.0f} {each['seconds']:8.3f}"
        )
    print("\nBy seat: " + ", ".join(f"{i}. {percent(seat)}" for i, seat in enumerate(found["seats"], 1)))
    for line in found["left_out"]:
        print(f"Not played: {line}")
    if found["unfinished"]:
        print(f"{found['unfinished']} games came to no end, and count as they stood.")
    if test := found["test"]:
        answer = f"{test['player']} is {test['answer']}" if test["answer"] else "not clear yet"
        print(
            f"Does {test['player']} take {test['share']:.0%} from {test['other']} rather than half? {answer}"
            f" (after {test['deals']} deals, log ratio {test['ratio']:+.2f})"
        )

"""`footplate selfplay`: the decisions of many games as Parquet, for who learns from them (the extra `lab`).

A row is a decision: what its seat saw (the numbers of numbers.py), what was legal, what was chosen, and how the game
ended for that seat. A folder holds parts of so many deals each; parts that are there are not played again.
"""

import io
import json
import os
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from footplate.calling import install
from footplate.players import Player
from footplate.players.seating import make_bots
from footplate.research.arena import add_table_arguments, deals_for, plan_of, progress
from footplate.research.contest import Failed, Timed, play_out
from footplate.research.numbers import Numbers
from footplate.research.plan import Plan
from footplate.research.running import EXTRA, Lost, crew, spread
from footplate.table.errors import BadInput
from footplate.table.game import Game, State
from footplate.table.match import Match
from footplate.table.nature import Roller

PART: Final = 20  # deals of a file


class Part(NamedTuple):
    """A file that was made: its number, its games, and what is in it."""

    number: int
    games: int
    content: bytes


class Noted(Player):
    """A player whose decisions are written down."""

    def __init__(self, player: Player, numbers: Numbers, rows: list[dict[str, Any]], about: dict[str, Any]) -> None:
        self.player: Final = player
        self.numbers: Final = numbers
        self.rows: Final = rows
        self.about: Final = about

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        action = self.player.choose(game, state, legal)
        seat = self.about["seat"]
        seen = {"observation": self.numbers.observation(state, seat), "legal": legal, "action": action}
        self.rows.append({**self.about, "decision": len(self.rows), **seen})
        return action


def decisions(plan: Plan, deal: int, at: int, order: list[int]) -> list[dict[str, Any]]:
    """The rows of a game."""
    setup = plan.setup(order)
    match = Match(plan.rules, setup)
    rows: list[dict[str, Any]] = []
    numbers = Numbers(plan.rules, setup)
    players: dict[int, Timed] = {}
    for seat, (name, bot) in make_bots(plan.rules.info, plan.bots(order), f"{plan.seed} {deal} {at}").items():
        about = {"deal": deal, "table": at, "seat": seat, "player": name}
        players[seat] = Timed(Noted(bot, numbers, rows, about), name)
    play_out(match, players, Roller(f"{plan.seed} deal {deal}"))
    scores = plan.rules.scores(match.state)
    for row in rows:
        seat = row["seat"]
        others = [total for other, total in enumerate(scores.totals) if other != seat]
        row["points"] = scores.totals[seat]
        row["margin"] = scores.totals[seat] - max(others)
        row["win"] = 1 / len(scores.winners) if seat in scores.winners else 0.0
    return rows


def make_parts(plan: Plan, deals: int, parts: list[int]) -> list[Part]:
    return [make_part(plan, deals, number) for number in parts]


def make_part(plan: Plan, deals: int, number: int) -> Part:
    """A file's content: all games of its deals."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    tables = [order for lineup in plan.lineups for order in lineup.tables]
    rows: list[dict[str, Any]] = []
    mine = range(number * PART, min(deals, (number + 1) * PART))
    for deal in mine:
        for at, order in enumerate(tables):
            rows += decisions(plan, deal, at, order)
    out = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema_of(plan)), out, compression="zstd")
    return Part(number, len(mine) * len(tables), out.getvalue())


def schema_of(plan: Plan) -> Any:
    """The columns; beside them the plan, and what the numbers of an observation mean."""
    import pyarrow as pa

    numbers = Numbers(plan.rules, plan.setup(plan.lineups[0].tables[0]))
    small, number = pa.int16(), pa.int32()
    columns = {
        "deal": number,
        "table": small,
        "seat": small,
        "player": pa.string(),
        "decision": number,
        "observation": pa.list_(number),
        "legal": pa.list_(number),
        "action": number,
        "points": number,
        "margin": number,
        "win": pa.float32(),
    }
    about = {"plan": json.dumps(plan.words()), "observation": json.dumps(numbers.describe())}
    return pa.schema(columns.items(), metadata=about)


def write(plan: Plan, games: int, folder: Path, jobs: int = 1, cluster: str = "") -> list[Path]:
    """Play games of each pairing, at least, and write them; the files. What is there already is kept."""
    deals = deals_for(plan, games)
    count = -(-deals // PART)
    ranges = [(first, min(deals, first + PART)) for first in range(0, count * PART, PART)]
    files = [folder / f"{plan.game}-{plan.key}-{first}-{end}.parquet" for first, end in ranges]
    lacking = [number for number, file in enumerate(files) if not file.exists()]
    played = sum(file.exists() for file in files) * PART * plan.games_a_deal
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with progress(deals * plan.games_a_deal, min(played, deals * plan.games_a_deal)) as advance:

            def done(parts: list[Part]) -> None:
                for part in parts:
                    half = files[part.number].with_suffix(".new")
                    half.write_bytes(part.content)
                    half.replace(files[part.number])
                    advance(part.games)

            with crew(jobs, cluster) as found:
                spread(found, partial(make_parts, plan, deals), lacking, done)
    except OSError as error:
        kept = "The files that are there stay; once there is room, the same command goes on."
        raise BadInput(f"the games can't be written: {error.strerror}.", str(folder), kept) from None
    except Lost as lost:
        raise BadInput(f"a process that played was lost ({lost}).", "selfplay", "The same command goes on.") from None
    except Failed as failure:
        raise BadInput(f"{failure}.", "--players") from failure
    return files


def add_arguments(parser: ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on a dask cluster: host:8786")
    parser.add_argument("--out", required=True, metavar="FOLDER", help="where the files are written")


def run(args: Namespace) -> int:
    try:
        import pyarrow  # noqa: F401 what it is for is said before anything is played
    except ModuleNotFoundError:
        raise BadInput("this needs pyarrow, which is not installed.", cure=f"Install it: {install(EXTRA)}") from None
    files = write(plan_of(args, alone=True), args.games, Path(args.out), args.jobs, args.cluster)
    print("\n".join(str(file) for file in files))
    return 0

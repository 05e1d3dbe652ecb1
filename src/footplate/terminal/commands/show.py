"""`footplate show`: the position at a move of a log, as a text map and panels."""

import argparse
import sys
from shutil import get_terminal_size

from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.match import Match
from footplate.terminal import files, words
from footplate.terminal.language import tell
from footplate.terminal.mapwords import view_lines
from footplate.terminal.positions import open_match
from footplate.terminal.records import position_record, print_json


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("log", metavar="LOG", help=tell("a saved game; - reads standard input"))
    parser.add_argument("move", metavar="MOVE", nargs="?", type=int, help=tell("after which move (else the last)"))
    parser.add_argument(
        "--seat", metavar="SEAT", help=tell("as this seat sees it, with its hand (else as a spectator)")
    )
    parser.add_argument("--large", action="store_true", help=tell("larger hexes, with city names"))
    parser.add_argument("--json", action="store_true", help=tell("as JSON, for programs"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match, _ = open_match(files.read_text(args.log), GAMES, args.log)
    try:
        reached = match.at(len(match.moves) if args.move is None else args.move)
        seat = match.setup.seat(args.seat) if args.seat else NATURE
    except BadInput as error:
        raise error.at(args.log) from None
    if args.json:
        print_json(position_record(reached, seat))
    else:
        print("\n".join(position_lines(reached, seat, args.large)))
    return 0


def position_lines(match: Match, seat: int, large: bool) -> list[str]:
    """Where the match is, the map, the panels, and what is asked."""
    width = get_terminal_size().columns if sys.stdout.isatty() else 120
    decision = match.decision
    if decision is None:
        asked = tell("The game is over.")
    else:
        asked = f"{words.seat_name(match.setup, decision.seat)}: {tell(decision.prompt)}"
    moves = tell("before the first move")
    if match.moves:
        line = words.move_line(match, match.moves[-1])
        moves = tell("after move {number}: {line}", number=str(len(match.moves)), line=line)
    view = match.game.view(match.state, seat)
    own = match.setup.name(seat) if seat != NATURE else ""
    lines = view_lines(view, width, sys.stdout.encoding, large, own)
    return [f"{match.game.info.title}, {moves}", "", *lines, "", asked]

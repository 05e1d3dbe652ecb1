"""`footplate review`: a finished game looked at again by the coach."""

import argparse
import sys

from footplate.games import GAMES
from footplate.players.coach import review
from footplate.table.errors import BadInput
from footplate.terminal import files
from footplate.terminal.coaching import review_lines
from footplate.terminal.language import tell
from footplate.terminal.positions import open_match


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("log", metavar="LOG", help=tell("a saved game; - reads standard input"))
    parser.add_argument("--seat", default="", metavar="SEAT", help=tell("whose decisions (those of the first player)"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match, _ = open_match(files.read_text(args.log), GAMES, args.log)
    if not match.over:
        raise BadInput(
            tell("the game isn't over yet."), args.log, tell("The coach looks at a game once it is finished.")
        )
    players = [seat for seat in range(len(match.setup.seats)) if not match.automa(seat)]
    seat = match.setup.seat(args.seat) if args.seat else players[0]
    if seat not in players:
        raise BadInput(tell("{seat} is no player of this game.", seat=repr(args.seat)), "--seat")

    def watch(done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done * 100 // of:3} %", end="", file=sys.stderr, flush=True)

    found = review(match, seat, watch)
    if sys.stderr.isatty():
        print("\r     \r", end="", file=sys.stderr, flush=True)
    print("\n".join(review_lines(match, found)))
    return 0

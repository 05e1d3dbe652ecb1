"""`footplate review`: a finished game looked at again by the coach."""

import argparse
import sys

from footplate.calling import command
from footplate.games import GAMES
from footplate.players.coach import review
from footplate.table.errors import BadInput
from footplate.terminal import files
from footplate.terminal.coaching import review_lines
from footplate.terminal.language import tell
from footplate.terminal.newgame import read_note
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
    bots, _ = read_note(match)
    people = [seat for seat in players if seat not in bots]
    seat = match.setup.seat(args.seat) if args.seat else (people or players)[0]
    if seat not in players:
        raise BadInput(tell("{seat} is no player of this game.", seat=repr(args.seat)), "--seat")

    def watch(done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done * 100 // of:3} %", end="", file=sys.stderr, flush=True)

    found = review(match, seat, watch)
    if sys.stderr.isatty():
        print("\r     \r", end="", file=sys.stderr, flush=True)
    print("\n".join(review_lines(match, found)))
    if found.moments and args.log != "-":
        print("\n".join(["", *ways_back(args.log, match.setup.name(seat), found.moments[0].move)]))
    return 0


def ways_back(log: str, seat: str, move: int) -> list[str]:
    """How one comes to a decision again: to look at it, and to decide otherwise."""
    return [
        tell("The position there: {command}", command=command("show", log, str(move - 1), "--seat", seat)),
        tell("Try it from there: {command}", command=command("play", "--resume", log, "--before", str(move))),
    ]

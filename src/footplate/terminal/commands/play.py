"""`footplate play`: a game at this keyboard, full screen or in plain lines."""

import argparse
import os
import sys

from footplate.calling import command
from footplate.home import data_folder
from footplate.terminal.language import tell


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help=tell("which game ({command} lists them)", command=command("games"))
    )
    parser.add_argument("--edition", metavar="E", help=tell("which edition"))
    parser.add_argument("--map", metavar="M", help=tell("a map of the box, or the file of a map of your own"))
    parser.add_argument("--contracts", metavar="FILE", help=tell("contracts of your own"))
    listed = tell("any option of the game ({command} lists them, those for experts apart)", command=command("games"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=listed)
    parser.add_argument(
        "--seats",
        metavar="SEATS",
        help=tell(
            "who plays, in the order of the table: red,blue=greedy,green=random. "
            "A name alone is a person here; several people pass the keyboard round and hands stay hidden"
        ),
    )
    parser.add_argument("--seed", metavar="TEXT", help=tell("the same seed gives the same draws"))
    kept = str(data_folder() / "games")
    parser.add_argument("--log", metavar="FILE", help=tell("where the game is kept (else in {folder})", folder=kept))
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help=tell("go on with a saved game; without a file, with the last unfinished one"),
    )
    parser.add_argument(
        "--before",
        type=int,
        metavar="MOVE",
        help=tell("with --resume: from before this move on, as a game of its own"),
    )
    parser.add_argument("--scenario", metavar="FILE", help=tell("begin with the position of a scenario"))
    parser.add_argument("--plain", action="store_true", help=tell("lines of text instead of the full screen"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from footplate.terminal.newgame import open_table

    sitting = open_table(args)
    full = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if args.plain or not full:
        from footplate.terminal.plain import PlainGame

        PlainGame(sitting).run()
        return 0
    from footplate.terminal.screen.app import play_full_screen

    return play_full_screen(sitting)

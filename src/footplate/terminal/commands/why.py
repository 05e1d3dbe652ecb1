"""`footplate why`: how an automa reached a move of a log."""

import argparse

from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.terminal import files, words
from footplate.terminal.language import tell
from footplate.terminal.positions import open_match


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("log", metavar="LOG", help=tell("a saved game; - reads standard input"))
    parser.add_argument("move", metavar="MOVE", type=int, help=tell("the number of the move, as replay prints it"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match, _ = open_match(files.read_text(args.log), GAMES, args.log)
    try:
        lines = words.why_lines(match, args.move)
    except BadInput as error:
        raise error.at(args.log) from None
    print("\n".join(words.wrapped(lines, 110)))
    return 0

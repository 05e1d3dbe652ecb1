"""`footplate data check`, and its friends `map check` and `contracts check`: components of one's own."""

import argparse
import sys
from shutil import get_terminal_size

from footplate.games import GAMES
from footplate.terminal import files
from footplate.terminal.language import tell
from footplate.terminal.mapwords import view_lines
from footplate.terminal.newgame import find_game


def add(parser: argparse.ArgumentParser) -> None:
    inner = parser.add_subparsers(metavar="WHAT", required=True)
    check = inner.add_parser("check", help="check a file and print what it holds")
    check.add_argument("game", metavar="GAME")
    check.add_argument("name", metavar="NAME", help="which component: map, contracts, …")
    _file(check)


def add_named(name: str, parser: argparse.ArgumentParser) -> None:
    """The same for one component: `footplate map check FILE`."""
    inner = parser.add_subparsers(metavar="WHAT", required=True)
    check = inner.add_parser("check", help="check a file and print what it holds")
    check.add_argument("--game", metavar="GAME", default=next(iter(GAMES)), help="for which game (%(default)s)")
    check.set_defaults(name=name)
    _file(check)


def _file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="- reads standard input")
    parser.add_argument("--large", action="store_true", help="larger hexes, with city names")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    view = game.check_data(args.name, files.read_text(args.file), args.file)
    width = get_terminal_size().columns if sys.stdout.isatty() else 120
    print("\n".join(view_lines(view, width, sys.stdout.encoding, args.large)).strip("\n"))
    print("\n" + tell("{file}: good; {game} can be played with it.", file=args.file, game=game.info.title))
    return 0

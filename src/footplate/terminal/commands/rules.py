"""`footplate rules`: the rule index, searchable."""

import argparse
import sys

from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.terminal.newgame import find_game
from footplate.terminal.words import rule_lines


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", metavar="WORDS", nargs="*", help="only rules that hold all of these words, or an id")
    parser.add_argument("--game", metavar="GAME", help="only this game's rules")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = [find_game(args.game)] if args.game else list(GAMES.values())
    text = " ".join(args.words)
    found = [rule for game in games for rule in game.info.rules.search(text)]
    if not found:
        raise BadInput(f"no rule speaks of {text!r}.", cure="Try fewer words.")
    for rule in dict.fromkeys(found):  # the house's own rules stand in every game's index
        print("\n".join(rule_lines(rule, 100)))
    if sys.stdout.isatty() and len(found) > 1:
        print(f"\n{len(found)} rules")
    return 0

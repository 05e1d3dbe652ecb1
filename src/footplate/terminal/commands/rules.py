"""`footplate rules`: the rule index, searchable."""

import argparse
import sys

from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.terminal.language import tell
from footplate.terminal.newgame import find_game
from footplate.terminal.words import find_rules, rule_lines


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "words", metavar="WORDS", nargs="*", help=tell("only rules that hold all of these words, or an id")
    )
    parser.add_argument("--game", metavar="GAME", help=tell("only this game's rules"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = [find_game(args.game)] if args.game else list(GAMES.values())
    text = " ".join(args.words)
    found = [rule for game in games for rule in find_rules(game.info.rules.rules, text)]
    if not found:
        raise BadInput(tell("no rule speaks of {words}.", words=repr(text)), cure=tell("Try fewer words."))
    for rule in dict.fromkeys(found):  # the house's own rules stand in every game's index
        print("\n".join(rule_lines(rule, 100)))
    if sys.stdout.isatty() and len(found) > 1:
        print(f"\n{tell('{count} rules', count=len(found))}")
    return 0

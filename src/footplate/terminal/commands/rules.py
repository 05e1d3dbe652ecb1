"""`footplate rules`: the rule index, searchable; without words, what the games are about."""

import argparse
import sys
from textwrap import fill

from footplate.calling import command
from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.table.game import Game
from footplate.table.rules import Rule
from footplate.terminal.language import tell
from footplate.terminal.newgame import find_game
from footplate.terminal.records import print_json, rule_record
from footplate.terminal.words import find_rules, rule_lines

WIDTH = 100


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "words",
        metavar="WORDS",
        nargs="*",
        help=tell("none, or a game: what it is about; else words that a rule holds, its id, or a kind of decision"),
    )
    parser.add_argument("--game", metavar="GAME", help=tell("only this game's rules"))
    parser.add_argument("--json", action="store_true", help=tell("as JSON, for programs"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    asked: list[str] = args.words
    games = [find_game(args.game)] if args.game else list(GAMES.values())
    if asked and asked[0].lower() in GAMES and not args.game:
        games, asked = [find_game(asked[0].lower())], asked[1:]
    if not asked and not args.game and not args.json:
        print("\n\n".join("\n".join(primer_lines(game)) for game in games))
        return 0
    text = " ".join(asked)
    found: dict[Rule, list[str]] = {}  # the house's own rules stand in every game's index
    for game in games:
        for rule in find_rules(game.info.rules, text):
            found.setdefault(rule, []).append(game.info.id)
    if not found:
        raise BadInput(tell("no rule speaks of {words}.", words=repr(text)), cure=tell("Try fewer words."))
    if args.json:
        print_json([rule_record(rule, where) for rule, where in found.items()])
        return 0
    for rule in found:
        print("\n".join(rule_lines(rule, WIDTH)))
    if sys.stdout.isatty() and len(found) > 1:
        print(f"\n{tell('{count} rules', count=len(found))}")
    return 0


def primer_lines(game: Game) -> list[str]:
    """What a game is about, and how to go on from there."""
    out = [game.info.title]
    for paragraph in game.info.primer:
        out += ["", fill(tell(paragraph), WIDTH)]
    all_, some = command("rules", "--game", game.info.id), command("rules", game.info.id, "action")
    rules = tell("All {count} rules: {command}", count=len(game.info.rules.rules), command=all_)
    return [*out, "", rules, tell("Those of a decision: {command}", command=some)]

"""`footplate saved`: the games that were played here, the last one first."""

import argparse
from typing import Final

from footplate.calling import command
from footplate.terminal import saved
from footplate.terminal.language import tell
from footplate.terminal.records import print_json, saved_record
from footplate.terminal.words import seat_name

MOST: Final = 20


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=tell("only this game's"))
    parser.add_argument("--all", action="store_true", help=tell("all of them, not only the last {count}", count=MOST))
    parser.add_argument("--json", action="store_true", help=tell("as JSON, for programs"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from footplate.terminal.newgame import find_game

    paths = saved.kept(find_game(args.game).info.id if args.game else "")
    shown = [saved.look(path) for path in (paths if args.all else paths[:MOST])]
    if args.json:
        print_json([saved_record(game) for game in shown])
        return 0
    if not shown:
        print(tell("No game is saved in {folder}.", folder=str(saved.folder())))
        return 0
    for game in shown:
        print("\n".join(lines(game)))
    if len(paths) > len(shown):
        print(
            tell("... and {count} older: {command}", count=len(paths) - len(shown), command=command("saved", "--all"))
        )
    print("\n" + tell("Go on with the last unfinished one: {command}", command=command("play", "--resume")))
    return 0


def lines(game: saved.Saved) -> list[str]:
    when, match = f"{game.when:%Y-%m-%d %H:%M}", game.match
    if match is None:
        return [f"{when}  {game.problem}"]
    seats = ", ".join(seat_name(match.setup, seat) for seat in range(len(match.setup.seats)))
    moves = tell("{count} move" if len(match.moves) == 1 else "{count} moves", count=len(match.moves))
    return [f"{when}  {match.game.info.title}: {seats}; {moves}; {saved.stands(match)}", f"  {game.path}"]

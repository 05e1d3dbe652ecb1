"""`footplate games`: what can be played here."""

import argparse
from typing import Final

from footplate.calling import command
from footplate.games import GAMES
from footplate.table.game import GameInfo, Option
from footplate.terminal.language import tell
from footplate.terminal.records import game_record, print_json
from footplate.terminal.words import joined, typed, wrapped
from footplate.texts import speaking_of

MOST_SHOWN: Final = 8


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=tell("as JSON, for programs"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.json:
        print_json([game_record(game.info) for game in GAMES.values()])
        return 0
    for game in GAMES.values():
        with speaking_of(game.info.id):
            print("\n".join(wrapped(lines(game.info), 100)))
    return 0


def option_line(option: Option) -> str:
    shown = "|".join(option.values[:MOST_SHOWN]) + ("|…" if len(option.values) > MOST_SHOWN else "")
    return f"--option {option.name}={shown}   {tell(option.meaning)}"


def editions_told(editions: list[str]) -> str:
    if len(editions) == 1:
        return tell("edition   {edition}", edition=editions[0])
    return tell("editions  {editions} (the first is the default)", editions=joined(editions))


def lines(info: GameInfo) -> list[str]:
    low, high = info.seats
    seats = ", ".join(typed(colour) for colour in info.colours)
    out = [
        f"{info.title}   ({tell('{game}, ruleset {ruleset}', game=info.id, ruleset=info.ruleset)})",
        "  " + tell("seats     {low} to {high}: {seats}", low=low, high=high, seats=seats),
        f"  {editions_told(info.editions)}",
    ]
    out += [f"  {option_line(option)}" for option in info.options if not option.expert]
    expert = [f"    {option_line(option)}" for option in info.options if option.expert]
    out += ["  " + tell("for experts: readings of the rules, and settings in codes"), *expert] if expert else []
    if info.data:
        how = command("data", "check", "--help")
        names = joined(info.data)
        out.append(
            "  " + tell("your own  {names} can be replaced by files of yours: {command}", names=names, command=how)
        )
    if info.automas:
        how = command("play", info.id, "--seats", f"{info.colours[0]},{info.colours[1]}={info.automas[0]}")
        out.append("  " + tell("automas   {roles}: {command}", roles=joined(info.automas), command=how))
    return [*out, f"  {tell(info.credit)}"]

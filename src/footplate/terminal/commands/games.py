"""`footplate games`: what can be played here."""

import argparse
from typing import Final

from footplate.games import GAMES
from footplate.table.game import GameInfo
from footplate.terminal.words import joined, wrapped

MOST_SHOWN: Final = 8


def add(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for game in GAMES.values():
        print("\n".join(wrapped(lines(game.info), 100)))
    return 0


def lines(info: GameInfo) -> list[str]:
    low, high = info.seats
    out = [
        f"{info.title}   ({info.id}, ruleset {info.ruleset})",
        f"  seats     {low} to {high}: {', '.join(info.colours)}",
        f"  editions  {joined(info.editions)} (the first is the default)",
    ]
    for option in info.options:
        shown = "|".join(option.values[:MOST_SHOWN]) + ("|…" if len(option.values) > MOST_SHOWN else "")
        out.append(f"  --option {option.name}={shown}   {option.meaning}")
    if info.data:
        out.append(f"  your own  {joined(info.data)} can be replaced by files of yours: footplate data check --help")
    roles = [role for role in info.roles if role != "player"]
    if roles:
        example = f"{info.colours[0]},{info.colours[1]}={roles[0]}"
        out.append(f"  automas   {joined(roles)}: footplate play {info.id} --seats {example}")
    return [*out, f"  {info.credit}"]

"""`footplate scenario`: check scenarios, or show the position of one."""

import argparse
import sys
from pathlib import Path
from typing import Final

from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.scenario import open_position, read_scenario, run_scenario
from footplate.terminal import files
from footplate.terminal.commands.show import position_lines
from footplate.terminal.language import tell, tell_problem

ENDING: Final = "*.scn"


def add(parser: argparse.ArgumentParser) -> None:
    inner = parser.add_subparsers(metavar="WHAT", required=True)
    check = inner.add_parser("check", help=tell("play scenarios and check their facts"))
    check.add_argument("paths", metavar="PATH", nargs="+", help=tell("a scenario, or a folder of them"))
    check.set_defaults(run=run_check)
    show = inner.add_parser("show", help=tell("the position of a scenario, as a text map"))
    show.add_argument("file", metavar="FILE")
    show.add_argument("--large", action="store_true", help=tell("larger hexes, with city names"))
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    """One line per scenario; 1 where a fact is wrong, 2 where a file can't be used."""
    found = [file for path in args.paths for file in scenarios(path)]
    wrong = broken = 0
    for file in found:
        try:
            scenario = read_scenario(files.read_text(file), GAMES, file)
            problems = run_scenario(scenario)
        except BadInput as error:
            print(f"footplate: {tell_problem(error)}", file=sys.stderr)
            broken += 1
            continue
        wrong += bool(problems)
        print(f"{'WRONG' if problems else 'ok':5} {file}: {scenario.title}")
        for problem in problems:
            print(f"      {problem}")
    right = len(found) - wrong - broken
    parts = [f"{right} right", *([f"{wrong} wrong"] if wrong else []), *([f"{broken} unreadable"] if broken else [])]
    print(f"{len(found)} {'scenario' if len(found) == 1 else 'scenarios'}: {', '.join(parts)}")
    return 2 if broken else 1 if wrong else 0


def scenarios(path: str) -> list[str]:
    """The scenario files of a folder (and those inside it), or the one file."""
    if not Path(path).is_dir():
        return [path]
    found = sorted(str(file) for file in Path(path).rglob(ENDING))
    if not found:
        raise BadInput(f"no scenario in this folder (files named {ENDING}).", path)
    return found


def run_show(args: argparse.Namespace) -> int:
    scenario = read_scenario(files.read_text(args.file), GAMES, args.file)
    print(scenario.title)
    if scenario.rules:
        print(tell("Rules: {rules}", rules=", ".join(scenario.rules)))
    print("\n".join(position_lines(open_position(scenario), NATURE, args.large)))
    for kind, lines in scenario.stages:
        print(f"\n{kind}:")
        for line in lines:
            print(f"  {line.text}")
    return 0

"""The command `footplate`. Every command is a module of its own, loaded when it is asked for."""

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final, NoReturn

import footplate
from footplate.table.errors import BadInput, nearest

BAD_INPUT: Final = 2
STOPPED: Final = 130  # what a shell expects after Ctrl-C
NO_READER: Final = 141  # … and after a broken pipe

COMMANDS: Final = {
    "play": "play a game here (this is where to begin)",
    "serve": "play in the browser: start the server",
    "games": "the games, their editions, options and seats",
    "rules": "search the rules",
    "replay": "play a saved game again, as a transcript",
    "show": "the position at a move of a saved game, as a text map",
    "why": "how an automa reached a move of a saved game",
    "scenario": "check scenarios, or show one",
    "map": "check a map of your own, and print it",
    "contracts": "check contracts of your own, and print them",
    "data": "check any component of your own",
    "fuzz": "play random games with the referee watching",
    "bench": "measure the engine's speed",
}

# Commands that live in another room: `add_arguments` and `run`.
ROOMS: Final = {
    "serve": "footplate.server.command",
    "fuzz": "footplate.players.fuzz",
    "bench": "footplate.players.bench",
}


class Parser(argparse.ArgumentParser):
    """A wrong command line is bad input like any other: one message, exit code 2."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message}.", cure=f"See '{self.prog} --help'.")


def hook(command: str) -> Callable[[argparse.ArgumentParser], None]:
    """What adds a command's arguments (and with them its `run`) to its parser; only this command is loaded."""
    if command in ROOMS:
        module = import_module(ROOMS[command])

        def add(parser: argparse.ArgumentParser) -> None:
            module.add_arguments(parser)
            parser.set_defaults(run=module.run)

        return add
    if command in ("map", "contracts"):
        data = import_module("footplate.terminal.commands.data")
        return lambda parser: data.add_named(command, parser)
    add_: Callable[[argparse.ArgumentParser], None] = import_module(f"footplate.terminal.commands.{command}").add
    return add_


def make_parser(wanted: str) -> argparse.ArgumentParser:
    """The whole command line, of which only the wanted command knows its arguments."""
    parser = Parser(
        prog="footplate",
        description="Railway board games in a terminal. Begin with: footplate play",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="the version, and which rulesets it plays")
    inner = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for command, help in COMMANDS.items():
        made = inner.add_parser(command, help=help, description=help[:1].upper() + help[1:] + ".")
        if command == wanted:
            hook(command)(made)
    return parser


def version() -> str:
    from footplate.games import GAMES

    speed = "compiled" if footplate.compiled() else "interpreted"
    rulesets = ", ".join(f"{game.info.id} {game.info.ruleset}" for game in GAMES.values())
    return f"footplate {footplate.__version__} ({speed}), ruleset {rulesets}"


def run(argv: list[str]) -> int:
    wanted = next((word for word in argv if not word.startswith("-")), "")
    if wanted and wanted not in COMMANDS:
        raise BadInput(f"unknown command {wanted!r}.", cure=nearest(wanted, list(COMMANDS)))
    parser = make_parser(wanted)
    args = parser.parse_args(argv)
    if args.version:
        print(version())
        return 0
    if args.command is None:
        parser.print_help()
        return 0
    code: int = args.run(args)
    return code


def main(argv: list[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name that this terminal can't write must not end a game
    try:
        code = run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except SystemExit as done:  # argparse, after --help
        return done.code if isinstance(done.code, int) else BAD_INPUT
    except BadInput as error:
        print(f"footplate: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # Python flushes standard output once more when it ends; give it somewhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER

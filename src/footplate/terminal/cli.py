"""The command `footplate`. Every command is a module of its own, loaded when it is asked for."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn

import footplate
from footplate import calling
from footplate.table.errors import BadInput, offer
from footplate.terminal.files import reason
from footplate.terminal.language import VARIABLE, choose, speak, tell, tell_problem
from footplate.terminal.words import capital

BAD_INPUT: Final = 2
STOPPED: Final = 130  # what a shell expects after Ctrl-C
NO_READER: Final = 141  # … and after a broken pipe

COMMANDS: Final = {
    "play": "play a game here (this is where to begin)",
    "saved": "the games you played here, and how to go on with one",
    "serve": "play in the browser: start the server",
    "games": "the games, their editions, options and seats",
    "rules": "what a game is about; search the rules",
    "replay": "play a saved game again, as a transcript",
    "show": "the position at a move of a saved game, as a text map",
    "why": "how an automa reached a move of a saved game",
    "review": "the coach looks at a finished game again",
    "scenario": "check scenarios, or show one",
    "map": "check a map of your own, and print it",
    "contracts": "check contracts of your own, and print them",
    "data": "check any component of your own",
    "arena": "players against each other, many games: who is stronger",
    "selfplay": "write the decisions of many games as Parquet, to learn from",
    "fuzz": "play random games with the referee watching",
    "bench": "measure the engine's speed",
    "fit": "learn from games what positions are worth",
    "completion": "let your shell complete commands and options",
    "help": "explain a command",
}  # say

# Commands that live in another room: `add_arguments` and `run`.
ROOMS: Final = {
    "serve": "footplate.server.arguments",
    "arena": "footplate.research.arena",
    "selfplay": "footplate.research.selfplay",
    "fuzz": "footplate.players.fuzz",
    "bench": "footplate.players.bench",
    "fit": "footplate.players.fitting",
}


# Commands that print to people; the others speak to whoever builds maps, engines and servers.
FOR_PEOPLE: Final = [
    "play",
    "saved",
    "games",
    "rules",
    "replay",
    "show",
    "why",
    "review",
    "scenario",
    "completion",
    "help",
]


class Formatter(argparse.HelpFormatter):
    """argparse's page; its own first word is told like the rest."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{tell('usage:')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A wrong command line is bad input like any other: one message, exit code 2."""

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=Formatter, add_help=False, **options)
        self._positionals.title = tell("positional arguments")
        self._optionals.title = tell("options")
        self.add_argument("-h", "--help", action="help", help=tell("show this help message and exit"))

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message}.", cure=tell("See '{command}'.", command=f"{self.prog} --help"))


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
        prog=calling.command(),
        description=tell("Railway board games in a terminal. Begin with: {command}", command=calling.command("play")),
    )
    parser.add_argument("--version", action="store_true", help=tell("the version, and which rulesets it plays"))
    inner = parser.add_subparsers(title=tell("commands"), metavar="COMMAND", dest="command")
    for command, about in COMMANDS.items():
        help = tell(about)
        made = inner.add_parser(command, help=help, description=f"{capital(help)}.")
        if command == wanted:
            hook(command)(made)
            if command in FOR_PEOPLE:
                help = tell("en, fr, nl or de (else what {variable} or the locale says)", variable=VARIABLE)
                made.add_argument("--language", metavar="CODE", help=help)
    return parser


def split_language(argv: list[str]) -> tuple[str | None, list[str]]:
    """What `--language` asks for, and the other words: the command line itself is explained in that language."""
    asked: str | None = None
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--language":
            asked = next(words, "")
        elif word.startswith("--language="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest


def version() -> str:
    from footplate.games import GAMES

    speed = "compiled" if footplate.compiled() else "interpreted"
    rulesets = ", ".join(f"{game.info.id} {game.info.ruleset}" for game in GAMES.values())
    return f"footplate {footplate.__version__} ({speed}), ruleset {rulesets}"


def run(argv: list[str]) -> int:
    asked, rest = split_language(argv)
    speak(choose(asked))
    wanted = next((word for word in rest if not word.startswith("-")), "")
    if wanted and wanted not in COMMANDS:
        raise BadInput(tell("unknown command {command}.", command=repr(wanted)), cure=offer(wanted, list(COMMANDS)))
    parser = make_parser(wanted)
    args, unknown = parser.parse_known_args(rest)
    if unknown:
        page = calling.command(*filter(None, [args.command]), "--help")
        raise BadInput(
            tell("unknown argument {argument}.", argument=repr(unknown[0])), cure=tell("See '{command}'.", command=page)
        )
    if getattr(args, "language", None):  # argparse also understands --lang
        speak(choose(args.language))
    if args.version:
        print(version())
        return 0
    if args.command is None:
        parser.print_help()
        return 0
    code: int = args.run(args)
    return code


def main(argv: list[str] | None = None) -> int:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
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
        print(f"footplate: {tell_problem(error)}", file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        if (error.name or "footplate").partition(".")[0] == "footplate":
            raise  # ours: a mistake
        cure = tell("Install it: {command}", command=calling.install(calling.PLAY))
        what = tell("this needs {package}, which is not installed.", package=str(error.name))
        print(f"footplate: {what} {cure}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(f"\n{tell('Stopped.')}", file=sys.stderr)
        return STOPPED
    except OSError as error:
        # Python flushes standard output once more when it ends; give it somewhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return NO_READER
        print(f"footplate: {reason(error)}", file=sys.stderr)
        return BAD_INPUT

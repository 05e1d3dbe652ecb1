"""`footplate help`: the page of a command, as `--help` prints it."""

import argparse

from footplate.table.errors import BadInput, offer
from footplate.terminal.language import tell


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("about", metavar="COMMAND", nargs="?", help=tell("which command (else all of them)"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from footplate.terminal.cli import COMMANDS, make_parser

    if not args.about:
        make_parser("").print_help()
        return 0
    if args.about not in COMMANDS:
        what = tell("unknown command {command}.", command=repr(args.about))
        raise BadInput(what, cure=offer(args.about, list(COMMANDS)))
    make_parser(args.about).parse_args([args.about, "--help"])
    return 0

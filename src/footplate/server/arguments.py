"""The options of `footplate serve`, apart from what serves: they are explained where nothing else is installed yet."""

import argparse
import os
from typing import Final

USUAL: Final = 8000  # the port
UNFINISHED_DAYS: Final = 90
FINISHED_DAYS: Final = 365


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lan", action="store_true", help="friends in your home network can play, too")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for everybody")
    parser.add_argument(
        "--port", type=int, help=f"the port to listen on (default: {USUAL}, or the next that is free); 0 takes any"
    )
    parser.add_argument(
        "--database",
        default=os.environ.get("FOOTPLATE_DATABASE", ""),
        help="a file, or postgresql://USER@HOST/NAME (default: FOOTPLATE_DATABASE, else a file in your data folder)",
    )
    parser.add_argument(
        "--public",
        default=os.environ.get("FOOTPLATE_PUBLIC", ""),
        help="the address people use, like https://games.example.org, where a proxy stands in front",
    )
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.add_argument("--bot-seconds", type=float, default=5.0, help="how long a bot may think about a decision")
    parser.add_argument("--workers", type=int, default=2, help="processes for bots")
    parser.add_argument("--rate", type=float, default=40.0, help="requests a second from one address; 0: no limits")
    for name, days in (("unfinished", UNFINISHED_DAYS), ("finished", FINISHED_DAYS)):
        parser.add_argument(
            f"--keep-{name}",
            type=float,
            metavar="DAYS",
            help=f"delete {name} tables that nobody moved at for so long; 0: never (default: {days}; "
            "never at home: for this machine only, or with --lan)",
        )
    parser.add_argument(
        "--absent-hours",
        type=float,
        default=24.0,
        help="how long somebody may take for a move before the others may let a bot play for them",
    )
    parser.add_argument("--deleted-days", type=float, default=7.0, help="how long a deleted table can be put back")
    parser.add_argument("--tables", type=int, default=2000, help="how many tables are kept in memory")


def run(args: argparse.Namespace) -> int:
    from footplate.server import command

    return command.run(args)

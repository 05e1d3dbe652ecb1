"""What the tests of the terminal share: what a command answered, and games played by somebody random."""

from collections.abc import Callable
from typing import NamedTuple

from footplate.players import make_player
from footplate.terminal import cli
from footplate.terminal.newgame import open_table
from footplate.terminal.sitting import Sitting


class Done(NamedTuple):
    code: int
    out: str
    err: str


Footplate = Callable[..., Done]


def table(*args: str) -> Sitting:
    """The table that `footplate play ARGS` would open."""
    return open_table(cli.make_parser("play").parse_args(["play", *args]))


def play_at_random(sitting: Sitting, most: int = 10_000) -> list[str]:
    """Play the people's seats at random until the game is over; what they chose, as one would type it."""
    player = make_player("random", "somebody")
    typed: list[str] = []
    while len(typed) < most:
        while sitting.step() is not None:
            pass
        seat = sitting.seat
        if seat is None:
            break
        action = player.choose(sitting.game, sitting.seen(seat), sitting.match.legal())
        typed.append(sitting.match.catalogue.notation(action))
        sitting.play(seat, action)
    return typed

"""What the tests of the terminal share: tables, keys, and games played by somebody random."""

import time

from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

from footplate.players import make_player
from footplate.terminal import cli
from footplate.terminal.language import tell
from footplate.terminal.newgame import open_table
from footplate.terminal.sitting import Sitting
from tests.waiting import PATIENCE


def table(*args: str) -> Sitting:
    """The table that `footplate play ARGS` would open."""
    return open_table(cli.make_parser("play").parse_args(["play", *args]))


Keys = Pilot[int]


def message(app: App[int]) -> str:
    """What the bottom screen says, whatever is open above it."""
    return str(app.screen_stack[0].query_one("#message", Static).content)


async def calm(keys: Keys) -> None:
    """Wait until every key and message has been dealt with and no bot thinks, however long that takes.

    Textual's own pause waits only until the process has little to do, and at most a second.
    """
    app = keys.app
    limit = time.monotonic() + PATIENCE
    quiet = 0
    while quiet < 3:  # a message may lead to another
        await keys.pause(0.005)
        nodes = [app, *(node for screen in app.screen_stack for node in screen.walk_children(with_self=True))]
        busy = any(node.message_queue_size for node in nodes) or message(app).startswith(tell("Thinking …"))
        quiet = 0 if busy else quiet + 1
        assert time.monotonic() < limit, "the screen never rests"


async def press(keys: Keys, *names: str) -> None:
    """One key after the other, each when everything has been done that the one before led to."""
    for name in names:
        await keys.press(name)
        await calm(keys)


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

"""Players: whoever decides for a seat. They know a game only through its contract.

A player is called by a name, and some by an argument behind it: `greedy`, `name:argument`. Players that live elsewhere
are installed (entry points of the group `footplate.players`) or named by their class, `my.module:Bot` (elsewhere.py).
"""

import os
from collections.abc import Callable
from typing import Final

from footplate.players.elsewhere import ELSEWHERE, allowed, found
from footplate.players.greedy import GreedyPlayer
from footplate.players.player import Kind, Player, play_on
from footplate.players.random import RandomPlayer
from footplate.players.thinker import EasyPlayer, ThinkingPlayer
from footplate.table.errors import BadInput, nearest


def plain(name: str, make: Callable[[str], Player]) -> Callable[[str, str], Player]:
    """How a player is made that takes nothing but a seed."""

    def made(argument: str, seed: str) -> Player:
        if argument:
            raise BadInput(f"{name} takes nothing after its name, not {argument!r}.", cure=f"Write {name!r}.")
        return make(seed)

    return made


def thinking(level: str) -> Callable[[str, str], Player]:
    """How a player is made that thinks, for as long as its level does or as was wished (`hard:2s`, `hard:200t`)."""
    return lambda argument, seed: ThinkingPlayer(level, argument, seed)


OURS: Final = {
    "easy": Kind("likes good moves, and doesn't always take the best", plain("easy", EasyPlayer)),
    "medium": Kind("tries its best moves out for a moment before it takes one", thinking("medium")),
    "hard": Kind("thinks for a second about every move", thinking("hard")),
    "expert": Kind("thinks for as long as it is given", thinking("expert")),
    "greedy": Kind(
        "takes what promises most, and looks no further than its own action",
        plain("greedy", lambda seed: GreedyPlayer()),
    ),
    "random": Kind("plays any legal move", plain("random", RandomPlayer)),
}
# Those that every door offers: ours, and what whoever runs this Footplate has named in FOOTPLATE_PLAYERS.
KINDS: Final = OURS | allowed(os.environ.get(ELSEWHERE, ""))
PLAYERS: Final = {name: kind.about for name, kind in KINDS.items()}


def make_player(name: str, seed: str, anywhere: bool = False) -> Player:
    """A player by its name; the same seed gives the same decisions.

    `anywhere`: also what is installed, or `my.module:Bot`. That runs the code it names, so only whoever sits at this
    machine may say it, never a guest, a log or a file.
    """
    kind, argument = split(name)
    if kind in KINDS:
        if name != kind and not argument:
            raise BadInput(f"nothing stands behind the colon of {name!r}.", cure=f"Write {kind!r}.")
        return KINDS[kind].make(argument, seed)
    if anywhere:
        return found(name, list(PLAYERS)).make("", seed)
    raise BadInput(f"unknown player {name!r}.", cure=nearest(kind, list(PLAYERS)))


def split(name: str) -> tuple[str, str]:
    """The kind of player, and what stands behind it; a name of its own may hold colons itself."""
    for kind in KINDS:
        if name == kind or name.startswith(f"{kind}:"):
            return kind, name[len(kind) + 1 :]
    kind, _, argument = name.partition(":")
    return kind, argument


def is_player(name: str) -> bool:
    """Whether a door that doesn't know who asks may offer this one."""
    return split(name)[0] in KINDS


__all__ = ["KINDS", "PLAYERS", "Kind", "Player", "is_player", "make_player", "play_on", "split"]

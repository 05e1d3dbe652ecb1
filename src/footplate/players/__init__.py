"""Players: whoever decides for a seat. They know a game only through its contract."""

from typing import Final

from footplate.players.greedy import GreedyPlayer
from footplate.players.player import Player, play_on
from footplate.players.random import RandomPlayer
from footplate.table.errors import BadInput, nearest

PLAYERS: Final = {
    "random": "plays any legal move",
    "greedy": "takes what promises most, and looks no further than its own action",
}


def make_player(name: str, seed: str) -> Player:
    """A player by its name; the same seed gives the same decisions."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer()
    raise BadInput(f"unknown player {name!r}.", cure=nearest(name, list(PLAYERS)))


__all__ = ["PLAYERS", "Player", "make_player", "play_on"]

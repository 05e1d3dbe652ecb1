"""Players for arenas in tests: quick ones, and ones that go wrong."""

import os
from typing import Final

from footplate.players import Player
from footplate.players.random import RandomPlayer
from footplate.table.game import Game, State


class Quick(RandomPlayer):
    """random by another name"""


class Fails(Player):
    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        raise ValueError("no idea")


class Cheats(Player):
    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        return -5


class Dies(Player):
    """Takes its process with it, unless a file says that it may live."""

    def __init__(self, seed: str, life: str) -> None:
        self.life: Final = life
        self.player: Final = RandomPlayer(seed)

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        if not os.path.exists(self.life):
            os._exit(9)
        return self.player.choose(game, state, legal)

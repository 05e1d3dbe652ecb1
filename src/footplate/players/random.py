"""The random player: every legal action is equally likely."""

from typing import Final

from footplate.players.player import Player
from footplate.table.game import Game, State
from footplate.table.nature import Roller


class RandomPlayer(Player):
    def __init__(self, seed: str) -> None:
        self.roller: Final = Roller(f"random {seed}")

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        return legal[self.roller.below(len(legal))]

"""The thinking player: tries its best lines out before it chooses, within a budget."""

from itertools import pairwise
from typing import Final

from footplate.players.player import Player
from footplate.players.search.chance import mix
from footplate.players.search.thinking import Level, think
from footplate.table.game import Game, State


class ThinkingPlayer(Player):
    """The same seed and the same budget of trials give the same decisions. It goes on with a line that it has chosen
    for as long as what it sees is what it expected."""

    def __init__(self, level: Level, seed: str) -> None:
        self.level: Final = level
        self.seed: Final = number_of(seed)
        self.decisions = 0
        self.expected: dict[bytes, int] = {}

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        answer = self.expected.get(state.pack(), -1) if self.expected else -1
        if answer in legal:
            return answer
        decision = game.turn(state)
        assert decision is not None
        self.decisions += 1
        thought = think(game, state, legal, decision.seat, self.level, mix(self.seed, self.decisions))
        actions = thought.lines[0].actions
        self.expected = {}
        after = state.copy()
        for action, following in pairwise(actions):
            game.play(after, action)
            self.expected[after.pack()] = following
        return actions[0]


def number_of(seed: str) -> int:
    """A seed as a number, the same on every Python."""
    found = 7
    for letter in seed:
        found = mix(found, ord(letter))
    return found

"""The thinking players: they try their best lines out before they choose, within a budget."""

from itertools import pairwise
from typing import Final

from footplate.players.levels import budget_of, fitted, kind_of, search_of
from footplate.players.player import Player
from footplate.players.search.chance import mix
from footplate.players.search.lines import candidates
from footplate.players.search.thinking import Thought, think
from footplate.table.game import Game, State

EASY: Final = 3  # lines among which the easy player takes any, …
SELDOM: Final = 3  # … one time in so many; else the best


class ThinkingPlayer(Player):
    """The same seed and the same budget give the same decisions, unless the clock has to step in. It goes on with a
    line that it has chosen for as long as what it sees is what it expected."""

    def __init__(self, level: str, argument: str, seed: str) -> None:
        self.level: Final = level
        self.argument: Final = argument
        self.seed: Final = number_of(seed)
        self.decisions = 0
        self.expected: dict[bytes, int] = {}
        budget_of(level, argument, 1)  # what can't be is refused when somebody sits down, not at their first turn

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        answer = self.expected.get(state.pack(), -1) if self.expected else -1
        if answer in legal:
            return answer
        self.decisions += 1
        actions = self.think(game, state, legal).lines[0].actions
        self.expected = {}
        after = state.copy()
        for action, following in pairwise(actions):
            game.play(after, action)
            self.expected[after.pack()] = following
        return actions[0]

    def think(self, game: Game, state: State, legal: list[int]) -> Thought:
        known = fitted(game.info.id, kind_of(game.info, state.setup))
        decision = game.turn(state)
        assert decision is not None
        budget = budget_of(self.level, self.argument, known.pace)
        search = search_of(known, self.level, self.argument)
        return think(game, state, legal, decision.seat, search, budget, mix(self.seed, self.decisions))


class EasyPlayer(Player):
    """Takes the best line that it sees, but now and then any of the few best, and looks no further."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = number_of(seed)
        self.decisions = 0

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        decision = game.turn(state)
        assert decision is not None
        self.decisions += 1
        lines = candidates(game, state, legal, decision.seat, EASY, EASY)
        mood = mix(self.seed, self.decisions)
        return lines[mood // SELDOM % len(lines) if mood % SELDOM == 0 else 0].actions[0]


def number_of(seed: str) -> int:
    """A seed as a number, the same on every Python."""
    found = 7
    for letter in seed:
        found = mix(found, ord(letter))
    return found

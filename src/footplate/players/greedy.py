"""The greedy player: takes what the game's own judgement says is best, looking no further than its own action."""

from typing import Final

from footplate.players.player import Player
from footplate.table.game import Game, State


class Line:
    """A line of play that was looked at: what it promises, and the own decisions on the way, each with its answer."""

    def __init__(self, value: float, answers: list[tuple[State, int]]) -> None:
        self.value: Final = value
        self.answers: Final = answers


class GreedyPlayer(Player):
    """Tries every action on a copy. What is half done then (an action named but not carried out) is carried on
    with, in the same way, until the game can judge it. Draws and the moves of others are never looked at."""

    def __init__(self) -> None:
        self.settled: dict[bytes, int] = {}

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        answer = self.settled.get(state.pack(), -1) if self.settled else -1
        if answer in legal:  # it was looked at with the decision before
            return answer
        decision = game.turn(state)
        assert decision is not None
        line = best(game, state, legal, decision.seat)
        self.settled = {at.pack(): action for at, action in line.answers[1:]}
        return line.answers[0][1]


def best(game: Game, state: State, legal: list[int], seat: int) -> Line:
    """The most promising of the legal actions; among equals, the first."""
    best_line = Line(float("-inf"), [])
    for action in legal:
        after = state.copy()
        game.play(after, action)
        value = game.estimate(after, seat)
        line = Line(value, []) if value is not None else best(game, after, game.legal(after), seat)
        if line.value > best_line.value:
            best_line = Line(line.value, [(state, action), *line.answers])
    return best_line

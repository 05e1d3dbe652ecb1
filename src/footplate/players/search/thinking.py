"""A thought: some lines of play, tried out side by side on what may be the case, the better half again and again."""

from math import ceil, log2
from time import process_time
from typing import Final

from footplate.players.search.chance import deal, mix
from footplate.players.search.lines import Line, candidates
from footplate.players.search.rollout import Rollout
from footplate.table.game import Game, State


class Level:
    """How much a player thinks."""

    def __init__(self, lines: int, alike: int, turns: int, width: int, trials: int, seconds: float) -> None:
        self.lines: Final = lines  # that are compared
        self.alike: Final = alike  # of them that differ only in their last decision
        self.turns: Final = turns  # that a trial lasts
        self.width: Final = width  # answers that a trial looks at where there are many
        self.trials: Final = trials  # in all
        self.seconds: Final = seconds  # of the processor's time; 0: no limit


class Thought:
    """What was compared: the lines, best first, with how often each was tried and what it came to."""

    def __init__(self, lines: list[Line], totals: list[float], trials: list[int], order: list[int]) -> None:
        self.lines: Final = [lines[i] for i in order]
        self.means: Final = [totals[i] / trials[i] if trials[i] else lines[i].value for i in order]
        self.trials: Final = [trials[i] for i in order]


def think(game: Game, seen: State, legal: list[int], seat: int, level: Level, seed: int) -> Thought:
    """Compare lines. `seen` is what the seat may know; nothing else is asked, so nothing else can be known."""
    began = process_time()
    lines = candidates(game, seen, legal, seat, level.lines, level.alike)
    count = len(lines)
    totals = [0.0] * count
    trials = [0] * count
    order = list(range(count))
    if count > 1:
        rollout = Rollout(game, seat, len(seen.setup.seats), level.turns, level.width)
        rounds = ceil(log2(count))
        left = order
        done = 0
        for _ in range(rounds):
            for _ in range(max(1, level.trials // (rounds * len(left)))):
                if done and level.seconds and over(began, level.seconds, done, len(left)):
                    break
                chance = mix(seed, done)
                there = game.sample(seen, seat, deal(chance))
                for i in left:
                    state = there.copy()
                    for action in lines[i].actions:
                        game.play(state, action)
                    totals[i] += rollout.play(state, chance)
                    trials[i] += 1
                done += 1
            left.sort(key=lambda i: (-totals[i] / trials[i], i))
            order = left + order[len(left) :]
            left = left[: (len(left) + 1) // 2]
    return Thought(lines, totals, trials, order)


def over(began: float, seconds: float, done: int, lines: int) -> bool:
    """Whether another trial of some lines would take longer than there is time for."""
    spent = process_time() - began
    return spent + spent / done > seconds

"""A thought: some lines of play, tried out side by side on what may be the case, the better half again and again."""

from math import ceil, log2, tanh
from time import process_time
from typing import Final

from footplate.players.search.chance import deal, mix
from footplate.players.search.lines import Line, candidates
from footplate.players.search.rollout import Rollout
from footplate.players.search.value import Value
from footplate.table.game import Game, State


class Search:
    """How a player looks for its move: what is compared, how far it is tried out, what that is worth."""

    def __init__(
        self, lines: int, alike: int, turns: int, width: int, prior: float, squash: float, value: Value
    ) -> None:
        self.lines: Final = lines  # that are compared
        self.alike: Final = alike  # of them that differ only in their last decision
        self.turns: Final = turns  # that a trial lasts
        self.width: Final = width  # answers that a trial looks at where there are many
        self.prior: Final = prior  # trials that what a line promises counts for
        self.squash: Final = squash  # points beyond which being further ahead hardly counts; 0: it counts evenly
        self.value: Final = value

    def worth(self, ahead: float) -> float:
        return ahead if self.squash == 0.0 else self.squash * tanh(ahead / self.squash)


class Budget:
    """How long a player may think. Work and trials are the same everywhere; the clock is for when that takes longer
    than it should. 0: no limit."""

    def __init__(self, trials: int, work: int, seconds: float) -> None:
        self.trials: Final = trials  # of each line, in all rounds together
        self.work: Final = work  # positions that trials come through
        self.seconds: Final = seconds  # of the processor's time

    def spent(self, share: float, done: int, work: int, seconds: float) -> bool:
        """Whether a share of it is used up, or would be by another trial."""
        if self.trials and done >= share * self.trials:
            return True
        if self.work and work >= share * self.work:
            return True
        return self.seconds > 0.0 and seconds + seconds / done > share * self.seconds


class Thought:
    """What was compared: the lines, best first, with how often each was tried and what it came to."""

    def __init__(self, lines: list[Line], totals: list[float], trials: list[int], order: list[int]) -> None:
        self.lines: Final = [lines[i] for i in order]
        self.means: Final = [totals[i] / trials[i] if trials[i] else 0.0 for i in order]
        self.trials: Final = [trials[i] for i in order]


def think(game: Game, seen: State, legal: list[int], seat: int, search: Search, budget: Budget, seed: int) -> Thought:
    """Compare the most promising lines. `seen` is what the seat may know; nothing else is asked, so nothing else can be
    known."""
    began = process_time()
    lines = candidates(game, seen, legal, seat, search.lines, search.alike)
    return compare(game, seen, lines, seat, search, budget, seed, began)


def compare(
    game: Game, seen: State, lines: list[Line], seat: int, search: Search, budget: Budget, seed: int, began: float
) -> Thought:
    """Try lines out. `began`: the processor's time from which the budget is counted."""
    count = len(lines)
    totals = [0.0] * count
    trials = [0] * count
    order = list(range(count))
    if count < 2:
        return Thought(lines, totals, trials, order)
    rollout = Rollout(game, seat, len(seen.setup.seats), search.turns, search.width, search.value)
    rounds = ceil(log2(count))
    left = order
    done = 0
    for number in range(1, rounds + 1):
        share = number / rounds
        while done == 0 or not budget.spent(share, done, rollout.work, process_time() - began):
            chance = mix(seed, done)
            there = game.sample(seen, seat, deal(chance))
            for i in left:
                state = there.copy()
                for action in lines[i].actions:
                    game.play(state, action)
                totals[i] += search.worth(rollout.play(state, chance))
                trials[i] += 1
            done += 1
        left.sort(key=lambda i: (-judged(totals[i], trials[i], lines[i].value, search.prior), i))
        order = left + order[len(left) :]
        left = left[: (len(left) + 1) // 2]
    return Thought(lines, totals, trials, order)


def judged(total: float, trials: int, promise: float, prior: float) -> float:
    return (total + prior * promise) / (trials + prior)

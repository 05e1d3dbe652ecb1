"""A thought: some lines of play, tried out side by side on what may be the case, the better half again and again, and
no line any longer once it is clearly worse."""

from math import ceil, erfc, exp, log2, pi, sqrt, tanh
from time import process_time
from typing import Final

from footplate.players.search.chance import deal, mix
from footplate.players.search.lines import Line, candidates
from footplate.players.search.rollout import Rollout
from footplate.players.search.value import Value
from footplate.table.game import Game, State

CLEAR: Final = 3  # trials after which a line can be clearly worse …
MARGINS: Final = [7.0, 4.5, 3.7, 3.4, 3.1, 3.0]  # … when it is so many standard errors behind; later, the last


class Search:
    """How a player looks for its move: what is compared, how far it is tried out, what that is worth."""

    def __init__(self, settings: dict[str, float], value: Value) -> None:
        self.settings: Final = settings
        self.lines: Final = int(settings["lines"])  # that are compared
        self.alike: Final = int(settings["alike"])  # of them that differ only in their last decision
        self.near: Final = settings["near"]  # points that a line may promise less than the best; 0: any
        self.turns: Final = int(settings["turns"])  # that a trial lasts
        self.width: Final = int(settings["width"])  # answers that a trial looks at again after the first one
        self.prior: Final = settings["prior"]  # trials that what a line promises counts for
        self.squash: Final = settings["squash"]  # points beyond which being further ahead hardly counts; 0: evenly
        self.value: Final = value

    def trifle(self, part: float) -> float:
        """Too little to win by further trials: a part of what a value is usually off by at the end. Where being far
        ahead hardly counts, nor being far behind, all is little."""
        return part * self.value.spread[0] if self.squash == 0.0 else 0.0

    def worth(self, ahead: float) -> float:
        return ahead if self.squash == 0.0 else self.squash * tanh(ahead / self.squash)


class Budget:
    """How long a player may think. Work and trials are the same everywhere; the clock is for when that takes longer
    than it should. 0: no limit."""

    def __init__(self, trials: int, work: int, seconds: float, trifle: float) -> None:
        self.trials: Final = trials  # of each line, in all rounds together
        self.work: Final = work  # positions that trials come through
        self.seconds: Final = seconds  # of the processor's time
        self.trifle: Final = trifle  # the part of what a value is usually off by that is too little to go on for

    def spent(self, share: float, done: int, work: int, seconds: float) -> bool:
        """Whether a share of it is used up, or would be by another trial."""
        if self.trials and done >= share * self.trials:
            return True
        if self.work and work >= share * self.work:
            return True
        return self.seconds > 0.0 and seconds + seconds / done > share * self.seconds


class Thought:
    """What was compared: the lines, best first, with how often each was tried and what it came to."""

    def __init__(self, lines: list[Line], found: list[list[float]], order: list[int]) -> None:
        self.lines: Final = [lines[i] for i in order]
        self.means: Final = [sum(found[i]) / len(found[i]) if found[i] else 0.0 for i in order]
        self.trials: Final = [len(found[i]) for i in order]


def think(game: Game, seen: State, legal: list[int], seat: int, search: Search, budget: Budget, seed: int) -> Thought:
    """Compare the most promising lines. `seen` is what the seat may know; nothing else is asked, so nothing else can be
    known."""
    began = process_time()
    lines = candidates(game, seen, legal, seat, search.lines, search.alike, search.near)
    return compare(game, seen, lines, seat, search, budget, seed, began)


def compare(
    game: Game, seen: State, lines: list[Line], seat: int, search: Search, budget: Budget, seed: int, began: float
) -> Thought:
    """Try lines out. `began`: the processor's time from which the budget is counted."""
    count = len(lines)
    found: list[list[float]] = [[] for _ in lines]  # what each trial of a line came to
    left = list(range(count))
    behind: list[int] = []  # lines that are out, the worst first
    if count < 2:
        return Thought(lines, found, left)
    rollout = Rollout(game, seat, len(seen.setup.seats), search.turns, search.width, search.value)
    trifle = search.trifle(budget.trifle)
    rounds = ceil(log2(count))
    done = 0
    for number in range(1, rounds + 1):
        share = number / rounds
        while done == 0 or (len(left) > 1 and not budget.spent(share, done, rollout.work, process_time() - began)):
            chance = mix(seed, done)
            there = game.sample(seen, seat, deal(chance))
            for i in left:
                state = there.copy()
                for action in lines[i].actions:
                    game.play(state, action)
                found[i].append(search.worth(rollout.play(state, chance)))
            done += 1
            if done >= CLEAR:
                rank(left, lines, found, search.prior)
                fair = contenders(left, lines, found, search.prior, trifle)
                behind += reversed([i for i in left if i not in fair])
                left = fair
        rank(left, lines, found, search.prior)
        half = (len(left) + 1) // 2
        behind += reversed(left[half:])
        left = left[:half]
    return Thought(lines, found, left + behind[::-1])


def judged(line: Line, found: list[float], prior: float) -> float:
    """What a line comes to; what it promises counts for some trials."""
    return (sum(found) + prior * line.value) / (len(found) + prior)


def rank(left: list[int], lines: list[Line], found: list[list[float]], prior: float) -> None:
    left.sort(key=lambda i: (-judged(lines[i], found[i], prior), i))


def contenders(left: list[int], lines: list[Line], found: list[list[float]], prior: float, trifle: float) -> list[int]:
    """Those of some lines, best first, that are not clearly worse than the first, and by which more than a trifle might
    be won."""
    first = left[0]
    best = judged(lines[first], found[first], prior)
    margin = MARGINS[min(len(found[first]) - CLEAR, len(MARGINS) - 1)]
    out = [first]
    for i in left[1:]:
        lead = best - judged(lines[i], found[i], prior)
        unsure = error(found[first], found[i])
        if lead <= margin * unsure and regret(lead, unsure * margin / MARGINS[-1]) >= trifle:
            out.append(i)
    return out


def regret(lead: float, unsure: float) -> float:
    """What is lost on average by taking a line that leads by so much, sure to such a standard error."""
    if unsure <= 0.0:
        return 0.0
    by = lead / unsure
    return unsure * exp(-by * by / 2) / sqrt(2 * pi) - lead * erfc(by / sqrt(2)) / 2


def error(one: list[float], other: list[float]) -> float:
    """The standard error of the mean difference of two lines, trial by trial."""
    count = len(one)
    total = 0.0
    squares = 0.0
    for k in range(count):
        difference = one[k] - other[k]
        total += difference
        squares += difference * difference
    return sqrt(max(0.0, squares - total * total / count) / (count * (count - 1)))

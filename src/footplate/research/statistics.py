"""What an arena's figures mean. Games of one deal are no separate witnesses, so everything is counted by deals.

Written out in plain Python, because it is little; the tests hold it to known answers and to coins of known bias.
"""

from collections.abc import Sequence
from math import exp, inf, log, log10, pi, sqrt, tan
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

from footplate.table.nature import Roller

LEVEL: Final = 0.95
RESAMPLED: Final = 200
ELO: Final = 400 / log(10)
ROUNDS: Final = 10_000  # more than ratings ever take to settle


class Interval(NamedTuple):
    """A figure, and between which values the true one lies with the level's confidence."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def t_quantile(level: float, freedom: int) -> float:
    """How many standard errors a two-sided interval is wide, for so many degrees of freedom (Cornish and Fisher)."""
    if freedom < 1:
        return inf
    if freedom == 1:  # the series is poor for very few; these two are known exactly
        return tan(level * pi / 2)
    if freedom == 2:
        return level * sqrt(2 / (1 - level * level))
    z = NormalDist().inv_cdf((1 + level) / 2)
    terms = [
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    ]
    return z + sum(term / float(freedom) ** (i + 1) for i, term in enumerate(terms))


def clustered(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of values that come in groups, and its standard error where only groups are independent."""
    count = sum(len(group) for group in groups)
    mean = sum(sum(group) for group in groups) / count
    if len(groups) < 2:
        return mean, inf
    spread = sum(sum(value - mean for value in group) ** 2 for group in groups)
    return mean, sqrt(spread * len(groups) / (len(groups) - 1)) / count


def mean_interval(groups: Sequence[Sequence[float]], level: float = LEVEL) -> Interval:
    """A mean, like a margin in points, clustered by groups."""
    mean, error = clustered(groups)
    reach = t_quantile(level, len(groups) - 1) * error if len(groups) > 1 else inf
    return Interval(mean, mean - reach, mean + reach)


def share_interval(groups: Sequence[Sequence[float]], level: float = LEVEL) -> Interval:
    """A share of wins, clustered by groups: Wilson's interval for as many games as the groups are worth.

    Groups whose games cancel each other (a seat that wins every deal) are worth more than their games, those that agree
    less. Where everything was won or lost there is nothing to tell it by, and each group counts once.
    """
    count = sum(len(group) for group in groups)
    mean, error = clustered(groups)
    if 0 < mean < 1 and error < inf:
        worth = mean * (1 - mean) / max(error, 1e-9) ** 2
        worth = min(worth, count * count / len(groups))
    else:
        worth = float(len(groups))
    z = t_quantile(level, max(1, len(groups) - 1))
    if z == inf:
        return Interval(mean, 0.0, 1.0)
    middle = (mean + z * z / (2 * worth)) / (1 + z * z / worth)
    reach = z / (1 + z * z / worth) * sqrt(mean * (1 - mean) / worth + z * z / (4 * worth * worth))
    return Interval(mean, max(0.0, middle - reach), min(1.0, middle + reach))


class Verdict(NamedTuple):
    """How a sequential test stands: `better`, `not better`, or undecided (empty); after how many groups."""

    answer: str
    groups: int
    ratio: float  # the logarithm of the likelihoods' ratio
    low: float
    high: float


BETTER: Final = "better"
NOT_BETTER: Final = "not better"
FEWEST: Final = 10  # groups from which a spread can be told


def sprt(groups: Sequence[float], share: float, even: float = 0.5, error: float = 0.05) -> Verdict:
    """Wald's test of one group after the other: does A take `share` of what it plays for with B, or `even`?

    `groups` are A's shares deal by deal, in their order. Their spread is estimated as the test goes on (the generalised
    test that chess engines are developed with). It is wrong in `error` of all cases either way.
    """
    low, high = log(error / (1 - error)), log((1 - error) / error)
    ratio, total, squares = 0.0, 0.0, 0.0
    for count, value in enumerate(groups, 1):
        total += value
        squares += value * value
        if count < FEWEST:
            continue
        mean = total / count
        # One imagined group at each end: a player that wins everything has a spread, too.
        spread = (squares + 1 - 2 * mean + 2 * mean * mean - count * mean * mean) / (count + 1)
        ratio = count * (share - even) * (2 * mean - even - share) / (2 * max(spread, 1e-6))
        if ratio >= high or ratio <= low:
            return Verdict(BETTER if ratio > 0 else NOT_BETTER, count, ratio, low, high)
    return Verdict("", len(groups), ratio, low, high)


Wins = list[list[float]]  # how often the row's player was ahead of the column's


def strengths(wins: Wins, begin: list[float] | None = None, chance: Roller | None = None) -> list[float]:
    """Bradley and Terry's strengths, as ratings of chess around 0: 400 points are ten to one.

    Every two who met also share one imagined game, so that who never lost has a rating, too: a draw, or, with `chance`,
    shared by chance. `begin`: ratings that are near.
    """
    players = range(len(wins))
    won = [row[:] for row in wins]
    for i in players:
        for j in range(i):
            if wins[i][j] + wins[j][i]:
                imagined = 0.5 if chance is None else (chance.below(99) + 1) / 100
                won[i][j] += imagined
                won[j][i] += 1 - imagined
    strength = [exp(value / ELO) for value in begin] if begin else [1.0] * len(wins)
    for _ in range(ROUNDS):
        new = [_stronger(won, strength, i) for i in players]
        scale = exp(fmean(log(value) for value in new))
        new = [value / scale for value in new]
        settled = max(abs(log(a / b)) for a, b in zip(new, strength, strict=True)) < 1e-7
        strength = new
        if settled:
            break
    return [ELO * log(value) for value in strength]


def _stronger(won: Wins, strength: list[float], i: int) -> float:
    """A step of Hunter's MM algorithm."""
    met = [(j, won[i][j] + won[j][i]) for j in range(len(won)) if j != i and won[i][j] + won[j][i]]
    if not met:
        return strength[i]
    return sum(won[i][j] for j, _ in met) / sum(games / (strength[i] + strength[j]) for j, games in met)


def ratings(groups: Sequence[Wins], seed: str, level: float = LEVEL) -> list[Interval]:
    """Ratings with intervals: groups drawn again and again, the same for the same seed."""
    values = strengths(_added(groups))
    roller = Roller(f"ratings {seed}")
    drawn: list[list[float]] = []
    for _ in range(RESAMPLED if len(groups) > 1 else 0):
        drawn.append(strengths(_added([groups[roller.below(len(groups))] for _ in groups]), values, roller))
    out: list[Interval] = []
    for player, value in enumerate(values):
        found = sorted(each[player] for each in drawn)
        if not found:
            out.append(Interval(value, -inf, inf))
            continue
        edge = int(len(found) * (1 - level) / 2)
        out.append(Interval(value, min(value, found[edge]), max(value, found[-1 - edge])))
    return out


def _added(groups: Sequence[Wins]) -> Wins:
    size = range(len(groups[0]))
    return [[sum(group[i][j] for group in groups) for j in size] for i in size]


def expected(difference: float) -> float:
    """The share that somebody with so many points more wins."""
    return 1 / (1 + 10 ** (-difference / 400))


def points(share: float) -> float:
    """How many points more it takes to win such a share."""
    return 400 * log10(share / (1 - share))

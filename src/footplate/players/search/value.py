"""What a position is worth to a seat: points that it will be ahead at the end, as games that were played have taught.

It is a weighted sum of what every game can say of a position: what it promises, and what stands on the score pad, of
the seat and of its strongest rival, and how much of the game is still to come.
"""

from math import erf, sqrt
from typing import Final

from footplate.table.game import Game, State

PROMISES: Final = 6  # features that say what the position promises; the others are of the score pad


def features(game: Game, state: State, seat: int) -> list[float] | None:
    """What the sum is made of; None where something is half done."""
    own = game.estimate(state, seat)
    if own is None:
        return None
    pad = game.scores(state)
    left = game.left(state)
    rival = seat
    rivals = 0.0
    for other in range(len(pad.rows)):
        if other != seat:
            promised = game.estimate(state, other)
            worth = float(pad.totals[other]) if promised is None else promised
            if rival == seat or worth > rivals:
                rival = other
                rivals = worth
    out = [1.0, left, own, rivals, left * own, left * rivals]
    out.append(left * pad.totals[seat])
    out.append(left * pad.totals[rival] if rival != seat else 0.0)
    for points in pad.rows[seat]:
        out.append(float(points))
    if rival != seat:
        for points in pad.rows[rival]:
            out.append(float(points))
    return out


class Value:
    """A fitted sum."""

    def __init__(self, weights: list[float], spread: list[float]) -> None:
        self.weights: Final = weights
        self.spread: Final = spread  # how far off it is: in the last third of a game, in the middle, in the first

    def of(self, game: Game, state: State, seat: int) -> float | None:
        """What the seat will be ahead of the best of the others; None where something is half done."""
        if not self.weights:
            return plain(game, state, seat)
        found = features(game, state, seat)
        if found is None:
            return None
        total = 0.0
        for i, weight in enumerate(self.weights):
            total += weight * found[i]
        return total

    def chance(self, ahead: float, left: float) -> float:
        """How likely it is to win for somebody who is expected to be ahead by so much."""
        spread = self.spread[min(2, int(3 * left))]
        return 0.5 * (1.0 + erf(ahead / (spread * sqrt(2.0))))


def plain(game: Game, state: State, seat: int) -> float | None:
    """Where nothing was fitted: what is promised to the seat, less what is promised to the best of the others."""
    own = game.estimate(state, seat)
    if own is None:
        return None
    best = 0.0
    rivals = 0
    for other in range(len(state.setup.seats)):
        if other != seat:
            promised = game.estimate(state, other)
            if promised is not None:
                best = promised if rivals == 0 else max(best, promised)
                rivals += 1
    return own - best


UNFITTED: Final = Value([], [30.0, 30.0, 30.0])

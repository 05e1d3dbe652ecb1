"""What a position promises a seat: the judgement of Railroad Revolution for players without one of their own.

Everything is counted in points at the end of the game: what is on the table (advice_outlook.py), and in one's own turn
what is still open (advice_pending.py).
"""

from footplate.games.railroad_revolution.advice_outlook import Outlook, turns_left
from footplate.games.railroad_revolution.advice_pending import pending
from footplate.games.railroad_revolution.scoring import scores
from footplate.games.railroad_revolution.state import OVER, RailroadState
from footplate.games.railroad_revolution.weights import WEIGHTS

WAITED = 100.0


def estimate(state: RailroadState, seat: int) -> float:
    """A position in which nothing was begun of which nothing is to be seen yet."""
    if state.step == OVER:
        return float(scores(state).totals[seat])
    outlook = Outlook(state, seat)
    worth = outlook.value()
    if state.seat == seat and state.effects:
        worth += pending(outlook)
    # A share can be sold when the money is needed: nobody sells one to wait.
    return worth - WAITED if state.sold and state.seat == seat else worth


def left(state: RailroadState) -> float:
    """The share of the turns that is still to come."""
    if state.step == OVER:
        return 0.0
    turns = turns_left(state, state.order[0]) if state.order else WEIGHTS.length
    return min(1.0, turns / WEIGHTS.length)

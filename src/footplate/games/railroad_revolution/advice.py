"""What a position promises a seat: the judgement of Railroad Revolution for players without one of their own."""

from footplate.games.railroad_revolution.scoring import scores
from footplate.games.railroad_revolution.state import RailroadState


def estimate(state: RailroadState, seat: int) -> float:
    return float(scores(state).totals[seat])

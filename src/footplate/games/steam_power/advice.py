"""What a position promises: the judgement of Steam Power that players without one of their own use."""

from footplate.games.steam_power.scoring import scores
from footplate.games.steam_power.state import SteamPowerState


def estimate(state: SteamPowerState, seat: int) -> float | None:
    return float(scores(state).totals[seat])

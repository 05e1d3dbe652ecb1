"""What was begun and goes on (links, goods, workers, one after the other) is worth what comes out of it.

It is carried on with on a copy, each time with what looks best.
"""

from typing import Final

from footplate.games.imperial_steam.asked import BUYING, CREW, HIRING, ORDERING, PRODUCING, SPARE, TRACK
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps import hire, track, trade
from footplate.table.step import Step

BEGUN: Final[dict[int, Step[ImperialSteamState]]] = {
    TRACK: track.Track(),
    BUYING: trade.Buying(),
    ORDERING: trade.Ordering(),
    HIRING: hire.Hiring(),
    PRODUCING: trade.Producing(),
}
PAYING: Final[dict[int, Step[ImperialSteamState]]] = {SPARE: track.Spare(), CREW: track.Crew()}


def is_begun(state: ImperialSteamState, seat: int) -> bool:
    return state.seat == seat and state.step in BEGUN


def nexts(state: ImperialSteamState) -> list[ImperialSteamState]:
    """The positions that one more answer leads to; it is paid for in the usual way."""
    step = BEGUN[state.step]
    out: list[ImperialSteamState] = []
    for action in step.legal(state):
        after = state.copy()
        step.play(after, action)
        while after.step in PAYING:
            paying = PAYING[after.step]
            paying.play(after, paying.default(after))
        out.append(after)
    return out

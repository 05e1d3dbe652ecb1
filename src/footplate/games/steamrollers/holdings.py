"""What a move may bring or cost in SteamRollers, in words for the coach."""

from typing import Final

from footplate.games.steamrollers.advice import strength
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.network import UP_TO
from footplate.games.steamrollers.state import SteamRollersState
from footplate.table.game import Holding, Thing
from footplate.table.say import say

POINT: Final = Thing(say("a point for deliveries"), say("{count} points for deliveries"), 1.0)
POSSIBLE: Final = Thing(
    say("a good that can be delivered"), say("{count} goods that can be delivered"), 0.5, gained=True
)
CONNECTION: Final = Thing(say("a connection"), say("{count} connections"), 2.0)
HEX: Final = Thing(say("a hex of track"), say("{count} hexes of track"), 0.4)
BOX: Final = Thing(say("a ticked box of the engine"), say("{count} ticked boxes of the engine"), 1.0)
TILE: Final = Thing(say("an action tile"), say("{count} action tiles"), 1.5)
ORDER: Final = Thing(say("an order tile"), say("{count} order tiles"), 3.0)
CROSS: Final = Thing(say("a cross"), say("{count} crosses"), 1.0)


def holdings(state: SteamRollersState, seat: int) -> list[Holding]:
    if seat == state.box.olive and state.box.solo:
        return [Holding(CROSS, sum(state.crosses))]
    return [
        Holding(POINT, state.points[seat]),
        Holding(POSSIBLE, possible(state, seat)),
        Holding(CONNECTION, len(state.links[seat])),
        Holding(HEX, sum([piece != 0 for piece in state.sheets[seat]])),
        Holding(BOX, state.boxes(seat)),
        Holding(TILE, state.owner.count(seat)),
        Holding(ORDER, state.order_owner.count(seat)),
    ]


def possible(state: SteamRollersState, seat: int) -> int:
    """The goods in the cities that the track leads somewhere, no further than the engine can."""
    within = UP_TO[strength(state, seat)]
    reach = state.reach[seat]
    count = 0
    for city in range(CITIES):
        for colour in state.rows[city]:
            ways = 0
            for end in state.box.destinations[colour]:
                ways |= reach[city * CITIES + end]
            count += ways & within != 0
    return count

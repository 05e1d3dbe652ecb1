"""What a move may bring or cost in Railroad Revolution, in words for the coach."""

from typing import Final

from footplate.games.railroad_revolution.needs import count
from footplate.games.railroad_revolution.scoring import freight, trains_up
from footplate.games.railroad_revolution.state import DONE, RailroadState
from footplate.table.game import Holding, Thing
from footplate.table.say import say

MONEY: Final = Thing(say("${count}"), say("${count}"), 0.012)
SHARE: Final = Thing(say("a share"), say("{count} shares"), 2.0)
RAIL: Final = Thing(say("a rail"), say("{count} rails"), 1.0)
CITY: Final = Thing(say("a connected city"), say("{count} connected cities"), 2.0)
STATION: Final = Thing(say("a station"), say("{count} stations"), 4.0)
OFFICE: Final = Thing(say("a telegraph office"), say("{count} telegraph offices"), 4.0)
MILESTONE: Final = Thing(say("a completed milestone"), say("{count} completed milestones"), 8.0)
WORKER: Final = Thing(say("a worker"), say("{count} workers"), 2.0)
TRAIN: Final = Thing(say("a train face up"), say("{count} trains face up"), 3.0)
WAGON: Final = Thing(say("a wagon or a tender"), say("{count} wagons and tenders"), 1.0)
STEP: Final = Thing(say("a step of performance"), say("{count} steps of performance"), 2.0)


def holdings(state: RailroadState, seat: int) -> list[Holding]:
    return [
        Holding(MONEY, state.money[seat]),
        Holding(SHARE, state.shares[seat]),
        Holding(RAIL, count(state.rails[seat])),
        Holding(CITY, count(state.connected(seat))),
        Holding(STATION, count(state.own_stations[seat])),
        Holding(OFFICE, count(state.own_offices[seat])),
        Holding(MILESTONE, state.where.count(DONE + seat)),
        Holding(WORKER, state.workers_of(seat)),
        Holding(TRAIN, trains_up(state, seat)),
        Holding(WAGON, freight(state, seat)),
        Holding(STEP, sum(state.marker[seat * 3 : seat * 3 + 3])),
    ]

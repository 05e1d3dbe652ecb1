"""What somebody has built, counted as milestones, performance tiles and the score pad ask for it."""

from footplate.games.railroad_revolution.geography import LEVELS
from footplate.games.railroad_revolution.milestones import (
    CONNECTED,
    DEALS,
    FIRST,
    GAPS,
    OCEAN,
    OFFICES,
    RAILS,
    STATION_LEVELS,
    STATIONS,
    TRAINS,
    Need,
)
from footplate.games.railroad_revolution.state import RailroadState


def count(mask: int) -> int:
    """How many members a set has."""
    return mask.bit_count()


def have(state: RailroadState, seat: int, need: Need) -> int:
    """How much of a milestone's condition somebody has."""
    geography = state.box.geography
    kind = need.kind
    if kind == CONNECTED:
        return count(state.network[seat] & geography.of_level[need.which])
    if kind == STATIONS:
        stations = state.own_stations[seat]
        return count(stations & geography.of_level[need.which] if need.which else stations)
    if kind == RAILS:
        return count(state.rails[seat] & geography.on_terrain[need.which])
    if kind == DEALS:
        return count(state.rails[seat] & geography.deals)
    if kind == OFFICES:
        return count(state.own_offices[seat])
    if kind == GAPS:
        return count(gaps(state, seat))
    if kind == TRAINS:
        return trains(state, seat)
    if kind == OCEAN:
        return count(state.own_stations[seat] & geography.ocean)
    if kind == STATION_LEVELS:
        return levels(state, state.own_stations[seat], 1)
    assert kind == FIRST
    return state.first_station.count(seat)


def holds(state: RailroadState, seat: int, tile: int) -> bool:
    """Whether the condition of a milestone holds."""
    return all(have(state, seat, need) >= need.count for need in state.box.milestones[tile].needs)


def gaps(state: RailroadState, seat: int) -> int:
    """The gaps between two own offices."""
    return state.own_offices[seat] & state.own_offices[seat] >> 1


def trains(state: RailroadState, seat: int) -> int:
    """The trains of a seat, whichever side is up."""
    types = len(state.box.trains)
    at = seat * types
    return sum(state.trains_up[at : at + types]) + sum(state.trains_down[at : at + types])


def levels(state: RailroadState, cities: int, lowest: int) -> int:
    """How many different levels there are among cities, from the lowest that counts."""
    of_level = state.box.geography.of_level
    found = 0
    for level in range(lowest, LEVELS + 1):
        if of_level[level] & cities:
            found += 1
    return found


def spots_left(state: RailroadState, seat: int, column: int) -> list[int]:
    """The colours of the free worker spots of an open milestone."""
    tile = state.open[seat * 2 + column]
    if tile < 0:
        return []
    filled = state.promoted[seat * 2 + column]
    return [colour for spot, colour in enumerate(state.box.milestone_workers[tile]) if not filled >> spot & 1]

"""How far a milestone is away: the actions that its conditions still take, and the rails to the cities they ask for."""

from footplate.games.railroad_revolution.geography import LEVELS
from footplate.games.railroad_revolution.milestones import (
    CONNECTED,
    DEALS,
    GAPS,
    OCEAN,
    OFFICES,
    RAILS,
    STATION_LEVELS,
    STATIONS,
    TRAINS,
    Need,
)
from footplate.games.railroad_revolution.needs import count, have
from footplate.games.railroad_revolution.state import RailroadState
from footplate.games.railroad_revolution.weights import WEIGHTS
from footplate.rails.network import bits

FAR = 20  # rails


class Ways:
    """What somebody's network has before it."""

    def __init__(self, state: RailroadState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.near = distances(state, state.network[seat])

    def conditions(self, column: int) -> float:
        """How many actions the conditions of a milestone are away."""
        tile = self.state.open[self.seat * 2 + column]
        if tile < 0:
            return 0.0
        return sum(self.missing(need) for need in self.state.box.milestones[tile].needs)

    def missing(self, need: Need) -> float:
        state, seat = self.state, self.seat
        left = need.count - have(state, seat, need)
        if left <= 0:
            return 0.0
        kind = need.kind
        geography = state.box.geography
        if kind == CONNECTED:
            return self.way_to(geography.of_level[need.which], left) / WEIGHTS.rails_per_action
        if kind == STATIONS:
            cities = geography.of_level[need.which] if need.which else state.box.lines.all_cities
            return left + self.way_to_sites(cities, left)
        if kind == OCEAN:
            return left + self.way_to_sites(geography.ocean, left)
        if kind == STATION_LEVELS:
            return left * 1.2 + self.way_to_levels(left)
        if kind in (RAILS, DEALS):
            slots = geography.on_terrain[need.which] if kind == RAILS else geography.deals
            at_hand = count(slots & state.frontier[seat])
            return (left + 0.8 * max(0, left - at_hand)) / WEIGHTS.rails_per_action
        if kind == OFFICES:
            return float(left)
        if kind == GAPS:
            return left * 1.3
        if kind == TRAINS:
            return left * 1.4
        return left * 1.3

    def way_to(self, cities: int, number: int) -> float:
        """The rails to the nearest of these cities that are not connected."""
        far = sorted(self.near[city] for city in bits(cities) if self.near[city])
        return float(sum(far[:number]) if len(far) >= number else FAR)

    def way_to_sites(self, cities: int, number: int) -> float:
        """The actions to reach so many cities without own station, where none is reached."""
        state = self.state
        number -= count(cities & state.sites(self.seat))
        if number <= 0:
            return 0.0
        return self.way_to(cities, number) / WEIGHTS.rails_per_action

    def way_to_levels(self, number: int) -> float:
        """The same for stations of levels that are still missing."""
        state = self.state
        of_level = state.box.geography.of_level
        far: list[int] = []
        for level in range(1, LEVELS + 1):
            if not of_level[level] & state.own_stations[self.seat]:
                far.append(min(self.near[city] for city in bits(of_level[level])))
        far.sort()
        return sum(far[:number]) / WEIGHTS.rails_per_action


def distances(state: RailroadState, network: int) -> list[int]:
    """How many rails each city is away from a network; kept with the box, because most moves leave the network."""
    kept = state.box.ways
    found = kept.get(network)
    if found is None:
        if len(kept) > 5000:
            kept.clear()
        lines = state.box.lines
        found = lines.distances(network, 0)[: lines.cities]
        kept[network] = found
    return found

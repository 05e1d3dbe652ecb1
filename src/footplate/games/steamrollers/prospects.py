"""What a sheet may become: lines that have left a city, how many hexes they still lack, and which goods wait."""

from typing import Final

from footplate.games.steamrollers.box import Box
from footplate.games.steamrollers.goods import CITIES, COAL
from footplate.games.steamrollers.state import SteamRollersState
from footplate.rails.track import OTHER_END

NEVER = 99


class Distances:
    """How many hexes lie between two hexes, cities not entered; tables of an empty sheet."""

    def __init__(self, box: Box, chart: int) -> None:
        size = box.geography.size
        beyond = box.beyond[chart]
        city_at = box.geography.city_at
        self.size = size
        self.apart = [NEVER] * (size * size)  # steps from hex to hex
        for start in range(size):
            if city_at[start] >= 0:
                continue
            self.apart[start * size + start] = 0
            near = [start]
            for h in near:
                for edge in range(6):
                    n = beyond[h * 6 + edge]
                    if n >= 0 and city_at[n] < 0 and self.apart[start * size + n] == NEVER:
                        self.apart[start * size + n] = self.apart[start * size + h] + 1
                        near.append(n)
        self.to_city = [NEVER] * (size * CITIES)  # hexes to draw from a hex, itself included, to a city
        for h in range(size):
            for city, home in enumerate(box.geography.city_hex):
                for edge in range(6):
                    n = beyond[home * 6 + edge]
                    if n >= 0 and self.apart[h * size + n] + 1 < self.to_city[h * CITIES + city]:
                        self.to_city[h * CITIES + city] = self.apart[h * size + n] + 1

    def nearest(self, open_ends: list[int], at: int, end: int) -> tuple[int, int]:
        """The fewest hexes that a line lacks to reach a city or a line that comes from there; the towns on both."""
        code = open_ends[at]
        h = code // 16 // CITIES
        lacks = self.to_city[h * CITIES + end]
        towns = 0
        for other in open_ends[:at]:
            if other // 16 % CITIES == end:
                apart = self.apart[h * self.size + other // 16 // CITIES] + 1
                if apart < lacks:
                    lacks = apart
                    towns = other % 16
        return lacks, code % 16 + towns


class Lines:
    """Half-built lines: what they promise, and how long the network is with them."""

    def __init__(self, value: float, length: float) -> None:
        self.value: Final = value
        self.length: Final = length


def distances(box: Box, chart: int) -> Distances:
    """The tables of a box, made once."""
    tables = box.tables
    while len(tables) <= chart:
        tables.append(None)
    found = tables[chart]
    if not isinstance(found, Distances):
        found = Distances(box, chart)
        tables[chart] = found
    return found


def trails(state: SteamRollersState, seat: int) -> list[int]:
    """Lines that have left a city and end before an empty hex: `(hex * 6 + city) * 16 + towns`."""
    box = state.box
    beyond = box.beyond[state.chart]
    sheet = state.sheets[seat]
    city_at = box.geography.city_at
    is_town = box.geography.is_town
    out: list[int] = []
    for city, home in enumerate(box.geography.city_hex):
        for edge in range(6):
            h = beyond[home * 6 + edge]
            leave = edge
            towns = 0
            if h < 0 or sheet[h] == 0:
                continue
            while h >= 0 and city_at[h] < 0:
                code = sheet[h]
                if code == 0:
                    out.append((h * CITIES + city) * 16 + towns)
                    break
                leave = OTHER_END[(leave + 3) % 6][code - 1]
                if leave < 0:
                    break
                towns += is_town[h]
                h = beyond[h * 6 + leave]
    return out


def demand(state: SteamRollersState, seat: int) -> list[int]:
    """Per pair of cities, how many goods want to travel between them; a grey good counts for either grey city."""
    out = [0] * (CITIES * CITIES)
    for city in range(CITIES):
        for colour in state.rows[city]:
            add_demand(state, out, city, colour)
        if state.own_city[seat] == city:
            add_demand(state, out, city, state.own_colour[seat])
    return out


def add_demand(state: SteamRollersState, out: list[int], city: int, colour: int) -> None:
    for end in state.box.destinations[colour]:
        if end != city and colour != COAL:
            out[city * CITIES + end] += 1
            out[end * CITIES + city] += 1

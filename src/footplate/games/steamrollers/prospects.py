"""What a sheet may become: lines that have left a city, how many hexes they still lack, and which goods wait."""

from footplate.games.steamrollers.box import Box
from footplate.games.steamrollers.goods import CITIES
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

        self.fresh = [NEVER] * (CITIES * CITIES)  # hexes to draw from city to city
        for a, home in enumerate(box.geography.city_hex):
            for b in range(CITIES):
                for edge in range(6):
                    n = beyond[home * 6 + edge]
                    if a != b and n >= 0:
                        here = a * CITIES + b
                        self.fresh[here] = min(self.fresh[here], self.to_city[n * CITIES + b])

    def lacking(self, open_ends: list[int]) -> tuple[list[int], list[int]]:
        """Per pair of cities, the fewest hexes that a connection lacks, and the towns on what is there of it."""
        lacks = self.fresh[:]
        towns = [0] * (CITIES * CITIES)
        for i, code in enumerate(open_ends):
            h = code // 16 // CITIES
            city = code // 16 % CITIES
            for end in range(CITIES):
                if end != city:
                    self.note(lacks, towns, city, end, self.to_city[h * CITIES + end], code % 16)
            for other in open_ends[:i]:
                end = other // 16 % CITIES
                if end != city:
                    apart = self.apart[h * self.size + other // 16 // CITIES] + 1
                    self.note(lacks, towns, city, end, apart, code % 16 + other % 16)
        return lacks, towns

    def note(self, lacks: list[int], towns: list[int], a: int, b: int, hexes: int, on_it: int) -> None:
        """Keep the better of two ways to connect two cities."""
        here = a * CITIES + b
        if hexes * 4 - on_it < lacks[here] * 4 - towns[here]:
            lacks[here] = lacks[b * CITIES + a] = hexes
            towns[here] = towns[b * CITIES + a] = on_it


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

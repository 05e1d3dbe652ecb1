"""Routes one by one, with their hexes: for reasons, for drawings on the sheet. Plain and slow, apart from `network`."""

from typing import Final

from footplate.games.steamrollers.box import Box
from footplate.rails.track import PAIRS


class Connection:
    """A completed connection: its two cities and the hexes from the first to the second."""

    def __init__(self, start: int, end: int, hexes: list[int], towns: int) -> None:
        self.start: Final = start
        self.end: Final = end
        self.hexes: Final = hexes
        self.towns: Final = towns

    @property
    def length(self) -> int:
        return 1 + self.towns


class Route:
    """A way from city to city: the cities in order, and the hexes in between."""

    def __init__(self, cities: list[int], hexes: list[int], distance: int) -> None:
        self.cities: Final = cities
        self.hexes: Final = hexes
        self.distance: Final = distance


def connections(box: Box, chart: int, sheet: list[int]) -> list[Connection]:
    """Every completed connection of two different cities, from the edges of the cities outward."""
    found: dict[tuple[int, ...], Connection] = {}
    for city, home in enumerate(box.geography.city_hex):
        for edge in range(6):
            way = trail(box, chart, sheet, home, edge)
            if way is not None and way.end != city:
                found.setdefault(tuple(sorted(way.hexes)), way)
    return list(found.values())


def trail(box: Box, chart: int, sheet: list[int], home: int, edge: int) -> Connection | None:
    """What leaves a city by an edge, if it reaches a city."""
    geography = box.geography
    path: list[int] = []
    here, out = home, edge
    while True:
        here = box.beyond[chart][here * 6 + out]
        if here < 0 or here in path:
            return None
        if geography.city_at[here] >= 0:
            towns = sum(geography.kind[h] == "town" for h in path)
            return Connection(geography.city_at[home], geography.city_at[here], path, towns) if path else None
        came = (out + 3) % 6
        if sheet[here] == 0 or came not in PAIRS[sheet[here] - 1]:
            return None
        a, b = PAIRS[sheet[here] - 1]
        out = b if came == a else a
        path = [*path, here]


def routes(found: list[Connection], start: int, end: int) -> list[Route]:
    """Every route between two cities that visits no city twice, the longest first."""
    out: list[Route] = []
    waiting = [Route([start], [], 0)]
    while waiting:
        route = waiting.pop()
        if route.cities[-1] == end:
            out.append(route)
            continue
        for way in found:
            for a, b, hexes in ((way.start, way.end, way.hexes), (way.end, way.start, way.hexes[::-1])):
                if a == route.cities[-1] and b not in route.cities:
                    waiting.append(Route([*route.cities, b], route.hexes + hexes, route.distance + way.length))
    return sorted(out, key=lambda route: (-route.distance, route.cities, route.hexes))

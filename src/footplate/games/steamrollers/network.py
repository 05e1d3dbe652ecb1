"""Connections on a sheet, and how far apart they make the cities. Sets of distances are bit masks.

A sheet is a list of numbers, hex by hex: 0 without track, else the pair of edges + 1. A connection is
`(city * 6 + city) * 16 + length`, the smaller city first; its length is 1 and 1 more for each town on it.
"""

from footplate.games.steamrollers.box import Box
from footplate.games.steamrollers.goods import CITIES
from footplate.rails.track import OTHER_END, PAIRS

FAR = 20  # further than any route
UP_TO = [(2 << n) - 1 for n in range(FAR + 1)]  # the distances up to n


def link(a: int, b: int, length: int) -> int:
    return (min(a, b) * CITIES + max(a, b)) * 16 + length


def follow(box: Box, chart: int, sheet: list[int], start: int, out: int) -> int:
    """Where the track that leaves hex `start` by edge `out` ends: `city * 16 + towns`, or -1 in the open."""
    beyond = box.beyond[chart]
    city_at = box.geography.city_at
    is_town = box.geography.is_town
    towns = 0
    h = start
    while True:
        h = beyond[h * 6 + out]
        if h < 0:
            return -1
        city = city_at[h]
        if city >= 0:
            return city * 16 + towns
        code = sheet[h]
        if code == 0 or h == start:  # the open, or round in a circle
            return -1
        out = OTHER_END[(out + 3) % 6][code - 1]
        if out < 0:
            return -1
        towns += is_town[h]


def link_through(box: Box, chart: int, sheet: list[int], h: int) -> int:
    """The connection between two different cities that runs through a hex; -1 where there is none."""
    a, b = PAIRS[sheet[h] - 1]
    one = follow(box, chart, sheet, h, a)
    if one < 0:
        return -1
    two = follow(box, chart, sheet, h, b)
    if two < 0 or one // 16 == two // 16:
        return -1
    return link(one // 16, two // 16, 1 + one % 16 + two % 16 + box.geography.is_town[h])


def reaches(links: list[int]) -> list[int]:
    """Per pair of cities, the distances of all routes between them: no city twice."""
    joined = [0] * (CITIES * CITIES)
    for code in links:
        a, b = divmod(code // 16, CITIES)
        joined[a * CITIES + b] |= 1 << code % 16
        joined[b * CITIES + a] |= 1 << code % 16
    out = [0] * (CITIES * CITIES)
    for source in range(CITIES):
        _spread(joined, out, source, source, 1 << source, 1)
    return out


def _spread(joined: list[int], out: list[int], source: int, city: int, visited: int, distances: int) -> None:
    for near in range(CITIES):
        lengths = joined[city * CITIES + near]
        if lengths == 0 or visited >> near & 1:
            continue
        further = 0
        while lengths:
            low = lengths & -lengths
            further |= distances * low  # every distance so far, longer by this length
            lengths ^= low
        out[source * CITIES + near] |= further
        _spread(joined, out, source, near, visited | 1 << near, further)


def network_points(box: Box, links: list[int]) -> int:
    """1 for each connection and 1 for each town on it."""
    if box.parallel_score:
        return sum(code % 16 for code in links)
    best: dict[int, int] = {}
    for code in links:
        best[code // 16] = max(best.get(code // 16, 0), code % 16)
    return sum(best.values())

"""What ways cost, for the judgement: goods, effort and engineers of every link, from each city to each."""

from typing import Final

from footplate.games.imperial_steam.box import Box
from footplate.games.imperial_steam.goods import PLAIN

UNREACHABLE: Final = 9999.0
GOODS: Final = 30.0  # what a link's goods cost …
EFFORT: Final = 2.5  # … a level that it takes …
ENGINEER: Final = 10.0  # … and an engineer who isn't there yet


class Distances:
    """By set of engineers: the cost from city to city, and by city how many links it is to Trieste on that way."""

    def __init__(self, box: Box) -> None:
        self.cost: Final = [ways(box, engineers) for engineers in range(4)]
        self.to_goal: Final = [[row[box.goal] for row in cost] for cost in self.cost]


def ways(box: Box, engineers: int) -> list[list[float]]:
    """The cheapest ways between all cities."""
    geography = box.geography
    cost = [[0.0 if a == b else UNREACHABLE for b in range(box.cities)] for a in range(box.cities)]
    for link in range(box.links):
        terrain = geography.terrain[link]
        price = GOODS + geography.effort[link] * EFFORT
        if terrain != PLAIN:
            price += GOODS / 3
            if not engineers >> (terrain - 1) & 1:
                price += ENGINEER
        a, b = geography.a[link], geography.b[link]
        cost[a][b] = min(cost[a][b], price)
        cost[b][a] = cost[a][b]
    for via in range(box.cities):
        there = cost[via]
        for row in cost:
            first = row[via]
            if first < UNREACHABLE:
                for to in range(box.cities):
                    if first + there[to] < row[to]:
                        row[to] = first + there[to]
    return cost


_known: dict[int, Distances] = {}


def distances(box: Box) -> Distances:
    """Made when they are first asked for; few boxes are open at a time."""
    known = _known.get(box.number)
    if known is None:
        known = Distances(box)
        if len(_known) > 50:
            _known.clear()
        _known[box.number] = known
    return known

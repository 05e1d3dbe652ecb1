"""What ways cost, for the judgement: goods, effort and engineers of every link, from each city to each."""

from typing import Final

from footplate.games.imperial_steam.box import Box
from footplate.games.imperial_steam.goods import PLAIN

UNREACHABLE: Final = 9999.0
GOODS: Final = 30.0  # what a link's goods cost …
EFFORT: Final = 2.5  # … a level that it takes …
ENGINEER: Final = 10.0  # … and an engineer who isn't there yet
LATER: Final = 0.6  # of how much an engineer is needed, with each link that comes before


class Distances:
    """By set of engineers: the cost from city to city, and by city cost and first link of the way to Trieste."""

    def __init__(self, box: Box) -> None:
        self.cost: Final = [ways(box, engineers) for engineers in range(4)]
        self.to_goal: Final = [[row[box.goal] for row in cost] for cost in self.cost]
        self.first: Final = [first_links(box, engineers, self.to_goal[engineers]) for engineers in range(4)]
        self.needs: Final = [engineers_needed(box, first) for first in self.first]


def price_of(box: Box, engineers: int, link: int) -> float:
    """What building on a link costs, all in all."""
    geography = box.geography
    terrain = geography.terrain[link]
    price = GOODS + geography.effort[link] * EFFORT
    if terrain != PLAIN:
        price += GOODS / 3
        if not engineers >> (terrain - 1) & 1:
            price += ENGINEER
    return price


def first_links(box: Box, engineers: int, to_goal: list[float]) -> list[int]:
    """By city: the link with which the cheapest way to Trieste begins; -1 in Trieste."""
    geography = box.geography
    out = [-1] * box.cities
    best = [UNREACHABLE] * box.cities
    for link in range(box.links):
        price = price_of(box, engineers, link)
        a, b = geography.a[link], geography.b[link]
        if a != box.goal and price + to_goal[b] < best[a]:
            best[a] = price + to_goal[b]
            out[a] = link
        if b != box.goal and price + to_goal[a] < best[b]:
            best[b] = price + to_goal[a]
            out[b] = link
    return out


def engineers_needed(box: Box, first: list[int]) -> list[list[float]]:
    """By city: how much the way to Trieste takes each engineer: wholly for its first link, less for a later one."""
    geography = box.geography
    out: list[list[float]] = []
    for start in range(box.cities):
        needed = [0.0, 0.0]
        much = 1.0
        city = start
        while first[city] >= 0:
            link = first[city]
            if geography.terrain[link] != PLAIN:
                needed[geography.terrain[link] - 1] = max(needed[geography.terrain[link] - 1], much)
            city = geography.beyond(link, city)
            much *= LATER
        out.append(needed)
    return out


def ways(box: Box, engineers: int) -> list[list[float]]:
    """The cheapest ways between all cities."""
    geography = box.geography
    cost = [[0.0 if a == b else UNREACHABLE for b in range(box.cities)] for a in range(box.cities)]
    for link in range(box.links):
        price = price_of(box, engineers, link)
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

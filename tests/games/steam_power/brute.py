"""Contracts priced the slow way: every route of every cube, every way to find a source for each."""

from functools import cache

from footplate.games.steam_power.state import SteamPowerState

BANK = 5
Way = tuple[tuple[int, int], ...]  # over whose link, to which group


def ways(state: SteamPowerState, city: int) -> set[Way]:
    """Every route of a cube: link by link, no group twice, until it is in the network. Own links are links too."""
    group_of = state.box.geography.group_of
    links = [
        (company, {group_of[link.start], group_of[link.end]})
        for company, owned in enumerate(state.links)
        for link in owned
    ]
    home = {group for company, ends in links if company == state.company for group in ends}
    found: set[Way] = set()

    def go(at: int, seen: set[int], way: Way) -> None:
        if at in home:
            found.add(way)
            return
        for company, ends in links:
            if at in ends:
                (other,) = ends - {at}
                if other not in seen:
                    go(other, seen | {other}, (*way, (company, other)))

    go(group_of[city], {group_of[city]}, ())
    return found


class Market:
    """What cubes cost the active company: per city the routes, and the least for any list of cubes."""

    def __init__(self, state: SteamPowerState) -> None:
        self.state = state
        self.ways = [ways(state, city) for city in range(state.box.geography.cities)]
        self.prices = [
            min((self.price(city, way) for way in self.ways[city]), default=-1)
            for city in range(state.box.geography.cities)
        ]
        self.least = cache(self._least)

    def fee(self, city: int) -> int:
        return 0 if self.state.factory[city] == self.state.company else 1

    def price(self, city: int, way: Way) -> int:
        return self.fee(city) + sum(company != self.state.company for company, _ in way)

    def sources(self, colour: int, cubes: tuple[int, ...]) -> list[int]:
        """The cities that a cube of the colour can be brought from."""
        return [
            city
            for city, left in enumerate(cubes)
            if left and self.state.colour[city] == colour and self.prices[city] >= 0
        ]

    def _least(self, wanted: tuple[int, ...], cubes: tuple[int, ...]) -> int:
        """The least these cubes cost, one after the other, whatever was taken before; the bank only in need."""
        if not wanted:
            return 0
        prices = [
            self.prices[city] + self.least(wanted[1:], without(cubes, city)) for city in self.sources(wanted[0], cubes)
        ]
        return min(prices) if prices else BANK + self.least(wanted[1:], cubes)

    def affordable(self, city: int, wanted: tuple[int, ...], money: int) -> set[Way]:
        """The routes of the next cube from a city that leave enough for the rest."""
        cubes = tuple(self.state.cubes)
        rest = self.least(wanted[1:], without(cubes, city))
        return {way for way in self.ways[city] if self.price(city, way) + rest <= money}


def without(cubes: tuple[int, ...], city: int) -> tuple[int, ...]:
    return (*cubes[:city], cubes[city] - 1, *cubes[city + 1 :])

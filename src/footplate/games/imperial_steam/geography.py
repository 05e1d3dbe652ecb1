"""The map: reading and checking cities and links, and the tables that the rules look things up in.

Cities are numbered in alphabetical order, whatever the order of the file: that order decides for the Automa. A link has
one slot, so links have the numbers of their slots in `lines`.
"""

from typing import Final

from footplate.games.imperial_steam.goods import HUB_COUNT, TERRAINS
from footplate.rails.lines import Lines
from footplate.rails.network import bits
from footplate.table.errors import BadInput, nearest
from footplate.table.finding import Names, plain
from footplate.table.reading import quoted
from footplate.table.sheets import Record, read_sheet, remark

CITY_HEADING: Final = ["city", "site", "x", "y", "source"]
LINK_HEADING: Final = ["link", "a", "b", "terrain", "effort", "token", "source"]
SITES: Final = ["start", "goal", "tile", "none"]
START: Final = 0  # where every network begins: Wien
GOAL: Final = 1  # what ends the game: Trieste
TILE: Final = 2  # gets a city tile or a hub
NO_TILE: Final = 3  # a town that rails only pass through
TOKENS: Final = ["-", "semmering"]
FARTHEST: Final = 9999
MOST_CITIES: Final = 60
MOST_LINKS: Final = 200
MOST_EFFORT: Final = 20  # a crew for more has too many ways to be made up


class City:
    """A city as it stands in the file."""

    def __init__(self, name: str, site: int, x: int, y: int, source: str, where: str) -> None:
        self.name: Final = name
        self.site: Final = site
        self.x: Final = x
        self.y: Final = y
        self.source: Final = source
        self.where: Final = where


class Link:
    """A link as it stands in the file, between two cities by their numbers."""

    def __init__(self, id: str, a: int, b: int, terrain: int, effort: int, token: bool, source: str) -> None:
        self.id: Final = id
        self.a: Final = a
        self.b: Final = b
        self.terrain: Final = terrain
        self.effort: Final = effort
        self.token: Final = token
        self.source: Final = source


class Geography:
    def __init__(self, title: str, source: str, cities: list[City], links: list[Link]) -> None:
        self.title: Final = title
        self.source: Final = source
        self.cities: Final = len(cities)
        self.city_names: Final = [city.name for city in cities]
        self.city_sources: Final = [city.source for city in cities]
        self.site: Final = [city.site for city in cities]
        self.x: Final = [city.x for city in cities]
        self.y: Final = [city.y for city in cities]
        self.start: Final = self.site.index(START)
        self.goal: Final = self.site.index(GOAL)
        self.tile_sites: Final = [c for c in range(self.cities) if self.site[c] == TILE]
        self.links: Final = len(links)
        self.link_ids: Final = [link.id for link in links]
        self.link_sources: Final = [link.source for link in links]
        self.a: Final = [link.a for link in links]
        self.b: Final = [link.b for link in links]
        self.terrain: Final = [link.terrain for link in links]
        self.effort: Final = [link.effort for link in links]
        self.semmering: Final = next((n for n, link in enumerate(links) if link.token), -1)
        self.link_names: Final = [f"{self.city_names[link.a]}-{self.city_names[link.b]}" for link in links]
        self.lines: Final = Lines(self.cities, [(link.a, link.b, 1) for link in links])
        self.links_at: Final = [bits(mask) for mask in self.lines.at[: self.cities]]
        self.neighbours: Final = [
            sorted(self.lines.beyond(link, city) for link in self.links_at[city]) for city in range(self.cities)
        ]
        self.link_between: Final = self._between()
        self.to_goal: Final = self.lines.distances(1 << self.goal, 0)  # links of any terrain, built or not
        self.cities_by_name: Final = Names("city", self.city_names)

    def _between(self) -> list[list[int]]:
        """By two cities, the link that joins them; -1 where none does."""
        out = [[-1] * self.cities for _ in range(self.cities)]
        for link in range(self.links):
            out[self.a[link]][self.b[link]] = link
            out[self.b[link]][self.a[link]] = link
        return out

    def beyond(self, link: int, city: int) -> int:
        """The city at the other end of a link."""
        return self.b[link] if city == self.a[link] else self.a[link]

    def link_aliases(self) -> dict[str, int]:
        """Other ways to name a link: its id, its cities the other way round, both without accents."""
        out: dict[str, int] = {}
        for link in range(self.links):
            a, b = self.city_names[self.a[link]], self.city_names[self.b[link]]
            for name in (f"{b}-{a}", plain(f"{a}-{b}"), plain(f"{b}-{a}"), self.link_ids[link]):
                out.setdefault(name, link)
        return out

    def city_aliases(self) -> dict[str, int]:
        """Cities' names without accents."""
        return {plain(name): city for city, name in enumerate(self.city_names) if plain(name) != name}


def read_map(cities: str, city_file: str, links: str, link_file: str) -> Geography:
    """The map from its two CSV texts; every mistake is named with its file, line and field."""
    places = read_cities(cities, city_file)
    joined = read_links(links, link_file, places)
    title, source = remark(cities, "title"), f"{remark(cities, 'source')} {remark(links, 'source')}"
    geography = Geography(title, source, places, joined)
    reached = geography.lines.spread(1 << geography.start, (1 << geography.links) - 1)
    for city, place in enumerate(places):
        if not geography.links_at[city]:
            cure = f"Give it one in {link_file}, or leave it out."
            raise BadInput(f"no link leads to {place.name}.", f"{place.where}: city", cure)
        if not reached >> city & 1:
            what = f"no way leads from {places[geography.start].name} to {place.name}."
            raise BadInput(what, f"{place.where}: city", f"Join it to the others in {link_file}.")
    return geography


def read_cities(text: str, file: str) -> list[City]:
    """The cities from A to Z: without accents, in any case."""
    found: dict[str, City] = {}
    for row in read_sheet(text, file, CITY_HEADING):
        city = _city(row)
        key = plain(city.name).lower()
        if key in found:
            cure = f"Leave out this row or that of {found[key].where}."
            raise row.wrong("city", f"{city.name} stands here twice.", cure)
        for other in found.values():
            if (other.x, other.y) == (city.x, city.y):
                raise row.wrong("x", f"{city.name} lies where {other.name} lies.", "Move one of them.")
        found[key] = city
    if len(found) > MOST_CITIES:
        raise BadInput(f"the map has {len(found)} cities.", file, f"It may have {MOST_CITIES}.")
    cities = [found[key] for key in sorted(found)]
    for site in (START, GOAL):
        named = [city for city in cities if city.site == site]
        if not named:
            raise BadInput(f"no city is the {SITES[site]}.", f"{file}: site", "Exactly one is.")
        if len(named) > 1:
            what = f"{named[0].name} and {named[1].name} are both the {SITES[site]}."
            raise BadInput(what, f"{named[1].where}: site", "Exactly one city is.")
    if sum(city.site == TILE for city in cities) <= HUB_COUNT:
        what = "too few cities get a tile."
        raise BadInput(what, f"{file}: site", f"Beside the {HUB_COUNT} hubs there is at least one city tile.")
    return cities


def _city(row: Record) -> City:
    name = row["city"]
    if not plain(name).strip() or any(sign in name for sign in "-,;|"):
        cure = "A name has letters, spaces, dots and apostrophes; a hyphen stands between the two cities of a link."
        raise row.wrong("city", f"{quoted(name)} is no name.", cure)
    site = row.one_of("site", SITES)
    return City(name, site, row.number("x", 0, FARTHEST), row.number("y", 0, FARTHEST), row["source"], row.where)


def read_links(text: str, file: str, cities: list[City]) -> list[Link]:
    names = Names("city", [city.name for city in cities])
    found: list[Link] = []
    token = ""
    for row in read_sheet(text, file, LINK_HEADING):
        link = _link(row, names)
        for other in found:
            if other.id.lower() == link.id.lower():
                raise row.wrong("link", f"link {link.id} stands here twice.")
            if {other.a, other.b} == {link.a, link.b}:
                what = f"{names.names[link.a]} and {names.names[link.b]} are joined already, by {other.id}."
                raise row.wrong("b", what, "Two cities have one link, on which several players can build.")
        if link.token and token:
            raise row.wrong("token", f"the Semmering token lies on {token} already.", "There is one.")
        token = link.id if link.token else token
        found.append(link)
    if not found:
        raise BadInput("there are no links.", file)
    if len(found) > MOST_LINKS:
        raise BadInput(f"the map has {len(found)} links.", file, f"It may have {MOST_LINKS}.")
    return found


def _link(row: Record, names: Names) -> Link:
    id = row["link"]
    if not id.isascii() or not id.isalnum():
        raise row.wrong("link", f"{quoted(id)} is no name of a link.", "Letters and digits: E01.")
    ends: list[int] = []
    for field in ("a", "b"):
        city = names.look_up(row[field])
        if city < 0:
            raise row.wrong(field, f"unknown city {quoted(row[field])}.", nearest(row[field], names.names))
        ends.append(city)
    if ends[0] == ends[1]:
        raise row.wrong("b", f"{id} leads from {names.names[ends[0]]} to itself.", "A link joins two cities.")
    terrain = row.one_of("terrain", TERRAINS)
    effort = row.number("effort", 1, MOST_EFFORT)
    return Link(id, ends[0], ends[1], terrain, effort, row.one_of("token", TOKENS) == 1, row["source"])

"""The sheet's map: reading and checking it, the mountain charts, and the tables that the rules look things up in.

Hexes have pointy tops; their edges are numbered clockwise from the north-west (`rails.hexes`). Regions, cities and die
values are the same thing: region n has city n. In the code they count from 0.
"""

from typing import Final

from footplate.games.steamrollers.goods import CITIES, PLAIN_COLOURS
from footplate.games.steamrollers.picture import Kind
from footplate.rails.hexes import POINTY_TOP, Hexes
from footplate.rails.network import groups
from footplate.rails.track import PAIRS
from footplate.table.errors import BadInput, nearest
from footplate.table.finding import find
from footplate.table.reading import quoted
from footplate.table.sheets import Record, read_sheet, remark

MAP_HEADING: Final = ["id", "q", "r", "region", "colour", "kind"]
CHART_HEADING: Final = ["level", "die", "borders"]
KINDS: Final[list[Kind]] = ["plain", "town", "city"]
SHADES: Final = ["grey-dark", "grey-light"]
LEVELS: Final = ["medium", "hard"]
PAIR_WORDS: Final = [f"{POINTY_TOP[a]}-{POINTY_TOP[b]}" for a, b in PAIRS]
SWAPPED: Final = {f"{POINTY_TOP[b]}-{POINTY_TOP[a]}": i for i, (a, b) in enumerate(PAIRS)}
FEWEST_DRAWABLE: Final = 6  # Olive may begin with six crosses in one region
MOST_HEXES: Final = 200


class Hex:
    """A hex as it stands in the file."""

    def __init__(self, name: str, at: tuple[int, int], region: int, colour: str, kind: Kind) -> None:
        self.name: Final = name
        self.at: Final = at
        self.region: Final = region
        self.colour: Final = colour
        self.kind: Final = kind


class Geography:
    """A map. Hexes are numbered as they stand in the file."""

    def __init__(self, title: str, source: str, cells: list[Hex]) -> None:
        self.title: Final = title
        self.source: Final = source
        self.size: Final = len(cells)
        self.names: Final = [cell.name for cell in cells]
        self.region: Final = [cell.region for cell in cells]
        self.shade: Final = [cell.colour for cell in cells]
        self.kind: Final = [cell.kind for cell in cells]
        self.hexes: Final = Hexes([cell.at for cell in cells])
        self.is_town: Final = [1 if cell.kind == "town" else 0 for cell in cells]
        self.city_hex: Final = [self._only(cells, region, "city") for region in range(CITIES)]
        self.town_hex: Final = [self._only(cells, region, "town") for region in range(CITIES)]
        self.city_at: Final = [self.region[h] if self.kind[h] == "city" else -1 for h in range(self.size)]
        self.city_colour: Final = [colour_of(cells[h].colour) for h in self.city_hex]
        # The hexes that can be drawn in; how many they are is Olive's limit too.
        self.drawable: Final = [
            [h for h in range(self.size) if self.region[h] == region and self.city_at[h] < 0]
            for region in range(CITIES)
        ]
        self.borders: Final = self._borders()

    def _only(self, cells: list[Hex], region: int, kind: str) -> int:
        return next((h for h, cell in enumerate(cells) if cell.region == region and cell.kind == kind), -1)

    def _borders(self) -> list[str]:
        """The pairs of regions that touch, as they are written in the charts."""
        found: set[str] = set()
        for h in range(self.size):
            for edge in range(6):
                n = self.hexes.neighbour[h * 6 + edge]
                if n >= 0 and self.region[n] != self.region[h]:
                    found.add(border(self.region[h], self.region[n]))
        return sorted(found)

    def beyond(self, walls: list[str]) -> list[int]:
        """Per hex and edge the hex that track leads on to; -1 off the map and at a wall."""
        out = list(self.hexes.neighbour)
        for h in range(self.size):
            for edge in range(6):
                n = out[h * 6 + edge]
                if n >= 0 and self.region[n] != self.region[h] and border(self.region[h], self.region[n]) in walls:
                    out[h * 6 + edge] = -1
        return out

    def closed_off(self, walls: list[str]) -> int:
        """A city that no track could ever join to city 1, over other cities or not; -1 where there is none."""
        beyond = self.beyond(walls)
        near = [[n for n in beyond[h * 6 : h * 6 + 6] if n >= 0] for h in range(self.size)]
        land = groups([h for h in range(self.size) if self.city_at[h] < 0], near)
        around = [[g for g, part in enumerate(land) if any(n in part for n in near[home])] for home in self.city_hex]
        joined = [[b for b in range(CITIES) if any(g in around[b] for g in around[a])] for a in range(CITIES)]
        reached = groups(list(range(CITIES)), joined)[0]
        return next((city for city in range(CITIES) if city not in reached), -1)


def border(a: int, b: int) -> str:
    return f"{min(a, b) + 1}-{max(a, b) + 1}"


def colour_of(shade: str) -> int:
    """The goods that belong to a region's colour; both shades of grey are grey."""
    return find("grey" if shade in SHADES else shade, PLAIN_COLOURS, "colour")


def read_map(text: str, file: str) -> Geography:
    """A map from its CSV text; every mistake is named with its line and field."""
    cells: list[Hex] = []
    lines: list[str] = []
    for row in read_sheet(text, file, MAP_HEADING):
        cell = _hex(row)
        for other in cells:
            if other.name == cell.name:
                raise row.wrong("id", f"hex {cell.name} stands here twice.")
            if other.at == cell.at:
                raise row.wrong("q", f"{cell.name} lies where {other.name} lies.")
            if other.region == cell.region and other.colour != cell.colour:
                what = f"{cell.name} is {cell.colour}, but region {cell.region + 1} is {other.colour}."
                raise row.wrong("colour", what)
        cells.append(cell)
        lines.append(row.where)
    if len(cells) > MOST_HEXES:
        raise BadInput(f"{len(cells)} hexes are too many.", file, f"At most {MOST_HEXES}.")
    _check_regions(cells, file)
    geography = Geography(remark(text, "title"), remark(text, "source"), cells)
    _check_cities(geography, file, lines)
    return geography


def _check_cities(geography: Geography, file: str, lines: list[str]) -> None:
    """Goods of every colour have somewhere to go, and track could lead there."""
    for colour, name in enumerate(PLAIN_COLOURS):
        if colour not in geography.city_colour:
            cure = "Each colour needs a city; grey ones are grey-dark or grey-light."
            raise BadInput(f"no city is {name}: {name} goods could never be delivered.", f"{file}: colour", cure)
    city = geography.closed_off([])
    if city >= 0:
        what = f"city {city + 1} is closed off: no track could join it to city 1."
        where = f"{lines[geography.city_hex[city]]}: q"
        raise BadInput(what, where, "Let its hexes touch those of another region.")


def _hex(row: Record) -> Hex:
    name = row["id"]
    if not name.isalnum() or not name[0].isalpha() or name.upper() != name:
        raise row.wrong("id", f"{quoted(name)} is not a hex's name.", "Use capital letters and digits, like B4.")
    at = (row.number("q", -99, 99), row.number("r", -99, 99))
    known = [c for c in PLAIN_COLOURS if c != "grey"] + SHADES
    colour, kind = known[row.one_of("colour", known)], KINDS[row.one_of("kind", KINDS)]
    return Hex(name, at, row.number("region", 1, CITIES) - 1, colour, kind)


def _check_regions(cells: list[Hex], file: str) -> None:
    """Six regions in one piece each, with one city and one town, and room enough."""
    hexes = Hexes([cell.at for cell in cells])
    near = [[n for n in hexes.neighbour[h * 6 : h * 6 + 6] if n >= 0] for h in range(len(cells))]
    for region in range(CITIES):
        mine = [h for h, cell in enumerate(cells) if cell.region == region]
        for kind in ("city", "town"):
            count = sum(cells[h].kind == kind for h in mine)
            if count != 1:
                raise BadInput(f"region {region + 1} has {count} {kind} hexes.", file, "It needs exactly one.")
        parts = groups(mine, near)
        if len(parts) > 1:
            raise BadInput(f"region {region + 1} is in {len(parts)} parts; see {cells[parts[1][0]].name}.", file)
        if len(mine) - 1 < FEWEST_DRAWABLE:
            what = f"region {region + 1} has {len(mine) - 1} hexes to draw in."
            raise BadInput(what, file, f"It needs at least {FEWEST_DRAWABLE}.")


def read_charts(text: str, file: str, geography: Geography) -> dict[str, list[list[str]]]:
    """The walls by level and die value."""
    charts: dict[str, dict[int, list[str]]] = {level: {} for level in LEVELS}
    for row in read_sheet(text, file, CHART_HEADING):
        level = LEVELS[row.one_of("level", LEVELS)]
        value = row.number("die", 1, 6)
        if value in charts[level]:
            raise row.wrong("die", f"chart {level} {value} stands here twice.")
        walls = row["borders"].split()
        for word in walls:
            if word not in geography.borders:
                raise row.wrong("borders", f"{word!r} is not a border of this map.", nearest(word, geography.borders))
        city = geography.closed_off(walls)
        if city >= 0:
            what = f"chart {level} {value} closes off city {city + 1}: no track could join it to city 1."
            raise row.wrong("borders", what, "Leave one of its region's borders open.")
        charts[level][value] = walls
    for level in LEVELS:
        for value in range(1, 7):
            if value not in charts[level]:
                raise BadInput(f"chart {level} {value} is missing.", file)
    return {level: [charts[level][value] for value in range(1, 7)] for level in LEVELS}

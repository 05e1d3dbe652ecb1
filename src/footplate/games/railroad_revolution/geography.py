"""The map: cities of five levels, links of one slot or more with their terrain and deals; reading and checking it."""

from typing import Final

from footplate.rails.lines import Lines
from footplate.table.errors import BadInput
from footplate.table.finding import Names
from footplate.table.reading import number, quoted
from footplate.table.sheets import Record, read_sheet, remark

CITY_HEADING: Final = ["code", "name", "level", "ocean", "geo", "by_level", "x", "y", "tile", "neutral", "source"]
LINK_HEADING: Final = ["id", "from", "to", "slots", "start", "source"]
LEVELS: Final = 5
COLUMNS: Final = "ABCDE"
MOST_CITIES: Final = 40
MOST_SLOTS: Final = 3  # of a link
STEEPEST: Final = 3  # triangles
TERRAINS: Final = ["flat", "hill", "highland", "mountain"]  # say
YES_NO: Final = ["no", "yes"]
PLAYERS: Final = ["2", "3", "4"]
NEUTRAL_FOR: Final = ["2", "2+3", "2+3+4", "none"]


class City:
    """A city as it stands in the file."""

    def __init__(self, row: Record) -> None:
        self.where: Final = row.where
        self.code: Final = row["code"]
        self.name: Final = row["name"]
        self.level: Final = row.number("level", 1, LEVELS)
        self.ocean: Final = row.one_of("ocean", YES_NO) == 1
        self.geo: Final = read_column(row, "geo")
        self.by_level: Final = read_column(row, "by_level")
        self.at: Final = (row.number("x", 0, 9_999), row.number("y", 0, 9_999))
        self.tile: Final = row.one_of("tile", YES_NO) == 1
        self.neutral: Final = read_neutral(row)
        self.source: Final = row["source"]


class Link:
    """A link as it stands in the file: its two cities, and for each slot its triangles and whether it is a deal."""

    def __init__(self, row: Record, codes: list[str]) -> None:
        self.where: Final = row.where
        self.id: Final = row["id"]
        self.start: Final = row.one_of("start", YES_NO) == 1
        self.ends: Final = (row.one_of("from", codes, "city"), row.one_of("to", codes, "city"))
        self.slots: Final = [read_slot(row, word) for word in row["slots"].split()]
        self.source: Final = row["source"]


class Geography:
    """A map. Cities, links and slots are numbered as they stand in the files; sets of them are bit masks."""

    def __init__(self, title: str, source: str, cities: list[City], links: list[Link]) -> None:
        self.title: Final = title
        self.source: Final = source
        self.cities: Final = len(cities)
        self.codes: Final = [city.code for city in cities]
        self.city_names: Final = [city.name for city in cities]
        self.names: Final = Names("city", self.city_names, [self.codes])
        self.level: Final = [city.level for city in cities]
        self.ocean: Final = mask([city.ocean for city in cities])
        self.has_tile: Final = [city.tile for city in cities]
        self.at: Final = [city.at for city in cities]
        # By number of players less two: the cities where a neutral station stands.
        self.neutral: Final = [mask([players in city.neutral for city in cities]) for players in (2, 3, 4)]
        self.of_level: Final = [mask([city.level == level for city in cities]) for level in range(LEVELS + 1)]
        self.columns_geo: Final = columns([city.geo for city in cities])
        self.columns_level: Final = columns([city.by_level for city in cities])
        # Links and slots
        self.links: Final = len(links)
        self.link_names: Final = [link.id for link in links]
        self.link_ends: Final = [link.ends for link in links]
        self.lines: Final = Lines(len(cities), [(link.ends[0], link.ends[1], len(link.slots)) for link in links])
        self.slots: Final = len(self.lines.ends)
        self.slot_names: Final = [f"{link.id}-{i + 1}" for link in links for i in range(len(link.slots))]
        self.slot_words: Final = [words for link in links for words in slot_words(link, self.city_names)]
        self.slot_codes: Final = [words for link in links for words in slot_words(link, self.codes)]
        self.terrain: Final = [slot[0] for link in links for slot in link.slots]  # triangles: 0 to 3
        self.is_deal: Final = [slot[1] for link in links for slot in link.slots]
        self.deals: Final = mask(self.is_deal)
        self.on_terrain: Final = [mask([t == terrain for t in self.terrain]) for terrain in range(STEEPEST + 1)]
        start = next(i for i, link in enumerate(links) if link.start)
        self.start_slots: Final = mask([self.lines.link[slot] == start for slot in range(self.slots)])


def slot_words(link: Link, cities: list[str]) -> list[str]:
    """What the slots of a link are called in a log: `Miami-Houston-2`, or without number where there is one."""
    name = f"{cities[link.ends[0]]}-{cities[link.ends[1]]}"
    return [name] if len(link.slots) == 1 else [f"{name}-{i + 1}" for i in range(len(link.slots))]


def mask(flags: list[bool]) -> int:
    """The set of the numbers whose flag is set."""
    found = 0
    for i, flag in enumerate(flags):
        if flag:
            found |= 1 << i
    return found


def columns(places: list[tuple[int, int]]) -> list[list[int]]:
    """The cities of each virtual column, from the north."""
    out: list[list[int]] = []
    for column in range(len(COLUMNS)):
        here = sorted((row, city) for city, (at, row) in enumerate(places) if at == column)
        out.append([city for _, city in here])
    return out


def read_column(row: Record, field: str) -> tuple[int, int]:
    """A place in the virtual columns, like C2: the column, and the order from the north."""
    text = row[field]
    if len(text) < 2 or text[0] not in COLUMNS or not text[1:].isdecimal() or not text.isascii():
        cure = "Write a column from A (west) to E (east) and the order from the north, like C2."
        raise row.wrong(field, f"{quoted(text)} is no place in a column.", cure)
    return COLUMNS.index(text[0]), number(text[1:], 1, MOST_CITIES, row.at(field))


def read_neutral(row: Record) -> list[int]:
    """The numbers of players with which a neutral piece stands here."""
    text = NEUTRAL_FOR[row.one_of("neutral", NEUTRAL_FOR)]
    return [int(word) for word in text.split("+")] if text != "none" else []


def read_slot(row: Record, text: str) -> tuple[int, bool]:
    """A slot, like `2d`: its triangles, and whether a deal is there."""
    plain = text.removesuffix("d")
    if len(plain) != 1 or plain not in "0123":
        cure = f"Write its triangles, 0 to {STEEPEST}, with d for a deal, like '1 2d'."
        raise row.wrong("slots", f"{quoted(text)} is no slot.", cure)
    return int(plain), text.endswith("d")


def read_cities(text: str, file: str) -> list[City]:
    cities: list[City] = []
    for row in read_sheet(text, file, CITY_HEADING):
        city = City(row)
        if not (2 <= len(city.code) <= 3 and city.code.isascii() and city.code.isalpha() and city.code.isupper()):
            raise row.wrong("code", f"{quoted(city.code)} is not a city's code.", "Use two or three capital letters.")
        if not city.name or not all(c.isalpha() or c in " .'-" for c in city.name):
            raise row.wrong("name", f"{quoted(city.name)} can't be a city's name.", "Use letters, spaces, . ' and -.")
        for other in cities:
            for field, mine, theirs in [
                ("code", city.code, other.code),
                ("name", city.name, other.name),
                ("geo", row["geo"], f"{COLUMNS[other.geo[0]]}{other.geo[1]}"),
                ("by_level", row["by_level"], f"{COLUMNS[other.by_level[0]]}{other.by_level[1]}"),
            ]:
                if mine == theirs:
                    what = f"{mine!r} is that of {other.name} already."
                    raise row.wrong(field, what, "Every city has a code, a name and a place in a column of its own.")
            if city.at == other.at:
                raise row.wrong("x", f"{city.name} lies on {other.name}.", "Give it another x or y.")
        cities.append(city)
    if not 2 <= len(cities) <= MOST_CITIES:
        raise BadInput(f"{len(cities)} cities.", file, f"A map has 2 to {MOST_CITIES}.")
    for level in range(1, LEVELS + 1):
        if all(city.level != level for city in cities):
            raise BadInput(f"no city has level {level}.", f"{file}: level", "Each level needs one.")
    return cities


def read_links(text: str, file: str, cities: list[City]) -> list[Link]:
    codes = [city.code for city in cities]
    links: list[Link] = []
    for row in read_sheet(text, file, LINK_HEADING):
        link = Link(row, codes)
        check_link(row, link, links)
        links.append(link)
    starts = [link for link in links if link.start]
    if len(starts) != 1:
        raise BadInput(f"{len(starts)} links have a first rail.", f"{file}: start", "Exactly one link says 'yes'.")
    if len(starts[0].slots) != 1:
        raise BadInput("the first rail's link has more than one slot.", f"{starts[0].where}: slots", "Give it one.")
    check_reached(cities, links)
    return links


def check_link(row: Record, link: Link, links: list[Link]) -> None:
    if not link.id.isalnum() or not link.id.isascii():
        raise row.wrong("id", f"{quoted(link.id)} is not an id.", "Use letters and digits, like L01.")
    a, b = link.ends
    if a == b:
        raise row.wrong("to", f"link {link.id} leads from {row['from']} to itself.", "A link joins two cities.")
    if not 1 <= len(link.slots) <= MOST_SLOTS:
        raise row.wrong("slots", f"link {link.id} has {len(link.slots)} slots.", f"It needs 1 to {MOST_SLOTS}.")
    for other in links:
        if other.id == link.id:
            raise row.wrong("id", f"link {link.id} stands here twice.", "Give each link an id of its own.")
        if other.ends in ((a, b), (b, a)):
            what = f"{row['from']} and {row['to']} are joined by {other.id} already."
            raise row.wrong("to", what, "Leave out one of the two links.")


def check_reached(cities: list[City], links: list[Link]) -> None:
    """Every city can be reached from the first rail."""
    lines = Lines(len(cities), [(link.ends[0], link.ends[1], len(link.slots)) for link in links])
    start = next(link for link in links if link.start)
    reached = lines.spread(1 << start.ends[0], (1 << len(lines.ends)) - 1)
    for i, city in enumerate(cities):
        if not reached >> i & 1:
            what = f"no link leads from the first rail to {city.name}."
            raise BadInput(what, f"{city.where}: code", "Add a link to it.")


def read_map(cities: str, links: str, cities_file: str, links_file: str) -> Geography:
    """A map from the texts of its two files; every mistake is named with its line and field."""
    places = read_cities(cities, cities_file)
    return Geography(remark(cities, "title"), remark(cities, "source"), places, read_links(links, links_file, places))

"""Steam Power's maps: reading, checking, and the tables that the rules look things up in.

A map is a grid in CSV (docs/maps.md): a row per line, P H M W for terrain, `CH Chicago` for a city, empty off the map.
"""

from typing import Final

from footplate.rails.hexes import Hexes, column_letters, from_offset
from footplate.rails.network import groups
from footplate.rails.track import ALL_PAIRS, PAIRS, TOUCHING
from footplate.table.errors import BadInput
from footplate.table.finding import Names, plain
from footplate.table.reading import quoted, read_values
from footplate.table.sheets import remark

TERRAIN: Final = {"P": "plains", "H": "hills", "M": "mountain", "W": "water"}  # say
COST: Final = {"plains": 0, "hills": 2, "mountain": 4}
CROSSING_COST: Final = 2
MOST_CITIES: Final = 33
MOST_HEXES: Final = 1000


class Geography:
    """A map. Hexes and cities are numbered in reading order by column, then row."""

    def __init__(
        self, title: str, source: str, columns: int, rows: int, cells: list[tuple[int, int, str, str, str]]
    ) -> None:
        self.title: Final = title
        self.source: Final = source
        self.columns: Final = columns
        self.rows: Final = rows
        cells = sorted(cells)
        self.offsets: Final = [(column, row) for column, row, _, _, _ in cells]
        self.hexes: Final = Hexes([from_offset(column, row) for column, row in self.offsets])
        self.names: Final = [f"{column_letters(column)}{row + 1}" for column, row in self.offsets]
        self.terrain: Final = [terrain for _, _, terrain, _, _ in cells]
        self.size: Final = len(cells)

        self.city_hex: Final = [h for h in range(self.size) if self.terrain[h] == "city"]
        self.city_at: Final = [self.city_hex.index(h) if t == "city" else -1 for h, t in enumerate(self.terrain)]
        self.city_codes: Final = [cells[h][3] for h in self.city_hex]
        self.city_names: Final = [cells[h][4] for h in self.city_hex]
        self.cities: Final = len(self.city_hex)
        self.towns: Final = Names("city", self.city_names, [self.city_codes, [self.names[h] for h in self.city_hex]])

        near = self.hexes.neighbour
        touching = [[self.city_at[n] for n in near[h * 6 : h * 6 + 6] if n >= 0] for h in self.city_hex]
        self.groups: Final = groups(list(range(self.cities)), touching)
        self.group_of: Final = [0] * self.cities
        for g, members in enumerate(self.groups):
            for city in members:
                self.group_of[city] = g

        # What each placement of track looks up, hex by hex.
        self.cost: Final = [COST.get(t, -1) for t in self.terrain]
        self.city_beyond: Final = [self.city_at[n] if n >= 0 else -1 for n in near]
        self.group_beyond: Final = [self.group_of[c] if c >= 0 else -1 for c in self.city_beyond]
        self.city_edges: Final = [
            sum(1 << e for e in range(6) if self.city_beyond[h * 6 + e] >= 0) for h in range(self.size)
        ]
        self.open_pairs: Final = [self._open_pairs(h) for h in range(self.size)]
        self.around: Final = [self._around(c) for c in range(self.cities)]
        # The pairs that lead into any city at all, for a first track: hex << 15 | pairs.
        self.anywhere: Final = [
            h << 15 | self.open_pairs[h] & TOUCHING[self.city_edges[h]]
            for h in range(self.size)
            if self.open_pairs[h] & TOUCHING[self.city_edges[h]]
        ]

    def _open_pairs(self, h: int) -> int:
        """The pieces that can ever lie on a hex: no end at water or the map's edge, no loop into one group."""
        if self.cost[h] < 0:
            return 0
        closed = 0
        for e in range(6):
            n = self.hexes.neighbour[h * 6 + e]
            if n < 0 or self.terrain[n] == "water":
                closed |= 1 << e
        mask = ALL_PAIRS & ~TOUCHING[closed]
        for p, (a, b) in enumerate(PAIRS):
            group = self.group_beyond[h * 6 + a]
            if group >= 0 and group == self.group_beyond[h * 6 + b]:
                mask &= ~(1 << p)
        return mask

    def _around(self, city: int) -> list[tuple[int, int]]:
        """The hexes beside a city that track can lie on, each with its edge towards the city."""
        out: list[tuple[int, int]] = []
        for e in range(6):
            n = self.hexes.neighbour[self.city_hex[city] * 6 + e]
            if n >= 0 and self.cost[n] >= 0:
                out.append((n, (e + 3) % 6))
        return out

    def frontier(self, network: int) -> list[int]:
        """The pieces that lead into a network (a set of groups), as `hex << 15 | pairs`."""
        edges: dict[int, int] = {}
        for g, members in enumerate(self.groups):
            if network >> g & 1:
                for city in members:
                    for h, e in self.around[city]:
                        edges[h] = edges.get(h, 0) | 1 << e
        return [h << 15 | m for h in sorted(edges) if (m := self.open_pairs[h] & TOUCHING[edges[h]])]


def read_map(text: str, file: str) -> Geography:
    """A map from its CSV text; every mistake is named with its line and column."""
    cells: list[tuple[int, int, str, str, str]] = []
    codes: dict[str, str] = {}
    width = 0
    row = -1
    for line in read_values(text, file):
        values, where = line.values, line.where
        if row < 0:
            _check_heading(values, where)
            width = len(values) - 1
            row = 0
            continue
        if values[0] != str(row + 1):
            raise BadInput(f"row {quoted(values[0])} comes where row {row + 1} is expected.", where)
        if len(values) - 1 > width:
            raise BadInput(f"{len(values) - 1} hexes in a row, but the heading has {width} columns.", where)
        for column, value in enumerate(values[1:]):
            if value:
                cells.append(_cell(value, column, row, codes, where))
        row += 1
    if row < 0:
        raise BadInput("the map is empty.", file, "It starts with a heading 'row,A,B,C…'.")
    geography = Geography(remark(text, "title", "Untitled"), remark(text, "source"), width, row, cells)
    _check_map(geography, file)
    return geography


def _check_heading(values: list[str], where: str) -> None:
    wanted = ["row", *(column_letters(c) for c in range(len(values) - 1))]
    if values != wanted or len(values) < 2:
        shown = ",".join(wanted[:5]) if len(wanted) > 1 else "row,A,B,C"
        raise BadInput(f"the heading is {quoted(','.join(values))}.", where, f"Expected {shown!r} and so on.")


def _cell(value: str, column: int, row: int, codes: dict[str, str], where: str) -> tuple[int, int, str, str, str]:
    name = f"{column_letters(column)}{row + 1}"
    if value.upper() in TERRAIN:
        return column, row, TERRAIN[value.upper()], "", ""
    code, _, title = value.partition(" ")
    title = " ".join(title.split())
    if len(code) != 2 or not code.isalpha() or not code.isupper() or not title:
        cure = "Write P, H, M, W, nothing, or a city as its two-letter code and name: 'CH Chicago'."
        raise BadInput(f"hex {name} holds {quoted(value)}.", f"{where}: {name}", cure)
    for key in (code.lower(), title.lower(), plain(title).lower()):
        if codes.get(key, name) != name:
            taken = f"code {code}" if key == code.lower() else f"name {quoted(title)}"
            what = f"the {taken} is that of the city on hex {codes[key]}."
            raise BadInput(what, f"{where}: {name}", "Every city has a code and a name of its own.")
        if key:  # a name in another script has no plain form
            codes[key] = name
    if any(not (c.isalpha() or c in " .'-") for c in title) or title.split()[-1].lower() in {"by", "in"}:
        what = f"{quoted(title)} can't be a city's name."
        raise BadInput(what, f"{where}: {name}", "Use letters, spaces, . ' and -.")
    return column, row, "city", code, title


def _check_map(geography: Geography, file: str) -> None:
    if geography.cities < 2:
        raise BadInput(f"a map needs at least two cities; this has {geography.cities}.", file)
    if len(geography.groups) < 2:  # no link could ever be built, and no game would end
        what = f"all {geography.cities} cities are neighbours: one group, and no link can join it to another."
        raise BadInput(what, file, "Put land between some of them.")
    if geography.cities > MOST_CITIES:
        raise BadInput(f"there are {MOST_CITIES} city tiles, but {geography.cities} cities on the map.", file)
    if geography.size > MOST_HEXES:
        raise BadInput(f"{geography.size} hexes are too many.", file, f"At most {MOST_HEXES}.")
    land = [h for h in range(geography.size) if geography.terrain[h] != "water"]
    near = geography.hexes.neighbour
    parts = groups(land, [[n for n in near[h * 6 : h * 6 + 6] if n >= 0] for h in range(geography.size)])
    if len(parts) > 1:
        lost = geography.names[parts[1][0]]
        raise BadInput(f"the land is in {len(parts)} parts; {lost} can't be reached.", f"{file}: {lost}")
    for c, around in enumerate(geography.around):
        if not any(geography.open_pairs[h] & TOUCHING[1 << e] for h, e in around):
            raise BadInput(
                f"no track can reach {geography.city_names[c]}.", f"{file}: {geography.names[geography.city_hex[c]]}"
            )

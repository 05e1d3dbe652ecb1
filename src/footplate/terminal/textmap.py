"""The hex map in characters, small or large, from the cells of any view.

Every character has an ink and a paper by name (`rail red`, `hills 1`): printing leaves them out, the full screen
colours them. Nothing is told by colour alone: owners are capital letters, city tiles small ones.
"""

from collections.abc import Collection
from functools import cache
from typing import Final, NamedTuple

from footplate.table.view import Cell, Rail
from footplate.terminal import railart
from footplate.terminal.railart import Frame, Route

# What fills an empty hex. Unknown terrain (another game's) is written with its first letter.
SYMBOLS: Final = {"plains": " ", "hills": "^", "mountains": "▲", "mountain": "▲", "water": "~", "city": " ", "": " "}
ASCII: Final = str.maketrans("║═╔╗╚╝╎╌╭╮╰╯╬╳▲·", "|=++++:-....+xA.")


class Glyph(NamedTuple):
    char: str
    ink: str
    paper: str


class Box(NamedTuple):
    """Where a hex lies on the drawing."""

    x: int
    y: int
    width: int
    height: int


class Size(NamedTuple):
    """Measures of a hex: the step to the next column, lines per half row, and room for track."""

    name: str
    step: int
    half: int
    width: int
    height: int
    frame: Frame


SMALL: Final = Size("small", 5, 1, 5, 2, railart.SMALL)
LARGE: Final = Size("large", 7, 2, 9, 5, railart.LARGE)
BLANK: Final = Glyph(" ", "", "")


class TextMap:
    """A drawn map: rows of glyphs, and where each hex is."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.rows: Final = [[BLANK] * width for _ in range(height)]
        self.boxes: dict[str, Box] = {}

    def put(self, x: int, y: int, text: str, ink: str = "") -> None:
        """Write on what is there; the paper stays."""
        for i, char in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self.rows[y][x + i] = Glyph(char, ink, self.rows[y][x + i].paper)

    def lay_paper(self, x: int, y: int, width: int, paper: str) -> None:
        for i in range(x, min(x + width, self.width)):
            self.rows[y][i] = Glyph(self.rows[y][i].char, self.rows[y][i].ink, paper)

    def free(self, x: int, y: int, length: int) -> bool:
        """Whether nothing stands there that a name would hide."""
        return all(self.rows[y][x + i].ink in ("", "terrain") for i in range(length) if x + i < self.width)

    def lines(self, ascii_only: bool = False) -> list[str]:
        out = ["".join(glyph.char for glyph in row).rstrip() for row in self.rows]
        return [line.translate(ASCII) for line in out] if ascii_only else out

    def hex_at(self, x: int, y: int) -> str:
        """The hex under a character, or an empty string."""
        for name, box in self.boxes.items():
            if box.x <= x < box.x + box.width and box.y <= y < box.y + box.height:
                return name
        return ""


class Look(NamedTuple):
    """What to bring out: hexes with a legal move, what a move would change, what others changed, and the cursor."""

    legal: Collection[str] = ()
    changed: Collection[str] = ()
    news: Collection[str] = ()
    cursor: str = ""


def letters(colours: Collection[str]) -> dict[str, str]:
    """One letter for each colour: its first, or the first of its own that nobody else has."""
    taken: dict[str, str] = {}
    for colour in sorted(colours):
        free = [c for c in colour + "abcdefghijklmnopqrstuvwxyz" if c.isalpha() and c not in taken.values()]
        taken[colour] = free[0] if free else "?"
    return taken


def owner_letters(cells: list[Cell]) -> dict[str, str]:
    owners = {rail.colour for cell in cells for rail in cell.rails} | {m.colour for cell in cells for m in cell.marks}
    return {colour: letter.upper() for colour, letter in letters(owners - {""}).items()}


def city_letters(cells: list[Cell]) -> dict[str, str]:
    return letters({cell.colour for cell in cells if cell.colour})


def draw(cells: list[Cell], size: Size = SMALL, look: Look | None = None) -> TextMap:
    look = look or Look()
    left, top = min(c.column for c in cells), min(c.half_row for c in cells)
    width = (max(c.column for c in cells) - left) * size.step + size.width + (size is SMALL)
    height = (max(c.half_row for c in cells) - top) * size.half + size.height
    drawn = TextMap(width, height)
    owners, tiles = owner_letters(cells), city_letters(cells)
    for cell in cells:
        x, y = (cell.column - left) * size.step, (cell.half_row - top) * size.half
        drawn.boxes[cell.name] = Box(x, y, size.width, size.height) if size is SMALL else Box(x + 1, y + 1, 7, 4)
        _ground(drawn, cell, x, y, size, look)
    for cell in cells:
        box = drawn.boxes[cell.name]
        x, y = (box.x, box.y) if size is SMALL else (box.x - 1, box.y - 1)
        _rails(drawn, cell.rails, x, y, size, owners)
        _writing(drawn, cell, x, y, size, look, owners, tiles)
    return drawn


def paper_of(cell: Cell, look: Look) -> str:
    if cell.name == look.cursor:
        return "cursor"
    if cell.name in look.changed:
        return "changed"
    if cell.name in look.news:
        return "news"
    if cell.colour:
        return f"city {cell.colour}"
    # Three shades, so that no two neighbours have the same and hexes can be told apart without lines.
    shade = (cell.column + 2 * ((cell.half_row - cell.column) // 2 % 3) + cell.column // 2 * 2) % 3
    return f"{'legal ' if cell.name in look.legal else ''}{cell.terrain or 'plains'} {shade}"


@cache
def _brick(symbol: str, paper: str) -> tuple[list[Glyph], list[Glyph]]:
    """The two lines of a small hex. Most hexes are empty, and a map is drawn at every key."""
    empty, sign = Glyph(" ", "", paper), Glyph(symbol, "terrain", paper)
    middle = empty if symbol == "~" else sign  # water is quieter than land
    return [empty] * 5, [empty, sign, middle, sign, empty]


def _ground(drawn: TextMap, cell: Cell, x: int, y: int, size: Size, look: Look) -> None:
    paper = paper_of(cell, look)
    symbol = SYMBOLS.get(cell.terrain, cell.terrain[:1])
    if size is SMALL:
        upper, lower = _brick(symbol, paper)
        drawn.rows[y][x : x + 5] = upper
        drawn.rows[y + 1][x : x + 5] = lower
        return
    for line, (indent, wide) in enumerate([(2, 5), (1, 7), (1, 7), (2, 5)], 1):
        drawn.lay_paper(x + indent, y + line, wide, paper)
    border = "border legal" if cell.name in look.legal else "border"
    drawn.put(x + 2, y, "_____", border)
    for line, (slash, back) in enumerate([(1, 7), (0, 8), (8, 0), (7, 1)], 1):
        drawn.put(x + slash, y + line, "/", border)
        drawn.put(x + back, y + line, "\\", border)
    drawn.put(x + 2, y + 4, "_____", border)
    drawn.put(x + 2, y + 3, " ".join(symbol * 3), "terrain")


def _rails(drawn: TextMap, rails: list[Rail], x: int, y: int, size: Size, owners: dict[str, str]) -> None:
    if not rails:
        return
    if len(rails) == 1:
        a, b = rails[0].edges
        _track(drawn, x, y, railart.routes(size.frame, a, b)[0], rails[0], owners, ())
        return
    first, second = railart.lay_two(size.frame, rails[0].edges, rails[1].edges)
    shared = tuple({p.at for p in first} & {p.at for p in second})
    _track(drawn, x, y, first, rails[0], owners, shared)
    _track(drawn, x, y, second, rails[1], owners, shared)
    sign = railart.CROSSING if railart.meet(first, second) is not None else railart.TANGLE
    for dx, dy in shared:
        drawn.put(x + dx, y + dy, sign, "crossing")


def _track(
    drawn: TextMap,
    x: int,
    y: int,
    route: Route,
    rail: Rail,
    owners: dict[str, str],
    shared: tuple[tuple[int, int], ...],
) -> None:
    lines = railart.DOUBLE if rail.complete else railart.SINGLE
    for piece in route:
        drawn.put(x + piece.at[0], y + piece.at[1], lines[piece.sides], f"rail {rail.colour}")
    place = railart.letter_place(route, shared)
    if place is not None:
        letter = owners.get(rail.colour, "?")
        ink = f"train {rail.colour}" if rail.complete else f"rail {rail.colour}"
        drawn.put(x + place[0], y + place[1], letter if rail.complete else letter.lower(), ink)


def _writing(
    drawn: TextMap,
    cell: Cell,
    x: int,
    y: int,
    size: Size,
    look: Look,
    owners: dict[str, str],
    tiles: dict[str, str],
) -> None:
    """Names, city tiles and pieces, where track leaves room."""
    marks = [(owners.get(mark.colour, "") + mark.text, f"mark {mark.colour}") for mark in cell.marks]
    star = "*" if cell.name in look.legal else ""
    if cell.code:
        name = f"{cell.code}:{tiles[cell.colour]}" if cell.colour else f"[{cell.code}]"
        top, inner = (0, 0) if size is SMALL else (1, 2)
        drawn.put(x + inner, y + top, f"{name}{star}", f"city {cell.colour}")
        if size is LARGE:
            drawn.put(x + 1, y + 2, cell.title[:7], f"city {cell.colour}")
        at = x + (0 if size is SMALL else 2)
        for text, ink in marks:
            drawn.put(at, y + (1 if size is SMALL else 3), text, ink)
            at += len(text) + 1
        return
    if cell.terrain != "water":
        _fit(drawn, cell.name + star, "name legal" if star else "name", x, y, size)
    for text, ink in marks:
        _fit(drawn, text, ink, x, y, size)


def _fit(drawn: TextMap, text: str, ink: str, x: int, y: int, size: Size) -> None:
    """Write in the first free place of a hex; without one, `look` still tells."""
    far = 5 - len(text)
    places = (
        [(0, 0), (0, 1), (far, 0), (far, 1)]
        if size is SMALL
        else [(3, 2), (2, 1), (far + 2, 1), (2, 2), (far + 2, 2), (2, 3), (far + 2, 3)]
    )
    for dx, dy in places:
        if drawn.free(x + dx, y + dy, len(text)):
            drawn.put(x + dx, y + dy, text, ink)
            return

"""Hex maps in characters, small or large, from the places of any board.

Every character has an ink and a paper by name (`rail red`, `hills 1`): printing leaves them out, the full screen
colours them. Nothing is told by colour alone: owners are capital letters, city tiles small ones.
"""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final, NamedTuple

from footplate.table.view import Line, Mark, Place, Rail
from footplate.terminal import railart
from footplate.terminal.language import tell
from footplate.terminal.railart import Frame, Route

# What fills an empty hex. Unknown terrain (another game's) is written with its first letter.
SYMBOLS: Final = {
    "plains": " ", "hill": "n", "hills": "^", "highland": "N", "mountains": "▲", "mountain": "▲", "water": "~",
    "city": " ", "": " ",
}  # fmt: skip
TOWN: Final = "o"
WALL_BELOW: Final = "▂"
WALL_BESIDE: Final = "▐"
ASCII: Final = str.maketrans("║═╔╗╚╝╎╌╭╮╰╯╬╳▲·▂▐─│", "|=++++:-....+xA._|-|")


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
    pointy: bool = False
    bordered: bool = False  # with lines around the hexes, which neighbours share


SMALL: Final = Size("small", 5, 1, 5, 2, railart.SMALL)
LARGE: Final = Size("large", 7, 2, 9, 5, railart.LARGE, bordered=True)
POINTY_SMALL: Final = Size("small, pointy", 4, 2, 8, 2, railart.POINTY_SMALL, pointy=True)
POINTY_LARGE: Final = Size("large, pointy", 6, 3, 12, 3, railart.POINTY_LARGE, pointy=True)
NAME_WIDTH: Final = 7  # letters across a large hex
BLANK: Final = Glyph(" ", "", "")


def size_for(large: bool, pointy: bool) -> Size:
    if pointy:
        return POINTY_LARGE if large else POINTY_SMALL
    return LARGE if large else SMALL


class TextMap:
    """A drawn map: rows of glyphs, and where each place is."""

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

    def name_at(self, x: int, y: int) -> str:
        """The place under a character, or an empty string."""
        for name, box in self.boxes.items():
            if box.x <= x < box.x + box.width and box.y <= y < box.y + box.height:
                return name
        return ""


class Look(NamedTuple):
    """What to bring out: places with a legal move, what a move would change, what others changed, and the cursor."""

    legal: Collection[str] = ()
    changed: Collection[str] = ()
    news: Collection[str] = ()
    cursor: str = ""


def letters(colours: Collection[str]) -> dict[str, str]:
    """One letter for each colour: its word's first, or the first of its own that nobody else has."""
    words = {colour: tell(colour).lower() for colour in sorted(colours)}
    taken: dict[str, str] = {}
    for colour, word in words.items():
        if word[0] not in taken.values():
            taken[colour] = word[0]
    for colour in sorted(set(colours) - set(taken)):
        free = [c for c in words[colour] + "abcdefghijklmnopqrstuvwxyz" if c.isalpha() and c not in taken.values()]
        taken[colour] = free[0] if free else "?"
    return dict(sorted(taken.items()))


def owner_letters(places: Sequence[Place], lines: Sequence[Line] = ()) -> dict[str, str]:
    slots = [slot for line in lines for slot in line.slots]
    owners = {rail.colour for place in places for rail in place.rails}
    owners |= {colour for slot in slots for colour in slot.colours}
    owners |= {mark.colour for place in places for mark in place.marks}
    owners |= {mark.colour for slot in slots for mark in slot.marks}
    return {colour: letter.upper() for colour, letter in letters(owners - {""}).items()}


def city_letters(places: Sequence[Place]) -> dict[str, str]:
    return letters({place.colour for place in places if place.colour})


def draw(places: Sequence[Place], size: Size = SMALL, look: Look | None = None) -> TextMap:
    look = look or Look()
    left, top = min(c.x for c in places), min(c.y for c in places)
    width = (max(c.x for c in places) - left) * size.step + size.width + (not size.bordered)
    height = (max(c.y for c in places) - top) * size.half + size.height
    drawn = TextMap(width, height)
    owners, tiles = owner_letters(places), city_letters(places)
    for place in places:
        x, y = (place.x - left) * size.step, (place.y - top) * size.half
        drawn.boxes[place.name] = Box(x + 1, y + 1, 7, 4) if size.bordered else Box(x, y, size.width, size.height)
        _ground(drawn, place, x, y, size, look)
    for place in places:
        box = drawn.boxes[place.name]
        x, y = (box.x - 1, box.y - 1) if size.bordered else (box.x, box.y)
        _rails(drawn, place.rails, x, y, size, owners)
        _writing(drawn, place, x, y, size, look, owners, tiles)
    for place in places if size.pointy else []:
        _walls(drawn, place, drawn.boxes[place.name])
    return drawn


def paper_of(place: Place, look: Look, pointy: bool = False) -> str:
    if place.name == look.cursor:
        return "cursor"
    if place.name in look.changed:
        return "changed"
    if place.name in look.news:
        return "news"
    if place.colour:
        return f"city {place.colour}"
    # Three shades, so that no two neighbours have the same and hexes can be told apart without lines.
    if pointy:
        shade = ((place.x - place.y) // 2 - place.y) % 3
    else:
        shade = (place.x + 2 * ((place.y - place.x) // 2 % 3) + place.x // 2 * 2) % 3
    ground = place.region.partition(" ")[2] or place.terrain or "plains"
    return f"{'legal ' if place.name in look.legal else ''}{ground} {shade}"


@cache
def _brick(symbol: str, paper: str, size: Size) -> list[list[Glyph]]:
    """The lines of a hex without borders. Most hexes are empty, and a map is drawn at every key."""
    empty, sign = Glyph(" ", "", paper), Glyph(symbol, "terrain", paper)
    lines = [[empty] * size.width for _ in range(size.height)]
    middle = size.width // 2
    if size.pointy:
        lines[-1][middle] = sign
    else:
        lines[-1][middle - 1 : middle + 2] = [sign, empty if symbol == "~" else sign, sign]  # water is quieter
    return lines


def _ground(drawn: TextMap, place: Place, x: int, y: int, size: Size, look: Look) -> None:
    paper = paper_of(place, look, size.pointy)
    symbol = SYMBOLS.get(place.terrain, place.terrain[:1])
    if place.region:
        symbol = " " if place.code else place.region[0]
    if not size.bordered:
        for line, glyphs in enumerate(_brick(symbol, paper, size)):
            drawn.rows[y + line][x : x + size.width] = glyphs
        return
    for line, (indent, wide) in enumerate([(2, 5), (1, 7), (1, 7), (2, 5)], 1):
        drawn.lay_paper(x + indent, y + line, wide, paper)
    border = "border legal" if place.name in look.legal else "border"
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
    at = railart.letter_place(route, shared)
    if at is not None:
        letter = owners.get(rail.colour, "?")
        ink = f"train {rail.colour}" if rail.complete else f"rail {rail.colour}"
        drawn.put(x + at[0], y + at[1], letter if rail.complete else letter.lower(), ink)


def _writing(
    drawn: TextMap,
    place: Place,
    x: int,
    y: int,
    size: Size,
    look: Look,
    owners: dict[str, str],
    tiles: dict[str, str],
) -> None:
    """Names, city tiles and pieces, where track leaves room."""
    marks = [(mark_text(mark, owners), f"mark {mark.colour}") for mark in place.marks]
    star = "*" if place.name in look.legal else ""
    if place.code:
        name = f"{place.code}:{tiles[place.colour]}" if place.colour else f"[{place.code}]"
        if size.pointy:
            drawn.put(x, y, f"[{place.code}]{star}", f"city {place.colour}")
            _marks(drawn, marks, x, y, size)
            return
        top, inner = (1, 2) if size.bordered else (0, 0)
        drawn.put(x + inner, y + top, f"{name}{star}", f"city {place.colour}")
        lower = y + 1
        if size.bordered:
            names = name_lines(tell(place.title))
            for line, text in enumerate(names, 2):
                drawn.put(x + 1, y + line, text, f"city {place.colour}")
            lower = y + 2 + len(names)
        at = x + (2 if size.bordered else 0)
        for text, ink in marks:
            drawn.put(at, lower, text, ink)
            at += len(text) + 1
        return
    if place.terrain != "water":
        name = f"{place.name}{TOWN if place.terrain == 'town' else ''}{star}"
        _fit(drawn, name, "name legal" if star else "name", x, y, size)
    for text, ink in marks:
        _fit(drawn, text, ink, x, y, size)


def name_lines(name: str) -> list[str]:
    """A city's name on one or two lines of a large hex: broken between words, or inside one with a hyphen."""
    if len(name) <= NAME_WIDTH:
        return [name]
    first, _, rest = name[: NAME_WIDTH + 1].rpartition(" ")
    if first and len(name) - len(first) - 1 <= NAME_WIDTH:
        return [first, name[len(first) + 1 :]]
    rest = name[NAME_WIDTH - 1 :]
    return [f"{name[: NAME_WIDTH - 1]}-", rest if len(rest) <= NAME_WIDTH else f"{rest[: NAME_WIDTH - 1]}."]


def mark_text(mark: Mark, owners: dict[str, str]) -> str:
    """A piece with the letter of its owner; a mere number stands before the letter, so that it looks like no hex."""
    letter = owners.get(mark.colour, "")
    return mark.text + letter if mark.text.isdecimal() else letter + mark.text


def _walls(drawn: TextMap, place: Place, box: Box) -> None:
    """Walls between hexes with pointy tops: on the last line or column of the upper or left one, where it is empty."""
    half = box.width // 2
    for edge in place.walls:
        beside = edge in (2, 5)
        if beside:
            right = box.x + (box.width if edge == 2 else 0) - 1
            places = [(right, box.y + line) for line in range(box.height)]
        else:
            left, bottom = box.x + (half if edge in (1, 3) else 0), box.y + (box.height if edge > 1 else 0) - 1
            places = [(left + i, bottom) for i in range(half)]
        for x, y in places:
            if 0 <= x < drawn.width and 0 <= y < drawn.height and drawn.rows[y][x].char == " ":
                drawn.put(x, y, WALL_BESIDE if beside else WALL_BELOW, "wall")


def _marks(drawn: TextMap, marks: list[tuple[str, str]], x: int, y: int, size: Size) -> None:
    """Pieces on a city with room for many: from left to right, then beside its name."""
    lower = y + size.height - 1
    between = 1 if sum(len(text) + 1 for text, _ in marks) <= size.width + 1 else 0
    at = x
    left: list[tuple[str, str]] = []
    for text, ink in marks:
        if at + len(text) > x + size.width:
            left.append((text, ink))
            continue
        drawn.put(at, lower, text, ink)
        at += len(text) + between
    at = x + size.width
    for text, ink in left:
        at -= len(text)
        drawn.put(at, y, text, ink)


def _fit(drawn: TextMap, text: str, ink: str, x: int, y: int, size: Size) -> None:
    """Write in the first free place of a hex; without one, `look` still tells."""
    far = (5 if size.bordered else size.width) - len(text)
    if size.bordered:
        places = [(3, 2), (2, 1), (far + 2, 1), (2, 2), (far + 2, 2), (2, 3), (far + 2, 3)]
    elif size.pointy:
        places = [(dx, dy) for dy in range(size.height) for dx in (far // 2, 0, far)]
    else:
        places = [(0, 0), (0, 1), (far, 0), (far, 1)]
    for dx, dy in places:
        if drawn.free(x + dx, y + dy, len(text)):
            drawn.put(x + dx, y + dy, text, ink)
            return

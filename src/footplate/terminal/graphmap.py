"""Boards that aren't hexes, in characters: places by their coordinates with lines between them, and boxes in rows."""

from collections.abc import Sequence
from typing import Final

from footplate.table.view import GRID, Board, Line, Place, Slot
from footplate.terminal.language import tell
from footplate.terminal.textmap import SYMBOLS, Box, Look, TextMap, mark_text, owner_letters

FREE: Final = "o"
SLOPE: Final = 0.45  # lines per column: a character is about twice as high as it is wide
WIDEST: Final = 240
BETWEEN: Final = 2  # columns between two boxes

# A text in parts, each with its ink.
Label = list[tuple[str, str]]
Point = tuple[int, int]


def length(label: Label) -> int:
    return sum(len(text) for text, _ in label)


def place_label(place: Place, owners: dict[str, str], look: Look, large: bool) -> Label:
    """A place's name with what lies there."""
    name = (place.code if not large else "") or tell(place.title) or place.name
    star = "*" if place.name in look.legal else ""
    marks = [(f"{mark_text(mark, owners)}", f"mark {mark.colour}") for mark in place.marks if mark.text]
    parts = [(f"[{name}]{star}", f"city {place.colour}")]
    for mark in marks:
        parts += [(" ", ""), mark]
    return parts


def slot_label(slot: Slot, owners: dict[str, str], look: Look, large: bool) -> Label:
    """The letters of those who have built there, or what the ground is; with more room, its name."""
    ground = SYMBOLS.get(slot.terrain, slot.terrain[:1]).strip() or FREE
    built: Label = [(owners[colour], f"train {colour}") for colour in slot.colours]
    named: Label = [(f"{slot.name}:", "name")] if large else []
    marks: Label = [(mark_text(mark, owners), f"mark {mark.colour}") for mark in slot.marks if mark.text]
    star: Label = [("*", "name legal")] if slot.name in look.legal else []
    return [*named, *(built or [(ground, "name")]), *marks, *star]


def paper_of(name: str, look: Look, usual: str = "") -> str:
    """`usual`: the paper where there is nothing to bring out."""
    if name == look.cursor:
        return "cursor"
    if name in look.changed:
        return "changed"
    if name in look.news:
        return "news"
    return usual or ("legal plains 0" if name in look.legal else "")


def write(drawn: TextMap, name: str, label: Label, x: int, y: int, paper: str) -> None:
    drawn.boxes[name] = Box(x, y, length(label), 1)
    if paper:
        drawn.lay_paper(x, y, length(label), paper)
    for text, ink in label:
        drawn.put(x, y, text, ink)
        x += len(text)


def draw_graph(board: Board, look: Look, large: bool = False, width: int = WIDEST) -> TextMap:
    """Places where their coordinates say, as far apart as their names and lines need, if the page is wide enough."""
    owners = owner_letters(board.places, board.lines)
    labels = {place.name: place_label(place, owners, look, large) for place in board.places}
    slots = {slot.name: slot_label(slot, owners, look, large) for line in board.lines for slot in line.slots}
    widths = {name: length(label) for name, label in (labels | slots).items()}
    left, top = min(p.x for p in board.places), min(p.y for p in board.places)
    reach = max(p.x for p in board.places) - left
    longest = max(widths[place.name] for place in board.places)
    most = (width - longest - 2) / reach if reach else WIDEST
    scale = min(most, closest(board, widths))
    at = {
        p.name: (round((p.x - left) * scale) + longest // 2, round((p.y - top) * scale * SLOPE)) for p in board.places
    }
    drawn = TextMap(max(x for x, _ in at.values()) + longest // 2 + 2, max(y for _, y in at.values()) + 1)
    taken: set[Point] = set()
    for place in board.places:
        x, y = at[place.name]
        taken |= around(x - widths[place.name] // 2, y, widths[place.name])
    for line in board.lines:
        draw_line(drawn, line, way(at[line.a], at[line.b]), taken)
    for line in board.lines:
        free = [point for point in way(at[line.a], at[line.b]) if point not in taken] or way(at[line.a], at[line.b])
        for i, slot in enumerate(line.slots):
            x, y = room(free, (i + 0.5) / len(line.slots), widths[slot.name], taken)
            taken |= around(x, y, widths[slot.name])
            write(drawn, slot.name, slots[slot.name], x, y, paper_of(slot.name, look))
    for place in board.places:
        x, y = at[place.name]
        paper = paper_of(place.name, look, f"city {place.colour}")
        write(drawn, place.name, labels[place.name], x - widths[place.name] // 2, y, paper)
    return drawn


def around(x: int, y: int, width: int) -> set[Point]:
    """The characters of a text, and one more on either side."""
    return {(x + i, y) for i in range(-1, width + 1)}


def closest(board: Board, widths: dict[str, int]) -> float:
    """Columns per unit, so that no two names overlap and each line has room for its slots."""
    places = {place.name: place for place in board.places}
    scale = 0.5
    for i, one in enumerate(board.places):
        for other in board.places[:i]:
            scale = max(scale, needed(one, other, (widths[one.name] + widths[other.name]) / 2 + 2, 1))
    for line in board.lines:
        a, b = places[line.a], places[line.b]
        long = sum(widths[slot.name] + 2 for slot in line.slots)
        scale = max(scale, needed(a, b, (widths[a.name] + widths[b.name]) / 2 + long + 2, 2 * len(line.slots) + 1))
    return scale


def needed(a: Place, b: Place, columns: float, lines: float) -> float:
    """The scale at which two places are so many columns, or so many lines, apart."""
    ways = []
    if a.x != b.x:
        ways.append(columns / abs(a.x - b.x))
    if a.y != b.y:
        ways.append(lines / SLOPE / abs(a.y - b.y))
    return min(ways, default=0.0)


def way(start: Point, end: Point) -> list[Point]:
    """The characters from one to the other, without the two."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x), abs(to_y - y))
    return [(round(x + (to_x - x) * i / steps), round(y + (to_y - y) * i / steps)) for i in range(1, steps)]


def draw_line(drawn: TextMap, line: Line, points: list[Point], taken: set[Point]) -> None:
    level = len({y for _, y in points}) == 1
    upright = len({x for x, _ in points}) == 1
    sign = "─" if level else "│" if upright else "·"
    for x, y in points:
        if (x, y) not in taken:
            drawn.put(x, y, sign, "border")


def room(points: list[Point], part: float, width: int, taken: set[Point]) -> Point:
    """Where a text begins that stands on a line, as near to a part of its way as others leave room."""
    wish = part * len(points)
    for i in sorted(range(len(points)), key=lambda i: abs(i + 0.5 - wish)):
        x, y = points[i][0] - width // 2, points[i][1]
        if x >= 0 and not {(x + k, y) for k in range(width)} & taken:
            return x, y
    x, y = points[min(int(wish), len(points) - 1)]
    return max(0, x - width // 2), y


def draw_boxes(board: Board, look: Look, large: bool = False, width: int = 78) -> TextMap:
    """A row or a track in its order, as many boxes on a line as fit; a grid in its columns and rows."""
    owners = owner_letters(board.places)
    labels = [place_label(place, owners, look, large) for place in board.places]
    wide = max(length(label) for label in labels) + BETWEEN
    at = cells(board.places, max(1, (width + BETWEEN) // wide), board.layout == GRID)
    drawn = TextMap((max(x for x, _ in at) + 1) * wide - BETWEEN + 1, max(y for _, y in at) + 1)
    for place, label, (x, y) in zip(board.places, labels, at, strict=True):
        write(drawn, place.name, label, x * wide, y, paper_of(place.name, look, f"city {place.colour}"))
    return drawn


def cells(places: Sequence[Place], fit: int, grid: bool) -> list[Point]:
    if not grid:
        return [(i % fit, i // fit) for i in range(len(places))]
    left, top = min(place.x for place in places), min(place.y for place in places)
    return [(place.x - left, place.y - top) for place in places]

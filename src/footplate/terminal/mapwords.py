"""The text map on a page: as wide as the page, in strips if need be, with its legend."""

from collections.abc import Collection

from footplate.table.view import Cell, Mark, View
from footplate.terminal import words
from footplate.terminal.language import tell
from footplate.terminal.textmap import (
    SYMBOLS,
    TOWN,
    WALL_BELOW,
    Look,
    city_letters,
    draw,
    mark_text,
    owner_letters,
    size_for,
)


def draw_lines(
    cells: list[Cell],
    width: int,
    encoding: str,
    large: bool = False,
    legal: Collection[str] = (),
    pointy: bool = False,
) -> list[str]:
    """The map and its legend. A map wider than the page comes in strips that overlap by one column."""
    size = size_for(large, pointy)
    plain = not can_write("║═╔╌╭▲▂▐", encoding)
    left, right = min(c.column for c in cells), max(c.column for c in cells)
    fit = max(2, (width - size.width) // size.step)
    out: list[str] = []
    start = left
    while True:
        strip = [c for c in cells if start <= c.column <= start + fit]
        if start > left:
            out += ["", tell("further to the right:")]
        out += draw(strip, size, Look(legal=legal)).lines(plain)
        if start + fit >= right:
            break
        start += fit
    return [*out, "", *legend(cells, plain, bool(legal), pointy)]


def can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def legend(cells: list[Cell], plain: bool, legal: bool, pointy: bool) -> list[str]:
    """What the signs mean, for those that are on the map."""
    tiles, owners = city_letters(cells), owner_letters(cells)
    terrain = {cell.terrain for cell in cells}
    signs = [
        f"{'^' if 'hills' in word else '~' if word == 'water' else 'A' if plain else '▲'} {tell(word)}"
        for word in sorted(terrain)
        if word in ("hills", "mountain", "mountains", "water")
    ]
    if any(cell.rails for cell in cells):
        signs += [f"{'=' if plain else '═'} {tell('track')}", f"{'-' if plain else '╌'} {tell('unfinished track')}"]
    builders = {rail.colour for cell in cells for rail in cell.rails}
    if builders:
        names = words.joined([f"{letter} {tell(owner)}" for owner, letter in owners.items() if owner in builders])
        signs.append(tell("of {owners}", owners=names))
    others = [f"{letter} {tell(colour)}" for colour, letter in owners.items() if colour not in builders]
    if others:
        also = words.joined(others)
        signs.append(tell("also {owners}", owners=also) if builders else also)
    if any(cell.walls for cell in cells):
        signs.append(f"{'_' if plain else WALL_BELOW} {tell('wall')}")
    if "town" in terrain:
        signs.append(f"{TOWN} {tell('town')}")
    signs += sorted(f"{kind[0]} {tell(kind)}" for kind in terrain - {"town"} if kind not in SYMBOLS)
    if any(cell.region for cell in cells):
        signs.append(tell("digits: regions"))
    if tiles and not pointy:
        colours = words.joined([f":{letter} {tell(colour)}" for colour, letter in tiles.items()])
        signs.append(tell("cities {colours}", colours=colours))
    heads = {head_of(mark) for cell in cells for mark in cell.marks if mark.text}
    signs += [tell("e.g. {piece}", piece=cell_mark(cells, head)) for head in sorted(heads)]
    if legal:
        signs.append(tell("* there are answers"))
    cities = sorted(f"{cell.code} {cell.title}" for cell in cells if cell.code and cell.code not in cell.title.split())
    return [*words.flowed(signs, 78), *words.flowed(cities, 78)]


def cell_mark(cells: list[Cell], head: str) -> str:
    """One piece as an example, with what it means."""
    owners = owner_letters(cells)
    for cell in cells:
        for mark in cell.marks:
            if mark.text and head_of(mark) == head:
                return f"{mark_text(mark, owners)} {tell(mark.meaning)}"
    return head


def head_of(mark: Mark) -> str:
    """What is alike among pieces: their first sign, or that they are a number."""
    return "0" if mark.text.isdecimal() else mark.text[:1]


def surroundings(cells: list[Cell], middle: Cell, pointy: bool, reach: int = 3) -> list[Cell]:
    """The hexes around one, as many as a narrow page holds."""
    wide, high = (2 * reach, reach) if pointy else (reach, 2 * reach)
    return [c for c in cells if abs(c.column - middle.column) <= wide and abs(c.half_row - middle.half_row) <= high]


def sheet_lines(view: View, width: int, encoding: str, whose: str = "") -> list[str]:
    """What the others have drawn on maps of their own, or one of them."""
    out: list[str] = []
    for sheet in view.sheets:
        if whose in ("", sheet.colour):
            out += [tell(sheet.title), *draw_lines(sheet.cells, width, encoding, pointy=view.pointy), ""]
    return out[:-1]


def view_lines(view: View, width: int, encoding: str, large: bool = False) -> list[str]:
    """A whole view on paper: the map, then the panels."""
    out = draw_lines(view.cells, width, encoding, large, pointy=view.pointy) if view.cells else []
    for panel in view.panels:
        out += ["", *words.panel_lines(panel)]
    return out

"""The text map on a page: as wide as the page, in strips if need be, with its legend."""

from collections.abc import Collection

from footplate.table.view import Cell, View
from footplate.terminal import words
from footplate.terminal.textmap import LARGE, SMALL, Look, city_letters, draw, owner_letters


def draw_lines(
    cells: list[Cell], width: int, encoding: str, large: bool = False, legal: Collection[str] = ()
) -> list[str]:
    """The map and its legend. A map wider than the page comes in strips that overlap by one column."""
    size = LARGE if large else SMALL
    plain = not can_write("║═╔╌╭▲", encoding)
    left, right = min(c.column for c in cells), max(c.column for c in cells)
    fit = max(2, (width - size.width) // size.step)
    out: list[str] = []
    start = left
    while True:
        strip = [c for c in cells if start <= c.column <= start + fit]
        if start > left:
            out += ["", "further to the right:"]
        out += draw(strip, size, Look(legal=legal)).lines(plain)
        if start + fit >= right:
            break
        start += fit
    return [*out, "", *legend(cells, plain, bool(legal))]


def can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def legend(cells: list[Cell], plain: bool, legal: bool) -> list[str]:
    """What the signs mean, for those that are on the map."""
    tiles, owners = city_letters(cells), owner_letters(cells)
    terrain = {cell.terrain for cell in cells}
    signs = [
        f"{'^' if 'hills' in word else '~' if word == 'water' else 'A' if plain else '▲'} {word}"
        for word in sorted(terrain)
        if word in ("hills", "mountain", "mountains", "water")
    ]
    if any(cell.rails for cell in cells):
        signs += ["= track" if plain else "═ track", "- unfinished track" if plain else "╌ unfinished track"]
    if owners:
        signs.append("of " + words.joined([f"{letter} {colour}" for colour, letter in owners.items()]))
    if tiles:
        signs.append("cities " + words.joined([f":{letter} {colour}" for colour, letter in tiles.items()]))
    meanings = {mark.text[:1]: mark.meaning for cell in cells for mark in cell.marks if mark.text}
    signs += [f"e.g. {cell_mark(cells, head)}" for head in meanings]
    if legal:
        signs.append("* there are answers")
    names = sorted(f"{cell.code} {cell.title}" for cell in cells if cell.code)
    return [*words.flowed(signs, 78), *words.flowed(names, 78)]


def cell_mark(cells: list[Cell], head: str) -> str:
    """One piece as an example, with what it means."""
    owners = owner_letters(cells)
    for cell in cells:
        for mark in cell.marks:
            if mark.text.startswith(head):
                return f"{owners.get(mark.colour, '')}{mark.text} {mark.meaning}"
    return head


def surroundings(cells: list[Cell], middle: Cell, reach: int = 3) -> list[Cell]:
    """The hexes around one, as many as a narrow page holds."""
    return [
        c for c in cells if abs(c.column - middle.column) <= reach and abs(c.half_row - middle.half_row) <= 2 * reach
    ]


def view_lines(view: View, width: int, encoding: str, large: bool = False) -> list[str]:
    """A whole view on paper: the map, then the panels."""
    out = draw_lines(view.cells, width, encoding, large) if view.cells else []
    for panel in view.panels:
        out += ["", *words.panel_lines(panel)]
    return out

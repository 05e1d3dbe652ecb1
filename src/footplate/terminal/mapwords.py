"""Boards on a page: as wide as the page, in strips if need be, with its legend."""

from collections.abc import Collection, Sequence

from footplate.table.say import word
from footplate.table.view import POINTY, Board, Mark, Place, Slot, View
from footplate.terminal import words
from footplate.terminal.boardmap import draw_board
from footplate.terminal.graphmap import FREE
from footplate.terminal.language import tell
from footplate.terminal.spots import is_hexes, other_boards, pieces, table_boards
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
    places: Sequence[Place],
    width: int,
    encoding: str,
    large: bool = False,
    legal: Collection[str] = (),
    pointy: bool = False,
) -> list[str]:
    """The map and its legend. A map wider than the page comes in strips that overlap by one column."""
    size = size_for(large, pointy)
    plain = not can_write("║═╔╌╭▲▂▐", encoding)
    left, right = min(c.x for c in places), max(c.x for c in places)
    fit = max(2, (width - size.width) // size.step)
    out: list[str] = []
    start = left
    while True:
        strip = [c for c in places if start <= c.x <= start + fit]
        if start > left:
            out += ["", tell("further to the right:")]
        out += draw(strip, size, Look(legal=legal)).lines(plain)
        if start + fit >= right:
            break
        start += fit
    return [*out, "", *legend(places, plain, bool(legal), pointy)]


def can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def legend(places: Sequence[Place], plain: bool, legal: bool, pointy: bool) -> list[str]:
    """What the signs mean, for those that are on the map."""
    tiles, owners = city_letters(places), owner_letters(places)
    terrain = {place.terrain for place in places}
    signs = [
        f"{'^' if 'hills' in word else '~' if word == 'water' else 'A' if plain else '▲'} {tell(word)}"
        for word in sorted(terrain)
        if word in ("hills", "mountain", "mountains", "water")
    ]
    if any(place.rails for place in places):
        signs += [f"{'=' if plain else '═'} {tell('track')}", f"{'-' if plain else '╌'} {tell('unfinished track')}"]
    builders = {rail.colour for place in places for rail in place.rails}
    if builders:
        names = words.joined([f"{letter} {tell(owner)}" for owner, letter in owners.items() if owner in builders])
        signs.append(tell("of {owners}", owners=names))
    others = [f"{letter} {tell(colour)}" for colour, letter in owners.items() if colour not in builders]
    if others:
        also = words.joined(others)
        signs.append(tell("also {owners}", owners=also) if builders else also)
    if any(place.walls for place in places):
        signs.append(f"{'_' if plain else WALL_BELOW} {tell('wall')}")
    if "town" in terrain:
        signs.append(f"{TOWN} {tell('town')}")
    signs += sorted(f"{kind[0]} {tell(kind)}" for kind in terrain - {"town"} if kind not in SYMBOLS)
    if any(place.region for place in places):
        signs.append(tell("digits: regions"))
    if tiles and not pointy:
        colours = words.joined([f":{letter} {tell(colour)}" for colour, letter in tiles.items()])
        signs.append(tell("cities {colours}", colours=colours))
    heads = {head_of(mark) for place in places for mark in place.marks if mark.text}
    signs += [tell("e.g. {piece}", piece=place_mark(places, head, owners)) for head in sorted(heads)]
    if legal:
        signs.append(tell("* there are answers"))
    cities = sorted(
        f"{place.code} {place.title}" for place in places if place.code and place.code not in place.title.split()
    )
    return [*words.flowed(signs, 78), *words.flowed(cities, 78)]


def place_mark(spots: Sequence[Place | Slot], head: str, owners: dict[str, str]) -> str:
    """One piece as an example, with what it means."""
    for spot in spots:
        for mark in spot.marks:
            if mark.text and head_of(mark) == head:
                return f"{mark_text(mark, owners)} {tell(mark.meaning)}"
    return head


def head_of(mark: Mark) -> str:
    """What is alike among pieces: their first sign, or that they are a number."""
    return "0" if mark.text.isdecimal() else mark.text[:1]


def surroundings(places: Sequence[Place], middle: Place, pointy: bool, reach: int = 3) -> list[Place]:
    """The hexes around one, as many as a narrow page holds."""
    wide, high = (2 * reach, reach) if pointy else (reach, 2 * reach)
    return [c for c in places if abs(c.x - middle.x) <= wide and abs(c.y - middle.y) <= high]


def board_lines(board: Board, width: int, encoding: str, large: bool = False, legal: Collection[str] = ()) -> list[str]:
    """A board and its legend; lines between places are told as well, place by place."""
    if not board.places:
        return [tell(word("nothing"))]
    if is_hexes(board):
        return draw_lines(board.places, width, encoding, large, legal, board.layout == POINTY)
    plain = not can_write("─│·▲", encoding)
    out = draw_board(board, Look(legal=legal), large, width).lines(plain)
    signs = graph_legend(board, plain, legal)
    out += ["", *signs] if signs else []
    return [*out, "", *lines_told(board, legal)] if board.lines else out


def graph_legend(board: Board, plain: bool, legal: Collection[str]) -> list[str]:
    owners = owner_letters(board.places, board.lines)
    slots = [slot for line in board.lines for slot in line.slots]
    signs = [f"{letter} {tell(owner)}" for owner, letter in owners.items()]
    grounds = {slot.terrain: SYMBOLS.get(slot.terrain, slot.terrain[:1]).strip() for slot in slots if not slot.colours}
    signs += [f"{'A' if plain and sign == '▲' else sign} {tell(word)}" for word, sign in grounds.items() if sign]
    if "" in grounds.values():
        signs.append(f"{FREE} {tell('free')}")
    spots = list(pieces(board))
    heads = {head_of(mark) for spot in spots for mark in spot.marks if mark.text}
    signs += [tell("e.g. {piece}", piece=place_mark(spots, head, owners)) for head in sorted(heads)]
    if any(spot.name in legal for spot in spots):
        signs.append(tell("* there are answers"))
    coded = sorted(f"{place.code} {tell(place.title)}" for place in board.places if place.code and place.title)
    return [*words.flowed(signs, 78), *words.flowed(coded, 78)]


def lines_told(board: Board, legal: Collection[str], only: str = "") -> list[str]:
    """Each place in words, and below it the lines that end there."""
    out: list[str] = []
    for place in board.places:
        if only in ("", place.name):
            out.append(f"{tell(place.words)}{' *' if place.name in legal else ''}")
            for line in board.lines:
                if place.name in (line.a, line.b):
                    star = " *" if any(slot.name in legal for slot in line.slots) else ""
                    out.append(f"  {tell(line.words)}{star}")
    return out


def other_lines(view: View, width: int, encoding: str, own: str, whose: str = "") -> list[str]:
    """What the others have on boards of their own, or one of them."""
    out: list[str] = []
    for board in other_boards(view, own):
        if whose in ("", board.colour):
            out += [tell(board.title), *board_lines(board, width, encoding), ""]
    return out[:-1]


def table_lines(
    view: View, width: int, encoding: str, own: str = "", large: bool = False, legal: Collection[str] = ()
) -> list[str]:
    """The main board, then the others of the table and one's own, under their titles."""
    out: list[str] = []
    for number, board in enumerate(table_boards(view, own)):
        out += ["", tell(board.title)] if number else []
        out += board_lines(board, width, encoding, large, legal)
    return out


def view_lines(view: View, width: int, encoding: str, large: bool = False, own: str = "") -> list[str]:
    """A whole view on paper: the boards, then the panels."""
    out = table_lines(view, width, encoding, own, large)
    for panel in view.panels:
        out += ["", *words.panel_lines(panel)] if out else words.panel_lines(panel)
    return out

"""What can be named in any view: places, slots of lines, cards. An answer that names one belongs to it."""

from collections.abc import Iterator
from typing import NamedTuple

from footplate.table.say import Say, joined
from footplate.table.view import FLAT, POINTY, Board, Place, Slot, View
from footplate.terminal.language import tell


class Spot(NamedTuple):
    """Something with a name: a title where it has one, and all of it in words."""

    name: str
    title: str
    words: Say | str


def is_hexes(board: Board) -> bool:
    return board.layout in (FLAT, POINTY)


def table_boards(view: View, own: str = "") -> list[Board]:
    """The main board, and what else is the table's or one's own."""
    return [board for i, board in enumerate(view.boards) if i == 0 or board.colour in ("", own)]


def other_boards(view: View, own: str = "") -> list[Board]:
    """What the others have before them."""
    shown = table_boards(view, own)
    return [board for board in view.boards if board not in shown]


def pieces(board: Board) -> Iterator[Place | Slot]:
    yield from board.places
    for line in board.lines:
        yield from line.slots


def spot_names(view: View) -> dict[str, Spot]:
    """Every way to name a spot, in small letters. A name that two boards have is the first one's."""
    names: dict[str, Spot] = {}
    for board in view.boards:
        names = {**board_names(board), **names}
    for panel in view.panels:
        for card in panel.cards:
            names.setdefault(card.name.lower(), Spot(card.name, "", joined([card.name, *card.lines])))
    return names


def board_names(board: Board) -> dict[str, Spot]:
    names: dict[str, Spot] = {}
    for place in board.places:
        spot = Spot(place.name, place.title, place.words)
        for name in (place.code, tell(place.title), place.title, place.name):
            if name:
                names[name.lower()] = spot
    for line in board.lines:
        for slot in line.slots:
            names[slot.name.lower()] = Spot(slot.name, "", slot.words)
    return names

"""Any board in characters, and several below each other."""

from collections.abc import Sequence
from typing import Final

from footplate.table.view import GRAPH, POINTY, Board
from footplate.terminal.graphmap import draw_boxes, draw_graph
from footplate.terminal.language import tell
from footplate.terminal.spots import is_hexes
from footplate.terminal.textmap import Box, Look, TextMap, draw, size_for

Direction = tuple[int, int]
HIGH: Final = 2  # a character is about twice as high as it is wide


def draw_board(board: Board, look: Look, large: bool = False, width: int = 0, least: int = 0) -> TextMap:
    """`width`: of the page, where it has an edge; a hex map is as wide as it is, a graph not narrower than `least`."""
    if is_hexes(board):
        return draw(board.places, size_for(large, board.layout == POINTY), look)
    if board.layout == GRAPH:
        return draw_graph(board, look, large, **({"width": max(width, least)} if width else {}))
    return draw_boxes(board, look, large, **({"width": width} if width else {}))


def draw_boards(boards: Sequence[Board], look: Look, large: bool = False, width: int = 0, least: int = 0) -> TextMap:
    """All of them below each other; each but the first under its title."""
    drawn = [draw_board(board, look, large, width, least) for board in boards if board.places]
    if len(drawn) == 1:
        return drawn[0]
    titles = [tell(board.title) for board in boards if board.places]
    width = max([1, *(one.width for one in drawn), *(len(title) + 1 for title in titles[1:])])
    page = TextMap(width, sum(one.height for one in drawn) + 2 * (len(drawn) - 1) if drawn else 1)
    top = 0
    for title, one in zip(titles, drawn, strict=True):
        if top:
            page.put(0, top + 1, title, "title")
            top += 2
        for y, row in enumerate(one.rows):
            page.rows[top + y][: one.width] = row
        for name, box in one.boxes.items():
            page.boxes.setdefault(name, Box(box.x, box.y + top, box.width, box.height))
        top += one.height
    return page


def nearest(boxes: dict[str, Box], here: str, direction: Direction) -> str:
    """The nearest place that way, straight on rather than aside; an empty string where there is none."""
    x, y = middle(boxes[here])
    best, least = "", 0.0
    for name, box in boxes.items():
        to_x, to_y = middle(box)
        along = (to_x - x) * direction[0] + (to_y - y) * direction[1]
        aside = abs((to_x - x) * direction[1]) + abs((to_y - y) * direction[0])
        if along <= 0 or aside > 2 * along:
            continue
        if not best or along + 2 * aside < least:
            best, least = name, along + 2 * aside
    return best


def middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, HIGH * (box.y + box.height / 2)

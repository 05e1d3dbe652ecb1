"""The map as a widget: it scrolls, follows the choice, and can be walked with the arrow keys or clicked."""

from itertools import groupby
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from footplate.table.view import POINTY, Board, Place
from footplate.terminal import palette
from footplate.terminal.boardmap import draw_boards, nearest
from footplate.terminal.spots import is_hexes, pieces
from footplate.terminal.textmap import Glyph, Look, TextMap

BAR: Final = 2  # columns for the scroll bar
NARROWEST: Final = 96  # columns for a graph whose names don't overlap


class BoardMap(ScrollView, can_focus=True):
    """Draws boards; knows a place under its cursor while it has the focus. Where there is no board, it isn't there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "walk(0,-1)", "north", show=False),
        Binding("down,j", "walk(0,1)", "south", show=False),
        Binding("left", "walk(-1,0)", "west", show=False),
        Binding("right", "walk(1,0)", "east", show=False),
        Binding("enter,space", "pick", "answers here", show=False),
    ]

    class Looked(Message):
        """The cursor came to a place."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.place: Final = name

    class Resized(Message):
        """The map has another size than before."""

    class Picked(Message):
        """A place was chosen by Enter or a click."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.place: Final = name

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.boards: list[Board] = []
        self.large = False
        self.zoomed = False  # by hand
        self.room = 0  # columns that a small drawing fits into; 0: not known yet
        self.shown = Look()
        self.cursor = ""
        self.drawn = TextMap(1, 1)
        self.strips: dict[int, Strip] = {}
        self.ground = Style()

    def show(self, boards: list[Board], look: Look, follow: str) -> None:
        """Draw these boards, and bring the place `follow` into sight."""
        self.boards = [board for board in boards if board.places]
        self.display = bool(self.boards)
        self.shown = look
        self.redraw()
        if follow:
            self.reach(follow)

    def redraw(self) -> None:
        if not self.boards:
            return
        cursor = self.cursor if self.has_focus else self.shown.cursor
        look = self.shown._replace(cursor=cursor)
        self.drawn = draw_boards(self.boards, look, self.large, 0 if self.large else self.room, NARROWEST)
        self.strips = {}
        self.ground = self.rich_style
        size = Size(self.width, self.drawn.height)
        resized = size != self.virtual_size
        self.virtual_size = size
        self.refresh(layout=resized)
        if resized:
            self.post_message(self.Resized())

    @property
    def width(self) -> int:
        """How wide the drawing is; a last column that nothing stands in needs no room."""
        return self.drawn.width - all(row[-1].char == " " for row in self.drawn.rows)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the map, with a line for the scroll bar below it."""
        return self.drawn.height + 1

    def reach(self, name: str) -> None:
        box = self.drawn.boxes.get(name)
        if box is not None:
            around = Region(box.x - 6, box.y - 3, box.width + 12, box.height + 6)
            self.scroll_to_region(around, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y
        if row >= self.drawn.height:
            return Strip.blank(self.size.width, self.ground)
        if row not in self.strips:
            few = self.app.console.color_system != "truecolor"
            self.strips[row] = row_strip(self.drawn.rows[row], self.ground, few)
        left = self.scroll_offset.x
        return self.strips[row].crop_extend(left, left + self.size.width, self.ground)

    def suit(self, width: int, height: int) -> None:
        """As wide as there is room, a graph not so narrow that names overlap. Large hexes where they leave room for the
        rest, until somebody chooses."""
        if self.room != width - BAR:
            self.room = width - BAR
            self.redraw()
        if self.boards and not self.zoomed:
            large = draw_boards(self.boards, Look(), True)
            if self.large != (large.width <= width and large.height <= height):
                self.large = not self.large
                self.redraw()

    def zoom(self) -> None:
        self.large = not self.large
        self.zoomed = True
        self.redraw()
        if self.cursor:
            self.reach(self.cursor)

    def on_focus(self) -> None:
        if self.cursor not in self.drawn.boxes and self.boards:
            places = self.boards[0].places
            drawn = [name for name in self.shown.legal if name in self.drawn.boxes]
            self.cursor = self.shown.cursor or next(iter(drawn), places[len(places) // 2].name)
        self.redraw()
        self.post_message(self.Looked(self.cursor))

    def on_blur(self) -> None:
        self.redraw()

    def action_walk(self, right: int, down: int) -> None:
        """To the next hex that way, or to whatever is nearest there."""
        if self.cursor not in self.drawn.boxes:
            return
        board = next(board for board in self.boards if any(p.name == self.cursor for p in pieces(board)))
        to = next_hex(board, self.cursor, right, down) if is_hexes(board) else ""
        if not to and (len(self.boards) > 1 or not is_hexes(board)):
            to = nearest(self.drawn.boxes, self.cursor, (right, down))
        if to:
            self.cursor = to
            self.redraw()
            self.reach(self.cursor)
            self.post_message(self.Looked(self.cursor))

    def action_pick(self) -> None:
        self.post_message(self.Picked(self.cursor))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None:
            name = self.drawn.name_at(offset.x + self.scroll_offset.x, offset.y + self.scroll_offset.y)
            if name:
                self.cursor = name
                self.redraw()
                self.post_message(self.Looked(name))
                self.post_message(self.Picked(name))


def next_hex(board: Board, name: str, right: int, down: int) -> str:
    """The next hex that way; where hexes lie askew, the nearest one."""
    here = next(place for place in board.places if place.name == name)
    pointy = board.layout == POINTY
    x, y = (here.x + 2 * right, here.y + down) if pointy else (here.x + right, here.y + 2 * down)

    def far(place: Place) -> int:
        return abs(place.x - x) + abs(place.y - y)

    near = [p for p in board.places if far(p) <= 1 and p is not here and (p.y == y if pointy else p.x == x)]
    return min(near, key=far).name if near else ""


def row_strip(glyphs: list[Glyph], ground: Style, few: bool = False) -> Strip:
    """A row of the map; neighbours of one style become one piece, which makes drawing several times faster."""
    pieces: list[Segment] = []
    for (ink, paper), run in groupby(glyphs, lambda glyph: (glyph.ink, glyph.paper)):
        style = palette.style(ink, paper, few)
        pieces.append(
            Segment("".join(glyph.char for glyph in run), ground if not paper and not ink else ground + style)
        )
    return Strip(pieces, len(glyphs))

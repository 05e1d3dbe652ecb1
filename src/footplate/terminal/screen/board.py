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

from footplate.table.view import Cell
from footplate.terminal import palette
from footplate.terminal.textmap import Glyph, Look, TextMap, draw, size_for


class Board(ScrollView, can_focus=True):
    """Draws cells; knows a cursor hex while it has the focus."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "walk(0,-2)", "north", show=False),
        Binding("down,j", "walk(0,2)", "south", show=False),
        Binding("left", "walk(-1,0)", "west", show=False),
        Binding("right", "walk(1,0)", "east", show=False),
        Binding("enter,space", "pick", "answers here", show=False),
    ]

    class Looked(Message):
        """The cursor came to a hex."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.hex: Final = name

    class Resized(Message):
        """The map has another size than before."""

    class Picked(Message):
        """A hex was chosen by Enter or a click."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.hex: Final = name

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.cells: list[Cell] = []
        self.large = False
        self.zoomed = False  # by hand
        self.pointy = False
        self.shown = Look()
        self.cursor = ""
        self.drawn = TextMap(1, 1)
        self.strips: dict[int, Strip] = {}
        self.ground = Style()

    def show(self, cells: list[Cell], look: Look, follow: str, pointy: bool) -> None:
        """Draw these cells, and bring the hex `follow` into sight."""
        self.cells = cells
        self.pointy = pointy
        self.shown = look
        self.redraw()
        if follow:
            self.reach(follow)

    def redraw(self) -> None:
        if not self.cells:
            return
        cursor = self.cursor if self.has_focus else self.shown.cursor
        self.drawn = draw(self.cells, size_for(self.large, self.pointy), self.shown._replace(cursor=cursor))
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
        """Large hexes where they leave room for the rest, until somebody chooses."""
        if self.cells and not self.zoomed:
            large = draw(self.cells, size_for(True, self.pointy))
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
        if self.cursor not in self.drawn.boxes and self.cells:
            self.cursor = self.shown.cursor or next(iter(self.shown.legal), self.cells[len(self.cells) // 2].name)
        self.redraw()
        self.post_message(self.Looked(self.cursor))

    def on_blur(self) -> None:
        self.redraw()

    def action_walk(self, columns: int, half_rows: int) -> None:
        """To the next hex that way; where hexes lie askew, to the nearest one."""
        if not self.cells:
            return
        here = next((cell for cell in self.cells if cell.name == self.cursor), self.cells[0])
        if self.pointy:
            columns, half_rows = 2 * columns, half_rows // 2
        at = (here.column + columns, here.half_row + half_rows)
        near = [c for c in self.cells if abs(c.column - at[0]) + abs(c.half_row - at[1]) <= 1 and c is not here]
        near = [c for c in near if (c.half_row == at[1] if self.pointy else c.column == at[0])]
        if near:
            self.cursor = min(near, key=lambda c: abs(c.column - at[0]) + abs(c.half_row - at[1])).name
            self.redraw()
            self.reach(self.cursor)
            self.post_message(self.Looked(self.cursor))

    def action_pick(self) -> None:
        self.post_message(self.Picked(self.cursor))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None:
            name = self.drawn.hex_at(offset.x + self.scroll_offset.x, offset.y + self.scroll_offset.y)
            if name:
                self.cursor = name
                self.redraw()
                self.post_message(self.Looked(name))
                self.post_message(self.Picked(name))


def row_strip(glyphs: list[Glyph], ground: Style, few: bool = False) -> Strip:
    """A row of the map; neighbours of one style become one piece, which makes drawing several times faster."""
    pieces: list[Segment] = []
    for (ink, paper), run in groupby(glyphs, lambda glyph: (glyph.ink, glyph.paper)):
        style = palette.style(ink, paper, few)
        pieces.append(
            Segment("".join(glyph.char for glyph in run), ground if not paper and not ink else ground + style)
        )
    return Strip(pieces, len(glyphs))

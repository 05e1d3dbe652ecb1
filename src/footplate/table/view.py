"""What a seat sees, in a form that any front end can show without knowing the game: a hex map in cells, and panels."""

from collections.abc import Sequence
from typing import Final

from footplate.table.say import Say

MOST_LOOKS: Final = 20_000  # about 1 kB each


class Mark:
    """A short text in a colour: a factory, a train, a coin."""

    def __init__(self, text: str, colour: str, meaning: Say | str) -> None:
        self.text: Final = text
        self.colour: Final = colour
        self.meaning: Final = meaning


class Rail:
    """A piece of track on a cell between two of its six edges, in the colour of its owner."""

    def __init__(self, edges: tuple[int, int], colour: str, complete: bool) -> None:
        self.edges: Final = edges
        self.colour: Final = colour
        self.complete: Final = complete


class Cell:
    """A hex: where it is (column, and row counted in half hexes), what is printed on it, what lies on it.

    On a map with pointy tops it is the other way round: `column` counts half hexes, `half_row` whole rows.
    """

    def __init__(
        self,
        name: str,
        column: int,
        half_row: int,
        terrain: str,
        code: str,
        title: str,
        colour: str,
        rails: list[Rail],
        marks: list[Mark],
        words: Say | str,
        region: str = "",
        walls: Sequence[int] = (),
    ) -> None:
        self.name: Final = name
        self.column: Final = column
        self.half_row: Final = half_row
        self.terrain: Final = terrain
        self.code: Final = code
        self.title: Final = title
        self.colour: Final = colour
        self.rails: Final = rails
        self.marks: Final = marks
        self.words: Final = words
        self.walls: Final = walls  # the edges that nothing can cross
        self.region: Final = region  # where a map has regions: its sign and the colour of its ground, "4 grey-light"


class Looks:
    """The cells of a box by what is on them. Most hexes look as they did a move ago, here and at other tables."""

    def __init__(self) -> None:
        self.made: Final[dict[tuple[object, ...], Cell]] = {}

    def keep(self, look: tuple[object, ...], cell: Cell) -> Cell:
        if len(self.made) >= MOST_LOOKS:
            self.made.clear()
        self.made[look] = cell
        return cell


class Panel:
    """A titled list of lines: a player's pieces, a hand, the supply. `colour` is the seat's, or empty."""

    def __init__(self, title: Say | str, colour: str, lines: Sequence[Say | str]) -> None:
        self.title: Final = title
        self.colour: Final = colour
        self.lines: Final = lines


class Sheet:
    """A hex map of somebody's own, where every player draws on one."""

    def __init__(self, title: str, colour: str, cells: list[Cell]) -> None:
        self.title: Final = title
        self.colour: Final = colour
        self.cells: Final = cells


class View:
    def __init__(
        self,
        seat: int,
        cells: list[Cell],
        panels: list[Panel],
        data: dict[str, object],
        pointy: bool = False,
        sheets: list[Sheet] | None = None,
    ) -> None:
        self.seat: Final = seat
        self.cells: Final = cells
        self.panels: Final = panels
        self.data: Final = data  # everything, as plain JSON values, for the game's own board in the browser
        self.pointy: Final = pointy  # hexes have pointy tops; edge 0 is the north-west one
        self.sheets: Final = sheets if sheets is not None else []  # what the others have drawn

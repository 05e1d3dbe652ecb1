"""What a seat sees, in a form that any front end can show without knowing the game: boards of places, and panels."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from footplate.table.say import Say

MOST_LOOKS: Final = 20_000  # about 1 kB each

# How the places of a board lie. Hexes have flat or pointy tops; a graph has its places anywhere, joined by lines.
FLAT: Final = "flat"
POINTY: Final = "pointy"
GRAPH: Final = "graph"
ROW: Final = "row"
GRID: Final = "grid"
TRACK: Final = "track"
Layout = Literal["flat", "pointy", "graph", "row", "grid", "track"]


class Mark:
    """A short text in a colour: a factory, a train, a coin."""

    def __init__(self, text: str, colour: str, meaning: Say | str) -> None:
        self.text: Final = text
        self.colour: Final = colour
        self.meaning: Final = meaning


class Rail:
    """A piece of track on a hex between two of its six edges, in the colour of its owner."""

    def __init__(self, edges: tuple[int, int], colour: str, complete: bool) -> None:
        self.edges: Final = edges
        self.colour: Final = colour
        self.complete: Final = complete


class Place:
    """A hex, a city, a box of a row or a track: where it is, what is printed on it, what lies on it.

    On hexes with flat tops `x` counts columns and `y` half hexes; with pointy tops `x` counts half hexes and `y` rows.
    In a graph they are any whole numbers, from left to right and from top to bottom; a grid has columns and rows. The
    places of a row and of a track lie in their order, whatever `x` and `y` are.
    """

    def __init__(
        self,
        name: str,
        x: int,
        y: int,
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
        self.x: Final = x
        self.y: Final = y
        self.terrain: Final = terrain
        self.code: Final = code
        self.title: Final = title
        self.colour: Final = colour
        self.rails: Final = rails
        self.marks: Final = marks
        self.words: Final = words
        self.walls: Final = walls  # the edges that nothing can cross
        self.region: Final = region  # where a map has regions: its sign and the colour of its ground, "4 grey-light"


class Slot:
    """A part of a line that can be built on. `colours`: whose rails lie there."""

    def __init__(
        self, name: str, terrain: str, colours: Sequence[str], marks: Sequence[Mark], words: Say | str
    ) -> None:
        self.name: Final = name
        self.terrain: Final = terrain
        self.colours: Final = colours
        self.marks: Final = marks
        self.words: Final = words


class Line:
    """What joins two places of a graph, by their names; its slots from the first to the second."""

    def __init__(self, name: str, a: str, b: str, slots: Sequence[Slot], words: Say | str) -> None:
        self.name: Final = name
        self.a: Final = a
        self.b: Final = b
        self.slots: Final = slots
        self.words: Final = words


class Looks:
    """The places of a box by what is on them. Most hexes look as they did a move ago, here and at other tables."""

    def __init__(self) -> None:
        self.made: Final[dict[tuple[object, ...], Place]] = {}

    def keep(self, look: tuple[object, ...], place: Place) -> Place:
        if len(self.made) >= MOST_LOOKS:
            self.made.clear()
        self.made[look] = place
        return place


class Board:
    """A map, a row, a track. `colour` is the seat's whose board it is, or empty; `private`: only that seat sees it."""

    def __init__(
        self,
        title: Say | str,
        colour: str,
        layout: Layout,
        places: Sequence[Place],
        lines: Sequence[Line] = (),
        private: bool = False,
    ) -> None:
        self.title: Final = title
        self.colour: Final = colour
        self.layout: Final = layout
        self.places: Final = places
        self.lines: Final = lines
        self.private: Final = private


class Card:
    """A card that lies in a panel. The first of its lines is enough to know it by."""

    def __init__(self, name: str, lines: Sequence[Say | str], marks: Sequence[Mark] = ()) -> None:
        self.name: Final = name
        self.lines: Final = lines
        self.marks: Final = marks


class Panel:
    """A titled list of lines, and a row of cards: a player's pieces, a hand, the supply.

    `colour` is the seat's, or empty; `private`: only that seat sees it.
    """

    def __init__(
        self,
        title: Say | str,
        colour: str,
        lines: Sequence[Say | str],
        cards: Sequence[Card] = (),
        private: bool = False,
    ) -> None:
        self.title: Final = title
        self.colour: Final = colour
        self.lines: Final = lines
        self.cards: Final = cards
        self.private: Final = private


class View:
    """The first board is the main one; a game without a map has none."""

    def __init__(self, seat: int, boards: Sequence[Board], panels: list[Panel], data: Mapping[str, object]) -> None:
        self.seat: Final = seat
        self.boards: Final = boards
        self.panels: Final = panels
        self.data: Final = data  # everything, as plain JSON values, for the game's own board in the browser

"""The colours of seats: the one list that games, terminal and page take them from.

`python tools/seat_colours.py` makes the page's styles from it. Nothing is told by colour alone: on the page each has a
weave for its track and dashes for its lines besides; letters come from the word in the reader's language.
"""

from typing import Final


class Weave:
    """How a colour's track is patterned: a stroke over its bed, in SVG's words."""

    def __init__(self, width: str, dashes: str, cap: str = "butt", ink: str = "#fffdf4") -> None:
        self.width: Final = width
        self.dashes: Final = dashes
        self.cap: Final = cap
        self.ink: Final = ink


class SeatColour:
    """A colour: its name, on the page (with a dark tone for text, and the ink that is read on it), in the terminal."""

    def __init__(self, name: str, page: str, dark: str, ink: str, terminal: str, dashes: str, weave: Weave) -> None:
        self.name: Final = name
        self.page: Final = page
        self.dark: Final = dark
        self.ink: Final = ink
        self.terminal: Final = terminal  # light enough to be read on every terrain
        self.dashes: Final = dashes
        self.weave: Final = weave


SEAT_COLOURS: Final = [
    SeatColour("red", "#c23b2e", "#7e2219", "#fff", "#ff8272", "none", Weave("6", "1.7 4.3")),
    SeatColour("blue", "#2b6cb0", "#18426f", "#fff", "#8cc4ff", "9 4", Weave("2.6", "9 5")),
    SeatColour("green", "#3d8b4a", "#22562b", "#fff", "#8fe39a", "2 4", Weave("4", "0.1 6.6", "round")),
    SeatColour(
        "yellow", "#e2b01f", "#7a5a00", "#221d16", "#ffe27a", "10 3 2 3", Weave("2", "10 3 2 3", "butt", "#3b2c00")
    ),
    SeatColour("purple", "#7e4fa3", "#4c2b68", "#fff", "#dcaaff", "5 5", Weave("2.2", "none")),
    SeatColour("black", "#4a4750", "#211f26", "#fff", "#d8d8d8", "1 3 7 3", Weave("5", "5 2.5 1.2 2.5")),
]
SEAT_TITLES: Final = {
    "red": "Red",
    "blue": "Blue",
    "green": "Green",
    "yellow": "Yellow",
    "purple": "Purple",
    "black": "Black",
}  # say
SEAT_NAMES: Final = ["red", "blue", "green", "yellow", "purple", "black"]  # say

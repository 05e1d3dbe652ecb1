"""The goods: their colours, and how they are written."""

from typing import Final

from footplate.games.steamrollers.picture import Colour

COLOURS: Final[list[Colour]] = ["red", "blue", "green", "yellow", "grey", "coal"]  # say
COAL: Final = 5
PLAIN_COLOURS: Final = COLOURS[:COAL]
CITIES: Final = 6

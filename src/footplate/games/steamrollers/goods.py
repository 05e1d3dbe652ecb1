"""The goods: their colours, and how they are written."""

from typing import Final

COLOURS: Final = ["red", "blue", "green", "yellow", "grey", "coal"]  # say
COAL: Final = 5
PLAIN_COLOURS: Final = COLOURS[:COAL]
CITIES: Final = 6

"""Directions as they are read, in any language. What is typed keeps the English letters: it is what the log says."""

from typing import Final

from footplate.table.say import Say, joined, word

LETTERS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]  # say


def letters(pair: str) -> Say:
    """A pair of edges, like `W-SE`, with the letters of the reader's language."""
    return joined([word(end) for end in pair.split("-")], "-")

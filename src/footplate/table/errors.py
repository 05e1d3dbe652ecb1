"""Errors a person can act on: where, what, what was expected, and the nearest valid thing."""

from collections.abc import Sequence
from difflib import get_close_matches

from footplate.table.say import Say, say


class BadInput(Exception):
    """Something typed, sent or stored that can't be used. Nothing was changed."""

    def __init__(self, what: Say | str, where: str = "", cure: Say | str = "") -> None:
        super().__init__(str(what))
        self.what = str(what)
        self.where = where
        self.cure = str(cure)
        self.said = (what, cure)  # the same, for whoever speaks another language

    def at(self, where: str) -> "BadInput":
        """The same error, seen from the file or line that holds it."""
        place = f"{where}: {self.where}" if self.where else where
        return BadInput(self.said[0], place, self.said[1])

    def __str__(self) -> str:
        text = f"{self.where}: {self.what}" if self.where else self.what
        return f"{text} {self.cure}" if self.cure else text


def nearest(word: str, known: Sequence[str], limit: int = 3) -> str:
    """The cure for a misspelt word: what it might have been, or what is possible at all."""
    return str(offer(word, known, limit))


def offer(word: str, known: Sequence[str], limit: int = 3) -> Say:
    """`nearest` as a sentence."""
    lower = {k.lower(): k for k in known}
    close = [repr(lower[c]) for c in get_close_matches(word.lower(), list(lower), limit, 0.5)]
    if close:
        words: Say | str = close[0]
        for other in close[1:]:
            words = say("{words} or {other}", words=words, other=other)
        return say("Did you mean {words}?", words=words)
    if not known:
        return say("Nothing is possible here.")
    shown = ", ".join(known[:8])
    if len(known) > 8:
        return say("Possible: {words} and {count} more.", words=shown, count=len(known) - 8)
    return say("Possible: {words}.", words=shown)

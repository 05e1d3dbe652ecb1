"""Errors a person can act on: where, what, what was expected, and the nearest valid thing."""

from difflib import get_close_matches


class BadInput(Exception):
    """Something typed, sent or stored that can't be used. Nothing was changed."""

    def __init__(self, what: str, where: str = "", cure: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.cure = cure

    def at(self, where: str) -> "BadInput":
        """The same error, seen from the file or line that holds it."""
        joined = f"{where}: {self.where}" if self.where else where
        return BadInput(self.what, joined, self.cure)

    def __str__(self) -> str:
        text = f"{self.where}: {self.what}" if self.where else self.what
        return f"{text} {self.cure}" if self.cure else text


def nearest(word: str, known: list[str], limit: int = 3) -> str:
    """The cure for a misspelt word: what it might have been, or what is possible at all."""
    lower = {k.lower(): k for k in known}
    close = get_close_matches(word.lower(), list(lower), limit, 0.5)
    if close:
        return "Did you mean " + " or ".join(repr(lower[c]) for c in close) + "?"
    if not known:
        return "Nothing is possible here."
    shown = known[:8]
    more = f" and {len(known) - len(shown)} more" if len(known) > len(shown) else ""
    return "Possible: " + ", ".join(shown) + more + "."

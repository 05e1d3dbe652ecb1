"""Finding the things that people name: seats, cities, colours, cards. Any case will do, and a misspelt name is offered
the nearest."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from footplate.table.errors import BadInput, nearest
from footplate.table.reading import quoted


def plain(name: str) -> str:
    """A name without accents, as people type it."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()


def find(word: str, known: Sequence[str], what: str, where: str = "") -> int:
    """The number of a name in a list. Raises BadInput: `unknown city 'Lyn'. Did you mean 'Lyon'?`"""
    wanted = word.lower()
    for i, name in enumerate(known):
        if name.lower() == wanted:
            return i
    raise BadInput(f"unknown {what} {quoted(word)}.", where, nearest(word, known))


class Names:
    """Things with names, each with others it may be called by (a code, the hex it lies on), with accents or without."""

    def __init__(self, what: str, names: list[str], others: list[list[str]] | None = None) -> None:
        self.what: Final = what
        self.names: Final = names
        self.index: Final[dict[str, int]] = {}
        # Its own name is worth more than another's code: the first that is entered stays.
        for more in [names, [plain(name) for name in names], *(others if others is not None else [])]:
            for i, name in enumerate(more):
                if name:
                    self.index.setdefault(name.lower(), i)

    def look_up(self, word: str) -> int:
        """The number of a thing, or -1."""
        return self.index.get(word.lower(), -1)

    def find(self, word: str) -> int:
        found = self.look_up(word)
        if found < 0:
            raise BadInput(f"unknown {self.what} {quoted(word)}.", cure=nearest(word, self.names))
        return found


def listed(names: Sequence[str]) -> str:
    """Names as the answer to a question."""
    return ", ".join(names) or "none"

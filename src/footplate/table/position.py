"""Positions in words, and questions about them: what is alike in every game (docs/scenarios.md).

A position is a list of lines, each a verb and what belongs to it: `money red 5`. A game says how each is written, does
what a line says, and fills in what none has said.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from footplate.table.answers import Scores
from footplate.table.errors import BadInput, nearest
from footplate.table.finding import find
from footplate.table.reading import quoted


class Position:
    """A position that is being set out. `usage` tells by verb how a line is written."""

    def __init__(self, usage: dict[str, str], several: list[str], last: list[str]) -> None:
        self.usage: Final = usage
        self.several: Final = several  # verbs whose lines add to each other; of all others there is one
        self.last: Final = last  # verbs of what is left: counted when everything else lies on the table
        self.said: Final[dict[str, int]] = {}  # by what a line is about, its number

    @abstractmethod
    def line(self, verb: str, args: list[str], rest: str) -> None:
        """Do what a line says: its words after the verb, one by one and as they were written."""

    @abstractmethod
    def fill(self) -> None:
        """What the lines don't say. The place of an error is what a line is about; empty is the whole position."""

    def subject(self, verb: str, args: list[str]) -> str:
        """What a line is about: 'round', 'city 3'."""
        return verb

    def arrange(self, lines: list[str]) -> None:
        """All lines, and what they leave out. The error's place is the number of the line."""
        for i, line in sorted(enumerate(lines, 1), key=lambda pair: pair[1].split()[0] in self.last):
            verb, _, rest = line.partition(" ")
            try:
                self.take(i, verb, rest)
            except BadInput as error:
                raise BadInput(error.said[0], str(i), error.said[1]) from None
            except (ValueError, IndexError):
                raise BadInput(f"{quoted(line)} can't be understood.", str(i), self.usage[verb]) from None
        try:
            self.fill()
        except BadInput as error:
            raise BadInput(error.said[0], str(self.said.get(error.where, 0)), error.said[1]) from None

    def take(self, i: int, verb: str, rest: str) -> None:
        if verb not in self.usage:
            raise BadInput(f"unknown word {quoted(verb)}.", cure=nearest(verb, list(self.usage)))
        args = rest.split()
        subject = self.subject(verb, args)
        if subject in self.said and verb not in self.several:
            raise BadInput(f"{quoted(subject)} stands here twice.")
        self.said[subject] = i
        self.line(verb, args, rest)


def answer(question: list[str], known: list[str], look: Callable[[str, list[str]], str], of: str = "") -> str:
    """The answer to a question: its first word is one of the facts that are known, `look` finds what the rest asks."""
    name = question[0]
    if name not in known:
        raise BadInput(f"unknown fact {quoted(name)}.", cure=nearest(name, known))
    try:
        return look(name, question[1:])
    except IndexError:
        raise BadInput(f"{' '.join(question)!r} asks too little.", cure=of) from None


def score_fact(scores: Scores, seat: int, column: list[str]) -> str:
    """`score red`, or `score red VP cities`."""
    if not column:
        return str(scores.totals[seat])
    return str(scores.rows[seat][find(" ".join(column), scores.columns, "column")])

"""Positions as numbers, for every game: what its `fields.txt` declares, of what a seat may know.

A field has as many numbers as it has at the start. A list that is empty then grows: it is shown by its length and its
first numbers, the rest of a window filled with -1. What is derived from other fields is left out. A game needs nothing
for it.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from footplate.table.game import NATURE, Game, Setup, State

WINDOW: Final = 32  # numbers of a list that grows
LONG_WINDOW: Final = 128  # … and of a row of things, each with its own length before it
EMPTY: Final = -1
DECLARED: Final = re.compile(r"(\w+): (derived )?(number|list|fixed|rows|things \w+) = .*?(?:  # (.*))?$")
HOUSE: Final = [
    ("observer", "number", "the seat that sees this"),
    ("step", "number", "what is asked now: a number of the game's list of steps"),
    ("seat", "number", "who is asked; -1: nature"),
    ("argument", "number", "what the step is about"),
    ("agenda", "list", "what is asked after it: step, seat and argument of each"),
]


class Field(NamedTuple):
    """A field of the observation: where its numbers stand, how long each of its rows is, and what they mean."""

    name: str
    shape: str
    meaning: str
    at: int
    size: int
    row: int
    grows: bool


@cache
def declared(module: str) -> list[tuple[str, str, str]]:
    """The fields that a game's table of fields declares: name, shape and meaning."""
    package = module.rpartition(".")[0]
    text = resources.files(package).joinpath("fields.txt").read_text("utf-8")
    found: list[tuple[str, str, str]] = []
    for line in text.splitlines():
        field = DECLARED.match(line)
        if field is not None and not field[2]:
            found.append((field[1], field[3].split()[0], field[4] or ""))
    return found


class Numbers:
    """How positions of a set-up become numbers: as many for each, always in the same places."""

    def __init__(self, game: Game, setup: Setup) -> None:
        start = game.start(setup)
        self.game: Final = game
        self.actions: Final = start.catalogue.size
        self.fields: Final[list[Field]] = []
        self.size = 0
        for name, shape, meaning in HOUSE + declared(type(start).__module__):
            value = [] if shape == "number" else getattr(start, name)
            self._add(name, shape, meaning, value)

    def _add(self, name: str, shape: str, meaning: str, value: Sequence[object]) -> None:
        grows = False
        if shape == "number":
            size = row = 1
        elif shape in ("list", "fixed"):
            grows = not value
            size = row = 1 + WINDOW if grows else len(value)
        else:
            inside = [len(each) if isinstance(each, list) else 0 for each in value]
            grows = shape == "things" or not inside or min(inside) == 0
            longest = 1 + (LONG_WINDOW if shape == "things" else WINDOW)
            row = longest if grows else max(inside)
            size = row * len(value)
        self.fields.append(Field(name, shape, meaning, self.size, size, row, grows))
        self.size += size

    def observation(self, seen: State, seat: int) -> list[int]:
        """The numbers of a state that was redacted for a seat."""
        out: list[int] = []
        for field in self.fields:
            if field.shape == "number":
                out.append(seat if field.name == "observer" else getattr(seen, field.name))
            elif field.shape in ("list", "fixed"):
                put(out, getattr(seen, field.name), field.row, field.grows)
            elif field.shape == "rows":
                for row in getattr(seen, field.name):
                    put(out, row, field.row, field.grows)
            else:
                for row in getattr(seen, field.name):
                    flat = [number for thing in row for number in measured(thing.numbers())]
                    put(out, flat, field.row, True)
        decision = self.game.turn(seen)
        out[2] = NATURE if decision is None else decision.seat
        return out

    def mask(self, legal: list[int]) -> bytearray:
        """A 1 for each legal action, at its number."""
        mask = bytearray(self.actions)
        for action in legal:
            mask[action] = 1
        return mask

    def describe(self) -> list[str]:
        """The observation in words, a line for each field."""
        lines: list[str] = []
        for field in self.fields:
            place = f"{field.at}" if field.size == 1 else f"{field.at}-{field.at + field.size - 1}"
            rows = f", in rows of {field.row}" if field.row < field.size else ""
            grows = ", each its length and then its numbers" if field.grows else ""
            lines.append(f"{place}: {field.name}{rows}{grows}" + (f" ({field.meaning})" if field.meaning else ""))
        return lines


def put(out: list[int], numbers: list[int], size: int, grows: bool) -> None:
    """Numbers in a place of fixed size, with their count before them where it may change."""
    if grows:
        out.append(len(numbers))
        size -= 1
    out += numbers[:size]
    out += [EMPTY] * (size - len(numbers))


def measured(numbers: list[int]) -> list[int]:
    return [len(numbers), *numbers]


class Recall:
    """All that a seat has been told so far, kept as the game goes on: its information state."""

    def __init__(self, seats: int) -> None:
        self.lines: Final[list[list[str]]] = [[] for _ in range(seats)]

    def add(self, game: Game, state: State, seat: int, action: int) -> None:
        """A move that is about to be played."""
        name = state.setup.name(seat)
        for reader, lines in enumerate(self.lines):
            lines.append(f"{name}: {game.told(state, action, reader)}")

    def text(self, seat: int) -> str:
        return "\n".join([f"you are {seat + 1}", *self.lines[seat]])

    def copy(self) -> "Recall":
        new = Recall(0)
        new.lines.extend(lines[:] for lines in self.lines)
        return new


def victory(winners: list[int], seats: int) -> list[float]:
    """What a game was worth to each seat: winners share 1, the others -1 between them; nothing where all won."""
    losers = seats - len(winners)
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners or not losers:
        return [0.0] * seats
    return [1 / len(winners) if seat in winners else -1 / losers for seat in range(seats)]

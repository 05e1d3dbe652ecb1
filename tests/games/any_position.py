"""Positions composed at random from the words that scenarios know: sensible ones, contradictory ones, nonsense.

The words are in each game's `positions.py`: LINES and CHOICES; where it needs them, `table`, which changes a set-up,
and `names`, which says what a line may call its seats.
"""

import re
from collections.abc import Sequence
from random import Random

from footplate.games import GAMES
from footplate.players.cases import setup_for
from footplate.table.game import Setup
from footplate.table.log import write_setup
from footplate.table.nature import Roller
from tests.games import here

NUMBERS = ["0", "7", "8", "12", "99", "1000000", "9" * 40, "9" * 5000, "-1", "٣", "x"]


class Words:
    """What a game's positions are made of."""

    def __init__(self, id: str) -> None:
        self.game = GAMES[id]
        self.own = here.module(self.game, "positions")
        self.lines: dict[str, list[str]] = self.own.LINES
        self.choices: dict[str, Sequence[str]] = self.own.CHOICES

    def table(self, number: int) -> Setup:
        """One of the game's many tables."""
        setup = setup_for(self.game, number, Roller(f"{self.game.info.id} {number}"))
        changed: Setup = self.own.table(setup) if hasattr(self.own, "table") else setup
        return changed

    def some_line(self, setup: Setup, chance: Random) -> str:
        named = hasattr(self.own, "names")
        seats: list[str] = self.own.names(setup, chance) if named else [seat.name for seat in setup.seats]
        pattern = chance.choice(self.lines[chance.choice(list(self.lines))])

        def word(found: re.Match[str]) -> str:
            name = found.group()
            if name == "SEAT":
                return chance.choice(seats)
            if name == "DIGIT":
                return str(chance.randint(1, 6)) if chance.random() < 0.9 else chance.choice(NUMBERS)
            return chance.choice(self.choices[name])

        return re.sub(r"[A-Z]{3,}", word, pattern)

    def write(self, setup: Setup, lines: list[str]) -> str:
        """The scenario of a position."""
        position = [f"  {line}" for line in lines]
        return "\n".join([*write_setup(self.game.info, setup), "position:", *position, "then:", "  none", ""])

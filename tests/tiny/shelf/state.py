"""What is on the table, and the numbers of the steps."""

from typing import Final

from footplate.table.cards import cards_at
from footplate.table.game import Setup
from tests.tiny.shelf.box import IN_THE_ROW, ROW, Box
from tests.tiny.shelf.fields import Fields

DEAL: Final = 0
TAKE: Final = 1
PUT: Final = 2
WALK: Final = 3
OVER: Final = 4


class ShelfState(Fields):
    @staticmethod
    def make(setup: Setup) -> "ShelfState":
        return ShelfState(setup, Box(setup))

    def copy(self) -> "ShelfState":
        new = ShelfState(self.setup, self.box, True)
        self.copy_to(new)
        return new

    def derive(self) -> None:
        """Nothing follows from the rest."""

    def row(self) -> list[int]:
        return cards_at(self.where, ROW)

    def lacks(self) -> int:
        """The seat that the next card is for; one past the last: it is for the row."""
        return self.held.index(0) if 0 in self.held else self.box.seats

    def next_turn(self) -> None:
        self.step = DEAL if len(self.row()) < IN_THE_ROW else TAKE

"""All components of a set-up: twelve cards, and who sees them where."""

from typing import Final

from footplate.table.cards import ALL, NOBODY, OWNER, Pile, Piles
from footplate.table.game import Setup
from tests.tiny.shelf.actions import Actions

DECK: Final = 0
ROW: Final = 1
GRID: Final = 2
HAND: Final = 3  # and one for each further seat
IN_THE_ROW: Final = 3


class Box:
    def __init__(self, setup: Setup) -> None:
        self.seats: Final = len(setup.seats)
        self.actions: Final = Actions()
        self.piles: Final = Piles(
            [Pile(DECK, NOBODY), Pile(ROW, ALL), Pile(GRID, ALL), Pile(HAND, OWNER, len(setup.seats))]
        )

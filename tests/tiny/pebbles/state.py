"""What is on the table, and the numbers of the steps."""

from typing import Final

from footplate.table.game import Setup
from tests.tiny.pebbles.box import Box
from tests.tiny.pebbles.fields import Fields

HEAP: Final = 0
BID: Final = 1
TAKE: Final = 2
OVER: Final = 3


class PebblesState(Fields):
    @staticmethod
    def make(setup: Setup) -> "PebblesState":
        return PebblesState(setup, Box(setup))

    def copy(self) -> "PebblesState":
        new = PebblesState(self.setup, self.box, True)
        self.copy_to(new)
        return new

    def derive(self) -> None:
        """Nothing follows from the rest."""

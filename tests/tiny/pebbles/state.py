"""What is on the table, and the numbers of the steps."""

from typing import Final

from tests.tiny.pebbles.fields import Fields

HEAP: Final = 0
BID: Final = 1
TAKE: Final = 2
OVER: Final = 3


class PebblesState(Fields):
    def copy(self) -> "PebblesState":
        new = PebblesState(self.setup, self.box, True)
        self.copy_to(new)
        return new

    def derive(self) -> None:
        """Nothing follows from the rest."""

"""The boxes that are open: what a game makes of a set-up is made once."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from footplate.table.game import Setup

B = TypeVar("B")
MOST: Final = 200  # small maps of one's own, one for each of many tests, must not fill the memory


class Boxes(Generic[B]):
    """Opens boxes; the same set-up always gets the same one."""

    def __init__(self, make: Callable[[Setup], B]) -> None:
        self.make: Final = make
        self.open_now: Final[dict[str, B]] = {}

    def open(self, setup: Setup) -> B:
        key = setup.key()
        box = self.open_now.get(key)
        if box is None:
            box = self.make(setup)
            if len(self.open_now) >= MOST:
                self.open_now.clear()
            self.open_now[key] = box
        return box

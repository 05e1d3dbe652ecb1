"""All components of a set-up."""

from typing import Final

from footplate.table.game import Setup
from tests.tiny.pebbles.actions import Actions


class Box:
    def __init__(self, setup: Setup) -> None:
        self.seats: Final = len(setup.seats)
        self.actions: Final = Actions()

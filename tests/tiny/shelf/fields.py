"""The fields of the state. tools/states.py writes this file from fields.txt: change that one."""

from typing import Final

from footplate.table.game import Setup, State
from footplate.table.packing import Packed, put, to_bytes
from tests.tiny.shelf.box import Box


class Fields(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        if empty:
            return
        # What is on the table in Shelf; tools/states.py writes fields.py from this.
        self.where: list[int] = [0] * 12  # the pile of each card
        self.held: list[int] = [0] * box.seats  # how many cards everybody holds
        self.boxes: list[int] = [-1] * 6  # the card on each box of the grid
        self.markers: list[int] = [0] * box.seats  # how far everybody is

    def copy_to(self, new: "Fields") -> None:
        self.copy_house(new)
        new.where = self.where[:]
        new.held = self.held[:]
        new.boxes = self.boxes[:]
        new.markers = self.markers[:]

    def pack(self) -> bytes:
        """All that isn't derived."""
        out = self.house()
        put(out, self.where)
        put(out, self.held)
        put(out, self.boxes)
        put(out, self.markers)
        return to_bytes(out)

    def restore(self, packed: Packed) -> None:
        self.restore_house(packed)
        self.where = packed.row()
        self.held = packed.row()
        self.boxes = packed.row()
        self.markers = packed.row()

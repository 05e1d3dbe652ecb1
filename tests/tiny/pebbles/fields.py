"""The fields of the state. tools/states.py writes this file from fields.txt: change that one."""

from typing import Final

from footplate.table.game import Setup, State
from footplate.table.packing import Packed, put, to_bytes
from tests.tiny.pebbles.box import Box


class Fields(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        # What is on the table in Pebbles; tools/states.py writes fields.py from this.
        self.heap: int = 0
        self.last: int = -1  # who took the last pebble
        if empty:
            return
        self.bids: list[int] = [-1] * box.seats  # -1: not named yet, or not known
        self.taken: list[int] = [0] * box.seats

    def copy_to(self, new: "Fields") -> None:
        self.copy_house(new)
        new.heap = self.heap
        new.last = self.last
        new.bids = self.bids[:]
        new.taken = self.taken[:]

    def pack(self) -> bytes:
        """All that isn't derived."""
        out = self.house()
        out.append(self.heap)
        out.append(self.last)
        put(out, self.bids)
        put(out, self.taken)
        return to_bytes(out)

    def restore(self, packed: Packed) -> None:
        self.restore_house(packed)
        self.heap = packed.number()
        self.last = packed.number()
        self.bids = packed.row()
        self.taken = packed.row()

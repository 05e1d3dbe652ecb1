"""The fields of the state. tools/states.py writes this file from fields.txt: change that one."""

from typing import Final

from footplate.table.game import Setup, State
from footplate.table.packing import Packed, put, to_bytes
from tests.tiny.branch.box import Box


class Fields(State):
    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:
        super().__init__(setup, box.actions.catalogue)
        self.box: Final = box
        # What is on the table in Branch; tools/states.py writes fields.py from this.
        self.capital: int = -1  # the city where everybody begins
        self.turn: int = 0  # turns that were taken, by everybody together
        self.reached: int = 0  # cities that somebody has reached, as a set
        if empty:
            return
        self.rails: list[int] = [0] * box.seats  # the slots that hold somebody's rail, as sets
        self.coins: list[int] = [0] * box.seats
        self.network: list[int] = [0] * box.seats  # the points that somebody's rails touch, as sets

    def copy_to(self, new: "Fields") -> None:
        self.copy_house(new)
        new.capital = self.capital
        new.turn = self.turn
        new.reached = self.reached
        new.rails = self.rails[:]
        new.coins = self.coins[:]
        new.network = self.network[:]

    def pack(self) -> bytes:
        """All that isn't derived."""
        out = self.house()
        out.append(self.capital)
        out.append(self.turn)
        out.append(self.reached)
        put(out, self.rails)
        put(out, self.coins)
        return to_bytes(out)

    def restore(self, packed: Packed) -> None:
        self.restore_house(packed)
        self.capital = packed.number()
        self.turn = packed.number()
        self.reached = packed.number()
        self.rails = packed.row()
        self.coins = packed.row()

"""What is on the table, and the numbers of the steps."""

from typing import Final

from footplate.table.game import Setup
from tests.tiny.branch.box import TURNS, Box
from tests.tiny.branch.fields import Fields

START: Final = 0
LAY: Final = 1
REWARD: Final = 2
FEAST: Final = 3
OVER: Final = 4


class BranchState(Fields):
    @staticmethod
    def make(setup: Setup) -> "BranchState":
        return BranchState(setup, Box(setup))

    def copy(self) -> "BranchState":
        new = BranchState(self.setup, self.box, True)
        self.copy_to(new)
        return new

    def derive(self) -> None:
        if self.capital >= 0:
            self.network = [1 << self.capital | self.box.lines.touched(built) for built in self.rails]

    def open_slots(self, seat: int) -> int:
        """The slots where a seat may lay a rail."""
        return self.box.lines.open_slots(self.network[seat], self.rails[seat])

    def lay(self, seat: int, slot: int) -> bool:
        """Lay a rail. Whether it reached a city that nobody had reached."""
        lines = self.box.lines
        self.rails[seat] |= 1 << slot
        self.network[seat] |= lines.touched(1 << slot)
        new = lines.connected(self.rails[seat]) & ~self.reached
        self.reached |= new
        return new != 0

    def end_turn(self) -> None:
        """The next seat that can lay a rail."""
        self.turn += 1
        if self.turn == TURNS * self.box.seats or not any(self.open_slots(s) for s in range(self.box.seats)):
            self.step = OVER
        else:
            self.seat = self.turn % self.box.seats
            self.step = LAY

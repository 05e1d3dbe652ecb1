"""What is on the table: part of the contract in game.py, which passes it on."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from footplate.table.catalogue import Catalogue
from footplate.table.packing import Packed
from footplate.table.setup import Setup

EMPTY: Final[list[int]] = []


def replaced(values: list[int], at: int, value: int) -> list[int]:
    """A list with one value changed, for fields that copies of a state share: the others keep theirs."""
    new = values[:]
    new[at] = value
    return new


class State:
    """What is on the table. Plain data: it copies, compares by value, packs to bytes and travels between processes.

    The decision that is asked now is a step, a seat and an argument. `push` asks another one first; the ones that wait
    lie on the agenda, three numbers each, and `pop` goes back to the last of them.
    """

    def __init__(self, setup: Setup, catalogue: Catalogue) -> None:
        self.setup: Final = setup
        self.catalogue: Final = catalogue
        self.step = 0
        self.seat = 0
        self.argument = 0
        self.agenda: list[int] = EMPTY  # replaced, never changed: copies share it

    def push(self, step: int, seat: int, argument: int = 0) -> None:
        """Ask this first, then go on with what was asked."""
        self.agenda = [*self.agenda, self.step, self.seat, self.argument]
        self.step = step
        self.seat = seat
        self.argument = argument

    def pop(self) -> None:
        """What was pushed last has been answered."""
        self.step, self.seat, self.argument = self.agenda[-3:]
        self.agenda = self.agenda[:-3]

    # Every game's fields are written by tools/states.py; these are the house's own.

    def copy_house(self, new: "State") -> None:
        new.step = self.step
        new.seat = self.seat
        new.argument = self.argument
        new.agenda = self.agenda

    def house(self) -> list[int]:
        return [self.step, self.seat, self.argument, len(self.agenda), *self.agenda]

    def restore_house(self, packed: Packed) -> None:
        self.step = packed.number()
        self.seat = packed.number()
        self.argument = packed.number()
        self.agenda = packed.row()

    @abstractmethod
    def copy(self) -> "State": ...

    @abstractmethod
    def pack(self) -> bytes: ...

    @abstractmethod
    def restore(self, packed: Packed) -> None:
        """Take over what was packed; what is derived comes after, by `derive`."""

    @abstractmethod
    def derive(self) -> None:
        """Work out everything that follows from the rest."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(other) is type(self) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    @staticmethod
    @abstractmethod
    def make(setup: Setup) -> "State":
        """A state of this kind before anything has happened."""

    def moment(self) -> str:
        """Where the game stands, in a few words for whoever reads a traceback."""
        return f"{self.setup.name(self.seat)}, step {self.step}"

    # Compiled, an object's attributes are out of pickle's and copy's sight: both would make an empty one. So this and
    # what travels with it say how they are made.
    def __reduce__(self) -> "tuple[Callable[[type[State], Setup, bytes], State], tuple[type[State], Setup, bytes]]":
        return unpacked, (type(self), self.setup, self.pack())

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __repr__(self) -> str:
        seats = ",".join(str(seat) for seat in self.setup.seats)
        return f"<{self.setup.game} {self.setup.edition} {seats}: {self.moment()}>"


def restored(state: State, packed: bytes) -> State:
    """A state that was just made, with all that `pack` wrote. Raises BadInput for anything else."""
    numbers = Packed(packed)
    state.restore(numbers)
    numbers.end()
    state.derive()
    return state


def unpacked(kind: type[State], setup: Setup, packed: bytes) -> State:
    """What pickle calls."""
    return restored(kind.make(setup), packed)

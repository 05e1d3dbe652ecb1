"""States as bytes: a row of numbers, each in four bytes. Lists go behind their length, so that they come back as lists.

Nothing but the standard library, so that it runs wherever Python does; and what it reads is numbers or BadInput.
"""

import struct
from typing import Final

from footplate.table.errors import BadInput

WIDTH: Final = 4


def put(out: list[int], numbers: list[int]) -> None:
    out.append(len(numbers))
    out.extend(numbers)


def put_rows(out: list[int], rows: list[list[int]]) -> None:
    out.append(len(rows))
    for row in rows:
        put(out, row)


def to_bytes(numbers: list[int]) -> bytes:
    return struct.pack(f"<{len(numbers)}i", *numbers)


class Packed:
    """Reads back what was put, in the same order."""

    def __init__(self, packed: bytes) -> None:
        if len(packed) % WIDTH:
            raise self.broken()
        self.numbers: Final[list[int]] = list(struct.unpack(f"<{len(packed) // WIDTH}i", packed))
        self.at = 0

    def broken(self) -> BadInput:
        return BadInput("these bytes are not a packed state of this game.", cure="Pack it again with this version.")

    def number(self) -> int:
        if self.at >= len(self.numbers):
            raise self.broken()
        self.at += 1
        return self.numbers[self.at - 1]

    def row(self) -> list[int]:
        size = self.number()
        if not 0 <= size <= len(self.numbers) - self.at:
            raise self.broken()
        self.at += size
        return self.numbers[self.at - size : self.at]

    def rows(self) -> list[list[int]]:
        size = self.number()
        if not 0 <= size <= len(self.numbers) - self.at:
            raise self.broken()
        return [self.row() for _ in range(size)]

    def end(self) -> None:
        if self.at != len(self.numbers):
            raise self.broken()

"""Hexes by axial coordinates, with six edges numbered clockwise; flat-top and pointy-top maps differ only in names."""

from typing import Final

# Axial steps over edge 0 … 5. On a flat-top map the edges are N, NE, SE, S, SW, NW.
DELTAS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
FLAT_TOP: Final = ["N", "NE", "SE", "S", "SW", "NW"]
POINTY_TOP: Final = ["NW", "NE", "E", "SE", "SW", "W"]


def opposite(edge: int) -> int:
    return (edge + 3) % 6


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many steps lie between two hexes."""
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def from_offset(column: int, row: int) -> tuple[int, int]:
    """Axial coordinates of a flat-top grid whose odd columns are pushed half a hex down."""
    return column, row - (column - (column & 1)) // 2


def to_offset(at: tuple[int, int]) -> tuple[int, int]:
    """Column and row, the inverse of `from_offset`."""
    q, r = at
    return q, r + (q - (q & 1)) // 2


def column_letters(column: int) -> str:
    """A, B, … Z, AA, AB, … as on a spreadsheet."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


class Hexes:
    """A set of hexes, numbered in the given order. `neighbour[hex * 6 + edge]` is a number, or -1 off the map."""

    def __init__(self, coordinates: list[tuple[int, int]]) -> None:
        self.coordinates: Final = coordinates
        self.index: Final = {at: i for i, at in enumerate(coordinates)}
        self.neighbour: Final = [self.index.get((q + dq, r + dr), -1) for q, r in coordinates for dq, dr in DELTAS]

    def __len__(self) -> int:
        return len(self.coordinates)

    def distance(self, a: int, b: int) -> int:
        return distance(self.coordinates[a], self.coordinates[b])

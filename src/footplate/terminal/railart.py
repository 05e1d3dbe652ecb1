"""How a piece of track runs through the characters of a hex: routes on a small grid, and the line characters for them.

The routes are searched, not drawn by hand: few bends, short, and two pieces meet only where they really cross.
"""

from functools import cache
from typing import Final, NamedTuple

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
STEPS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]

Cell = tuple[int, int]


class Piece(NamedTuple):
    """A character of a route: where it is and which two of its sides it joins."""

    at: Cell
    sides: frozenset[int]

    @property
    def straight(self) -> bool:
        return self.sides in (frozenset((UP, DOWN)), frozenset((LEFT, RIGHT)))


Route = tuple[Piece, ...]


class Frame(NamedTuple):
    """The characters of a hex that track may use; for each edge 0 … 5, the one that lies on it and its outer side."""

    middle: int
    cells: frozenset[Cell]
    exits: tuple[tuple[Cell, int], ...]


# The small hex is a brick of 5 x 2 characters; bricks of neighbouring columns are one line apart.
SMALL: Final = Frame(
    2,
    frozenset((x, y) for x in range(5) for y in range(2)),
    (((2, 0), UP), ((4, 0), RIGHT), ((4, 1), RIGHT), ((2, 1), DOWN), ((0, 1), LEFT), ((0, 0), LEFT)),
)
# The large one has slanting sides: the characters on its border belong to both neighbours.
LARGE: Final = Frame(
    4,
    frozenset((x, y) for x in range(2, 7) for y in range(1, 4)),
    (((4, 0), UP), ((7, 1), RIGHT), ((8, 3), RIGHT), ((4, 4), DOWN), ((0, 3), LEFT), ((1, 1), LEFT)),
)
# Hexes with pointy tops: bricks that lie in rows, each row half a brick further to the side.
POINTY_SMALL: Final = Frame(
    4,
    frozenset((x, y) for x in range(8) for y in range(2)),
    (((2, 0), UP), ((6, 0), UP), ((7, 1), RIGHT), ((6, 1), DOWN), ((2, 1), DOWN), ((0, 1), LEFT)),
)
POINTY_LARGE: Final = Frame(
    6,
    frozenset((x, y) for x in range(12) for y in range(3)),
    (((3, 0), UP), ((9, 0), UP), ((11, 1), RIGHT), ((9, 2), DOWN), ((3, 2), DOWN), ((0, 1), LEFT)),
)
MOST_BENDS: Final = 4


def opposite(side: int) -> int:
    return (side + 2) % 4


@cache
def routes(frame: Frame, start: int, end: int) -> list[Route]:
    """Every reasonable way from one edge to another, the nicest first."""
    found: list[Route] = []
    (first, came), (last, leave) = frame.exits[start], frame.exits[end]
    # The way from the border into the hex is straight; large exits may lie two characters out.
    open_cells = frame.cells | {first, last} | ({(7, 3)} if first[0] == 8 or last[0] == 8 else set())
    open_cells |= {(1, 3)} if first[0] == 0 or last[0] == 0 else set()

    def walk(at: Cell, came_by: int, bends: int, done: Route) -> None:
        for side in range(4):
            turn = side != opposite(came_by)
            if side == came_by or bends + turn > MOST_BENDS:
                continue
            piece = Piece(at, frozenset((came_by, side)))
            if at == last and side == leave:
                found.append((*done, piece))
            to = (at[0] + STEPS[side][0], at[1] + STEPS[side][1])
            if to in open_cells and to != first and all(to != p.at for p in done):
                walk(to, opposite(side), bends + turn, (*done, piece))

    walk(first, came, 0, ())
    return sorted(found, key=lambda route: cost(frame, route))


def cost(frame: Frame, route: Route) -> int:
    """Few bends, short, bends near the middle of the hex, and a straight character for the owner's letter."""
    bends = [piece.at[0] for piece in route if not piece.straight]
    off_middle = sum(abs(x - frame.middle) for x in bends)
    return 30 * len(bends) + 10 * len(route) + off_middle + (90 if len(bends) == len(route) else 0)


def meet(a: Route, b: Route) -> list[Cell] | None:
    """Where two routes cross at right angles; None where they touch in any other way."""
    by_cell = {piece.at: piece for piece in a}
    crossings: list[Cell] = []
    for piece in b:
        other = by_cell.get(piece.at)
        if other is None:
            continue
        if not (piece.straight and other.straight) or piece.sides == other.sides:
            return None
        crossings.append(piece.at)
    return crossings


@cache
def lay_two(frame: Frame, first: tuple[int, int], second: tuple[int, int]) -> tuple[Route, Route]:
    """Routes of two pieces in one hex, each with a character left for its letter.

    Three pairs of curves don't find room in the small hex: they get their own best routes and share some characters.
    """
    best = routes(frame, *first)[0], routes(frame, *second)[0]
    least = 0
    for a in routes(frame, *first)[:60]:
        for b in routes(frame, *second)[:60]:
            price = cost(frame, a) + cost(frame, b)
            if least and price >= least:
                break
            crossings = meet(a, b)
            if crossings is not None and all(letter_place(route, tuple(crossings)) for route in (a, b)):
                best, least = (a, b), price
    return best


def letter_place(route: Route, taken: tuple[Cell, ...] = ()) -> Cell | None:
    """The straight character nearest to the middle of a route: there the owner's letter stands."""
    middle = (len(route) - 1) / 2
    fit = [(abs(i - middle), i) for i, piece in enumerate(route) if piece.straight and piece.at not in taken]
    return route[min(fit)[1]].at if fit else None


# A line character for the sides it joins: double for track in service, single for unfinished track.
_SIDES: Final = [
    frozenset((UP, DOWN)),
    frozenset((LEFT, RIGHT)),
    frozenset((RIGHT, DOWN)),
    frozenset((LEFT, DOWN)),
    frozenset((UP, RIGHT)),
    frozenset((UP, LEFT)),
]
DOUBLE: Final = dict(zip(_SIDES, "║═╔╗╚╝", strict=True))
SINGLE: Final = dict(zip(_SIDES, "╎╌╭╮╰╯", strict=True))
CROSSING: Final = "╬"
TANGLE: Final = "╳"

"""Milestones: what has to be true, the workers that have to be promoted, their VP."""

from typing import Final

from footplate.games.railroad_revolution.components import MOST_PLAYERS, MOST_VP, once
from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.geography import LEVELS, STEEPEST
from footplate.table.errors import BadInput
from footplate.table.reading import whole
from footplate.table.sheets import Record, read_sheet

HEADING: Final = ["id", "pile", "needs", "workers", "vp", "source"]

# The piles; a milestone of pile n is followed by one of NEXT_PILE[n].
A1: Final = 0
A2: Final = 1
B: Final = 2
C: Final = 3
D: Final = 4
PILES: Final = ["A1", "A2", "B", "C", "D"]
NEXT_PILE: Final = [B, B, C, D, -1]

# What a milestone needs.
CONNECTED: Final = 0  # so many connected cities of a level
STATIONS: Final = 1  # so many stations of a level, 0 for any
RAILS: Final = 2  # so many rails on slots with so many triangles
DEALS: Final = 3  # so many rails on deals
OFFICES: Final = 4
GAPS: Final = 5  # so many gaps between two own offices
TRAINS: Final = 6
OCEAN: Final = 7  # so many stations at the ocean
STATION_LEVELS: Final = 8  # stations of so many different levels
FIRST: Final = 9  # so many stations in First Station slots
NEEDS: Final = [
    "connected", "stations", "rails", "deals", "offices", "gaps", "trains", "ocean", "levels", "first",
]  # fmt: skip
WITH_LEVEL: Final = [CONNECTED, STATIONS, RAILS]  # that say of what besides how many
MOST: Final = 40


class Need:
    """One condition: its kind, the level or the triangles it is about, and how many."""

    def __init__(self, kind: int, which: int, count: int) -> None:
        self.kind: Final = kind
        self.which: Final = which
        self.count: Final = count


class Milestone:
    """`workers` are the colours of its spots; a white one fits none."""

    def __init__(self, row: Record) -> None:
        self.id: Final = row["id"]
        self.pile: Final = row.one_of("pile", PILES)
        self.needs: Final = [read_need(row, word.strip()) for word in row["needs"].split("+")]
        self.workers: Final = [1 + colour for colour in row.several("workers", COLOURS[1:], "worker")]
        self.vp: Final = row.number("vp", 0, MOST_VP)
        self.source: Final = row["source"]


def read_need(row: Record, text: str) -> Need:
    """A condition like `connected:2:1` or `trains:3`."""
    words = text.split(":")
    kind = row.known("needs", words[0], NEEDS, "condition")
    values = words[1:]
    which = 0
    if kind in WITH_LEVEL:
        which = read_which(row, text, kind, values[0]) if len(values) == 2 else -1
    count = whole(values[-1], 1, MOST) if values else None
    if which < 0 or count is None or len(values) != (2 if kind in WITH_LEVEL else 1):
        shape = f"{words[0]}:WHICH:COUNT" if kind in WITH_LEVEL else f"{words[0]}:COUNT"
        raise row.wrong("needs", f"{text!r} is no condition.", f"Write {shape}.")
    return Need(kind, which, count)


def read_which(row: Record, text: str, kind: int, value: str) -> int:
    """The level, 0 for any, or the triangles; -1 where it is neither."""
    if kind == STATIONS and value == "any":
        return 0
    low, high = (0, STEEPEST) if kind == RAILS else (1, LEVELS)
    found = whole(value, low, high)
    return -1 if found is None else found


def read_milestones(text: str, file: str) -> list[Milestone]:
    seen: list[str] = []
    found: list[Milestone] = []
    for row in read_sheet(text, file, HEADING):
        once(row, "id", seen, "milestone")
        milestone = Milestone(row)
        if len(milestone.workers) > 3:
            raise row.wrong("workers", f"{len(milestone.workers)} workers.", "A milestone has one to three.")
        found.append(milestone)
    for pile, name in enumerate(PILES):
        count = sum(milestone.pile == pile for milestone in found)
        least = MOST_PLAYERS if pile in (A1, A2) else 2 * MOST_PLAYERS
        if count < least:
            what = f"pile {name} has {count} milestones."
            raise BadInput(what, f"{file}: pile", f"{MOST_PLAYERS} players need {least}.")
    return found

"""What a game answers: whose decision it is, the score pad, what a seat has.

Part of the contract in game.py, which passes it on.
"""

from typing import Final

from footplate.table.say import Say


class Decision:
    """Whose decision it is, and of what kind."""

    def __init__(self, seat: int, kind: str, prompt: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.prompt: Final = prompt

    def __reduce__(self) -> "tuple[type[Decision], tuple[int, str, str]]":
        return Decision, (self.seat, self.kind, self.prompt)


class Thing:
    """A kind of thing that a seat can have more or fewer of, in words for one of it and for several (`{count}`).

    `worth` is about how many points one is worth, so that what matters most is told first. `own`: of others' it isn't
    told, because nobody knows. `gained`: that there are fewer isn't told, because they were used.
    """

    def __init__(self, one: Say, several: Say, worth: float, own: bool = False, gained: bool = False) -> None:
        self.one: Final = one
        self.several: Final = several
        self.worth: Final = worth
        self.own: Final = own
        self.gained: Final = gained

    def words(self, count: int) -> Say:
        return Say((self.one if count == 1 else self.several).template, {"count": count})


class Holding:
    """How many of a thing a seat has, or has had: whoever tells what a move brings tells by how many it changes."""

    def __init__(self, thing: Thing, count: int) -> None:
        self.thing: Final = thing
        self.count: Final = count


class TieBreak:
    """What decides between seats with the same points: its name, and the value of each seat. More wins, or fewer."""

    def __init__(self, name: str, values: list[int], fewest: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.fewest: Final = fewest

    def __reduce__(self) -> "tuple[type[TieBreak], tuple[str, list[int], bool]]":
        return TieBreak, (self.name, self.values, self.fewest)


class Scores:
    """A score pad: one row per seat, one column per source of points, what breaks ties, and who won.

    `winners` is given where the rules name them without counting.
    """

    def __init__(
        self, columns: list[str], rows: list[list[int]], tie_breaks: list[TieBreak], winners: list[int] | None = None
    ) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.totals: Final = [sum(row) for row in rows]
        self.tie_breaks: Final = tie_breaks  # the first that differs decides; where none does, the victory is shared
        self.winners: Final = self._best() if winners is None else winners

    def _best(self) -> list[int]:
        left = leaders(self.totals)
        for tie in self.tie_breaks:
            values = [-tie.values[seat] if tie.fewest else tie.values[seat] for seat in left]
            left = [left[i] for i in leaders(values)]
        return left

    @property
    def tied(self) -> bool:
        """Whether several have the most points, so that the tie-breaks matter."""
        return len(leaders(self.totals)) > 1

    def __reduce__(self) -> "tuple[type[Scores], tuple[list[str], list[list[int]], list[TieBreak], list[int]]]":
        return Scores, (self.columns, self.rows, self.tie_breaks, self.winners)


def leaders(values: list[int]) -> list[int]:
    """Where the highest value stands."""
    best = max(values)
    return [i for i, value in enumerate(values) if value == best]

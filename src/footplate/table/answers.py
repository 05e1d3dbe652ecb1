"""What a game answers: whose decision it is, and the score pad. Part of the contract in game.py, which passes it on."""

from typing import Final


class Decision:
    """Whose decision it is, and of what kind."""

    def __init__(self, seat: int, kind: str, prompt: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.prompt: Final = prompt

    def __reduce__(self) -> "tuple[type[Decision], tuple[int, str, str]]":
        return Decision, (self.seat, self.kind, self.prompt)


class Scores:
    """A score pad: one row per seat, one column per source of points, and who won.

    `winners` is given where the rules name them without counting.
    """

    def __init__(
        self, columns: list[str], rows: list[list[int]], tie_break: list[int], winners: list[int] | None = None
    ) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.totals: Final = [sum(row) for row in rows]
        self.tie_break: Final = tie_break
        best = max(zip(self.totals, tie_break, strict=True))
        most = [i for i, both in enumerate(zip(self.totals, tie_break, strict=True)) if both == best]
        self.winners: Final = most if winners is None else winners

    def __reduce__(self) -> "tuple[type[Scores], tuple[list[str], list[list[int]], list[int], list[int]]]":
        return Scores, (self.columns, self.rows, self.tie_break, self.winners)

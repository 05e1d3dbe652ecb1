"""The log as each viewer may read it, and the traces of what automas decided.

Both are folds over the log, made when somebody asks and kept while the table is open.
"""

from typing import Final

from footplate.server.messages import MoveSeen, StepSeen, TraceSeen
from footplate.table.choice import Trace
from footplate.table.game import NATURE, Game, State
from footplate.table.match import UNDO, Entry, Match

TRACES_KEPT: Final = 80


class Told:
    """A line of the log: what it says to each viewer (a single text where it says the same to all)."""

    __slots__ = ("forced", "seat", "undone_at", "words")

    def __init__(self, seat: str, forced: bool, words: str | list[str]) -> None:
        self.seat: Final = seat
        self.forced: Final = forced
        self.words: Final = words  # by seat; the last is a spectator's
        self.undone_at = 0  # the number of the line that took it back

    def to(self, seat: int) -> str:
        return self.words if isinstance(self.words, str) else self.words[seat]  # NATURE is -1: the last


class Story:
    """Grows with the match. `state` is the position after the last line told."""

    def __init__(self, match: Match) -> None:
        self.game: Final[Game] = match.game
        self.first: Final[State] = match.first
        self.state = match.first.copy()
        self.lines: list[Told] = []
        self.counted: list[int] = []  # the lines that still count
        self.traces: dict[int, TraceSeen] = {}

    def follow(self, match: Match) -> None:
        for number in range(len(self.lines) + 1, match.version + 1):
            self._tell(match, number)

    def _tell(self, match: Match, number: int) -> None:
        entry = match.entries[number - 1]
        name = match.setup.name(entry.seat)
        if entry.action == UNDO:
            for index in self.counted[len(self.counted) - entry.undone :]:
                self.lines[index].undone_at = number
            del self.counted[len(self.counted) - entry.undone :]
            self.state = replayed(self.game, self.first, [match.entries[i] for i in self.counted])
            self.lines.append(Told(name, False, f"undo {entry.undone}"))
            return
        seats = [*range(len(match.setup.seats)), NATURE]
        words = [self.game.told(self.state, entry.action, seat) for seat in seats]
        same = all(w == words[0] for w in words)
        self.counted.append(len(self.lines))
        self.lines.append(Told(name, entry.forced, words[0] if same else words))
        self.game.play(self.state, entry.action)

    def seen(self, match: Match, seat: int, after: int, why: bool) -> list[MoveSeen]:
        """The lines after a version, and earlier ones that were taken back since; with traces where asked for."""
        self.follow(match)
        wanted = [n for n, told in enumerate(self.lines[: match.version], 1) if n > after or told.undone_at > after]
        if why:
            self.explain(match, [n for n in wanted if n > after][-TRACES_KEPT:])
        return [
            MoveSeen(
                n,
                self.lines[n - 1].seat,
                self.lines[n - 1].to(seat),
                self.lines[n - 1].forced,
                0 < self.lines[n - 1].undone_at <= match.version,
                self.traces.get(n) if why else None,
            )
            for n in wanted
        ]

    def explain(self, match: Match, numbers: list[int]) -> None:
        """Find the traces of lines that automas played, in one walk through the log."""
        missing = {
            n
            for n in numbers
            if n not in self.traces and match.entries[n - 1].action != UNDO and match.automa(match.entries[n - 1].seat)
        }
        if missing:
            self.remember(traces(match, missing))

    def remember(self, found: dict[int, TraceSeen]) -> None:
        self.traces.update(found)
        for n in sorted(self.traces)[: max(0, len(self.traces) - TRACES_KEPT)]:
            del self.traces[n]


def replayed(game: Game, first: State, moves: list[Entry]) -> State:
    state = first.copy()
    for entry in moves:
        game.play(state, entry.action)
    return state


def traces(match: Match, numbers: set[int]) -> dict[int, TraceSeen]:
    found: dict[int, TraceSeen] = {}
    moves: list[Entry] = []
    state = match.first.copy()
    for number in range(1, max(numbers) + 1):
        entry = match.entries[number - 1]
        if entry.action == UNDO:
            del moves[len(moves) - entry.undone :]
            state = replayed(match.game, match.first, moves)
            continue
        if number in numbers:
            trace = match.game.explain(state)
            if trace is not None:
                found[number] = trace_seen(trace)
        moves.append(entry)
        match.game.play(state, entry.action)
    return found


def trace_seen(trace: Trace) -> TraceSeen:
    steps = [
        StepSeen(
            step.label,
            step.rule,
            [[c.name, c.value] for c in step.candidates if c.kept],
            [[c.name, c.value] for c in step.candidates if not c.kept],
        )
        for step in trace.steps
    ]
    return TraceSeen(trace.question, trace.answer, steps, [trace_seen(part) for part in trace.parts])

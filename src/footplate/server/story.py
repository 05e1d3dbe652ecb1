"""The log as each viewer may read it, and the traces of what automas decided.

Both are folds over the log, made when somebody asks and kept while the table is open.
"""

from typing import Final

from footplate.server.messages import MoveSeen, StepSeen, TraceSeen
from footplate.server.say import told
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
        self.traces: dict[int, Trace] = {}

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

    def seen(self, match: Match, seat: int, after: int, why: bool, language: str) -> list[MoveSeen]:
        """The lines after a version, and earlier ones that were taken back since; `why`: with the traces we have."""
        self.follow(match)
        wanted = [n for n, told in enumerate(self.lines[: match.version], 1) if n > after or told.undone_at > after]
        # Whether somebody had a choice tells of their hand.
        seats = range(NATURE, len(match.setup.seats))
        public = {match.setup.name(s) for s in seats if match.over or s in (seat, NATURE) or match.automa(s)}
        return [
            MoveSeen(
                n,
                self.lines[n - 1].seat,
                self.lines[n - 1].to(seat),
                self.lines[n - 1].forced and self.lines[n - 1].seat in public,
                0 < self.lines[n - 1].undone_at <= match.version,
                trace_seen(self.traces[n], language) if why and n in self.traces else None,
            )
            for n in wanted
        ]

    def missing(self, match: Match, numbers: list[int]) -> set[int]:
        """Of these lines, those that automas played and that nobody has explained yet; of many, the last ones."""
        played = [n for n in numbers if match.entries[n - 1].action != UNDO and match.automa(match.entries[n - 1].seat)]
        return {n for n in played[-TRACES_KEPT:] if n not in self.traces}

    def remember(self, found: dict[int, Trace]) -> None:
        self.traces.update(found)
        for n in sorted(self.traces)[: max(0, len(self.traces) - TRACES_KEPT)]:
            del self.traces[n]


def replayed(game: Game, first: State, moves: list[Entry]) -> State:
    state = first.copy()
    for entry in moves:
        game.play(state, entry.action)
    return state


def before(match: Match, number: int) -> list[int]:
    """The actions that counted when a line was played."""
    actions: list[int] = []
    for entry in match.entries[: number - 1]:
        if entry.action == UNDO:
            del actions[len(actions) - entry.undone :]
        else:
            actions.append(entry.action)
    return actions


def traces(match: Match, numbers: set[int]) -> dict[int, Trace]:
    """How automas reached these lines. What was taken back in between is played only where one of them needs it."""
    found: dict[int, Trace] = {}
    state, played = match.first.copy(), list[int]()
    for number in sorted(numbers):
        actions = before(match, number)
        if actions[: len(played)] != played:
            state, played = match.first.copy(), []
        for action in actions[len(played) :]:
            match.game.play(state, action)
        played = actions
        trace = match.game.explain(state)
        if trace is not None:
            found[number] = trace
    return found


def trace_seen(trace: Trace, language: str) -> TraceSeen:
    steps = [
        StepSeen(
            told(language, step.label),
            step.rule,
            [[told(language, c.name), told(language, c.value)] for c in step.candidates if c.kept],
            [[told(language, c.name), told(language, c.value)] for c in step.candidates if not c.kept],
        )
        for step in trace.steps
    ]
    parts = [trace_seen(part, language) for part in trace.parts]
    return TraceSeen(told(language, trace.question), told(language, trace.answer), steps, parts)

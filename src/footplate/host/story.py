"""The log as each viewer may read it, and the traces of what automas decided.

Both are folds over the log, made when somebody asks and kept while the table is open.
"""

from collections.abc import Mapping
from typing import Final

from footplate.host.messages import CandidateSeen, Change, MoveSeen, StepSeen, TraceSeen
from footplate.host.say import told
from footplate.table.choice import Candidate, Trace
from footplate.table.game import NATURE, Game, State
from footplate.table.match import FULL, UNDO, Match
from footplate.table.say import Say
from footplate.texts import speaking_of

NO_CHANGES: Final[dict[int, list[Change]]] = {}
TRACES_KEPT: Final = 80
MARKED: Final = 16  # moves from one marked position to the next


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


class Walk:
    """A position that goes forward by moves and back by undos. Either costs about as many moves as it takes.

    On the way positions are marked, close together behind us and ever farther apart beyond: going back `n` moves starts
    from a mark not much farther than `n` away, however long the game is.
    """

    def __init__(self, game: Game, first: State) -> None:
        self.game: Final = game
        self.first: Final = first
        self.state = first.copy()
        self.actions: list[int] = []
        self.marks: list[tuple[int, State]] = []  # after so many moves

    def forward(self, action: int) -> None:
        self.game.play(self.state, action)
        self.actions.append(action)
        if len(self.actions) % MARKED == 0:
            self._mark()

    def back(self, count: int) -> None:
        here = len(self.actions) - count
        at, self.state = self._position(here)
        del self.actions[here:]
        while self.marks and self.marks[-1][0] > here:
            self.marks.pop()
        if here - at >= MARKED:
            self._mark()

    def earlier(self, count: int) -> State:
        """The position so many moves ago; we stay where we are."""
        return self._position(len(self.actions) - count)[1]

    def _position(self, here: int) -> tuple[int, State]:
        """The position after so many moves, and how many of them led to the mark it was played from."""
        at, marked = next((mark for mark in reversed(self.marks) if mark[0] <= here), (0, self.first))
        state = marked.copy()
        for action in self.actions[at:here]:
            self.game.play(state, action)
        return at, state

    def _mark(self) -> None:
        here = len(self.actions)
        self.marks.append((here, self.state.copy()))
        for i in range(len(self.marks) - 2, 0, -1):
            below, above = self.marks[i - 1][0], self.marks[i + 1][0]
            if above - below <= (here - above) // 2:
                del self.marks[i]


class Story:
    """Grows with the match. `walk` is at the position after the last line told."""

    def __init__(self, match: Match) -> None:
        self.game: Final[Game] = match.game
        self.walk: Final = Walk(match.game, match.first)
        self.lines: list[Told] = []
        self.counted: list[int] = []  # the lines that still count
        self.traces: dict[int, Trace] = {}

    def follow(self, match: Match, most: int = FULL) -> bool:
        """Tell what is new, at most so many lines of it. Whether there is more."""
        upto = min(match.version, len(self.lines) + most)
        for number in range(len(self.lines) + 1, upto + 1):
            self._tell(match, number)
        return upto < match.version

    def _tell(self, match: Match, number: int) -> None:
        entry = match.entries[number - 1]
        name = match.setup.name(entry.seat)
        if entry.action == UNDO:
            for index in self.counted[len(self.counted) - entry.undone :]:
                self.lines[index].undone_at = number
            del self.counted[len(self.counted) - entry.undone :]
            self.walk.back(entry.undone)
            self.lines.append(Told(name, False, f"undo {entry.undone}"))
            return
        seats = [*range(len(match.setup.seats)), NATURE]
        words = [self.game.told(self.walk.state, entry.action, seat) for seat in seats]
        same = all(w == words[0] for w in words)
        self.counted.append(len(self.lines))
        self.lines.append(Told(name, entry.forced, words[0] if same else words))
        self.walk.forward(entry.action)

    def seen(
        self,
        match: Match,
        seat: int,
        after: int,
        why: bool,
        language: str,
        changes: Mapping[int, list[Change]] = NO_CHANGES,
    ) -> list[MoveSeen]:
        """The lines after a version, and earlier ones that were taken back since; `why`: with the traces we have."""
        self.follow(match)
        lines = enumerate(self.lines[: match.version], 1)
        wanted = [(n, line) for n, line in lines if n > after or line.undone_at > after]
        # Whether somebody had a choice tells of their hand.
        seats = range(NATURE, len(match.setup.seats))
        public = {match.setup.name(s) for s in seats if match.over or s in (seat, NATURE) or match.automa(s)}
        with speaking_of(match.setup.game):
            return [
                MoveSeen(
                    number=n,
                    seat=line.seat,
                    move=line.to(seat),
                    forced=line.forced and line.seat in public,
                    undone=0 < line.undone_at <= match.version,
                    places=self._places(match, n, seat),
                    trace=trace_seen(self.traces[n], language) if why and n in self.traces else None,
                    changes=changes.get(n),
                )
                for n, line in wanted
            ]

    def counting(self, match: Match, seat: int) -> list[str]:
        """The moves that count, as a seat may read them."""
        self.follow(match)
        return [self.lines[at].to(seat) for at in self.counted]

    def _places(self, match: Match, number: int, seat: int) -> list[str]:
        """Where a line was played, for those who may read all of it."""
        action = match.entries[number - 1].action
        if action == UNDO:
            return []
        found = match.catalogue.action(action)
        return found.places if found.notation == self.lines[number - 1].to(seat) else []

    def missing(self, match: Match, numbers: list[int]) -> set[int]:
        """Of these lines, those that automas played and that nobody has explained yet; of many, the last ones."""
        played = [n for n in numbers if match.entries[n - 1].action != UNDO and match.automa(match.entries[n - 1].seat)]
        return {n for n in played[-TRACES_KEPT:] if n not in self.traces}

    def remember(self, found: dict[int, Trace]) -> None:
        self.traces.update(found)
        for n in sorted(self.traces)[: max(0, len(self.traces) - TRACES_KEPT)]:
            del self.traces[n]


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


def candidate_seen(candidate: Candidate, language: str) -> CandidateSeen:
    name, value = told(language, candidate.name), told(language, candidate.value)
    return CandidateSeen(name=name, value=value, places=list(candidate.places))


def facts_of(text: str | Say) -> dict[str, str]:
    """What a sentence is made with, where that is the same in every language."""
    if not isinstance(text, Say):
        return {}
    return {name: str(value) for name, value in text.args.items() if not isinstance(value, Say)}


def trace_seen(trace: Trace, language: str) -> TraceSeen:
    steps = [
        StepSeen(
            label=told(language, step.label),
            facts=facts_of(step.label),
            rule=step.rule,
            kept=[candidate_seen(c, language) for c in step.candidates if c.kept],
            dropped=[candidate_seen(c, language) for c in step.candidates if not c.kept],
        )
        for step in trace.steps
    ]
    parts = [trace_seen(part, language) for part in trace.parts]
    question, answer = told(language, trace.question), told(language, trace.answer)
    return TraceSeen(question=question, facts=facts_of(trace.question), answer=answer, steps=steps, parts=parts)

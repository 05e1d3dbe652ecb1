"""A match: a set-up and a list of moves. Everything else is a fold over them."""

from typing import Final

from footplate.table.catalogue import Catalogue
from footplate.table.choice import Trace
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Decision, Game, Setup, State
from footplate.table.nature import Roller
from footplate.table.reading import quoted, whole
from footplate.table.rules import Refusal, Refused, refuse
from footplate.table.say import say, word

UNDO: Final = -1
MOST_UNDONE: Final = 999_999
FULL: Final = 10_000  # lines; a long game has a tenth of that
SETTLED: Final = 1_000  # more forced moves in a row than any game has: where only such come, somebody has to see it


def by_itself(game: Game, state: State, seat: int, legal: list[int], roller: Roller | None, line: int) -> int:
    """What plays by itself: the only answer, or what nature rolls for a line; -1 where somebody has to choose."""
    if len(legal) == 1:
        return legal[0]
    if seat == NATURE and roller is not None:
        return legal[roller.line(line).choose(game.odds(state))]
    return -1


class Entry:
    """One line of the log: a move (its action), or an undo (how many moves it takes back)."""

    def __init__(
        self, seat: int, action: int, forced: bool = False, undone: int = 0, notes: list[str] | None = None
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.forced: Final = forced  # it was the only answer
        self.undone: Final = undone
        self.notes: Final = notes if notes is not None else []  # comments that stand before it in the log


class Match:
    """The one gate: people, bots, automas, tests and readers of logs all play through it.

    `entries` only grows; its length is the match's version. `moves` are the entries that still count.
    """

    def __init__(self, game: Game, setup: Setup, start: State | None = None) -> None:
        self.game: Final = game
        self.first: Final = start.copy() if start is not None else game.start(setup)
        self.setup: Final = self.first.setup  # with a value for every option
        self.state = self.first.copy()
        self.entries: list[Entry] = []
        self.moves: list[Entry] = []
        self.barriers: list[bool] = []
        self.last_notes: list[str] = []
        self._decision = game.turn(self.state)
        self._legal: list[int] | None = None

    @property
    def catalogue(self) -> Catalogue:
        return self.state.catalogue

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def decision(self) -> Decision | None:
        return self._decision

    @property
    def over(self) -> bool:
        return self._decision is None

    @property
    def full(self) -> bool:
        return len(self.entries) >= FULL

    def legal(self) -> list[int]:
        if self._legal is None:
            self._legal = [] if self._decision is None else self.game.legal(self.state)
        return self._legal

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why this seat may not play this action now."""
        decision = self._decision
        if decision is None:
            return refuse("table.over", "The game is over.")
        if self.full:
            return refuse("table.full", "The match has {count} lines.", count=FULL)
        if seat != decision.seat:
            return refuse("table.turn", "It is {seat}'s decision.", seat=word(self.setup.name(decision.seat)))
        if action in self.legal():
            return None
        refusal = self.game.refusal(self.state, action)
        assert refusal is not None, f"no reason against {self.catalogue.notation(action)}"
        return refusal

    def play(self, seat: int, action: int, notes: list[str] | None = None) -> None:
        """Play a move, or raise Refused and change nothing."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal, self.catalogue.notation(action))
        entry = Entry(seat, action, len(self.legal()) == 1, 0, notes)
        self.barriers.append(seat == NATURE or self.game.reveals(self.state, action))
        self.game.play(self.state, action)
        self.entries.append(entry)
        self.moves.append(entry)
        self._turned()

    def _turned(self) -> None:
        """Whose decision it is now. The end is a barrier: with it all secrets are open, and who read them plays on."""
        self._decision = self.game.turn(self.state)
        self._legal = None
        if self._decision is None and self.barriers:
            self.barriers[-1] = True

    def say(self, line: str, notes: list[str] | None = None) -> None:
        """Play a line of a log: `red: lay D7 N-S` or `red: undo 3`."""
        name, colon, notation = line.partition(":")
        if not colon:
            cure = say("A move looks like 'red: money'.")
            raise BadInput(say("{line} is not a move.", line=repr(line)), cure=cure)
        seat = self.setup.seat(name.strip())
        words = notation.split()
        if words and words[0].lower() == "undo":
            count = whole(words[1], 1, MOST_UNDONE) if len(words) == 2 else None
            if count is None:
                what = say("{words} is not an undo.", words=quoted(notation.strip()))
                raise BadInput(what, cure=say("Write 'undo N', N moves to take back."))
            self.undo(seat, count, notes)
            return
        self.play(seat, self.catalogue.number(notation), notes)

    def forced(self) -> int:
        """The only answer of a decision that has one; -1 where somebody has to choose."""
        legal = self.legal()
        return legal[0] if len(legal) == 1 else -1

    def automa(self, seat: int) -> bool:
        """Whether the game's own rules play this seat."""
        return seat != NATURE and self.setup.seats[seat].role in self.game.info.automas

    def alone(self, roller: Roller | None) -> int:
        """What plays by itself now: the only answer, or what nature rolls; -1 where somebody has to choose."""
        if self._decision is None:
            return -1
        return by_itself(self.game, self.state, self._decision.seat, self.legal(), roller, len(self.entries))

    def settle(self, roller: Roller | None, automas: bool = True, traces: dict[int, Trace] | None = None) -> int:
        """Play forced moves and, with a roller, nature's, until somebody has to choose. How many were played.

        An automa's moves are forced by its rules; `automas=False` stops before each of them. `traces` collects how it
        reached them, by the number of their line.
        """
        played = 0
        while self._decision is not None and not self.full:
            seat = self._decision.seat
            if played >= SETTLED and seat != NATURE:
                break
            if not automas and self.automa(seat):
                break
            action = self.alone(roller)
            if action < 0:
                break
            trace = self.game.explain(self.state) if traces is not None and self.automa(seat) else None
            if traces is not None and trace is not None:
                traces[len(self.entries) + 1] = trace
            self.play(seat, action)
            played += 1
        return played

    def free_undo(self, seat: int) -> int:
        """How many moves `seat` may take back without asking: to its own last choice behind no barrier; 0 if none."""
        count = 0
        for at in range(len(self.moves) - 1, -1, -1):
            move = self.moves[at]
            if move.seat != seat or self.barriers[at]:
                return 0
            count += 1
            if not move.forced:
                return count
        return 0

    def undo(self, seat: int, count: int, notes: list[str] | None = None) -> None:
        """Take back moves. Whether that is free or asks for consent is for the host: see `free_undo`."""
        if not 1 <= count <= len(self.moves):
            what = say("{count} moves can't be undone.", count=str(count))
            raise BadInput(what, cure=say("There are {count}.", count=str(len(self.moves))))
        self.entries.append(Entry(seat, UNDO, False, count, notes))
        del self.moves[len(self.moves) - count :]
        self._replay()

    def _replay(self) -> None:
        self.state = self.first.copy()
        self.barriers = []
        for entry in self.moves:
            self.barriers.append(entry.seat == NATURE or self.game.reveals(self.state, entry.action))
            self.game.play(self.state, entry.action)
        self._turned()

    def at(self, count: int) -> "Match":
        """The match as it stood after `count` moves (undone moves left out)."""
        if not 0 <= count <= len(self.moves):
            cure = say("The match has {count}.", count=len(self.moves))
            raise BadInput(say("there is no move {number}.", number=str(count)), cure=cure)
        earlier = Match(self.game, self.setup, self.first)
        for entry in self.moves[:count]:
            earlier.barriers.append(entry.seat == NATURE or self.game.reveals(earlier.state, entry.action))
            self.game.play(earlier.state, entry.action)
            earlier.entries.append(entry)
            earlier.moves.append(entry)
        earlier._turned()
        return earlier

    def copy(self) -> "Match":
        """A match that goes its own way from here. A host tries a move on it, and keeps it once the move is stored."""
        new = Match(self.game, self.setup, self.first)
        new.state = self.state.copy()
        new.entries = self.entries[:]
        new.moves = self.moves[:]
        new.barriers = self.barriers[:]
        new.last_notes = self.last_notes[:]
        new._decision = self._decision
        return new

    def trust(self, entries: list[Entry]) -> None:
        """Add entries that once went through `play` and `undo`, without asking again whether they are legal."""
        undone = False
        for entry in entries:
            self.entries.append(entry)
            if entry.action == UNDO:
                del self.moves[len(self.moves) - entry.undone :]
                undone = True
            else:
                self.moves.append(entry)
        if undone:
            self._replay()
            return
        for entry in entries:
            self.barriers.append(entry.seat == NATURE or self.game.reveals(self.state, entry.action))
            self.game.play(self.state, entry.action)
        self._turned()

    def line(self, entry: Entry) -> str:
        """An entry as it stands in the log."""
        words = f"undo {entry.undone}" if entry.action == UNDO else self.catalogue.notation(entry.action)
        return f"{self.setup.name(entry.seat)}: {words}"

    def story(self, seat: int) -> list[str]:
        """The moves as a seat (or a spectator: NATURE) may read them."""
        state = self.first.copy()
        out: list[str] = []
        for entry in self.moves:
            out.append(f"{self.setup.name(entry.seat)}: {self.game.told(state, entry.action, seat)}")
            self.game.play(state, entry.action)
        return out

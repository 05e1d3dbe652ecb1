"""The contract between a game and everything that plays, shows, stores or studies it."""

import os
import sys
from abc import abstractmethod
from typing import Final

from footplate.table.answers import Decision as Decision
from footplate.table.answers import Holding as Holding
from footplate.table.answers import Scores as Scores
from footplate.table.answers import Thing as Thing
from footplate.table.answers import TieBreak as TieBreak
from footplate.table.choice import Trace
from footplate.table.rules import Refusal, Refused, Rule, refuse
from footplate.table.say import Say
from footplate.table.setup import CUSTOM as CUSTOM
from footplate.table.setup import NATURE as NATURE
from footplate.table.setup import PLAYER as PLAYER
from footplate.table.setup import Former as Former
from footplate.table.setup import GameInfo as GameInfo
from footplate.table.setup import Option as Option
from footplate.table.setup import Seat as Seat
from footplate.table.setup import Setup as Setup
from footplate.table.state import EMPTY as EMPTY
from footplate.table.state import State as State
from footplate.table.state import replaced as replaced
from footplate.table.state import restored as restored
from footplate.table.view import View

# Whether `play` makes sure that its action is legal. The caller has done so already, and it costs more than the move.
DEBUG: Final = os.environ.get("FOOTPLATE_DEBUG", "0") not in ("", "0") or sys.flags.dev_mode


class Game:
    """One game. It keeps nothing between calls: all that changes is in the state."""

    def __init__(self, info: GameInfo) -> None:
        self.info: Final = info

    def start(self, setup: Setup) -> State:
        """The position before nature's first move. Raises BadInput for a set-up that can't be."""
        return self.begin(self.info.complete(setup))

    def arrange(self, setup: Setup, lines: list[str]) -> State:
        """A position written in words (docs/scenarios.md). Raises BadInput."""
        return self.set_out(self.info.complete(setup), lines)

    @abstractmethod
    def begin(self, setup: Setup) -> State:
        """`start` with a complete set-up. Raises BadInput where the game has no such table."""

    @abstractmethod
    def set_out(self, setup: Setup, lines: list[str]) -> State:
        """`arrange` with a complete set-up."""

    @abstractmethod
    def turn(self, state: State) -> Decision | None:
        """The decision that is asked now; None when the game is over."""

    def together(self, state: State) -> list[int]:
        """The seats that are asked at once, none of which learns another's answer; empty where one is asked."""
        return []

    def asking(self, state: State, seat: int) -> State:
        """A copy in which one of those who are asked together is the one who answers."""
        asked = state.copy()
        asked.seat = seat
        return asked

    @abstractmethod
    def legal(self, state: State) -> list[int]:
        """Every legal action, as numbers of the catalogue. Never empty while the game goes on."""

    @abstractmethod
    def odds(self, state: State) -> list[float]:
        """How likely each legal action is, for nature's decisions."""

    @abstractmethod
    def play(self, state: State, action: int) -> None:
        """Change the state. The caller has made sure that the action is legal."""

    @abstractmethod
    def refusal(self, state: State, action: int) -> Refusal | None:
        """Why an action is not legal, or None where it is; found without using `legal`."""

    @abstractmethod
    def describe(self, state: State, action: int) -> Say | str:
        """What a legal action would do and cost, in a few words for the person who has to choose."""

    @abstractmethod
    def default(self, state: State) -> int:
        """The answer most people would give (the cheapest source, …), or -1 where there is none."""

    @abstractmethod
    def explain(self, state: State) -> Trace | None:
        """How an automa reached the decision it is about to play."""

    @abstractmethod
    def reveals(self, state: State, action: int) -> bool:
        """Whether the action shows a secret, which can't be taken back: a barrier for undo."""

    @abstractmethod
    def told(self, state: State, action: int, seat: int) -> str:
        """The action's notation as a seat may read it, secrets left out."""

    @abstractmethod
    def redact(self, state: State, seat: int) -> State:
        """The state as a seat (or NATURE: a spectator) may know it; legal and play work on it for that seat."""

    def view(self, state: State, seat: int) -> View:
        """What a seat sees, made from the redacted state only."""
        redacted = self.redact(state, seat)
        return self.show(redacted, seat, self.scores(redacted))

    @abstractmethod
    def show(self, redacted: State, seat: int, scores: Scores) -> View:
        """The view of a state that was redacted for this seat already; `scores` is its score pad."""

    @abstractmethod
    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        """A copy in which all that the seat can't see is rearranged by `order` (a list of random numbers)."""

    @abstractmethod
    def sample(self, seen: State, seat: int, order: list[int]) -> State:
        """A whole state that looks to a seat like the redacted one it was given; `order` is a list of random numbers.

        It is one of those that may be, as likely as it is: what can be played on, and searched.
        """

    def unpack(self, setup: Setup, packed: bytes) -> State:
        """The state that `pack` wrote."""
        return restored(self.start(setup), packed)

    @abstractmethod
    def scores(self, state: State) -> Scores:
        """The score pad as it would stand if the game ended now."""

    def holdings(self, state: State, seat: int) -> list[Holding]:
        """What a seat has, as far as it is worth telling that a move brings it or costs it: always the same things."""
        return []

    @abstractmethod
    def estimate(self, state: State, seat: int) -> float | None:
        """What a position promises a seat, in points: those already sure, and what its investments will still earn.

        None where something is half done, so that only its outcome can be judged.
        """

    def left(self, state: State) -> float:
        """How much of the game is still to come, as far as one can tell: 1 before it begins, 0 at its end."""
        return 0.0 if self.turn(state) is None else 1.0

    @abstractmethod
    def check(self, state: State) -> None:
        """The referee: raises AssertionError where the state contradicts itself or something was lost."""

    @abstractmethod
    def fact(self, state: State, words: list[str]) -> str:
        """The answer to a question about the position (docs/scenarios.md). Raises BadInput."""

    @abstractmethod
    def check_data(self, name: str, text: str, file: str) -> View:
        """Validate a file of components (`map`, `contracts`, …): raises BadInput, or shows what is in it.

        A map comes back as cells that a front end can draw; panels describe it in lines.
        """

    def insist(self, state: State, action: int) -> None:
        """Raise Refused where an action isn't legal; `play` asks only where DEBUG is set."""
        if action in self.legal(state):
            return
        if not 0 <= action < state.catalogue.size:
            raise Refused(refuse("table.decision", "There is no action {number}.", number=action), str(action))
        if self.turn(state) is None:
            refusal: Refusal | None = refuse("table.over", "The game is over.")
        else:
            refusal = self.refusal(state, action)
        if refusal is None:  # a redacted state, at a draw of what it doesn't show
            refusal = refuse("table.decision", "It is not among the legal actions here.")
        raise Refused(refusal, state.catalogue.notation(action))

    def rule(self, id: str) -> Rule:
        return self.info.rules[id]

"""A decision is one object: who is asked, what may be answered, what an answer does, and why another one is none.

A game is a list of steps, one small class each, read beside one paragraph of the rulebook. `Stepped` is all that games
of steps have in common, so that a game's own `game.py` holds nothing but what is its own.
"""

from abc import abstractmethod
from typing import Final, Generic, TypeVar, cast

from footplate.table.catalogue import Action
from footplate.table.choice import Trace
from footplate.table.errors import BadInput, offer
from footplate.table.game import DEBUG, NATURE, Decision, Game, GameInfo, Setup, State
from footplate.table.reading import quoted
from footplate.table.rules import Refusal, refuse
from footplate.table.say import Say, say
from footplate.table.view import View

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One kind of decision. `kind` is its name in rules, help, logs and texts; `verbs` are the verbs that answer it."""

    def __init__(self, kind: str, prompt: str, verbs: list[str], half_done: bool = False) -> None:
        self.kind: Final = kind
        self.prompt: Final = prompt
        self.verbs: Final = verbs
        self.half_done: Final = half_done  # something was begun whose worth only its outcome shows

    def seat(self, state: S) -> int:
        """Who is asked."""
        return state.seat

    def together(self, state: S) -> list[int]:
        """Where several are asked at once and in secret: all who have yet to answer, in the order of the log."""
        return []

    @abstractmethod
    def legal(self, state: S) -> list[int]:
        """Every answer, as numbers of the catalogue."""

    @abstractmethod
    def play(self, state: S, action: int) -> None:
        """What an answer does."""

    def refuse(self, state: S, action: Action) -> Refusal | None:
        """Why an action with one of the step's verbs is no answer; found without using `legal`."""
        return None

    def odds(self, state: S) -> list[float]:
        """How likely each answer is, where nature is asked."""
        count = len(self.legal(state))
        return [1.0 / count] * count

    def default(self, state: S) -> int:
        """The answer most people would give, or -1."""
        return -1

    def explain(self, state: S) -> Trace | None:
        """How an automa reaches the answer it is about to give."""
        return None

    def reveals(self, state: S, action: int) -> bool:
        """Whether the answer shows a secret."""
        return False

    def told(self, state: S, action: int, seat: int) -> str:
        """What a seat may read instead of the answer's notation; empty where it may read that."""
        return ""


class NatureStep(Step[S]):
    """Something is drawn or rolled."""

    def seat(self, state: S) -> int:
        return NATURE


class Stepped(Game, Generic[S]):
    """A game of steps. `state.step` is a number in its list; one past the last means that the game is over."""

    def __init__(self, info: GameInfo, steps: list[Step[S]]) -> None:
        super().__init__(info)
        self.steps: Final = steps
        self.over: Final = len(steps)
        # By seat and step; the last row is nature's, whose number is -1.
        self.decisions: Final = [
            [Decision(seat, step.kind, step.prompt) for step in steps] for seat in [*range(info.seats[1]), NATURE]
        ]

    def own(self, state: State) -> S:
        """A game is only ever given states that it made itself; a compiled step checks it once more."""
        return cast(S, state)

    # What a game may add to its steps.

    def automatic(self, state: S) -> bool:
        """Whether an automa decides, whose rules leave it one answer."""
        return False

    def prescribed(self, state: S) -> int:
        """That answer."""
        return self.steps[state.step].legal(state)[0]

    def refuse_prescribed(self, move: str) -> Refusal:
        """Why an automa's seat plays nothing but what its rules say."""
        return refuse("table.decision", "Its rules make it '{move}'.", move=move)

    def half_done(self, state: S, seat: int) -> bool:
        """Whether a seat is about to carry out something whose worth only its outcome shows."""
        return state.step != self.over and state.seat == seat and self.steps[state.step].half_done

    # The contract

    def turn(self, state: State) -> Decision | None:
        step = state.step
        if step == self.over:
            return None
        return self.decisions[self.steps[step].seat(self.own(state))][step]

    def together(self, state: State) -> list[int]:
        return [] if state.step == self.over else self.steps[state.step].together(self.own(state))

    def legal(self, state: State) -> list[int]:
        s = self.own(state)
        if s.step == self.over:
            return []
        if self.automatic(s):
            return [self.prescribed(s)]
        return self.steps[s.step].legal(s)

    def odds(self, state: State) -> list[float]:
        return self.steps[state.step].odds(self.own(state))

    def play(self, state: State, action: int) -> None:
        if DEBUG:
            self.insist(state, action)
        self.steps[state.step].play(self.own(state), action)

    def refusal(self, state: State, action: int) -> Refusal | None:
        s = self.own(state)
        if s.step == self.over:
            return refuse("table.over", "The game is over.")
        if self.automatic(s):
            only = self.prescribed(s)
            return None if action == only else self.refuse_prescribed(state.catalogue.notation(only))
        step = self.steps[s.step]
        asked = state.catalogue.action(action)
        if asked.verb in step.verbs:
            return step.refuse(s, asked)
        if not step.verbs:
            return refuse("table.decision", "'{verb}' is no answer now.", verb=asked.verb)
        what = "'{verb}' is no answer now; expected {verbs}."
        return refuse("table.decision", what, verb=asked.verb, verbs=", ".join(step.verbs))

    def default(self, state: State) -> int:
        s = self.own(state)
        if s.step == self.over or self.automatic(s):
            return -1
        return self.steps[s.step].default(s)

    def explain(self, state: State) -> Trace | None:
        return None if state.step == self.over else self.steps[state.step].explain(self.own(state))

    def reveals(self, state: State, action: int) -> bool:
        return self.steps[state.step].reveals(self.own(state), action)

    def told(self, state: State, action: int, seat: int) -> str:
        return self.steps[state.step].told(self.own(state), action, seat) or state.catalogue.notation(action)

    # What an open game needs that has no automa, no data of one's own and no positions in words; others say more.

    def describe(self, state: State, action: int) -> Say | str:
        return ""

    def redact(self, state: State, seat: int) -> State:
        return state.copy()

    def shuffle(self, state: State, seat: int, order: list[int]) -> State:
        return state.copy()

    def sample(self, seen: State, seat: int, order: list[int]) -> State:
        return seen.copy()

    def estimate(self, state: State, seat: int) -> float | None:
        """Judged by what is sure, once nothing is half done."""
        if self.half_done(self.own(state), seat):
            return None
        return float(self.scores(state).totals[seat])

    def check_data(self, name: str, text: str, file: str) -> View:
        what = say("{game} has no data {name}.", game=self.info.title, name=quoted(name))
        raise BadInput(what, cure=offer(name, self.info.data))

    def set_out(self, setup: Setup, lines: list[str]) -> State:
        raise BadInput(say("{game} has no positions in words.", game=self.info.title))

    def fact(self, state: State, words: list[str]) -> str:
        raise BadInput(say("{game} knows no such fact.", game=self.info.title))

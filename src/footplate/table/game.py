"""The contract between a game and everything that plays, shows, stores or studies it."""

import os
import sys
from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from footplate.table.answers import Decision as Decision
from footplate.table.answers import Scores as Scores
from footplate.table.answers import TieBreak as TieBreak
from footplate.table.catalogue import Catalogue
from footplate.table.choice import Trace
from footplate.table.errors import BadInput, offer
from footplate.table.packing import Packed
from footplate.table.reading import composed, quoted
from footplate.table.rules import HOUSE_RULES, Refusal, Refused, Rule, RuleIndex, refuse
from footplate.table.say import Say, say
from footplate.table.view import View

NATURE: Final = -1
PLAYER: Final = "player"  # the role of whoever is asked; a game's other roles are its own
# Whether `play` makes sure that its action is legal. The caller has done so already, and it costs more than the move.
DEBUG: Final = os.environ.get("FOOTPLATE_DEBUG", "0") not in ("", "0") or sys.flags.dev_mode
CUSTOM: Final = "custom"  # the value of an option whose component is replaced by the set-up's own data
EMPTY: Final[list[int]] = []


class Seat:
    """A place at the table: its name (usually a colour), and whether a player or an automa of the game sits there."""

    def __init__(self, name: str, role: str = PLAYER) -> None:
        self.name: Final = name
        self.role: Final = role

    def __str__(self) -> str:
        return self.name if self.role == PLAYER else f"{self.name}={self.role}"

    def __reduce__(self) -> "tuple[type[Seat], tuple[str, str]]":
        return Seat, (self.name, self.role)


class Setup:
    """What is fixed before the first move. `data` holds the text of components that replace the built-in ones."""

    def __init__(
        self, game: str, edition: str, seats: list[Seat], options: dict[str, str], data: dict[str, str] | None = None
    ) -> None:
        self.game: Final = game
        self.edition: Final = edition
        self.seats: Final = seats
        self.options: Final = options
        self.data: Final = {name: composed(text) for name, text in data.items()} if data is not None else {}

    def seat(self, name: str) -> int:
        """The index of a seat; 'nature' is one too."""
        if name.lower() == "nature":
            return NATURE
        for i, seat in enumerate(self.seats):
            if seat.name == name.lower():
                return i
        raise BadInput(say("no seat {name}.", name=repr(name)), cure=offer(name, [s.name for s in self.seats]))

    def name(self, seat: int) -> str:
        return "nature" if seat == NATURE else self.seats[seat].name

    def key(self) -> str:
        """The same for the same set-up: what is made from a set-up is kept under it."""
        seats = ",".join(str(s) for s in self.seats)
        options = ",".join(f"{k}={v}" for k, v in sorted(self.options.items()))
        data = "\0".join(f"{k}={v}" for k, v in sorted(self.data.items()))
        return f"{self.edition};{seats};{options};{data}"

    def __reduce__(self) -> "tuple[type[Setup], tuple[str, str, list[Seat], dict[str, str], dict[str, str]]]":
        return Setup, (self.game, self.edition, self.seats, self.options, self.data)


class Option:
    """A typed option of a game: its values (the first is the default), what it is for, and the role it concerns.

    `later`: it came when there were logs without it. They mean the default, so the default isn't written.
    `expert`: a reading of the rules, or a setting in codes, for those who look for it.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        meaning: str,
        role: str = "",
        later: bool = False,
        expert: bool = False,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.meaning: Final = meaning
        self.role: Final = role  # only at tables where such an automa sits; empty: always
        self.later: Final = later
        self.expert: Final = expert

    def concerns(self, setup: Setup) -> bool:
        return not self.role or any(seat.role == self.role for seat in setup.seats)


class GameInfo:
    """What can be known of a game without starting it."""

    def __init__(
        self,
        id: str,
        title: str,
        ruleset: int,
        editions: list[str],
        seats: tuple[int, int],
        colours: list[str],
        roles: list[str],
        options: list[Option],
        data: list[str],
        rules: RuleIndex,
        credit: str,
        primer: list[str] | None = None,
        since: int = 0,
        automas: list[str] | None = None,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.ruleset: Final = ruleset
        self.since: Final = since or ruleset  # the oldest ruleset whose games still go on here
        self.editions: Final = editions
        self.seats: Final = seats
        self.colours: Final = colours
        self.roles: Final = roles
        self.automas: Final = automas if automas is not None else []  # the roles that the game's own rules play
        self.options: Final = options
        self.data: Final = data
        self.rules: Final = RuleIndex(HOUSE_RULES + rules.rules, rules.decisions)
        self.credit: Final = credit
        self.primer: Final = primer if primer is not None else []  # what it is about, a turn, how one wins

    def plays(self, ruleset: int) -> bool:
        """Whether games of a ruleset go on here: of the present one, and of those before it that it only adds to."""
        return self.since <= ruleset <= self.ruleset

    def complete(self, setup: Setup) -> Setup:
        """The set-up with a value for every option. Raises BadInput for what this game doesn't have."""
        if setup.game != self.id:
            raise BadInput(say("unknown game {game}.", game=quoted(setup.game)), "game", offer(setup.game, [self.id]))
        if setup.edition not in self.editions:
            what = say("unknown edition {edition}.", edition=quoted(setup.edition))
            raise BadInput(what, "edition", offer(setup.edition, self.editions))
        try:
            self.check_seats(setup.seats)
        except BadInput as error:
            raise error.at("seats") from None
        self.check_components(setup.data)
        names = [option.name for option in self.options]
        for name in setup.options:
            if name not in names:
                raise BadInput(say("unknown option {option}.", option=quoted(name)), name, offer(name, names))
        options = {option.name: self.value(option, setup) for option in self.options}
        return Setup(self.id, setup.edition, setup.seats, options, setup.data)

    def check_seats(self, seats: list[Seat]) -> None:
        """As many as the game takes, in its colours and roles, no colour twice."""
        names: list[str] = []
        for seat in seats:
            if seat.name not in self.colours:
                raise BadInput(say("unknown seat {name}.", name=quoted(seat.name)), "", offer(seat.name, self.colours))
            if seat.role not in self.roles:
                raise BadInput(say("unknown role {role}.", role=quoted(seat.role)), "", offer(seat.role, self.roles))
            if seat.name in names:
                raise BadInput(say("seat {name} stands here twice.", name=quoted(seat.name)))
            names.append(seat.name)
        low, high = self.seats
        if not low <= len(seats) <= high:
            what = "{game} takes {low} to {high} seats, not {count}."
            raise BadInput(say(what, game=self.title, low=low, high=high, count=len(seats)))

    def check_components(self, data: dict[str, str]) -> None:
        """What is in them only the game can say; here, that it knows them and that they hold anything."""
        for name, text in data.items():
            if name not in self.data:
                raise BadInput(say("unknown data {name}.", name=quoted(name)), f"data {name}", offer(name, self.data))
            if not text.strip():
                cure = say("Leave it out to play with what is in the box.")
                raise BadInput(say("the data {name} are empty.", name=repr(name)), f"data {name}", cure)

    def value(self, option: Option, setup: Setup) -> str:
        """An option's value: as the set-up says, else the default, as for one that concerns nobody at the table."""
        value = setup.options.get(option.name, option.values[0])
        replaced = option.name in setup.data
        if value == CUSTOM and option.name in self.data and not replaced:
            what = say("{option} {value} needs its data.", option=option.name, value=repr(value))
            raise BadInput(what, option.name, say("Add a block {words}.", words=f"'data {option.name}:'"))
        if value not in option.values and not (value == CUSTOM and replaced):
            what = say("unknown {option} {value}.", option=option.name, value=quoted(value))
            raise BadInput(what, option.name, offer(value, option.values))
        if replaced:
            return CUSTOM
        return value if option.concerns(setup) else option.values[0]


class State:
    """What is on the table. Plain data: it copies, compares by value, packs to bytes and travels between processes.

    The decision that is asked now is a step, a seat and an argument. `push` asks another one first; the ones that wait
    lie on the agenda, three numbers each, and `pop` goes back to the last of them.
    """

    def __init__(self, setup: Setup, catalogue: Catalogue) -> None:
        self.setup: Final = setup
        self.catalogue: Final = catalogue
        self.step = 0
        self.seat = 0
        self.argument = 0
        self.agenda: list[int] = EMPTY  # replaced, never changed: copies share it

    def push(self, step: int, seat: int, argument: int = 0) -> None:
        """Ask this first, then go on with what was asked."""
        self.agenda = [*self.agenda, self.step, self.seat, self.argument]
        self.step = step
        self.seat = seat
        self.argument = argument

    def pop(self) -> None:
        """What was pushed last has been answered."""
        self.step, self.seat, self.argument = self.agenda[-3:]
        self.agenda = self.agenda[:-3]

    # Every game's fields are written by tools/states.py; these are the house's own.

    def copy_house(self, new: "State") -> None:
        new.step = self.step
        new.seat = self.seat
        new.argument = self.argument
        new.agenda = self.agenda

    def house(self) -> list[int]:
        return [self.step, self.seat, self.argument, len(self.agenda), *self.agenda]

    def restore_house(self, packed: Packed) -> None:
        self.step = packed.number()
        self.seat = packed.number()
        self.argument = packed.number()
        self.agenda = packed.row()

    @abstractmethod
    def copy(self) -> "State": ...

    @abstractmethod
    def pack(self) -> bytes: ...

    @abstractmethod
    def restore(self, packed: Packed) -> None:
        """Take over what was packed; what is derived comes after, by `derive`."""

    @abstractmethod
    def derive(self) -> None:
        """Work out everything that follows from the rest."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(other) is type(self) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    @staticmethod
    @abstractmethod
    def make(setup: Setup) -> "State":
        """A state of this kind before anything has happened."""

    def moment(self) -> str:
        """Where the game stands, in a few words for whoever reads a traceback."""
        return f"{self.setup.name(self.seat)}, step {self.step}"

    # Compiled, an object's attributes are out of pickle's and copy's sight: both would make an empty one. So this and
    # what travels with it say how they are made.
    def __reduce__(self) -> "tuple[Callable[[type[State], Setup, bytes], State], tuple[type[State], Setup, bytes]]":
        return unpacked, (type(self), self.setup, self.pack())

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __repr__(self) -> str:
        seats = ",".join(str(seat) for seat in self.setup.seats)
        return f"<{self.setup.game} {self.setup.edition} {seats}: {self.moment()}>"


def restored(state: State, packed: bytes) -> State:
    """A state that was just made, with all that `pack` wrote. Raises BadInput for anything else."""
    numbers = Packed(packed)
    state.restore(numbers)
    numbers.end()
    state.derive()
    return state


def unpacked(kind: type[State], setup: Setup, packed: bytes) -> State:
    """What pickle calls."""
    return restored(kind.make(setup), packed)


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

    def unpack(self, setup: Setup, packed: bytes) -> State:
        """The state that `pack` wrote."""
        return restored(self.start(setup), packed)

    @abstractmethod
    def scores(self, state: State) -> Scores:
        """The score pad as it would stand if the game ended now."""

    @abstractmethod
    def estimate(self, state: State, seat: int) -> float | None:
        """What a position promises a seat, in points: those already sure, and what its investments will still earn.

        None where something is half done, so that only its outcome can be judged.
        """

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

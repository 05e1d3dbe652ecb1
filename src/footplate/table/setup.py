"""What is fixed before the first move: seats, options, data of one's own; and what a game says of itself.

Part of the contract in game.py, which passes it on.
"""

from collections.abc import Callable
from typing import Final

from footplate.table.errors import BadInput, offer
from footplate.table.reading import composed, quoted
from footplate.table.rules import HOUSE_RULES, RuleIndex
from footplate.table.say import say

NATURE: Final = -1
PLAYER: Final = "player"  # the role of whoever is asked; a game's other roles are its own
CUSTOM: Final = "custom"  # the value of an option whose component is replaced by the set-up's own data


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


class Former:
    """A component as it was up to a ruleset: games of that time keep it, where it makes a difference to them."""

    def __init__(self, until: int, name: str, text: str, concerns: Callable[[Setup], bool]) -> None:
        self.until: Final = until
        self.name: Final = name
        self.text: Final = text
        self.concerns: Final = concerns


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
        former: list[Former] | None = None,
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
        self.former: Final = former if former is not None else []  # the oldest first

    def plays(self, ruleset: int) -> bool:
        """Whether games of a ruleset go on here: of the present one, and of those before it that it only adds to."""
        return self.since <= ruleset <= self.ruleset

    def as_then(self, setup: Setup, ruleset: int) -> Setup:
        """The set-up of a game of an earlier ruleset, with the components of that time as its own."""
        data = dict(setup.data)
        for former in self.former:
            if ruleset <= former.until and former.name not in data and former.concerns(setup):
                data[former.name] = former.text
        return Setup(setup.game, setup.edition, setup.seats, setup.options, data)

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

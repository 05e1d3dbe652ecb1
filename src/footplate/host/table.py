"""A table: a match, who sits at it, and what waits there. It has no clock, no keys and no storage: a door brings them.

The match is never changed. What somebody does is tried on a copy (`After`); a door keeps that, and only then is it so.
"""

from typing import Final

from footplate.games import GAMES
from footplate.host.envelopes import held, opened, waits_for
from footplate.host.messages import Envelope, Mishap, SeatState, Stand, Wish
from footplate.host.say import say
from footplate.host.story import Story
from footplate.host.trouble import Trouble
from footplate.table.choice import Trace
from footplate.table.game import NATURE
from footplate.table.match import Match
from footplate.table.nature import LineRoller

PERSON: Final = "person"


class Table:
    def __init__(
        self, kinds: dict[str, str], match: Match | None, seed: str = "", id: str = "", title: str = ""
    ) -> None:
        """`match`: none where this Footplate can't read the log."""
        self.id: Final = id
        self.title: Final = title
        self.kinds: Final = kinds  # by seat, in their order: a person, a bot, an automa
        self.seed: Final = seed  # nature's and the bots'
        self.watch = ""  # the spectators' key
        self.touched = 0.0  # when somebody last moved, and …
        self.patience: float | None = None  # … how long one may take before others let a bot play; none: for ever
        self.match = match
        self.stopped = False  # under today's rules it goes only as far as the match here: it can be looked at
        self.names: dict[str, str] = {}  # that people gave their seats
        self.stands: dict[str, Stand] = {}  # bots that play for people
        self.sealed: dict[str, Envelope] = {}  # answers that wait until all who were asked at once have given theirs
        self.wish: Wish | None = None
        self.mishap: Mishap | None = None
        self._story: Story | None = None

    # What a door may know better

    @property
    def game(self) -> str:
        return self.readable().setup.game

    @property
    def ruleset(self) -> int:
        """Of its log."""
        return self.readable().game.info.ruleset

    @property
    def version(self) -> int:
        return self.readable().version

    @property
    def moves(self) -> int:
        return len(self.readable().moves)

    @property
    def turn(self) -> str:
        """Whose decision it waits for."""
        return waits_for(self.readable(), self.sealed)

    def online(self) -> set[str]:
        """The seats of those who are there."""
        return set(self.kinds)

    # Who sits there

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds.values()) if kind == PERSON]

    @property
    def present(self) -> list[int]:
        """The seats of people for whom no bot plays."""
        return [seat for seat in self.people if self.seat_name(seat) not in self.stands]

    def plays(self, seat: str) -> str:
        """What decides for a seat now: a person, a bot, an automa."""
        stand = self.stands.get(seat)
        return self.kinds[seat] if stand is None else stand["bot"]

    @property
    def late_at(self) -> float:
        """When others may let a bot play for whose turn it is; 0: never."""
        waits = self.patience is not None and self.turn in self.kinds and self.plays(self.turn) == PERSON
        return self.touched + (self.patience or 0.0) if waits else 0.0

    def called(self, seat: str) -> str:
        return self.names.get(seat) or seat

    def seat_name(self, seat: int) -> str:
        return "" if seat == NATURE else list(self.kinds)[seat]

    def seat_number(self, seat: str) -> int:
        return list(self.kinds).index(seat)

    def seats(self) -> list[SeatState]:
        return seat_states(self.game, self.kinds, self.names, self.stands, self.online())

    # The match, as far as there is one

    def playable(self) -> Match:
        """The match, or why the table can't go on."""
        match = self.readable()
        if self.stopped:
            id, facts = self._why_not()
            raise Trouble("other-ruleset", id, facts=facts)
        return match

    def readable(self) -> Match:
        """The match as far as it can be looked at."""
        if self.match is None:
            id, facts = self._why_not()
            raise Trouble("other-ruleset", id, facts=facts)
        return self.match

    def problem(self, language: str) -> str:
        """What is wrong with the table, in a sentence; nothing, nearly always."""
        if self.match is None or self.stopped:
            id, facts = self._why_not()
            return say(language, id, **facts)
        return "" if self.mishap is None else say(language, self.mishap["id"], **self.mishap["facts"])

    def _why_not(self) -> tuple[str, dict[str, str | int]]:
        game = GAMES.get(self.game)
        if game is None:
            return "other-game", {"game": self.game}
        facts: dict[str, str | int] = {"theirs": self.ruleset, "ours": game.info.ruleset, "game": game.info.title}
        if self.match is None or self.match.version >= self.version:
            return "other-ruleset", facts
        return "other-ruleset-line", {**facts, "line": self.match.version + 1}

    @property
    def story(self) -> Story:
        if self._story is None:
            self._story = Story(self.readable())
        return self._story

    def fresh(self, version: int) -> Match:
        """The match, if the version is the one that somebody answers."""
        match = self.playable()
        if version != match.version:
            id = "stale-version" if version < match.version else "future-version"
            raise Trouble("stale-version", id, version=match.version, given=version)
        if match.full:
            raise Trouble("table-full", "table-full", count=match.version)
        return match

    def own(self, seat: int) -> None:
        """Who lets a bot play takes the seat back first."""
        if self.seat_name(seat) in self.stands:
            raise Trouble("not-yours", "bot-plays")

    def keep(self, after: "After") -> None:
        """What was tried is so: for a door that stores it otherwise, or not at all."""
        self.match, self.sealed, self.stands = after.match, after.sealed, after.stands
        self.wish, self.mishap = after.wish, after.mishap
        self.story.remember(after.traces)


class After:
    """A table as it would be after something is done there."""

    def __init__(self, table: Table) -> None:
        self.match: Final = table.playable().copy()
        self.begun: Final = self.match.version
        self.sealed = held(self.match, table.sealed)
        self.stands = table.stands
        self.wish = table.wish
        self.mishap: Mishap | None = None
        self.traces: dict[int, Trace] = {}  # how automas reached the new lines

    @property
    def grown(self) -> bool:
        return self.match.version > self.begun

    @property
    def turn(self) -> str:
        """Whose decision the table waits for."""
        return waits_for(self.match, self.sealed)

    def settle(self, table: Table) -> None:
        """Let what follows by itself follow: forced moves, nature's, automas', and envelopes once all are in."""
        people = [seat for seat, kind in table.kinds.items() if kind == PERSON and seat not in self.stands]
        self.traces |= settle(self.match, table.seed)
        while opened(self.match, self.sealed, people):
            self.traces |= settle(self.match, table.seed)
        self.sealed = held(self.match, self.sealed)
        if self.grown:
            self.wish = None


def settle(match: Match, seed: str) -> dict[int, Trace]:
    """Play what nobody has to choose. The traces of automas' moves."""
    found: dict[int, Trace] = {}
    match.settle(LineRoller(seed), traces=found)
    return found


def title_of(game: str) -> str:
    """What a game is called, as far as it is here."""
    return GAMES[game].info.title if game in GAMES else game


def seat_states(
    game: str, kinds: dict[str, str], names: dict[str, str], stands: dict[str, Stand], online: set[str]
) -> list[SeatState]:
    automas = GAMES[game].info.automas if game in GAMES else []
    out: list[SeatState] = []
    for seat, kind in kinds.items():
        stand = stands.get(seat)
        state = SeatState(
            name=seat,
            kind=kind,
            automa=kind in automas,
            player=names.get(seat, ""),
            online=seat in online,
            bot="" if stand is None else stand["bot"],
            resigned=stand is not None and stand["resigned"],
        )
        out.append(state)
    return out

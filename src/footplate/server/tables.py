"""Tables that are open in this process, each rebuilt from its log when somebody comes, and dropped when long unused.

A `Match` in memory is never changed: a move is tried on a copy, the copy's new lines are stored, and only then does
the copy take its place. So nobody sees a move that isn't in the log, and what is here may lag behind the database
but is never ahead of it.
"""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Protocol
from weakref import WeakValueDictionary

import msgspec

from footplate.games import GAMES
from footplate.server.envelopes import encoded, held, waits_for
from footplate.server.keys import SPECTATOR, TABLE, Keys
from footplate.server.messages import BoardSeen, SeatState, TableSeen, UndoWish
from footplate.server.problems import Trouble
from footplate.server.rows import Envelope, Line, Mishap, Progress, Row, Said, Stand, Wish
from footplate.server.say import say
from footplate.server.see import About, score_pad, scores_known, shelved, table_seen
from footplate.server.store import Store
from footplate.server.story import Story, traces
from footplate.server.worker import setup_of
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Setup
from footplate.table.match import UNDO, Entry, Match
from footplate.table.scenario import open_position, read_scenario

PERSON: Final = "person"
TALK_HELD: Final = 20  # lines of a table's talk that stay in memory
LOOKED_AT: Final = 500  # tables compared in one query
NO_NOTES: Final[list[str]] = []


class Watcher(Protocol):
    """Somebody who is told when the table has changed."""

    @property
    def seat(self) -> int: ...

    def wake(self) -> None: ...


class Table:
    def __init__(self, row: Row, watch: str, patience: float) -> None:
        self.id: Final = row.id
        self.patience: Final = patience  # seconds that somebody may take for a move before others let a bot play
        self.watch: Final = watch  # the spectators' key
        self.row = row
        self.kinds: Final = msgspec.json.decode(row.kinds, type=dict[str, str])
        self.lock: Final = asyncio.Lock()  # held while something is being changed
        self.match: Match | None = None
        self.story: Story | None = None
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}  # who is online at other server processes
        self.thinking: asyncio.Task[None] | None = None  # a bot
        self.gone = False
        self.stopped = False  # under today's rules it goes only as far as the match here: it can be looked at
        self.talk: list[Said] = []  # its last lines, as far as anybody here has asked for them
        self.talking: Final = asyncio.Lock()  # held while they are fetched
        self.cache: dict[tuple[object, ...], tuple[bytes, list[BoardSeen]]] = {}  # updates: seats may have many viewers
        game = GAMES.get(row.game)
        if game is not None and game.info.ruleset == row.ruleset:  # of others, every line is asked first (older.py)
            self.match = opened(row)

    @property
    def people(self) -> list[int]:
        assert self.match is not None
        return [i for i, seat in enumerate(self.match.setup.seats) if self.kinds.get(seat.name) == PERSON]

    @property
    def whose(self) -> str:
        """Whoever's turn it is among those who wait for the workers."""
        return self.row.maker or self.id

    @property
    def wish(self) -> Wish | None:
        if not self.row.wish:
            return None
        wish = msgspec.json.decode(self.row.wish, type=Wish)
        return wish if wish.version == self.row.version else None

    @property
    def names(self) -> dict[str, str]:
        return msgspec.json.decode(self.row.names, type=dict[str, str])

    @property
    def stands(self) -> dict[str, Stand]:
        return msgspec.json.decode(self.row.stands, type=dict[str, Stand]) if self.row.stands else {}

    @property
    def sealed(self) -> dict[str, Envelope]:
        """Answers that wait until all who were asked at once have given theirs."""
        return msgspec.json.decode(self.row.sealed, type=dict[str, Envelope]) if self.row.sealed else {}

    @property
    def deciding(self) -> list[str]:
        """The seats for which people decide."""
        return [seat for seat in self.kinds if self.plays(seat) == PERSON]

    @property
    def present(self) -> list[int]:
        """The seats of people for whom no bot plays."""
        stands = self.stands
        return [seat for seat in self.people if self.seat_name(seat) not in stands]

    def plays(self, seat: str) -> str:
        """What decides for a seat now: a person, a bot, an automa."""
        stand = self.stands.get(seat) if self.row.stands else None
        return self.kinds[seat] if stand is None else stand.bot

    @property
    def late_at(self) -> float:
        waits = self.row.turn in self.kinds and self.plays(self.row.turn) == PERSON
        return self.row.touched + self.patience if waits else 0.0

    def called(self, seat: str) -> str:
        return self.names.get(seat) or seat

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
        if not self.row.problem:
            return ""
        mishap = msgspec.json.decode(self.row.problem, type=Mishap)
        return say(language, mishap.id, **mishap.facts)

    def _why_not(self) -> tuple[str, dict[str, str | int]]:
        game = GAMES.get(self.row.game)
        if game is None:
            return "other-game", {"game": self.row.game}
        facts: dict[str, str | int] = {"theirs": self.row.ruleset, "ours": game.info.ruleset}
        facts["game"] = game.info.title
        if self.match is None or self.match.version >= self.row.version:
            return "other-ruleset", facts
        return "other-ruleset-line", {**facts, "line": self.match.version + 1}

    def told(self) -> Story:
        if self.story is None:
            self.story = Story(self.readable())
        return self.story

    async def explain(self, match: Match, numbers: list[int]) -> None:
        """Have the traces of these lines ready. Automas may think long, so they do it in a thread."""
        missing = self.told().missing(match, numbers)
        if missing:
            self.told().remember(await asyncio.to_thread(traces, match, missing))

    def online(self) -> set[str]:
        now = time.monotonic()
        here = {self.seat_name(w.seat) for w in self.watchers}
        for expires, seats in self.elsewhere.values():
            if expires > now:
                here.update(seats)
        return here - {""}

    def seat_name(self, seat: int) -> str:
        return "" if seat == NATURE else list(self.kinds)[seat]

    def seats(self) -> list[SeatState]:
        return seat_states(self.kinds, self.names, self.stands, self.online())

    def seat_number(self, seat: str) -> int:
        return list(self.kinds).index(seat)

    def about(self, language: str) -> About:
        wish = self.wish
        undo = None if wish is None else UndoWish(wish.seat, wish.moves, wish.agreed)
        people = self.people if self.match is not None else []
        problem, row = self.problem(language), self.row
        sealed = {} if self.match is None else {s: e.move for s, e in held(self.match, self.sealed).items()}
        return About(
            self.id, row.title, row.version, self.seats(), undo, problem, people, self.watch, self.late_at, sealed
        )

    def seen(self, seat: int, language: str) -> TableSeen:
        if self.match is None:
            return shelved(self.about(language), self.row.game, self.row.ruleset, self.seat_name(seat), self.row.moves)
        seen = table_seen(self.about(language), self.match, seat, language, not self.stopped)
        if self.stopped:
            seen.problem, seen.turn, seen.kind, seen.prompt = self.problem(language), "", "", ""
        return seen

    def wake(self) -> None:
        self.cache.clear()
        for watcher in list(self.watchers):
            watcher.wake()


class Tables:
    def __init__(self, store: Store, keys: Keys, limit: int, patience: float) -> None:
        self.store: Final = store
        self.keys: Final = keys
        self.patience: Final = patience
        self.limit: Final = limit
        # Every table that anybody holds, be it a viewer, a bot or a request: so there is never a second one of it, and
        # whoever watches one hears all that happens to it.
        self.open: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.recent: OrderedDict[str, Table] = OrderedDict()  # held for a while though nobody else does
        self.older: Callable[[Table], Awaitable[None]] = as_it_is
        self.changed: Callable[[Table, bool], None] = lambda table, own: None  # the bots listen

    async def find(self, id: str) -> Table:
        """A table as it stands in the database now."""
        known = self.open.get(id)
        if known is not None:
            row = await self.store.renewed(known.row)
        else:
            row = await self.store.row(id) if re.fullmatch(TABLE, id) else None
        row = self._there(id, row)
        table = self.open.get(id)
        if table is None:
            new = Table(row, self.keys.make(id, SPECTATOR), self.patience)
            if new.match is not None:
                new.match.trust(read_lines(new.match.setup, new.match, await self.store.lines(id, 0, row.version)))
            else:
                await self.older(new)
            table = self.open.setdefault(id, new)  # somebody else may have opened it meanwhile
        self._remember(table)
        await self.catch_up(table, row)
        self.changed(table, False)
        return table

    async def known(self, id: str) -> Table:
        """A table that may lag behind the database: enough where what follows is checked by the store anyway."""
        table = self.open.get(id)
        if table is None:
            return await self.find(id)
        self._remember(table)
        return table

    async def catch_up(self, table: Table, row: Row) -> None:
        """Bring a table up to a row that was just read."""
        while row.stamp > table.row.stamp:
            match = table.match
            if match is not None and row.version > match.version and not table.stopped:
                lines = await self.store.lines(table.id, match.version, row.version)
                if table.match is not match:
                    continue  # another request was quicker
                new = match.copy()
                new.trust(read_lines(match.setup, match, lines))
                table.match = new
            table.row = row
            table.wake()
            self.changed(table, False)

    async def talk(self, table: Table, after: int) -> list[Said]:
        """What was said after a line: fetched once for everybody who watches."""
        async with table.talking:
            last = table.talk[-1].number if table.talk else max(0, table.row.chats - TALK_HELD)
            if last < table.row.chats:
                table.talk = [*table.talk, *await self.store.chat(table.id, last)][-TALK_HELD:]
        held = table.talk
        if held and held[0].number <= after + 1:
            return [said for said in held if said.number > after]
        return await self.store.chat(table.id, after)  # somebody new wants to hear it all

    async def look(self, ids: list[str]) -> None:
        """Compare open tables with the database: after a notice, or from time to time."""
        for start in range(0, len(ids), LOOKED_AT):
            await self._look(ids[start : start + LOOKED_AT])

    async def _look(self, ids: list[str]) -> None:
        stamps = await self.store.stamps(ids)
        for id in ids:
            table = self.open.get(id)
            if table is None:
                continue
            if id not in stamps:
                self.forget(id)
            elif stamps[id] > table.row.stamp:
                row = await self.store.renewed(table.row)
                if row is not None:
                    await self.catch_up(table, row)

    async def keep(
        self, table: Table, match: Match, mishap: Mishap | None = None, sealed: dict[str, Envelope] | None = None
    ) -> bool:
        """Store what a copy of the table's match has more, and let it take its place. False: somebody was quicker."""
        row = table.row
        lines = [Line(match.line(e), e.forced) for e in match.entries[row.version :]]
        sealed = held(match, table.sealed if sealed is None else sealed)
        turn = waits_for(match, sealed)
        problem = "" if mishap is None else msgspec.json.encode(mishap).decode()
        stored = await self.store.append(row, lines, len(match.moves), turn, problem, progress(match), encoded(sealed))
        if stored is None:
            await self.refresh(table)
            return False
        if stored.stamp > table.row.stamp:
            table.match = match
            table.row = stored
        table.wake()
        self.changed(table, True)
        return True

    async def refresh(self, table: Table) -> None:
        await self.catch_up(table, self._there(table.id, await self.store.renewed(table.row)))

    def _there(self, id: str, row: Row | None) -> Row:
        if row is None or row.deleted:
            self.forget(id)
            raise Trouble("no-table", "no-table", table=id) if row is None else Trouble("deleted", "deleted")
        return row

    def forget(self, id: str) -> None:
        self.recent.pop(id, None)
        table = self.open.pop(id, None)
        if table is not None:
            table.gone = True
            table.wake()

    def _remember(self, table: Table) -> None:
        self.recent[table.id] = table
        self.recent.move_to_end(table.id)
        while len(self.recent) > self.limit:
            self.recent.popitem(last=False)


async def as_it_is(table: Table) -> None:
    """A table of another ruleset stays closed where nobody rehearses it."""


def seat_states(
    kinds: dict[str, str], names: dict[str, str], stands: dict[str, Stand], online: set[str]
) -> list[SeatState]:
    out = [SeatState(seat, kind, names.get(seat, ""), seat in online, "", False) for seat, kind in kinds.items()]
    for state in out:
        stand = stands.get(state.name)
        if stand is not None:
            state.bot, state.resigned = stand.bot, stand.resigned
    return out


def progress(match: Match) -> str:
    """How far a game is, as everybody may know."""
    try:
        number = match.game.fact(match.state, ["round"])
    except BadInput:
        number = ""  # a game without rounds
    scores = scores_known(match, match.game.redact(match.state, NATURE))
    return msgspec.json.encode(Progress(number, score_pad(match, scores).totals)).decode()


def opened(row: Row) -> Match:
    """A table's match before its first line."""
    setup = setup_of(row.header)
    game = GAMES[row.game]
    if row.start is None:
        return Match(game, setup)
    try:
        return Match(game, setup, game.unpack(setup, row.start))
    except BadInput:  # packed by another version; the scenario says the same in words
        return open_position(read_scenario(row.origin, GAMES, "scenario"))


def read_lines(setup: Setup, match: Match, lines: list[Line]) -> list[Entry]:
    """Stored lines as entries. They went through the gate once, so nothing is checked again."""
    seats = {seat.name: i for i, seat in enumerate(setup.seats)} | {"nature": NATURE}
    number = match.catalogue.number
    out: list[Entry] = []
    for line in lines:
        name, _, notation = line.line.partition(": ")
        if notation.startswith("undo "):
            out.append(Entry(seats[name], UNDO, False, int(notation[5:]), NO_NOTES))
        else:
            out.append(Entry(seats[name], number(notation), line.forced, 0, NO_NOTES))
    return out

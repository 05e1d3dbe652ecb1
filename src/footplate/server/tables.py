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
from typing import Final, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from footplate.games import GAMES
from footplate.host import table as host
from footplate.host.beginning import opened, read_lines, written
from footplate.host.messages import BoardSeen, Envelope, Mishap, Stand, Wish
from footplate.host.see import score_pad, scores_known
from footplate.host.story import traces
from footplate.host.table import After
from footplate.host.trouble import Trouble
from footplate.server.keys import SPECTATOR, TABLE, Keys
from footplate.server.rows import Progress, Row, Said
from footplate.server.store import Store
from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.match import Match

T = TypeVar("T")
AT_ONCE: Final = 200  # lines of a story told in one go, about ten milliseconds
TALK_HELD: Final = 20  # lines of a table's talk that stay in memory
LOOKED_AT: Final = 500  # tables compared in one query


class Watcher(Protocol):
    """Somebody who is told when the table has changed."""

    @property
    def seat(self) -> int: ...

    def wake(self) -> None: ...


class Table(host.Table):
    """A table of the database: what its row says, and who watches it here."""

    def __init__(self, row: Row, watch: str, patience: float) -> None:
        super().__init__(msgspec.json.decode(row.kinds, type=dict[str, str]), None, row.seed, row.id, row.title)
        self.watch = watch
        self.patience = patience
        self.row = row
        self.lock: Final = asyncio.Lock()  # held while something is being changed
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}  # who is online at other server processes
        self.thinking: asyncio.Task[None] | None = None  # a bot
        self.gone = False
        self.talk: list[Said] = []  # its last lines, as far as anybody here has asked for them
        self.talking: Final = asyncio.Lock()  # held while they are fetched
        self.cache: dict[tuple[object, ...], tuple[bytes, list[BoardSeen]]] = {}  # updates: seats may have many viewers
        game = GAMES.get(row.game)
        if game is not None and game.info.ruleset == row.ruleset:  # of others, every line is asked first (older.py)
            self.match = opened(row.header, row.start, row.origin)

    @property
    def row(self) -> Row:
        return self._row

    @row.setter
    def row(self, row: Row) -> None:
        self._row = row
        self.touched = row.touched
        self.names = read(row.names, dict[str, str]) or {}
        self.stands = read(row.stands, dict[str, Stand]) or {}
        self.sealed = read(row.sealed, dict[str, Envelope]) or {}
        self.mishap = read(row.problem, Mishap)
        wish = read(row.wish, Wish)
        self.wish = wish if wish is not None and wish["version"] == row.version else None

    @property
    def game(self) -> str:
        return self.row.game

    @property
    def ruleset(self) -> int:
        return self.row.ruleset

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def moves(self) -> int:
        return self.row.moves

    @property
    def turn(self) -> str:
        return self.row.turn

    @property
    def whose(self) -> str:
        """Whoever's turn it is among those who wait for the workers."""
        return self.row.maker or self.id

    async def tell(self, match: Match, explained: list[int]) -> None:
        """Have the story ready, with the traces of these lines. Of a long log others have their turn in between, and
        automas may think long, so they do it in a thread."""
        while self.story.follow(match, AT_ONCE):
            await asyncio.sleep(0)
        missing = self.story.missing(match, explained)
        if missing:
            self.story.remember(await asyncio.to_thread(traces, match, missing))

    def online(self) -> set[str]:
        now = time.monotonic()
        here = {self.seat_name(w.seat) for w in self.watchers}
        for expires, seats in self.elsewhere.values():
            if expires > now:
                here.update(seats)
        return here - {""}

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
                read_lines(new.match, await self.store.lines(id, 0, row.version))
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
                read_lines(new, lines)
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

    async def store_after(self, table: Table, after: After) -> bool:
        """Store what is new at a table, and let it be so. The lock is held.

        False: somebody was quicker, and the table is as they left it.
        """
        row, lines = table.row, written(after.match, table.row.version)
        sealed = encoded(after.sealed)
        if lines:
            problem, known = encoded(after.mishap), progress(after.match)
            stored = await self.store.append(row, lines, len(after.match.moves), after.turn, problem, known, sealed)
        else:
            wish, stands = encoded(after.wish), encoded(after.stands)
            touched = row.touched if (sealed, stands) == (row.sealed, row.stands) else time.time()
            changed: dict[str, str | float] = {
                "sealed": sealed,
                "wish": wish,
                "stands": stands,
                "turn": after.turn,
                "touched": touched,
            }
            stored = await self.store.change(row, **changed)
        if stored is None:
            await self.refresh(table)
            return False
        if stored.stamp > table.row.stamp:
            table.match = after.match if lines else table.match
            table.row = stored
        table.story.remember(after.traces)
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


def read(text: str, kind: type[T]) -> T | None:
    """What a column holds as JSON; none where it is empty."""
    return msgspec.json.decode(text, type=kind) if text else None


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode() if value else ""


async def settled(table: Table, after: After) -> None:
    """Let what follows by itself follow: in a thread where automas have to think, for other tables mustn't wait."""
    if any(after.match.automa(seat) for seat in range(len(after.match.setup.seats))):
        await asyncio.to_thread(after.settle, table)
    else:
        after.settle(table)


def progress(match: Match) -> str:
    """How far a game is, as everybody may know."""
    try:
        number = match.game.fact(match.state, ["round"])
    except BadInput:
        number = ""  # a game without rounds
    scores = scores_known(match, match.game.redact(match.state, NATURE))
    return encoded(Progress("" if number == "0" else number, score_pad(match, scores)["totals"]))  # 0: not begun yet

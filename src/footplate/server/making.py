"""New tables: fresh, from a log, from a scenario, or from a move of another table."""

import math
import time
from typing import Final

import msgspec

from footplate.games import GAMES
from footplate.host.beginning import Line, header_of, kinds_of, opened, read_lines, setup_of, wished_setup, written
from footplate.host.envelopes import waits_for
from footplate.host.table import PERSON, settle
from footplate.host.trouble import LONGEST, Trouble, bad
from footplate.server.gate import Gate, clean
from footplate.server.keys import HOST, SPECTATOR, new_secret, new_table_id
from footplate.server.messages import TableMade, TableWish
from footplate.server.rates import DAY
from footplate.server.rows import Row
from footplate.server.tables import progress
from footplate.server.worker import Ask, Beginning, ReadLog, ReadScenario, TooManyLines, Wrong
from footplate.server.workers import Broken, TooSlow, Workers
from footplate.table.errors import BadInput

READ_SECONDS: Final = 10.0
LINES: Final = 4000
UNDOS: Final = 300


class Maker:
    def __init__(self, gate: Gate, workers: Workers, quota: int) -> None:
        self.gate: Final = gate
        self.workers: Final = workers
        self.quota: Final = quota  # tables one address may make in a day; 0: no limit

    async def make(self, wish: TableWish, language: str, maker: str) -> TableMade:
        starts = [bool(wish.log), bool(wish.scenario), bool(wish.copy_of)]
        if sum(starts) > 1:
            raise Trouble("bad-table", "one-start")
        await self._within_quota(maker)
        beginning = await self._beginning(wish, language, maker)
        setup = setup_of(beginning.header)
        row = Row(
            id=new_table_id(),
            game=setup.game,
            ruleset=GAMES[setup.game].info.ruleset,
            header=beginning.header,
            start=beginning.start,
            origin=beginning.origin,
            title=clean(wish.title),
            kinds=msgspec.json.encode(kinds_of(setup, kinds_wished(wish))).decode(),
            seed=new_secret(),
            created=time.time(),
            version=0,
            moves=0,
            stamp=0,
            chats=0,
            turn="",
            names="{}",
            wish="",
            problem="",
            touched=time.time(),
            maker=maker,
        )
        return await self._store(row, beginning.lines)

    async def _within_quota(self, maker: str) -> None:
        if not self.quota:
            return
        now = time.time()
        count, first = await self.gate.tables.store.made(maker, now - DAY)
        if count >= self.quota:
            wait = max(1, math.ceil(first + DAY - now))
            raise Trouble("too-many", "quota", limit=self.quota, seconds=wait, hours=math.ceil(wait / 3600))

    async def _store(self, row: Row, lines: list[Line]) -> TableMade:
        try:
            match = opened(row.header, row.start, row.origin)
        except BadInput as error:
            raise bad("bad-table", error) from None
        read_lines(match, lines)
        settle(match, row.seed)
        turn, known = waits_for(match, {}), progress(match)
        values = {"version": match.version, "moves": len(match.moves), "turn": turn, "progress": known}
        row = msgspec.structs.replace(row, **values)
        tables = self.gate.tables
        await tables.store.make(row, written(match))
        tables.changed(await tables.find(row.id), True)  # a bot may have to begin
        keys = self.gate.keys
        kinds = msgspec.json.decode(row.kinds, type=dict[str, str])
        people = [seat for seat, kind in kinds.items() if kind == PERSON]
        return TableMade(
            row.id,
            keys.make(row.id, HOST),
            {seat: keys.make(row.id, seat) for seat in people},
            keys.make(row.id, SPECTATOR),
        )

    async def _beginning(self, wish: TableWish, language: str, maker: str) -> Beginning:
        if wish.log:
            return await self._read(ReadLog(clean_lines(wish.log), language, LINES, UNDOS), maker)
        if wish.scenario:
            return await self._read(ReadScenario(clean_lines(wish.scenario), language, wish.played), maker)
        if wish.copy_of:
            return await self._copy(wish)
        data = {name: clean_lines(text) for name, text in wish.data.items()}
        setup = wished_setup(wish.game, wish.edition, kinds_wished(wish), wish.options, data)
        return Beginning(header_of(setup), None, [])

    async def _read(self, ask: Ask, maker: str) -> Beginning:
        """What somebody sent is read in a worker: it may be long, and hostile."""
        try:
            told = await self.workers.ask_aside(ask, READ_SECONDS, maker)
        except (TooSlow, Broken):
            raise Trouble("bad-start", "too-long", seconds=f"{READ_SECONDS:g}") from None
        match told:
            case Beginning():
                return told
            case TooManyLines():
                raise Trouble("bad-start", "too-many-lines", limit=LINES, undos=UNDOS)
            case Wrong(failed=False):
                raise Trouble("bad-start", detail=told.what[:LONGEST])
        raise AssertionError(f"a worker failed: {told}")

    async def _copy(self, wish: TableWish) -> Beginning:
        """The moves that counted up to one of another table, which the caller may know in full."""
        caller = await self.gate.enter(wish.copy_of, wish.copy_key)
        match = caller.table.readable()
        if not self.gate.secrets_open(caller):
            raise Trouble("secrets", "secrets")
        try:
            match = match.at(wish.copy_move)
        except BadInput as error:
            raise bad("bad-start", error) from None
        row = caller.table.row
        return Beginning(header_of(match.setup), row.start, written(match), row.origin)


def kinds_wished(wish: TableWish) -> list[tuple[str, str]]:
    return [(seat.name, seat.kind) for seat in wish.seats]


def clean_lines(text: str) -> str:
    return "\n".join(clean_line(line) for line in text.removeprefix("\ufeff").splitlines()) + "\n" if text else ""


def clean_line(line: str) -> str:
    """Indentation stays: it has a meaning in logs and scenarios."""
    if any(0xD800 <= ord(c) <= 0xDFFF for c in line):
        raise Trouble("bad-request", "not-text")
    return "".join(c for c in line if c >= " " or c == "\t").rstrip()

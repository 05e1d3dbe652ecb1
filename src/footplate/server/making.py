"""New tables: fresh, from a log, from a scenario, or from a move of another table."""

import math
import time
from typing import Final

import msgspec

from footplate.games import GAMES
from footplate.server.bots import kinds_for, settle
from footplate.server.gate import Gate, clean
from footplate.server.keys import HOST, SPECTATOR, new_secret, new_table_id
from footplate.server.messages import SeatWish, TableMade, TableWish
from footplate.server.problems import LONGEST, Trouble, bad
from footplate.server.rates import DAY
from footplate.server.rows import Line, Row
from footplate.server.tables import PERSON, opened, progress, read_lines
from footplate.server.worker import (
    Ask,
    Beginning,
    ReadLog,
    ReadScenario,
    TooManyLines,
    Wrong,
    header_of,
    setup_of,
)
from footplate.server.workers import Broken, TooSlow, Workers
from footplate.table.errors import BadInput
from footplate.table.game import PLAYER, Game, Seat, Setup
from footplate.table.log import Header, read_setup, unknown_game

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
            kinds=msgspec.json.encode(kinds_of(setup, wish.seats)).decode(),
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
        return await self._store(row, [Line(line, forced) for line, forced in beginning.lines])

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
            match = opened(row)
        except BadInput as error:
            raise bad("bad-table", error) from None
        match.trust(read_lines(match.setup, match, lines))
        settle(match, row.seed)
        decision = match.decision
        turn = "" if decision is None else match.setup.name(decision.seat)
        values = {"version": match.version, "moves": len(match.moves), "turn": turn, "progress": progress(match)}
        row = msgspec.structs.replace(row, **values)
        tables = self.gate.tables
        await tables.store.make(row, [Line(match.line(e), e.forced) for e in match.entries])
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
        return Beginning(header_of(wished_setup(wish)), None, [])

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
        lines = [(match.line(entry), entry.forced) for entry in match.moves]
        row = caller.table.row
        return Beginning(header_of(match.setup), row.start, lines, row.origin)


def wished_setup(wish: TableWish) -> Setup:
    """The set-up of a fresh table, with the same checks and words as a log's header."""
    game = GAMES.get(wish.game)
    if game is None:
        raise bad("bad-table", unknown_game(wish.game, GAMES))
    header = Header()
    seats = [Seat(seat.name, seat.kind if seat.kind in game.info.roles else PLAYER) for seat in wish.seats]
    header.fields = {
        **wish.options,
        "game": wish.game,
        "edition": wish.edition,
        "seats": ", ".join(str(seat) for seat in seats),
    }
    header.data = {name: clean_lines(text) for name, text in wish.data.items()}
    try:
        return seated(game, read_setup(game.info, header, "table", set()))
    except BadInput as error:
        what, cure = error.said
        raise bad("bad-table", BadInput(what, error.where.removeprefix("table"), cure)) from None


def seated(game: Game, setup: Setup) -> Setup:
    """Seats in the order that was wished; where the game has no such table but one with the people first, that one."""
    seats = sorted(setup.seats, key=lambda seat: seat.role != PLAYER)
    people_first = Setup(setup.game, setup.edition, seats, setup.options, setup.data)
    try:
        game.start(setup)
    except BadInput:
        try:
            game.start(people_first)
        except BadInput:
            return setup  # its own reason is told
        return people_first
    return setup


def kinds_of(setup: Setup, seats: list[SeatWish]) -> dict[str, str]:
    """Who sits where; a player's seat nobody was wished for is a person's."""
    wished = {seat.name: seat.kind for seat in seats}
    for name in wished:
        if all(seat.name != name for seat in setup.seats):
            raise Trouble("bad-table", "seat-unknown", seat=name)
    kinds: dict[str, str] = {}
    for seat in setup.seats:
        possible = kinds_for(seat.role)
        kind = wished.get(seat.name, possible[0])
        if kind not in possible:
            raise Trouble("bad-table", "seat-kind", kind=kind, seat=seat.name, possible=", ".join(possible))
        kinds[seat.name] = kind
    return kinds


def clean_lines(text: str) -> str:
    return "\n".join(clean_line(line) for line in text.removeprefix("\ufeff").splitlines()) + "\n" if text else ""


def clean_line(line: str) -> str:
    """Indentation stays: it has a meaning in logs and scenarios."""
    if any(0xD800 <= ord(c) <= 0xDFFF for c in line):
        raise Trouble("bad-request", "not-text")
    return "".join(c for c in line if c >= " " or c == "\t").rstrip()

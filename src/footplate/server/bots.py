"""What the server plays itself: forced moves, nature and automas at once; bots in worker processes, within a budget."""

import asyncio
import logging
import time
from typing import Final
from weakref import WeakValueDictionary

from footplate.players import PLAYERS
from footplate.server.envelopes import opened
from footplate.server.problems import Trouble
from footplate.server.rows import Envelope, Mishap
from footplate.server.tables import PERSON, Table, Tables
from footplate.server.worker import Chosen, Think, Wrong
from footplate.server.workers import Broken, TooSlow, Workers
from footplate.table.choice import Trace
from footplate.table.game import NATURE, PLAYER
from footplate.table.match import Match
from footplate.table.nature import LineRoller, Roller

log = logging.getLogger("footplate.server")
PLAYING: Final = 4  # tables of one guest whose bots play at the same time
GATHER_SECONDS: Final = 0.25  # a bot's quick decisions are stored and shown together


def settle(
    match: Match, seed: str, sealed: dict[str, Envelope] | None = None, people: list[str] | None = None
) -> dict[int, Trace]:
    """Play what nobody has to choose any more, on a copy that isn't stored yet. The traces of automas' moves."""
    found: dict[int, Trace] = {}
    match.settle(LineRoller(seed), traces=found)
    while opened(match, sealed or {}, people or []):
        match.settle(LineRoller(seed), traces=found)
    return found


async def settled(table: Table, match: Match, sealed: dict[str, Envelope] | None = None) -> dict[int, Trace]:
    """The same, in a thread where automas have to think: other tables must not wait for them."""
    seed, envelopes, people = table.row.seed, table.sealed if sealed is None else sealed, table.deciding
    if any(match.automa(seat) for seat in range(len(match.setup.seats))):
        return await asyncio.to_thread(settle, match, seed, envelopes, people)
    return settle(match, seed, envelopes, people)


class Bots:
    def __init__(self, tables: Tables, workers: Workers, seconds: float, patience: float) -> None:
        self.tables: Final = tables
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.patience: Final = patience  # how long another server process may take before this one steps in
        self.rooms: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        tables.changed = self.nudge

    def waiting_for(self, table: Table, match: Match) -> str:
        """The bot that has to decide now, or nothing."""
        decision = match.decision
        if decision is None or decision.seat == NATURE or match.full:
            return ""
        kind = table.plays(match.setup.name(decision.seat))
        return kind if kind in PLAYERS else ""

    def nudge(self, table: Table, own: bool) -> None:
        """Let a bot begin, if it is a bot's turn and nobody has begun. `own`: this process made the last move."""
        if table.match is None or table.stopped or table.thinking is not None or table.gone:
            return
        if not self.waiting_for(table, table.match):
            return
        if own or time.time() - table.row.touched >= self.patience:
            table.thinking = asyncio.create_task(self._think(table))

    async def _think(self, table: Table) -> None:
        try:
            while await self._some_moves_in_turn(table):
                pass
        except Trouble:
            pass  # the table was deleted meanwhile
        except Exception:
            log.exception("a bot's turn at a table failed")
        finally:
            table.thinking = None

    async def _some_moves_in_turn(self, table: Table) -> bool:
        """Of one guest's tables only a few play at a time; the others wait for their turn."""
        room = self.rooms.get(table.whose)
        if room is None:
            room = self.rooms[table.whose] = asyncio.Semaphore(PLAYING)
        async with room:
            return await self._some_moves(table)

    async def _some_moves(self, table: Table) -> bool:
        """Play for bots for a moment, and store it. Whether there is more to do."""
        base = table.match
        if base is None or table.gone or not self.waiting_for(table, base):
            return False
        match, stands = base.copy(), table.row.stands
        traces: dict[int, Trace] = {}
        mishap: Mishap | None = None
        until = time.monotonic() + GATHER_SECONDS
        while (name := self.waiting_for(table, match)) and time.monotonic() < until:
            action, new = await self._choose(table, match, name)
            mishap = new or mishap
            decision = match.decision
            assert decision is not None
            match.play(decision.seat, action)
            traces |= await settled(table, match)
        async with table.lock:
            same = table.match is base and table.row.stands == stands  # nobody has moved, or taken their seat back
            if same and await self.tables.keep(table, match, mishap):
                table.told().remember(traces)
        return True

    async def _choose(self, table: Table, match: Match, name: str) -> tuple[int, Mishap | None]:
        """The bot's action. One that fails or takes too long is replaced by chance, and the table is told."""
        decision = match.decision
        assert decision is not None
        legal = match.legal()
        seat = match.setup.name(decision.seat)
        seed = f"{table.row.seed} {seat} {match.version}"
        seen = match.game.redact(match.state, decision.seat)
        facts: dict[str, str | int] = {"player": name, "seat": seat}
        try:
            think = Think(table.row.header, seen.pack(), legal, name, seed)
            told = await self.workers.ask(think, self.seconds, table.whose)
            if isinstance(told, Chosen) and told.action in legal:
                return told.action, None
            mishap = Mishap("bot-failed", facts | {"why": told.what if isinstance(told, Wrong) else "?"})
        except TooSlow:
            mishap = Mishap("bot-slow", facts | {"seconds": f"{self.seconds:g}"})
        except Broken:
            mishap = Mishap("bot-failed", facts | {"why": "the process ended"})
        log.warning("%s: %s", mishap.id, mishap.facts)
        default = match.game.default(seen)
        return (default if default in legal else legal[Roller(seed).below(len(legal))]), mishap


def kinds_for(role: str) -> list[str]:
    """Who may sit at a seat with this role."""
    return [PERSON, *PLAYERS] if role == PLAYER else [role]

"""Bots' turns: thought in worker processes, within a budget, and stored a few moves at a time."""

import asyncio
import logging
import time
from typing import Final
from weakref import WeakValueDictionary

from footplate.host.bots import Thought, waiting_for
from footplate.host.table import After
from footplate.host.trouble import Trouble
from footplate.players.levels import within
from footplate.server.tables import Table, Tables, settled
from footplate.server.worker import Chosen, Think, Wrong
from footplate.server.workers import Broken, TooSlow, Workers

log = logging.getLogger("footplate.server")
PLAYING: Final = 4  # tables of one guest whose bots play at the same time
THINKING: Final = 0.6  # the part of a bot's time that it may spend thinking: workers share the processor
GATHER_SECONDS: Final = 0.25  # a bot's quick decisions are stored and shown together


class Bots:
    def __init__(self, tables: Tables, workers: Workers, seconds: float, patience: float) -> None:
        self.tables: Final = tables
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.patience: Final = patience  # how long another server process may take before this one steps in
        self.rooms: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        tables.changed = self.nudge

    def nudge(self, table: Table, own: bool) -> None:
        """Let a bot begin, if it is a bot's turn and nobody has begun. `own`: this process made the last move."""
        if table.match is None or table.stopped or table.thinking is not None or table.gone:
            return
        if not waiting_for(table, table.match):
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
        if base is None or table.gone or not waiting_for(table, base):
            return False
        after, stands = After(table), table.row.stands
        until = time.monotonic() + GATHER_SECONDS
        while (bot := waiting_for(table, after.match)) and time.monotonic() < until:
            thought = Thought(after.match, bot, table.seed)
            after.match.play(thought.seat, await self._choose(table, after, thought))
            await settled(table, after)
        async with table.lock:
            if table.match is base and table.row.stands == stands:  # nobody has moved, or taken their seat back
                await self.tables.store_after(table, after)
        return True

    async def _choose(self, table: Table, after: After, thought: Thought) -> int:
        """The bot's action. One that fails or takes too long is replaced by chance, and the table is told."""
        bot = within(thought.bot, THINKING * self.seconds)
        think = Think(table.row.header, thought.seen.pack(), thought.legal, bot, thought.seed)
        try:
            told = await self.workers.ask(think, self.seconds, table.whose)
            if isinstance(told, Chosen) and told.action in thought.legal:
                return told.action
            mishap = thought.mishap("bot-failed", why=told.what if isinstance(told, Wrong) else "?")
        except TooSlow:
            mishap = thought.mishap("bot-slow", seconds=f"{self.seconds:g}")
        except Broken:
            mishap = thought.mishap("bot-failed", why="the process ended")
        log.warning("%s: %s", mishap["id"], mishap["facts"])
        after.mishap = mishap
        return thought.instead()

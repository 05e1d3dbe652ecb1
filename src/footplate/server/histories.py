"""Histories of tables: worked out in a worker, once for all who ask, and kept while there is room."""

import asyncio
from collections import OrderedDict
from typing import Final

from footplate.host.beginning import header_of
from footplate.host.trouble import Trouble
from footplate.server.tables import Table
from footplate.server.worker import Recount, Recounted
from footplate.server.workers import Broken, TooSlow, Workers
from footplate.table.match import Match

SECONDS: Final = 10.0
KEPT: Final = 16_000_000  # bytes
Which = tuple[str, int, int]  # table, version, seat


class Histories:
    def __init__(self, workers: Workers) -> None:
        self.workers: Final = workers
        self.kept: OrderedDict[Which, bytes] = OrderedDict()
        self.size = 0
        self.asked: dict[Which, asyncio.Task[bytes]] = {}

    async def packed(self, table: Table, match: Match, seat: int) -> bytes:
        """A `History` in JSON, compressed."""
        which = (table.id, match.version, seat)
        if which in self.kept:
            self.kept.move_to_end(which)
            return self.kept[which]
        task = self.asked.get(which)
        if task is None:
            task = self.asked[which] = asyncio.create_task(self._recount(which, table, match))
            task.add_done_callback(lambda done: self._done(which, done))
        return await asyncio.shield(task)

    async def _recount(self, which: Which, table: Table, match: Match) -> bytes:
        moves = [(entry.seat, entry.action) for entry in match.moves]
        start = None if table.row.start is None else match.first.pack()
        ask = Recount(header_of(match.setup), start, moves, which[2])
        try:
            told = await self.workers.ask_aside(ask, SECONDS, table.whose)
        except (TooSlow, Broken):
            raise Trouble("try-again", "too-long", seconds=f"{SECONDS:g}") from None
        assert isinstance(told, Recounted), f"a worker failed: {told}"
        return told.packed

    def _done(self, which: Which, task: "asyncio.Task[bytes]") -> None:
        del self.asked[which]
        if task.cancelled() or task.exception() is not None:
            return
        self.kept[which] = task.result()
        self.size += len(task.result())
        while self.size > KEPT:
            _, old = self.kept.popitem(last=False)
            self.size -= len(old)

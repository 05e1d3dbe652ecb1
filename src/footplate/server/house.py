"""Everything one server process has, put together once."""

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator
from typing import Final

from footplate.server.bots import Bots
from footplate.server.gate import Gate
from footplate.server.keys import Keys
from footplate.server.making import Maker
from footplate.server.presence import Presences
from footplate.server.rates import Rates
from footplate.server.settings import Settings
from footplate.server.store import Store
from footplate.server.tables import Tables
from footplate.server.workers import Workers


class House:
    def __init__(self, settings: Settings, store: Store, secret: str, rates: Rates) -> None:
        self.settings: Final = settings
        self.process: Final = uuid.uuid4().hex[:12]
        self.store: Final = store
        self.keys: Final = Keys(secret)
        self.tables: Final = Tables(store, self.keys, settings.open_tables)
        self.workers: Final = Workers(settings.workers)
        # SQLite has one server process, as a rule; among several, whoever made the last move asks the bots.
        patience = 0.0 if store.sqlite else settings.bot_seconds + 1
        self.bots: Final = Bots(self.tables, self.workers, settings.bot_seconds, patience)
        self.gate: Final = Gate(self.tables, self.keys)
        self.maker: Final = Maker(self.gate, self.workers)
        self.presences: Final = Presences(self.tables, store, self.process)
        self.rates: Final = rates

    async def listen(self) -> None:
        """Other server processes tell what they changed (PostgreSQL)."""
        async for notice in self.store.notices():
            if notice is None:
                await self.tables.look(list(self.tables.open))
            elif notice.process:
                await self.presences.heard(notice)
            elif notice.table in self.tables.open:
                await self.tables.look([notice.table])

    async def poll(self) -> None:
        """Look at what is being watched from time to time, so that a lost notice is harmless."""
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            watched = [id for id, table in self.tables.open.items() if table.watchers]
            with contextlib.suppress(Exception):  # the database is away; requests say so
                for start in range(0, len(watched), 500):
                    await self.tables.look(watched[start : start + 500])
                await self.presences.beat()
            for id in watched:
                table = self.tables.open.get(id)
                if table is not None:
                    self.bots.nudge(table, False)


@contextlib.asynccontextmanager
async def opened_house(settings: Settings, rates: Rates) -> AsyncIterator[House]:
    store = Store(settings.database)
    await store.open()
    house = House(settings, store, await store.secret("keys"), rates)
    tasks = [asyncio.create_task(house.poll())]
    if not store.sqlite:
        tasks.append(asyncio.create_task(house.listen()))
    try:
        yield house
    finally:
        for task in tasks:
            task.cancel()
        for table in list(house.tables.open.values()):
            if table.thinking is not None:
                table.thinking.cancel()
        await house.workers.close()
        await store.close()

"""Everything one server process has, put together once."""

import asyncio
import contextlib
import logging
import time
import uuid
from collections.abc import AsyncIterator
from typing import Final

from footplate.host.standing import HOUR
from footplate.server.bots import Bots
from footplate.server.coaching import Coach
from footplate.server.database import AWAY, end
from footplate.server.gate import Gate
from footplate.server.health import Pulse
from footplate.server.histories import Histories
from footplate.server.keys import Keys
from footplate.server.making import Maker
from footplate.server.older import Older
from footplate.server.presence import Presences
from footplate.server.rates import DAY, Rates
from footplate.server.settings import Settings
from footplate.server.stands import Stands
from footplate.server.store import EXPIRED, Store
from footplate.server.tables import Tables
from footplate.server.tending import tend
from footplate.server.workers import Workers

CLEAR_SECONDS: Final = 3600.0
log = logging.getLogger("footplate.server")


class House:
    def __init__(self, settings: Settings, store: Store, secret: str, rates: Rates) -> None:
        self.settings: Final = settings
        self.lost = False  # there was a connection to listen on
        self.process: Final = uuid.uuid4().hex[:12]
        self.store: Final = store
        self.keys: Final = Keys(secret)
        self.tables: Final = Tables(store, self.keys, settings.open_tables, settings.absent_hours * HOUR)
        self.workers: Final = Workers(settings.workers)
        # SQLite has one server process, as a rule; among several, whoever made the last move asks the bots.
        patience = 0.0 if store.sqlite else settings.bot_seconds + 1
        self.bots: Final = Bots(self.tables, self.workers, settings.bot_seconds, patience)
        self.histories: Final = Histories(self.workers)
        self.coach: Final = Coach(self.workers)
        self.older: Final = Older(self.tables, self.workers)
        self.gate: Final = Gate(self.tables, self.keys)
        self.stands: Final = Stands(self.gate)
        self.maker: Final = Maker(self.gate, self.workers, settings.quota if settings.rate > 0 else 0)
        self.presences: Final = Presences(self.tables, store, self.process)
        self.rates: Final = rates
        self.pulse: Final = Pulse(store)

    async def listen(self) -> None:
        """Other server processes tell what they changed (PostgreSQL), until the connection is lost."""
        async with contextlib.aclosing(self.store.notices()) as notices:
            async for notice in notices:
                if notice is None:
                    await self.tables.look(list(self.tables.open))
                    log.log(logging.WARNING if self.lost else logging.INFO, "listening to other server processes")
                    self.lost = True  # … as soon as this ends
                elif notice.process:
                    self.presences.heard(notice)
                elif notice.table in self.tables.open:
                    await self.tables.look([notice.table])

    async def poll(self) -> None:
        """Look at what is being watched from time to time, so that a lost notice is harmless."""
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            watched = [table for table in self.tables.open.values() if table.watchers]
            with contextlib.suppress(*AWAY):  # requests say so
                await self.tables.look([table.id for table in watched])
            self.presences.beat()
            for table in watched:
                self.bots.nudge(table, False)

    async def clear_up(self) -> None:
        """Delete tables that nobody has moved at for as long as the settings say, hour by hour."""
        while True:
            now = time.time()
            unfinished, finished = (
                now - days * DAY if days > 0 else 0.0
                for days in (self.settings.keep_unfinished, self.settings.keep_finished)
            )
            watched = [id for id, table in self.tables.open.items() if table.watchers]
            gone = await self.store.expire(unfinished, finished, watched)
            for id in gone:
                self.tables.forget(id)
            if gone:
                log.warning("%d tables that nobody had moved at for long were deleted", len(gone))
            await asyncio.sleep(CLEAR_SECONDS if len(gone) < EXPIRED else 1.0)

    async def purge(self) -> None:
        """Deleted tables go for good when nobody has put them back for long."""
        while True:
            await self.store.purge(time.time() - self.settings.deleted_days * DAY)
            await asyncio.sleep(CLEAR_SECONDS)


@contextlib.asynccontextmanager
async def opened_house(settings: Settings, rates: Rates) -> AsyncIterator[House]:
    store = Store(settings.database)
    await store.open()
    house = House(settings, store, await store.secret("keys"), rates)
    tasks = [
        asyncio.create_task(tend("looking at tables", house.poll)),
        asyncio.create_task(tend("purging deleted tables", house.purge)),
    ]
    if not store.sqlite:
        tasks.append(asyncio.create_task(tend("listening to other server processes", house.listen)))
    if settings.keep_unfinished > 0 or settings.keep_finished > 0:
        tasks.append(asyncio.create_task(tend("clearing up", house.clear_up)))
    try:
        yield house
    finally:
        thinking = [table.thinking for table in house.tables.open.values() if table.thinking is not None]
        await end([*tasks, *thinking])
        await house.workers.close()
        await store.close()

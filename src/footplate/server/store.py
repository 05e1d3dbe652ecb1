"""The store: every change is one transaction, and what it acknowledges is on the disk.

The same SQL serves SQLite and PostgreSQL. Writers queue up in this process, and all that wait are committed
together, so that many tables share one wait for the disk. On PostgreSQL a notice goes out with each change, so that
other server processes look.
"""

import asyncio
import time
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from footplate.host.beginning import Line
from footplate.server.database import AWAY, Silent, end, in_time, migrate
from footplate.server.keys import new_secret
from footplate.server.notices import CHANNEL, Notice, notices
from footplate.server.reading import Reader
from footplate.server.rows import Row, Said
from footplate.server.schema import chat, entries, secrets, tables
from footplate.server.tending import tend

CHAT_KEPT: Final = 500  # lines of a table's talk
EXPIRED: Final = 100  # tables deleted in one transaction
WRITE_SECONDS: Final = 12.0  # longer than SQLite waits for another process that writes
MOST_WAITING: Final = 2_000  # writes; more of them would only come too late
NEVER: Final = -1e9
MIGRATING: Final = 5279263  # any number: PostgreSQL's lock while a process migrates


Job = Callable[[AsyncConnection], Awaitable[Any]]


class Waiting(msgspec.Struct, frozen=True):
    """A job in the queue, and the table it changes."""

    table: str
    job: Job
    done: asyncio.Future[Any]


_append = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("base"), tables.c.deleted == 0)
    .where(tables.c.sealed == bindparam("base_sealed"))  # nobody has sealed an answer meanwhile
    .values(
        sealed=bindparam("new_sealed"),
        version=bindparam("new_version"),
        moves=bindparam("new_moves"),
        turn=bindparam("new_turn"),
        problem=bindparam("new_problem"),
        progress=bindparam("new_progress"),
        wish="",
        stamp=tables.c.stamp + 1,
        touched=bindparam("now"),
    )
)
_insert_lines = insert(entries)
_old_talk = delete(chat).where(chat.c.table_id == bindparam("table"), chat.c.number <= bindparam("upto"))
_pg_notify = text("SELECT pg_notify(:channel, :payload)")


class Store(Reader):
    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.writing: Final = self.engine.execution_options(write=True)
        self.jobs: asyncio.Queue[Waiting] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.failed = NEVER  # when the last write was refused, unless one went well since
        self.me: Final = uuid.uuid4().hex[:12]

    async def open(self) -> None:
        async with self.writing.begin() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATING})
            await connection.run_sync(migrate)
        self.writer = asyncio.create_task(tend("writing", self._write_for_ever))

    async def close(self) -> None:
        if self.writer is not None:
            await self.jobs.join()
            await end([self.writer])
        await self.engine.dispose()

    async def pulse(self) -> None:
        """Write something, as a move would, that changes nothing."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(secrets).values(value=secrets.c.value))

        await self._write("", job)

    async def secret(self, name: str) -> str:
        """A secret of this installation, made the first time somebody asks. Processes that race agree on one."""

        async def job(connection: AsyncConnection) -> str:
            sql = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
            await connection.execute(text(sql), {"name": name, "value": new_secret()})
            found = await connection.execute(select(secrets.c.value).where(secrets.c.name == name))
            return str(found.scalar_one())

        secret: str = await self._write("", job)
        return secret

    # Writing: each of these is one transaction

    async def make(self, row: Row, lines: list[Line]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(tables), msgspec.structs.asdict(row))
            if lines:
                await connection.execute(_insert_lines, numbered(row.id, 0, lines))

        await self._write(row.id, job)

    async def append(
        self, row: Row, lines: list[Line], moves: int, turn: str, problem: str, progress: str, sealed: str = ""
    ) -> Row | None:
        """Add lines to the log of a table that still has the row's version; None where it hasn't (or is gone)."""
        now = time.time()
        version = row.version + len(lines)

        async def job(connection: AsyncConnection) -> bool:
            values = {
                "table": row.id,
                "base": row.version,
                "new_version": version,
                "new_moves": moves,
                "new_turn": turn,
                "new_problem": problem,
                "new_progress": progress,
                "base_sealed": row.sealed,
                "new_sealed": sealed,
                "now": now,
            }
            if (await connection.execute(_append, values)).rowcount != 1:
                return False
            await connection.execute(_insert_lines, numbered(row.id, row.version, lines))
            await self._notify(connection, Notice(row.id))
            return True

        if not await self._write(row.id, job):
            return None
        return msgspec.structs.replace(
            row,
            version=version,
            moves=moves,
            turn=turn,
            problem=problem,
            progress=progress,
            wish="",
            sealed=sealed,
            stamp=row.stamp + 1,
            touched=now,
        )

    async def change(self, row: Row, **values: str | float) -> Row | None:
        """Change what isn't in the log, of a table that is still as the row says; None where it isn't."""
        new = msgspec.structs.replace(row, **values, stamp=row.stamp + 1)

        async def job(connection: AsyncConnection) -> bool:
            statement = (
                update(tables)
                .where(tables.c.id == row.id, tables.c.stamp == row.stamp, tables.c.deleted == 0)
                .values(**values, stamp=new.stamp)
            )
            if (await connection.execute(statement)).rowcount != 1:
                return False
            await self._notify(connection, Notice(row.id))
            return True

        return new if await self._write(row.id, job) else None

    async def say(self, table: str, seat: str, player: str, words: str) -> Said | None:
        """Add a line to the talk; None where the table is gone."""

        async def job(connection: AsyncConnection) -> Said | None:
            statement = (
                update(tables)
                .where(tables.c.id == table, tables.c.deleted == 0)
                .values(chats=tables.c.chats + 1, stamp=tables.c.stamp + 1)
                .returning(tables.c.chats)
            )
            number = (await connection.execute(statement)).scalar_one_or_none()
            if number is None:
                return None
            said = Said(number, seat, player, words, time.time())
            await connection.execute(insert(chat), {"table_id": table, **msgspec.structs.asdict(said)})
            await connection.execute(_old_talk, {"table": table, "upto": number - CHAT_KEPT})
            await self._notify(connection, Notice(table))
            return said

        said: Said | None = await self._write(table, job)
        return said

    async def delete(self, table: str, deleted: bool = True) -> bool:
        """Delete a table, or put it back: until it is purged nothing of it is lost."""

        async def job(connection: AsyncConnection) -> bool:
            of_it = (tables.c.deleted == 0) if deleted else (tables.c.deleted > 0)
            values = {"deleted": time.time() if deleted else 0.0, "stamp": tables.c.stamp + 1}
            done = await connection.execute(update(tables).where(tables.c.id == table, of_it).values(values))
            await self._notify(connection, Notice(table))
            return done.rowcount == 1

        done: bool = await self._write(table, job)
        return done

    async def purge(self, before: float) -> int:
        """Tables that were deleted before a time go for good, with all their lines. How many."""

        async def job(connection: AsyncConnection) -> int:
            old = delete(tables).where(tables.c.deleted > 0, tables.c.deleted < before)
            return (await connection.execute(old)).rowcount

        count: int = await self._write("", job)
        return count

    async def expire(self, unfinished: float, finished: float, watched: list[str]) -> list[str]:
        """Delete tables nobody moved at since then, but for those being watched: some of them, of which these."""
        old = or_(
            and_(tables.c.turn != "", tables.c.touched < unfinished),
            and_(tables.c.turn == "", tables.c.touched < finished),
        )
        some = select(tables.c.id).where(old, tables.c.id.not_in(watched)).order_by(tables.c.touched).limit(EXPIRED)

        async def job(connection: AsyncConnection) -> list[str]:
            ids = list((await connection.execute(some)).scalars())
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            for id in ids:
                await self._notify(connection, Notice(id))
            return ids

        gone: list[str] = await self._write("", job)
        return gone

    def tell(self, notice: Notice) -> None:
        """Tell the other server processes something that isn't stored; where that fails, they hear it next time."""
        if not self.sqlite and self.jobs.qsize() < MOST_WAITING:
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            done.add_done_callback(lambda future: future.cancelled() or future.exception())
            self.jobs.put_nowait(Waiting(notice.table, lambda connection: self._notify(connection, notice), done))

    def notices(self) -> AsyncGenerator[Notice | None]:
        return notices(self.engine.url, self.me)

    async def _notify(self, connection: AsyncConnection, notice: Notice) -> None:
        if not self.sqlite:
            payload = msgspec.json.encode(msgspec.structs.replace(notice, by=self.me)).decode()
            await connection.execute(_pg_notify, {"channel": CHANNEL, "payload": payload})

    async def _write(self, table: str, job: Job) -> Any:
        if self.jobs.qsize() >= MOST_WAITING:
            raise Silent(0)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait(Waiting(table, job, done))
        return await done

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            batch.sort(key=lambda one: one.table)  # so that processes that change the same tables never wait in a ring
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self.jobs.task_done()

    async def _commit(self, batch: list[Waiting]) -> None:
        """All jobs in one transaction; if one of them fails, each again in its own, so that only that one fails.

        Where the database is away they all fail: one wait for it is enough.
        """
        real = bool(batch[-1].table)  # they are sorted: at least one is no pulse
        try:
            results = await in_time(self._together(batch), WRITE_SECONDS)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, AWAY):
                for one in batch:
                    await self._commit([one])
                return
            if real and isinstance(error, AWAY):
                self.failed = time.monotonic()
            for one in batch:
                if not one.done.done():
                    one.done.set_exception(error)
            return
        if real:
            self.failed = NEVER
        for one, result in zip(batch, results, strict=True):
            if not one.done.done():  # nobody waits any more for a request that was broken off
                one.done.set_result(result)

    async def _together(self, batch: list[Waiting], again: bool = True) -> list[Any]:
        async with self.writing.connect() as connection:
            try:
                results = [await one.job(connection) for one in batch]
            except DBAPIError as error:
                if not again or not error.connection_invalidated:
                    raise
            else:
                await connection.commit()
                return results
        return await self._together(batch, False)  # the connection had died since; nothing was committed


def numbered(table: str, after: int, lines: list[Line]) -> list[dict[str, object]]:
    return [
        {"table_id": table, "number": after + i, "line": line.line, "forced": line.forced}
        for i, line in enumerate(lines, 1)
    ]

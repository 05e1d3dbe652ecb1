"""What is asked of the database: each in time, and none of it changes anything."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from sqlalchemy import bindparam, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from footplate.host.beginning import Line
from footplate.server.database import in_time, make_engine
from footplate.server.rows import Brief, Row, Said
from footplate.server.schema import chat, entries, tables

T = TypeVar("T")
CHAT_SHOWN: Final = 300
READ_SECONDS: Final = 8.0

_row = select(tables).where(tables.c.id == bindparam("table"))
_lines = (
    select(entries.c.line, entries.c.forced)
    .where(
        entries.c.table_id == bindparam("table"),
        entries.c.number > bindparam("after"),
        entries.c.number <= bindparam("upto"),
    )
    .order_by(entries.c.number)
)
CHANGING: Final = (
    "version",
    "moves",
    "stamp",
    "chats",
    "turn",
    "names",
    "wish",
    "problem",
    "touched",
    "deleted",
    "progress",
    "stands",
    "sealed",
)
_changing = select(*(tables.c[name] for name in CHANGING)).where(tables.c.id == bindparam("table"))
_alive = select(tables.c.id, tables.c.stamp).where(tables.c.deleted == 0)
_brief = select(*(tables.c[name] for name in Brief.__struct_fields__))
_made = select(func.count(), func.min(tables.c.created)).where(
    tables.c.maker == bindparam("maker"), tables.c.created > bindparam("since")
)


class Reader:
    def __init__(self, address: str) -> None:
        self.engine: Final[AsyncEngine] = make_engine(address)
        self.sqlite: Final = self.engine.dialect.name == "sqlite"

    async def _read(self, ask: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Ask the database, in time. A connection that died since (PostgreSQL was restarted) costs one more try."""

        async def once() -> T:
            async with self.engine.connect() as connection:
                return await ask(connection)

        try:
            return await in_time(once(), READ_SECONDS)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await in_time(once(), READ_SECONDS)

    async def row(self, table: str) -> Row | None:
        async def ask(connection: AsyncConnection) -> Row | None:
            found = (await connection.execute(_row, {"table": table})).one_or_none()
            return None if found is None else Row(*found)

        return await self._read(ask)

    async def renewed(self, row: Row) -> Row | None:
        """The row as it stands now. What never changes isn't read again: a map of one's own may be large."""

        async def ask(connection: AsyncConnection) -> Row | None:
            found = (await connection.execute(_changing, {"table": row.id})).one_or_none()
            return None if found is None else msgspec.structs.replace(row, **found._mapping)

        return await self._read(ask)

    async def briefs(self, ids: list[str]) -> dict[str, Brief]:
        async def ask(connection: AsyncConnection) -> dict[str, Brief]:
            found = (await connection.execute(_brief.where(tables.c.id.in_(ids)))).all()
            return {brief.id: brief for brief in (Brief(*values) for values in found)}

        return await self._read(ask)

    async def made(self, maker: str, since: float) -> tuple[int, float]:
        """How many tables of somebody are here that were made since then, and when the first of them was."""

        async def ask(connection: AsyncConnection) -> tuple[int, float]:
            count, first = (await connection.execute(_made, {"maker": maker, "since": since})).one()
            return int(count), float(first or 0.0)

        return await self._read(ask)

    async def stamps(self, ids: list[str]) -> dict[str, int]:
        async def ask(connection: AsyncConnection) -> dict[str, int]:
            found = await connection.execute(_alive.where(tables.c.id.in_(ids)))
            return {row.id: row.stamp for row in found.all()}

        return await self._read(ask)

    async def lines(self, table: str, after: int, upto: int) -> list[Line]:
        async def ask(connection: AsyncConnection) -> list[Line]:
            found = await connection.execute(_lines, {"table": table, "after": after, "upto": upto})
            return [Line(line, forced) for line, forced in found.all()]

        return await self._read(ask)

    async def chat(self, table: str, after: int) -> list[Said]:
        """What was said after a line, in order; of a long talk the end."""
        newest = (
            select(chat.c.number, chat.c.seat, chat.c.player, chat.c.text, chat.c.at)
            .where(chat.c.table_id == table, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(CHAT_SHOWN)
        )

        async def ask(connection: AsyncConnection) -> list[Said]:
            found = (await connection.execute(newest)).all()
            return [Said(*values) for values in reversed(found)]

        return await self._read(ask)

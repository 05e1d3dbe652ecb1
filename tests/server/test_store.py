"""The store: migrations equal the schema on both databases, and an append that lost a race changes nothing."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.util import CommandError
from sqlalchemy import Connection, text

from footplate.host.beginning import Line
from footplate.server.database import alembic_config, write_ahead
from footplate.server.rows import Row, Said
from footplate.server.settings import database_address
from footplate.server.store import Store

ROW = Row(
    "t", "g", 1, "h", None, "", "", "{}", "s", 0.0, version=0, moves=0, stamp=0, chats=0, turn="red",
    names="{}", wish="", problem="", touched=0.0,
)  # fmt: skip


def run(address: str, use: Callable[[Store], Awaitable[object]]) -> object:
    async def inner() -> object:
        store = Store(database_address(address))
        await store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(inner())


def test_the_migrations_make_the_schema(new_database: Callable[[str], str], database: str) -> None:
    async def check(store: Store) -> None:
        def compare(connection: Connection) -> None:
            command.check(alembic_config(connection))  # raises where a migration is missing

        async with store.engine.connect() as connection:
            await connection.run_sync(compare)

    run(new_database(database), check)


def test_the_check_would_find_a_difference(new_database: Callable[[str], str], database: str) -> None:
    async def check(store: Store) -> None:
        def compare(connection: Connection) -> None:
            connection.execute(text("ALTER TABLE chat ADD COLUMN extra INTEGER"))
            with pytest.raises(CommandError):
                command.check(alembic_config(connection))

        async with store.writing.connect() as connection:
            await connection.run_sync(compare)

    run(new_database(database), check)


def test_a_file_that_another_process_is_just_making_gets_its_journal_all_the_same(tmp_path: Path) -> None:
    """SQLite refuses that at once, whatever the time that one would wait."""
    path = tmp_path / "t.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as first, closing(sqlite3.connect(path)) as second:
        first.execute("BEGIN EXCLUSIVE")
        second.execute("PRAGMA busy_timeout=0")
        refused = []

        class Cursor:
            def execute(self, words: str) -> None:
                try:
                    second.execute(words)
                except sqlite3.OperationalError as error:
                    refused.append(error)
                    first.rollback()
                    raise

        write_ahead(Cursor())
        assert len(refused) == 1
        assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_processes_that_start_together_make_one_database_and_one_secret(
    new_database: Callable[[str], str], database: str
) -> None:
    address = new_database(database)

    async def both() -> list[str]:
        stores = [Store(database_address(address)) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        secrets = await asyncio.gather(*(store.secret("keys") for store in stores))
        for store in stores:
            await store.close()
        return list(secrets)

    secrets = asyncio.run(both())
    assert len(set(secrets)) == 1
    assert len(secrets[0]) > 30


def test_appends_to_one_version_are_exclusive(new_database: Callable[[str], str], database: str) -> None:
    async def check(store: Store) -> None:
        await store.make(ROW, [])
        lines = [Line("red: money", False), Line("red: money", True)]
        tries = await asyncio.gather(*(store.append(ROW, lines, 2, "blue", "", "") for _ in range(20)))
        won = [row for row in tries if row is not None]
        assert len(won) == 1
        assert won[0].version == 2
        assert await store.lines("t", 0, 99) == lines
        row = await store.row("t")
        assert row is not None
        assert (row.version, row.turn, row.stamp) == (2, "blue", 1)

    run(new_database(database), check)


def test_a_job_that_fails_takes_no_other_with_it(new_database: Callable[[str], str], database: str) -> None:
    async def check(store: Store) -> None:
        await store.make(ROW, [])
        jobs = [store.say("t", "", "", f"{n}") for n in range(5)]
        results = await asyncio.gather(store.make(ROW, []), *jobs, return_exceptions=True)
        assert isinstance(results[0], Exception)  # the table exists already
        assert sorted(said.number for said in results[1:] if isinstance(said, Said)) == [1, 2, 3, 4, 5]

    run(new_database(database), check)


def test_sqlite_acknowledges_only_what_is_on_the_disk(new_database: Callable[[str], str]) -> None:
    async def check(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1

    run(new_database("sqlite"), check)


def test_a_deleted_table_is_kept_and_then_takes_all_its_lines_along(
    new_database: Callable[[str], str], database: str
) -> None:
    async def check(store: Store) -> None:
        await store.make(ROW, [Line("red: money", False)])
        await store.say("t", "", "", "hello")
        assert await store.delete("t")
        assert not await store.delete("t")
        row = await store.row("t")
        assert row is not None
        assert await store.append(row, [], 0, "red", "", "") is None  # nobody plays at a table that was deleted
        assert await store.say("t", "", "", "hello?") is None
        assert await store.purge(row.deleted) == 0
        assert await store.delete("t", False)
        assert await store.purge(row.deleted + 1) == 0
        assert await store.delete("t")
        assert await store.purge(time.time() + 1) == 1
        assert await store.row("t") is None
        async with store.engine.connect() as connection:
            for name in ("entries", "chat"):
                assert (await connection.execute(text(f"SELECT count(*) FROM {name}"))).scalar() == 0

    run(new_database(database), check)

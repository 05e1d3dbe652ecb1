"""Connections to SQLite or PostgreSQL, and the migrations that bring either up to date."""

import asyncio
import sqlite3
import time
from collections.abc import Coroutine, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
POOL_SECONDS: Final = 5.0  # how long somebody waits for a free connection
END_SECONDS: Final = 10.0  # how long a server that ends waits for work to close its connections
# PostgreSQL: how long a connection may take, and after how long one to a machine that vanished is given up.
LIVELY: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}


class Silent(Exception):
    """The database didn't answer in time. What it was asked may happen all the same."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer in {seconds:g} s")


given_up: Final[set["asyncio.Task[Any]"]] = set()  # work that nobody waits for any longer
AWAY: Final = (Silent, OperationalError, InterfaceError, PoolTimeout)  # the database's fault, not the question's


async def in_time(work: Coroutine[Any, Any, T], seconds: float) -> T:
    """What the database says, or Silent. Work that was given up may take its time to end: nobody waits for it, until
    the server ends."""
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
    except asyncio.CancelledError:  # who asked has gone
        _give_up(task)
        raise
    if task in done:
        return task.result()
    _give_up(task)
    raise Silent(seconds)


def _give_up(task: "asyncio.Task[Any]") -> None:
    given_up.add(task)
    task.add_done_callback(_unheard)
    task.cancel()


def _unheard(task: "asyncio.Task[Any]") -> None:
    given_up.discard(task)
    if not task.cancelled():
        task.exception()


async def end(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel work, and see it close its connections; then the same of what was given up, which is cancelled already.
    Nothing is cancelled twice: that would stop it in the middle of closing."""
    ending = set(tasks)
    for task in ending:
        task.cancel()
    if ending:
        await asyncio.wait(ending, timeout=END_SECONDS)
    here = asyncio.get_running_loop()
    if left := {task for task in list(given_up) if task.get_loop() is here}:
        await asyncio.wait(left, timeout=END_SECONDS)


def make_engine(address: str) -> AsyncEngine:
    # What is stored (keys' secret, seeds, talk) is nobody's business who reads a log: errors name no parameters.
    if not address.startswith("sqlite"):
        return create_async_engine(
            address,
            pool_size=10,
            max_overflow=20,
            pool_timeout=POOL_SECONDS,
            connect_args=LIVELY,
            hide_parameters=True,
        )
    engine = create_async_engine(address, pool_size=8, max_overflow=8, pool_timeout=POOL_SECONDS, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # so that BEGIN is ours
        cursor = connection.cursor()
        write_ahead(cursor)
        # Full: a commit that was acknowledged outlives a power cut, not only a crash.
        for pragma in ("synchronous=full", "busy_timeout=5000", "foreign_keys=on"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def write_ahead(cursor: Any) -> None:
    """Give the file its journal. Where several open a new one together, SQLite refuses all but one of them at once,
    however long they would wait."""
    until = time.monotonic() + POOL_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=wal")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")

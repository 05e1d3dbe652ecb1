"""Connections to SQLite or PostgreSQL, and the migrations that bring either up to date."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def make_engine(address: str) -> AsyncEngine:
    if not address.startswith("sqlite"):
        return create_async_engine(address, pool_size=10, max_overflow=20, pool_pre_ping=False)
    engine = create_async_engine(address, pool_size=8, max_overflow=8)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # so that BEGIN is ours
        cursor = connection.cursor()
        # Full: a commit that was acknowledged outlives a power cut, not only a crash.
        for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=10000", "foreign_keys=on"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")

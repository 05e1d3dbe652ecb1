"""A server that goes on: background work comes back, a silent or full database is said, and logs stay readable."""

import asyncio
import contextlib
import logging
import os
import resource
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.pq import TransactionStatus
from sqlalchemy import text

from footplate.server import health, notices, reading, store
from footplate.server.database import Silent, end, in_time
from footplate.server.settings import Settings, database_address
from footplate.server.tending import Rarely
from tests.server.helpers import TWO, Apart, Client, Here, problem
from tests.server.test_store import run
from tests.waiting import until


@pytest.fixture
def listening(new_database: Callable[[str], str]) -> Iterator[tuple[str, Here]]:
    """A server on PostgreSQL that knows of others' moves by their notices alone."""
    address = new_database("postgres")
    server = Here(Settings(database=database_address(address), rate=0, poll_seconds=3600.0, workers=1))
    yield address, server
    server.close()


def listeners(address: str) -> list[int]:
    with psycopg.connect(address) as connection:
        sql = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        return [pid for (pid,) in connection.execute(sql)]


def end_all(address: str) -> None:
    """What a restart of PostgreSQL does to those who are connected."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def move_elsewhere(address: str, client: Client, other: Here) -> None:
    """A move through another server process is heard here, by a notice."""
    made = client.make(TWO)
    with client.live(made.id, made.keys["red"]) as wire:
        wire.next("update")
        away = Client(other.address)
        seen = made.seen("red")
        body = {"version": seen["version"], "moves": ["money"]}
        response = away.ask("POST", f"/tables/{made.id}/moves", made.keys[seen["turn"]], body)
        assert response.status_code == 201, response.text
        wire.until(response.json()["version"])
        away.close()


def test_listening_outlives_nonsense_and_lost_connections(
    listening: tuple[str, Here], caplog: pytest.LogCaptureFixture
) -> None:
    address, server = listening
    other = Here(Settings(database=database_address(address), rate=0, poll_seconds=3600.0, workers=1))
    client = Client(server.address)
    until("both listen", lambda: len(listeners(address)) == 2)
    move_elsewhere(address, client, other)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SELECT pg_notify('footplate', 'hello')")
        connection.execute("SELECT pg_notify('footplate', '[1]')")
    move_elsewhere(address, client, other)
    before = set(listeners(address))
    end_all(address)
    until("both listen again", lambda: len(set(listeners(address)) - before) == 2)
    assert client.ask("GET", "/lobby").status_code == 200
    move_elsewhere(address, client, other)
    assert any("begins again" in record.getMessage() for record in caplog.records)
    client.close()
    other.close()


def test_what_was_missed_meanwhile_is_made_up(listening: tuple[str, Here]) -> None:
    address, server = listening
    client = Client(server.address)
    made = client.make(TWO)
    until("it listens", lambda: len(listeners(address)) == 1)
    with client.live(made.id, made.keys["red"]) as wire:
        seen = wire.next("update")["seen"]
        with psycopg.connect(address) as connection:  # another process, whose notice is lost with the connection
            connection.execute(
                'UPDATE tables SET names = \'{"red": "Ada"}\', stamp = stamp + 1 WHERE id = %s', (made.id,)
            )
        end_all(address)
        assert wire.next("update")["seen"]["seats"][0]["player"] == "Ada"
        assert seen["seats"][0]["player"] == ""
    client.close()


def test_a_restart_of_the_database_costs_no_request(listening: tuple[str, Here]) -> None:
    address, server = listening
    client = Client(server.address)
    made = client.make(TWO)
    for _ in range(3):
        end_all(address)
        assert made.ask("GET", "", "red").status_code == 200
        end_all(address)
        made.money()
    client.close()


def test_a_server_that_ends_closes_its_connections(
    listening: tuple[str, Here], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that is in the middle of a question."""
    address, server = listening
    made: list[psycopg.AsyncConnection[tuple[object, ...]]] = []
    connect = psycopg.AsyncConnection.connect

    async def noted(*args: Any, **wishes: Any) -> psycopg.AsyncConnection[tuple[object, ...]]:
        made.append(await connect(*args, **wishes))
        return made[-1]

    async def at_length(connection: psycopg.AsyncConnection[tuple[object, ...]], _: str) -> None:
        await connection.execute("SELECT pg_sleep(60)")

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", noted)
    monkeypatch.setattr(notices, "said", at_length)
    end_all(address)
    until("it asks", lambda: any(one.pgconn.transaction_status == TransactionStatus.ACTIVE for one in made))
    server.close()
    assert all(connection.closed for connection in made)


@pytest.mark.parametrize("seconds", [0.01, 60.0])
def test_what_was_given_up_is_seen_to_its_end_and_not_stopped_again(seconds: float) -> None:
    """The database is silent, or who asked has gone."""
    closed: list[bool] = []

    async def question() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(5):
                await asyncio.sleep(0)
            closed.append(True)

    async def ask() -> None:
        with contextlib.suppress(Silent):
            await in_time(question(), seconds)

    async def serve() -> None:
        asked = asyncio.create_task(ask())
        if seconds < 1:
            await asked
        else:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        await end([asked])
        assert closed == [True]

    asyncio.run(serve())


def test_background_work_comes_back(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    real = server.house.tables.look

    async def look(ids: list[str]) -> None:
        looked.append(len(ids))
        if len(looked) == 1:
            raise ZeroDivisionError
        await real(ids)

    monkeypatch.setattr(server.house.tables, "look", look)
    until("it looks again", lambda: len(looked) >= 2)


def test_a_silent_database_is_said_in_time(listening: tuple[str, Here], monkeypatch: pytest.MonkeyPatch) -> None:
    address, server = listening
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
    client = Client(server.address)
    made = client.make(TWO)
    assert client.ask("GET", "/health/ready").status_code == 200
    with psycopg.connect(address) as connection, monkeypatch.context() as hurry:
        connection.execute("LOCK TABLE tables, secrets IN ACCESS EXCLUSIVE MODE")
        hurry.setattr(reading, "READ_SECONDS", 0.5)  # only now: on a busy machine anything may take as long
        hurry.setattr(store, "WRITE_SECONDS", 0.5)
        hurry.setattr(health, "ANSWER_SECONDS", 0.5)
        problem(made.ask("GET", "", "red"), 503, "try-again")
        problem(client.ask("GET", "/health/ready"), 503, "try-again")
        problem(client.ask("GET", "/health"), 503, "try-again")
        assert client.ask("GET", "/health/alive").status_code == 200
    until("the database is back", lambda: client.ask("GET", "/health").status_code == 200)
    client.close()


@pytest.fixture
def cramped(tmp_path: Path) -> Iterator[Apart]:
    """A server whose files can't grow over 400 kB: what a full disk does, without filling one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        server = Apart(str(tmp_path / "t.db"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    yield server
    server.close()


@pytest.mark.skipif(os.name == "nt", reason="limits of files are Unix's")
def test_a_full_disk_is_not_ready(cramped: Apart) -> None:
    client = Client(cramped.address)
    made = client.make(TWO)
    assert client.ask("GET", "/health").status_code == 200
    statuses = [made.ask("POST", "/chat", "red", {"text": "x" * 1000}).status_code for _ in range(200)]
    assert 201 in statuses
    assert statuses[-1] == 503
    until("the disk is full", lambda: client.ask("GET", "/health").status_code == 503)
    problem(client.ask("GET", "/health/ready"), 503, "try-again")
    assert client.ask("GET", "/health/alive").status_code == 200
    assert made.ask("GET", "", "red").status_code == 200  # looking needs no room
    client.close()


def test_errors_of_the_database_tell_no_secret(new_database: Callable[[str], str], database: str) -> None:
    async def check(opened: store.Store) -> None:
        with contextlib.suppress(Exception):
            await opened.secret("keys")
        async with opened.writing.connect() as connection:
            with pytest.raises(Exception, match="no_such") as raised:
                await connection.execute(text("INSERT INTO no_such VALUES (:value)"), {"value": "a-secret"})
        assert "a-secret" not in str(raised.value)

    run(new_database(database), check)


def test_the_same_complaint_is_rarely_logged() -> None:
    rarely = Rarely(most=2, seconds=60.0)

    def record(words: str, at: float) -> logging.LogRecord:
        made = logging.LogRecord("n", logging.ERROR, "", 0, words, ("x",), None)
        made.created = at
        return made

    assert [rarely.filter(record("%s is wrong", n)) for n in range(10)] == [True] * 2 + [False] * 8
    assert rarely.filter(record("another %s", 10))
    last = record("%s is wrong", 60)
    assert rarely.filter(last)
    assert last.getMessage() == "x is wrong (and 8 like it that were left out)"

"""Whoever watches a table hears what happens to it, however little the server keeps in memory."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from footplate.server.settings import Settings, database_address
from tests.server.helpers import TWO, Client, Here


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Client]:
    """A server that keeps three tables in memory, and never looks at the database by itself."""
    settings = Settings(
        database=database_address(str(tmp_path / "t.db")), rate=0, open_tables=3, poll_seconds=3600.0, workers=1
    )
    server = Here(settings)
    client = Client(server.address)
    yield client
    client.close()
    server.close()


def test_more_tables_are_watched_than_are_kept(narrow: Client) -> None:
    tables = [narrow.make(TWO) for _ in range(6)]
    with ExitStack() as stack:
        wires = [stack.enter_context(narrow.live(made.id, made.keys["red"])) for made in tables]
        for wire in wires:
            wire.next("update")
        for made, wire in zip(tables, wires, strict=True):
            done = made.money()
            assert [m["move"] for m in wire.until(done["version"])["moves"]] == ["money"]


def test_what_nobody_holds_is_let_go(tmp_path: Path) -> None:
    settings = Settings(database=database_address(str(tmp_path / "t.db")), rate=0, open_tables=3, workers=1)
    server = Here(settings)
    client = Client(server.address)
    for _ in range(9):
        with client.live((made := client.make(TWO)).id, made.keys["red"]) as wire:
            wire.next("update")
    house = server.house
    assert len(house.tables.recent) == 3
    assert len(house.tables.open) <= 4  # a connection that is closing may hold one still
    client.close()
    server.close()

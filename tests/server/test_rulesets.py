"""A table of another ruleset, or of a game that isn't here, says plainly why it can't go on; its log can be had."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.server.settings import Settings, database_address
from tests.server.helpers import ALONE, Client, Here, Made, problem
from tests.server.test_tables import SCENARIO


@pytest.fixture
def aged(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Made]:
    """A table that an older Footplate left in the database."""
    path = tmp_path / "t.db"
    settings = Settings(database=database_address(str(path)), rate=0, workers=1)
    server = Here(settings)
    client = Client(server.address)
    made = client.make(ALONE)
    made.money()
    client.close()
    server.close()
    with sqlite3.connect(path) as database:
        database.execute(request.param)
        database.execute("UPDATE tables SET header = replace(header, 'ruleset: 1', 'ruleset: 0')")
    database.close()
    server = Here(settings)
    client = Client(server.address)
    yield Made(client, {"table": made.id, "seatKeys": made.keys, "hostKey": made.host, "spectatorKey": made.spectator})
    client.close()
    server.close()


OLD = "UPDATE tables SET ruleset = 0"
GONE = "UPDATE tables SET game = 'ludo'"


@pytest.mark.parametrize(("aged", "word"), [(OLD, "ruleset 0"), (GONE, "ludo")], indirect=["aged"])
def test_it_says_why_and_keeps_its_log(aged: Made, word: str) -> None:
    seen = aged.seen("red")
    assert word in seen["problem"]
    assert (seen["answers"], seen["cells"], seen["over"]) == ([], [], False)
    problem(aged.play("red", "money", seen["version"]), 409, "other-ruleset")
    problem(aged.ask("POST", "/undo", "red", {"version": seen["version"], "moves": 1}), 409, "other-ruleset")
    for path in ("/at/0", "/moves", "/moves/1/why", "/history"):
        problem(aged.ask("GET", path, "red"), 409, "other-ruleset")
    log = aged.ask("GET", "/log", "red")
    assert log.status_code == 200
    assert "ruleset: 0" in log.text
    assert len(log.text.splitlines()) > 40
    with aged.client.live(aged.id, aged.keys["red"]) as wire:
        update = wire.next("update")
        assert update["moves"] == []
        assert word in update["seen"]["problem"]
    line = aged.client.ask("POST", "/mine", body={"keys": [aged.keys["red"]]}).json()[0]
    assert word in line["problem"]
    assert aged.client.ask("DELETE", f"/tables/{aged.id}", aged.host).status_code == 204


def test_a_table_of_a_ruleset_that_was_only_added_to_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    settings = Settings(database=database_address(str(path)), rate=0, workers=1)
    server = Here(settings)
    client = Client(server.address)
    made = client.make([("red", "person"), ("blue", "olive")], game="steamrollers", edition="1.04", options={})
    client.close()
    server.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET ruleset = 1, header = replace(header, 'ruleset: 2', 'ruleset: 1')")
    database.close()
    server = Here(settings)
    client = Client(server.address)
    old = Made(client, {"table": made.id, "seatKeys": made.keys, "hostKey": made.host, "spectatorKey": made.spectator})
    seen = old.seen("red")
    assert seen["problem"] == ""
    assert old.play("red", seen["answers"][0]["move"], seen["version"]).status_code == 201
    client.close()
    server.close()


def test_a_position_that_another_version_packed_is_read_from_its_scenario(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    settings = Settings(database=database_address(str(path)), rate=0, workers=1)
    server = Here(settings)
    client = Client(server.address)
    made = client.make([("red", "person"), ("blue", "greedy")], scenario=SCENARIO)
    seen = made.seen("red")
    client.close()
    server.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET start = ?", (b"\x94\x01\x02",))
    database.close()
    server = Here(settings)
    client = Client(server.address)
    again = Made(
        client, {"table": made.id, "seatKeys": made.keys, "hostKey": made.host, "spectatorKey": made.spectator}
    )
    assert {**again.seen("red"), "seats": 0} == {**seen, "seats": 0}
    assert again.play("red", "money", seen["version"]).status_code == 201
    client.close()
    server.close()


def test_a_database_of_a_newer_footplate_is_left_alone(tmp_path: Path) -> None:
    from footplate.server.store import Store

    path = tmp_path / "t.db"

    async def open_it() -> None:
        store = Store(database_address(str(path)))
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(open_it())
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(Exception, match="9999"):
        asyncio.run(open_it())

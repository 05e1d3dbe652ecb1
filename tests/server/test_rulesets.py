"""A table of another ruleset goes on where all its lines still hold; else people look, replay, and take its log."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.server.settings import Settings, database_address
from footplate.table.log import FORMAT, MOVES, read_log
from tests.server.helpers import TWO, Client, Here, Made, problem
from tests.server.test_tables import SCENARIO


@pytest.fixture
def aged(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Made]:
    """A table that an older Footplate left in the database."""
    path = tmp_path / "t.db"
    settings = Settings(database=database_address(str(path)), rate=0, workers=1)
    server = Here(settings)
    client = Client(server.address)
    made = client.make(TWO)
    made.money()
    made.money()
    client.close()
    server.close()
    with sqlite3.connect(path) as database:
        for change in request.param:
            database.execute(change)
        now = GAMES["steam-power"].info.ruleset
        database.execute(f"UPDATE tables SET header = replace(header, 'ruleset: {now}', 'ruleset: 0')")
    database.close()
    server = Here(settings)
    client = Client(server.address)
    yield Made(client, {"table": made.id, "seatKeys": made.keys, "hostKey": made.host, "spectatorKey": made.spectator})
    client.close()
    server.close()


OLD = "UPDATE tables SET ruleset = 0"
NEW = "UPDATE tables SET ruleset = 99"
GONE = "UPDATE tables SET game = 'ludo'"
# The first choice of the game is one that today's rules don't allow.
BROKEN = """UPDATE entries SET line = replace(line, 'money', 'fulfil') WHERE number =
    (SELECT min(number) FROM entries WHERE line LIKE '%: money')"""


@pytest.mark.parametrize("aged", [[GONE]], indirect=True)
def test_of_a_game_that_isn_t_here_the_log_can_be_had(aged: Made) -> None:
    seen = aged.seen("red")
    assert "ludo" in seen["problem"]
    assert (seen["answers"], seen["boards"], seen["over"]) == ([], [], False)
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
        assert "ludo" in update["seen"]["problem"]
    line = aged.client.ask("POST", "/mine", body={"keys": [aged.keys["red"]]}).json()[0]
    assert "ludo" in line["problem"]
    assert aged.client.ask("DELETE", f"/tables/{aged.id}", aged.host).status_code == 204


@pytest.mark.parametrize("aged", [[OLD]], indirect=True)
def test_a_game_whose_every_line_still_holds_goes_on(aged: Made, tmp_path: Path) -> None:
    line = aged.client.ask("POST", "/mine", body={"keys": [aged.keys["red"]]}).json()[0]
    assert "ruleset 0" in line["problem"]  # nobody has looked yet
    seen = aged.seen("red")
    assert (seen["problem"], seen["ruleset"]) == ("", GAMES["steam-power"].info.ruleset)
    aged.money()
    told = [one["text"] for one in aged.ask("GET", "/chat", "red").json()]
    assert len(told) == 1
    assert "ruleset 0" in told[0]
    line = aged.client.ask("POST", "/mine", body={"keys": [aged.keys["red"]]}).json()[0]
    assert line["problem"] == ""
    problem(aged.ask("GET", "/log", "red"), 403, "secrets")  # it is a game like any other
    with sqlite3.connect(tmp_path / "t.db") as database:
        (header,) = database.execute("SELECT header FROM tables").fetchone()
        lines = [line for (line,) in database.execute("SELECT line FROM entries ORDER BY number")]
    database.close()
    assert header.startswith(f"# Begun under ruleset 0; its first {seen['version']} lines hold under ruleset ")
    again = read_log("\n".join([FORMAT, header, "", MOVES, *lines]) + "\n", GAMES)
    assert again.version == seen["version"] + 1


@pytest.mark.parametrize("aged", [[OLD, BROKEN], [NEW, BROKEN]], indirect=True)
def test_a_game_that_holds_only_so_far_can_be_looked_at_and_taken_along(aged: Made) -> None:
    seen = aged.seen("red")
    held = seen["moves"]
    assert f"line {held + 1} " in seen["problem"]
    assert len(seen["boards"][0]["places"]) > 100
    assert (seen["answers"], seen["turn"], seen["freeUndo"], seen["over"]) == ([], "", 0, False)
    assert held < seen["version"]
    assert len(aged.ask("GET", "/moves", "red").json()) == held
    for path in ("/at/0", f"/at/{held}", "/history"):
        assert aged.ask("GET", path, "red").status_code == 200
    for seat in aged.keys:
        problem(aged.play(seat, "money", seen["version"]), 409, "other-ruleset")
        problem(aged.ask("POST", "/bot", seat, {}), 409, "other-ruleset")
    problem(aged.ask("POST", "/undo", "red", {"version": seen["version"], "moves": 1}), 409, "other-ruleset")
    with aged.client.live(aged.id, aged.keys["red"]) as wire:
        update = wire.next("update")
        assert (len(update["moves"]), update["seen"]["turn"]) == (held, "")
    log = aged.ask("GET", "/log", "red")
    assert log.status_code == 200
    assert "ruleset: 0" in log.text
    assert len(log.text.split("moves:\n")[1].splitlines()) == seen["version"]
    problem(aged.client.ask("GET", f"/tables/{aged.id}/log", aged.spectator), 403, "secrets")
    branch = aged.client.make(TWO, copyOf=aged.id, copyKey=aged.keys["red"], copyMove=held)
    branch.money()


@pytest.mark.parametrize("aged", [[NEW]], indirect=True)
def test_a_game_of_a_newer_footplate_is_only_looked_at(aged: Made) -> None:
    seen = aged.seen("red")
    assert "ruleset 99" in seen["problem"]
    assert (seen["moves"], seen["turn"]) == (seen["version"], "")
    problem(aged.play("red", "money", seen["version"]), 409, "other-ruleset")


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


def test_a_table_keeps_the_components_of_its_ruleset(tmp_path: Path) -> None:
    """Imperial Steam's third set-up card had a hub in Sopron: at a table of that time it stays there."""
    path = tmp_path / "t.db"
    settings = Settings(database=database_address(str(path)), rate=0, workers=1)
    game = GAMES["imperial-steam"]
    (former,) = game.info.former
    kind = {"game": game.info.id, "edition": game.info.editions[0]}
    with closing(Here(settings)) as server, closing(Client(server.address)) as client:
        then = {"options": {"setup": "standard", "layout": "L3"}, "data": {former.name: former.text}}
        made = client.make([("red", "person"), ("blue", "person")], **kind, **then)
    with closing(sqlite3.connect(path)) as database, database:
        (header,) = database.execute("SELECT header FROM tables").fetchone()
        old, _, _ = header.replace("ruleset: 2", "ruleset: 1").partition(f"data {former.name}:")
        database.execute("UPDATE tables SET ruleset = 1, header = ?", (old,))
    with closing(Here(settings)) as server, closing(Client(server.address)) as client:
        keys = {"table": made.id, "seatKeys": made.keys, "hostKey": made.host, "spectatorKey": made.spectator}
        table = Made(client, keys)
        seen = table.seen("red")
        assert (seen["problem"], seen["ruleset"]) == ("", game.info.ruleset)
        assert table.play("red", seen["answers"][0]["move"], seen["version"]).status_code == 201
    with closing(sqlite3.connect(path)) as database:
        (header,) = database.execute("SELECT header FROM tables").fetchone()
        lines = [line for (line,) in database.execute("SELECT line FROM entries ORDER BY number")]
    match = read_log("\n".join([FORMAT, header, "", MOVES, *lines]) + "\n", GAMES)
    assert match.setup.data == {former.name: former.text}
    assert game.fact(match.state, ["hub", "blue"]) == "Sopron"

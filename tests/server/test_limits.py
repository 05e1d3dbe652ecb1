"""What one guest may take: none of it keeps the others from playing."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from footplate.server.rates import Bucket, network
from footplate.server.settings import Settings, database_address
from footplate.server.store import CHAT_KEPT, Store
from tests.server.helpers import ALONE, TWO, Client, Here, Made, problem, wish
from tests.server.test_store import ROW, run
from tests.waiting import PATIENCE, until


class Guest(Client):
    def __init__(self, here: Here) -> None:
        super().__init__(here.address)
        self.here = here


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., Guest]]:
    """Servers with settings of their own, and somebody at each."""
    with ExitStack() as stack:

        def make(**more: Any) -> Guest:
            address = database_address(str(tmp_path / "t.db"))
            server = Here(Settings(**{"database": address, "workers": 1, "rate": 1000.0, "burst": 5000, **more}))
            stack.callback(server.close)
            client = Guest(server)
            stack.callback(client.close)
            return client

        yield make


@pytest.mark.parametrize("path", ["//api/lobby", "/api//lobby", "///api///lobby", "/api/lobby//", "/%2fapi/lobby"])
def test_no_other_address_goes_round_the_limit(opened: Callable[..., Guest], path: str) -> None:
    client = opened(rate=0.01, burst=10)
    found = [client.http.get(f"http://{client.address}{path}").status_code for _ in range(20)]
    assert found == [404] * 10 + [429] * 10


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_a_household_is_one_guest(address: str, who: str) -> None:
    assert network(address) == who


def test_many_addresses_are_looked_through_rarely() -> None:
    bucket = Bucket(0.001, 5)
    began = time.thread_time()
    for n in range(40_000):
        bucket.take(f"a{n}")
    assert time.thread_time() - began < 5


@contextmanager
def hello(client: Client, made: Made) -> Iterator[ClientConnection]:
    with connect(f"ws://{client.address}/api/tables/{made.id}/live", max_size=None, proxy=None) as socket:
        with suppress(ConnectionClosed):  # where there is no room, nobody waits for a hello
            socket.send(json.dumps({"key": made.keys["red"]}))
        yield socket


def refused(socket: ClientConnection) -> str:
    """The problem a connection is closed with."""
    said = json.loads(socket.recv(timeout=PATIENCE))
    assert (said["type"], said["problem"]["type"]) == ("problem", "too-many")
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    return str(said["problem"]["detail"])


@pytest.mark.parametrize(
    ("limit", "words"),
    [("sockets", "Your address"), ("table_sockets", "watch this table"), ("all_sockets", "of this server")],
)
def test_live_connections_are_counted(opened: Callable[..., Guest], limit: str, words: str) -> None:
    client = opened(**{limit: 3})
    made = client.make(TWO)
    with ExitStack() as stack:
        sockets = [stack.enter_context(hello(client, made)) for _ in range(3)]
        for socket in sockets:
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "update"
        with hello(client, made) as fourth:
            assert words in refused(fourth)
        sockets[0].close()

        def room() -> bool:
            with hello(client, made) as again:
                return bool(json.loads(again.recv(timeout=PATIENCE))["type"] == "update")

        until("there is room", room)


def test_a_connection_that_talks_on_is_closed(client: Client) -> None:
    made = client.make(TWO)
    with hello(client, made) as socket:
        for _ in range(20):
            socket.send("again")
        with suppress(ConnectionClosed):
            for _ in socket:
                pass
        assert socket.close_code == 4400


def test_tables_are_rationed_by_the_day(opened: Callable[..., Guest]) -> None:
    client = opened(quota=3)
    for _ in range(3):
        client.make(TWO)
    response = client.ask("POST", "/tables", body=wish(TWO))
    assert "3 tables" in problem(response, 429, "too-many")["detail"]
    assert 86_000 < int(response.headers["retry-after"]) <= 86_400


def test_talk_is_rationed(opened: Callable[..., Guest]) -> None:
    client = opened(talk=0.01, talk_burst=3)
    made = client.make(TWO)
    found = [made.ask("POST", "/chat", "red", {"text": "hello"}).status_code for _ in range(5)]
    assert found == [201, 201, 201, 429, 429]


def test_only_the_end_of_a_long_talk_is_kept(new_database: Callable[[str], str], database: str) -> None:
    async def check(store: Store) -> None:
        await store.make(ROW, [])
        await asyncio.gather(*(store.say("t", "", "", f"{n}") for n in range(CHAT_KEPT + 30)))
        async with store.engine.connect() as connection:
            found = (await connection.execute(text("SELECT min(number), max(number), count(*) FROM chat"))).one()
        assert tuple(found) == (31, CHAT_KEPT + 30, CHAT_KEPT)

    run(new_database(database), check)


def test_a_line_of_talk_is_fetched_once_for_all_who_watch(
    opened: Callable[..., Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = opened(poll_seconds=3600.0, talk_burst=100)
    made = client.make(TWO)
    store = client.here.house.store
    asked: list[int] = []
    real = store.chat

    async def chat(table: str, after: int) -> Any:
        asked.append(after)
        return await real(table, after)

    monkeypatch.setattr(store, "chat", chat)
    with ExitStack() as stack:
        wires = [stack.enter_context(client.live(made.id, made.keys["red"])) for _ in range(20)]
        for wire in wires:
            wire.next("update")
        for n in range(5):
            made.ask("POST", "/chat", "red", {"text": f"line {n}"})
            assert {wire.next("chat")["line"]["text"] for wire in wires} == {f"line {n}"}
        assert len(asked) <= 6
    for n in range(5, 40):
        made.ask("POST", "/chat", "red", {"text": f"line {n}"})
    with client.live(made.id, made.keys["blue"]) as wire:
        assert [wire.next("chat")["line"]["text"] for _ in range(40)] == [f"line {n}" for n in range(40)]
    with client.live(made.id, made.keys["blue"], chat=35) as wire:
        assert wire.next("chat")["line"]["text"] == "line 35"


def test_old_tables_are_let_go_unless_somebody_is_there(opened: Callable[..., Guest], tmp_path: Path) -> None:
    client = opened()
    unfinished, finished, fresh, watched = (client.make(TWO) for _ in range(4))
    store = client.here.house.store
    day = 86_400.0
    now = time.time()

    async def age(connection: Any) -> None:
        for made, days, turn in ((unfinished, 5, "red"), (finished, 5, ""), (watched, 9, "red")):
            sql = text("UPDATE tables SET touched = :at, turn = :turn WHERE id = :id")
            await connection.execute(sql, {"at": now - days * day, "turn": turn, "id": made.id})

    client.here.run(store._write("", age))
    with client.live(watched.id, watched.keys["red"]) as wire:
        wire.next("update")
        gone = client.here.run(store.expire(now - 3 * day, now - 7 * day, [watched.id]))
        assert gone == [unfinished.id]
        assert client.here.run(store.expire(now - 3 * day, now - 4 * day, [watched.id])) == [finished.id]
        assert client.here.run(store.expire(0.0, 0.0, [])) == []
    problem(unfinished.ask("GET", "", "red"), 404, "no-table")
    assert fresh.ask("GET", "", "red").status_code == 200


def test_the_list_of_tables_reads_no_maps(opened: Callable[..., Guest]) -> None:
    client = opened()
    made = [client.make(ALONE) for _ in range(3)]
    lines = client.ask("POST", "/mine", body={"keys": [one.keys["red"] for one in made]}).json()
    assert [line["table"] for line in lines] == [one.id for one in made]
    brief = client.here.run(client.here.house.store.briefs([made[0].id]))[made[0].id]
    assert {"header", "start", "origin"}.isdisjoint(brief.__struct_fields__)


def idle(address: str, count: int, stack: ExitStack, words: bytes = b"") -> list[socket.socket]:
    """Connections that never ask anything."""
    host, port = address.split(":")
    found = [stack.enter_context(socket.create_connection((host, int(port)))) for _ in range(count)]
    for one in found:
        one.sendall(words)
    return found


def closed(one: socket.socket) -> bool:
    one.settimeout(0.05)
    try:
        return one.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_idle_connections_make_room_for_others(opened: Callable[..., Guest]) -> None:
    client = opened(connections=10, ask_seconds=3600.0)
    made = client.make(TWO)
    with ExitStack() as stack, client.live(made.id, made.keys["red"]) as wire:
        wire.next("update")
        crowd = idle(client.address, 100, stack)
        until("the oldest are closed", lambda: all(closed(one) for one in crowd[:85]))
        done = Made(
            Client(client.address), {"table": made.id, "seatKeys": made.keys, "hostKey": "", "spectatorKey": ""}
        )
        version = done.money()["version"]
        assert wire.until(version)["moves"]
        done.client.close()
        assert not closed(crowd[-1])


@pytest.mark.parametrize("words", [b"", b"GET /api/lobby HTTP/1.1\r\nhost: ", b"\r\n"])
def test_a_request_has_to_be_whole_in_time(opened: Callable[..., Guest], words: bytes) -> None:
    client = opened(ask_seconds=1.0)
    assert client.ask("GET", "/lobby").status_code == 200
    with ExitStack() as stack:
        slow = idle(client.address, 3, stack, words)
        until("they are closed", lambda: all(closed(one) for one in slow))
    with ExitStack() as stack:
        body = f"POST /api/tables HTTP/1.1\r\nhost: {client.address}\r\ncontent-length: 100\r\n\r\n{{"
        slow = idle(client.address, 3, stack, body.encode())
        until("they are closed too", lambda: all(closed(one) for one in slow))


def test_a_kept_connection_may_rest(opened: Callable[..., Guest]) -> None:
    client = opened(ask_seconds=1.0)
    with closing(HTTPConnection(client.address)) as kept, ExitStack() as stack:
        kept.request("GET", "/api/health/alive")
        assert kept.getresponse().read()
        own = kept.sock.getsockname()
        others = idle(client.address, 1, stack)
        until("somebody is closed", lambda: closed(others[0]))
        kept.request("GET", "/api/health/alive")
        assert kept.getresponse().status == 200
        assert kept.sock.getsockname() == own

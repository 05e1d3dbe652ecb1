"""Racing moves: exactly one wins, whether they come from two tabs or through two server processes."""

import threading
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.server.helpers import ALONE, TWO, Apart, Client, Made


def race(attempts: list[Callable[[], httpx.Response]]) -> list[int]:
    """All at the same moment; the status of each."""
    start = threading.Barrier(len(attempts))
    found: list[int] = []

    def run(attempt: Callable[[], httpx.Response]) -> None:
        start.wait()
        found.append(attempt().status_code)

    threads = [threading.Thread(target=run, args=(attempt,)) for attempt in attempts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(found)


def mover(client: Client, made: Made, seat: str, version: int, moves: int = 1) -> Callable[[], httpx.Response]:
    body = {"version": version, "moves": ["money"] * moves}
    return lambda: client.ask("POST", f"/tables/{made.id}/moves", made.keys[seat], body)


def test_two_tabs_of_one_seat(client: Client) -> None:
    made = client.make(TWO)
    others = [Client(client.address) for _ in range(5)]
    for _ in range(6):
        seen = made.wait("red")
        attempts = [mover(tab, made, seen["turn"], seen["version"]) for tab in others]
        assert race(attempts) == [201, 409, 409, 409, 409]
        assert made.seen("red")["version"] == seen["version"] + 1
    for other in others:
        other.close()


@pytest.fixture(scope="module")
def pair(database: str, new_database: Callable[[str], str]) -> Iterator[tuple[Client, Client]]:
    """Two server processes on one database."""
    address = new_database(database)
    with Apart(address) as first, Apart(address) as second:
        clients = Client(first.address), Client(second.address)
        yield clients
        for client in clients:
            client.close()


def test_two_processes_agree_on_keys_and_tables(pair: tuple[Client, Client]) -> None:
    here, there = pair
    made = here.make(TWO)
    version = made.money()["version"]
    seen = there.ask("GET", f"/tables/{made.id}", made.keys["red"]).json()
    assert seen["version"] == version
    assert seen["data"] == made.seen("red")["data"]


def test_two_processes_race(pair: tuple[Client, Client]) -> None:
    made = pair[0].make(TWO)
    for _ in range(12):
        seen = made.wait("red")
        attempts = [mover(client, made, seen["turn"], seen["version"]) for client in pair]
        assert race(attempts) == [201, 409]
        views = [c.ask("GET", f"/tables/{made.id}", made.keys["red"]).json() for c in pair]
        assert [v["version"] for v in views] == [seen["version"] + 1] * 2
        assert views[0]["data"] == views[1]["data"]


def test_a_move_at_one_process_is_seen_at_the_other(pair: tuple[Client, Client]) -> None:
    here, there = pair
    made = here.make(TWO)
    with there.live(made.id, made.keys["blue"]) as wire:
        wire.next("update")
        version = made.money()["version"]
        assert wire.until(version)["seen"]["version"] == version
        made.ask("POST", "/chat", "red", {"text": "over there?"})
        assert wire.next("chat")["line"]["text"] == "over there?"


def test_presence_is_told_between_processes(pair: tuple[Client, Client], database: str) -> None:
    if database == "sqlite":
        pytest.skip("on SQLite there is one server process, as a rule; presence is only its own")
    here, there = pair
    made = here.make(TWO)
    with there.live(made.id, made.keys["blue"]) as blue:
        blue.next("update")
        with here.live(made.id, made.keys["red"]) as red:
            seats = red.next("update")["seen"]["seats"]
            while [s["online"] for s in seats] != [True, True]:
                seats = red.next("presence")["seats"]
            while [s["online"] for s in seats] != [True, True]:
                seats = blue.next("presence")["seats"]


def test_two_processes_and_a_bot(pair: tuple[Client, Client]) -> None:
    """Both may think for the bot; each of its decisions stands in the log once."""
    made = pair[0].make(ALONE)
    with pair[0].live(made.id, made.keys["red"]) as one, pair[1].live(made.id, made.keys["red"]) as two:
        one.next("update")
        two.next("update")
        for n in range(4):
            seen = made.wait("red")
            assert mover(pair[n % 2], made, "red", seen["version"])().status_code == 201
    seen = made.wait("red")
    moves = pair[1].ask("GET", f"/tables/{made.id}/moves", made.keys["red"]).json()
    assert [m["number"] for m in moves] == list(range(1, seen["version"] + 1))


def test_a_process_that_dies_leaves_nothing_behind(new_database: Callable[[str], str], database: str) -> None:
    address = new_database(database)
    with Apart(address) as first:
        client = Client(first.address)
        made = client.make(ALONE)
        seen = made.wait("red")
        assert made.play("red", "money", seen["version"]).status_code == 201
        assert made.play("red", "money").status_code == 201  # now it is the bot's turn
        first.kill()
        client.close()
    with Apart(address) as second:
        client = Client(second.address)
        again = Made(client, {"table": made.id, "seatKeys": made.keys, "hostKey": "", "spectatorKey": ""})
        assert again.wait("red")["turn"] == "red"  # the bot went on
        client.close()

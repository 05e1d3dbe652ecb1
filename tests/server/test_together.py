"""Several are asked at once and in secret: nobody waits in line, and nobody learns anything before all are there."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.helpers import Apart, Client, Made, problem
from tests.server.test_races import race
from tests.waiting import until

Answer = Callable[[], httpx.Response]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module", autouse=True)
def pebbles() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOOTPLATE_GAMES", "tests.tiny.pebbles.game:Pebbles")
        patch.setenv("PYTHONPATH", str(ROOT))
        yield


@pytest.fixture
def address(database: str, new_database: Callable[[str], str]) -> str:
    return new_database(database)


@pytest.fixture(scope="module")
def client(database: str, new_database: Callable[[str], str], pebbles: None) -> Iterator[Client]:
    with Apart(new_database(database)) as apart:
        found = Client(apart.address)
        yield found
        found.close()


def make(client: Client, *kinds: str) -> Made:
    seats = list(zip(("red", "blue", "green"), kinds, strict=False))
    return client.make(seats, game="pebbles", edition="house", options={})


def lines(made: Made, seat: str) -> list[str]:
    return [f"{m['seat']}: {m['move']}" for m in made.ask("GET", "/moves", seat).json()]


@pytest.mark.parametrize("order", [("red", "blue"), ("blue", "red")])
def test_two_answer_in_either_order(client: Client, order: tuple[str, str]) -> None:
    made = make(client, "person", "person")
    first, second = order
    for seat in order:
        seen = made.seen(seat)
        assert (seen["turn"], seen["kind"], len(seen["answers"])) == (seat, "bid", 4)
    before = made.seen(first)["version"]
    assert made.play(first, "bid 3").json() == {"version": before}  # no line yet
    seen = made.seen(first)
    assert (seen["turn"], seen["decided"], seen["sealed"]) == (second, [first], "bid 3")
    assert made.play(first, "bid 1").status_code == 201  # it can be changed until it is opened
    assert made.seen(first)["sealed"] == "bid 1"
    assert made.play(second, "bid 2").status_code == 201
    bids = {first: "bid 1", second: "bid 2"}
    assert lines(made, "red")[-2:] == ["red: " + bids["red"], f"blue: {bids['blue']}"]
    assert made.seen("red")["turn"] == second  # the highest number begins
    assert (made.seen("red")["decided"], made.seen("red")["sealed"]) == ([], "")


def test_nobody_learns_an_answer_before_all_are_there(client: Client) -> None:
    """What others are sent is the same whatever was answered, on every way there is."""
    told: list[str] = []
    base = make(client, "person", "random", "random")  # two tables with the same heap
    for bid in ("bid 0", "bid 3"):
        copy = {"copyOf": base.id, "copyKey": base.keys["red"], "copyMove": 1}
        made = client.make([(seat, "person") for seat in ("red", "blue", "green")], **copy)
        with client.live(made.id, made.keys["red"]) as red, client.live(made.id, made.spectator) as watcher:
            for wire in (red, watcher):
                wire.next("update")
            assert made.play("blue", bid).status_code == 201
            sent = [wire.next("update") for wire in (red, watcher)]
        keys = {"red": made.keys["red"], "watcher": made.spectator}
        for key in keys.values():
            for path in ("", "/moves", "/history", f"/at/{made.seen('red')['moves']}"):
                sent.append(client.ask("GET", f"/tables/{made.id}{path}", key).json())
        problem(client.ask("GET", f"/tables/{made.id}/log", keys["red"]), 403, "secrets")
        assert sent[0]["seen"]["decided"] == ["blue"]
        told.append(json.dumps([timeless(one) for one in sent]).replace(made.id, "ID").replace(made.spectator, "KEY"))
    assert told[0] == told[1]


def timeless(told: object) -> object:
    if isinstance(told, dict):
        return {name: timeless(value) for name, value in told.items() if name != "lateAt"}
    return [timeless(value) for value in told] if isinstance(told, list) else told


def test_a_kill_between_two_answers_loses_nothing(address: str) -> None:
    with Apart(address) as first:
        client = Client(first.address)
        made = make(client, "person", "person")
        assert made.play("blue", "bid 3").status_code == 201
        first.kill()
        client.close()
    with Apart(address) as second:
        client = Client(second.address)
        again = Made(client, {"table": made.id, "seatKeys": made.keys, "hostKey": "", "spectatorKey": ""})
        assert again.seen("blue")["sealed"] == "bid 3"
        assert again.play("red", "bid 1").status_code == 201
        assert lines(again, "red")[-2:] == ["red: bid 1", "blue: bid 3"]
        assert again.seen("red")["turn"] == "blue"
        client.close()


def test_what_is_no_answer_is_refused_and_nothing_is_sealed(client: Client) -> None:
    made = make(client, "person", "person")
    assert problem(made.play("blue", "take 1"), 422, "refused")["rule"] == "table.decision"
    version = made.seen("blue")["version"]
    chain = {"version": version, "moves": ["bid 1", "take 1"]}
    assert problem(made.ask("POST", "/moves", "blue", chain), 422, "refused")["move"] == "take 1"
    assert problem(made.ask("POST", "/ask", "blue", chain), 422, "refused")["rule"] == "table.turn"
    assert made.seen("blue")["decided"] == []


def test_bots_answer_when_the_line_reaches_them(client: Client) -> None:
    made = make(client, "person", "random", "person")
    assert made.play("green", "bid 3").status_code == 201
    assert made.play("red", "bid 0").status_code == 201
    made.wait("red")
    assert [line.partition(":")[0] for line in lines(made, "red")[1:4]] == ["red", "blue", "green"]
    assert lines(made, "green")[3] == "green: bid 3"


def test_what_was_sealed_is_void_when_moves_are_taken_back(client: Client) -> None:
    """Nobody's answer is played in a position they didn't see. Alone with a bot everything can be taken back."""
    made = make(client, "random", "person", "person")
    assert made.play("blue", "bid 2").status_code == 201
    until("the bot has answered", lambda: len(lines(made, "green")) == 2)
    seen = made.seen("green")
    count = seen["moves"]
    wish = {"version": seen["version"], "moves": count}
    assert made.ask("POST", "/undo", "green", wish).status_code == 200
    assert made.ask("POST", "/undo/answer", "blue", wish | {"agree": True}).status_code == 200
    assert made.seen("blue")["sealed"] == ""
    assert made.seen("blue")["decided"] == []


def test_who_is_asked_with_others_is_not_late_because_a_bot_was_quicker(client: Client) -> None:
    made = make(client, "random", "person", "person")
    until("the bot has answered", lambda: len(lines(made, "green")) == 2)
    assert made.play("blue", "bid 2", version=1).status_code == 201  # as it was before the bot's answer
    problem(made.play("blue", "bid 2", version=0), 409, "stale-version")  # before anybody was asked
    problem(made.play("blue", "bid 2", version=9), 409, "stale-version")


def test_who_hands_over_to_a_bot_keeps_nobody_waiting(client: Client) -> None:
    made = make(client, "person", "person")
    assert made.play("red", "bid 3").status_code == 201
    assert made.ask("POST", "/bot", "blue", {"seat": "", "bot": "random", "resign": False}).status_code == 200
    made.wait("red")
    until("both answers are in the log", lambda: len(lines(made, "red")) >= 3)
    assert lines(made, "red")[1] == "red: bid 3"
    assert made.seen("red")["kind"] == "take"


def test_two_who_answer_at_the_same_moment_through_two_processes(address: str) -> None:
    with Apart(address) as one, Apart(address) as other:
        clients = [Client(one.address), Client(other.address)]
        for _ in range(5):
            made = make(clients[0], "person", "person")
            body = {"version": made.seen("red")["version"], "moves": ["bid 2"]}

            def bid(client: Client, key: str, path: str = f"/tables/{made.id}/moves", body: object = body) -> Answer:
                return lambda: client.ask("POST", path, key, body)

            assert race([bid(c, made.keys[seat]) for c, seat in zip(clients, made.keys, strict=True)]) == [201, 201]
            assert lines(made, "red")[1:] == ["red: bid 2", "blue: bid 2"]
        for client in clients:
            client.close()

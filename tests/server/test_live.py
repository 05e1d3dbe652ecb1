"""Live updates over the WebSocket: from the last version seen, in order, each viewer's own."""

import json

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.helpers import ALONE, TWO, Client
from tests.waiting import PATIENCE


def test_a_viewer_gets_the_table_then_every_move(client: Client) -> None:
    made = client.make(TWO)
    with client.live(made.id, made.keys["blue"]) as wire:
        first = wire.next("update")
        assert len(first["moves"]) == first["seen"]["version"]
        assert first["seen"]["you"] == "blue"
        done = made.money()
        update = wire.until(done["version"])
        assert [(m["seat"], m["move"]) for m in update["moves"]] == [(done["seat"], "money")]
        shown = update["seen"] | {"seats": []}
        assert shown == made.seen("blue") | {"seats": []}


def test_later_updates_bring_only_the_cells_that_changed(client: Client) -> None:
    made = client.make(TWO)
    with client.live(made.id, made.keys["red"]) as wire:
        first = wire.next("update")
        assert "part" not in first["seen"]["boards"][0]
        board = {cell["name"]: cell for cell in first["seen"]["boards"][0]["places"]}
        for _ in range(12):
            seen = made.seen("red")
            move = next(a for a in made.seen(seen["turn"])["answers"] if a["move"] != "money")
            assert made.play(seen["turn"], move["move"], seen["version"]).status_code == 201
            before = dict(board)
            update = json.loads(wire.socket.recv(timeout=PATIENCE))
            while update["type"] != "update":
                update = json.loads(wire.socket.recv(timeout=PATIENCE))
            (new,) = update["seen"]["boards"]
            assert new["part"]
            board |= {cell["name"]: cell for cell in new["places"]}
            assert list(board.values()) == made.seen("red")["boards"][0]["places"]
            assert all(before[cell["name"]] != cell for cell in new["places"])
            assert len(new["places"]) < 10


def test_it_resumes_from_the_last_move_seen(client: Client) -> None:
    made = client.make(TWO)
    since = made.seen("red")["version"]
    made.money()
    made.money()
    with client.live(made.id, made.keys["red"], since) as wire:
        update = wire.next("update")
        assert [m["number"] for m in update["moves"]] == [since + 1, since + 2]


def test_an_undone_move_comes_again_marked(client: Client) -> None:
    made = client.make(TWO)
    done = made.money()
    with client.live(made.id, made.keys["red"], done["version"]) as wire:
        assert wire.next("update")["moves"] == []
        made.ask("POST", "/undo", done["seat"], {"version": done["version"], "moves": 1})
        moves = wire.next("update")["moves"]
        assert [(m["number"], m["undone"]) for m in moves] == [(done["version"], True), (done["version"] + 1, False)]


def test_talk_names_and_questions_arrive(client: Client) -> None:
    made = client.make(TWO)
    made.ask("POST", "/chat", "red", {"text": "one"})
    with client.live(made.id, made.keys["blue"]) as wire:
        assert wire.next("chat")["line"]["text"] == "one"
        made.ask("POST", "/chat", "red", {"text": "two"})
        assert wire.next("chat")["line"]["text"] == "two"
        made.ask("POST", "/sit", "red", {"player": "Ada"})
        assert wire.next("update")["seen"]["seats"][0]["player"] == "Ada"
    with client.live(made.id, made.keys["blue"], chat=1) as wire:
        assert wire.next("chat")["line"]["number"] == 2


def test_people_see_who_is_there(client: Client) -> None:
    made = client.make(TWO)
    with client.live(made.id, made.keys["blue"]) as blue:
        seats = blue.next("update")["seen"]["seats"]
        assert [s["online"] for s in seats] == [False, True]
        with client.live(made.id, made.keys["red"]) as red:
            red.next("update")
            assert [s["online"] for s in blue.next("presence")["seats"]] == [True, True]
        assert [s["online"] for s in blue.next("presence")["seats"]] == [False, True]


def test_bots_and_automas_are_shown_as_they_play(client: Client) -> None:
    made = client.make([("red", "person"), ("green", "greedy"), ("blue", "mautoma")])
    made.wait("red")
    with client.live(made.id, made.keys["red"], made.seen("red")["version"]) as wire:
        wire.next("update")
        made.money()
        made.money()
        seen: list[dict[str, object]] = []
        while True:
            update = wire.next("update")
            seen += update["moves"]
            if update["seen"]["turn"] == "red" and any(m["seat"] == "blue" for m in seen):
                break
        numbers = [int(str(m["number"])) for m in seen]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert all((m["trace"] is not None) == (m["seat"] == "blue") for m in seen)


def test_a_deleted_table_says_so(client: Client) -> None:
    made = client.make(ALONE)
    with client.live(made.id, made.keys["red"]) as wire:
        wire.next("update")
        client.ask("DELETE", f"/tables/{made.id}", made.host)
        assert wire.next("gone")["why"] == "deleted"
        with pytest.raises(ConnectionClosed):
            wire.next()


def test_moves_from_nowhere_are_stale(client: Client) -> None:
    made = client.make(TWO)
    with client.live(made.id, made.keys["red"], since=9999) as wire:
        assert wire.next() == {"type": "gone", "why": "stale"}


@pytest.mark.parametrize(
    ("table", "key", "type"), [(True, "forged", "bad-key"), (True, "", "no-key"), (False, "", "no-table")]
)
def test_a_wrong_hello_is_answered_and_closed(client: Client, table: bool, key: str, type: str) -> None:
    made = client.make(TWO)
    with client.live(made.id if table else "nowhere", key) as wire:
        message = wire.next()
        assert (message["type"], message["problem"]["type"]) == ("problem", type)
        with pytest.raises(ConnectionClosed) as closed:
            wire.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


@pytest.mark.parametrize("hello", ["", "null", "{", '{"key": 7}', json.dumps({"key": "x" * 400})])
def test_nonsense_instead_of_a_hello_closes(client: Client, hello: str) -> None:
    with connect(f"ws://{client.address}/api/tables/x/live", proxy=None) as socket:
        socket.send(hello)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_another_site_can_t_open_it(client: Client, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{client.address}/api/tables/x/live", proxy=None, origin=Origin(origin))
    assert refused.value.response.status_code == 403


def test_our_own_page_can(client: Client) -> None:
    made = client.make(TWO)
    address = f"ws://{client.address}/api/tables/{made.id}/live"
    with connect(address, proxy=None, origin=Origin(f"http://{client.address}")) as socket:
        socket.send(json.dumps({"key": made.keys["red"]}))
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "update"

"""A server in a thread or in a process of its own, and somebody to talk to it."""

import asyncio
import json
import os
import subprocess
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from footplate.server.app import make_app
from footplate.server.connections import guarded
from footplate.server.house import House
from footplate.server.listening import listen
from footplate.server.settings import Settings
from tests.waiting import PATIENCE, until
from tools import leash

Json = dict[str, Any]
T = TypeVar("T")
TWO = [("red", "person"), ("blue", "person")]
ALONE = [("red", "person"), ("blue", "greedy")]


class Here:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        socket = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{socket.getsockname()[1]}"
        self.settings = settings
        self.app = make_app(settings)
        config = uvicorn.Config(
            self.app,
            log_level="warning",
            http=guarded(settings, 2000),
            ws="websockets-sansio",
            lifespan="on",
            timeout_graceful_shutdown=1,
            ws_max_size=100_000,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, args=(socket,))
        self.thread.start()
        until("the server has started, or can't", lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started

    def _run(self, socket: Any) -> None:
        asyncio.run(self._serve(socket))

    async def _serve(self, socket: Any) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve(sockets=[socket])

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Something of the server's own, done in its thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def house(self) -> House:
        assert isinstance(self.app.app, Litestar)
        house: House = self.app.app.state.house
        return house

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()

    def idle(self) -> bool:
        """Every request has been dealt with, to its very end."""
        return not self.server.server_state.tasks


class Apart:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str, *more: str) -> None:
        command = ["tests.same_deals", "--port", "0", "--rate", "0", "--database", database, *more]
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(["src", os.environ.get("PYTHONPATH", ""), "."]))
        self.process = leash.start(*command, env=environment, stderr=subprocess.PIPE)
        assert self.process.stderr is not None
        line = ""
        for line in self.process.stderr:
            if "Footplate is at" in line:
                break
        else:
            leash.kill(self.process)
            raise AssertionError(f"the server did not start: {line}")
        self.address = line.split("http://")[1].split("/")[0]
        self.reader = threading.Thread(target=self.process.stderr.read)
        self.reader.start()

    def kill(self) -> None:
        leash.kill(self.process)
        self._end()

    def __enter__(self) -> "Apart":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self.process.returncode is None:
            self.process.terminate()
            leash.let_go(self.process)
            self._end()

    def _end(self) -> None:
        self.reader.join()
        assert self.process.stderr is not None
        self.process.stderr.close()


class Client:
    """A person with a browser: requests with a key, or without."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE, trust_env=False)

    def ask(self, method: str, path: str, key: str = "", body: object = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        headers |= more.pop("headers", {})
        if body is not None:
            more["json"] = body
        return self.http.request(method, f"/api{path}", headers=headers, **more)

    def make(self, seats: list[tuple[str, str]], **more: object) -> "Made":
        response = self.ask("POST", "/tables", body=wish(seats, **more))
        assert response.status_code == 201, response.text
        return Made(self, response.json())

    @contextmanager
    def live(self, table: str, key: str, since: int = 0, chat: int = 0) -> Iterator["Wire"]:
        with connect(f"ws://{self.address}/api/tables/{table}/live", max_size=None, proxy=None) as socket:
            socket.send(json.dumps({"key": key, "since": since, "chat": chat}))
            yield Wire(socket)

    def close(self) -> None:
        self.http.close()


class Wire:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.boards: list[Json] = []  # of the last update

    def next(self, *kinds: str) -> Json:
        """The next message of these kinds; others are passed over."""
        while True:
            message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] == "update":
                self.complete(message)
            if not kinds or message["type"] in kinds:
                return message

    def complete(self, update: Json) -> None:
        """Put in what didn't change since the update before."""
        for number, board in enumerate(update["seen"]["boards"]):
            if board.pop("part", False):
                before = self.boards[number]
                for parts in {"places", "lines"} & before.keys():
                    new = {part["name"]: part for part in board.get(parts, [])}
                    board[parts] = [new.get(part["name"], part) for part in before[parts]]
                update["seen"]["boards"][number] = {**before, **board}
        self.boards = update["seen"]["boards"]

    def until(self, version: int) -> Json:
        while True:
            message = self.next("update")
            if message["seen"]["version"] >= version:
                return message


class Made:
    """A table that was made, with all its keys."""

    def __init__(self, client: Client, made: Json) -> None:
        self.client = client
        self.id: str = made["table"]
        self.keys: dict[str, str] = made["seatKeys"]
        self.host: str = made["hostKey"]
        self.spectator: str = made["spectatorKey"]

    def ask(self, method: str, path: str, seat: str = "", body: object = None, **more: Any) -> httpx.Response:
        return self.client.ask(method, f"/tables/{self.id}{path}", self.keys.get(seat, ""), body, **more)

    def seen(self, seat: str) -> Json:
        response = self.ask("GET", "", seat)
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    def play(self, seat: str, move: str, version: int = -1) -> httpx.Response:
        if version < 0:
            version = self.seen(seat)["version"]
        return self.ask("POST", "/moves", seat, {"version": version, "moves": [move]})

    def wait(self, seat: str) -> Json:
        """The table when a person has to decide, or it is over."""

        def arrived() -> Json | None:
            seen = self.seen(seat)
            return seen if seen["over"] or seen["turn"] in self.keys else None

        found = until("a person's turn, or the end", arrived)
        assert found is not None
        return found

    def turn(self) -> str:
        """Whose turn it is, among people."""
        return str(self.wait(next(iter(self.keys)))["turn"])

    def step(self, choice: int = 0) -> Json:
        """One move of whoever has to decide."""
        seat = self.turn()
        seen = self.seen(seat)
        move = seen["answers"][choice % len(seen["answers"])]["move"]
        response = self.play(seat, move, seen["version"])
        assert response.status_code == 201, response.text
        return {"seat": seat, "move": move, "version": response.json()["version"], "before": seen["version"]}

    def money(self) -> Json:
        """A move that everybody may always make, and that reveals nothing."""
        seat = self.turn()
        response = self.play(seat, "money")
        assert response.status_code == 201, response.text
        return {"seat": seat, "version": response.json()["version"]}


def wish(seats: list[tuple[str, str]], **more: object) -> Json:
    return {
        "game": "steam-power",
        "edition": "final",
        "options": {"map": "GL"},
        "seats": [{"name": name, "kind": kind} for name, kind in seats],
        **more,
    }


def problem(response: httpx.Response, status: int, type: str) -> Json:
    """The answer is a problem of this type, and says something a person can read."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    found: Json = response.json()
    assert found["type"] == type
    assert found["status"] == status
    assert len(found["detail"]) > 10
    return found

"""What guests can do to each other: loopback only, bounded. Each attack says what it did and how others fared.

python benchmarks/guests.py                                   every attack, on SQLite
python benchmarks/guests.py history undos --source OTHER/src  some, on another checkout's server: before and after
"""

import argparse
import asyncio
import json
import resource
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import psutil
import psycopg
from websockets.asyncio.client import ClientConnection, connect

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from benchmarks.serving import Process, database
from footplate.games import GAMES
from footplate.players import make_player, play_on
from footplate.table.game import Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller

Json = dict[str, Any]
PEOPLE = {"red": "person", "blue": "person"}


class Place:
    """A server, and somebody to ask it; another guest has another address of this machine."""

    def __init__(self, source: str, file: Path, *more: str) -> None:
        self.source, self.file, self.more = source, file, more
        self.server = Process(str(file), *more, compiled=source)

    def again(self, *more: str) -> None:
        self.server.stop()
        self.server = Process(str(self.file), *(more or self.more), compiled=self.source)

    def guest(self, address: str = "127.0.0.1") -> httpx.AsyncClient:
        carrier = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        return httpx.AsyncClient(base_url=f"http://{self.server.address}", timeout=120, transport=carrier)

    def work(self) -> float:
        """Seconds of processor time of the server itself, without its workers."""
        times = psutil.Process(self.server.child.pid).cpu_times()
        return float(times.user + times.system)

    def memory(self) -> float:
        return float(psutil.Process(self.server.child.pid).memory_info().rss) / 1e6


async def make(guest: httpx.AsyncClient, seats: dict[str, str], **more: object) -> Json:
    body = {"game": "steam-power", "edition": "final", "options": {"map": "GL"}, **more}
    body["seats"] = [{"name": name, "kind": kind} for name, kind in seats.items()]
    answer = await guest.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def key(made: Json, seat: str = "red") -> dict[str, str]:
    return {"Authorization": f"Bearer {made['seatKeys'][seat]}"}


async def move(guest: httpx.AsyncClient, made: Json) -> None:
    seen = (await guest.get(f"/api/tables/{made['table']}", headers=key(made))).json()
    body = {"version": seen["version"], "moves": ["money"]}
    answer = await guest.post(f"/api/tables/{made['table']}/moves", json=body, headers=key(made, seen["turn"]))
    assert answer.status_code == 201, answer.text


async def watch(place: Place, made: Json, stack: AsyncExitStack) -> ClientConnection:
    uri = f"ws://{place.server.address}/api/tables/{made['table']}/live"
    wire = await stack.enter_async_context(connect(uri, max_size=None, proxy=None, compression=None))
    with suppress(Exception):
        await wire.send(json.dumps({"key": made["seatKeys"]["red"]}))
    return wire


async def hears(wire: ClientConnection, kind: str, seconds: float) -> bool:
    with suppress(Exception):
        async with asyncio.timeout(seconds):
            async for text in wire:
                if json.loads(text)["type"] == kind:
                    return True
    return False


@contextmanager
def somebody(place: Place, waits: list[float]) -> Iterator[None]:
    """Another guest, who asks for the lobby all the time; how long each answer took."""

    async def ask() -> None:
        async with place.guest("127.0.0.2") as other:
            while True:
                began = time.perf_counter()
                await other.get("/api/lobby")
                waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.02)

    task = asyncio.create_task(ask())
    try:
        yield
    finally:
        task.cancel()


def longest(game: str, seats: int) -> Match:
    box = GAMES[game]
    match = Match(box, Setup(game, box.info.editions[0], [Seat(c) for c in box.info.colours[:seats]], {}))
    play_on(match, [make_player("random", str(i)) for i in range(seats)], Roller("long"))
    return match


async def watched(place: Place) -> str:
    place.again("--tables", "3")
    async with place.guest() as guest, AsyncExitStack() as stack:
        tables = [await make(guest, PEOPLE) for _ in range(6)]
        wires = [await watch(place, made, stack) for made in tables]
        for wire in wires:
            await hears(wire, "update", 10)
        heard = 0
        for made, wire in zip(tables, wires, strict=True):
            await move(guest, made)
            heard += await hears(wire, "update", 6)
    return f"three tables in memory, six watched: {heard} of 6 heard the move"


async def history(place: Place) -> str:
    match = longest("steamrollers", 5)
    async with place.guest() as guest:
        made = await make(guest, {}, log=write_log(match))
        seat = next(iter(made["seatKeys"]))
        path, headers = f"/api/tables/{made['table']}/history", key(made, seat)
        await guest.get(f"/api/tables/{made['table']}", headers=headers)
        waits: list[float] = []
        began, work = time.perf_counter(), place.work()
        with somebody(place, waits):
            answers = await asyncio.gather(*(guest.get(path, headers=headers) for _ in range(24)))
        took, work = time.perf_counter() - began, place.work() - work
    size = len(answers[0].content) / 1e6
    return (
        f"24 histories ({size:.1f} MB each) of {len(match.moves)} moves: {took:.1f} s, {work:.1f} s of the server's "
        f"processor, others waited {max(waits, default=took):.2f} s at most"
    )


async def undos(place: Place) -> str:
    async with place.guest() as guest:
        made = await make(guest, PEOPLE)
        box = GAMES["steam-power"]
        match = Match(box, Setup("steam-power", "final", [Seat("red"), Seat("blue")], {"map": "GL"}))
        play_on(match, [make_player("greedy", "1"), make_player("greedy", "2")], Roller("undos"))
        match = match.at(len(match.moves) - 30)
        last = match.moves[-1]
        line = match.line(last)
        seat = match.setup.name(last.seat)
        lines = [match.line(entry) for entry in match.moves]
        while len(lines) < 8736:
            lines += [f"{seat}: undo 1", line]
        place.server.stop()
        with sqlite3.connect(place.file) as database:
            database.execute("DELETE FROM entries WHERE table_id = ?", (made["table"],))
            rows = [(made["table"], n, words, False) for n, words in enumerate(lines, 1)]
            database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
            sql = "UPDATE tables SET version = ?, moves = ?, stamp = stamp + 1 WHERE id = ?"
            database.execute(sql, (len(lines), len(match.moves), made["table"]))
        place.server = Process(str(place.file), *place.more, compiled=place.source)
    async with place.guest() as guest:
        await guest.get(f"/api/tables/{made['table']}", headers=key(made))
        waits: list[float] = []
        with somebody(place, waits):
            await asyncio.sleep(0.5)
            began = time.perf_counter()
            answer = await guest.get(f"/api/tables/{made['table']}/moves", headers=key(made))
            took = time.perf_counter() - began
            await asyncio.sleep(0.1)
    assert len(answer.json()) == len(lines)
    return f"the log of {len(lines)} lines, half undos: {took:.2f} s, others waited {max(waits):.2f} s at most"


async def talk(place: Place) -> str:
    async with place.guest() as guest, AsyncExitStack() as stack:
        made = await make(guest, PEOPLE)
        wires = [await watch(place, made, stack) for _ in range(100)]
        for wire in wires:
            await hears(wire, "update", 20)
        work = place.work()
        for n in range(50):
            await guest.post(f"/api/tables/{made['table']}/chat", json={"text": f"line {n}"}, headers=key(made))
            assert all(await asyncio.gather(*(hears(wire, "chat", 20) for wire in wires)))
        work = place.work() - work
    return f"50 lines of talk to 100 viewers: {work:.1f} s of the server's processor"


async def mine(place: Place) -> str:
    async with place.guest() as guest:
        tables = [await make(guest, PEOPLE) for _ in range(200)]
        place.server.stop()
        with sqlite3.connect(place.file) as database:
            database.execute("UPDATE tables SET origin = ?", ("x" * 900_000,))
    place.server = Process(str(place.file), *place.more, compiled=place.source)
    async with place.guest() as guest:
        before = place.memory()
        body = {"keys": [made["seatKeys"]["red"] for made in tables]}
        began = time.perf_counter()
        asked = asyncio.gather(*(guest.post("/api/mine", json=body) for _ in range(4)))
        most = before
        while not asked.done():
            most = max(most, place.memory())
            await asyncio.sleep(0.01)
        assert len((await asked)[0].json()) == 200
    return f"4 lists of 200 large tables: {time.perf_counter() - began:.1f} s, {most - before:.0f} MB"


async def idle(place: Place) -> str:
    place.server.stop()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))  # what most systems give a process
    try:
        place.server = Process(str(place.file), "--rate", "40", compiled=place.source)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    host, port = place.server.address.split(":")
    with ExitStack() as stack:
        for _ in range(1100):
            one = stack.enter_context(socket.create_connection((host, int(port)), 5))
            one.setblocking(False)
        began = time.perf_counter()
        async with place.guest("127.0.0.2") as other:
            try:
                told = str((await other.get("/api/lobby", timeout=10)).status_code)
            except httpx.HTTPError as error:
                told = type(error).__name__
        took = time.perf_counter() - began
        await asyncio.sleep(3)
    place.server.stop()
    said = len(place.server.complaints)
    place.server = Process(str(place.file), compiled=place.source)
    return f"1,100 connections that ask nothing: another guest got {told} after {took:.2f} s; {said} lines in the log"


async def strokes(place: Place) -> str:
    place.again("--rate", "40")
    async with place.guest() as guest:
        address = f"http://{place.server.address}//api/lobby"
        found = [(await guest.get(address)).status_code for _ in range(1500)]
    served, wait = found.count(200), found.count(429)
    return f"1,500 requests for //api/lobby: {served} served, {wait} told to wait, the others not found"


async def household(place: Place) -> str:
    """One house has 2^64 addresses of IPv6; behind a proxy, which tells them."""
    place.again("--rate", "4", "--public", "http://games.example.org")
    async with place.guest() as guest:
        found, began = list[int](), time.perf_counter()
        for first in range(0, 1500, 50):
            houses = [{"X-Forwarded-For": f"2001:db8::{n:x}"} for n in range(first, first + 50)]
            answers = await asyncio.gather(*(guest.get("/api/lobby", headers=house) for house in houses))
            found += [answer.status_code for answer in answers]
        took = time.perf_counter() - began
    served = f"{found.count(200)} served in {took:.1f} s, where 4 a second and 400 at once are allowed"
    return f"1,500 requests from as many addresses of one /64: {served}"


async def flood(place: Place) -> str:
    place.again("--rate", "40")
    async with place.guest() as guest:
        made = await make(guest, PEOPLE)
        path, body = f"/api/tables/{made['table']}/chat", {"text": "x" * 1000}
        found = [(await guest.post(path, json=body, headers=key(made))).status_code for _ in range(300)]
    return f"300 lines of talk, one after the other: {found.count(201)} taken"


async def full(place: Place) -> str:
    """What a full disk does, without filling one: files that can't grow."""
    place.server.stop()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        place.server = Process(str(place.file), compiled=place.source)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    async with place.guest() as guest:
        made = await make(guest, PEOPLE)
        path, body = f"/api/tables/{made['table']}/chat", {"text": "x" * 1000}
        last = [(await guest.post(path, json=body, headers=key(made))).status_code for _ in range(400)][-1]
        health = (await guest.get("/api/health")).status_code
    return f"on a full disk talk is answered with {last}, and health with {health}"


async def silent(place: Place) -> str:
    """A PostgreSQL whose every process stands still, as behind a cut cable."""
    with database("postgres") as address:
        place.server.stop()
        place.server = Process(address, compiled=place.source)
        with psycopg.connect(address) as connection:
            postmaster = psutil.Process(connection.info.backend_pid).parent()
        async with place.guest() as guest:
            made = await make(guest, PEOPLE)
            asks = {"health": "/api/health", "a table": f"/api/tables/{made['table']}", "alive": "/api/health/alive"}
            try:
                postmaster.suspend()  # first: nobody comes or goes any more
                for process in postmaster.children():
                    process.suspend()
                told = [f"{name} {await waited(guest, path, made)}" for name, path in asks.items()]
            finally:
                for process in [*postmaster.children(), postmaster]:
                    process.resume()
        place.server.stop()
    place.server = Process(str(place.file), compiled=place.source)
    return f"the database is silent: {', '.join(told)}"


async def waited(guest: httpx.AsyncClient, path: str, made: Json) -> str:
    """An answer and when it came; whoever waits longer than half a minute has left."""
    began = time.perf_counter()
    try:
        status = (await guest.get(path, headers=key(made), timeout=30)).status_code
    except httpx.TimeoutException:
        return "gave no answer in 30 s"
    return f"answered {status} after {time.perf_counter() - began:.1f} s"


async def sockets(place: Place) -> str:
    place.again("--rate", "40")
    async with place.guest() as guest, AsyncExitStack() as stack:
        made = await make(guest, PEOPLE)
        wires = [await watch(place, made, stack) for _ in range(300)]
        open = sum(await asyncio.gather(*(hears(wire, "update", 20) for wire in wires)))
    return f"300 live connections of one address: {open} served"


async def bots(place: Place) -> str:
    """Another guest's bot, alone and beside 41 tables where only bots play."""

    async def turn(other: httpx.AsyncClient) -> float:
        made = await make(other, {"red": "person", "blue": "greedy"})
        path, times = f"/api/tables/{made['table']}", list[float]()

        async def until_red() -> int:
            while (seen := (await other.get(path, headers=key(made))).json())["turn"] != "red":
                await asyncio.sleep(0.01)
            return int(seen["version"])

        version = await until_red()
        while len(times) < 3:
            began = time.perf_counter()
            await other.post(f"{path}/moves", json={"version": version, "moves": ["money"]}, headers=key(made))
            now = await until_red()
            if now > version + 1:  # the bot has played
                times.append(time.perf_counter() - began)
            version = now
        return sorted(times)[1]

    async with place.guest() as guest, place.guest("127.0.0.2") as other:
        alone = await turn(other)
        for _ in range(41):
            await make(guest, {"red": "greedy", "blue": "greedy", "green": "greedy", "yellow": "greedy"})
        beside = await turn(other)
    return f"a bot's turn takes {alone:.2f} s alone, {beside:.2f} s beside 41 tables of another guest's bots"


ALL = (watched, history, undos, talk, mine, idle, strokes, household, sockets, flood, bots, full, silent)
ATTACKS: dict[str, Callable[[Place], Coroutine[None, None, str]]] = {attack.__name__: attack for attack in ALL}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", help=", ".join(ATTACKS))
    parser.add_argument("--source", default="", help="the source folder, or the compiled one, of the server to attack")
    args = parser.parse_args()
    for name in args.attacks or ATTACKS:
        with TemporaryDirectory(prefix="footplate-") as folder:
            place = Place(args.source, Path(folder) / "tables.db")
            try:
                print(f"{name}: {asyncio.run(ATTACKS[name](place))}", flush=True)
            finally:
                place.server.kill()


if __name__ == "__main__":
    main()

"""How the server stands many tables: loopback only, bounded.

    python benchmarks/load.py                       200 tables of two people, each moving every two seconds, for 30 s
    python benchmarks/load.py --database postgres --compiled FOLDER

Measured is the time from sending a move to the other person's update. Then: how long a game of 300 moves takes to open,
and what an idle table costs in memory. FOLDER is the compiled engine (`python tools/compile.py` prints it).
"""

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from benchmarks.serving import Process, database
from footplate.games import GAMES
from footplate.players import make_player, play_on
from footplate.table.game import Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller


class Answer(msgspec.Struct):
    move: str


class Seen(msgspec.Struct):
    version: int
    turn: str
    over: bool
    answers: list[Answer]


class Message(msgspec.Struct):
    type: str
    seen: Seen | None = None


decode = msgspec.json.Decoder(Message).decode


class Caller:
    """The least that speaks HTTP: the load must not cost more than the server."""

    def __init__(self, address: str) -> None:
        self.host, port = address.split(":")
        self.port = int(port)

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)

    async def post(self, path: str, key: str, body: bytes) -> int:
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
            f"Authorization: Bearer {key}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length:")[1].split(b"\r\n")[0])
        await self.reader.readexactly(length)
        return int(answer.split(b" ")[1])


class Person:
    def __init__(self, seat: str, key: str) -> None:
        self.seat = seat
        self.key = key
        self.seen: Seen | None = None
        self.news = asyncio.Event()
        self.at = 0.0

    async def listen(self, address: str, table: str) -> None:
        uri = f"ws://{address}/api/tables/{table}/live"
        async with connect(uri, max_size=None, compression=None, proxy=None) as socket:
            self.socket: ClientConnection = socket
            await socket.send(msgspec.json.encode({"key": self.key}).decode())
            async for text in socket:
                message = decode(text)
                if message.seen is not None:
                    self.seen, self.at = message.seen, time.perf_counter()
                    self.news.set()

    async def until(self, version: int) -> None:
        while self.seen is None or self.seen.version < version:
            self.news.clear()
            await self.news.wait()


async def table(
    address: str, made: dict[str, Any], every: float, until: float, times: list[float], late: list[float]
) -> None:
    """Two people who move in turn, each every so many seconds; a move that can't be made in time comes late."""
    people = {seat: Person(seat, key) for seat, key in made["seatKeys"].items()}
    listeners = [asyncio.create_task(p.listen(address, made["table"])) for p in people.values()]
    caller = Caller(address)
    await caller.open()
    for person in people.values():
        await person.until(1)
    dice = random.Random(made["table"])
    due = time.perf_counter() + dice.random() * every / 2
    path = f"/api/tables/{made['table']}/moves"
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        late.append(time.perf_counter() - due)
        seats = [p for p in people.values() if p.seen is not None]
        newest = max(seats, key=lambda p: p.seen.version if p.seen else 0)
        assert newest.seen is not None
        if newest.seen.over:
            break
        mover = people[newest.seen.turn]
        other = next(p for p in people.values() if p is not mover)
        await mover.until(newest.seen.version)
        assert mover.seen is not None
        move = dice.choice(mover.seen.answers).move
        version = mover.seen.version
        began = time.perf_counter()
        status = await caller.post(path, mover.key, msgspec.json.encode({"version": version, "moves": [move]}))
        assert status == 201, status
        await other.until(version + 1)
        times.append(other.at - began)
        due += every / 2
    for listener in listeners:
        listener.cancel()


async def load(server: Process, tables: int, every: float, seconds: float) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, trust_env=False) as client:
        made = []
        for _ in range(tables):
            body = {
                "game": "steam-power", "edition": "final", "options": {"map": "GL"},
                "seats": [{"name": "red", "kind": "person"}, {"name": "blue", "kind": "person"}],
            }  # fmt: skip
            made.append((await client.post("/api/tables", json=body)).json())
    process = psutil.Process(server.child.pid)
    warm, times, late = 10.0, list[float](), list[float]()
    until = time.perf_counter() + warm + seconds
    playing = [asyncio.create_task(table(server.address, m, every, until, times, late)) for m in made]
    await asyncio.sleep(warm)
    times.clear()
    late.clear()
    used, own = cpu(process), time.process_time()
    began = time.perf_counter()
    await asyncio.gather(*playing)
    took = time.perf_counter() - began
    times.sort()
    print(
        f"{tables} tables x 2 people, a move each every {every:g} s: {len(times) / took:.0f} moves/s for {took:.0f} s; "
        f"to the other person's update: p50 {at(times, 0.5):.1f} ms, p95 {at(times, 0.95):.1f} ms, "
        f"p99 {at(times, 0.99):.1f} ms, worst {times[-1] * 1000:.0f} ms"
    )
    print(
        f"  server: {(cpu(process) - used) / took:.0%} of a core, "
        f"{(cpu(process) - used) / len(times) * 1000:.2f} ms a move; "
        f"this script: {(time.process_time() - own) / took:.0%}, late by p99 {at(sorted(late), 0.99):.0f} ms"
    )


def at(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))] * 1000


def cpu(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)


def long_log(moves: int) -> str:
    """A game of two random players, cut to a length."""
    game = GAMES["steam-power"]
    options = {option.name: option.values[0] for option in game.info.options}
    match = Match(game, Setup("steam-power", "final", [Seat("red"), Seat("blue")], options))
    play_on(match, [make_player("random", "1"), make_player("random", "2")], Roller("long"))
    return write_log(match.at(min(moves, len(match.moves))))


async def opening(address: str, compiled: str) -> None:
    """How long the first look at a long game takes on a server that doesn't have it in memory."""
    log = long_log(300)
    times = []
    server = await asyncio.to_thread(Process, address, "--tables", "1", compiled=compiled)
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, trust_env=False) as client:
        body = {"game": "", "edition": "", "options": {}, "seats": [], "log": log}
        first, second = [(await client.post("/api/tables", json=body)).json() for _ in range(2)]
        for n in range(20):
            made = (first, second)[n % 2]
            headers = {"Authorization": f"Bearer {made['seatKeys']['red']}"}
            began = time.perf_counter()
            seen = (await client.get(f"/api/tables/{made['table']}", headers=headers)).json()
            moves = (await client.get(f"/api/tables/{made['table']}/moves", headers=headers)).json()
            times.append(time.perf_counter() - began)
            assert len(moves) == seen["version"] >= 300
    await asyncio.to_thread(server.stop)
    times.sort()
    print(
        f"opening a game of 300 moves (table and moves): p50 {at(times, 0.5):.1f} ms, worst {times[-1] * 1000:.1f} ms"
    )


async def memory(address: str, compiled: str, tables: int) -> None:
    """What idle tables with a game of 300 moves cost, each after somebody has looked at all of it."""
    log = long_log(300)
    server = await asyncio.to_thread(Process, address, compiled=compiled)
    process = psutil.Process(server.child.pid)
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, trust_env=False) as client:
        sizes = []
        for n in range(tables + 50):
            if n == 50:
                sizes.append(process.memory_info().rss)
            body = {"game": "", "edition": "", "options": {}, "seats": [], "log": log}
            made = (await client.post("/api/tables", json=body)).json()
            headers = {"Authorization": f"Bearer {made['seatKeys']['red']}"}
            await client.get(f"/api/tables/{made['table']}", headers=headers)
            await client.get(f"/api/tables/{made['table']}/moves", headers=headers)
        sizes.append(process.memory_info().rss)
    await asyncio.to_thread(server.stop)
    print(f"memory of an idle table of 300 moves: {(sizes[1] - sizes[0]) / tables / 1000:.0f} kB (of {tables} tables)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a person")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--compiled", default="", help="the folder of the compiled engine")
    parser.add_argument("--only", default="", help="load, opening or memory")
    args = parser.parse_args()
    if not 0 < args.tables <= 1000 or not 0 < args.seconds <= 300:
        parser.error("at most 1000 tables and 300 seconds")
    with database(args.database) as address:
        if args.only in ("", "load"):
            server = Process(address, compiled=args.compiled)
            asyncio.run(load(server, args.tables, args.every, args.seconds))
            server.stop()
            if server.complaints:
                print("the server said:", *server.complaints[:5])
        if args.only in ("", "opening"):
            asyncio.run(opening(address, args.compiled))
        if args.only in ("", "memory"):
            asyncio.run(memory(address, args.compiled, 300))


if __name__ == "__main__":
    main()

"""Kill the server at random moments, again and again: no acknowledged move is lost, none is invented, and every
table goes on.

    python benchmarks/durability.py --rounds 100 --database sqlite
    python benchmarks/durability.py --rounds 100 --database postgres

Each round starts the server, compares every table's log with what was promised, plays at all tables at once, and
kills it with SIGKILL within a second.
"""

import argparse
import asyncio
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "src")]

from benchmarks.serving import Process, database
from footplate.games import GAMES
from footplate.server.settings import database_address
from footplate.server.store import Store
from footplate.table.log import FORMAT, MOVES, read_log

PATIENCE = 120.0
SEATS = [
    [("red", "person"), ("blue", "person")],
    [("red", "person"), ("blue", "greedy")],
    [("red", "person"), ("blue", "mautoma")],
    [("red", "person"), ("blue", "person"), ("green", "random")],
]


@dataclass
class Table:
    """A table, and what its players were promised."""

    id: str
    keys: dict[str, str]
    promised: dict[int, str] = field(default_factory=dict)  # line number -> the move that was acknowledged
    version: int = 0  # the highest version that anybody was told
    log: list[str] = field(default_factory=list)  # as it stood in the database the last time
    asked: tuple[int, str] | None = None  # a move that was sent and not answered
    moved: bool = False  # somebody could move in this round
    over: bool = False


@dataclass
class Count:
    rounds: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    kept: int = 0  # of those, the ones that had been stored
    finished: int = 0


async def play(client: httpx.AsyncClient, table: Table, dice: random.Random, count: Count) -> None:
    """Move after move, until the server is no more."""
    while not table.over:
        seat = dice.choice(list(table.keys))
        seen = (await client.get(f"/api/tables/{table.id}", headers=bearer(table.keys[seat]))).json()
        assert seen["version"] >= table.version, f"{table.id} went back from {table.version} to {seen['version']}"
        table.version = seen["version"]
        if seen["over"]:
            table.over = table.moved = True
            count.finished += 1
        elif seen["answers"]:
            move = dice.choice(seen["answers"])["move"]
            table.asked = (seen["version"] + 1, f"{seat}: {move}")
            body = {"version": seen["version"], "moves": [move]}
            response = await client.post(f"/api/tables/{table.id}/moves", json=body, headers=bearer(table.keys[seat]))
            number, line = table.asked
            table.asked = None
            if response.status_code == 201:
                table.promised[number] = line
                table.version = response.json()["version"]
                table.moved = True
                count.acknowledged += 1
            else:
                assert response.status_code == 409, response.text
        else:
            await asyncio.sleep(0.005)


async def until_dead(client: httpx.AsyncClient, table: Table, dice: random.Random, count: Count) -> None:
    try:
        await play(client, table, dice, count)
    except httpx.TransportError:
        count.unanswered += table.asked is not None


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def make(client: httpx.AsyncClient, seats: list[tuple[str, str]]) -> Table:
    body = {
        "game": "steam-power",
        "edition": "final",
        "options": {"map": "GL"},
        "seats": [{"name": name, "kind": kind} for name, kind in seats],
    }
    response = await client.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    made = response.json()
    return Table(made["table"], made["seatKeys"])


async def compare(store: Store, table: Table, count: Count) -> None:
    """The log in the database against what was promised."""
    row = await store.row(table.id)
    assert row is not None, f"{table.id} is gone"
    stored = await store.lines(table.id, 0, 1_000_000)
    lines = [line.line for line in stored]
    assert len(lines) == row.version, f"{table.id}: {len(lines)} lines at version {row.version}"
    assert row.version >= table.version, f"{table.id} lost lines: {row.version} of {table.version}"
    assert lines[: len(table.log)] == table.log, f"{table.id}: an earlier line has changed"
    for number, line in table.promised.items():
        assert lines[number - 1] == line, (
            f"{table.id}: {number} was acknowledged as {line!r}, not {lines[number - 1]!r}"
        )
    for number, one in enumerate(stored, 1):
        chosen = one.line.partition(":")[0] in table.keys and not one.forced
        if chosen and number not in table.promised:
            assert (number, one.line) == table.asked, f"{table.id}: nobody played {number} {one.line!r}"
            table.promised[number] = one.line
            count.kept += 1
    match = read_log("\n".join([FORMAT, row.header, "", MOVES, *lines]) + "\n", GAMES)  # every line is legal
    match.game.check(match.state)
    table.log, table.version, table.asked = lines, row.version, None


async def one_round(
    address: str, tables: list[Table], dice: random.Random, count: Count, longest: float
) -> list[Table]:
    store = Store(database_address(address))
    await store.open()
    for table in tables:
        await compare(store, table, count)
    await store.close()
    server = await asyncio.to_thread(Process, address, "--workers", "1")
    try:
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, trust_env=False) as client:
            going = [table for table in tables if not table.over]
            for seats in SEATS * 2:
                if len(going) < 2 * len(SEATS):
                    going.append(await make(client, seats))
            players = [asyncio.create_task(until_dead(client, table, dice, count)) for table in going]
            await all_move(going, players)
            await asyncio.sleep(dice.random() * longest)
            await asyncio.to_thread(server.kill)
            await asyncio.gather(*players)
    finally:
        if server.child.poll() is None:  # something was wrong: leave no server behind
            server.kill()
    count.rounds += 1
    return going


async def all_move(going: list[Table], players: list[asyncio.Task[None]]) -> None:
    """Every table goes on; on a busy machine that may take a while."""
    for table in going:
        table.moved = False
    until = time.monotonic() + PATIENCE
    while not all(table.moved for table in going):
        await asyncio.sleep(0.01)
        for task in players:
            if task.done():
                task.result()  # raises what went wrong
        stuck = [(table.id, table.version) for table in going if not table.moved]
        assert time.monotonic() < until, f"these tables don't go on within {PATIENCE:g} s: {stuck}"


async def run(address: str, rounds: int, seed: int, longest: float = 1.0, show: bool = False) -> Count:
    dice = random.Random(seed)
    count = Count()
    tables: list[Table] = []
    for n in range(rounds):
        tables = await one_round(address, tables, dice, count, longest)
        if show and (n + 1) % 10 == 0:
            print(f"  {n + 1} rounds: {count}", flush=True)
    store = Store(database_address(address))
    await store.open()
    for table in tables:
        await compare(store, table, count)
    await store.close()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with database(args.database) as address:
        count = asyncio.run(run(address, args.rounds, args.seed, show=True))
    print(
        f"{args.database}: {count.rounds} kills, {count.acknowledged} moves acknowledged and none lost, "
        f"{count.unanswered} without an answer of which {count.kept} had been stored, {count.finished} games finished, "
        f"none invented, in {time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()

"""The worker processes: a few, started when first needed, each killed and replaced if it takes too long."""

import asyncio
import os
import sys
from collections import deque
from typing import Final, Generic, TypeVar

import msgspec

from footplate.server.worker import LENGTH, Ask, Tell

T = TypeVar("T")
START_SECONDS: Final = 30.0
decoder: Final[msgspec.msgpack.Decoder[Tell]] = msgspec.msgpack.Decoder(Tell)


class TooSlow(Exception):
    """The budget is used up."""


class Broken(Exception):
    """The worker ended without an answer."""


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process

    async def ask(self, ask: Ask) -> Tell:
        source, sink = self.process.stdout, self.process.stdin
        assert source is not None
        assert sink is not None
        data = msgspec.msgpack.encode(ask)
        sink.write(LENGTH.pack(len(data)) + data)
        await sink.drain()
        (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
        told: Tell = decoder.decode(await source.readexactly(length))
        return told

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Round(Generic[T]):
    """Things that are lent to one after the other: to each of those who wait in turn, however much each waits for."""

    def __init__(self, things: list[T]) -> None:
        self.free: Final = things
        self.waiting: dict[str, deque[asyncio.Future[T]]] = {}  # by whose it is; who is next is first

    async def take(self, whose: str) -> T:
        if self.free:
            return self.free.pop()
        mine: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give(mine.result())
            raise

    def give(self, thing: T) -> None:
        while self.waiting:
            whose = next(iter(self.waiting))
            queue = self.waiting.pop(whose)
            first = queue.popleft()
            if queue:
                self.waiting[whose] = queue
            if not first.done():  # else nobody waits any more
                first.set_result(thing)
                return
        self.free.append(thing)


class Workers:
    def __init__(self, count: int) -> None:
        self.count: Final = count
        self.turns: Final[Round[Worker | None]] = Round([None] * count)  # None: one that may be started
        self.all: set[Worker] = set()
        # What people send or ask for may take long: it never has all the workers, so that bots go on.
        self.aside: Final = Round(list(range(max(1, count - 1))))

    async def ask_aside(self, ask: Ask, seconds: float, whose: str) -> Tell:
        """The same as `ask`, for what isn't a bot's turn."""
        leave = await self.aside.take(whose)
        try:
            return await self.ask(ask, seconds, whose)
        finally:
            self.aside.give(leave)

    async def ask(self, ask: Ask, seconds: float, whose: str) -> Tell:
        """An answer within the budget, which doesn't count waiting for a free worker. Raises TooSlow or Broken.

        `whose`: those who wait are served in turn, so that one guest's many tables are as quick as another's one.
        """
        worker = await self.turns.take(whose)
        back: Worker | None = None
        try:
            if worker is None or worker.process.returncode is not None:
                worker = await self._start()
            try:
                told = await asyncio.wait_for(worker.ask(ask), seconds)
                back = worker
                return told
            except TimeoutError:
                raise TooSlow from None
            except (asyncio.IncompleteReadError, ConnectionError):
                raise Broken from None
            finally:
                if back is None:  # too slow, broken, or nobody waits any more: it may be anywhere in a message
                    self.all.discard(worker)
                    await worker.end()
        finally:
            self.turns.give(back)

    async def _start(self) -> Worker:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "footplate.server.worker", stdin=pipe, stdout=pipe, env=dict(os.environ)
        )
        worker = Worker(process)
        self.all.add(worker)
        assert process.stdout is not None
        try:
            await asyncio.wait_for(process.stdout.readexactly(LENGTH.size), START_SECONDS)
        except (TimeoutError, asyncio.IncompleteReadError):
            self.all.discard(worker)
            await worker.end()
            raise Broken from None
        return worker

    async def close(self) -> None:
        for worker in list(self.all):
            await worker.end()
        self.all.clear()

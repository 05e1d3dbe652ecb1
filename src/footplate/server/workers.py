"""The worker processes: a few, started when first needed, each killed and replaced if it takes too long."""

import asyncio
import os
import sys
from typing import Final

import msgspec

from footplate.server.worker import LENGTH, Ask, Tell

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


class Workers:
    def __init__(self, count: int) -> None:
        self.count: Final = count
        self.free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()  # None: one that may be started
        for _ in range(count):
            self.free.put_nowait(None)
        self.all: set[Worker] = set()
        # What people send or ask for may take long: it never has all the workers, so that bots go on.
        self.aside: Final = asyncio.Semaphore(max(1, count - 1))

    async def ask_aside(self, ask: Ask, seconds: float) -> Tell:
        """The same as `ask`, for what isn't a bot's turn."""
        async with self.aside:
            return await self.ask(ask, seconds)

    async def ask(self, ask: Ask, seconds: float) -> Tell:
        """An answer within the budget, which doesn't count waiting for a free worker. Raises TooSlow or Broken."""
        worker = await self.free.get()
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
            self.free.put_nowait(back)

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

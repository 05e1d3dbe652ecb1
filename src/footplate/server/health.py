"""Whether this server can do its work. Who asks often costs nothing: one answer serves everybody for some seconds."""

import asyncio
import logging
import shutil
import time
from pathlib import Path
from typing import Final

from footplate.server.database import in_time
from footplate.server.store import Store

FRESH_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 3.0
FAILED_SECONDS: Final = 30.0
LEAST_FREE: Final = 20_000_000  # bytes; SQLite's journal alone may take a few
log = logging.getLogger("footplate.server")


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.until = 0.0  # how long the last answer is good
        self.fault = ""
        self.asking: asyncio.Task[None] | None = None

    async def sound(self) -> bool:
        """Whether the database takes what is written."""
        if time.monotonic() >= self.until:
            if self.asking is None:
                self.asking = asyncio.create_task(self._ask())
            await asyncio.shield(self.asking)
        return not self.fault

    async def _ask(self) -> None:
        try:
            self.fault = self._full() or self._failed() or await self._written()
            if self.fault:
                log.error("not ready: %s", self.fault)
        finally:
            self.until = time.monotonic() + FRESH_SECONDS
            self.asking = None

    def _failed(self) -> str:
        """What is written here is small: where a disk is full, it may still find room that a move wouldn't."""
        recently = time.monotonic() - self.store.failed < FAILED_SECONDS
        return "what was written last was refused" if recently else ""

    async def _written(self) -> str:
        try:
            await in_time(self.store.pulse(), ANSWER_SECONDS)
        except Exception as error:
            return str(error).partition("\n")[0] or type(error).__name__
        return ""

    def _full(self) -> str:
        file = self.store.engine.url.database
        if not self.store.sqlite or not file:
            return ""
        free = shutil.disk_usage(Path(file).parent).free
        return f"only {free // 1_000_000} MB are free beside the database" if free < LEAST_FREE else ""

"""What keeps a server going for months: background work that comes back, and a log that can be read afterwards."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger("footplate.server")
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0
SOUND: Final = 60.0  # seconds after which work counts as having gone well
LOGGERS: Final = ("footplate.server", "asyncio", "uvicorn.error", "litestar", "sqlalchemy.pool")
ALIKE: Final = 80  # characters by which complaints are told apart


async def tend(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do work that has no end, and begin it again whenever it ends all the same: soon, then ever later."""
    wait = FIRST_WAIT
    while True:
        began = time.monotonic()
        try:
            await work()
            log.error("%s ended; it begins again in %.1f s", name, wait)
        except Exception as error:
            log.error("%s failed; it begins again in %.1f s", name, wait, exc_info=error)
        await asyncio.sleep(wait)
        wait = FIRST_WAIT if time.monotonic() - began > SOUND else min(LONGEST_WAIT, 2 * wait)


class Rarely(logging.Filter):
    """Lets complaints that begin alike through a few times, then, once a while is over, says how many there were."""

    def __init__(self, most: int = 5, seconds: float = 60.0) -> None:
        super().__init__()
        self.most: Final = most
        self.seconds: Final = seconds
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = (record.name, str(record.msg).partition("\n")[0][:ALIKE])
        began, count = self.seen.get(key, (record.created, 0))
        if record.created - began >= self.seconds:
            if count > self.most:
                record.msg = f"{record.getMessage()} (and {count - self.most} like it that were left out)"
                record.args = None
            began, count = record.created, 0
        if len(self.seen) >= 1000:
            self.seen.clear()
        self.seen[key] = (began, count + 1)
        return count < self.most


def calm_logs() -> None:
    rarely = Rarely()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(rarely)

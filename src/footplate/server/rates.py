"""How much one address may ask: a bucket of requests that fills again, and a smaller one for new tables."""

import math
import time
from typing import Any, Final

from litestar.connection import ASGIConnection

from footplate.server.problems import Trouble
from footplate.server.settings import Settings

KEPT: Final = 10_000


class Bucket:
    def __init__(self, rate: float, burst: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left: dict[str, tuple[float, float]] = {}  # address -> (requests left, when that was)

    def take(self, who: str) -> float:
        """Take one. How many seconds to wait where there is none."""
        if self.rate <= 0:
            return 0.0
        now = time.monotonic()
        left, then = self.left.get(who, (float(self.burst), now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < 1:
            self.left[who] = (left, now)
            return (1 - left) / self.rate
        self.left[who] = (left - 1, now)
        if len(self.left) > KEPT:  # the full ones say nothing
            self.left = {k: v for k, v in self.left.items() if v[0] + (now - v[1]) * self.rate < self.burst}
        return 0.0


class Rates:
    def __init__(self, settings: Settings) -> None:
        self.all: Final = Bucket(settings.rate, settings.burst)
        self.makes: Final = Bucket(settings.makes if settings.rate > 0 else 0.0, settings.make_burst)

    def any(self, who: str) -> None:
        check(self.all.take(who))

    def making(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        check(self.makes.take(address(request)))


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def check(wait: float) -> None:
    if wait > 0:
        raise Trouble("too-many", "too-many", seconds=math.ceil(wait))

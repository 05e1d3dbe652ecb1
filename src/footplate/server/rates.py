"""How much one address may ask: buckets of requests, new tables and talk that fill again, and so many connections."""

import contextlib
import math
import time
from collections.abc import Iterator
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

from footplate.host.trouble import Trouble
from footplate.server.settings import Settings

KEPT: Final = 10_000
DAY: Final = 86_400.0


class Bucket:
    def __init__(self, rate: float, burst: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left: dict[str, tuple[float, float]] = {}  # address -> (requests left, when that was)
        self.kept = KEPT

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
        if len(self.left) > self.kept:  # the full ones say nothing
            self.left = {k: v for k, v in self.left.items() if v[0] + (now - v[1]) * self.rate < self.burst}
            self.kept = max(KEPT, 2 * len(self.left))  # so that looking through them stays rare
        return 0.0


class Turnstile:
    """How many live connections there may be at once, of each address and all together; 0: no limit."""

    def __init__(self, each: int, most: int) -> None:
        self.each: Final = each
        self.most: Final = most
        self.inside: dict[str, int] = {}
        self.all = 0

    def check(self, who: str) -> None:
        if 0 < self.each <= self.inside.get(who, 0):
            raise Trouble("too-many", "too-many-sockets", limit=self.each)
        if 0 < self.most <= self.all:
            raise Trouble("too-many", "server-crowded", limit=self.most)

    @contextlib.contextmanager
    def enter(self, who: str) -> Iterator[None]:
        self.inside[who] = self.inside.get(who, 0) + 1
        self.all += 1
        try:
            yield
        finally:
            self.all -= 1
            self.inside[who] -= 1
            if not self.inside[who]:
                del self.inside[who]


class Rates:
    def __init__(self, settings: Settings) -> None:
        on = settings.rate > 0
        self.all: Final = Bucket(settings.rate, settings.burst)
        self.makes: Final = Bucket(settings.makes if on else 0.0, settings.make_burst)
        self.talk: Final = Bucket(settings.talk if on else 0.0, settings.talk_burst)
        self.sockets: Final = Turnstile(settings.sockets if on else 0, settings.all_sockets)

    def any(self, who: str) -> None:
        check(self.all.take(network(who)))

    def making(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        check(self.makes.take(address(request)))

    def talking(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        check(self.talk.take(address(request)))


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return network(connection.client.host if connection.client else "")


def network(address: str) -> str:
    """Who counts as one: an IPv4 address, or the /64 of an IPv6 address, which is the least that a household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def check(wait: float) -> None:
    if wait > 0:
        raise Trouble("too-many", "too-many", seconds=math.ceil(wait))

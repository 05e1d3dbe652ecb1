"""Connections before there is a request: how many there may be, and how long one may take to ask something.

A connection that waits for its guest is cheap, but a process has only so many. Where there are too many, of one address
or of all, those go first that have been waiting longest; nobody is turned away while others sit idle.
"""

import asyncio
from collections.abc import Iterator
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from footplate.server.rates import network
from footplate.server.settings import Settings

LOOK_SECONDS: Final = 2.0  # how often that is looked at
RESERVED: Final = 200  # files that aren't connections: the database's, the workers', our own
FILES: Final = 16_384  # as many as are any use to one process


def allowed_files() -> int:
    """How many files and connections this process may have open, after asking for as many as it may get."""
    try:
        import resource
    except ImportError:  # Windows
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return FILES if soft == resource.RLIM_INFINITY else min(FILES, soft)


class Crowd:
    """The HTTP connections of one server. Live connections have left it: they are counted where they are served."""

    def __init__(self, each: int, most: int, seconds: float) -> None:
        self.each: Final = each  # of one address; 0: no limit
        self.most: Final = most
        self.seconds: Final = seconds
        self.inside: dict[str, int] = {}
        self.idle: dict[Guarded, None] = {}  # no request is being answered; who waits longest is first
        self.asking: dict[Guarded, float] = {}  # since when the server waits for the rest of a request
        self.all = 0
        self.looking = False

    def came(self, one: "Guarded") -> None:
        self.all += 1
        self.inside[one.who] = self.inside.get(one.who, 0) + 1
        self.idle[one] = None
        self.asked(one)
        if 0 < self.each < self.inside[one.who]:
            self._close(other for other in self.idle if other.who == one.who)
        elif self.all > self.most:
            self._close(iter(self.idle))

    def _close(self, idle: Iterator["Guarded"]) -> None:
        one = next(idle)  # there is one: who has just come is idle
        one.transport.abort()
        self.left(one)

    def asked(self, one: "Guarded") -> None:
        """A request begins: it has to be whole in time."""
        loop = asyncio.get_running_loop()
        self.asking.setdefault(one, loop.time())
        if not self.looking:
            self.looking = True
            loop.call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        late = [one for one, since in self.asking.items() if loop.time() - since >= self.seconds]
        for one in late:
            one.transport.abort()
            self.left(one)
        self.looking = bool(self.asking)
        if self.looking:
            loop.call_later(LOOK_SECONDS, self._look)

    def whole(self, one: "Guarded") -> None:
        self.asking.pop(one, None)
        self.idle.pop(one, None)

    def answered(self, one: "Guarded") -> None:
        if one.here:
            self.idle[one] = None

    def left(self, one: "Guarded") -> None:
        if one.here:
            one.here = False
            self.whole(one)
            self.all -= 1
            self.inside[one.who] -= 1
            if not self.inside[one.who]:
                del self.inside[one.who]


class Guarded(HttpToolsProtocol):
    """An HTTP connection that belongs to a crowd."""

    crowd: Crowd
    who = ""
    here = False
    done = False  # the request that comes in has its answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.who = network(self.client[0] if self.client else "")
        self.here = True
        self.crowd.came(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.left(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self in self.crowd.idle:
            self.crowd.asked(self)
        super().data_received(data)

    def on_message_begin(self) -> None:
        self.done = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        if self.done:  # it was refused before all of it had come
            self.crowd.asking.pop(self, None)
        else:
            self.crowd.whole(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.done = True
        self.crowd.answered(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self.crowd.left(self)
        super().handle_websocket_upgrade()


def share(files: int) -> int:
    """How many of a process's files may be HTTP connections, and how many live ones."""
    return max(1, (files - RESERVED) // 2)


def guarded(settings: Settings, most: int) -> type[Guarded]:
    """Connections of one server. Behind a proxy all have its address, so only their sum is limited."""
    each = settings.connections if settings.rate > 0 and not settings.public else 0
    return type("Connection", (Guarded,), {"crowd": Crowd(each, most, settings.ask_seconds)})

"""Live updates: a WebSocket that sends a viewer everything after the last version seen, in the viewer's own view.

A viewer keeps no queue: it remembers what it has sent, and sends what has changed since. A slow one skips
what it was too slow for, and still sees every move.
"""

import asyncio
import contextlib
import logging
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from footplate.host.messages import BoardSeen, SeatState
from footplate.host.see import updated
from footplate.host.trouble import Trouble
from footplate.server.database import AWAY
from footplate.server.gate import Caller, chat_line
from footplate.server.house import House
from footplate.server.messages import Chatted, Failed, Gone, Hello, Live, Presence
from footplate.server.problems import problem_of
from footplate.server.rates import address
from footplate.server.say import choose
from footplate.server.tables import Table

HELLO_SECONDS: Final = 10.0
BAD_HELLO: Final = 4400
REFUSED: Final = 4403
ENDED: Final = 4410
CROWDED: Final = 4429
UNHEARD: Final = 20  # messages after the hello, none of which means anything
AGAIN: Final = 4503  # something failed on our side: come again
log = logging.getLogger("footplate.server")
encoder: Final = msgspec.json.Encoder()
hello_decoder: Final = msgspec.json.Decoder(Hello)


class Viewer:
    def __init__(self, house: House, caller: Caller, hello: Hello, language: str) -> None:
        self.house: Final = house
        self.table: Final[Table] = caller.table
        self.seat: Final = caller.seat
        self.language: Final = language
        self.version = hello.since
        self.chat = min(hello.chat, self.table.row.chats)
        self.state: tuple[object, ...] | None = None  # what the last update said
        self.seats: list[SeatState] | None = None
        self.boards: list[BoardSeen] | None = None  # as the last update left them
        self.ended = False
        self.signal: Final = asyncio.Event()
        self.signal.set()

    def wake(self) -> None:
        self.signal.set()

    async def next(self) -> list[bytes]:
        """Wait for a change; the messages that tell it. After them, `ended` says whether there will be more."""
        while True:
            await self.signal.wait()
            self.signal.clear()
            if self.table.gone:
                return self._end("deleted")
            if self.version > self.table.row.version:  # they saw what we don't have: this is another database
                return self._end("stale")
            messages = [*await self._moves(), *await self._talk()]
            if messages:
                return messages

    def _end(self, why: Literal["deleted", "stale"]) -> list[bytes]:
        self.ended = True
        return [encoder.encode(Gone(why))]

    async def _moves(self) -> list[bytes]:
        table = self.table
        await self._explain()
        row, seats = table.row, table.seats()
        state = (row.version, row.names, row.wish, row.problem, row.stands, row.sealed)
        if state == self.state:
            if seats == self.seats:
                return []
            self.seats = seats
            return [encoder.encode(Presence(seats))]
        # From here on nothing is awaited, so that all of the update is of one version.
        key = (self.seat, self.version, self.language, self.boards is None, *state)
        if key not in table.cache:  # viewers of the same seat who saw the same before get the same bytes
            table.cache[key] = self._update()
        message, self.boards = table.cache[key]
        self.version, self.state, self.seats = row.version, state, seats
        return [message]

    def _update(self) -> tuple[bytes, list[BoardSeen]]:
        update, boards = updated(self.table, self.seat, self.version, self.language, self.boards)
        return encoder.encode(update), boards

    async def _explain(self) -> None:
        match = self.table.match
        if match is not None and match.version > self.version:
            await self.table.tell(match, list(range(self.version + 1, match.version + 1)))

    async def _talk(self) -> list[bytes]:
        if self.table.row.chats <= self.chat:
            return []
        said = await self.house.tables.talk(self.table, self.chat)
        self.chat = max([self.chat, *(one.number for one in said)])
        return [encoder.encode(Chatted(chat_line(one, self.language))) for one in said]


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    language = choose(socket.query_params.get("lang", ""), socket.headers.get("accept-language", ""))
    sockets, who = house.rates.sockets, address(socket)
    try:
        sockets.check(who)
        with sockets.enter(who):
            hello = hello_decoder.decode(await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS))
            language = choose(hello.lang, language)
            viewer = Viewer(house, await house.gate.enter(table, hello.key), hello, language)
            if 0 < house.settings.table_sockets <= len(viewer.table.watchers):
                raise Trouble("too-many", "table-crowded", limit=house.settings.table_sockets)
            await serve(socket, house, viewer)
    except Trouble as trouble:
        code = CROWDED if trouble.type == "too-many" else REFUSED
        await refuse(socket, Failed(problem_of(trouble, language)), code)
    except AWAY:
        await refuse(socket, Failed(problem_of(Trouble("try-again", "try-again"), language)), AGAIN)
    except (TimeoutError, msgspec.MsgspecError):
        await socket.close(BAD_HELLO)
    except WebSocketDisconnect:
        return


async def serve(socket: WebSocket[Any, Any, Any], house: House, viewer: Viewer) -> None:
    """Until the viewer leaves, or nothing more can be sent: a connection never stays open and silent."""
    first = not viewer.table.watchers
    viewer.table.watchers.add(viewer)
    house.presences.changed(viewer.table, first)
    work = [asyncio.create_task(send(socket, viewer)), asyncio.create_task(hear(socket))]
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in work:
            task.cancel()
        viewer.table.watchers.discard(viewer)
        house.presences.changed(viewer.table, False)
        await asyncio.gather(*work, return_exceptions=True)


async def hear(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing more is expected; this ends when the viewer leaves, or doesn't stop talking."""
    with contextlib.suppress(WebSocketDisconnect):
        for _ in range(UNHEARD):
            await socket.receive_text()
        await socket.close(BAD_HELLO)


async def send(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    code = AGAIN
    try:
        while not viewer.ended:
            for message in await viewer.next():
                await socket.send_text(message.decode())
        code = ENDED
    except AWAY:
        pass  # requests say so; the viewer comes again
    except WebSocketDisconnect:
        return
    except Exception:
        log.exception("a live update failed")
    await socket.close(code)


async def refuse(socket: WebSocket[Any, Any, Any], message: Live, code: int) -> None:
    await socket.send_text(encoder.encode(message).decode())
    await socket.close(code)

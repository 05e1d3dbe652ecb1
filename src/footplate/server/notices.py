"""What server processes on one PostgreSQL tell each other. A lost notice is harmless: they look at the database too."""

import logging
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import URL

from footplate.server.database import LIVELY, in_time

if TYPE_CHECKING:
    import psycopg

CHANNEL: Final = "footplate"
QUIET_SECONDS: Final = 20.0  # after so long without a notice, is anybody there?
ANSWER_SECONDS: Final = 5.0
log = logging.getLogger("footplate.server")


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server process tells the others."""

    table: str
    process: str = ""
    online: list[str] | None = None  # seats with somebody there, as this process knows
    hello: bool = False  # tell me yours
    by: str = ""  # the store that sent it, which needn't hear it


def read_notice(payload: str) -> Notice | None:
    """None where it isn't one: anybody who may use the database may send something."""
    try:
        return msgspec.json.decode(payload, type=Notice)
    except (msgspec.MsgspecError, UnicodeError):
        log.warning("a notice that isn't one of ours came over PostgreSQL, and was left")
        return None


async def notices(url: URL, me: str) -> AsyncGenerator[Notice | None]:
    """What other processes tell over one connection; None at its beginning, when something may have been missed.

    Ends with the connection, in whatever way that ends: the caller begins again.
    """
    import psycopg  # an extra: only where PostgreSQL is used

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await psycopg.AsyncConnection.connect(address, autocommit=True, **LIVELY)
    async with connection:
        await in_time(said(connection, f"LISTEN {CHANNEL}"), ANSWER_SECONDS)
        yield None
        while not connection.closed:
            async for notify in connection.notifies(timeout=QUIET_SECONDS):
                notice = read_notice(notify.payload)
                if notice is not None and notice.by != me:
                    yield notice
            await in_time(said(connection, "SELECT 1"), ANSWER_SECONDS)


async def said(connection: "psycopg.AsyncConnection[tuple[object, ...]]", words: str) -> None:
    await connection.execute(words.encode())

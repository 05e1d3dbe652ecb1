"""What can be set, from the command line or the environment (docs/operation.md)."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from msgspec import Struct

from footplate.calling import install
from footplate.home import data_folder
from footplate.table.errors import BadInput

PSYCOPG: Final = "psycopg[binary]>=3.2"  # as in pyproject.toml


class Settings(Struct, frozen=True):
    database: str  # an SQLAlchemy address
    public: str = ""  # the address people use, where it isn't the one the server listens on
    loopback: bool = True  # it listens to this machine only
    lan: bool = False  # … or to the home network, by numbers and this machine's own name
    reach: list[str] = []  # the addresses that others can use
    bot_seconds: float = 5.0  # what a bot may think about one decision
    workers: int = 2  # processes for bots, and for logs that people send
    rate: float = 40.0  # requests a second from one address, in the long run; 0: no limits for addresses at all
    burst: int = 400
    makes: float = 0.5  # … of which new tables
    make_burst: int = 40
    quota: int = 200  # tables one address may make in a day
    talk: float = 1.0  # lines of talk a second from one address
    talk_burst: int = 30
    connections: int = 100  # HTTP connections of one address
    ask_seconds: float = 20.0  # for a whole request, from its first byte (the first: from when the connection is made)
    sockets: int = 100  # live connections of one address
    table_sockets: int = 200  # … of one table
    all_sockets: int = 0  # … of this process; 0: no limit
    keep_unfinished: float = 0.0  # days after which a table that nobody moves at is deleted; 0: never
    keep_finished: float = 0.0
    open_tables: int = 2000  # kept in memory
    absent_hours: float = 24.0  # how long somebody may take for a move before others let a bot play for them
    deleted_days: float = 7.0  # how long a deleted table can be put back
    poll_seconds: float = 2.0  # how often tables that are being watched are compared with the database


def database_address(text: str) -> str:
    """An SQLAlchemy address from what people write: nothing, a file, `sqlite:///…` or `postgresql://…`."""
    if not text:
        text = str(data_folder() / "tables.db")
    scheme, colon, rest = text.partition("://")
    if not colon:
        path = Path(text).absolute()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            what = f"the folder {path.parent} is not there and can't be made: {(error.strerror or '').lower()}."
            raise BadInput(what, "--database", "Name a file in a folder that you may write to.") from None
        return f"sqlite+aiosqlite:///{path}"
    kind = scheme.partition("+")[0]
    if kind == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    if kind in ("postgres", "postgresql"):
        if find_spec("psycopg") is None:
            raise BadInput(
                "the driver for PostgreSQL is not installed.", "--database", f"Install it: {install(PSYCOPG)}"
            )
        return f"postgresql+psycopg://{rest}"
    raise BadInput(f"unknown database {scheme!r}.", "--database", "Use a file, sqlite:///FILE or postgresql://….")


def unusable(address: str, why: str) -> BadInput:
    """What is wrong with a database that can't be opened, and what to do."""
    if not address.startswith("sqlite"):
        return BadInput(f"the database can't be used: {why}.", "--database", "Does it run, and may you use it?")
    path = Path(address.partition(":///")[2])
    if not path.parent.is_dir():
        what, cure = f"there is no folder {path.parent}.", "Make it first, or name a file in one that is there."
    elif path.is_dir():
        what, cure = f"{path} is a folder.", f"Name a file in it, like {path / 'tables.db'}."
    elif not os.access(path if path.exists() else path.parent, os.W_OK):
        what, cure = f"{path} can't be written to.", "Name a file in a folder that you may write to."
    else:
        what, cure = (
            f"{path} can't be used: {why}.",
            "Is it a database of Footplate? Name another file to begin a new one.",
        )
    return BadInput(what, "--database", cure)

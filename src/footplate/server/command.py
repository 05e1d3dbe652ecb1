"""The command `footplate serve`."""

import argparse
import asyncio
import contextlib
import gc
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from typing import Final

import uvicorn
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from footplate.server.app import make_app
from footplate.server.settings import Settings, database_address
from footplate.server.store import Store
from footplate.server.tending import calm_logs
from footplate.table.errors import BadInput

LOOPBACK: Final = {"127.0.0.1", "::1", "localhost"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for everybody")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on; 0 takes any free one")
    parser.add_argument(
        "--database",
        default=os.environ.get("FOOTPLATE_DATABASE", ""),
        help="a file, or postgresql://USER@HOST/NAME (default: FOOTPLATE_DATABASE, else a file in your data folder)",
    )
    parser.add_argument(
        "--public",
        default=os.environ.get("FOOTPLATE_PUBLIC", ""),
        help="the address people use, like https://games.example.org, where a proxy stands in front",
    )
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.add_argument("--bot-seconds", type=float, default=5.0, help="how long a bot may think about a decision")
    parser.add_argument("--workers", type=int, default=2, help="processes for bots")
    parser.add_argument("--rate", type=float, default=40.0, help="requests a second from one address; 0: no limit")
    parser.add_argument("--tables", type=int, default=2000, help="how many tables are kept in memory")


def run(args: argparse.Namespace) -> int:
    if args.workers < 1:
        raise BadInput("at least one worker is needed.", "--workers")
    settings = Settings(
        database=database_address(args.database),
        public=args.public,
        loopback=args.host in LOOPBACK,
        bot_seconds=args.bot_seconds,
        workers=args.workers,
        rate=args.rate,
        open_tables=args.tables,
    )
    try:
        asyncio.run(opened(settings.database))
    except (CommandError, SQLAlchemyError, sqlite3.Error, OSError) as error:
        what = str(error).partition("\n")[0]
        raise BadInput(f"the database can't be used: {what}.", "--database", "Is it there, and is it one?") from None
    listener = listen(args.host, args.port)
    port = listener.getsockname()[1]
    host = "127.0.0.1" if args.host in ("0.0.0.0", "::", "") else args.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(args.public),
        ws="websockets-sansio",
        ws_max_size=100_000,
        ws_per_message_deflate=not settings.loopback or bool(args.public),
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,
        lifespan="on",
    )
    server = Server(config, address, args.open)
    rest_the_collector()
    calm_logs()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


async def opened(database: str) -> None:
    """Open the database once, and bring it up to date: what is wrong with it is said before anything is served."""
    if database.startswith("sqlite"):  # its asynchronous driver leaves a thread behind where there is nothing to open
        with contextlib.closing(sqlite3.connect(make_url(database).database or "")) as plain:
            plain.execute("PRAGMA schema_version")
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


def rest_the_collector() -> None:
    """Looking through all objects for cycles stops every table for a fifth of a second, where few hundred are open.

    What is loaded by now stays, and needs no looking at; requests leave their cycles young, where they are found early.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(3_000, 20, 500)


class Server(uvicorn.Server):
    """Says where it is, once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, show: bool) -> None:
        super().__init__(config)
        self.address: Final = address
        self.show: Final = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Footplate is at {self.address} (stop it with Ctrl-C)", file=sys.stderr, flush=True)
            if self.show:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, because asyncio sets TCP_NODELAY only then; without it each answer waits 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        cure = "Is Footplate running already? '--port 0' takes any free one."
        raise BadInput(f"can't listen on {host} port {port}: {error}.", "--port", cure) from None
    listener.set_inheritable(True)
    return listener


def main() -> int:
    """`python -m footplate.server.command`, for services and tests."""
    parser = argparse.ArgumentParser(prog="footplate serve")
    add_arguments(parser)
    try:
        return run(parser.parse_args())
    except BadInput as error:
        print(f"footplate: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())

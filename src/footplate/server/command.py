"""The command `footplate serve`."""

import argparse
import asyncio
import contextlib
import gc
import socket
import sqlite3
import sys
import threading
import webbrowser
from typing import Final, TextIO

import uvicorn
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from footplate.server.app import make_app
from footplate.server.arguments import FINISHED_DAYS, UNFINISHED_DAYS, USUAL, add_arguments
from footplate.server.connections import allowed_files, guarded, share
from footplate.server.listening import listen, running
from footplate.server.reach import ANYWHERE, LOOPBACK, bracketed, code, reach
from footplate.server.settings import Settings, database_address, unusable
from footplate.server.store import Store
from footplate.server.tending import calm_logs
from footplate.table.errors import BadInput


def run(args: argparse.Namespace) -> int:
    if args.workers < 1:
        raise BadInput("at least one worker is needed.", "--workers")
    host = host_of(args)
    if (there := already(args)) != "":
        print(f"Footplate is at {there} already, and stays there.", file=sys.stderr, flush=True)
        webbrowser.open(there)
        return 0
    database = database_address(args.database)
    try:
        asyncio.run(opened(database))
    except (CommandError, SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise unusable(database, str(error).partition("\n")[0]) from None
    listener = listen(host, args.port)
    port = listener.getsockname()[1]
    files = allowed_files()
    settings = Settings(
        database=database,
        public=args.public,
        loopback=host in LOOPBACK,
        lan=args.lan,
        reach=reach(host, port, args.public),
        bot_seconds=args.bot_seconds,
        workers=args.workers,
        rate=args.rate,
        open_tables=args.tables,
        all_sockets=share(files),
        keep_unfinished=days(args, args.keep_unfinished, UNFINISHED_DAYS),
        keep_finished=days(args, args.keep_finished, FINISHED_DAYS),
        deleted_days=args.deleted_days,
        absent_hours=args.absent_hours,
    )
    address = f"http://{bracketed('127.0.0.1' if host in ANYWHERE else host)}:{port}/"
    server = Server(configured(settings, files), address, settings.reach, args.open)
    rest_the_collector()
    calm_logs()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


def already(args: argparse.Namespace) -> str:
    """Who only wants to play, and has a Footplate running, gets that one: its address, or nothing."""
    plain = args.open and args.port is None and not args.database and not args.public and not args.lan
    return running(args.host, USUAL) if plain and args.host in LOOPBACK else ""


def host_of(args: argparse.Namespace) -> str:
    """The address to listen on."""
    if not args.lan:
        return str(args.host)
    if args.host not in LOOPBACK | ANYWHERE:
        raise BadInput(f"--lan listens on all addresses, not only on {args.host}.", "--lan", "Leave one of them out.")
    return "0.0.0.0"


def configured(settings: Settings, files: int) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.public),
        http=guarded(settings, share(files)),
        ws="websockets-sansio",
        ws_max_size=100_000,
        ws_per_message_deflate=not settings.loopback or bool(settings.public),
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,
        lifespan="on",
    )


def days(args: argparse.Namespace, given: float | None, default: float) -> float:
    """How long tables are kept: at home for ever, unless somebody says otherwise."""
    home = args.lan or (args.host in LOOPBACK and not args.public)
    return given if given is not None else 0.0 if home else default


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

    def __init__(self, config: uvicorn.Config, address: str, others: list[str], show: bool) -> None:
        super().__init__(config)
        self.address: Final = address
        self.others: Final = others
        self.show: Final = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            announce(self.address, self.others, sys.stderr)
            if self.show:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def announce(address: str, others: list[str], out: TextIO) -> None:
    """Where the server is, for whom; a code for phones where somebody looks at a terminal."""
    print(f"Footplate is at {address} (stop it with Ctrl-C)", file=out)
    for other in others:
        print(f"For others:     {other}/", file=out)
    if others and out.isatty():
        with contextlib.suppress(UnicodeEncodeError):  # a terminal without the blocks it is drawn with
            print(code(f"{others[0]}/"), file=out)
    out.flush()


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

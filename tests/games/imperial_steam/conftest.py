"""The game is only begun, so its pages come from a server that is told of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.helpers import Server


@pytest.fixture(scope="session")
def telling_server(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), games="imperial-steam") as running:
        yield running


@pytest.fixture
def server(telling_server: Server) -> Server:
    return telling_server

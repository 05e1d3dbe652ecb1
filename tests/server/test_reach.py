"""Where others find the server: said in the terminal and to the page, by names that only it can have."""

import argparse
import io
import socket
from pathlib import Path

import pytest

from footplate.server import reach as module
from footplate.server.arguments import add_arguments
from footplate.server.command import announce, host_of
from footplate.server.reach import is_own_name, own_addresses, reach
from footplate.server.settings import Settings, database_address
from footplate.table.errors import BadInput
from tests.server.helpers import TWO, Client, Here, problem, wish


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def test_lan_listens_on_every_address() -> None:
    assert host_of(arguments()) == "127.0.0.1"
    assert host_of(arguments("--lan")) == "0.0.0.0"
    assert host_of(arguments("--lan", "--host", "0.0.0.0")) == "0.0.0.0"
    with pytest.raises(BadInput):
        host_of(arguments("--lan", "--host", "192.168.1.4"))


def test_where_others_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "own_addresses", lambda: ["192.168.1.4", "10.0.0.4"])
    assert reach("127.0.0.1", 8000, "") == []
    assert reach("localhost", 8000, "") == []
    assert reach("0.0.0.0", 8000, "") == ["http://192.168.1.4:8000", "http://10.0.0.4:8000"]
    assert reach("192.168.1.9", 80, "") == ["http://192.168.1.9:80"]
    assert reach("fd00::4", 80, "") == ["http://[fd00::4]:80"]
    assert reach("127.0.0.1", 8000, "https://games.example.org/") == ["https://games.example.org"]


def test_own_addresses_are_nobody_elses() -> None:
    for address in own_addresses():
        with socket.socket() as ours:
            ours.bind((address, 0))  # only an address of this machine can be listened on
        assert not address.startswith(("127.", "169.254."))


def test_the_terminal_says_it_with_a_code() -> None:
    out = Terminal()
    announce("http://127.0.0.1:8000/", ["http://192.168.1.4:8000", "http://10.0.0.4:8000"], out)
    text = out.getvalue()
    assert text.startswith("Footplate is at http://127.0.0.1:8000/ ")
    assert "http://192.168.1.4:8000/" in text
    assert "http://10.0.0.4:8000/" in text
    assert "█" in text
    out = Terminal()
    announce("http://127.0.0.1:8000/", [], out)
    assert "█" not in out.getvalue()
    log = io.StringIO()  # nobody scans a log
    announce("http://127.0.0.1:8000/", ["http://192.168.1.4:8000"], log)
    assert "http://192.168.1.4:8000/" in log.getvalue()
    assert "█" not in log.getvalue()


def test_the_lobby_tells_the_page(tmp_path: Path) -> None:
    database = database_address(str(tmp_path / "t.db"))
    server = Here(Settings(database, loopback=False, lan=True, reach=["http://192.168.1.4:1"]))
    client = Client(server.address)
    try:
        assert client.ask("GET", "/lobby").json()["reach"] == ["http://192.168.1.4:1"]
        body = wish(TWO)
        port = server.address.partition(":")[2]
        for name in ("192.168.1.4", "localhost", socket.gethostname(), f"{socket.gethostname()}.local"):
            headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
            assert client.ask("POST", "/tables", body=body, headers=headers).status_code == 201, name
        problem(client.ask("GET", "/lobby", headers={"Host": "evil.example"}), 403, "bad-origin")
    finally:
        client.close()
        server.close()


@pytest.mark.parametrize("host", ["evil.example", "192.168.1.4.evil.example", ""])
def test_a_foreign_name_is_not_ours(host: str) -> None:
    assert not is_own_name(host)

"""The front door: origins, hosts, rates, headers, and the client's files."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.server import static
from footplate.server.door import API_POLICY, PAGE_POLICY
from footplate.server.settings import Settings, database_address
from footplate.table.errors import BadInput
from tests.server.helpers import TWO, Client, Here, problem, wish
from tests.waiting import until


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_another_site_can_change_nothing(client: Client, origin: str) -> None:
    made = client.make(TWO)
    before = made.seen("red")
    headers = {"Origin": origin}
    problem(client.ask("POST", "/tables", body=wish(TWO), headers=headers), 403, "bad-origin")
    body = {"version": before["version"], "moves": ["money"]}
    problem(made.ask("POST", "/moves", before["turn"], body, headers=headers), 403, "bad-origin")
    problem(client.ask("DELETE", f"/tables/{made.id}", made.host, headers=headers), 403, "bad-origin")
    assert made.seen("red") == before


def test_a_browser_that_says_cross_site_is_believed(client: Client) -> None:
    response = client.ask("POST", "/tables", body=wish(TWO), headers={"Sec-Fetch-Site": "cross-site"})
    problem(response, 403, "bad-origin")


def test_our_own_page_may(client: Client) -> None:
    headers = {"Origin": f"http://{client.address}", "Sec-Fetch-Site": "same-origin"}
    assert client.ask("POST", "/tables", body=wish(TWO), headers=headers).status_code == 201


def test_a_foreign_name_for_this_machine_is_refused(client: Client) -> None:
    """DNS rebinding: a site's own name suddenly points to 127.0.0.1."""
    port = client.address.split(":")[1]
    headers = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    problem(client.ask("POST", "/tables", body=wish(TWO), headers=headers), 403, "bad-origin")
    problem(client.ask("GET", "/lobby", headers={"Host": "evil.example"}), 403, "bad-origin")
    assert client.ask("GET", "/lobby", headers={"Host": f"localhost:{port}"}).status_code == 200


def test_every_answer_wears_its_headers(client: Client) -> None:
    for path, policy in [
        ("/api/lobby", API_POLICY),
        ("/api/tables/x", API_POLICY),
        ("/", PAGE_POLICY),
        ("/t/x", PAGE_POLICY),
    ]:
        headers = client.http.get(path).headers
        assert headers["content-security-policy"] == policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "set-cookie" not in headers
        assert "server" not in headers or "uvicorn" in headers["server"]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Client]:
    settings = Settings(
        database=database_address(str(tmp_path / "t.db")), rate=0.001, burst=10, makes=0.001, make_burst=2,
        public="https://games.example.org",
    )  # fmt: skip
    server = Here(settings)
    client = Client(server.address)
    yield client
    client.close()
    server.close()


def test_too_many_requests_have_to_wait(strict: Client) -> None:
    for _ in range(10):
        assert strict.ask("GET", "/lobby").status_code == 200
    response = strict.ask("GET", "/lobby")
    problem(response, 429, "too-many")
    assert int(response.headers["retry-after"]) >= 1


def test_new_tables_are_rationed_too(strict: Client) -> None:
    assert [strict.ask("POST", "/tables", body=wish(TWO)).status_code for _ in range(3)] == [201, 201, 429]


def test_behind_a_proxy_only_the_public_address_counts(strict: Client) -> None:
    headers = {"Host": "games.example.org", "Origin": "https://games.example.org"}
    assert strict.ask("POST", "/tables", body=wish(TWO), headers=headers).status_code == 201
    headers["Origin"] = "http://games.example.org"
    problem(strict.ask("POST", "/tables", body=wish(TWO), headers=headers), 403, "bad-origin")


def test_the_client_s_files(client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "files", static.Files(tmp_path))
    assert "not built" in client.http.get("/").text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Footplate</title>" + " " * 600)
    (tmp_path / "assets" / "app-1a2b.js").write_text("console.log(1);" * 100)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    page = client.http.get("/t/abc123")
    assert "Footplate" in page.text
    assert (page.headers["content-type"], page.headers["cache-control"]) == ("text/html; charset=utf-8", "no-store")
    script = client.http.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    plain = client.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == script.content
    assert client.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    for path in (
        "/nothing.js",
        "/assets/nothing.js",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
    ):
        assert client.http.get(path).status_code == 404


def test_addresses_of_databases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert database_address(str(tmp_path / "a" / "b.db")) == f"sqlite+aiosqlite:///{tmp_path}/a/b.db"
    assert database_address("sqlite:////x.db") == "sqlite+aiosqlite:////x.db"
    assert database_address("postgresql://u@h/n") == "postgresql+psycopg://u@h/n"
    assert database_address("postgres://u@h/n") == "postgresql+psycopg://u@h/n"
    with pytest.raises(BadInput):
        database_address("mysql://h/n")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert database_address("") == f"sqlite+aiosqlite:///{tmp_path}/share/footplate/tables.db"


def test_a_request_that_is_broken_off_is_nobody_s_fault(
    server: Here, client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    host, port = client.address.split(":")
    with socket.create_connection((host, int(port))) as half:
        head = f"POST /api/tables HTTP/1.1\r\nhost: {client.address}\r\ncontent-type: application/json\r\n"
        half.sendall(f"{head}content-length: 100\r\n\r\n{{".encode())
        until("the server has begun with it", lambda: not server.idle())
    until("the server is done with it", server.idle)
    assert client.ask("GET", "/health").status_code == 200
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []

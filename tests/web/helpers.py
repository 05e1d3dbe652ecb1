"""A server of our own, pages that are watched, and hands that click on the board."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Page, Request, expect

from tests.waiting import PATIENCE, Found
from tools import leash

ROOT: Final = Path(__file__).resolve().parents[2]
SHOTS: Final = ROOT / "build" / "screenshots"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PORTS: Final = Random()
R: Final = 40.0  # web/src/hexmap/geometry.ts
APOTHEM: Final = R * 3**0.5 / 2
WATCH: Final = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (e) => violations.push(e.violatedDirective + " " + e.blockedURI));
"""


def find_chromium() -> str | None:
    names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    return next((path for name in names if (path := shutil.which(name))), None)


def hold_a_port() -> socket.socket:
    """A port that stays ours while a server is away: held by a socket that doesn't listen, among those that are never
    given to anybody who asks for any free one."""
    while True:
        held = socket.socket()
        try:
            held.bind(("127.0.0.1", PORTS.randrange(20_000, 32_000)))
        except OSError:
            held.close()
            continue
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # the server may listen there beside it
        return held


class Server:
    """`footplate serve` in a process of its own, on a free port, with a database that outlives it."""

    def __init__(
        self, folder: Path, python: Path = Path(sys.executable), source: Path = ROOT / "src", games: str = ""
    ) -> None:
        """`games`: from elsewhere, as FOOTPLATE_GAMES names them."""
        self.games: Final = games
        self.python: Final = python
        self.source: Final = source
        self.database: Final = folder / "tables.db"
        self.held: Final = hold_a_port()
        self.port: Final[int] = self.held.getsockname()[1]
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.more: list[str] = []  # further settings

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.held.close()

    def start(self) -> None:
        ours = self.source == ROOT / "src"  # an installed one is served as anybody serves it
        module = "tests.same_deals" if ours else "footplate.server.command"
        command = [module, "--port", str(self.port), "--rate", "0", "--workers", "1"]
        path = [str(self.source), os.environ.get("PYTHONPATH", ""), *([str(ROOT)] if ours else [])]
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(path))
        if self.games:
            environment["FOOTPLATE_GAMES"] = self.games
        log = self.database.parent / "server.log"
        with log.open("ab") as out:
            command += ["--database", str(self.database), *self.more]
            self.process = leash.start(*command, env=environment, stderr=out, python=str(self.python))
        limit = time.monotonic() + PATIENCE
        while not self.healthy():
            if self.process.poll() is not None or time.monotonic() > limit:
                self.kill()
                raise AssertionError(f"the server did not start: {log.read_text()}")
            time.sleep(0.05)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=PATIENCE):
                return True
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            leash.kill(self.process)
            self.process = None

    def ask(self, method: str, path: str, key: str = "", body: object = None) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def make(self, *seats: str, options: dict[str, str] | None = None, **more: object) -> "MadeTable":
        """A table with seats like `red`, `blue=mautoma`, `green=random`."""
        pairs = [seat.partition("=") for seat in seats]
        wish = {
            "game": "steam-power",
            "edition": "final",
            "options": {"map": "GL"} if options is None else options,
            "seats": [{"name": name, "kind": kind or "person"} for name, _, kind in pairs],
            **more,
        }
        return MadeTable(self, self.ask("POST", "/tables", "", wish))

    def open(self, **text: str) -> "MadeTable":
        """A table from a `log` or a `scenario`."""
        wish = {"game": "", "edition": "", "options": {}, "seats": [], **text}
        return MadeTable(self, self.ask("POST", "/tables", "", wish))

    def recorded(self, game: str, name: str, moves: int) -> "MadeTable":
        """A table in the middle of a recorded game."""
        file = ROOT / "tests" / "games" / game / "fixtures" / f"{name}.log"
        head, _, played = file.read_text("utf-8").partition("moves:\n")
        return self.open(log="\n".join([f"{head}moves:", *played.splitlines()[:moves], ""]))


class MadeTable:
    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server: Final = server
        self.id: Final[str] = made["table"]
        self.keys: Final[dict[str, str]] = made["seatKeys"]
        self.spectator: Final[str] = made["spectatorKey"]

    def link(self, seat: str = "") -> str:
        return f"{self.server.address}/t/{self.id}#{self.keys.get(seat, self.spectator)}"

    def seen(self, seat: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self.server.ask("GET", f"/tables/{self.id}", self.keys.get(seat, self.spectator))
        return found

    def play(self, seat: str, *moves: str) -> None:
        """Moves without the page, to get somewhere."""
        for move in moves:
            wish = {"version": self.seen(seat)["version"], "moves": [move]}
            self.server.ask("POST", f"/tables/{self.id}/moves", self.keys[seat], wish)


def fulfilling(server: Server, *changes: tuple[str, str]) -> MadeTable:
    """A contract that can be fulfilled in several ways: the position of a scenario, with some of its words changed."""
    file = ROOT / "scenarios" / "steam_power" / "fulfil-route-of-ones-choice.scn"
    text = file.read_text("utf-8").partition("when:")[0]
    for before, after in changes:
        text = text.replace(before, after)
    return server.open(scenario=text)


class Watch:
    """What a page may not do: break its policy, ask another site, throw, or complain."""

    def __init__(self, page: Page, address: str) -> None:
        self.page: Final = page
        self.address: Final = address
        self.wrong: Final[list[str]] = []
        page.add_init_script(WATCH)
        page.on("request", self.asked)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.wrong.append(f"threw {error}"))

    def asked(self, request: Request) -> None:
        own = (self.address, self.address.replace("http", "ws", 1), "data:", "blob:")
        if not request.url.startswith(own):
            self.wrong.append(f"asked {request.url}")

    def heard(self, message: ConsoleMessage) -> None:
        # Chromium itself reports refused moves (4xx) and lost connections as errors.
        expected = ("Failed to load resource", "WebSocket connection to", "net::ERR")
        if message.type in ("error", "warning") and not any(part in message.text for part in expected):
            self.wrong.append(f"said {message.text}")

    def check(self) -> None:
        if not self.page.is_closed():
            self.wrong.extend(self.page.evaluate("window.violations ?? []"))
        assert self.wrong == [], self.wrong


def until(page: Page, script: str) -> None:
    """Wait for something that isn't to be seen. Playwright's own `wait_for_function` breaks the page's policy."""
    until_seen(page, script, lambda: page.evaluate(script))


def until_seen(page: Page, what: str, found: Callable[[], Found]) -> Found:
    """What a condition finds, once it finds something. Meanwhile the page lives on, as it wouldn't beside a `sleep`."""
    limit = time.monotonic() + PATIENCE
    while not (result := found()):
        assert time.monotonic() < limit, f"it never came to this: {what}"
        page.wait_for_timeout(30)
    return result


def stop_the_clock(page: Page) -> None:
    """What the page shows step by step stays at its first step, until `page.clock.resume()`: nobody can miss it."""
    page.clock.install()
    page.clock.pause_at(int(page.evaluate("Date.now()")) + 1000)


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def ready(page: Page) -> None:
    """The board is drawn, and nothing is on its way."""
    expect(page.locator("[role=application] svg > g > *").first).to_be_attached()
    expect(page.locator(".decide[inert]")).to_have_count(0)


def point_of(page: Page, cell: dict[str, Any], pointy: bool = False) -> tuple[float, float]:
    """Where a hex is on the screen."""
    script = """([x, y]) => {
        const m = document.querySelector("[role=application] svg > g").getScreenCTM();
        return [m.a * x + m.e, m.d * y + m.f];
    }"""
    across, down = (APOTHEM, 1.5 * R) if pointy else (1.5 * R, APOTHEM)
    x, y = page.evaluate(script, [cell["x"] * across, cell["y"] * down])
    return x, y


def cell_named(seen: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(c for c in seen["boards"][0]["places"] if name in (c["name"], c["title"]))
    return found


def click_hex(page: Page, seen: dict[str, Any], name: str) -> None:
    page.mouse.click(*point_of(page, cell_named(seen, name), seen["boards"][0]["layout"] == "pointy"))


def settled(page: Page, table: MadeTable, seat: str, version: int) -> dict[str, Any]:
    """The table once the page has done something after a version."""

    def later() -> dict[str, Any] | None:
        ready(page)
        seen = table.seen(seat)
        return seen if seen["version"] > version and page.locator(".decide[inert]").count() == 0 else None

    found = until_seen(page, f"a version after {version}", later)
    assert found is not None
    return found


def start_from_lobby(page: Page, server: Server, automa: str = "Mautoma") -> MadeTable:
    """Two clicks to a game against a normal Mautoma, or another automa."""
    page.get_by_role("button", name=f"Play against {automa}").first.click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    ready(page)
    id, key = page.url.partition("/t/")[2].partition("#")[0], page.evaluate("history.state.key")
    return MadeTable(server, {"table": id, "seatKeys": {"red": key}, "spectatorKey": ""})

"""The built client, a server, and a real Chromium. Without Chromium: one line, or in CI a failure."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.helpers import FLAGS, ROOT, Server, Watch, find_chromium

Open = Callable[..., Page]
expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


class Alone:
    """One test process at a time: a folder can only be made once."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / "build" / name

    def __enter__(self) -> None:
        self.folder.parent.mkdir(exist_ok=True)
        for _ in range(3000):
            try:
                self.folder.mkdir()
                return
            except FileExistsError:
                time.sleep(0.1)
        self.folder.rmdir()  # left behind by a run that was killed

    def __exit__(self, *_: object) -> None:
        self.folder.rmdir()


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_chromium()
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        with Alone("installing-chromium"):
            if find_chromium() is None:
                for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
                    subprocess.run(["apt-get", "-qq", *command], capture_output=True, check=False)
        found = find_chromium()
    if found is None and os.environ.get("CI"):
        pytest.fail("There is no Chromium, and CI may not go without the browser tests.", pytrace=False)
    if found is None:
        pytest.skip("The browser tests need Chromium: apt install chromium")
    return found


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client."""
    with Alone("building-web"):
        command = [sys.executable, str(ROOT / "tools" / "build_web.py")]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode == 3 and not os.environ.get("CI"):
        pytest.skip("The browser tests need Node 20.19 or newer.")
    if done.returncode != 0:
        pytest.fail(done.stdout[-2000:] + done.stderr[-2000:], pytrace=False)
    return ROOT / "src" / "footplate" / "server" / "static"


@pytest.fixture(scope="session")
def browser(chromium: str, client: Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path, client: Path) -> Iterator[Server]:
    """One that a test may kill."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Pages of people who don't know each other, each watched to its end. Motion is off unless it is asked for."""
    watches: list[Watch] = []
    contexts: list[Any] = []

    def open_(address: str = "", **options: Any) -> Page:
        base = options.pop("base", server.address)
        width, height = options.pop("size", (1440, 900))
        settings: dict[str, Any] = {
            "viewport": {"width": width, "height": height},
            "reduced_motion": "reduce",
            "locale": "en-GB",
        }
        context = browser.new_context(**{**settings, **options})
        context.set_default_timeout(20_000)
        page = context.new_page()
        contexts.append(context)
        watches.append(Watch(page, base))
        page.goto(address or base)
        return page

    yield open_
    for watch in watches:
        watch.check()
    for context in contexts:
        context.close()

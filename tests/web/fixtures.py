"""The built client, a server, and a real Chromium. Without Chromium: one line, or in CI a failure."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.leftovers import end_leftovers
from tests.waiting import PATIENCE
from tests.web.helpers import FLAGS, ROOT, Server, Watch, find_chromium
from tools.compile import alone

Open = Callable[..., Page]
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def stage() -> Iterator[ThreadPoolExecutor]:
    """The one thread that talks to the browser. Playwright keeps an event loop running in its thread from its start to
    its end, and no other test could run one there."""
    with ThreadPoolExecutor(1) as thread:
        yield thread


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """A test with a browser plays on the stage."""
    if "stage" not in pyfuncitem.fixturenames:
        return (yield)
    test: Callable[..., None] = pyfuncitem.obj
    thread = pyfuncitem.funcargs["stage"]
    assert isinstance(thread, ThreadPoolExecutor)

    def play(**given: object) -> None:
        try:
            thread.submit(test, **given).result()
        except KeyboardInterrupt:
            end_leftovers(goodbye=0)  # else we would wait for what the test waits for
            raise

    pyfuncitem.obj = play
    try:
        return (yield)
    finally:
        pyfuncitem.obj = test


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_chromium()
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        with alone(Path(tempfile.gettempdir()) / "footplate-installs-chromium"):
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
    (ROOT / "build").mkdir(exist_ok=True)
    with alone(ROOT / "build" / "building-web"):
        command = [sys.executable, str(ROOT / "tools" / "build_web.py")]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode == 3 and not os.environ.get("CI"):
        pytest.skip("The browser tests need Node 20.19 or newer.")
    if done.returncode != 0:
        pytest.fail(done.stdout[-2000:] + done.stderr[-2000:], pytrace=False)
    return ROOT / "src" / "footplate" / "server" / "static"


@pytest.fixture(scope="session")
def browser(stage: ThreadPoolExecutor, chromium: str, client: Path) -> Iterator[Browser]:
    manager = sync_playwright()
    playwright = stage.submit(manager.start).result()
    try:
        launch = partial(playwright.chromium.launch, executable_path=chromium, args=FLAGS, timeout=PATIENCE * 1000)
        running = stage.submit(launch).result()
        yield running
        stage.submit(running.close).result()
    finally:
        stage.submit(playwright.stop).result()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path, client: Path) -> Iterator[Server]:
    """One that a test may kill."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def open_page(stage: ThreadPoolExecutor, browser: Browser, server: Server) -> Iterator[Open]:
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
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        contexts.append(context)
        watches.append(Watch(page, base))
        page.goto(address or base)
        return page

    def close() -> None:
        try:
            for watch in watches:
                watch.check()
        finally:
            for context in contexts:
                context.close()

    yield open_
    stage.submit(close).result()

"""Two people are asked at once and in secret, at a game that the page doesn't know."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.fixtures import Open
from tests.web.helpers import ROOT, MadeTable, Server, shot


@pytest.fixture
def pebbles(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("FOOTPLATE_GAMES", "tests.tiny.pebbles.game:Pebbles")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with Server(tmp_path) as running:
        yield running


def test_nobody_waits_and_nobody_sees(pebbles: Server, open_page: Open) -> None:
    seats = [{"name": name, "kind": "person"} for name in ("red", "blue")]
    wish = {"game": "pebbles", "edition": "house", "options": {}, "seats": seats}
    table = MadeTable(pebbles, pebbles.ask("POST", "/tables", "", wish))
    red, blue = (open_page(table.link(seat), base=pebbles.address) for seat in ("red", "blue"))
    for page in (red, blue):
        expect(page.get_by_text("Your turn")).to_be_visible()
    blue.get_by_role("button", name="bid 3").click()
    expect(blue.get_by_text("Your answer: bid 3.")).to_be_visible()
    expect(red.get_by_text("Already decided: Blue")).to_be_visible()
    expect(red.get_by_text("Your turn")).to_be_visible()
    blue.get_by_role("button", name="bid 2").click()
    expect(blue.get_by_text("Your answer: bid 2.")).to_be_visible()
    shot(blue, "sealed")
    red.get_by_role("button", name="bid 1").click()
    expect(blue.get_by_text("Your turn")).to_be_visible()
    expect(blue.get_by_role("button", name="take 1")).to_be_visible()
    expect(red.get_by_text("named 2")).to_be_visible()

"""Laying a piece: what was just laid stays in sight, and a second click or key doesn't change it by accident."""

from typing import Any

from playwright.sync_api import Page, Request, expect

from tests.web.fixtures import Open
from tests.web.helpers import MadeTable, Server, cell_named, click_hex, point_of, ready, settled


def placing(open_page: Open, server: Server, **options: Any) -> tuple[MadeTable, Page, dict[str, Any], str]:
    """A table where track is being laid, and a hex where there are several pieces to choose from."""
    table = server.make("red", "blue=mautoma")
    table.play("red", "track")
    page = open_page(table.link("red"), **options)
    ready(page)
    expect(page.get_by_text("Up to 2 placements")).to_be_visible()
    seen = table.seen("red")
    hex = next(p["hex"] for p in seen["data"]["ahead"]["places"] if len(p["pairs"]) == 5)
    return table, page, seen, hex


def tiles(seen: dict[str, Any]) -> list[Any]:
    return [tile for link in seen["data"]["links"] for tile in link["tiles"]]


def test_the_piece_just_laid_stays_in_sight(open_page: Open, server: Server) -> None:
    table, page, seen, hex = placing(open_page, server)
    x, y = point_of(page, cell_named(seen, hex))
    page.mouse.move(x + 3, y + 3)
    expect(page.locator("g.rails.ghost")).to_have_count(1)
    page.mouse.click(x + 3, y + 3)
    after = settled(page, table, "red", seen["version"])
    assert any(p["hex"] == hex and p["verb"] == "replace" for p in after["data"]["ahead"]["places"])
    page.mouse.move(x - 12, y + 9)  # still on the hex
    expect(page.locator("g.rails.own-red:not(.ghost)")).not_to_have_count(0)
    expect(page.locator("g.rails.ghost")).to_have_count(0)
    page.mouse.click(x, y)
    expect(page.locator(".hint")).to_contain_text("Point elsewhere first")
    expect(page.locator(".float")).to_have_count(0)
    click_hex(page, after, hex)
    assert tiles(table.seen("red")) == tiles(after)
    other = next(cell for cell in after["boards"][0]["places"] if cell["terrain"] == "water")
    page.mouse.move(*point_of(page, other))
    page.mouse.move(x, y)
    expect(page.locator("g.rails.ghost")).to_have_count(1)


def test_the_action_and_its_first_piece_are_one_request(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    sent: list[Any] = []

    def note(request: Request) -> None:
        if request.method == "POST" and (said := request.post_data_json):
            sent.append(said["moves"])

    page.on("request", note)
    seen = table.seen("red")
    assert seen["kind"] == "action"
    hex = next(p["hex"] for p in seen["data"]["ahead"]["places"] if len(p["pairs"]) == 5)
    page.mouse.move(*point_of(page, cell_named(seen, hex)))
    page.mouse.click(*point_of(page, cell_named(seen, hex)))
    after = settled(page, table, "red", seen["version"])
    assert after["version"] == seen["version"] + 2
    assert [[move.split()[0] for move in moves] for moves in sent] == [["track", "lay"]]


def test_enter_twice_lays_one_piece(open_page: Open, server: Server) -> None:
    table, page, seen, _ = placing(open_page, server)
    page.locator("[role=application]").focus()
    live = page.locator("[aria-live=polite]")
    page.keyboard.press("n")
    expect(live).to_contain_text("$")
    page.keyboard.press("Enter")
    after = settled(page, table, "red", seen["version"])
    page.keyboard.press("Enter")
    expect(live).to_contain_text("Point elsewhere first")
    assert tiles(table.seen("red")) == tiles(after)
    page.keyboard.press("u")  # after an undo nothing lies here: it can be laid again at once
    expect(page.locator("g.rails.own-red:not(.ghost)")).to_have_count(0)
    ready(page)
    expect(page.locator("g.rails.ghost")).to_have_count(1)


def test_a_tap_on_the_piece_just_laid_offers_another(open_page: Open, server: Server) -> None:
    """By touch nothing is done without a button, so nobody has to go elsewhere first."""
    table, page, seen, hex = placing(open_page, server, has_touch=True)
    x, y = point_of(page, cell_named(seen, hex))
    page.touchscreen.tap(x, y)
    page.locator(".float .primary").tap()
    settled(page, table, "red", seen["version"])
    expect(page.locator("g.rails.ghost")).to_have_count(0)
    page.touchscreen.tap(x, y)
    expect(page.locator(".float .primary")).to_be_visible()

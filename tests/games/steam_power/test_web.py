"""A whole game of Steam Power, played through the page against the Automa to the final score."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.fixtures import Open
from tests.web.helpers import (
    MadeTable,
    Server,
    cell_named,
    click_hex,
    fulfilling,
    point_of,
    ready,
    shot,
    start_from_lobby,
    until,
)
from tests.web.whole_game import look_at_the_score, play_to_the_end, see_it_again


def act(page: Page, table: MadeTable, seen: dict[str, Any]) -> None:
    """One decision, by clicking what somebody in a hurry would click."""
    data, moves = seen["data"], [answer["move"] for answer in seen["answers"]]
    kind = seen["kind"]
    if kind == "place":
        lay(page, seen)
    elif kind == "build":
        click_hex(page, seen, data["ahead"]["sites"][0])
    elif kind == "source":
        page.locator("button.source").first.click()
    elif kind == "bonus":
        page.get_by_role("button", name="Skip it").click()
    elif kind != "action":
        page.locator(".decide button").first.click()
    elif "fulfil" in moves:
        page.locator(".card.ready").first.click()
        page.locator(".confirm .primary").click()
    elif data["ahead"]["sites"] and data["cities"] and seen["moves"] % 2:
        click_hex(page, seen, data["ahead"]["sites"][0])  # a city right away: factory + build
    elif new_track(seen) and seen["moves"] < 200:
        lay(page, seen)  # a hex right away: track + lay
    else:
        page.get_by_role("button", name="Take $3").click()


def new_track(seen: dict[str, Any]) -> list[dict[str, Any]]:
    return [place for place in seen["data"]["ahead"]["places"] if place["verb"] in ("lay", "cross")]


def lay(page: Page, seen: dict[str, Any]) -> None:
    """Hover a hex one may build on, see its price, and click."""
    places = new_track(seen)
    if not places:
        page.get_by_role("button", name="Done").click()
        return
    place = places[len(places) // 2]
    x, y = point_of(page, cell_named(seen, place["hex"]))
    page.mouse.move(x + 9, y + 9)
    expect(page.locator("g.price text")).to_have_text(f"${place['price']}")
    page.mouse.click(x + 9, y + 9)


def test_a_whole_game_against_the_automa(open_page: Open, server: Server) -> None:
    page = open_page()
    shot(page, "lobby")
    table = start_from_lobby(page, server)
    shot(page, "table-first-turn")
    seen = play_to_the_end(page, table, lambda seen, _: act(page, table, seen), "table")
    dialog = look_at_the_score(page, seen, 4, "table")
    winner = seen["scores"]["winners"]
    expect(dialog.locator(".verdict")).to_have_text("You win!" if winner == ["red"] else "Blue (Mautoma) wins.")
    expect(dialog.locator("thead th")).to_have_text([re.compile(r"Red\s+you"), re.compile(r"Blue\s+Mautoma")])
    see_it_again(page, seen, "table")


TOLLS = """
window.tolls = [];
new MutationObserver((changes) => {
  for (const node of changes.flatMap((change) => [...change.addedNodes]))
    if (node.matches?.("g.toll")) tolls.push(node.getAttribute("class").match(/own-(\\w+)/)[1]);
}).observe(document, { childList: true, subtree: true });
"""


def test_somebody_elses_cube_travels_the_way_that_was_paid(open_page: Open, server: Server) -> None:
    """From Aston over Blue's link, and Blue is seen to get the dollar: the page works out no way itself."""
    table = fulfilling(server)
    page = open_page(table.link("green"), reduced_motion="no-preference")
    ready(page)
    page.evaluate(TOLLS)
    table.play("red", "fulfil", "take Aston")
    until(page, "tolls.length > 0")
    assert page.evaluate("tolls") == ["blue"]

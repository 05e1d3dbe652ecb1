"""A table for friends: their links come first, and say whether they open anywhere but here."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.web.fixtures import Open
from tests.web.helpers import Server, ready, shot
from tests.web.test_everybody import fine

HOME = ["http://192.168.7.20:8000", "http://10.0.0.20:8000"]


def reachable(page: Page, addresses: list[str]) -> None:
    """As if the server had been started with --lan."""

    def answer(route: Route) -> None:
        lobby = route.fetch().json()
        route.fulfill(body=json.dumps({**lobby, "reach": addresses}), content_type="application/json")

    page.add_init_script("delete Navigator.prototype.serviceWorker")  # it would ask in the page's stead, unheard
    page.route("**/api/lobby*", answer)


def make(page: Page) -> None:
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Links of this table")).to_be_visible()
    ready(page)


def test_links_that_open_only_here_say_so(open_page: Open, server: Server) -> None:
    page = open_page()
    make(page)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("work on this computer only")
    expect(dialog).to_contain_text("python3 run serve --lan")
    fine(page)
    shot(page, "links-here-only")
    page.keyboard.press("Escape")
    page.reload()
    ready(page)
    expect(dialog).to_have_count(0)  # shown once; the menu has them


def test_links_for_the_home_network(open_page: Open, server: Server) -> None:
    page = open_page("about:blank")
    reachable(page, HOME)
    page.goto(server.address)
    make(page)
    dialog = page.get_by_role("dialog")
    link = dialog.locator("input[readonly]").first
    expect(link).to_have_value(re.compile(f"^{re.escape(HOME[0])}/t/[a-z0-9]+#"))
    expect(dialog.get_by_text("this computer only")).to_have_count(0)
    dialog.get_by_role("button", name="QR code").first.click()
    expect(dialog.get_by_role("img", name="Link for Blue")).to_be_visible()
    shot(page, "links-home")
    dialog.get_by_label("Address for others").select_option(HOME[1])
    assert link.input_value().startswith(HOME[1])
    fine(page)


def test_alone_nothing_is_in_the_way(open_page: Open, server: Server) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against Mautoma").first.click()
    page.get_by_role("button", name="Start the game").click()
    ready(page)
    expect(page.get_by_role("dialog")).to_have_count(0)

"""Nothing lies over what one has to see, on any screen."""

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.steamrollers.sheets import make
from tests.web.fixtures import Open
from tests.web.helpers import Server, point_of, ready, until_seen
from tests.web.test_everybody import PHONE


def apart(page: Page, one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1440, 900), (820, 1180)])
def test_the_buttons_leave_the_corners_free(open_page: Open, server: Server, size: tuple[int, int]) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"), size=size)
    ready(page)
    expect(page.locator("circle.spot")).to_have_count(4)
    for spot in page.locator("circle.spot").all():
        until_seen(page, "the two are apart", partial(apart, page, page.locator(".buttons"), spot))


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_replay_covers_no_row_of_the_map(open_page: Open, server: Server, size: tuple[int, int]) -> None:
    table = server.make("red", "blue=mautoma")
    table.play("red", "money", "money")
    page = open_page(table.link("red"), size=size)
    ready(page)
    page.get_by_role("button", name="Replay").click()
    bar = page.get_by_role("group", name="Replay")
    expect(bar).to_be_visible()
    board = page.locator("[role=application]")
    until_seen(page, "the two are apart", partial(apart, page, bar, board))
    last = max(table.seen("red")["boards"][0]["places"], key=lambda cell: int(cell["y"]))
    frame = board.bounding_box()
    assert frame is not None
    assert point_of(page, last)[1] < frame["y"] + frame["height"]  # and the map fits what is left


def test_three_players_leave_the_log_its_lines(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue", "green")
    page = open_page(table.link("red"), size=(1366, 800))
    ready(page)
    page.get_by_role("button", name="Later").click()
    box = page.locator("aside ol").bounding_box()
    assert box is not None
    assert min(800, box["y"] + box["height"]) - box["y"] >= 4 * 24  # without scrolling the panel


def test_a_phones_tabs_leave_the_sheet_in_sight(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=olive")
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    page.locator("nav.tabs button", has_text="Players").tap()
    expect(page.locator(".players")).to_be_visible()
    board = page.locator("[role=application]").bounding_box()
    assert board is not None
    assert board["height"] >= 180
    page.get_by_role("button", name="Replay").tap()  # which needs the board more than the tab
    expect(page.locator(".players")).to_have_count(0)
    expect(page.locator(".decide")).to_be_attached()


def test_only_what_is_in_play_scores(open_page: Open, server: Server) -> None:
    plain = make(server, "red", "blue")
    page = open_page(plain.link("red"))
    ready(page)
    page.get_by_role("button", name="Scores and charts").click()
    rows = page.get_by_role("dialog").locator("tbody th")
    expect(rows).to_have_text(["Deliveries", "Network", "Engine", "Tiles"])
    expect(page.get_by_role("dialog")).not_to_contain_text("Orders")
    full = make(server, "red", "blue", orders="yes", powers="yes")
    page = open_page(full.link("red"))
    ready(page)
    page.get_by_role("button", name="Scores and charts").click()
    expect(page.get_by_role("dialog").locator("tbody th")).to_have_count(6)


def test_settings_in_codes_are_for_experts(open_page: Open, server: Server) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against Mautoma").first.click()
    page.get_by_text("More options").click()
    expect(page.get_by_label("Edition")).to_be_visible()
    targets = page.get_by_label("Mautoma: targets by colour")
    expect(targets).not_to_be_visible()
    page.get_by_text("For experts").click()
    expect(targets).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Which colour sends a Mautoma"))

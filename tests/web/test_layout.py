"""Nothing lies over what one has to see, on any screen."""

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from footplate.games import GAMES
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


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize(("game", "name"), [("steam_power", "final-GL-5"), ("steamrollers", "players-5")])
def test_however_many_play_the_log_has_its_lines(
    open_page: Open, server: Server, game: str, name: str, size: tuple[int, int]
) -> None:
    """In the middle of a game for five, without scrolling the panel; and the decision stands above it."""
    table = server.recorded(game, name, 250)
    page = open_page(table.link(table.seen()["turn"]), size=size)
    ready(page)
    lines = page.get_by_role("list", name="Log").bounding_box()
    decision = page.get_by_role("region", name="The decision").bounding_box()
    assert lines is not None
    assert decision is not None
    assert lines["height"] >= 4 * 27
    assert decision["y"] + decision["height"] <= lines["y"]
    assert lines["y"] + lines["height"] <= size[1]


@pytest.mark.parametrize("language", ["en-GB", "de"])
@pytest.mark.parametrize("id", GAMES)
def test_beside_the_board_nothing_is_cut(open_page: Open, server: Server, id: str, language: str) -> None:
    """On a tablet the panel is narrow: all that stands in it is within it."""
    info = GAMES[id].info
    table = server.make("red", f"blue={info.automas[0]}", game=id, edition=info.editions[0], options={})
    page = open_page(table.link("red"), size=(1024, 768), locale=language)
    ready(page)
    wide = page.locator("aside, aside .middle, aside .talk, aside .decide").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
    )
    assert wide == []


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


def test_a_full_table_leaves_the_sheet_in_sight_too(open_page: Open, server: Server) -> None:
    """Five players, a question for one's name, and what one looks at scrolls instead."""
    table = server.recorded("steamrollers", "players-5", 250)
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    for tab in ("Players", "Log", "Chat"):
        page.locator("nav.tabs button", has_text=tab).tap()
        board, sheet = page.locator("[role=application]").bounding_box(), page.locator("aside .sheet").bounding_box()
        nav = page.locator("nav.tabs").bounding_box()
        assert board is not None
        assert sheet is not None
        assert nav is not None
        assert board["height"] >= 150
        assert sheet["height"] >= 110
        assert board["y"] + board["height"] <= sheet["y"]
        assert sheet["y"] + sheet["height"] <= nav["y"] + 1
        assert nav["y"] + nav["height"] <= 844


def test_a_small_phone_keeps_its_tabs(open_page: Open, server: Server) -> None:
    """What is too long for it is scrolled, and the tabs stay below it."""
    table = server.recorded("steamrollers", "players-5", 250)
    page = open_page(table.link(table.seen()["turn"]), size=(360, 640), has_touch=True, is_mobile=True)
    ready(page)
    nav = page.locator("nav.tabs")
    for tab in ("", "Players", "Log"):
        if tab:
            nav.get_by_role("button", name=tab).tap()
        box = nav.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640
        expect(page.get_by_role("region", name="The decision")).to_be_in_viewport()


@pytest.mark.parametrize(("game", "name"), [("steam_power", "mautoma-2-normal"), ("steamrollers", "solo-medium")])
def test_after_the_end_nothing_goes_on(open_page: Open, server: Server, game: str, name: str) -> None:
    table = server.recorded(game, name, 10_000)
    seen = table.seen("red")
    assert seen["over"]
    assert seen["freeUndo"], "alone, the server would let it be taken back"
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("dialog").get_by_text("Final score").wait_for()
    page.keyboard.press("Escape")
    decision = page.get_by_role("region", name="The decision")
    expect(decision).to_contain_text("The game is over")
    expect(decision.get_by_role("button")).to_have_count(0)
    expect(page.locator(".meanwhile")).to_have_count(0)
    page.keyboard.press("u")
    page.get_by_role("button", name="Scores and charts").click()
    expect(page.get_by_role("dialog").get_by_text("Final score")).to_be_visible()
    assert table.seen("red")["version"] == seen["version"]


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

"""A turn at the table: undo, refusals, turning a piece, fulfilling, replay, why."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.fixtures import Open
from tests.web.helpers import Server, cell_named, click_hex, fulfilling, point_of, ready, settled, shot, stop_the_clock


def test_undo_is_one_key(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="Take $3").click()
    expect(page.locator(".players li").first).to_contain_text("$8")
    ready(page)
    page.keyboard.press("u")
    expect(page.locator(".players li").first).to_contain_text("$5")
    page.get_by_role("button", name="Take $3").click()
    expect(page.locator(".players li").first).to_contain_text("$8")
    page.get_by_role("button", name="Lay track").click()
    expect(page.get_by_text("Up to 2 placements")).to_be_visible()
    ready(page)
    page.get_by_role("button", name="Whole turn back").click()
    expect(page.locator(".players li").first).to_contain_text("$5")


def test_a_refused_click_says_the_rule(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    seen = table.seen("red")
    click_hex(page, seen, "J3")  # Lake Michigan
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("sp.track.land")
    shot(page, "refusal")
    after = table.seen("red")
    assert after["moves"] == seen["moves"], "asking why must not change the game"
    alert.get_by_role("button", name="The rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("No track on water or on a city.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Fulfil").click()  # impossible at the beginning
    expect(alert).to_contain_text("sp.fulfil.own-link")


def test_a_refusal_goes_when_the_game_goes_on(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    click_hex(page, table.seen("red"), "J3")
    expect(page.get_by_role("alert")).to_be_visible()
    table.play("red", "money")  # on another device
    expect(page.locator(".players li").first).to_contain_text("$8")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_piece_is_turned_by_wheel_and_key(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="Lay track").click()
    expect(page.get_by_text("Up to 2 placements")).to_be_visible()
    ready(page)
    seen = table.seen("red")
    place = next(p for p in seen["data"]["ahead"]["places"] if len(p["pairs"]) == 5)
    x, y = point_of(page, cell_named(seen, place["hex"]))
    page.mouse.move(x, y)
    where = page.locator(".where")
    expect(where).to_contain_text("(1 of 5)")
    page.mouse.wheel(0, 100)
    expect(where).to_contain_text("(2 of 5)")
    page.keyboard.press("r")
    expect(where).to_contain_text("(3 of 5)")
    page.mouse.click(x, y)
    after = settled(page, table, "red", seen["version"])
    tiles = after["data"]["links"][0]["tiles"]
    assert [tiles[0][0], sorted(tiles[0][1:])] == [place["hex"], place["pairs"][2]]
    expect(page.locator("g.rails.own-red")).not_to_have_count(0)


def test_fulfilling_shows_prices_and_routes(open_page: Open, server: Server) -> None:
    """The rulebook's long example: every source says whom it pays, and another route can be chosen."""
    table = fulfilling(server)
    page = open_page(table.link("red"))
    ready(page)
    page.locator(".card.ready").first.click()
    page.locator(".confirm .primary").click()
    source = page.locator("button.source").first
    expect(source).to_be_visible()
    source.hover()
    expect(page.locator("g.rails.lit")).not_to_have_count(0)
    shot(page, "fulfil")
    expect(page.locator("button.source small").first).to_contain_text("$1 to")
    page.get_by_role("button", name="another route").first.click()
    expect(page.locator("button.source").first).to_contain_text("Via")
    page.locator("button.source").first.click()
    expect(page.locator(".decide[inert]")).to_have_count(0)


def test_replay_and_a_link_to_a_move(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    table.play("red", "money", "money")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("&move="))
    moves = table.seen("red")["moves"]
    assert page.url.endswith(f"&move={moves - 1}")
    page.keyboard.press("Home")
    expect(page.locator(".players li").first).to_contain_text("$5")
    expect(page.get_by_role("button", name="Take $3")).to_have_count(0)  # the past can't be played
    expect(page.get_by_role("region", name="The decision")).to_contain_text(f"Move 0 of {moves}")
    other = open_page(page.url)
    expect(other.get_by_role("slider")).to_have_value("0")
    expect(other.get_by_text("Your contracts")).to_have_count(0)  # a link to a moment gives away no seat
    page.get_by_label("show draws and undone moves").check()  # a log too long to be seen whole
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator("ol li.here")).to_be_in_viewport()  # it goes with the replay
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("ol li.here")).to_be_in_viewport()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".players li").first).to_contain_text("$11")


def test_the_automa_moves_step_by_step_and_says_why(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"), reduced_motion="no-preference")
    ready(page)
    page.get_by_role("button", name="Take $3").click()
    expect(page.locator(".players li").first).to_contain_text("$8")
    stop_the_clock(page)
    page.get_by_role("button", name="Take $3").click()
    expect(page.get_by_role("button", name="skip", exact=True)).to_be_visible()
    shot(page, "automa-moves")
    page.clock.resume()
    expect(page.get_by_role("button", name="skip", exact=True)).to_have_count(0)
    page.locator("ol button", has_text="why?").first.click()
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("direction marker")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    page.locator("summary", has_text="moves since yours").click()
    target = page.locator(".meanwhile li", has_text="Heads for").first
    if target.count():
        target.get_by_role("button", name="why?").click()
        why.locator("button.step", has_text="tiles to lay").first.hover()
        expect(page.locator("path.marks")).not_to_have_attribute("d", "")
    shot(page, "why")


def test_motion_can_be_skipped_by_acting(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"), reduced_motion="no-preference")
    ready(page)
    page.get_by_role("button", name="Take $3").click()
    expect(page.locator(".players li").first).to_contain_text("$8")
    stop_the_clock(page)
    page.get_by_role("button", name="Take $3").click()
    skip = page.get_by_role("button", name="skip", exact=True)
    expect(skip).to_be_visible()
    page.keyboard.press("Escape")
    assert skip.count() == 0  # at once, not when everything has been shown
    expect(page.get_by_role("button", name="Take $3")).to_be_visible()


def test_basic_solo_and_the_earlier_edition(open_page: Open, server: Server) -> None:
    """Alone, one acts as the company whose train was drawn; the other edition is the same board."""
    alone = server.make("red")
    page = open_page(alone.link("red"))
    ready(page)
    company = alone.seen("red")["data"]["company"]
    expect(page.locator(".decide")).to_contain_text(f"You act as {company.capitalize()}")
    seen = alone.seen("red")
    place = next(p for p in seen["data"]["ahead"]["places"] if p["price"] == 0)
    click_hex(page, seen, place["hex"])
    after = settled(page, alone, "red", seen["version"])
    assert after["data"]["links"][0]["seat"] == company
    expect(page.locator(f"g.rails.own-{company}:not(.ghost)")).not_to_have_count(0)
    shot(page, "basic-solo")
    earlier = server.make("red", "blue", edition="work-in-progress", options={"map": "NE"})
    first = earlier.seen()["turn"]
    page = open_page(earlier.link(first))
    ready(page)
    expect(page.locator(".players li").first).to_contain_text("18")  # trains


def test_who_wants_to_confirm_is_asked(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm every placement").check()
    page.get_by_label("Stronger patterns").check()
    page.keyboard.press("Escape")
    seen = table.seen("red")
    click_hex(page, seen, seen["data"]["ahead"]["places"][5]["hex"])
    expect(page.locator(".float")).to_be_visible()
    assert table.seen("red")["version"] == seen["version"]
    shot(page, "patterns")
    page.locator(".float .primary").click()
    assert settled(page, table, "red", seen["version"])["data"]["links"]


def test_a_log_comes_back_as_a_table(open_page: Open, server: Server) -> None:
    """Export, import, and a new table from any move of an old one."""
    table = server.make("red", "blue=mautoma")
    table.play("red", "money", "money")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="Links").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the log").click()
    log = Path(download.value.path()).read_text("utf-8")
    assert log.startswith("footplate log 1")
    page.goto(server.address)
    page.get_by_role("button", name="Open a log or scenario").click()
    page.get_by_label("Or as text").fill("nonsense")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Or as text").fill(log)
    page.get_by_role("button", name="Start the game").click()
    ready(page)
    expect(page.locator(".players li").first).to_contain_text("$11")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    before = page.url
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(before)
    expect(page).not_to_have_url(re.compile("move="))
    ready(page)
    expect(page.locator(".players li").first).to_contain_text("$5")

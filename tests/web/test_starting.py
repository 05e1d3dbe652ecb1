"""Starting: a scenario at its position, a table with the seats that were chosen."""

import re

from playwright.sync_api import Page, expect

from tests.web.fixtures import Open
from tests.web.helpers import ROOT, Server, ready

SCENARIO = ROOT / "scenarios" / "steam_power" / "fulfil-route-of-ones-choice.scn"


def open_scenario(page: Page, *choose: str) -> None:
    page.get_by_role("button", name="Open a log or scenario").click()
    page.get_by_label("From a file").set_input_files(SCENARIO)
    for label in choose:
        page.get_by_label(label).check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    ready(page)


def test_a_scenario_starts_at_its_position(open_page: Open, server: Server) -> None:
    page = open_page()
    open_scenario(page)
    page.keyboard.press("Escape")  # the others' links
    red = page.locator(".players li").first
    expect(red).to_contain_text("$4")
    expect(page.get_by_role("region", name="The decision")).to_contain_text("Your turn")
    expect(page.locator(".card.ready")).to_have_count(1)


def test_a_scenarios_moves_are_watched_from_the_beginning(open_page: Open, server: Server) -> None:
    page = open_page()
    open_scenario(page, "with its moves")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    assert int(slider.get_attribute("max") or 0) >= 4
    expect(page.locator(".players li").first).to_contain_text("$4")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".players li").first).to_contain_text("$2")


def test_who_sits_down_elsewhere_changes_places(open_page: Open, server: Server) -> None:
    page = open_page()
    page.get_by_role("button", name="Play against Mautoma").first.click()
    red, blue = page.get_by_label("Red", exact=True), page.get_by_label("Blue", exact=True)
    blue.select_option("me")
    expect(red).to_have_value("automa:mautoma")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(
        re.compile("Blue is you now.*Red.*Mautoma")
    )
    page.get_by_label("Green", exact=True).select_option("bot:greedy")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("")
    expect(red).to_have_value("automa:mautoma")
    expect(blue).to_have_value("me")

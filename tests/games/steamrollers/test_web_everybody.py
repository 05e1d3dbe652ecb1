"""SteamRollers' page for everybody: the keyboard alone, each language, a phone, nothing that axe finds."""

import pytest
from playwright.sync_api import expect

from footplate.games.steamrollers.actions import POWERS
from footplate.games.steamrollers.box import open_box
from footplate.games.steamrollers.components import EFFECTS, TYPES
from footplate.games.steamrollers.goods import COLOURS
from footplate.table.game import Seat, Setup
from tests import waiting
from tests.games.steamrollers.sheets import EDGES, make, mine, position, rulebook_example
from tests.web.fixtures import Open
from tests.web.helpers import (
    MadeTable,
    Server,
    cell_named,
    click_hex,
    point_of,
    ready,
    settled,
    shot,
)
from tests.web.test_everybody import PHONE, fine, tab_to
from tests.web.test_texts import WEB, messages


def test_the_keyboard_alone(open_page: Open, server: Server) -> None:
    """Pick a die, draw a track, look around, undo: without a mouse."""
    table = make(server, "red", "blue=olive")
    page = open_page(table.link("red"))
    ready(page)
    tab_to(page, "Region and city")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Draw track")).to_be_visible()
    page.locator("[role=application]").focus()
    live = page.locator("[aria-live=polite]")
    page.keyboard.press("n")
    expect(live).to_contain_text("region")
    before = live.inner_text()
    page.keyboard.press("r")
    expect(live).not_to_have_text(before)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("n")
    shot(page, "sr-keyboard")
    page.keyboard.press("Enter")
    expect(page.locator("[role=application] g.ink path.open")).not_to_have_attribute("d", "")
    ready(page)
    page.keyboard.press("u")
    expect(page.locator("[role=application] g.ink path.open")).to_have_attribute("d", "")
    ready(page)
    tab_to(page, "Everything you may do")
    page.keyboard.press("Enter")
    expect(page.locator(".decide details ul")).to_be_visible()
    page.keyboard.press("m")  # the map in words, where every answer is a button
    expect(page.get_by_role("dialog")).to_contain_text("The map in words")


LANGUAGES = {
    "en": ("Play against Olive", "Start the game", "Your sheet", "Final score"),
    "fr": ("Jouer contre Olive", "Commencer la partie", "Votre feuille", "Décompte final"),
    "nl": ("Tegen Olive spelen", "Spel beginnen", "Jouw speelblad", "Eindstand"),
    "de": ("Gegen Olivia spielen", "Spiel beginnen", "Dein Spielerplan", "Endstand"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language(open_page: Open, server: Server, language: str) -> None:
    """No text is missing (a page that warns of one fails) from the lobby over every kind of decision to the end."""
    play, start, sheet, _ = LANGUAGES[language]
    page = open_page(locale=language)
    page.get_by_role("button", name=play).first.click()
    page.locator("details summary").first.click()
    shot(page, f"sr-options-{language}")
    page.get_by_role("button", name=start).click()
    ready(page)
    expect(page.locator(".bar")).to_contain_text(sheet)
    shot(page, f"sr-{language}")
    table = rulebook_example(server)
    page.goto(table.link("red"))
    ready(page)
    shot(page, f"sr-action-{language}")
    table.play("red", "deliver 1")
    expect(page.locator("button.way").first).to_be_visible()
    shot(page, f"sr-routes-{language}")
    asked = ["tile 2b green sideways", "round 2", "dice 2 4 4 6", "turn red"]
    table = position(server, *asked, seats="red, blue, green")
    table.play("red", "pick 6")
    page.goto(table.link("green"))
    expect(page.locator(".asked")).to_be_visible()
    full = make(server, "red", "blue", "green", coal="yes", orders="yes", powers="yes", mountains="hard")
    page.goto(full.link(full.seen()["turn"]))
    ready(page)
    expect(page.locator(".decide button")).to_have_count(5)
    shot(page, f"sr-powers-{language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_in_each_language(open_page: Open, server: Server, finished: MadeTable, language: str) -> None:
    page = open_page(finished.link("red"), locale=language)
    ready(page)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(LANGUAGES[language][3])
    expect(dialog.locator("figure")).to_have_count(5)
    shot(page, f"sr-end-{language}")
    page.keyboard.press("Escape")
    page.locator(".talk input[type=checkbox]").check()  # every line of the log, the draws too
    expect(page.locator(".talk li")).to_have_count(finished.seen("red")["moves"])
    shot(page, f"sr-log-{language}")


@pytest.fixture(scope="module")
def finished(shared_server: Server) -> MadeTable:
    """A game that is over: no hex of region 1 is left to Olive."""
    lines = ["round 3", "crosses 8 5 1 0 2 3", "dice 1", "turn red", "die 3", "actions 1"]
    lines += ["line red 1, C2, D2, 3", "line red 3, D4, D5, 4", "engine red 1 2", "points red 9", "tile 5a red"]
    table = position(shared_server, *lines, seats="red, blue=olive")
    table.play("red", "engine 3")
    assert table.seen("red")["over"]
    return table


def test_a_phone(open_page: Open, server: Server) -> None:
    """Tap a die, tap a hex, tap it again to turn the track, draw it; everything fits."""
    table = make(server, "red", "blue=olive", level="engineer", mountains="medium")
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shot(page, "sr-phone")
    tile, said = page.locator("button.tile").first, page.locator("main > .hint")

    def tapped() -> bool:
        tile.tap()
        return said.count() > 0

    waiting.until("a tile says what it is", tapped)
    hint, centre = said.bounding_box(), page.locator(".centre").bounding_box()  # clear of dice, goods and tiles
    assert hint is not None
    assert centre is not None
    assert hint["y"] > centre["y"] + centre["height"]
    page.locator(".dice button.pick").first.tap()
    expect(page.get_by_role("button", name="Draw track")).to_be_visible()
    seen = table.seen("red")
    place = seen["data"]["ahead"]["drawings"][0]
    x, y = point_of(page, cell_named(seen, place["hex"]), True)
    page.touchscreen.tap(x, y)
    expect(page.locator(".float .primary")).to_be_visible()
    expect(page.locator(".where")).to_contain_text("of")
    before = page.locator(".where").inner_text()
    page.touchscreen.tap(x, y)
    expect(page.locator(".where")).not_to_have_text(before)
    shot(page, "sr-phone-drawing")
    page.locator(".float .primary").tap()
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["tracks"][0][0] == place["hex"]
    for tab in ("Score", "Players", "Log", "Chat"):
        page.locator("nav.tabs button", has_text=tab).tap()
        expect(page.locator(".sheet.talk, .sheet .pad").first).to_be_visible()
        shot(page, f"sr-phone-{tab.lower()}")
        fine(page)


def test_axe_finds_nothing(open_page: Open, server: Server) -> None:
    options = {"coal": "yes", "orders": "yes", "powers": "yes", "mountains": "medium"}
    table = make(server, "red", "blue", "green", **options)
    page = open_page(table.link(table.seen()["turn"]))
    ready(page)
    fine(page)
    table = rulebook_example(server)
    page.goto(table.link("red"))
    ready(page)
    fine(page)
    page.get_by_role("button", name="Draw track").click()
    expect(page.locator(".where")).to_be_visible()
    fine(page)
    page.locator(".decide summary").click()
    fine(page)
    ready(page)
    page.keyboard.press("u")
    expect(page.locator(".where")).to_have_count(0)
    click_hex(page, table.seen("red"), "B2")
    expect(page.locator("button.way").first).to_be_visible()
    fine(page)


def test_every_word_of_the_game_has_a_text() -> None:
    """What the client puts together from a verb, an effect or a colour is there."""
    there = messages(WEB / "src" / "games" / "steamrollers" / "texts" / "en.ftl")
    setup = Setup("steamrollers", "1.04", [Seat("red"), Seat("blue")], {})
    verbs = {family.verb for family in open_box(setup).actions.catalogue.families}
    chances = {"good", "side", "order", "chart", "start", "personal", "black", "white"}
    olives = {"cross", "reclaim", "remove", "rest"}
    answers = verbs - chances - olives
    wanted = {"move": verbs, "do": answers, "effect": EFFECTS, "power": POWERS, "type": TYPES}
    wanted |= {"colour": COLOURS, "edge": EDGES}
    assert {f"sr-{kind}-{name}" for kind, names in wanted.items() for name in names} - set(there) == set()


def test_a_phone_on_its_side_has_a_map_that_can_be_touched(open_page: Open, server: Server) -> None:
    """Below the middle of the table there is hardly room: all is scrolled, down to a map of a good size."""
    page = open_page(make(server, "red", "blue=olive").link("red"), **{**PHONE, "size": (844, 390)})
    ready(page)
    board = page.get_by_role("application")
    board.evaluate("map => map.scrollIntoView({ block: 'end' })")
    box = board.bounding_box()
    assert box is not None
    assert box["height"] >= 280
    assert box["y"] + box["height"] <= 391

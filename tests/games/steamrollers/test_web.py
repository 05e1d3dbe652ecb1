"""SteamRollers through the page: whole games, an interrupt, the keyboard alone, refusals, languages, a phone."""

import re

import pytest
from playwright.sync_api import expect

from footplate.games.steamrollers.actions import POWERS
from footplate.games.steamrollers.box import open_box
from footplate.games.steamrollers.components import EFFECTS, TYPES
from footplate.games.steamrollers.goods import COLOURS
from footplate.table.game import Seat, Setup
from tests import waiting
from tests.games.steamrollers.sheets import EDGES, act, make, mine, position
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
    start_from_lobby,
    stop_the_clock,
    until,
)
from tests.web.test_everybody import PHONE, fine, tab_to
from tests.web.test_texts import WEB, messages


def test_a_whole_game_against_olive(open_page: Open, server: Server) -> None:
    page = open_page()
    table = start_from_lobby(page, server, "Olive")
    shot(page, "sr-first-turn")
    seen = table.seen("red")
    for step in range(500):
        if seen["over"]:
            break
        act(page, seen)
        seen = settled(page, table, "red", seen["version"])
        if step == 45:
            shot(page, "sr-in-the-middle")
    assert seen["over"], "the game did not end"
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Final score")).to_be_visible()
    for total in seen["scores"]["totals"].values():
        expect(dialog.locator("tfoot")).to_contain_text(str(total))
    expect(dialog.locator("figure")).to_have_count(5)  # the sources of points and four charts
    shot(page, "sr-score")
    page.get_by_role("button", name="See the game again").click()
    expect(page.get_by_role("slider")).to_have_value(str(seen["moves"]))
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    shot(page, "sr-replay")


def test_two_people_play_to_the_end(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue")
    pages = {seat: open_page(table.link(seat)) for seat in ("red", "blue")}
    for page, name in zip(pages.values(), ("Ada", "Bob"), strict=True):
        ready(page)
        page.get_by_label("What is your name?").fill(name)
        page.get_by_role("button", name="Sit down").click()
    expect(pages["blue"].locator(".players")).to_contain_text("Ada")
    turn = table.seen()["turn"]
    for step in range(600):
        seen = table.seen(turn)
        if seen["over"]:
            break
        if seen["turn"] != turn:
            turn = seen["turn"]
            expect(pages[turn].locator(".turn.mine")).to_be_visible()
            continue
        act(pages[turn], seen)
        settled(pages[turn], table, turn, seen["version"])
        if step == 60:
            shot(pages["red"], "sr-two-people")
    totals = table.seen()["scores"]["totals"]
    for page in pages.values():
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("Final score")).to_be_visible()
        for total in totals.values():
            expect(dialog.locator("tfoot")).to_contain_text(str(total))


# A turn


def test_an_interrupt_is_asked_of_whoever_holds_the_tile(open_page: Open, server: Server) -> None:
    """Tile 2b: red picks the 6, green claims it, red picks another."""
    lines = ["tile 2b green sideways", "round 2", "dice 2 4 4 6", "turn red"]
    table = position(server, *lines, seats="red, blue, green")
    red, green = open_page(table.link("red")), open_page(table.link("green"))
    ready(red)
    ready(green)
    red.get_by_role("button", name="Pick the 6").click()
    asked = green.locator(".asked")
    expect(asked).to_contain_text("Red has just picked the 6.")
    expect(green.locator(".turn.mine")).to_be_visible()
    expect(red.get_by_role("region", name="The decision")).to_contain_text("Green to move")
    shot(green, "sr-interrupt")
    green.get_by_role("button", name="Claim it", exact=True).click()
    expect(red.locator(".centre")).to_contain_text("reserved for Green")
    expect(red.locator(".dice .pick")).to_have_count(3)
    expect(green.locator(".asked")).to_have_count(0)
    red.get_by_role("button", name="Pick the 4").first.click()
    expect(red.get_by_role("button", name="Draw track")).to_be_visible()
    assert table.seen()["data"]["claimed"] == {"die": 6, "seat": "green"}


def test_olives_turn_can_be_meddled_with(open_page: Open, server: Server) -> None:
    """The solo tile 2b: stop her from removing a good."""
    lines = ["tile 2b red", "round 2", "crosses 0 0 0 4 0 0", "city 4 red blue", "dice 4", "turn red", "die 1"]
    table = position(server, *lines, "actions 1", seats="red, blue=olive")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="Engine box 1, open").click()
    expect(page.locator(".asked")).to_contain_text("Olive removes blue from city 4 and scores 5.")
    shot(page, "sr-stop-olive")
    page.get_by_role("button", name="Stop her", exact=True).click()
    expect(page.locator(".crosses li").nth(3)).to_have_attribute("aria-label", "Region 4: 6 of 8 hexes crossed off")


def test_a_delivery_shows_its_routes(open_page: Open, server: Server) -> None:
    """The rulebook's second example: distance 3 or 4; pointing at a way draws it."""
    table = rulebook_example(server)
    page = open_page(table.link("red"))
    ready(page)
    page.locator(".columns button.good").hover()
    expect(page.locator("g.points text")).to_have_text("+4")
    shot(page, "sr-delivery-ahead")
    click_hex(page, table.seen("red"), "B2")
    expect(page.locator("button.way")).to_have_count(2)
    page.locator("button.way").nth(1).hover()
    expect(page.locator("g.points text")).to_have_text("+3")
    page.mouse.move(5, 5)
    expect(page.locator("g.points text")).to_have_text("+4")
    shot(page, "sr-routes")
    seen = table.seen("red")
    click_hex(page, seen, "B9")  # two ways lead there: the longer is shown, and has to be chosen
    page.locator("button.way").first.click()
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["points"] == 4
    expect(page.locator(".deliveries b")).to_have_text("4")


def test_a_delivery_says_which_tile_it_costs(open_page: Open, server: Server) -> None:
    """Tile 4a goes back to the centre: said before it is chosen, and what costs nothing comes first."""
    page = open_page(rulebook_example(server, "engine red 1 2 3", "tile 4a red").link("red"))
    ready(page)
    back = "tile 4a goes back to the centre"
    expect(page.get_by_role("button", name="Deliver from")).not_to_contain_text(back)
    page.get_by_role("button", name="Deliver from").click()
    ways = page.locator("button.way")
    expect(ways).to_have_count(2)
    expect(ways.first).not_to_contain_text(back)
    expect(ways.nth(1)).to_contain_text(back)
    shot(page, "sr-costly-route")
    page = open_page(rulebook_example(server, "engine red 1", "tile 4a red").link("red"))
    ready(page)
    expect(page.get_by_role("button", name="Deliver from")).to_contain_text(back)


def rulebook_example(server: Server, *more: str) -> MadeTable:
    lines = ["line red 1, C2, D2, 3", "line red 3, D4, D5, 4", "line red 4, D7, C8, 2"]
    lines += ["line red 1, B3, B4, B5, C5, C6, 4", "city 1 red", "turn red", "die 1"]
    return position(server, *lines, *(more or ["engine red 1 2 3 4 5"]))


def test_tiles_and_orders_are_used_where_they_lie(open_page: Open, server: Server) -> None:
    lines = ["tile 1a red", "tile 5a red", "round 3", "order O1a", "order O2a", "kept red red blue coal"]
    table = position(server, *lines, "turn red", "die 3", coal="yes", orders="yes")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="O1a, red, blue").click()  # with or without coal?
    expect(page.locator(".decide > ul li")).to_have_count(3)
    page.get_by_role("button", name="Trade goods for order O1 O1a").click()
    expect(page.locator(".order.taken")).to_have_count(1)
    page.get_by_role("button", name="Tile 5a").click()  # one more or one less
    expect(page.locator(".decide > ul li")).to_have_count(2)
    page.get_by_role("button", name="Change the die to 4 (tile 5a)").click()
    expect(page.locator(".hand")).to_contain_text("in your hand")
    page.get_by_role("group", name="Tile 1a: change the die to").get_by_role(
        "button", name="Change the die to 6"
    ).click()
    expect(page.get_by_role("button", name="Take tile")).to_contain_text("6")
    seen = table.seen("red")
    page.get_by_role("button", name="Tile 6a:").click()
    data = settled(page, table, "red", seen["version"])["data"]
    assert {tile["tile"]: tile["owner"] for tile in data["tiles"]} == {
        1: None,
        2: None,
        3: None,
        4: None,
        5: "red",
        6: "red",
    }
    assert [order["owner"] for order in data["orders"][:2]] == ["red", None]


def test_a_refusal_says_the_rule(open_page: Open, server: Server) -> None:
    table = position(server, "turn red", "die 1", "black straight+gentle")
    page = open_page(table.link("red"))
    ready(page)
    seen = table.seen("red")
    alert = page.get_by_role("alert")
    for name, rule in (("D4", "sr.build.region"), ("D3", "sr.deliver")):
        click_hex(page, seen, name)
        expect(alert).to_contain_text(rule)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Deliver from").click()
    expect(alert).to_contain_text("sr.deliver")
    shot(page, "sr-refusal")
    alert.get_by_role("button", name="The rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("sr.deliver")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Engine box 4, open").click()
    expect(alert).to_contain_text("sr.")
    page.get_by_role("button", name="Tile 3a:").click()
    expect(alert).to_contain_text("sr.")
    assert table.seen("red")["moves"] == seen["moves"], "asking why must not change the game"


def test_somebody_elses_sheet(open_page: Open, server: Server) -> None:
    table = position(server, "line blue 1, C2, D2, 3", "engine blue 2 4", "turn red", "die 1")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="Blue's sheet").click()
    expect(page.locator(".bar")).to_contain_text("Blue's sheet")
    expect(page.locator("[role=application] g.ink.own-blue path.bed")).to_have_count(1)
    expect(page.get_by_role("img", name="Engine box 4, ticked")).to_be_visible()
    shot(page, "sr-other-sheet")
    page.locator(".bar").get_by_role("button", name="Back to yours").click()
    expect(page.locator(".bar")).to_contain_text("Your sheet")
    watcher = open_page(table.link())
    ready(watcher)
    expect(watcher.locator(".bar")).to_contain_text("Red's sheet")


TRAVELLERS = """
window.travelled = [];
new MutationObserver((changes) => {
  for (const node of changes.flatMap((change) => [...change.addedNodes])) {
    if (!node.matches?.("g.going")) continue;
    const steps = node.getAnimations()[0].effect.getKeyframes().map((step) => step.transform);
    travelled.push({ sheet: node.closest("button")?.title ?? "the board", steps });
  }
}).observe(document, { childList: true, subtree: true });
"""


def numbers(transform: str) -> list[float]:
    return [round(float(number), 1) for number in re.findall(r"-?\d+(?:\.\d+)?", transform)]


def test_somebody_elses_good_travels_over_their_sheet(open_page: Open, server: Server) -> None:
    """The rulebook's delivery, seen by blue: the longer way from city 1 over 4 to 2; not where motion is off."""
    table = rulebook_example(server)
    moving = open_page(table.link("blue"), reduced_motion="no-preference")
    still = open_page(table.link("blue"))
    for page in (moving, still):
        ready(page)
        page.evaluate(TRAVELLERS)
    table.play("red", "deliver 1", "to 2 4")
    until(moving, "travelled.length > 0")
    (journey,) = moving.evaluate("travelled")
    assert journey["sheet"] == "Red's sheet"
    script = """() => [...document.querySelectorAll(".mini g > text.big")].map((text) =>
        [Number(text.textContent), text.parentElement.getAttribute("transform")])"""
    cities = {tuple(numbers(at)): city for city, at in moving.evaluate(script)}
    passed = [cities.get(tuple(numbers(step))) for step in journey["steps"]]
    assert [city for city in passed if city] == [1, 4, 2]
    expect(still.get_by_title("4 points from deliveries")).to_have_count(1)
    assert still.evaluate("travelled") == []


def test_olive_moves_step_by_step_and_says_why(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=olive", level="rail-baron")
    page = open_page(table.link("red"), reduced_motion="no-preference")
    ready(page)
    stop_the_clock(page)
    for _ in range(12):
        seen = table.seen("red")
        if seen["data"]["round"] > 1:
            break
        act(page, seen)
        settled(page, table, "red", seen["version"])
    expect(page.get_by_role("button", name="skip", exact=True)).to_be_visible()
    shot(page, "sr-olive-moves")
    page.clock.resume()
    expect(page.get_by_role("button", name="skip", exact=True)).to_have_count(0)
    page.locator("ol button", has_text="why?").first.click()
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("sr.olive.cross")
    why.locator("button.step").first.hover()
    expect(page.locator("path.marks")).not_to_have_attribute("d", "")
    shot(page, "sr-why")


def test_what_is_shown_of_a_move_is_what_it_did(open_page: Open, server: Server) -> None:
    """While her cross is shown it is on her sheet, and what she does after it isn't there yet."""
    table = make(server, "red", "blue=olive", level="rail-baron")
    page = open_page(table.link("red"), reduced_motion="no-preference")
    ready(page)
    stop_the_clock(page)
    for _ in range(12):
        seen = table.seen("red")
        if seen["data"]["round"] > 1:
            break
        act(page, seen)
        settled(page, table, "red", seen["version"])
    beat = page.locator(".beat")
    expect(beat).to_be_visible()
    for _ in range(20):
        if "Crosses off" in beat.inner_text():
            break
        page.clock.run_for(430)
    moves = server.ask("GET", f"/tables/{table.id}/moves", table.keys["red"])
    cross = next(move["number"] for move in moves if move["move"].startswith("cross "))
    assert cross < len(moves), "the table has gone on since"
    then = server.ask("GET", f"/tables/{table.id}/at/{cross}", table.keys["red"])["data"]
    shown = [row.count("✕") for row in page.locator("ul.crosses li").all_inner_texts()]
    assert shown == then["olive"]["crosses"] != [0] * 6
    expect(beat).to_contain_text("Crosses off")


# For everybody


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

"""SteamRollers through the page: whole games, an interrupt, deliveries, refusals, what travels, what Olive does."""

import re

from playwright.sync_api import expect

from tests.games.steamrollers.sheets import act, make, mine, position, rulebook_example
from tests.web.fixtures import Open
from tests.web.helpers import (
    Server,
    click_hex,
    ready,
    settled,
    shot,
    start_from_lobby,
    stop_the_clock,
    until,
)
from tests.web.whole_game import look_at_the_score, play_to_the_end, see_it_again


def test_a_whole_game_against_olive(open_page: Open, server: Server) -> None:
    page = open_page()
    table = start_from_lobby(page, server, "Olive")
    shot(page, "sr-first-turn")
    seen = play_to_the_end(page, table, lambda seen, _: act(page, seen), "sr")
    look_at_the_score(page, seen, 4, "sr")
    see_it_again(page, seen, "sr")


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

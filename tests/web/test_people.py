"""People at a table: links, live updates, chat, undo by consent, a server that dies."""

import re
import sqlite3
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.games.steamrollers.sheets import make
from tests.web.fixtures import Open
from tests.web.helpers import MadeTable, Server, click_hex, ready, settled, shot, until, until_seen


def sit(page: Page, name: str) -> None:
    page.get_by_label("What is your name?").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_label("What is your name?")).to_have_count(0)


def take_money(page: Page) -> None:
    page.get_by_role("button", name="Take $3").click()


def moved(table: MadeTable, version: int) -> bool:
    return bool(table.seen()["version"] > version)


def test_two_people_and_a_bot(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue", "green=random")
    one, two = open_page(table.link("red")), open_page(table.link("blue"))
    watcher = open_page(table.link())
    for page, name in ((one, "Ada"), (two, "Bob")):
        ready(page)
        sit(page, name)
    expect(two.locator(".players")).to_contain_text("Ada")
    pages = {"Red": one, "Blue": two}
    for _ in range(6):
        turn = table.seen()["turn"].capitalize()
        if turn == "Green":
            expect(one.locator(".players li[aria-current] .seat")).not_to_contain_text("Green")
            continue
        page = pages[turn]
        expect(page.get_by_text("Your turn")).to_be_visible()
        before = table.seen()["version"]
        take_money(page)
        expect(one.locator(".log, ol").first).to_be_visible()
        until_seen(page, "the move came to the table", partial(moved, table, before))
    expect(watcher.get_by_text("Your contracts")).to_have_count(0)  # spectators see no hands
    expect(watcher.locator(".meanwhile")).to_have_count(0)  # and on a first visit have missed nothing
    assert table.seen()["data"]["hand"] == []
    one.get_by_role("button", name="Chat").click()
    one.get_by_label("Say something").fill("Well played!")
    one.get_by_role("button", name="Send").click()
    expect(two.get_by_role("button", name="Chat (1)")).to_be_visible()
    two.get_by_role("button", name="Chat (1)").click()
    expect(two.get_by_text("Well played!")).to_be_visible()
    shot(two, "two-people-and-a-bot")


def test_a_name_stands_where_one_was_given(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue", "green=mautoma")
    first = table.seen()["turn"]
    other = "blue" if first == "red" else "red"
    pages = {seat: open_page(table.link(seat)) for seat in (first, other)}
    for seat, name in ((first, "Ada"), (other, "Bob")):
        ready(pages[seat])
        sit(pages[seat], name)
    page = pages[other]
    expect(page.get_by_role("region", name="The decision")).to_contain_text("Ada to move")
    expect(page).to_have_title(re.compile("Ada"))
    expect(page.locator(".players")).to_contain_text("Ada")
    take_money(pages[first])
    line = page.get_by_role("list", name="Log").locator("li").last
    expect(line.locator("[title=Ada]")).to_be_visible()
    page.get_by_role("button", name="Scores and charts").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("thead")).to_contain_text("Ada")
    expect(dialog.locator("figure").first).to_contain_text("Ada")
    page.goto(server.address)
    expect(page.get_by_role("link", name="Steam Power")).to_contain_text("against Ada, Green (Mautoma)")


def test_my_tables_can_be_told_apart(open_page: Open, server: Server) -> None:
    """By the others who sit there, how far the game is, the score and the day."""
    page = open_page()
    for game, name, moves in (("steam_power", "mautoma-1-very-easy", 200), ("steamrollers", "solo-medium", 10_000)):
        page.goto(server.recorded(game, name, moves).link("red"))
        ready(page)
    page.goto(server.address)
    day = page.evaluate("new Date().toLocaleDateString('en', { day: 'numeric', month: 'short' })")
    running, over = page.get_by_role("link", name="Steam Power"), page.get_by_role("link", name="SteamRollers")
    expect(running).to_contain_text(re.compile(r"against Blue \(Mautoma\).*Your turn.*round \d+.*-?\d+ : -?\d+"))
    expect(over).to_contain_text(re.compile(r"against Blue \(Olive\).*The game is over.*-?\d+ : -?\d+"))
    for row in (running, over):
        expect(row).to_contain_text(day)
    shot(page, "my-tables")


def test_undo_needs_the_others(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue")
    first = table.seen()["turn"]
    other = "blue" if first == "red" else "red"
    table.play(first, "money", "money")
    table.play(other, "money")  # somebody else has moved since
    asking, asked = open_page(table.link(first)), open_page(table.link(other))
    asking.get_by_role("button", name="Ask to undo").click()
    expect(asked.get_by_text("asks to take 2 moves back")).to_be_visible()
    expect(asking.get_by_text("The others have to agree")).to_be_visible()
    asked.get_by_role("button", name="No", exact=True).click()
    expect(asking.get_by_text("The others have to agree")).to_have_count(0)
    expect(asked.get_by_role("button", name="Agree")).to_have_count(0)
    asking.get_by_role("button", name="Ask to undo").click()
    asked.get_by_role("button", name="Agree").click()
    expect(asking.get_by_text("Your turn")).to_be_visible()
    assert table.seen()["turn"] == first


def test_a_killed_server_loses_nothing(open_page: Open, own_server: Server) -> None:
    table = own_server.make("red", "blue=mautoma")
    page = open_page(table.link("red"), base=own_server.address)
    ready(page)
    take_money(page)
    expect(page.locator(".players li").first).to_contain_text("$8")
    ready(page)
    page.route("**/moves?*", lambda route: route.abort())
    take_money(page)  # can't be sent
    expect(page.get_by_role("alert")).to_contain_text("can't be reached")
    page.unroute("**/moves?*")
    own_server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.get_by_role("button", name="Take $3")).to_have_count(0)  # nothing is offered that can't be done
    own_server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)  # what said that there is no connection goes when there is one
    take_money(page)  # the second action; then the automa has moved
    expect(page.locator(".players li").first).to_contain_text("$11")
    page.reload()  # leave and come back
    ready(page)
    expect(page.locator(".players li").first).to_contain_text("$11")
    page.goto(own_server.address)
    expect(page.get_by_role("link", name="Steam Power")).to_contain_text("Your turn")
    page.get_by_role("link", name="Steam Power").click()
    ready(page)
    expect(page.get_by_text("Your turn")).to_be_visible()


def test_a_link_that_opens_nothing(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(f"{server.address}/t/{table.id}#nonsense")
    expect(page.get_by_role("heading")).to_contain_text("doesn't open a table")
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Footplate")).to_be_visible()


def test_what_people_copy_holds_no_seat(open_page: Open, server: Server) -> None:
    """A seat's key comes with an invitation and stays on the device: not in the address, not in a link to a moment."""
    table = server.make("red", "blue")
    first = table.seen()["turn"]
    clipboard = ["clipboard-read", "clipboard-write"]
    page = open_page(table.link(first), permissions=clipboard)
    ready(page)
    expect(page.get_by_text("Your turn")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    for link in (page.url, copied):
        assert table.keys[first] not in link
        stranger = open_page(link)
        ready(stranger)
        expect(stranger.get_by_text("Your contracts")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    page.reload()  # the tab knows its seat
    ready(page)
    expect(page.get_by_text("Your turn")).to_be_visible()
    page.goto(server.address)
    row = page.get_by_role("link", name="Steam Power")
    assert table.keys[first] not in str(row.get_attribute("href"))
    again = page.context.new_page()
    for address in (f"{server.address}{row.get_attribute('href')}", f"{server.address}/t/{table.id}"):
        again.goto("about:blank")
        again.goto(address)  # a new tab, a bookmark, a friend's link to a moment: who sits here sits here again
        ready(again)
        expect(again.get_by_text("Your turn")).to_be_visible()
        assert table.keys[first] not in again.url
    again.get_by_role("button", name="Links").click()
    again.get_by_role("button", name="Play on another device").click()
    seat = again.get_by_label("Link for This seat").input_value()
    other = open_page(seat)
    ready(other)
    expect(other.get_by_text("Your turn")).to_be_visible()


def test_the_title_and_the_icon_call(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue")
    first = table.seen()["turn"]
    page = open_page(table.link(first))
    ready(page)
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")
    take_money(page)
    take_money(page)
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon.svg")
    expect(page).not_to_have_title(re.compile("^●"))


CALLS = """
window.calls = [];
window.Notification = class { constructor(title) { calls.push(title); } };
Notification.permission = "granted";
Object.defineProperty(document, "hidden", { get: () => true });
localStorage.setItem("footplate.settings", JSON.stringify({ notify: true }));
"""


def test_a_notification_calls_who_looks_elsewhere(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue")
    first = table.seen()["turn"]
    other = "blue" if first == "red" else "red"
    page = open_page()
    page.add_init_script(CALLS)
    page.goto(table.link(other))
    ready(page)
    assert page.evaluate("calls") == []
    table.play(first, "money", "money")
    until(page, "calls.length === 1")
    assert "Your turn" in page.evaluate("calls[0]")


def test_deleting_a_table(open_page: Open, server: Server) -> None:
    page = open_page()
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_role("button", name="Start the game").click()
    links = page.get_by_role("dialog").locator("input[readonly]")
    expect(links).to_have_count(3)  # at once: two friends and the spectators
    friend = open_page(links.first.input_value())
    ready(friend)
    sit(friend, "Ada")
    page.goto(server.address)
    row = page.get_by_role("link", name="Steam Power")
    expect(row).to_contain_text("against Ada, Green")
    expect(row).to_contain_text("round 1")
    page.get_by_role("button", name="Remove").dblclick()  # the question isn't under the pointer: this answers nothing
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(row).to_be_visible()
    page.get_by_role("button", name="Remove Steam Power, against Ada").click()
    expect(page.get_by_role("dialog")).to_contain_text("Steam Power, against Ada, Green, round 1")
    ready(friend)
    page.get_by_role("button", name="Delete for everybody").click()
    expect(page.get_by_text("No tables yet")).to_be_visible()
    expect(friend.get_by_role("heading", name="was deleted")).to_be_visible()
    shot(page, "removed-table")
    friend.get_by_role("button", name="Put it back").click()  # who plays there loses nothing
    ready(friend)
    page.reload()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Take it off my list").click()
    page.get_by_text("One removed table").click()
    expect(page.get_by_text("taken off this list")).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    row.click()
    ready(page)
    expect(page.get_by_role("region", name="The decision")).to_contain_text(re.compile("Your turn|to move"))


def test_a_bot_plays_for_who_is_away(open_page: Open, own_server: Server) -> None:
    own_server.kill()
    own_server.more = ["--absent-hours", "0"]
    own_server.start()
    table = own_server.make("red", "blue", "green")
    turn = table.seen()["turn"]
    other = next(seat for seat in table.keys if seat != turn)
    away = open_page(table.link(turn), base=own_server.address)
    here = open_page(table.link(other), base=own_server.address)
    for page in (away, here):
        ready(page)
        page.get_by_role("button", name="Later").click()
    here.get_by_role("button", name="Let a bot play").click()
    expect(away.get_by_text("A bot plays for you.")).to_be_visible()
    expect(here.locator(".players")).to_contain_text("bot, stands in")
    here.get_by_role("button", name=re.compile("Chat")).click()
    expect(here.get_by_text("has kept the table waiting")).to_be_visible()
    shot(here, "a-bot-stands-in")
    away.get_by_role("button", name="Take my seat back").click()
    expect(away.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(here.locator(".players")).not_to_contain_text("stands in")
    here.get_by_role("button", name="Links").click()
    here.get_by_text("Leave the game").click()
    here.get_by_role("button", name="Resign …").click()
    shot(here, "resigning")
    here.get_by_role("button", name="Resign", exact=True).click()
    expect(here.get_by_text("You have resigned")).to_be_visible()
    expect(here.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert [seat["resigned"] for seat in table.seen()["seats"] if seat["name"] == other] == [True]


def test_a_table_that_new_rules_stop_is_still_there(open_page: Open, own_server: Server) -> None:
    table = own_server.make("red", "blue")
    turn = table.seen()["turn"]
    table.play(turn, "money", "money")
    own_server.kill()
    with sqlite3.connect(own_server.database) as database:
        database.execute("UPDATE tables SET ruleset = 0, header = replace(header, 'ruleset: ', 'ruleset: 0')")
        database.execute("UPDATE entries SET line = replace(line, 'money', 'fulfil')")
    database.close()
    own_server.start()
    page = open_page(table.link(turn), base=own_server.address)
    ready(page)
    expect(page.get_by_role("region", name="The decision")).to_contain_text("doesn't hold under ruleset")
    expect(page.get_by_role("button", name="Take $3")).to_have_count(0)
    page.get_by_role("button", name="Later").click()
    page.get_by_role("button", name="Links").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the log").click()
    assert "fulfil" in Path(download.value.path()).read_text("utf-8")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Replay").click()
    shot(page, "stopped-table")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("doesn't hold under ruleset")).to_have_count(0)
    ready(page)
    expect(page.get_by_role("region", name="The decision")).to_contain_text(re.compile("Your turn|to move"))


def test_clicking_where_nothing_is_asked(open_page: Open, server: Server) -> None:
    """Out of turn, the map only tells what is there."""
    table = server.make("red", "blue")
    other = "blue" if table.seen()["turn"] == "red" else "red"
    page = open_page(table.link(other))
    ready(page)
    click_hex(page, table.seen(other), "A4")
    expect(page.locator("[aria-live=polite]")).to_contain_text("A4")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_name_on_its_way_keeps_nobody_from_playing(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue")
    turn = table.seen()["turn"]
    page = open_page(table.link(turn))
    ready(page)
    held: list[Route] = []
    page.route("**/sit?*", lambda route: held.append(route))
    page.get_by_label("What is your name?").fill("Ada")
    with page.expect_request("**/sit?*"):
        page.get_by_role("button", name="Sit down").click()
    before = table.seen(turn)
    page.locator('.dice button[aria-label^="Pick the"]').first.click()
    assert settled(page, table, turn, before["version"])["kind"] == "action"
    assert len(held) == 1  # the name is still on its way, once
    with page.expect_response("**/sit?*"):
        held[0].continue_()
    assert "Ada" in [seat["player"] for seat in table.seen()["seats"]]

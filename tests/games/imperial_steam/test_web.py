"""Imperial Steam through the page: whole games by mouse, prices before they are paid, the keyboard alone, a phone."""

import pytest
from playwright.sync_api import expect

from footplate.games.imperial_steam import automa_cards, goods, terms
from footplate.games.imperial_steam.box import open_box
from footplate.games.imperial_steam.game import ImperialSteam
from footplate.games.imperial_steam.geography import SITES
from footplate.games.imperial_steam.picture import (
    GOOD_NAMES,
    HUB_NAMES,
    KEY_NAMES,
    SITE_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
)
from tests.games.imperial_steam.clicking import act, click_on, first, hurry, make, mine, where
from tests.games.imperial_steam.tables import table as set_up
from tests.waiting import until
from tests.web.fixtures import Open
from tests.web.helpers import Server, ready, settled, shot, start_from_lobby
from tests.web.test_everybody import PHONE, fine
from tests.web.test_texts import WEB, messages
from tests.web.whole_game import look_at_the_score, play_to_the_end, see_it_again

KEYS_TAKEN = """title: Keys
game: imperial-steam
seats: red, blue

position:
  column bronze 20
  keys bronze gold red, silver blue

then:
  keys bronze = gold red, silver blue
"""


def test_a_whole_game_against_the_automa(open_page: Open, server: Server) -> None:
    page = open_page()
    table = start_from_lobby(page, server, "Automa")
    shot(page, "is-bid")
    seen = play_to_the_end(page, table, lambda seen, step: act(page, seen, step), "is")
    look_at_the_score(page, seen, 5, "is")
    see_it_again(page, seen, "is")


def test_two_people_play_to_the_end(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue", setup="standard")
    pages = {seat: open_page(table.link(seat)) for seat in ("red", "blue")}
    for page in pages.values():
        ready(page)
    for seat, column in (("blue", "3"), ("red", "4")):  # at once and in secret
        pages[seat].locator(".bids").get_by_role("button", name=f"Column {column}", exact=True).click()
    until("both bids are in", lambda: table.seen()["kind"] != "bid")
    expect(pages["blue"].locator(".tiles")).to_be_visible()
    turn = ""
    for step in range(700):
        seen = table.seen(turn)
        if seen["over"]:
            break
        if seen["turn"] != turn or turn == "":
            turn = seen["turn"]
            expect(pages[turn].locator(".turn.mine")).to_be_visible()
            continue
        act(pages[turn], seen, step)
        settled(pages[turn], table, turn, seen["version"])
        if step == 90:
            shot(pages["red"], "is-two-people")
    assert table.seen()["over"], "the game did not end"
    totals = table.seen()["scores"]["totals"]
    for page in pages.values():
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("Final score")).to_be_visible()
        for total in totals.values():
            expect(dialog.locator("tfoot")).to_contain_text(str(total))


# A turn


def test_the_price_is_shown_and_the_workers_can_be_changed(open_page: Open, server: Server) -> None:
    """Workers 2, 2 and 1 in round 2: there are two ways to send them for an effort of 3."""
    table = make(server, "red", "blue")
    seat = hurry(table, 2, column=5)  # collecting twice costs two columns
    table.play(seat, "hand hire")
    table.play(seat, first(table, seat, "hire"))
    table.play(seat, "done", "end")
    table.play("blue" if seat == "red" else "red", "pass", "end")
    page = open_page(table.link(seat))
    ready(page)
    seen = table.seen(seat)
    way = next(one for one in seen["data"]["ahead"] if one["tile"] == "tracks" and len(one["workers"]) > 1)
    name = way["places"][0]
    assert name == "Wien-Sopron"
    page.mouse.move(*where(page, seen, name))
    tag = page.locator(".tag .away")
    expect(tag).to_contain_text("workers 2+1")
    expect(page.locator("g.track.ghost")).to_have_count(1)
    shot(page, "is-price")
    page.mouse.wheel(0, 100)
    expect(tag).to_contain_text("workers 2+2")
    click_on(page, seen, name)
    after = settled(page, table, seat, seen["version"])
    built = next(one for one in after["data"]["links"] if one["name"] == name)
    assert built["tracks"] == [seat]
    assert mine(after)["used"] == [0, 2, 0, 0]


def test_a_click_that_may_not_be_says_the_rule(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=automa")
    seat = hurry(table, 1, "red")
    page = open_page(table.link(seat))
    ready(page)
    seen = table.seen(seat)
    alert = page.get_by_role("alert")
    click_on(page, seen, "Graz-Wolfsberg")
    expect(alert).to_contain_text("is.track.")
    shot(page, "is-refusal")
    page.keyboard.press("Escape")
    page.locator(".tiles [data-tile=produce]").click()
    expect(alert).to_contain_text("is.produce.")
    assert table.seen(seat)["version"] == seen["version"]


def test_a_city_offers_all_that_can_be_done_there(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"))
    ready(page)
    seen = table.seen("red")
    click_on(page, seen, "Wien")
    options = page.locator(".menu .option")
    expect(options).to_have_count(sum("Wien" in one["places"] for one in seen["data"]["ahead"]))
    shot(page, "is-city")
    options.filter(has_text="coal").click()
    after = settled(page, table, "red", seen["version"])
    wien = next(city for city in after["data"]["cities"] if city["name"] == "Wien")
    assert {"seat": "red", "good": "coal", "goods": 3} in wien["factories"]


def test_ones_own_things_are_touched(open_page: Open, server: Server) -> None:
    """A share is sold, an empty car is turned, and no menu is hunted for it."""
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"))
    ready(page)
    seen = table.seen("red")
    money = mine(seen)["money"]
    page.get_by_role("button", name="A share is worth 50; sold so far: 0").click()
    seen = settled(page, table, "red", seen["version"])
    assert (mine(seen)["money"], mine(seen)["investors"]) == (money + 50, 1)
    page.get_by_role("button", name="Empty freight car").first.click() if page.get_by_role(
        "button", name="Empty freight car"
    ).count() else page.locator(".minor").filter(has_text="passenger car").click()
    if page.locator(".decide .option").count():
        page.locator(".decide .option").first.click()
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["passengers"] == 1
    expect(page.get_by_role("img", name="Passenger car")).to_have_count(1)


def test_the_keyboard_alone(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"))
    ready(page)
    seen = table.seen("red")
    page.get_by_role("application").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")  # so that the focus is to be seen
    page.keyboard.press("n")
    expect(page.locator("path.cursor")).to_be_attached()
    said = page.locator("p[aria-live]")
    expect(said).to_contain_text("effort 2")
    expect(said).to_contain_text("costs 1 ")
    page.keyboard.press("Enter")
    expect(page.locator(".float .primary")).to_be_visible()
    page.keyboard.press("Enter")
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["tracks"] == 1
    page.keyboard.press("ArrowLeft")
    expect(said).not_to_be_empty()


def test_why_shows_the_cards(open_page: Open, server: Server) -> None:
    """The card that was drawn, with the box that was carried out; a step points at the cities that it compared.

    In two rounds the Automa has drawn all five of its cards, and built.
    """
    table = make(server, "red", "blue=automa")
    hurry(table, 3, "red")
    page = open_page(table.link("red"))
    ready(page)
    built = page.locator("aside li").filter(has_text="builds ")
    built.get_by_role("button", name="why?").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".card")).to_have_count(2)
    expect(dialog.locator(".card li[aria-current=step]")).to_have_count(1)
    expect(dialog.locator(".trace").first).to_be_visible()
    lit = []
    for step in dialog.locator(".step").all():
        step.hover()
        lit.append(page.locator("path.marks").get_attribute("d") or "")
    assert any(lit)
    shot(page, "is-why")


# Everybody


def test_a_phone(open_page: Open, server: Server) -> None:
    """Tap a link, see its price, confirm; everything fits."""
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    seen = table.seen("red")
    x, y = where(page, seen, "Wien-Baden")
    page.touchscreen.tap(x, y)
    expect(page.locator(".float .primary")).to_be_visible()
    shot(page, "is-phone")
    page.locator(".float .primary").tap()
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["tracks"] == 1
    page.get_by_role("button", name="Railway").tap()
    expect(page.get_by_text("Your railway: 2 cities")).to_be_visible()
    page.get_by_role("button", name="Boards").tap()
    expect(page.get_by_text("Worker board")).to_be_visible()
    drawer = page.locator(".drawer").bounding_box()  # all of the screen: there is no room beside anything
    assert drawer is not None
    assert (drawer["x"], drawer["width"]) == (0, 390)
    assert drawer["height"] > 600
    shot(page, "is-phone-boards")
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".drawer")).to_have_count(0)


def test_a_price_on_a_phone_lies_over_all_else_and_names_its_link(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    page.locator(".tiles [data-tile=tracks]").tap()
    page.touchscreen.tap(*where(page, table.seen("red"), "Wien-St. Pölten"))
    price = page.locator(".float")
    expect(price.get_by_text("Wien–St. Pölten")).to_be_visible()
    box = price.bounding_box()
    assert box is not None
    covered = """([x, y]) => !document.elementFromPoint(x, y).closest(".float")"""
    assert not page.evaluate(covered, [box["x"] + 4, box["y"] + 4])


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768)], ids=str)
def test_what_the_rounds_bring_is_told_where_the_track_is_too_small_for_it(
    open_page: Open, server: Server, size: tuple[int, int]
) -> None:
    """Engines and goods of the rounds lie open: also for whoever has no mouse to point with."""
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"), **{**PHONE, "size": size})
    ready(page)
    page.get_by_role("button", name="Boards").tap()
    rounds = page.locator(".drawer").get_by_role("list", name="Round track").get_by_role("listitem")
    expect(rounds).to_have_count(8)
    for i, told in enumerate(table.seen("red")["data"]["rounds"]):
        expect(rounds.nth(i).locator("span.engine")).to_have_text([str(level) for level in told["engines"]])
        expect(rounds.nth(i).locator(".goods > span")).to_have_count(sum(count > 0 for count in told["goods"]))
        assert rounds.nth(i).evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    shot(page, f"is-rounds-{size[0]}")


def test_keys_of_a_hub_and_their_owners_stand_beside_each_other(open_page: Open, server: Server) -> None:
    """Worth three digits, and taken: nothing of one key lies over the number of another."""
    table = server.open(scenario=KEYS_TAKEN)
    page = open_page(table.link("red"))
    ready(page)
    keys = page.locator("g.hub g.key.taken")
    expect(keys).to_have_count(2)
    number, badge = keys.nth(0).locator("text").first.bounding_box(), keys.nth(1).locator("circle").bounding_box()
    own = keys.nth(0).locator("circle").bounding_box()
    assert number is not None
    assert badge is not None
    assert own is not None
    assert own["x"] + own["width"] <= number["x"]
    assert number["x"] + number["width"] <= badge["x"]


def test_a_tablet_shows_the_whole_map_and_every_tile(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"), size=(1024, 768))
    ready(page)
    frame = page.get_by_role("application").bounding_box()
    assert frame is not None
    for city in table.seen("red")["boards"][0]["places"]:
        x, y = where(page, table.seen("red"), city["name"])
        assert frame["x"] < x < frame["x"] + frame["width"], city["name"]
        assert frame["y"] < y < frame["y"] + frame["height"], city["name"]
    assert page.locator(".tiles").evaluate("tiles => tiles.scrollWidth <= tiles.clientWidth + 1")


def test_no_city_covers_a_crown(open_page: Open, server: Server) -> None:
    """Of whichever link the State Railway has it: as they are drawn, crowns and tiles are apart."""
    table = make(server, "red", "blue=automa")
    page = open_page(table.link("red"))
    ready(page)
    crowned = [link["name"] for link in table.seen("red")["data"]["links"] if link["crown"]]
    assert "Amstetten-Mariazell" in crowned  # short and steep: above its badge there is no room
    boxes = """name => [...document.querySelectorAll(name)].map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [left, top, right, bottom];
    })"""
    crowns, tiles = page.evaluate(boxes, "g.crown"), page.evaluate(boxes, "g.city > rect, g.hub > rect")
    assert len(crowns) == len(crowned)
    assert tiles
    for left, top, right, bottom in crowns:
        assert all(right < t[0] or left > t[2] or bottom < t[1] or top > t[3] for t in tiles)


def test_once_the_hand_is_placed_it_is_not_asked_for(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    table.play("red", "hand collect")
    page = open_page(table.link("red"))
    ready(page)
    expect(page.get_by_role("region", name="The decision")).to_contain_text("Minor actions, or the end of the turn")


def test_a_narrow_phone_begins_where_the_game_does(open_page: Open, server: Server) -> None:
    """Where the whole map is too wide to be touched, Wien and the cities around it are there first."""
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"), **{**PHONE, "size": (360, 900)})
    ready(page)
    seen = table.seen("red")
    for name in ("Wien", "Baden", "Bratislava", "Sopron"):
        assert 0 < where(page, seen, name)[0] < 360, name


def test_a_phone_on_its_side_shows_a_map_that_can_be_touched(open_page: Open, server: Server) -> None:
    """As wide as its part of the screen, from the top; the whole of it would be a stamp."""
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"), **{**PHONE, "size": (844, 390)})
    ready(page)
    seen = table.seen("red")
    frame = page.get_by_role("application").bounding_box()
    assert frame is not None
    assert where(page, seen, "Bratislava")[0] - where(page, seen, "Udine")[0] > frame["width"] * 0.8
    x, y = where(page, seen, "Wien-Baden")
    assert frame["y"] < y < frame["y"] + frame["height"]
    page.touchscreen.tap(x, y)
    expect(page.locator(".float .primary")).to_be_visible()


def test_a_contract_says_what_it_pays_before_it_is_taken(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=automa")
    hurry(table, 1, "red")
    page = open_page(table.link("red"))
    ready(page)
    page.locator(".tiles [data-tile=contract]").click()
    options = page.locator(".decide .option")
    data = table.seen("red")["data"]
    cards = {card["contract"]: card for card in data["contracts"]}
    offered = [one["moves"][-1].split()[1] for one in data["ahead"] if one["tile"] == "contract"]
    expect(options).to_have_count(len(offered))
    for i, name in enumerate(offered):  # by its goods, not by its number
        expect(options.nth(i)).to_contain_text(f"{cards[name]['pays']}−{cards[name]['penalty']}")
        expect(options.nth(i)).to_contain_text(cards[name]["needs"][0])
        expect(options.nth(i)).not_to_contain_text(name)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (820, 1180), (390, 844)], ids=str)
def test_axe_finds_nothing(open_page: Open, server: Server, size: tuple[int, int]) -> None:
    table = make(server, "red", "blue=automa")
    hurry(table, 2, "red")
    page = open_page(table.link("red"), size=size)
    ready(page)
    fine(page)
    page.locator(".tiles [data-tile=hire]").click()
    if size[0] < 1900:
        page.get_by_role("button", name="Boards", exact=True).click()
    expect(page.get_by_text("Worker board")).to_be_visible()
    fine(page)


def test_the_picture_uses_the_words_of_the_rules() -> None:
    assert [GOOD_NAMES, HUB_NAMES, TERRAIN_NAMES] == [goods.GOODS, goods.HUBS, goods.TERRAINS]
    assert [KEY_NAMES, SITE_NAMES, TILE_NAMES] == [goods.KEYS, SITES, terms.TILES]


def test_everything_of_the_game_has_a_name() -> None:
    said = set(messages(WEB / "src" / "games" / "imperial-steam" / "texts" / "en.ftl"))
    named = {
        *(f"is-good-{name}" for name in goods.GOODS),
        *(f"is-hub-{name}" for name in goods.HUBS),
        *(f"is-terrain-{name}" for name in goods.TERRAINS),
        *(f"is-engineer-{name}" for name in goods.ENGINEERS[1:]),
        *(f"is-tile-{name}" for name in terms.TILES),
        *(f"is-tile-{name}-what" for name in terms.TILES),
        *(f"is-measure-{name}" for name in automa_cards.MEASURES),
        *(f"is-effect-{name}" for name in automa_cards.EFFECTS),
        *(f"is-reward-{name}" for name in automa_cards.REWARDS),
    }
    assert named - said == set()
    info = ImperialSteam().info
    for option in info.options:
        named = {f"imperial-steam-option-{option.name}", *(f"imperial-steam-{option.name}-{v}" for v in option.values)}
        assert named - said == set()
    verbs = {family.verb for family in open_box(set_up()).actions.catalogue.families}
    assert {verb for verb in verbs if not any(name.startswith(f"is-move-{verb}") for name in said)} == set()

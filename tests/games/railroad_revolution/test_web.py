"""Railroad Revolution through the page: whole games by mouse, prices beforehand, secrets, the keyboard, a phone."""

import pytest
from playwright.sync_api import expect

from footplate.games.railroad_revolution import actions, deck, effects, milestones, performance, picture
from footplate.games.railroad_revolution.box import open_box
from footplate.games.railroad_revolution.game import RailroadRevolution
from footplate.games.railroad_revolution.geography import TERRAINS
from tests.games.railroad_revolution.clicking import act, click_on, hurry, legal, make, mine, places, where
from tests.games.railroad_revolution.tables import table as set_up
from tests.web.fixtures import Open
from tests.web.helpers import ROOT, Server, ready, settled, shot
from tests.web.test_everybody import PHONE, fine
from tests.web.test_texts import WEB, messages
from tests.web.whole_game import look_at_the_score, play_to_the_end, see_it_again


def test_a_whole_game_against_the_mautoma(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=mautoma", level="2")
    page = open_page(table.link("red"))
    ready(page)
    seen = play_to_the_end(page, table, lambda seen, step: act(page, seen, step), "rr")
    look_at_the_score(page, seen, 5, "rr")
    see_it_again(page, seen, "rr")


def test_two_people_play_to_the_end(open_page: Open, server: Server) -> None:
    """The base game, with its three tracks and set-up tiles."""
    table = make(server, "red", "blue", edition="base")
    pages = {seat: open_page(table.link(seat)) for seat in ("red", "blue")}
    for page in pages.values():
        ready(page)
    turn = ""
    for step in range(900):
        seen = table.seen(turn)
        if seen["over"]:
            break
        if seen["turn"] != turn:
            turn = seen["turn"]
            expect(pages[turn].locator(".turn.mine")).to_be_visible()
            continue
        act(pages[turn], seen, step)
        settled(pages[turn], table, turn, seen["version"])
        if step == 80:
            shot(pages["red"], "rr-two-people")
    assert table.seen()["over"], "the game did not end"
    for seat, page in pages.items():
        look_at_the_score(page, table.seen(seat), 5, f"rr-{seat}")


# A turn


def test_a_price_is_shown_before_it_is_paid(open_page: Open, server: Server) -> None:
    """A worker on Railroad: the slots glow, the one that is pointed at says what it costs, and a click lays it."""
    table = make(server, "red", "blue=mautoma")
    seen = hurry(table)
    page = open_page(table.link("red"))
    ready(page)
    page.locator(".actions [data-action=railroad]").click()
    seen = settled(page, table, "red", seen["version"])
    assert seen["kind"] == "railroad"
    name = next(name for name in places(seen, "rail") if name == "L04-1")
    page.mouse.move(*where(page, name))
    expect(page.locator(".float .tag")).to_contain_text("Charlotte–Miami: $400")
    expect(page.locator("g.track.ghost")).to_have_count(1)
    shot(page, "rr-price")
    money = mine(seen)["money"]
    click_on(page, name)
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["money"] == money - 400
    expect(page.locator(".decide .open > li")).to_have_count(len(after["data"]["open"]))


def test_a_place_on_the_map_begins_a_turn(open_page: Open, server: Server) -> None:
    """A click on a city offers the chosen worker there; worker and station are one gesture, undone as one."""
    table = make(server, "red", "blue=mautoma")
    seen = hurry(table)
    page = open_page(table.link("red"))
    ready(page)
    click_on(page, "Washington")
    page.locator(".menu .option").click()
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["stations"] == 1
    told = server.ask("GET", f"/tables/{table.id}/moves", table.keys["red"])
    assert [m["move"].split()[0] for m in told if m["seat"] == "red" and not m["forced"]][-2:] == ["place", "station"]


def test_a_click_that_may_not_be_says_the_rule(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=mautoma")
    seen = hurry(table)
    page = open_page(table.link("red"))
    ready(page)
    page.locator(".actions [data-action=railroad]").click()
    seen = settled(page, table, "red", seen["version"])
    click_on(page, "L21-1")  # Bismarck to Seattle
    expect(page.get_by_role("alert")).to_contain_text("rr.")
    assert table.seen("red")["version"] == seen["version"]


def test_the_open_list_can_be_taken_in_any_order(open_page: Open, server: Server) -> None:
    """After a trade: a wagon or tender, a train to flip, the ability. The last is taken first; then all the rest."""
    table = make(server, "red", "blue=mautoma")
    seen = hurry(table)
    table.play("red", "place white trade", "trade rail")
    page = open_page(table.link("red"))
    ready(page)
    seen = table.seen("red")
    open_things = [(one["kind"], len(one["moves"])) for one in seen["data"]["open"]]
    assert [kind for kind, _ in open_things] == ["wagon", "flip", "ability"]
    flip = page.locator(".decide [data-effect=flip]")
    if flip.get_attribute("aria-expanded") == "false":
        flip.click()
    page.locator('.decide .option[data-move="flip Promoter"]').click()
    after = settled(page, table, "red", seen["version"])
    assert [one["kind"] for one in after["data"]["open"]].count("promote") == 2
    assert mine(after)["trains"][0]["down"] == 1
    shot(page, "rr-open-list")
    page.get_by_role("button", name="All the rest, quickly").click()
    expect(page.locator(".decide .open")).to_have_count(0)
    assert not any(one["moves"] for one in table.seen("red")["data"]["open"])


def test_ones_own_things_are_touched(open_page: Open, server: Server) -> None:
    """A share is sold, a train is flipped, a wagon is taken from its row, and no menu is hunted for it."""
    table = make(server, "red", "blue=mautoma")
    seen = hurry(table)
    page = open_page(table.link("red"), size=(1920, 1080))
    ready(page)
    money = mine(seen)["money"]
    page.locator(".company button.shares").click()
    seen = settled(page, table, "red", seen["version"])
    assert mine(seen)["money"] == money + seen["data"]["sharePrice"]
    table.play("red", "place white trade", "trade rail")
    wagon = next(move for move in legal(table.seen("red")) if move.startswith("wagon ")).split()[1]
    page.locator(f"[data-wagon={wagon}]").click()
    seen = settled(page, table, "red", seen["version"] + 2)
    assert mine(seen)["trains"][0]["wagon"] == wagon
    page.locator(".ready[data-flip=Promoter]").click()
    seen = settled(page, table, "red", seen["version"])
    assert mine(seen)["trains"][0]["down"] == 1


def test_drawn_milestones_are_their_drawers_alone(open_page: Open, server: Server) -> None:
    played = (
        (ROOT / "tests/games/railroad_revolution/fixtures/expansion-2.log").read_text("utf-8").partition("moves:\n")[2]
    )
    kept = next(i for i, line in enumerate(played.splitlines()) if line.startswith("red: keep"))
    table = server.recorded("railroad_revolution", "expansion-2", kept)
    seen = table.seen("red")
    drawn = [tile["name"] for tile in seen["data"]["drawn"]]
    assert len(drawn) == 3
    own, other = open_page(table.link("red")), open_page(table.link("blue"))
    for page in (own, other):
        ready(page)
    expect(own.locator(".decide [data-keep]")).to_have_count(3)
    shot(own, "rr-keep")
    assert table.seen("blue")["data"]["drawn"] == []
    text = other.locator("body").inner_text()
    assert not any(name in text for name in drawn)
    own.locator(f'[data-keep="{drawn[1]}"]').click()
    seen = settled(own, table, "red", seen["version"])
    assert drawn[1] in [tile["name"] for tile in mine(seen)["milestones"] if tile]


def test_the_keyboard_alone(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=mautoma")
    seen = hurry(table)
    page = open_page(table.link("red"))
    ready(page)
    page.locator(".actions [data-action=railroad]").focus()
    page.keyboard.press("Enter")
    seen = settled(page, table, "red", seen["version"])
    page.get_by_role("application").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")  # so that the focus is to be seen
    page.keyboard.press("n")
    expect(page.locator("path.cursor")).to_be_attached()
    said = page.locator("p[aria-live]")
    expect(said).to_contain_text("$500")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["track"] == 2
    page.keyboard.press("ArrowLeft")
    expect(said).not_to_be_empty()


def test_why_shows_the_card_and_the_columns(open_page: Open, server: Server) -> None:
    """Its card with the section that it followed; where arrows chose among cities, the columns lie over the map."""
    table = make(server, "red", "blue=mautoma")
    hurry(table)
    page = open_page(table.link("red"))
    ready(page)
    expect(page.locator(".mat .slots > li")).to_have_count(5)
    asked = 0
    while not page.locator("path.band").count():
        assert asked < 60, "no arrow ever decided"
        hurry(table)
        for why in page.locator("aside li").filter(has_text="lays the rail").get_by_role("button", name="why?").all():
            why.click()
            dialog = page.get_by_role("dialog")
            expect(dialog.locator(".card li[aria-current=step]")).to_have_count(1)
            expect(dialog.locator(".trace").first).to_be_visible()
            asked += 1
            if page.locator("path.band").count():
                break
            page.keyboard.press("Escape")
        else:
            table.play("red", legal(table.seen("red"))[-2])
    expect(page.locator("path.band")).to_have_count(5)
    expect(page.get_by_role("dialog").get_by_text("The arrows decided")).to_be_visible()
    shot(page, "rr-why")
    page.keyboard.press("Escape")
    expect(page.locator("path.band")).to_have_count(0)


# Everybody


def test_a_phone(open_page: Open, server: Server) -> None:
    """Tap a section, see what it brings, confirm; everything fits."""
    table = make(server, "red", "blue=mautoma")
    seen = hurry(table)
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".actions [data-action=telegraph]").tap()
    seen = settled(page, table, "red", seen["version"])
    expect(page.locator(".decide .option")).to_have_count(len(places(seen, "office")))
    page.touchscreen.tap(*where(page, "section 5"))
    option = page.locator(".float .option")
    expect(option).to_contain_text("for a worker")
    shot(page, "rr-phone")
    option.tap()
    after = settled(page, table, "red", seen["version"])
    assert mine(after)["offices"] == 1
    page.get_by_role("button", name="Company").tap()
    expect(page.get_by_text("Your company: 2 cities")).to_be_visible()
    page.get_by_role("button", name="Boards").tap()
    expect(page.get_by_text("Performance track")).to_be_visible()
    shot(page, "rr-phone-boards")


@pytest.mark.parametrize("size", [(1920, 1080), (820, 1180), (390, 844)], ids=str)
def test_axe_finds_nothing(open_page: Open, server: Server, size: tuple[int, int]) -> None:
    table = make(server, "red", "blue=mautoma")
    hurry(table)
    page = open_page(table.link("red"), size=size)
    ready(page)
    fine(page)
    table.play("red", "place white trade", "trade rail")
    expect(page.locator(".decide .open > li").first).to_be_visible()
    if size[0] < 1900:
        page.get_by_role("button", name="Boards", exact=True).click()
    expect(page.get_by_text("tenders left")).to_be_visible()
    fine(page)


def test_on_a_phone_the_round_stands_beside_the_button_and_the_map_begins_in_the_east(
    open_page: Open, server: Server
) -> None:
    table = server.recorded("railroad_revolution", "mautoma-1-level-2-mautoma-wins", 260)  # the last rounds
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    button = page.get_by_role("button", name="Boards", exact=True).bounding_box()
    round_ = page.locator(".round").bounding_box()
    assert button is not None
    assert round_ is not None
    assert button["x"] + button["width"] <= round_["x"]
    assert 0 < where(page, "Washington")[0] < 390


def test_what_is_told_of_a_section_leaves_the_telegraph_line_in_sight(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=mautoma")
    seen = hurry(table)
    page = open_page(table.link("red"))
    ready(page)
    x, y = where(page, "section 5")
    page.mouse.move(x, y)
    hint = page.locator("main > p.hint")
    expect(hint).to_contain_text("section 5")
    line = page.locator("rect.strip").bounding_box()
    told = hint.bounding_box()
    assert line is not None
    assert told is not None
    assert told["y"] + told["height"] <= line["y"]
    page.locator(".actions [data-action=telegraph]").click()
    settled(page, table, "red", seen["version"])
    page.mouse.move(x, y)
    expect(page.locator(".float .tag")).to_contain_text("Office in section 5")
    expect(hint).to_have_count(0)


def test_the_picture_uses_the_words_of_the_rules() -> None:
    assert [picture.WORKER_NAMES, picture.ACTION_NAMES, picture.PIECE_NAMES, picture.TRACK_NAMES] == [
        effects.COLOURS,
        actions.ACTIONS,
        actions.PIECES,
        actions.TRACKS,
    ]


def test_everything_of_the_game_has_a_name() -> None:
    said = set(messages(WEB / "src" / "games" / "railroad-revolution" / "texts" / "en.ftl"))
    box = open_box(set_up())
    targets = [*(name for name in deck.TARGETS if name not in ("", "terrain")), *TERRAINS]
    plain = [need for need in milestones.NEEDS if need != "rails"]
    named = {
        *(f"rr-worker-{name}" for name in effects.COLOURS),
        *(f"rr-action-{name}" for name in actions.ACTIONS),
        *(f"rr-ability-{worker}-{action}" for worker in effects.COLOURS for action in actions.ACTIONS),
        *(f"rr-effect-{name}" for name in picture.EFFECT_NAMES),
        *(f"rr-track-{name}" for name in actions.TRACKS),
        *(f"rr-need-{name}" for name in plain),
        *(f"rr-need-rails-{terrain}" for terrain in range(len(TERRAINS))),
        *(f"rr-counts-{name}" for name in performance.COUNTS),
        *(f"rr-target-{name}" for name in targets),
        *(f"rr-bonus-{name}" for name in deck.BONUSES),
        *(f"rr-train-{train.name}" for train in box.trains),
        *(f"rr-title-{card.title}".replace(" ", "-") for card in box.cards),
        *(f"rr-title-{tile.name}".replace(" ", "-") for tile in box.performance_tiles),
    }
    assert named - said == set()
    info = RailroadRevolution().info
    for option in info.options:
        words = {f"{info.id}-option-{option.name}", *(f"{info.id}-{option.name}-{value}" for value in option.values)}
        assert words - said == set()
    assert {f"{info.id}-data-{name}" for name in info.data} - said == set()
    verbs = {family.verb for family in box.actions.catalogue.families}
    assert {verb for verb in verbs if not any(name.startswith(f"rr-move-{verb}") for name in said)} == set()

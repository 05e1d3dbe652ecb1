"""For everybody: four languages, a phone, the keyboard alone, screen readers, no network, small."""

import gzip
import re
import urllib.request
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from footplate.games import OURS
from footplate.table.game import Game
from tests.games.here import NAMES
from tests.games.steamrollers.sheets import make
from tests.waiting import PATIENCE
from tests.web.fixtures import Open
from tests.web.helpers import Server, cell_named, fulfilling, point_of, ready, settled, shot

LANGUAGES = {
    "en": ("Play against Mautoma", "Start the game", "Lay track"),
    "fr": ("Jouer contre Mautoma", "Commencer la partie", "Voies"),
    "nl": ("Tegen Mautoma spelen", "Spel beginnen", "Spoor"),
    "de": ("Gegen Mautoma spielen", "Spiel beginnen", "Gleise"),
}
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}
LIMIT = 135_000  # bytes


# Off in axe unless it is asked for: who speaks to the page says what stands there.
RULES = {"rules": {"label-content-name-mismatch": {"enabled": True}}}


def fine(page: Page) -> None:
    """axe finds nothing."""
    found = Axe().run(page, options=RULES).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language(open_page: Open, server: Server, language: str) -> None:
    play, start, track = LANGUAGES[language]
    page = open_page(locale=language)
    page.get_by_role("button", name=play).first.click()
    page.get_by_role("button", name=start).click()
    ready(page)
    assert page.evaluate("document.documentElement.lang") == language
    expect(page.get_by_role("button", name=track, exact=True)).to_be_visible()
    shot(page, f"language-{language}")


def test_the_language_can_be_switched(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("nl")
    expect(page.get_by_label("Taal")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Jij bent aan zet")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Jij bent aan zet")).to_be_visible()


def test_a_phone(open_page: Open, server: Server) -> None:
    """Tap a hex, tap again to turn the piece, confirm; everything fits."""
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    seen = table.seen("red")
    for place in seen["data"]["ahead"]["places"]:
        x, y = point_of(page, cell_named(seen, place["hex"]))
        if 60 < x < 330 and 150 < y < 400 and len(place["pairs"]) > 1:
            break
    page.touchscreen.tap(x, y)
    expect(page.locator(".float .primary")).to_be_visible()
    page.touchscreen.tap(x, y)
    expect(page.get_by_text("(2 of")).to_be_visible()
    shot(page, "phone-placing")
    page.locator(".float .primary").tap()
    after = settled(page, table, "red", seen["version"])
    assert after["data"]["links"][0]["tiles"][0][0] == place["hex"]
    for tab in ("Contracts", "Players", "Log", "Chat"):
        page.locator("nav.tabs button", has_text=tab).tap()
        expect(page.locator(".sheet")).to_be_visible()
        shot(page, f"phone-{tab.lower()}")
    for button in page.locator("nav.tabs button, .back button, header nav button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 34


def test_nothing_jumps_on_a_phone(open_page: Open, server: Server) -> None:
    """What lies below the map grows and shrinks with the decision; the map stays, and nothing lies over it."""
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    city = cell_named(table.seen("red"), "Gary")
    before = point_of(page, city)
    panel = page.get_by_role("region", name="The decision").bounding_box()
    page.get_by_role("button", name="Lay track").tap()
    expect(page.get_by_text("Up to 2 placements")).to_be_visible()
    assert page.get_by_role("region", name="The decision").bounding_box() != panel
    assert point_of(page, city) == pytest.approx(before, abs=0.5)
    south = point_of(page, max(table.seen("red")["boards"][0]["places"], key=lambda cell: int(cell["y"])))
    buttons = page.locator(".buttons").bounding_box()
    assert buttons is not None
    assert south[1] < buttons["y"]


def test_a_phone_opens_the_hand_that_is_asked_about(open_page: Open, server: Server) -> None:
    table = fulfilling(server, ("money red 4", "money red 30"), ("hand red C01", "hand red C01 C05"))
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_role("button", name="Fulfil").tap()
    expect(page.locator(".card.ready")).to_have_count(2)
    page.locator(".card.ready").first.tap()
    page.locator(".confirm .primary").tap()
    expect(page.locator("button.source").first).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)


def test_a_phone_on_its_side(open_page: Open, server: Server) -> None:
    """It is too low for a board above a panel: they lie side by side."""
    table = server.make("red", "blue", game="steamrollers", edition="1.04", options={"coal": "no"})
    page = open_page(table.link(table.seen()["turn"]), size=(844, 390), has_touch=True, is_mobile=True)
    ready(page)
    board, panel = page.locator("[role=application]").bounding_box(), page.locator("aside").bounding_box()
    assert board is not None
    assert panel is not None
    assert board["x"] + board["width"] <= panel["x"]
    assert board["height"] >= 140
    assert page.evaluate("document.documentElement.scrollWidth") <= 844


def test_the_keyboard_alone(open_page: Open, server: Server) -> None:
    """From the lobby to a laid link, without a mouse."""
    page = open_page()
    expect(page.get_by_role("button", name="Play against Mautoma").first).to_be_visible()
    tab_to(page, "Play against Mautoma")
    page.keyboard.press("Enter")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    ready(page)
    page.locator("[role=application]").focus()
    live = page.locator("[aria-live=polite]")
    page.keyboard.press("n")
    expect(live).to_contain_text("$")
    before = live.inner_text()
    page.keyboard.press("r")
    expect(live).not_to_have_text(before)
    page.keyboard.press("Enter")
    expect(page.locator("g.rails.own-red:not(.ghost)")).not_to_have_count(0)
    shot(page, "keyboard")
    page.keyboard.press("ArrowDown")
    expect(live).to_contain_text(",")
    ready(page)
    page.keyboard.press("u")
    expect(page.locator("g.rails.own-red:not(.ghost)")).to_have_count(0)
    page.keyboard.press("m")  # the map in words, where every answer is a button
    expect(page.get_by_role("dialog")).to_contain_text("The map in words")
    for _ in range(10):  # as fast as the keys go: the window that shuts must not take the next one with it
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("m")
        expect(page.get_by_role("heading", name="The map in words", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[role=application]")).to_be_focused()


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement?.textContent ?? ''"):
            return
    raise AssertionError(f"Tab never reaches {name!r}")


def test_the_map_in_words_plays(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    seen = table.seen("red")
    page.get_by_role("button", name="Map in words").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("What is listed").select_option("cities")
    expect(dialog).to_contain_text("Chicago")
    dialog.get_by_role("button", name="Takes $3").click()
    assert settled(page, table, "red", seen["version"])["data"]["players"][0]["money"] == 8


def test_axe_finds_nothing(open_page: Open, server: Server) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Play against Mautoma").first).to_be_visible()
    fine(page)
    page.get_by_role("button", name="Play against Mautoma").first.click()
    fine(page)
    page.get_by_role("button", name="Start the game").click()
    ready(page)
    fine(page)
    page.get_by_role("button", name="Take $3").click()
    page.get_by_role("button", name="Lay track").click()
    expect(page.get_by_text("Up to 2 placements")).to_be_visible()
    fine(page)
    for button in ("Rules", "Map in words", "Links", "Settings"):
        page.locator("header nav button", has_text=button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        fine(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Scores and charts").click()
    expect(page.locator("figure")).to_have_count(5)
    fine(page)


def test_axe_finds_nothing_beside_a_window(open_page: Open, server: Server) -> None:
    """The reasons stand beside the board, which stays in use."""
    table = server.make("red", "blue=mautoma")
    table.play("red", "money", "money")
    page = open_page(table.link("red"))
    ready(page)
    page.locator("ol button", has_text="why?").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("direction marker")
    fine(page)


def test_axe_finds_nothing_on_a_sheet(open_page: Open, server: Server) -> None:
    table = make(server, "red", "blue=olive")
    page = open_page(table.link("red"))
    ready(page)
    fine(page)


def test_axe_finds_nothing_on_a_phone(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    table.play("red", "money", "money")
    page = open_page(table.link("red"), **PHONE)
    ready(page)
    fine(page)
    for tab in ("Contracts", "Players", "Log", "Chat"):
        page.locator("nav.tabs button", has_text=tab).tap()
        fine(page)


def test_without_a_network(open_page: Open, own_server: Server) -> None:
    """Once loaded, the page opens again without a server, with the last position."""
    table = own_server.make("red", "blue=mautoma")
    page = open_page(base=own_server.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("heading", name="Steam Power")).to_be_visible()
    page.goto(table.link("red"))
    ready(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now through the service worker, which keeps an answer before it hands it on
    ready(page)
    expect(page.get_by_text("Your turn")).to_be_visible()
    own_server.kill()
    page.reload()
    ready(page)
    expect(page.locator(".players li").first).to_contain_text("$5")
    decision = page.get_by_role("region", name="The decision")
    expect(decision).to_contain_text("No connection.")  # an old position claims no turn
    expect(decision).to_contain_text("last loaded")
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(decision.get_by_role("button")).to_have_count(0)
    expect(page).to_have_title(re.compile("No connection"))
    page.goto(own_server.address)
    expect(page.get_by_role("heading", name="Steam Power")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("No connection.")
    own_server.start()
    expect(page.get_by_role("alert")).to_have_count(0)  # found out by itself
    expect(page.get_by_role("contentinfo")).to_contain_text("playing needs a connection")


@pytest.mark.parametrize("game", OURS, ids=NAMES)
def test_the_first_load_is_small(open_page: Open, client: Path, server: Server, game: Game) -> None:
    """Everything that the browser fetches to show a table, compressed."""
    edition = game.info.editions[0]
    seats = game.info.colours[: max(2, game.info.seats[0])]
    table = server.make(*seats, game=game.info.id, edition=edition, options={})
    page = open_page("about:blank")
    fetched: set[str] = set()

    def size(path: str) -> int:
        content = (client / path).read_bytes()
        return len(content) if path.endswith(".woff2") else len(gzip.compress(content, 9))

    page.on("requestfinished", lambda request: fetched.add(request.url.removeprefix(server.address)))
    page.goto(table.link(seats[0]))
    ready(page)
    names = {"index.html" if url.startswith("/t/") else url.lstrip("/") for url in fetched if "/api/" not in url}
    sizes = {name: size(name) for name in names if name != "sw.js"}
    print(f"first load of {game.info.id}: {sum(sizes.values())} bytes", sizes)
    assert 30_000 < sum(sizes.values()) < LIMIT
    of_the_game = [name for name in names if re.search(f"/({'|'.join(NAMES)})-", name)]
    assert all(f"/{game.info.id}-" in name for name in of_the_game), "another game's files"


def test_files_arrive_as_they_are(server: Server, client: Path) -> None:
    """Packed once, never twice."""
    files = [path.relative_to(client).as_posix() for path in client.rglob("*") if path.is_file()]
    names = [name for name in files if name not in (".stamp", "index.html")]
    assert "sw.js" in names
    for name in names:
        request = urllib.request.Request(f"{server.address}/{name}", headers={"accept-encoding": "gzip"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            body, packed = answer.read(), answer.headers.get("content-encoding") == "gzip"
        assert (gzip.decompress(body) if packed else body) == (client / name).read_bytes(), name

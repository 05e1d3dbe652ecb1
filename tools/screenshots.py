"""The README's pictures, taken from the real page: `python -m tools.screenshots` writes docs/images/, and with
`wide`, `sheet`, `railway`, `states` or `phone` only those.

Needs Chromium, Node (or the built client) and the development requirements. A server of its own plays a game
between greedy bots far enough to have something to show.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from footplate.games import GAMES
from footplate.players import make_player
from footplate.table.game import Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games.imperial_steam.clicking import where
from tests.web.helpers import FLAGS, ROOT, MadeTable, Server, cell_named, find_chromium, point_of, ready
from tools import build_web

IMAGES = ROOT / "docs" / "images"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en-GB"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "reduced_motion": "reduce",
    "locale": "en-GB",
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def game(moves: int, id: str = "steam-power", automa: str = "mautoma", kind: str = "action") -> str:
    """A greedy player against an automa, as a log: to the end, or to a decision of the player after so many moves."""
    rules = GAMES[id]
    options = {option.name: option.values[0] for option in rules.info.options}
    seats = [Seat("red"), Seat("blue", automa)]
    match = Match(rules, Setup(id, rules.info.editions[0], seats, options))
    nature, player = Roller("the picture"), make_player("greedy", "the picture")
    match.settle(nature)
    while (decision := match.decision) is not None:
        if moves and len(match.moves) >= moves and decision.kind == kind:
            break
        seen = rules.redact(match.state, decision.seat)
        match.play(decision.seat, player.choose(rules, seen, match.legal()))
        match.settle(nature)
    return write_log(match)


def table(server: Server, log: str, title: str) -> MadeTable:
    wish = {"game": "", "edition": "", "options": {}, "seats": [], "title": title, "log": log}
    return MadeTable(server, server.ask("POST", "/tables", "", wish))


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=IMAGES / f"{name}.png")
    print(f"docs/images/{name}.png")


def hover_a_place(page: Page, seen: dict[str, Any]) -> None:
    """Point at a hex, so that the picture shows the piece and its price."""
    places = [place for place in seen["data"]["ahead"]["places"] if place["verb"] == "lay"]
    if places:
        place = max(places, key=lambda place: (place["price"], len(place["pairs"])))
        x, y = point_of(page, cell_named(seen, place["hex"]))
        page.mouse.move(x + 6, y + 11)


def wide(browser: Browser, server: Server) -> None:
    page = browser.new_context(**WIDE).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play against Mautoma").first.wait_for()
    take(page, "lobby")
    middle = table(server, game(170), "Friday night")
    page.goto(middle.link("red"))
    ready(page)
    page.get_by_role("button", name="Lay track").click()
    page.get_by_text("placements").first.wait_for()
    hover_a_place(page, middle.seen("red"))
    take(page, "table")
    page.locator("ol li", has_text="Heads for").last.get_by_role("button", name="why?").click()
    page.locator("button.step", has_text="tiles to lay").first.hover()
    take(page, "why")
    over = table(server, game(0), "Friday night")
    page.goto(over.link("red"))
    page.locator("figure").nth(4).wait_for()
    take(page, "score")


def sheet(browser: Browser, server: Server) -> None:
    page = browser.new_context(**WIDE).new_page()
    page.goto(table(server, game(150, "steamrollers", "olive", "load"), "A quick one").link("red"))
    ready(page)
    page.locator(".away").first.wait_for(state="attached")
    page.mouse.move(700, 12)
    take(page, "sheet")


def railway(browser: Browser, server: Server) -> None:
    """The pointer is on a link that could be built: its price is shown."""
    page = browser.new_context(**WIDE).new_page()
    made, link = building(server)
    page.goto(made.link("red"))
    ready(page)
    page.mouse.move(*where(page, made.seen("red"), link))
    take(page, "railway")


def building(server: Server) -> tuple[MadeTable, str]:
    """A table of Imperial Steam, well on its way, where a link could be built; and the link."""
    for moves in range(230, 400, 3):
        made = table(server, game(moves, "imperial-steam", "automa", "turn"), "To Trieste")
        for one in made.seen("red")["data"]["ahead"]:
            if one["tile"] == "tracks":
                return made, one["places"][0]
    raise AssertionError("in this game nothing is built so late")


def states(browser: Browser, server: Server) -> None:
    page = browser.new_context(**WIDE | {"viewport": {"width": 1680, "height": 1000}}).new_page()
    page.goto(table(server, game(200, "railroad-revolution", "mautoma", "place"), "From sea to sea").link("red"))
    ready(page)
    page.mouse.move(840, 12)
    take(page, "states")


def phone(browser: Browser, server: Server) -> None:
    page = browser.new_context(**PHONE).new_page()
    page.goto(table(server, game(170), "Friday night").link("red"))
    ready(page)
    take(page, "phone")
    page.locator("nav.tabs button").first.tap()
    take(page, "phone-contracts")
    page.goto(table(server, game(120, "steamrollers", "olive", "draft"), "A quick one").link("red"))
    ready(page)
    take(page, "phone-sheet")


def main() -> int:
    chromium = find_chromium()
    if chromium is None:
        print("There is no Chromium here: apt install chromium")
        return 1
    if build_web.build(False) != 0:
        return 1
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for pictures in (wide, sheet, railway, states, phone):
                if pictures.__name__ in (sys.argv[1:] or pictures.__name__):
                    pictures(browser, server)
            browser.close()
        finally:
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Tables of Imperial Steam in the browser, and somebody who plays there with the mouse."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.helpers import MadeTable, Server

# What somebody would like to do, each time the next that is possible.
WISHES: Final = [
    "tracks", "factory", "hire", "produce", "station", "order",
    "tracks", "engine", "buy", "contract", "donate", "collect",
]  # fmt: skip
Seen = dict[str, Any]


def make(server: Server, *seats: str, **options: str) -> MadeTable:
    return server.make(*seats, game="imperial-steam", edition="first", options=options)


def mine(seen: Seen) -> Seen:
    found: Seen = next(player for player in seen["data"]["players"] if player["seat"] == seen["you"])
    return found


def where(page: Page, seen: Seen, name: str) -> tuple[float, float]:
    """Where a city, or the middle of a link, is on the screen."""
    places = {place["name"]: place for place in seen["boards"][0]["places"]}
    line = next((one for one in seen["boards"][0]["lines"] if one["name"] == name), None)
    ends = [places[name]] if line is None else [places[line["a"]], places[line["b"]]]
    script = """([x, y]) => {
        const m = document.querySelector("[role=application] svg > g").getScreenCTM();
        return [m.a * x + m.e, m.d * y + m.f];
    }"""
    middle = [sum(end[axis] for end in ends) / len(ends) for axis in ("x", "y")]
    x, y = page.evaluate(script, middle)
    return x, y


def click_on(page: Page, seen: Seen, name: str) -> None:
    page.mouse.click(*where(page, seen, name))


def act(page: Page, seen: Seen, step: int) -> None:
    """One gesture: a bid, a link on the map, a tile and what it is done to, a minor action, the end of the turn."""
    decide = page.locator(".decide")
    kind, data = seen["kind"], seen["data"]
    legal = {answer["move"] for answer in seen["answers"]}
    if kind == "bid":
        page.get_by_role("button", name="Bid for column 4: 40 gulden").click()
    elif kind == "turn" and data["acted"]:
        if not minor(page, seen):
            page.get_by_role("button", name="End the turn").click()
    elif kind == "turn":
        main(page, seen, step)
    elif kind == "track" and step % 2:
        click_on(page, seen, data["ahead"][0]["places"][0])
    elif "done" in legal and step % 3 == 0:
        page.get_by_role("button", name="No more").click()
    elif decide.locator(".option").count():
        decide.locator(".option").first.click()
    else:
        decide.locator("button").first.click()


def minor(page: Page, seen: Seen) -> bool:
    """A delivery, a factory on a contract, a token; a share where there is no money left."""
    for verb in ("deliver", "assign", "token", "sell"):
        found = [one["moves"][0] for one in seen["data"]["ahead"] if one["moves"][0].startswith(verb)]
        if not found or (verb == "sell" and mine(seen)["money"] >= 40):
            continue
        buttons = page.locator(".decide .minor")
        words = {"deliver": "Deliver", "assign": "contract", "token": "oken", "sell": "Sell"}[verb]
        buttons.filter(has_text=words).first.click()
        if len(found) > 3:  # behind one button
            page.locator(".decide .option").first.click()
        return True
    return False


def main(page: Page, seen: Seen, step: int) -> None:
    """A link is clicked on the map; all else begins with its tile."""
    ahead = seen["data"]["ahead"]
    there = {one["tile"] for one in ahead if one["tile"]}
    placed = dict(zip(tiles(page), mine(seen)["placed"], strict=True))
    order = WISHES[step % len(WISHES) :] + WISHES[: step % len(WISHES)]
    wished = [tile for tile in order if tile in there]
    if not wished:
        page.get_by_role("button", name="Pass").click()
        return
    tile = next((tile for tile in wished if not placed[tile]), wished[0])
    options = [one for one in ahead if one["tile"] == tile]
    if tile == "tracks":
        click_on(page, seen, options[0]["places"][0])
        return
    page.locator(f".tiles [data-tile={tile}]").click()
    if len(options) > 1 or len(options[0]["moves"]) > 1:
        expect(page.locator(".decide .option")).to_have_count(len(options))
        page.locator(".decide .option").nth(step % len(options)).click()


def tiles(page: Page) -> list[str]:
    found: list[str] = page.locator(".tiles [data-tile]").evaluate_all("all => all.map(one => one.dataset.tile)")
    return found


def hurry(table: MadeTable, until_round: int, bids: str = "red blue", column: int = 4) -> str:
    """Everybody bids for a column and collects or passes until a round begins. Whose turn it is then."""
    for seat in bids.split():
        table.play(seat, f"bid {column}")
    while (seen := table.seen(bids.split()[0]))["data"]["round"] < until_round:
        table.play(seen["turn"], first(table, seen["turn"], "end", "hand collect", "pass"))
    found: str = seen["turn"]
    return found


def first(table: MadeTable, seat: str, *beginnings: str) -> str:
    """The first of these moves that is possible, by how it begins."""
    legal: list[str] = [answer["move"] for answer in table.seen(seat)["answers"]]
    return next(move for wish in beginnings for move in legal if move.startswith(wish))

"""Tables of Railroad Revolution in the browser, and somebody who plays there with the mouse."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.helpers import MadeTable, Server, until_seen

# What somebody would like to do, each time the next that is possible.
WISHES: Final = ["railroad", "station", "railroad", "telegraph", "railroad", "trade", "station"]
MAIN: Final = {"station": "station", "railroad": "rail", "telegraph": "office"}
Seen = dict[str, Any]


def make(server: Server, *seats: str, edition: str = "expansion", **options: str) -> MadeTable:
    return server.make(*seats, game="railroad-revolution", edition=edition, options=options)


def mine(seen: Seen) -> Seen:
    found: Seen = next(player for player in seen["data"]["players"] if player["seat"] == seen["you"])
    return found


def legal(seen: Seen) -> list[str]:
    return [answer["move"] for answer in seen["answers"]]


def places(seen: Seen, verb: str) -> list[str]:
    """What the answers with a verb are about, on the map or the telegraph line."""
    return [answer["places"][0] for answer in seen["answers"] if answer["move"].startswith(f"{verb} ")]


def where(page: Page, name: str) -> tuple[float, float]:
    """The middle of a city or a section, or of a slot's way."""
    spot = page.locator(f'[data-spot="{name}"]')
    expect(spot).to_be_attached()
    script = """one => {
        const m = one.getScreenCTM();
        const p = one.getPointAtLength ? one.getPointAtLength(one.getTotalLength() / 2) : { x: 0, y: 0 };
        return [m.a * p.x + m.c * p.y + m.e, m.b * p.x + m.d * p.y + m.f];
    }"""
    before: list[float] = []

    def at_rest() -> list[float]:
        """A list that comes or goes moves the map: it is there when two looks find it at the same place."""
        nonlocal before
        last, before = before, spot.evaluate(script)
        return before if before == last else []

    x, y = until_seen(page, f"{name} at rest", at_rest)
    return x, y


def click_on(page: Page, name: str) -> None:
    page.mouse.click(*where(page, name))


def act(page: Page, seen: Seen, step: int) -> None:
    """One gesture: a worker on an action, a place, one thing of the open list, a tile, the end of the turn."""
    kind = seen["kind"]
    if kind == "place":
        place(page, seen, step)
    elif kind in MAIN:
        found = places(seen, MAIN[kind])
        click_on(page, found[step % len(found)])
    elif kind == "effects":
        effect(page, seen, step)
    elif kind == "keep":
        page.locator(f'.decide [data-keep="{seen["data"]["drawn"][step % 3]["name"]}"]').click()
    elif kind == "choose":
        page.locator(".decide [data-move]").nth(step % 2).click()
    elif kind == "deal" and step % 2:
        page.get_by_role("button", name="No deal").click()
    else:
        page.locator(".decide .option").first.click()


def place(page: Page, seen: Seen, step: int) -> None:
    """Pick up a worker, and put it on an action."""
    workers = [worker for worker in ("turquoise", "purple", "white") if f"place {worker} trade" in legal(seen)]
    if "pass" in legal(seen):
        page.get_by_role("button", name="Pass").click()
        return
    worker = workers[0] if workers else legal(seen)[0].split()[1]
    page.locator(f".workers [data-worker={worker}]").click()
    order = WISHES[step % len(WISHES) :] + WISHES[: step % len(WISHES)]
    action = next(action for action in order if f"place {worker} {action}" in legal(seen))
    page.locator(f".actions [data-action={action}]").click()


def effect(page: Page, seen: Seen, step: int) -> None:
    """What the hasty take, or by hand the last of what is open; a rail on the map."""
    rails = places(seen, "rail")
    hasty = seen["default"] or "done" in legal(seen)
    if rails and (step % 3 or not hasty):
        click_on(page, rails[0])
        if sum(rails[0] in answer["places"] for answer in seen["answers"]) > 1:
            page.locator(".menu .option").first.click()
    elif (options := page.locator(".decide .effect[aria-expanded]")).count() and (step % 2 or not hasty):
        if options.last.get_attribute("aria-expanded") == "false":
            options.last.click()
        page.locator(".decide .option").first.click()
    elif seen["default"] == "done" or "done" not in legal(seen) or step % 5 == 0:
        page.locator(".decide .primary").first.click()
    else:
        page.locator(".decide .done").last.click()


def hurry(table: MadeTable, until_kind: str = "place", seat: str = "red") -> Seen:
    """The first answers, without the page, until somebody is asked for something."""
    while (seen := table.seen(seat))["kind"] != until_kind:
        assert seen["turn"], "it never came to this"
        answers = legal(table.seen(seen["turn"]))
        table.play(seen["turn"], answers[0])
    return seen

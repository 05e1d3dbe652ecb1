"""Tables of SteamRollers, and somebody who plays it in a hurry."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.helpers import MadeTable, Server, cell_named, point_of

CITY_COLOURS = {1: "yellow", 2: "red", 3: "grey", 4: "grey", 5: "blue", 6: "green"}
# Short connections of the cities 1-3-4-2, 3-5 and 4-6, as somebody would plan them.
PLAN = {
    "C2": ["NW", "SE"],
    "D2": ["NW", "E"],
    "D4": ["E", "W"],
    "D5": ["E", "W"],
    "D7": ["NE", "W"],
    "C8": ["NE", "SW"],
    "E3": ["NE", "SW"],
    "F3": ["NE", "W"],
    "E7": ["NW", "SE"],
    "F8": ["NW", "E"],
}
EDGES = ["NW", "NE", "E", "SE", "SW", "W"]


def make(server: Server, *seats: str, **options: str) -> MadeTable:
    return server.make(*seats, game="steamrollers", edition="1.04", options={"coal": "no", **options})


def position(server: Server, *lines: str, seats: str = "red, blue", **options: str) -> MadeTable:
    """A table that begins with a position."""
    head = "".join(f"{name}: {value}\n" for name, value in options.items())
    facts = "\n".join(f"  {line}" for line in lines)
    text = f"title: A position\ngame: steamrollers\n{head}seats: {seats}\n\nposition:\n{facts}\nthen:\n  turn red\n"
    return server.open(scenario=text)


# Somebody who plays in a hurry


def mine(seen: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in seen["data"]["players"] if p["seat"] == seen["you"])
    return found


def planned(seen: dict[str, Any], region: int) -> list[tuple[str, list[int]]]:
    """The planned pieces that could be drawn in a region with the black die."""
    regions = {h["name"]: h["region"] for h in seen["data"]["hexes"]}
    drawn = {track[0] for track in mine(seen)["tracks"]}
    out = []
    for name, ends in PLAN.items():
        pair = sorted(EDGES.index(end) for end in ends)
        kind = {3: "straight", 2: "gentle", 4: "gentle"}[pair[1] - pair[0]]
        if regions[name] == region and name not in drawn and kind in seen["data"]["black"]:
            out.append((name, pair))
    return out


def deliverable(seen: dict[str, Any], city: int) -> bool:
    """Whether a good of a city could go over one connection."""
    goods = seen["data"]["cities"][city - 1]["goods"]
    for link in mine(seen)["links"]:
        ends = {link["from"], link["to"]}
        if city in ends and CITY_COLOURS[(ends - {city}).pop()] in goods:
            return int(link["points"]) <= len(mine(seen)["engine"])
    return False


def worth(seen: dict[str, Any], value: int) -> int:
    if deliverable(seen, value):
        return 4
    if planned(seen, value):
        return 3
    return 2 if value not in mine(seen)["engine"] and len(mine(seen)["engine"]) < 3 else 1


def act(page: Page, seen: dict[str, Any]) -> None:
    """One decision, by clicking what is on the page."""
    kind, data = seen["kind"], seen["data"]
    legal = [answer["move"].split()[0] for answer in seen["answers"]]
    if kind == "draft":
        value = max(data["dice"], key=lambda v: worth(seen, v))
        page.locator(f'.dice button[aria-label="Pick the {value}"]').first.click()
    elif kind == "action" and "deliver" in legal:
        page.locator(".columns button.good").first.click()
    elif kind == "action" and "build" in legal and planned(seen, data["die"]):
        page.get_by_role("button", name="Draw track").click()
    elif kind == "action" and "engine" in legal:
        page.get_by_role("button", name=f"Engine box {data['die']}, open").click()
    elif kind == "action" and "tile" in legal and "build" not in legal:
        page.get_by_role("button", name="Take tile").click()
    elif kind == "action":
        page.get_by_role("button", name="Draw track").click()
    elif kind == "draw":
        draw(page, seen)
    elif kind == "carry":
        page.locator("button.way").first.click()
    else:
        page.locator(".decide button").first.click()


def draw(page: Page, seen: dict[str, Any]) -> None:
    """Hover a hex, turn the track with R, and click."""
    places = {place["hex"]: place["pairs"] for place in seen["data"]["ahead"]["drawings"]}
    wanted = [(name, pair) for name, pair in planned(seen, seen["data"]["die"]) if name in places]
    spare = [name for name in places if name not in PLAN] or list(places)
    name, pair = wanted[0] if wanted else (spare[0], places[spare[0]][0])
    x, y = point_of(page, cell_named(seen, name), True)
    page.mouse.move(x, y)
    where = page.locator(".where")
    expect(where).to_contain_text(name)
    at = int(where.inner_text().rpartition("(")[2].split()[0])
    for _ in range((places[name].index(pair) + 1 - at) % len(places[name])):
        page.keyboard.press("r")
    expect(where).to_contain_text(f"({places[name].index(pair) + 1} of")
    page.mouse.click(x, y)


def rulebook_example(server: Server, *more: str) -> MadeTable:
    """The rulebook's second example: from city 1 to city 2 by two ways."""
    lines = ["line red 1, C2, D2, 3", "line red 3, D4, D5, 4", "line red 4, D7, C8, 2"]
    lines += ["line red 1, B3, B4, B5, C5, C6, 4", "city 1 red", "turn red", "die 1"]
    return position(server, *lines, *(more or ["engine red 1 2 3 4 5"]))

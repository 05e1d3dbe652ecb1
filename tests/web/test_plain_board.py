"""A game that the page doesn't know is played on the plain board: cities and links, or no map at all."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.tiny import ELSEWHERE
from tests.web.fixtures import Open
from tests.web.helpers import MadeTable, Server, shot, until_seen

PHONE = (390, 844)


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tiny"), games=ELSEWHERE) as running:
        yield running


def make(server: Server, game: str) -> MadeTable:
    return server.make("red", "blue=random", game=game, edition="house", options={})


def click_spot(page: Page, name: str) -> None:
    """Click on the middle of a place or a slot, as it is drawn."""
    spot = page.locator(f'[data-spot="{name}"]').bounding_box()
    assert spot is not None, name
    page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)


def offered(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".decide .list button").all_inner_texts()]


def settled(page: Page, table: MadeTable, version: int) -> dict[str, Any]:
    """The table when it is red's turn again, or over, and the page knows."""

    def later() -> dict[str, Any] | None:
        seen = table.seen("red")
        ours = seen["version"] > version and (seen["over"] or seen["turn"] == "red")
        return seen if ours and page.locator(".decide[inert]").count() == 0 else None

    found = until_seen(page, f"a turn after version {version}", later)
    assert found is not None
    return found


def play_on(page: Page, table: MadeTable) -> dict[str, Any]:
    """The first answer, by a click on its slot where it has one."""
    seen = table.seen("red")
    move: str = seen["answers"][0]["move"]
    if move.startswith("lay "):
        click_spot(page, move.removeprefix("lay "))
        expect(page.locator(".decide .list button")).to_have_count(1)
    page.locator(".decide .list button", has_text=move).first.click()
    return settled(page, table, seen["version"])


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["wide", "phone"])
def test_cities_and_links_are_played_by_clicking(open_page: Open, tiny: Server, size: tuple[int, int]) -> None:
    table = make(tiny, "branch")
    page = open_page(table.link("red"), base=tiny.address, size=size)
    expect(page.locator("[data-spot]")).to_have_count(13)  # five cities, eight slots
    expect(page.get_by_role("heading", name="Branch")).to_be_visible()  # the game says what it is called
    click_spot(page, "Dunmow")  # nothing can be done there: everything stays offered
    assert len(offered(page)) == len(table.seen("red")["answers"])
    seen = table.seen("red")
    while not seen["over"]:
        seen = play_on(page, table)
        if not seen["over"]:
            shot(page, f"plain-branch-{size[0]}")
    owned = [slot["name"] for line in seen["boards"][0]["lines"] for slot in line["slots"] if "red" in slot["colours"]]
    expect(page.locator("[data-spot] ~ .owner.own-red, .slot .owner.own-red")).to_have_count(len(owned))
    expect(page.get_by_role("dialog")).to_be_visible()
    shot(page, f"plain-branch-over-{size[0]}")


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["wide", "phone"])
def test_a_game_without_a_map_is_played_from_its_list(open_page: Open, tiny: Server, size: tuple[int, int]) -> None:
    table = make(tiny, "pebbles")
    page = open_page(table.link("red"), base=tiny.address, size=size)
    expect(page.get_by_role("heading", name="The heap")).to_be_visible()
    shot(page, f"plain-pebbles-{size[0]}")
    seen = table.seen("red")
    while not seen["over"]:
        seen = play_on(page, table)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_arrows_walk_over_places_and_slots(open_page: Open, tiny: Server) -> None:
    table = make(tiny, "branch")
    page = open_page(table.link("red"), base=tiny.address)
    expect(page.locator("[data-spot]")).to_have_count(13)
    lay = [answer["move"].removeprefix("lay ") for answer in table.seen("red")["answers"]]
    board = page.get_by_role("application")
    board.focus()
    walked = []
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        walked.append(page.locator("[data-cursor]").get_attribute("data-cursor"))
    assert walked[-3:] == ["AB", "Burford", "BE"], walked
    while walked[-1] not in lay:  # from there on whatever is nearest
        page.keyboard.press("ArrowLeft")
        walked.append(page.locator("[data-cursor]").get_attribute("data-cursor"))
        assert walked[-1] != walked[-2], walked
    page.keyboard.press("Enter")
    expect(page.locator(".decide .list button")).to_have_text([f"lay {walked[-1]}"])


def test_the_boards_in_words(open_page: Open, tiny: Server) -> None:
    table = make(tiny, "branch")
    page = open_page(table.link("red"), base=tiny.address)
    expect(page.locator("[data-spot]")).to_have_count(13)
    page.keyboard.press("m")
    words = page.get_by_role("dialog")
    expect(words.get_by_text("Aston to Burford: AB free").first).to_be_visible()
    shot(page, "plain-branch-words")
    seen = table.seen("red")
    words.get_by_role("button", name="lay AB").first.click()
    settled(page, table, seen["version"])
    expect(words.get_by_text("AB of red").first).to_be_visible()
    heap = make(tiny, "pebbles")
    page = open_page(heap.link("red"), base=tiny.address)
    expect(page.get_by_role("heading", name="The heap")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog").get_by_text("This game has no map.")).to_be_visible()


SIZES = [(1280, 800), (1920, 1080), PHONE]


@pytest.mark.parametrize("size", SIZES, ids=["1280", "1920", "phone"])
def test_rows_grids_and_tracks_are_played_by_clicking(open_page: Open, tiny: Server, size: tuple[int, int]) -> None:
    table = make(tiny, "shelf")
    page = open_page(table.link("red"), base=tiny.address, size=size)
    expect(page.locator("[data-spot]")).to_have_count(6 + 3 + 11)  # boxes, cards in the row, steps
    for title in ("The shelf", "The row", "The steps"):
        expect(page.locator("text.title", has_text=title)).to_be_visible()
    in_sight(page)
    seen = table.seen("red")
    shot(page, f"plain-shelf-{size[0]}")
    while not seen["over"]:
        answer = seen["answers"][-1]
        for name in answer["places"]:
            others = [other["move"] for other in seen["answers"] if name in other["places"]]
            if page.locator(f'[data-spot="{name}"]').count():  # a card that is held isn't on a board
                click_spot(page, name)
                expect(page.locator(".decide .list button")).to_have_text(others)
                page.keyboard.press("Escape")
                expect(page.locator(".decide .list button")).to_have_count(len(seen["answers"]))
        page.locator(".decide").get_by_role("button", name=answer["move"], exact=True).click()
        seen = settled(page, table, seen["version"])
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    in_sight(page)
    markers = {place["name"] for place in seen["boards"][2]["places"] if place["marks"]}
    assert len(markers) == 2
    shot(page, f"plain-shelf-over-{size[0]}")


def in_sight(page: Page) -> None:
    """Everything on the board can be seen and clicked: on the screen, over nothing else, and below no button."""
    covered = page.evaluate(
        """() => [...document.querySelectorAll("[data-spot]")].filter((spot) => {
            const { x, y, width, height } = spot.getBoundingClientRect();
            const corners = [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9], [0.5, 0.5]];
            const found = corners.map(([a, b]) => document.elementFromPoint(x + a * width, y + b * height));
            return found.some((element) => !element?.closest("[role=application] svg"));
        }).map((spot) => spot.dataset.spot)"""
    )
    assert covered == []

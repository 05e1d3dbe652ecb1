"""A whole game through the page, whatever the game: to its end, its score, its charts, and back."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.web.helpers import MadeTable, settled, shot

MOST: Final = 700  # gestures
MIDDLE: Final = 45


def play_to_the_end(
    page: Page, table: MadeTable, act: Callable[[dict[str, Any], int], object], name: str
) -> dict[str, Any]:
    """Red plays: `act` makes a gesture of what red sees, the number of those before it at hand."""
    seen = table.seen("red")
    for step in range(MOST):
        if seen["over"]:
            break
        act(seen, step)
        seen = settled(page, table, "red", seen["version"])
        if step == MIDDLE:
            shot(page, f"{name}-in-the-middle")
    assert seen["over"], "the game did not end"
    return seen


def look_at_the_score(page: Page, seen: dict[str, Any], charts: int, name: str) -> Locator:
    """The score of a game that has just ended. `charts` are those beside the sources of points."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Final score")).to_be_visible()
    for total in seen["scores"]["totals"].values():
        expect(dialog.locator("tfoot")).to_contain_text(str(total))
    expect(dialog.locator("figure")).to_have_count(1 + charts)
    shot(page, f"{name}-score")
    return dialog


def see_it_again(page: Page, seen: dict[str, Any], name: str) -> None:
    page.get_by_role("button", name="See the game again").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(seen["moves"]))
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_value(str(seen["moves"]))
    shot(page, f"{name}-replay")

"""What each of several moves left on the board, as a viewer saw it then: only what it changed.

The page shows such moves one after the other. It never works out what a move does.
"""

from collections.abc import Mapping
from typing import Final

from footplate.host.messages import Change
from footplate.host.story import Story
from footplate.table.match import UNDO, Match

MOST: Final = 48  # a longer absence isn't shown move by move
MISSING: Final = object()


def pictures(story: Story, match: Match, seat: int, after: int) -> dict[int, list[Change]]:
    """By the number of the line: what it changed in the data of the seat's view. The last line has none: what it left
    is the table itself. Where something was taken back, or very much happened, there are none at all."""
    entries = match.entries[after:]
    if not 1 < len(entries) <= MOST or any(entry.action == UNDO for entry in entries):
        return {}
    story.follow(match)
    state = story.walk.earlier(len(entries))
    before = match.game.view(state, seat).data
    found: dict[int, list[Change]] = {}
    for number, entry in enumerate(entries[:-1], after + 1):
        match.game.play(state, entry.action)
        data = match.game.view(state, seat).data
        found[number] = compare(before, data, [])
        before = data
    return found


def compare(old: object, new: object, path: list[str | int]) -> list[Change]:
    """What to put where, to make one value of the other. A list is cut by its `length`, as in JavaScript; what has more
    changes than parts is told whole."""
    if old == new:
        return []
    inside: list[Change] = []
    if isinstance(old, Mapping) and isinstance(new, Mapping) and old.keys() <= new.keys():
        for key, value in new.items():
            inside += compare(old.get(key, MISSING), value, [*path, key])
        return inside if len(inside) <= len(new) or not path else [(path, new)]
    if isinstance(old, list) and isinstance(new, list):
        for i, value in enumerate(new):
            inside += compare(old[i] if i < len(old) else MISSING, value, [*path, i])
        if len(new) < len(old):
            inside.append(([*path, "length"], len(new)))
        return inside if len(inside) <= len(new) else [(path, new)]
    return [(path, new)]

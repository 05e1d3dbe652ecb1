"""What the full screen writes around the map, made from any game's view."""

from rich.text import Text

from footplate.table.choice import Trace
from footplate.table.say import word
from footplate.table.view import Panel, Place, Slot, View
from footplate.terminal import palette
from footplate.terminal.language import tell
from footplate.terminal.spots import pieces, table_boards
from footplate.terminal.words import card_line


def title_text(title: str, view: View, own: str, over: bool = False) -> Text:
    """Where the match is and how I stand, then the game: the first lines of the table's panel and of my own."""
    text = Text(no_wrap=True, overflow="ellipsis")
    table = next((panel for panel in view.panels if not panel.colour), None)
    mine = next((panel for panel in view.panels if panel.colour and panel.colour == own), None)
    if table and table.lines:
        text.append(f"{tell('The game is over.' if over else table.lines[0])}  ·  ")
    if mine and mine.lines:
        text.append(f"{tell(own).capitalize()}: {tell(mine.lines[0])}", palette.seat_colour(own))
        text.append("  ·  ")
    text.append(f"{title}, {tell(table.title)}" if table else title)
    return text


def split_panels(view: View, own: str) -> tuple[list[Panel], list[Panel]]:
    """What only this seat sees (where nothing is hidden, the last of its own panels), and all the rest."""
    mine = [panel for panel in view.panels if panel.colour and panel.colour == own]
    hand = [panel for panel in mine if panel.private] or mine[-1:]
    return hand, [panel for panel in view.panels if panel not in hand]


def panel_text(panels: list[Panel], titles: bool = True) -> Text:
    text = Text()
    for panel in panels:
        if titles:
            text.append(f"{tell(panel.title)}\n", f"bold {palette.seat_colour(panel.colour)}")
        lines = [tell(line) for line in panel.lines] + [card_line(card) for card in panel.cards]
        for line in lines or [tell(word("none"))]:
            text.append(f"{line}\n")
    text.rstrip()
    return text


def signature(spot: Place | Slot) -> str:
    """Everything that lies on a place, to see whether it changed."""
    marks = [(mark.text, mark.colour) for mark in spot.marks]
    if isinstance(spot, Slot):
        return f"{list(spot.colours)} {marks}"
    rails = [(rail.edges, rail.colour, rail.complete) for rail in spot.rails]
    return f"{rails} {marks} {spot.colour}"


def signatures(view: View, own: str) -> dict[str, str]:
    return {spot.name: signature(spot) for board in table_boards(view, own) for spot in pieces(board)}


def differing(now: dict[str, str], before: dict[str, str]) -> set[str]:
    return {name for name, sign in now.items() if before.get(name) != sign}


def traced_places(trace: Trace) -> set[str]:
    """The places that a trace speaks of."""
    found = {place for step in trace.steps for candidate in step.candidates for place in candidate.places}
    for part in trace.parts:
        found |= traced_places(part)
    return found

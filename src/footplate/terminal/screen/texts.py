"""What the full screen writes around the map, made from any game's view."""

from rich.text import Text

from footplate.table.choice import Trace
from footplate.table.say import word
from footplate.table.view import Cell, Panel, View
from footplate.terminal import palette
from footplate.terminal.language import tell


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
    """One's own cards (a seat's last panel is what only it sees, if there is anything to hide), and all the rest."""
    mine = [panel for panel in view.panels if panel.colour and panel.colour == own]
    hand = mine[-1:]
    return hand, [panel for panel in view.panels if panel not in hand]


def panel_text(panels: list[Panel], titles: bool = True) -> Text:
    text = Text()
    for panel in panels:
        if titles:
            text.append(f"{tell(panel.title)}\n", f"bold {palette.seat_colour(panel.colour)}")
        for line in panel.lines or [word("none")]:
            text.append(f"{tell(line)}\n")
    text.rstrip()
    return text


def signature(cell: Cell) -> str:
    """Everything that lies on a hex, to see whether it changed."""
    rails = [(rail.edges, rail.colour, rail.complete) for rail in cell.rails]
    return f"{rails} {[(mark.text, mark.colour) for mark in cell.marks]} {cell.colour}"


def signatures(cells: list[Cell]) -> dict[str, str]:
    return {cell.name: signature(cell) for cell in cells}


def traced_cells(cells: list[Cell], trace: Trace) -> set[str]:
    """The hexes and cities that a trace speaks of."""
    named = {name.lower(): cell.name for cell in cells for name in (cell.title, cell.name) if name}
    found: set[str] = set()
    for step in trace.steps:
        for candidate in step.candidates:
            for name in (str(candidate.name), *str(candidate.name).replace(",", " ").split()):
                if name.lower() in named:
                    found.add(named[name.lower()])
    for part in trace.parts:
        found |= traced_cells(cells, part)
    return found

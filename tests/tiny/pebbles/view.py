"""What a seat sees: no map, only panels."""

from footplate.table.say import Say, say
from footplate.table.view import Panel, View
from tests.tiny.pebbles.state import PebblesState


def view(state: PebblesState, seat: int) -> View:
    panels = [Panel(say("The heap"), "", [say("{count} pebbles", count=state.heap)])]
    for other, sitting in enumerate(state.setup.seats):
        lines: list[Say | str] = [say("{count} taken", count=state.taken[other])]
        if state.bids[other] >= 0:
            lines.append(say("named {number}", number=state.bids[other]))
        panels.append(Panel(sitting.name, sitting.name, lines))
    return View(seat, [], panels, {"heap": state.heap, "taken": state.taken, "bids": state.bids})

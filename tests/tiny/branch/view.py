"""What a seat sees: everything lies open."""

from footplate.rails.network import bits
from footplate.table.say import say
from footplate.table.view import Panel, View
from tests.tiny.branch.state import BranchState


def view(state: BranchState, seat: int) -> View:
    names = state.box.slot_names
    panels = [
        Panel(
            sitting.name,
            sitting.name,
            [
                say("{count} coins", count=state.coins[other]),
                say("rails: {slots}", slots=", ".join(names[slot] for slot in bits(state.rails[other]))),
            ],
        )
        for other, sitting in enumerate(state.setup.seats)
    ]
    return View(seat, [], panels, {"rails": state.rails, "coins": state.coins})

"""What a seat sees, made from a state that was redacted for it."""

from footplate.games.railroad_revolution.state import RailroadState
from footplate.table.game import Scores
from footplate.table.say import say
from footplate.table.view import Panel, View


def view(state: RailroadState, seat: int, scores: Scores) -> View:
    panels = [
        Panel(
            sitting.name,
            sitting.name,
            [
                say("${money}, {count} shares", money=state.money[other], count=state.shares[other]),
                say("{vp} VP", vp=scores.totals[other]),
            ],
        )
        for other, sitting in enumerate(state.setup.seats)
    ]
    return View(seat, [], panels, {})

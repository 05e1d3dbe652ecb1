"""What a seat sees."""

from footplate.games.imperial_steam.goods import GOODS, TYPES
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.game import Scores
from footplate.table.say import Say, say
from footplate.table.view import Panel, View


def view(state: ImperialSteamState, seat: int, scores: Scores) -> View:
    panels: list[Panel] = []
    for other, name in enumerate(state.box.seat_names):
        goods = ", ".join(f"{count} {good}" for good, count in zip(GOODS, held(state, other), strict=True))
        lines: list[Say | str] = [say("{money} gulden", money=state.money[other]), goods]
        if state.bids[other] >= 0:
            lines.append(say("bid {column}", column=state.bids[other]))
        panels.append(Panel(name, name, lines))
    return View(seat, [], panels, {})


def held(state: ImperialSteamState, seat: int) -> list[int]:
    return state.goods[seat * TYPES : (seat + 1) * TYPES]

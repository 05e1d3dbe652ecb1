"""A corridor with cities on both sides: at each pair an automa's rails may turn into the one, the other, or neither."""

import string

from footplate.games import GAMES
from footplate.games.steam_power.state import SteamPowerState
from footplate.table.game import Seat, Setup

AUTOMA = 1
SEATS = [Seat("red"), Seat("blue", "mautoma")]


class Row:
    """Hexes to lead rails over, from some cities (a mask) to a target."""

    def __init__(self, state: SteamPowerState, hexes: list[int], target: int, cities: int) -> None:
        self.state = state
        self.hexes = hexes
        self.target = target
        self.cities = cities


def corridor(pairs: int) -> Row:
    """Column B from the top city down to the bottom one; beside every second of its hexes are two cities."""
    lines = ["row,A,B,C", "1,W,AA Top,W"]
    for i in range(2 * pairs + 1):
        letter = string.ascii_uppercase[i // 2]
        west, east = (f"W{letter} West {letter}", f"E{letter} East {letter}") if i % 2 else ("W", "W")
        lines.append(f"{i + 2},{west},P,{east}")
    lines.append(f"{2 * pairs + 3},W,ZZ Bottom,W")
    state = GAMES["steam-power"].arrange(Setup("steam-power", "final", SEATS, {}, {"map": "\n".join(lines) + "\n"}), [])
    assert isinstance(state, SteamPowerState)
    geography = state.box.geography
    hexes = [h for h in range(geography.size) if geography.terrain[h] == "plains"]
    top, bottom = (geography.city_names.index(name) for name in ("Top", "Bottom"))
    return Row(state, hexes, bottom, 1 << top)

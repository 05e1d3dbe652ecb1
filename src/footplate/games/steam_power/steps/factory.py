"""Build Factory: on any coloured city without one whose group has a completed link, whoever owns it."""

from footplate.games.steam_power.actions import CUBE_COUNTS
from footplate.games.steam_power.state import SteamPowerState
from footplate.rails.network import bits


def possible(state: SteamPowerState) -> bool:
    return state.sites & state.linked != 0 and state.factories[state.company] > 0


def legal(state: SteamPowerState) -> list[int]:
    base = state.box.actions.build
    return [base + city for city in bits(state.sites & state.linked)]


def legal_cubes(state: SteamPowerState) -> list[int]:
    """A bonus factory may get one cube more or fewer."""
    base = state.box.actions.cubes + state.box.cubes - CUBE_COUNTS[0]
    return [base - 1, base, base + 1]


def build(state: SteamPowerState, city: int, cubes: int) -> None:
    state.factory[city] = state.company
    state.cubes[city] = cubes
    state.sites &= ~(1 << city)
    state.factories[state.company] -= 1

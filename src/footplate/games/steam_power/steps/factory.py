"""Build Factory: on any coloured city without one whose group has a completed link, whoever owns it."""

from typing import Final

from footplate.games.steam_power import refusals
from footplate.games.steam_power.actions import CUBE_COUNTS
from footplate.games.steam_power.state import CUBES, SteamPowerState
from footplate.games.steam_power.steps import flow
from footplate.rails.network import bits
from footplate.table.catalogue import Action
from footplate.table.game import replaced
from footplate.table.rules import Refusal
from footplate.table.step import Step

ENOUGH: Final = 99


def possible(state: SteamPowerState) -> bool:
    return state.factories[state.company] > 0 and sites(state) != 0


def sites(state: SteamPowerState) -> int:
    """The cities where a factory can be built now, as a mask."""
    mask = state.sites & state.linked
    if mask and state.box.stock:
        for city in bits(mask):
            if in_stock(state, state.colour[city]) == 0:
                mask &= ~(1 << city)
    return mask


def in_stock(state: SteamPowerState, colour: int) -> int:
    """How many cubes of a colour are left for new factories: what isn't on the map."""
    if not state.box.stock:
        return ENOUGH
    left = state.box.stock
    for city, cubes in enumerate(state.cubes):
        if state.colour[city] == colour:
            left -= cubes
    return left


def usual(state: SteamPowerState, city: int) -> int:
    """How many cubes a new factory gets; fewer where the stock has no more."""
    return min(state.box.cubes, in_stock(state, state.colour[city]))


def counts(state: SteamPowerState, city: int) -> list[int]:
    """How many a bonus factory may get: one more or one fewer than usual, as far as the stock goes."""
    most = min(state.box.cubes + 1, in_stock(state, state.colour[city]))
    return list(range(min(state.box.cubes - 1, most), most + 1))


def build(state: SteamPowerState, city: int, cubes: int) -> None:
    state.factory = replaced(state.factory, city, state.company)
    state.cubes[city] = cubes
    state.sites &= ~(1 << city)
    state.factories = replaced(state.factories, state.company, state.factories[state.company] - 1)


class Build(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("build", "Build a factory: in which city?", ["build"], half_done=True)

    def legal(self, state: SteamPowerState) -> list[int]:
        return [state.box.actions.build + city for city in bits(sites(state))]

    def play(self, state: SteamPowerState, action: int) -> None:
        city = action - state.box.actions.build
        if state.bonus and not state.box.automas[state.seat] and len(counts(state, city)) > 1:
            state.site = city
            state.step = CUBES
        else:
            build(state, city, usual(state, city))
            flow.end_action(state)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        return refusals.refuse_site(state, action.values[0])


class Cubes(Step[SteamPowerState]):
    """A bonus factory gets one cube more or fewer, as its owner likes."""

    def __init__(self) -> None:
        super().__init__("cubes", "How many cubes?", ["cubes"], half_done=True)

    def legal(self, state: SteamPowerState) -> list[int]:
        base = state.box.actions.cubes - CUBE_COUNTS[0]
        return [base + count for count in counts(state, state.site)]

    def play(self, state: SteamPowerState, action: int) -> None:
        build(state, state.site, CUBE_COUNTS[action - state.box.actions.cubes])
        state.site = -1
        flow.end_action(state)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        return refusals.refuse_cubes(state, CUBE_COUNTS[action.values[0]])

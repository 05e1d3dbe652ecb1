"""An automa's turn: the marker moves, two contracts are drawn, each is fulfilled or used as an action.

Its other decisions are those of people, with the one answer that its rules leave (automa.py).
"""

from footplate.games.steam_power import automa
from footplate.games.steam_power.state import ACTION, SteamPowerState
from footplate.games.steam_power.steps import contracts, flow
from footplate.table.step import Step


class Marker(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("marker", "Move the direction marker", [])

    def legal(self, state: SteamPowerState) -> list[int]:
        return [automa.decide(state).action]

    def play(self, state: SteamPowerState, action: int) -> None:
        state.marker = action - state.box.actions.marker
        state.draws_left = contracts.DRAWS
        flow.next_draw(state)


class Judge(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("judge", "Fulfil the contract, or use it", [])

    def legal(self, state: SteamPowerState) -> list[int]:
        return [automa.decide(state).action]

    def play(self, state: SteamPowerState, action: int) -> None:
        a = state.box.actions
        if a.deliver <= action < a.take:
            state.card = action - a.deliver
            flow.next_cube(state)
        else:
            state.step = ACTION

"""The turn: choose an action, as one of the two or as the bonus of a contract."""

from footplate.games.steam_power import refusals
from footplate.games.steam_power.contracts import CONTRACTS, FACTORY, TRACK
from footplate.games.steam_power.state import BUILD, DELIVER, PLACE, SteamPowerState
from footplate.games.steam_power.steps import contracts, factory, flow, fulfil, track
from footplate.games.steam_power.steps.place import PLACEMENTS
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step

INCOME = 3


def begin(state: SteamPowerState, action: int) -> None:
    """Begin an action, as one of the two or as a bonus."""
    actions = state.box.actions
    if action == actions.track:
        state.step = PLACE
        state.placements_left = PLACEMENTS
        state.colour_at = 0
    elif action == actions.factory:
        state.step = BUILD
    elif action == actions.fulfil:
        state.step = DELIVER
    elif action == actions.contracts:
        state.draws_left = contracts.DRAWS
        flow.next_draw(state)
    elif action == actions.compensate:
        state.money[state.seat] += state.box.compensation
        flow.end_action(state)
    elif action == actions.money:
        state.money[state.seat] += INCOME
        flow.end_action(state)
    else:  # skip
        flow.end_action(state)


class Act(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("action", "Choose an action", ["track", "factory", "fulfil", "contracts", "money"])

    def legal(self, state: SteamPowerState) -> list[int]:
        actions = state.box.actions
        out: list[int] = []
        if track.possible(state):
            out.append(actions.track)
        if factory.possible(state):
            out.append(actions.factory)
        if fulfil.legal_contracts(state, True):
            out.append(actions.fulfil)
        if contracts.possible(state):
            out.append(actions.contracts)
        out.append(actions.money)
        return out

    def play(self, state: SteamPowerState, action: int) -> None:
        begin(state, action)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        return refusals.refuse_action(state, action.verb)


class Bonus(Step[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("bonus", "Bonus action", ["track", "factory", "contracts", "skip"])

    def legal(self, state: SteamPowerState) -> list[int]:
        actions = state.box.actions
        if state.bonus == TRACK and track.possible(state):
            return [actions.track, actions.skip]
        if state.bonus == FACTORY and factory.possible(state):
            return [actions.factory, actions.skip]
        if state.bonus == CONTRACTS and contracts.possible(state):
            return [actions.contracts, actions.skip]
        return [actions.skip]

    def play(self, state: SteamPowerState, action: int) -> None:
        begin(state, action)

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        return refusals.refuse_bonus(state, action.verb)

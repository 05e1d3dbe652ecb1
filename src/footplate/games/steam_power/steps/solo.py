"""Basic Solo: eight rounds of ten actions, each as the company whose train is drawn from the bag."""

from footplate.games.steam_power.box import TRAINS_IN_BAG
from footplate.games.steam_power.state import ACTION, ASIDE, COMPANY, OVER, SET_ASIDE, SteamPowerState
from footplate.games.steam_power.steps.draws import Draws
from footplate.table.catalogue import Action
from footplate.table.game import replaced
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word
from footplate.table.step import NatureStep

ROUNDS = 8


def begin_round(state: SteamPowerState) -> None:
    """All trains go back into the bag."""
    state.seat = 0
    state.bag = [TRAINS_IN_BAG] * state.box.companies
    state.step = COMPANY


def end_action(state: SteamPowerState) -> None:
    """The next train; when the bag is empty, a contract is put aside unseen (while there is one)."""
    if sum(state.bag):
        state.step = COMPANY
    elif state.deck:
        state.step = ASIDE
    else:
        end_round(state)


def end_round(state: SteamPowerState) -> None:
    if state.round == ROUNDS:
        state.step = OVER
    else:
        state.round += 1
        begin_round(state)


class Company(NatureStep[SteamPowerState]):
    def __init__(self) -> None:
        super().__init__("company", "Draw a train", ["company"])

    def legal(self, state: SteamPowerState) -> list[int]:
        return [state.box.actions.company + company for company, trains in enumerate(state.bag) if trains]

    def odds(self, state: SteamPowerState) -> list[float]:
        total = sum(state.bag)
        return [trains / total for trains in state.bag if trains]

    def play(self, state: SteamPowerState, action: int) -> None:
        company = action - state.box.actions.company
        state.bag = replaced(state.bag, company, state.bag[company] - 1)
        state.company = company
        state.actions_left = 1
        state.step = ACTION

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        if state.bag[action.values[0]]:
            return None
        return refuse("sp.solo.bag", "No {company} train is left in the bag.", company=word(action.words[0]))


class Aside(Draws):
    """A contract is put aside unseen."""

    def __init__(self) -> None:
        super().__init__("aside", "Put a contract aside")

    def drawn(self, state: SteamPowerState, card: int) -> None:
        state.where[card] = SET_ASIDE
        state.aside += 1
        state.deck -= 1
        end_round(state)

    def told(self, state: SteamPowerState, action: int, seat: int) -> str:
        return "draw a contract"

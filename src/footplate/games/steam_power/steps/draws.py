"""Nature draws a contract, from the deck or from the hand of a victim."""

from abc import abstractmethod

from footplate.games.steam_power.state import SteamPowerState
from footplate.games.steam_power.steps.contracts import drawable
from footplate.table.catalogue import Action
from footplate.table.game import NATURE
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word
from footplate.table.step import NatureStep


class Draws(NatureStep[SteamPowerState]):
    """What a drawn contract is for says `drawn`."""

    def __init__(self, kind: str, prompt: str) -> None:
        super().__init__(kind, prompt, ["draw"])

    def legal(self, state: SteamPowerState) -> list[int]:
        base = state.box.actions.draw
        return [base + card for card in drawable(state)]

    def play(self, state: SteamPowerState, action: int) -> None:
        self.drawn(state, action - state.box.actions.draw)

    @abstractmethod
    def drawn(self, state: SteamPowerState, card: int) -> None:
        """What becomes of the contract."""

    def refuse(self, state: SteamPowerState, action: Action) -> Refusal | None:
        if action.values[0] in drawable(state):
            return None
        card = action.words[0]
        if state.victim < 0:
            return refuse("sp.contracts.two", "{card} is not in the deck.", card=card)
        seat = word(state.box.seat_names[state.victim])
        return refuse("sp.contracts.two", "{card} is not in {seat}'s hand.", card=card, seat=seat)

    def told(self, state: SteamPowerState, action: int, seat: int) -> str:
        insider = seat != NATURE and seat in (state.seat, state.victim)
        return "" if insider or state.box.automas[state.seat] else "draw a contract"

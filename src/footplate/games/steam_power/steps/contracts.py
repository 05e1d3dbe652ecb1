"""Take Contracts: two from the deck; when it is empty, at random from the fullest hand of another."""

from footplate.games.steam_power.state import DECK, DISCARD, IN_HAND, SteamPowerState
from footplate.table.cards import cards_at

DRAWS = 2


def victims(state: SteamPowerState) -> list[int]:
    """The others who hold the most contracts; none where the drawer alone does, or nobody holds any."""
    most = max(state.hand)
    return [seat for seat, held in enumerate(state.hand) if held == most and most > 0 and seat != state.seat]


def possible(state: SteamPowerState) -> bool:
    return state.deck > 0 or bool(discards(state)) or bool(victims(state))


def discards(state: SteamPowerState) -> list[int]:
    """The contracts that automas have used as actions."""
    return [card for card, where in enumerate(state.where) if where >= DISCARD] if state.box.any_automa else []


def refill(state: SteamPowerState) -> None:
    """An empty deck is made anew from the discards of the automas."""
    if state.deck == 0 and state.box.any_automa:
        for card in discards(state):
            state.where[card] = DECK
            state.deck += 1


def drawable(state: SteamPowerState) -> list[int]:
    """The contracts that nature draws from: the deck, or the hand of the victim."""
    place = DECK if state.victim < 0 else IN_HAND + state.victim
    return cards_at(state.where, place)

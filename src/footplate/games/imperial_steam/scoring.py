"""The score pad: cash, the Semmering token's income, keys, contracts, and what the investors take of it all."""

from typing import Final

from footplate.games.imperial_steam.goods import TYPES
from footplate.games.imperial_steam.state import HELD, ImperialSteamState
from footplate.table.game import Scores, TieBreak

COLUMNS: Final = ["cash", "Semmering", "keys", "contracts", "investors"]  # say
TIES: Final = ["influence", "place in the column"]  # say


def scores(state: ImperialSteamState) -> Scores:
    seats = range(state.box.seats)
    reached = state.anybody_connected()
    places = [len(state.standing) - state.standing.index(seat) if seat in state.standing else 0 for seat in seats]
    ties = [TieBreak(TIES[0], state.column[:]), TieBreak(TIES[1], places)]
    return Scores(COLUMNS, [row(state, seat, reached) for seat in seats], ties)


def row(state: ImperialSteamState, seat: int, reached: bool) -> list[int]:
    """Rule is.score.investors: they take their part of the wealth that the rest adds up to."""
    automa = seat == state.box.automa
    token = state.income(seat) if state.semmering == seat and not automa else 0
    parts = [state.money[seat], token, keys(state, seat), contracts(state, seat, reached)]
    return [*parts, -dividend(state, seat, sum(parts))]


def keys(state: ImperialSteamState, seat: int) -> int:
    return sum(state.key_value(at) for at, owner in enumerate(state.keys) if owner == seat)


def contracts(state: ImperialSteamState, seat: int, reached: bool) -> int:
    """Rule is.score.contracts: they count only where somebody has reached Trieste."""
    if not reached:
        return 0
    total = 0
    for contract, place in enumerate(state.contract_at):
        if place == HELD + seat:
            card = state.box.contracts[contract]
            total += card.pays if is_full(state, contract) else -card.penalty
    return total


def is_full(state: ImperialSteamState, contract: int) -> bool:
    """Whether a factory lies on every space of a contract."""
    return sum(state.filled[contract * TYPES : (contract + 1) * TYPES]) == state.box.contracts[contract].size


def dividend(state: ImperialSteamState, seat: int, wealth: int) -> int:
    """What the investors take."""
    return max(0, wealth) * state.investors[seat] * state.box.boards.shares_percent // 100

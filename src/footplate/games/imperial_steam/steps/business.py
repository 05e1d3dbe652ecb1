"""The engine, the contract, the donation."""

from footplate.games.imperial_steam import refusals_trade
from footplate.games.imperial_steam.state import DISPLAYED, HELD, ImperialSteamState, put
from footplate.games.imperial_steam.steps import flow
from footplate.games.imperial_steam.terms import TRAINS
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


def released(state: ImperialSteamState) -> list[int]:
    """The engines to be had, lowest first, as numbers above the first level (1 is level 4)."""
    release = state.box.boards.engines_release
    return [i for i in range(1, state.box.engine_levels) if release[i - 1] <= state.round and state.engine_stock[i] > 0]


def upgrade_number(low: int, high: int, levels: int) -> int:
    """The place of an upgrade in the catalogue's list, by the numbers of both engines."""
    return low * levels - low * (low + 1) // 2 + high - low - 1


def cars_left(state: ImperialSteamState) -> int:
    """Cars that nobody has."""
    return state.box.boards.engines_cars - sum(state.engines)


def purchases(state: ImperialSteamState, seat: int, only_one: bool = False) -> list[int]:
    """What a seat can buy, as actions; where only one is asked for, the first."""
    box = state.box
    boards = box.boards
    out: list[int] = []
    first = state.engines[seat * TRAINS] - box.first_engine
    second = state.engines[seat * TRAINS + 1] - box.first_engine
    more = state.engines[seat * TRAINS + 1] == 0 and boards.engines_most_trains > 1
    # A level costs money, and a car that is there.
    levels = cars_left(state)
    if boards.engines_price_per_level:
        levels = min(levels, state.money[seat] // boards.engines_price_per_level)
    for i in released(state):
        if more and box.first_engine + i <= levels:
            out.append(box.actions.engine + i)
        if first < i <= first + levels:
            out.append(box.actions.upgrade + upgrade_number(first, i, box.engine_levels))
        if second >= 0 and second != first and second < i <= second + levels:
            out.append(box.actions.upgrade + upgrade_number(second, i, box.engine_levels))
        if only_one and out:
            break
    return out


class EngineLevel(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("engine", "Which engine?", ["engine", "upgrade"], half_done=True)

    def legal(self, state: ImperialSteamState) -> list[int]:
        return purchases(state, state.seat)

    def play(self, state: ImperialSteamState, action: int) -> None:
        box = state.box
        seat = state.seat
        if action < box.actions.upgrade:
            low, high = -1, action - box.actions.engine
            train = seat * TRAINS + 1
            price = box.first_engine + high
        else:
            low, high = upgraded(action - box.actions.upgrade, box.engine_levels)
            train = seat * TRAINS + (0 if state.engines[seat * TRAINS] == box.first_engine + low else 1)
            price = high - low
            state.engine_stock[low] += 1
        state.engine_stock[high] -= 1
        state.engines[train] = box.first_engine + high
        state.money[seat] -= price * box.boards.engines_price_per_level
        state.raise_share(seat, box.boards.shares_engine)
        flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_trade.refuse_engine(state, action)


def upgraded(number: int, levels: int) -> tuple[int, int]:
    """Both engines of an upgrade, by its place in the catalogue's list."""
    low = 0
    while number >= levels - 1 - low:
        number -= levels - 1 - low
        low += 1
    return low, low + 1 + number


class WhichContract(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("contract", "Which contract?", ["contract"], half_done=True)

    def legal(self, state: ImperialSteamState) -> list[int]:
        base = state.box.actions.contract
        return [base + i for i, place in enumerate(state.contract_at) if place == DISPLAYED]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.contract_at = put(state.contract_at, action - state.box.actions.contract, HELD + state.seat)
        flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_trade.refuse_contract(state, action)


def most_donated(state: ImperialSteamState, seat: int, column: int) -> int:
    """The steps that a seat in a column can buy."""
    boards = state.box.boards
    most = min(boards.influence_donate_most, boards.influence_last_column - column)
    return min(most, state.money[seat] // boards.influence_step_price)


class Donation(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("donate", "How many steps of influence?", ["donate"], half_done=True)

    def legal(self, state: ImperialSteamState) -> list[int]:
        most = most_donated(state, state.seat, state.column[state.seat])
        return [state.box.actions.donate + i for i in range(most)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        steps = action - state.box.actions.donate + 1
        state.money[state.seat] -= steps * state.box.boards.influence_step_price
        state.gain_influence(state.seat, steps)
        flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_trade.refuse_donation(state, action)

"""The opening: secret bids for influence. The Automa's is on a State Railway card, turned once the bid is made."""

from footplate.games.imperial_steam.asked import BROWN
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.steps import flow
from footplate.games.imperial_steam.steps.dealing import refuse_railway
from footplate.table.catalogue import Action
from footplate.table.game import NATURE
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep, Step


class Bid(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("bid", "Bid for influence, in secret", ["bid"])

    def together(self, state: ImperialSteamState) -> list[int]:
        return [] if state.box.solo else list(range(state.seat, state.box.seats))

    def most(self, state: ImperialSteamState) -> int:
        """The highest column that the money buys."""
        boards = state.box.boards
        return min(boards.influence_last_column, state.money[state.seat] // boards.influence_step_price)

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.bid + column for column in range(self.most(state) + 1)]

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.bids[state.seat] = action - state.box.actions.bid
        if state.box.solo:
            state.step = BROWN
        elif state.seat == state.box.seats - 1:
            pay(state)
        else:
            state.seat += 1

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        column = action.values[0]
        cost = column * state.box.boards.influence_step_price
        if cost > state.money[state.seat]:
            what = "Column {column} costs {cost} gulden; you have {money}."
            return refuse("is.bid.secret", what, column=column, cost=cost, money=state.money[state.seat])
        return None

    def reveals(self, state: ImperialSteamState, action: int) -> bool:
        return not state.box.solo and state.seat == state.box.seats - 1

    def told(self, state: ImperialSteamState, action: int, seat: int) -> str:
        if state.box.solo or self.reveals(state, action):
            return ""
        return "bid in secret" if seat == NATURE or seat != state.seat else ""


class Brown(NatureStep[ImperialSteamState]):
    """Rule is.automa.bid: as many steps as its card says above the lowest hub."""

    def __init__(self) -> None:
        super().__init__("brown", "Turn the Automa's State Railway card", ["brown"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return [state.box.actions.brown + c.link for c in state.box.railway if c.link not in state.crowned]

    def play(self, state: ImperialSteamState, action: int) -> None:
        box = state.box
        steps = box.steps_of_link[action - box.actions.brown]
        state.bids[box.automa] = min(min(state.hub_column) + steps, box.boards.influence_last_column)
        pay(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refuse_railway(state, action)


def pay(state: ImperialSteamState) -> None:
    """Bids are shown and paid in the first order; who comes to a column later stands behind."""
    boards = state.box.boards
    for seat in state.standing[:]:
        cost = state.bids[seat] * boards.influence_step_price
        state.money[seat] -= min(cost, state.money[seat])  # the Automa pays what it has
        state.move_to(seat, state.bids[seat])
    if state.box.no_money_after_bid:
        state.money[state.box.automa] = 0
    flow.begin(state)

"""The turn: a hand on an action tile, and minor actions before and after it."""

from footplate.games.imperial_steam import refusals
from footplate.games.imperial_steam.asked import (
    BUYING,
    DONATION,
    ENGINE_LEVEL,
    FACTORY_SITE,
    HIRING,
    ORDERING,
    STATION_SITE,
    TRACK,
    WHICH_CONTRACT,
)
from footplate.games.imperial_steam.state import DISPLAYED, ImperialSteamState, put
from footplate.games.imperial_steam.steps import building, business, flow, hire, minor, track, trade
from footplate.games.imperial_steam.terms import (
    BUY,
    COLLECT,
    CONTRACT,
    DONATE,
    ENGINE,
    FACTORY,
    HIRE,
    ORDER,
    PRODUCE,
    STATION,
    TILE_COUNT,
    TRACKS,
)
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


def loss(state: ImperialSteamState, seat: int, tile: int) -> int:
    """The columns that a hand on a tile costs: for each own hand that lies there."""
    return state.hands[seat][tile] * state.box.boards.influence_repeat_loss


def possible(state: ImperialSteamState, seat: int, tile: int, column: int) -> bool:
    """Whether an action can do anything; `column` is where the seat will stand then."""
    if tile == TRACKS:
        return bool(track.links(state, seat, True))
    if tile == STATION:
        return building.can_build_station(state, seat)
    if tile == FACTORY:
        return building.can_build_factory(state, seat)
    if tile == PRODUCE:
        return trade.can_produce(state, seat)
    if tile == BUY:
        return bool(trade.buyable(state, seat))
    if tile == ORDER:
        return trade.can_order(state, seat)
    if tile == HIRE:
        return hire.can_hire(state, seat, column)
    if tile == ENGINE:
        return bool(business.purchases(state, seat, True))
    if tile == CONTRACT:
        return DISPLAYED in state.contract_at
    if tile == DONATE:
        return business.most_donated(state, seat, column) > 0
    return True


class Turn(Step[ImperialSteamState]):
    def __init__(self) -> None:
        minors = ["deliver", "assign", "token", "sell", "flip", "discard"]
        super().__init__("turn", "Place a hand, or a minor action", ["hand", "pass", "end", *minors])

    def legal(self, state: ImperialSteamState) -> list[int]:
        actions = state.box.actions
        if state.acted:
            return [actions.end, *minor.legal(state)]
        seat = state.seat
        column = state.column[seat]
        out: list[int] = []
        for tile in range(TILE_COUNT):
            left = column - loss(state, seat, tile)
            if left >= 0 and possible(state, seat, tile, left):
                out.append(actions.hand + tile)
        out.append(actions.pass_)
        return out + minor.legal(state)

    def default(self, state: ImperialSteamState) -> int:
        return state.box.actions.end if state.acted else -1

    def play(self, state: ImperialSteamState, action: int) -> None:
        actions = state.box.actions
        if action >= actions.sell:
            minor.play(state, action)
        elif action == actions.end:
            flow.end_turn(state)
        elif action == actions.pass_:
            flow.end_action(state)
        else:
            place_hand(state, action - actions.hand)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals.refuse_turn(state, action)


def place_hand(state: ImperialSteamState, tile: int) -> None:
    seat = state.seat
    # Rule is.turn.repeat
    state.move_to(seat, state.column[seat] - loss(state, seat, tile))
    state.hands[seat] = put(state.hands[seat], tile, state.hands[seat][tile] + 1)
    state.tile = tile
    if tile == PRODUCE:
        trade.produce(state)
    elif tile == COLLECT:
        state.money[seat] += state.box.boards.influence_take
        flow.end_action(state)
    else:
        state.step = NEXT[tile]


# What is asked after a hand was placed; Produce and Collect ask nothing more.
NEXT = [
    TRACK,
    STATION_SITE,
    FACTORY_SITE,
    -1,
    BUYING,
    ORDERING,
    HIRING,
    ENGINE_LEVEL,
    WHICH_CONTRACT,
    DONATION,
    -1,
]

"""Produce, Buy and Order Goods; and what is lost where there is no room."""

from footplate.games.imperial_steam import refusals_trade
from footplate.games.imperial_steam.asked import PRODUCING
from footplate.games.imperial_steam.goods import COAL, TYPES
from footplate.games.imperial_steam.state import ImperialSteamState, goods_left, kind_of, owner_of
from footplate.games.imperial_steam.steps import flow
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


def discards(state: ImperialSteamState, seat: int) -> list[int]:
    """Rule is.goods.discard: goods are thrown away only where there is no free place."""
    if state.room(seat) > 0:
        return []
    at = seat * TYPES
    return [state.box.actions.discard + good for good in range(TYPES) if state.goods[at + good] > 0]


def most_held(state: ImperialSteamState, seat: int) -> int:
    """The type of good that a seat has most of; coal in the engines takes no place."""
    best, most = -1, -99
    for good in range(TYPES):
        count = state.goods[seat * TYPES + good] - (state.coal_places(seat) if good == COAL else 0)
        if state.goods[seat * TYPES + good] > 0 and count > most:
            best, most = good, count
    return best


# Produce Goods


def working(state: ImperialSteamState, seat: int) -> list[int]:
    """The seat's factories with goods that haven't given one in this action, by their places in `factories`."""
    out: list[int] = []
    for i, code in enumerate(state.factories):
        if goods_left(code) and owner_of(code) == seat and i not in state.produced:
            out.append(i)
    return out


def can_produce(state: ImperialSteamState, seat: int) -> bool:
    room = state.room(seat) > 0
    for code in state.factories:
        if goods_left(code) and owner_of(code) == seat and (room or state.fits(seat, kind_of(code))):
            return True
    return False


def produce(state: ImperialSteamState) -> None:
    """One good from each working factory; where not all find room, their owner says which."""
    seat = state.seat
    there = working(state, seat)
    trial = state.room(seat)
    coal = state.goods[seat * TYPES + COAL]
    for i in there:
        if kind_of(state.factories[i]) == COAL and coal < state.coal_places(seat):
            coal += 1
        else:
            trial -= 1
    if trial < 0:
        state.step = PRODUCING
        return
    for i in there:
        take(state, seat, i)
    state.produced = []
    flow.end_action(state)


def take(state: ImperialSteamState, seat: int, at: int) -> None:
    state.goods[seat * TYPES + kind_of(state.factories[at])] += 1
    state.take_from_factory(at)
    state.produced = [*state.produced, at]


class Producing(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("produce", "There is no room for all: which good?", ["take", "discard", "done"])

    def source(self, state: ImperialSteamState, good: int) -> int:
        """The fullest factory of a type that hasn't given a good yet; -1 where there is none."""
        best, most = -1, 0
        for i in working(state, state.seat):
            left = goods_left(state.factories[i])
            if kind_of(state.factories[i]) == good and left > most:
                best, most = i, left
        return best

    def legal(self, state: ImperialSteamState) -> list[int]:
        actions = state.box.actions
        seat = state.seat
        out = [actions.take + g for g in range(TYPES) if state.fits(seat, g) and self.source(state, g) >= 0]
        out += discards(state, seat)
        if state.produced:
            out.append(actions.done)
        return out

    def default(self, state: ImperialSteamState) -> int:
        """Throwing away what one has, for what one may have, is for those who want to."""
        actions = state.box.actions
        for action in self.legal(state):
            if actions.take <= action < actions.take + TYPES:
                return action
        return actions.done if state.produced else -1

    def play(self, state: ImperialSteamState, action: int) -> None:
        actions = state.box.actions
        if actions.take <= action < actions.take + TYPES:
            take(state, state.seat, self.source(state, action - actions.take))
        elif action != actions.done:
            state.spend(state.seat, action - actions.discard)
        if action == actions.done or not working(state, state.seat):
            state.produced = []
            flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_trade.refuse_producing(state, action)


# Buy Goods


def price_of(state: ImperialSteamState, good: int) -> int:
    """What a good costs now; -1 where there is none."""
    boards = state.box.boards
    if state.market[good] > 0:
        return boards.market_buy_price
    return boards.market_scarce_price if state.supply[good] > 0 else -1


def affordable(state: ImperialSteamState, seat: int) -> bool:
    """Whether any good is there that a seat can pay."""
    return any(0 <= price_of(state, good) <= state.money[seat] for good in range(TYPES))


def buyable(state: ImperialSteamState, seat: int) -> list[int]:
    out: list[int] = []
    room = state.room(seat) > 0
    for good in range(TYPES):
        price = price_of(state, good)
        if 0 <= price <= state.money[seat] and (room or state.fits(seat, good)):
            out.append(good)
    return out


class Buying(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("buy", "Buy which good?", ["buy", "discard", "done"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        actions = state.box.actions
        out = [actions.buy + good for good in buyable(state, state.seat)]
        if state.count:
            out += discards(state, state.seat)
            out.append(actions.done)
        return out

    def play(self, state: ImperialSteamState, action: int) -> None:
        actions = state.box.actions
        seat = state.seat
        if action == actions.done:
            flow.end_action(state)
            return
        if actions.discard <= action < actions.discard + TYPES:
            state.spend(seat, action - actions.discard)
            return
        good = action - actions.buy
        state.money[seat] -= price_of(state, good)
        if state.market[good] > 0:
            state.market[good] -= 1
        else:
            state.supply[good] -= 1
        state.goods[seat * TYPES + good] += 1
        state.count += 1
        if state.count == state.box.boards.market_buy_most or not affordable(state, seat):
            flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_trade.refuse_buying(state, action)


# Order Goods


def shipment(state: ImperialSteamState) -> int:
    """The number of the shipment tile on the round; 0 where none lies."""
    return state.shipments[state.round - 1] if state.round <= len(state.shipments) else 0


def landed(state: ImperialSteamState, seat: int) -> int:
    """Goods on a seat's Landing."""
    at = seat * TYPES
    return state.landing[at] + state.landing[at + 1] + state.landing[at + 2] + state.landing[at + 3]


def orderable(state: ImperialSteamState, seat: int) -> list[int]:
    if state.money[seat] < state.box.boards.market_order_price:
        return []
    return [good for good in range(TYPES) if state.market[good] > 0]


def can_order(state: ImperialSteamState, seat: int) -> bool:
    return shipment(state) > 0 and landed(state, seat) == 0 and bool(orderable(state, seat))


class Ordering(Step[ImperialSteamState]):
    def __init__(self) -> None:
        super().__init__("order", "Order which good?", ["order", "done"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        actions = state.box.actions
        out = [actions.order + good for good in orderable(state, state.seat)]
        if state.count:
            out.append(actions.done)
        return out

    def play(self, state: ImperialSteamState, action: int) -> None:
        actions = state.box.actions
        seat = state.seat
        if action == actions.done:
            flow.end_action(state)
            return
        good = action - actions.order
        state.money[seat] -= state.box.boards.market_order_price
        state.market[good] -= 1
        state.landing[seat * TYPES + good] += 1
        state.count += 1
        if state.count == shipment(state) or not orderable(state, seat):
            flow.end_action(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_trade.refuse_ordering(state, action)


class Stow(Step[ImperialSteamState]):
    """Phase 3: goods that find no room are lost; their owner says which."""

    def __init__(self) -> None:
        super().__init__("stow", "There is no room for all: which good is lost?", ["discard"])

    def legal(self, state: ImperialSteamState) -> list[int]:
        return discards(state, state.seat)

    def default(self, state: ImperialSteamState) -> int:
        return state.box.actions.discard + most_held(state, state.seat)

    def play(self, state: ImperialSteamState, action: int) -> None:
        state.spend(state.seat, action - state.box.actions.discard)
        flow.next_stow(state)

    def refuse(self, state: ImperialSteamState, action: Action) -> Refusal | None:
        return refusals_trade.refuse_discard(state, action)

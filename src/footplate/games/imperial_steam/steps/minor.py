"""Minor actions, before and after the main action: shares, a delivery, tokens, cars, contracts, goods thrown away."""

from footplate.games.imperial_steam.goods import COAL, HUB_COUNT, TYPES
from footplate.games.imperial_steam.state import HELD, ImperialSteamState, goods_left, kind_of, owner_of, put
from footplate.games.imperial_steam.steps import trade
from footplate.games.imperial_steam.terms import TOKEN_USES, TOKEN_VALUES, TRAINS


def legal(state: ImperialSteamState) -> list[int]:
    """Every minor action, the most usual first."""
    actions = state.box.actions
    seat = state.seat
    out = deliveries(state, seat)
    assignments(state, seat, out)
    tokens(state, seat, out)
    if state.investors[seat] < state.box.boards.shares_most_investors:
        out.append(actions.sell)
    if can_flip(state, seat):
        out.append(actions.flip)
    return out + trade.discards(state, seat)


def freight_cars(state: ImperialSteamState, seat: int) -> int:
    """Cars on their freight side that aren't sealed."""
    cars = state.engines[seat * TRAINS] + state.engines[seat * TRAINS + 1]
    return cars - state.passengers[seat] - state.sealed[seat]


def empty_car(state: ImperialSteamState, seat: int) -> bool:
    """Whether a freight car is empty, or can be emptied by moving goods."""
    return freight_cars(state, seat) > 0 and state.room(seat) > 0


def can_flip(state: ImperialSteamState, seat: int) -> bool:
    return empty_car(state, seat)


def deliveries(state: ImperialSteamState, seat: int) -> list[int]:
    out: list[int] = []
    boards = state.box.boards
    if state.delivered >= boards.delivery_per_turn or state.goods[seat * TYPES + COAL] < boards.delivery_coal:
        return out
    kinds = 0
    for code in state.factories:
        if goods_left(code) and owner_of(code) == seat:
            kinds |= 1 << kind_of(code)
    if kinds:
        network = state.network[seat]
        for hub in range(HUB_COUNT):
            if network >> state.hub_city[hub] & 1:
                for kind in range(TYPES):
                    if kinds >> kind & 1 and state.demand[hub * TYPES + kind] > 0:
                        out.append(state.box.actions.deliver + kind * HUB_COUNT + hub)
    return out


def assignments(state: ImperialSteamState, seat: int, out: list[int]) -> None:
    """Factories that can be put on own contracts; each seals an empty freight car."""
    at = seat * TYPES
    pieces = state.pieces
    if not (pieces[at] or pieces[at + 1] or pieces[at + 2] or pieces[at + 3]) or not empty_car(state, seat):
        return
    if sum(state.sealed) >= state.box.boards.contracts_reserved:
        return
    actions = state.box.actions
    for contract, place in enumerate(state.contract_at):
        if place != HELD + seat:
            continue
        needs = state.box.contracts[contract].needs
        for kind in range(TYPES):
            if pieces[at + kind] and state.filled[contract * TYPES + kind] < needs[kind]:
                out.append(actions.assign + kind * actions.contracts + contract)


def tokens(state: ImperialSteamState, seat: int, out: list[int]) -> None:
    boards = state.box.boards
    for value in range(TOKEN_VALUES):
        if state.tokens[seat * TOKEN_VALUES + value]:
            base = state.box.actions.token + value * len(TOKEN_USES)
            if state.column[seat] < boards.influence_last_column:
                out.append(base)
            if state.share[seat] < len(boards.shares_values) - 1:
                out.append(base + 1)


def play(state: ImperialSteamState, action: int) -> None:
    actions = state.box.actions
    seat = state.seat
    if action == actions.sell:
        state.money[seat] += state.share_value(seat)
        state.investors[seat] += 1
    elif action < actions.token:
        kind, hub = divmod(action - actions.deliver, HUB_COUNT)
        state.spend(seat, COAL, state.box.boards.delivery_coal)
        state.deliver(seat, state.fullest(seat, kind), hub)  # Rule is.deliver.from
        state.delivered += 1
    elif action < actions.flip:
        value, use = divmod(action - actions.token, len(TOKEN_USES))
        state.tokens[seat * TOKEN_VALUES + value] -= 1
        if use == 0:
            state.gain_influence(seat, value + 1)
        else:
            state.raise_share(seat, (value + 1) * state.box.boards.business_share_steps)
    elif action == actions.flip:
        state.passengers[seat] += 1
    elif action < actions.discard:
        kind, contract = divmod(action - actions.assign, actions.contracts)
        state.pieces[seat * TYPES + kind] -= 1
        at = contract * TYPES + kind
        state.filled = put(state.filled, at, state.filled[at] + 1)
        state.sealed[seat] += 1
    else:
        state.spend(seat, action - actions.discard)

"""Why not: the turn and its minor actions. Slow and plain, apart from `legal`; the fuzzer holds them equal."""

from footplate.games.imperial_steam import refusals_build, refusals_trade
from footplate.games.imperial_steam.goods import COAL, GOODS, HUBS, TYPES
from footplate.games.imperial_steam.state import HELD, ImperialSteamState, goods_left, kind_of, owner_of
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
    TOKEN_VALUES,
    TRACKS,
    TRAINS,
)
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word


def refuse_turn(state: ImperialSteamState, action: Action) -> Refusal | None:
    verb = action.verb
    if verb in ("hand", "pass") and state.acted:
        return refuse("is.turn.main", "The main action of this turn is done.")
    if verb == "end":
        return None if state.acted else refuse("is.turn.main", "Place a hand or pass first.")
    if verb == "hand":
        return refuse_hand(state, action.values[0])
    if verb == "deliver":
        return refuse_delivery(state, action)
    if verb == "assign":
        return refuse_assignment(state, action)
    if verb == "token":
        return refuse_token(state, action)
    if verb == "sell":
        most = state.box.boards.shares_most_investors
        full = state.investors[state.seat] >= most
        return refuse("is.shares.sell", "You have {count} investors.", count=most) if full else None
    if verb == "flip":
        return refuse_car(state, "is.passenger.flip")
    if verb == "discard":
        return refusals_trade.refuse_discard(state, action)
    return None


def refuse_hand(state: ImperialSteamState, tile: int) -> Refusal | None:
    """What stands against an action tile, a repeated one first."""
    hands = state.hands[state.seat][tile]
    column = state.column[state.seat] - hands * state.box.boards.influence_repeat_loss
    if column < 0:
        what = "With {hands} of your hands there it costs {loss} columns of influence."
        loss = hands * state.box.boards.influence_repeat_loss
        return refuse("is.turn.repeat", what, hands=hands, loss=loss)
    if tile == TRACKS:
        return refusals_build.refuse_tracks(state)
    if tile == STATION:
        return refusals_build.refuse_stations(state)
    if tile == FACTORY:
        return refusals_build.refuse_factories(state)
    if tile == PRODUCE:
        return refusals_trade.refuse_produce(state)
    if tile == BUY:
        return refusals_trade.refuse_buy(state)
    if tile == ORDER:
        return refusals_trade.refuse_order(state)
    if tile == HIRE:
        return refusals_trade.refuse_hire(state, column)
    if tile == ENGINE:
        return refusals_trade.refuse_engines(state)
    if tile == CONTRACT:
        return refusals_trade.refuse_contracts(state)
    if tile == DONATE:
        return refusals_trade.refuse_donate(state, column)
    assert tile == COLLECT
    return None


def refuse_delivery(state: ImperialSteamState, action: Action) -> Refusal | None:
    kind, hub = action.values
    seat = state.seat
    boards = state.box.boards
    city = state.hub_city[hub]
    if state.delivered >= boards.delivery_per_turn:
        return refuse("is.deliver.once", "You have delivered in this turn.")
    if not state.network[seat] >> city & 1:
        name = state.box.geography.city_names[city]
        return refuse("is.deliver.how", "{city} is not in your network.", city=name)
    if state.demand[action.values[1] * TYPES + kind] == 0:
        what = "{hub} asks for no more {good}."
        return refuse("is.deliver.how", what, hub=word(HUBS[hub]), good=word(GOODS[kind]))
    stocks = [goods_left(code) for code in state.factories if owner_of(code) == seat and kind_of(code) == kind]
    if not any(stocks):
        return refuse("is.deliver.how", "You have no factory with {good}.", good=word(GOODS[kind]))
    if state.goods[seat * TYPES + COAL] < boards.delivery_coal:
        return refuse("is.deliver.how", "A delivery takes {count} coal.", count=boards.delivery_coal)
    return None


def refuse_car(state: ImperialSteamState, rule: str) -> Refusal | None:
    """Whether there is an empty freight car, once goods are moved."""
    seat = state.seat
    cars = sum(state.engines[seat * TRAINS : (seat + 1) * TRAINS]) - state.passengers[seat] - state.sealed[seat]
    if cars <= 0:
        return refuse(rule, "You have no freight car left.")
    if state.room(seat) <= 0:
        return refuse(rule, "No freight car is empty.")
    return None


def refuse_assignment(state: ImperialSteamState, action: Action) -> Refusal | None:
    kind, contract = action.values
    seat = state.seat
    good, name = word(GOODS[kind]), action.words[1]
    if state.contract_at[contract] != HELD + seat:
        return refuse("is.contract.assign", "{contract} is not yours.", contract=name)
    if state.pieces[seat * TYPES + kind] == 0:
        return refuse("is.contract.assign", "You have no {good} factory for it.", good=good)
    if state.filled[contract * TYPES + kind] >= state.box.contracts[contract].needs[kind]:
        what = "{contract} has no free space for {good}."
        return refuse("is.contract.assign", what, contract=name, good=good)
    if sum(state.sealed) >= state.box.boards.contracts_reserved:
        return refuse("is.contract.assign", "No reserved token is left.")
    return refuse_car(state, "is.contract.assign")


def refuse_token(state: ImperialSteamState, action: Action) -> Refusal | None:
    value, use = action.values
    boards = state.box.boards
    if state.tokens[state.seat * TOKEN_VALUES + value] == 0:
        return refuse("is.token.use", "You have no token of the value {value}.", value=value + 1)
    if use == 0 and state.column[state.seat] == boards.influence_last_column:
        return refuse("is.influence.last", "{column} is the last column.", column=boards.influence_last_column)
    if use == 1 and state.share[state.seat] == len(boards.shares_values) - 1:
        return refuse("is.shares.value", "The share has its highest value.")
    return None

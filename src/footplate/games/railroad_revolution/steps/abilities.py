"""The sixteen abilities: what a specialist adds to each of the four actions."""

from footplate.games.railroad_revolution.actions import RAILROAD, STATION, TELEGRAPH
from footplate.games.railroad_revolution.effects import (
    ABILITY,
    DEAL,
    EXCHANGE,
    FIRST,
    FLIP,
    GREY,
    LINE,
    MONEY,
    ORANGE,
    PURPLE,
    SHARES,
    TRAIN,
    UPGRADE,
    WHITE,
    effect,
)
from footplate.games.railroad_revolution.purse import ability_cash, solvent
from footplate.games.railroad_revolution.state import RailroadState
from footplate.games.railroad_revolution.steps import flow
from footplate.games.railroad_revolution.steps.deal import any_offer
from footplate.games.railroad_revolution.steps.trains import any_train
from footplate.games.railroad_revolution.steps.workers import can_exchange
from footplate.table.game import EMPTY


class Ability:
    """What an ability costs, and what it gives."""

    def __init__(self, price: int, effects: list[int]) -> None:
        self.price = price
        self.effects = effects


def ability(state: RailroadState) -> Ability:
    """The ability of this turn's worker on its action."""
    if state.action == STATION:
        return station_ability(state)
    if state.action == RAILROAD:
        return railroad_ability(state)
    if state.action == TELEGRAPH:
        return telegraph_ability(state)
    return trade_ability(state)


def station_ability(state: RailroadState) -> Ability:
    values = state.box.values
    tile = state.box.city_tiles[state.city_tile[state.spot]]
    if state.worker == PURPLE:
        return Ability(values.flip_price, [effect(FLIP)])
    if state.worker == ORANGE:
        return Ability(0, [effect(MONEY, state.paid)])
    if state.worker == GREY:
        return Ability(0, [effect(FIRST, state.spot)] if tile.first_cost else tile.first)
    return Ability(values.again_price, tile.reward)


def railroad_ability(state: RailroadState) -> Ability:
    values = state.box.values
    if state.worker == PURPLE:
        return Ability(values.train_price, [effect(TRAIN)])
    if state.worker == ORANGE or state.worker == GREY:
        return Ability(0, ability_cash(state))
    return Ability(0, [effect(LINE)] * (values.engineer_rails - values.rails))


def telegraph_ability(state: RailroadState) -> Ability:
    values = state.box.values
    if state.worker == PURPLE:
        return Ability(0, [effect(EXCHANGE)])
    if state.worker == ORANGE:
        return Ability(0, [effect(MONEY, values.per_share * state.taken)])
    if state.worker == GREY:
        return Ability(0, [effect(SHARES, state.box.section_first[state.spot])])
    return Ability(values.tile_price, tile_bonus(state, state.spot))


def trade_ability(state: RailroadState) -> Ability:
    if state.worker == PURPLE:
        return Ability(0, [effect(UPGRADE)])
    if state.worker == ORANGE:
        return Ability(0, [effect(MONEY, state.box.values.accountant_trade)])
    if state.worker == GREY:
        return Ability(0, [effect(DEAL)])
    return Ability(0, [effect(FLIP)])


def tile_bonus(state: RailroadState, section: int) -> list[int]:
    """What the telegraph tile of a section gives, or what is printed there."""
    tile = state.section_tile[section]
    return state.box.section_bonus[section] if tile < 0 else state.box.telegraph_tiles[tile].bonus


def useful(state: RailroadState) -> bool:
    """Whether the ability has anything to act on."""
    seat = state.seat
    if state.worker == WHITE:
        return False
    if state.action == RAILROAD:
        if state.worker == PURPLE:
            return any_train(state, seat)
        return state.worker in (ORANGE, GREY) or (state.rails_left[seat] > 0 and state.frontier[seat] > 0)
    if state.action == TELEGRAPH and state.worker == PURPLE:
        return can_exchange(state, seat)
    if state.action not in (STATION, RAILROAD, TELEGRAPH) and state.worker == GREY:
        return any_offer(state, seat)
    return True


def affordable(state: RailroadState) -> bool:
    """Whether its price can be paid, with what it brings."""
    found = ability(state)
    if found.price == 0:
        return True
    left = [code for code in state.effects if code != ABILITY]
    return solvent(state, state.seat, found.price, left + found.effects, EMPTY)


def use(state: RailroadState) -> None:
    found = ability(state)
    flow.spend(state, effect(ABILITY))
    state.money[state.seat] -= found.price
    flow.gain(state, state.seat, found.effects)

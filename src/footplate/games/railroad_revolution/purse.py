"""Money within a turn: it is settled as a whole, so money may be owed as long as the turn is sure to bring it.

What somebody has is money and shares, which are sold where money is owed. What is sure to come is what lies open: the
worker's ability, and trains that can be flipped.
"""

from footplate.games.railroad_revolution.actions import RAILROAD, STATION, TELEGRAPH
from footplate.games.railroad_revolution.effects import (
    ABILITY,
    FLIP,
    GREY,
    MONEY,
    ORANGE,
    SHARES,
    amount_of,
    effect,
    kind_of,
)
from footplate.games.railroad_revolution.state import FREE, WAGON_OF, RailroadState
from footplate.table.game import EMPTY


def purse(state: RailroadState, seat: int) -> int:
    """What somebody can pay at once."""
    return state.money[seat] + state.shares[seat] * state.box.values.share_price


def cash(state: RailroadState, effects: list[int]) -> int:
    """What effects bring at once, as far as the supply has shares."""
    money = 0
    shares = 0
    for code in effects:
        if kind_of(code) == MONEY:
            money += amount_of(code)
        elif kind_of(code) == SHARES:
            shares += amount_of(code)
    return money + min(shares, state.shares_left) * state.box.values.share_price


def solvent(state: RailroadState, seat: int, cost: int, pending: list[int], ability: list[int], used: int = -1) -> bool:
    """Whether somebody can pay a price in this turn, with what would be open then.

    `ability` is what the worker's ability would bring, `used` a train that is no longer there to be flipped.
    """
    have = purse(state, seat) - cost
    if have >= 0:
        return True
    sure: list[int] = []
    flips = 0
    for code in pending:
        kind = kind_of(code)
        if kind == ABILITY:
            sure += ability
        elif kind == FLIP:
            flips += 1
        else:
            sure.append(code)
    have += cash(state, sure)
    if have < 0 and flips:
        worth = [flip_money(state, seat, train) for train in range(len(state.box.trains)) if train != used]
        worth.sort(reverse=True)
        have += sum(worth[:flips])
    return have >= 0


def flip_money(state: RailroadState, seat: int, train: int) -> int:
    """The money that a train would bring if it were flipped now."""
    if state.trains_up[seat * len(state.box.trains) + train] == 0:
        return 0
    return sum(amount_of(code) for code in flip_effects(state, seat, train) if kind_of(code) == MONEY)


def flip_effects(state: RailroadState, seat: int, train: int) -> list[int]:
    """What a train gives when it is flipped: its own bonus, its wagon's and its tender's."""
    effects = state.box.trains[train].bonus
    if not state.box.edition.wagons:
        return effects
    wagon = wagon_on(state, seat, train)
    if wagon >= 0:
        effects = effects + state.box.wagons[wagon].bonus
    if state.tender_on[seat] >> train & 1:
        effects = effects + state.box.tender_bonus
    return effects


def wagon_on(state: RailroadState, seat: int, train: int) -> int:
    """The wagon that is attached to a train; -1 if none is."""
    at = WAGON_OF + seat * 8 + train
    return state.wagon_at.index(at) if at in state.wagon_at else -1


# What the ability of a worker brings at once


def ability_cash(state: RailroadState) -> list[int]:
    """In this turn, as it stands."""
    if state.action < 0:
        return EMPTY
    return ability_money(state, state.action, state.worker, state.spot, state.paid, state.triangles)


def ability_money(state: RailroadState, action: int, worker: int, spot: int, paid: int, triangles: int) -> list[int]:
    """For a station in a city that was paid, for rails on triangles, for an office in a section."""
    values = state.box.values
    if worker == ORANGE:
        if action == STATION:
            return [effect(MONEY, paid)]
        if action == RAILROAD:
            return [effect(MONEY, values.relief + triangles * values.relief_triangle)]
        return [effect(MONEY, values.per_share * state.taken if action == TELEGRAPH else values.accountant_trade)]
    if worker == GREY:
        if action == STATION:
            tile = state.box.city_tiles[state.city_tile[spot]]
            return EMPTY if tile.first_cost else tile.first
        if action == RAILROAD:
            return [effect(SHARES, values.negotiator_shares)]
        if action == TELEGRAPH:
            return [effect(SHARES, state.box.section_first[spot])]
    return EMPTY


# Prices


def station_gain(state: RailroadState, city: int) -> list[int]:
    """What a station brings: the reward, and in the First Station slot its bonus, if that is free of charge."""
    tile = state.box.city_tiles[state.city_tile[city]]
    if state.first_station[city] != FREE or tile.first_cost:
        return tile.reward
    return tile.reward + tile.first


def half_price(state: RailroadState, city: int) -> int:
    """What the station of a reward tile costs."""
    unit = state.box.values.reward_round
    return (state.box.station_price[city] + 2 * unit - 1) // (2 * unit) * unit


def cheapest(state: RailroadState, slots: int) -> int:
    """The fewest triangles among slots."""
    for triangles, there in enumerate(state.box.geography.on_terrain):
        if there & slots:
            return triangles
    return 0

"""The turn: two actions, bonus actions in between, the next seat, the end of the round."""

from footplate.games.steam_power.contracts import CONTRACTS, FACTORY, NO_BONUS, TRACK
from footplate.games.steam_power.state import (
    ACTION,
    ACTIVE,
    BONUS,
    BUILD,
    DELIVER,
    DISCARD,
    DRAW,
    JUDGE,
    MARKER,
    OVER,
    PLACE,
    SOURCE,
    VICTIM,
    SteamPowerState,
)
from footplate.games.steam_power.steps import contracts, factory, fulfil, solo, track

INCOME = 3
PLACEMENTS = 2


def legal_action(state: SteamPowerState) -> list[int]:
    actions = state.box.actions
    out: list[int] = []
    if track.possible(state):
        out.append(actions.track)
    if factory.possible(state):
        out.append(actions.factory)
    if fulfil.legal_contracts(state, True):
        out.append(actions.fulfil)
    if contracts.possible(state):
        out.append(actions.contracts)
    out.append(actions.money)
    return out


def legal_bonus(state: SteamPowerState) -> list[int]:
    actions = state.box.actions
    if state.bonus == TRACK and track.possible(state):
        return [actions.track, actions.skip]
    if state.bonus == FACTORY and factory.possible(state):
        return [actions.factory, actions.skip]
    if state.bonus == CONTRACTS and contracts.possible(state):
        return [actions.contracts, actions.skip]
    return [actions.skip]


def play_action(state: SteamPowerState, action: int) -> None:
    """Begin an action, as one of the two or as a bonus."""
    actions = state.box.actions
    if action == actions.track:
        state.step = PLACE
        state.placements_left = PLACEMENTS
        state.colour_at = 0
    elif action == actions.factory:
        state.step = BUILD
    elif action == actions.fulfil:
        state.step = DELIVER
    elif action == actions.contracts:
        state.draws_left = contracts.DRAWS
        next_draw(state)
    elif action == actions.compensate:
        state.money[state.seat] += state.box.compensation
        end_action(state)
    elif action == actions.money:
        state.money[state.seat] += INCOME
        end_action(state)
    else:  # skip
        end_action(state)


def next_draw(state: SteamPowerState) -> None:
    """The next of the contracts that were asked for, from wherever one can be had."""
    if state.draws_left == 0:
        end_draws(state)
        return
    contracts.refill(state)
    if state.deck > 0:
        state.step = DRAW
    elif contracts.victims(state) and not state.box.automas[state.seat]:
        state.step = VICTIM
    else:
        state.draws_left = 0
        end_draws(state)


def end_draws(state: SteamPowerState) -> None:
    if state.box.automas[state.seat]:
        next_contract(state)
    else:
        end_action(state)


def next_cube(state: SteamPowerState) -> None:
    """The next cube of the contract, or its rewards."""
    if fulfil.wanted(state):
        state.step = SOURCE
        return
    state.bonus = fulfil.receive(state)
    if state.bonus == NO_BONUS:
        end_action(state)
    else:
        state.step = BONUS


def bring(state: SteamPowerState) -> None:
    """The cube on its way has come to the network: it and its route are paid."""
    source = state.source
    owners = state.visited[1::2]
    state.source = -1
    state.visited = []
    fulfil.buy(state, source, owners)
    next_cube(state)


def next_placement(state: SteamPowerState) -> None:
    state.placements_left -= 1
    if state.placements_left == 0:
        end_action(state)


def end_action(state: SteamPowerState) -> None:
    """An action is over, and with it the action whose bonus it was."""
    state.bonus = NO_BONUS
    state.actions_left -= 1
    state.step = ACTION
    if state.box.automas[state.seat]:
        if state.where[state.active] == ACTIVE:
            state.where[state.active] = DISCARD + state.seat
        state.active = state.waiting
        state.waiting = -1
        next_contract(state)
    elif state.actions_left == 0:
        end_turn(state)


def end_turn(state: SteamPowerState) -> None:
    if state.box.basic_solo:
        solo.end_action(state)
        return
    state.actions_left = 2
    state.seat = (state.seat + 1) % state.box.seats
    state.company = state.seat
    state.step = MARKER if state.box.automas[state.seat] else ACTION
    if state.seat == state.starter:
        if max(state.done) >= state.box.end:
            state.step = OVER
        else:
            state.round += 1


# An automa's turn: the marker moves, two contracts are drawn, each is fulfilled or used as an action.


def play_marker(state: SteamPowerState, corner: int) -> None:
    state.marker = corner
    state.draws_left = contracts.DRAWS
    next_draw(state)


def next_contract(state: SteamPowerState) -> None:
    if state.active < 0:
        end_turn(state)
    else:
        state.step = JUDGE

"""What comes next: another cube, another placement, the next action, turn or round; an automa's next contract."""

from footplate.games.steam_power.contracts import NO_BONUS
from footplate.games.steam_power.state import (
    ACTION,
    ACTIVE,
    BONUS,
    DISCARD,
    DRAW,
    JUDGE,
    MARKER,
    OVER,
    SOURCE,
    VICTIM,
    SteamPowerState,
)
from footplate.games.steam_power.steps import contracts, fulfil, solo


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


def next_contract(state: SteamPowerState) -> None:
    if state.active < 0:
        end_turn(state)
    else:
        state.step = JUDGE

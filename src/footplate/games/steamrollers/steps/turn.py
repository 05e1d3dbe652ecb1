"""The turn: change the die, one of four actions, an order; then the next player, Olive, or the end of the round."""

from footplate.games.steamrollers.components import SET, SHIFT, STRENGTH, TURN
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.state import (
    ACTION,
    DRAFT,
    DRAW,
    LOAD,
    OVER,
    REROLL,
    TRADE,
    SteamRollersState,
)
from footplate.games.steamrollers.steps import build, deliver, dice, ending, olive, orders


def legal(state: SteamRollersState) -> list[int]:
    actions = state.box.actions
    value = state.die
    out: list[int] = []
    if build.possible(state):
        out.append(actions.build + value)
    if not state.engine[state.seat] >> value & 1:
        out.append(actions.engine + value)
    if deliver.possible(state):
        out.append(actions.deliver + value)
    if not state.sideways[value]:
        out.append(actions.tile + value)
    if not out or state.box.pass_any_time:
        out.append(actions.pass_)
    return out + changes(state) + orders.legal(state)


def changes(state: SteamRollersState) -> list[int]:
    """The ways to change the die before acting."""
    out: list[int] = []
    if state.bound:
        return out
    actions = state.box.actions
    value = state.die
    if state.usable(SET, state.seat):
        for other in range(CITIES):
            if other != value:
                out.append(actions.set + other)
    if state.usable(SHIFT, state.seat):
        if value > 0:
            out.append(actions.shift + value - 1)
        if value < CITIES - 1:
            out.append(actions.shift + value + 1)
    if state.usable(TURN, state.seat):
        out.append(actions.flip)
        out.append(actions.reroll)
    return out


def play(state: SteamRollersState, action: int) -> None:
    actions = state.box.actions
    if actions.build <= action < actions.engine:
        state.step = DRAW
    elif actions.engine <= action < actions.deliver:
        state.engine[state.seat] |= 1 << state.die
        end_action(state)
    elif actions.deliver <= action < actions.tile:
        state.step = LOAD
    elif actions.tile <= action < actions.pass_:
        take_tile(state, state.die)
        end_action(state)
    elif action == actions.pass_:
        end_action(state)
    elif actions.trade <= action < actions.build:
        orders.play(state, action)
    else:
        change(state, action)


def change(state: SteamRollersState, action: int) -> None:
    actions = state.box.actions
    if action < actions.shift:
        state.die = action - actions.set
        state.spend(SET)
    elif action < actions.flip:
        state.die = action - actions.shift
        state.spend(SHIFT)
    else:
        state.spend(TURN)
        state.bound = 1
        if action == actions.flip:
            state.die = CITIES - 1 - state.die
        else:
            state.step = REROLL


def play_reroll(state: SteamRollersState, value: int) -> None:
    state.die = value
    state.step = ACTION


def take_tile(state: SteamRollersState, tile: int) -> None:
    """From the centre, from somebody else, or from oneself: it lies sideways until the next turn."""
    # Rule sr.tile.strength: the engine is stronger as long as the tile is held, and one's own has been held all along.
    held = tile == state.tile_of[STRENGTH] and state.owner[tile] == state.seat
    state.owner[tile] = state.seat
    state.sideways[tile] = 1
    if not held:
        state.taken[tile] = state.round


def end_action(state: SteamRollersState) -> None:
    state.spent += 1
    state.actions_left -= 1
    state.die = -1
    state.bound = 0
    if not state.box.solo:  # against Olive a permanent tile helps only one action of the turn
        state.used = 0
    if state.actions_left == 0:
        state.step = TRADE
        if not orders.legal(state):
            end_turn(state)
    elif state.doubled:
        state.die = state.other_die
        state.other_die = -1
        state.step = ACTION
    else:
        state.step = DRAFT


def play_trade(state: SteamRollersState, action: int) -> None:
    if action != state.box.actions.done:
        orders.play(state, action)
    end_turn(state)


def end_turn(state: SteamRollersState) -> None:
    if state.box.solo:
        olive.begin(state)
        return
    state.place += 1
    if state.place == state.box.players:
        end_round(state)
    else:
        dice.begin_turn(state)


def end_round(state: SteamRollersState) -> None:
    """The end is tested only now."""
    if ending.is_over(state):
        state.step = OVER
        return
    if not state.box.solo:
        state.starter = (state.starter + 1) % state.box.players
    dice.begin_round(state)

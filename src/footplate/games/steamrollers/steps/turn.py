"""The turn: change the die, one of four actions, an order."""

from footplate.games.steamrollers import refusals_action
from footplate.games.steamrollers.components import SET, SHIFT, STRENGTH, TURN
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.state import ACTION, DRAW, LOAD, REROLL, SteamRollersState
from footplate.games.steamrollers.steps import build, deliver, dice, flow, orders
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal
from footplate.table.step import Step


class Act(Step[SteamRollersState]):
    def __init__(self) -> None:
        actions = ["build", "engine", "deliver", "tile", "pass"]
        changes = ["set", "shift", "flip", "reroll", "trade", "coal"]
        super().__init__("action", "Choose an action", actions + changes, half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
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

    def play(self, state: SteamRollersState, action: int) -> None:
        actions = state.box.actions
        if actions.build <= action < actions.engine:
            state.step = DRAW
        elif actions.engine <= action < actions.deliver:
            state.engine[state.seat] |= 1 << state.die
            flow.end_action(state)
        elif actions.deliver <= action < actions.tile:
            state.step = LOAD
        elif actions.tile <= action < actions.pass_:
            take_tile(state, state.die)
            flow.end_action(state)
        elif action == actions.pass_:
            flow.end_action(state)
        elif actions.trade <= action < actions.build:
            orders.play(state, action)
        else:
            change(state, action)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        return refusals_action.refuse_action(state, action)


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


def take_tile(state: SteamRollersState, tile: int) -> None:
    """From the centre, from somebody else, or from oneself: it lies sideways until the next turn."""
    # Rule sr.tile.strength: the engine is stronger as long as the tile is held, and one's own has been held all along.
    held = tile == state.tile_of[STRENGTH] and state.owner[tile] == state.seat
    state.owner[tile] = state.seat
    state.sideways[tile] = 1
    if not held:
        state.taken[tile] = state.round


class Reroll(dice.Roll):
    def __init__(self) -> None:
        super().__init__("reroll", "Re-roll the die")

    def rolled(self, state: SteamRollersState, value: int) -> None:
        state.die = value
        state.step = ACTION


class Trade(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("trade", "Trade an order?", ["trade", "coal", "done"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [*orders.legal(state), state.box.actions.done]

    def play(self, state: SteamRollersState, action: int) -> None:
        if action != state.box.actions.done:
            orders.play(state, action)
        flow.end_turn(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        return None if action.verb == "done" else refusals_action.refuse_trade(state, action)

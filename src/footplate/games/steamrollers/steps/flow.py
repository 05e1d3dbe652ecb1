"""What comes after an action: an order, the next player, Olive, the end of the round or of the game."""

from footplate.games.steamrollers.state import ACTION, DRAFT, OVER, TRADE, SteamRollersState
from footplate.games.steamrollers.steps import dice, ending, olive, orders


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

"""Olive's turn: her four phases with the die that was left to her, and the two tiles that meddle with them."""

from footplate.games.steamrollers.components import REROLL_OLIVE, STOP_OLIVE
from footplate.games.steamrollers.state import (
    AGAIN,
    CROSS,
    OLIVE_DIE,
    OLIVE_REROLL,
    OVER,
    RECLAIM,
    REMOVE,
    STOP,
    SteamRollersState,
)
from footplate.games.steamrollers.steps import dice

PLAYER = 0


def begin(state: SteamRollersState) -> None:
    """She takes the last die; the player may make her re-roll it."""
    state.die = next(value for value, count in enumerate(state.dice) if count)
    state.dice[state.die] -= 1
    state.step = OLIVE_DIE if state.usable(REROLL_OLIVE, PLAYER) else CROSS


def play_olive_die(state: SteamRollersState, action: int) -> None:
    if action == state.box.actions.reroll:
        state.spend(REROLL_OLIVE)
        state.step = OLIVE_REROLL
    else:
        state.step = CROSS


def play_roll(state: SteamRollersState, value: int) -> None:
    state.die = value
    state.step = CROSS


def play_cross(state: SteamRollersState, region: int) -> None:
    """Phase 1: cross off a hex; where none is left she wins at once."""
    if state.crosses[region] == state.box.cap[region]:
        state.olive_won = 1
        state.stopped = 0
        state.step = OVER
        return
    state.crosses[region] += 1
    if state.stopped:
        end(state)
    elif reclaims(state):
        state.step = RECLAIM
    else:
        look_for_goods(state)


def reclaims(state: SteamRollersState) -> bool:
    return state.owner[state.die] == PLAYER and not state.sideways[state.die]


def play_reclaim(state: SteamRollersState, tile: int) -> None:
    """Phase 2: the player's upright tile goes back."""
    state.to_centre(tile)
    look_for_goods(state)


def look_for_goods(state: SteamRollersState) -> None:
    """Phase 3: in an empty city she re-rolls and starts again; else phase 4."""
    if not state.rows[state.die]:
        state.step = AGAIN
    elif removes(state) and state.usable(STOP_OLIVE, PLAYER):
        state.step = STOP
    else:
        state.step = REMOVE


def removes(state: SteamRollersState) -> bool:
    return state.crosses[state.die] >= state.box.edition.olive_from


def play_stop(state: SteamRollersState, action: int) -> None:
    if action == state.box.actions.stop:
        state.spend(STOP_OLIVE)
        state.stopped = 1
        if state.box.stopped_scores:
            state.olive_points += state.crosses[state.die]
        state.step = CROSS
    else:
        state.step = REMOVE


def play_remove(state: SteamRollersState) -> None:
    """Phase 4: from three crosses on, the last good leaves the game and she scores her crosses."""
    if removes(state):
        colour = state.take_good(state.die, len(state.rows[state.die]) - 1)
        state.boxed[colour] += 1
        state.olive_points += state.crosses[state.die]
    end(state)


def end(state: SteamRollersState) -> None:
    """The round is over; Olive always plays last."""
    state.die = -1
    state.spent += 1
    state.stopped = 0
    if state.empty_cities() >= state.box.edition.empty_cities:
        state.step = OVER
    else:
        dice.begin_round(state)

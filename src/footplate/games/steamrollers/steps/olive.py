"""Olive's turn: her four phases with the die that was left to her, and the two tiles that meddle with them.

Her rules leave her one answer to everything; olive.py says how it was found.
"""

from footplate.games.steamrollers import olive
from footplate.games.steamrollers.components import REROLL_OLIVE, STOP_OLIVE
from footplate.games.steamrollers.goods import COLOURS
from footplate.games.steamrollers.olive import PLAYER, removes
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
from footplate.table.choice import Trace
from footplate.table.step import Step


def begin(state: SteamRollersState) -> None:
    """She takes the last die; the player may make her re-roll it."""
    state.die = next(value for value, count in enumerate(state.dice) if count)
    state.dice[state.die] -= 1
    state.step = OLIVE_DIE if state.usable(REROLL_OLIVE, PLAYER) else CROSS


class OliveDie(Step[SteamRollersState]):
    """Solo tile 2a: the player may make her re-roll."""

    def __init__(self) -> None:
        super().__init__("olive-die", "Re-roll Olive's die?", ["reroll", "let"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.let, state.box.actions.reroll]

    def play(self, state: SteamRollersState, action: int) -> None:
        if action == state.box.actions.reroll:
            state.spend(REROLL_OLIVE)
            state.step = OLIVE_REROLL
        else:
            state.step = CROSS


class OliveRoll(dice.Roll):
    def rolled(self, state: SteamRollersState, value: int) -> None:
        state.die = value
        state.step = CROSS


class OliveReroll(OliveRoll):
    def __init__(self) -> None:
        super().__init__("olive-reroll", "Roll Olive's die again")


class Again(OliveRoll):
    def __init__(self) -> None:
        super().__init__("again", "Re-roll Olive's die: the city is empty")


class OliveStep(Step[SteamRollersState]):
    """One of her phases."""

    def __init__(self, kind: str, prompt: str) -> None:
        super().__init__(kind, prompt, [])

    def seat(self, state: SteamRollersState) -> int:
        return state.box.olive


class Cross(OliveStep):
    """Phase 1: cross off a hex; where none is left she wins at once."""

    def __init__(self) -> None:
        super().__init__("cross", "Olive crosses off a hex")

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.cross + state.die]

    def explain(self, state: SteamRollersState) -> Trace | None:
        return olive.explain_cross(state)

    def play(self, state: SteamRollersState, action: int) -> None:
        region = action - state.box.actions.cross
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


class Reclaim(OliveStep):
    """Phase 2: the player's upright tile goes back."""

    def __init__(self) -> None:
        super().__init__("reclaim", "Olive takes a tile back")

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.reclaim + state.die]

    def explain(self, state: SteamRollersState) -> Trace | None:
        return olive.explain_reclaim(state)

    def play(self, state: SteamRollersState, action: int) -> None:
        state.to_centre(action - state.box.actions.reclaim)
        look_for_goods(state)


def look_for_goods(state: SteamRollersState) -> None:
    """Phase 3: in an empty city she re-rolls and starts again; else phase 4."""
    if not state.rows[state.die]:
        state.step = AGAIN
    elif removes(state) and state.usable(STOP_OLIVE, PLAYER):
        state.step = STOP
    else:
        state.step = REMOVE


class Stop(Step[SteamRollersState]):
    """Solo tile 2b: the player may stop her."""

    def __init__(self) -> None:
        super().__init__("stop", "Stop Olive from removing a good?", ["stop", "let"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.let, state.box.actions.stop]

    def play(self, state: SteamRollersState, action: int) -> None:
        if action == state.box.actions.stop:
            state.spend(STOP_OLIVE)
            state.stopped = 1
            if state.box.stopped_scores:
                state.olive_points += state.crosses[state.die]
            state.step = CROSS
        else:
            state.step = REMOVE


class Remove(OliveStep):
    """Phase 4: from three crosses on, the last good leaves the game and she scores her crosses."""

    def __init__(self) -> None:
        super().__init__("remove", "Olive removes a good")

    def legal(self, state: SteamRollersState) -> list[int]:
        actions = state.box.actions
        if removes(state):
            return [actions.remove + state.die * len(COLOURS) + state.rows[state.die][-1]]
        return [actions.rest]

    def explain(self, state: SteamRollersState) -> Trace | None:
        return olive.explain_remove(state)

    def play(self, state: SteamRollersState, action: int) -> None:
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

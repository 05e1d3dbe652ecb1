"""The draft: pick a die, or two with tile 2a; tile 2b claims a die that somebody else has just picked."""

from footplate.games.steamrollers.components import CLAIM as CLAIM_EFFECT
from footplate.games.steamrollers.components import DOUBLE
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.state import ACTION, CLAIM, DRAFT, FIRST, SteamRollersState


def legal(state: SteamRollersState) -> list[int]:
    actions = state.box.actions
    if state.claimer == state.seat:
        return [actions.pick + state.claimed]
    out = [actions.pick + value for value in range(CITIES) if state.dice[value]]
    if state.doubled == 0 and state.usable(DOUBLE, state.seat):
        out.append(actions.double)
    return out


def play_double(state: SteamRollersState) -> None:
    state.spend(DOUBLE)
    state.doubled = 1
    state.actions_left = 2


def play_pick(state: SteamRollersState, value: int) -> None:
    if state.claimer == state.seat:
        state.claimed = -1
        state.claimer = -1
    else:
        state.dice[value] -= 1
    if state.doubled and state.die >= 0:
        state.other_die = value
        state.step = FIRST if state.die != value else ACTION
        return
    state.die = value
    if state.doubled:
        return  # the second die
    state.step = CLAIM if interrupter(state) >= 0 else ACTION


def interrupter(state: SteamRollersState) -> int:
    """Who may claim the die that was just picked: the holder of tile 2b, before her own draft. -1: nobody."""
    tile = state.tile_of[CLAIM_EFFECT]
    if tile < 0 or state.claimer >= 0:
        return -1
    holder = state.owner[tile]
    if holder < 0 or (holder - state.starter) % state.box.players <= state.place:
        return -1
    # Rule sr.tile.claim: it may still lie sideways, because it must be played before its owner drafts.
    return holder if state.usable(CLAIM_EFFECT, holder) else -1


def play_claim(state: SteamRollersState) -> None:
    """The die is reserved, the tile goes back, and the picker picks another."""
    state.claimer = state.owner[state.tile_of[CLAIM_EFFECT]]
    state.claimed = state.die
    state.die = -1
    state.spend(CLAIM_EFFECT)
    state.step = DRAFT


def legal_first(state: SteamRollersState) -> list[int]:
    first = state.box.actions.first
    return sorted([first + state.die, first + state.other_die])


def play_first(state: SteamRollersState, value: int) -> None:
    if value != state.die:
        state.other_die = state.die
        state.die = value
    state.step = ACTION

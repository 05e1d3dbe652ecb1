"""The draft: pick a die, or two with tile 2a; tile 2b claims a die that somebody else has just picked."""

from footplate.games.steamrollers.components import CLAIM as CLAIM_EFFECT
from footplate.games.steamrollers.components import DOUBLE
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.refusals_deliver import holds
from footplate.games.steamrollers.state import ACTION, CLAIM, DRAFT, FIRST, SteamRollersState
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word
from footplate.table.step import Step


class Draft(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("draft", "Pick a die", ["pick", "double"])

    def legal(self, state: SteamRollersState) -> list[int]:
        actions = state.box.actions
        if state.claimer == state.seat:
            return [actions.pick + state.claimed]
        out = [actions.pick + value for value in range(CITIES) if state.dice[value]]
        if state.doubled == 0 and state.usable(DOUBLE, state.seat):
            out.append(actions.double)
        return out

    def play(self, state: SteamRollersState, action: int) -> None:
        if action == state.box.actions.double:
            state.spend(DOUBLE)
            state.doubled = 1
            state.actions_left = 2
        else:
            pick(state, action - state.box.actions.pick)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        if state.claimer == state.seat:
            if action.verb == "pick" and action.values[0] == state.claimed:
                return None
            return refuse("sr.tile.claim", "The {value} that was claimed must be used.", value=state.claimed + 1)
        if action.verb == "double":
            if state.doubled:
                return refuse("sr.tile.double", "Two dice are being picked already.")
            return holds(state, DOUBLE, "sr.tile.double")
        value = action.values[0]
        if state.dice[value]:
            return None
        if state.claimed == value:
            seat = word(state.box.seat_names[state.claimer])
            return refuse("sr.tile.claim", "The {value} is reserved for {seat}.", value=value + 1, seat=seat)
        free = ", ".join(str(v + 1) for v, count in enumerate(state.dice) if count)
        what = "No free die shows {value}; the free ones show {free}."
        return refuse("sr.draft.pick", what, value=value + 1, free=free)


def pick(state: SteamRollersState, value: int) -> None:
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


class Claim(Step[SteamRollersState]):
    """The holder of tile 2b is asked whether she takes the die; then the picker picks another."""

    def __init__(self) -> None:
        super().__init__("claim", "Claim the die that was picked?", ["claim", "let"], half_done=True)

    def seat(self, state: SteamRollersState) -> int:
        return state.owner[state.tile_of[CLAIM_EFFECT]]

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.claim, state.box.actions.let]

    def default(self, state: SteamRollersState) -> int:
        return state.box.actions.let

    def play(self, state: SteamRollersState, action: int) -> None:
        if action == state.box.actions.let:
            state.step = ACTION
            return
        state.claimer = self.seat(state)
        state.claimed = state.die
        state.die = -1
        state.spend(CLAIM_EFFECT)
        state.step = DRAFT


class First(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("first", "Which die first?", ["first"])

    def legal(self, state: SteamRollersState) -> list[int]:
        first = state.box.actions.first
        return sorted([first + state.die, first + state.other_die])

    def play(self, state: SteamRollersState, action: int) -> None:
        value = action - state.box.actions.first
        if value != state.die:
            state.other_die = state.die
            state.die = value
        state.step = ACTION

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        if action.values[0] in (state.die, state.other_die):
            return None
        return refuse("sr.tile.double", "{value} was not picked.", value=action.words[0])

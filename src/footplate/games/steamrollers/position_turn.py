"""Whose turn it is in a position, with which dice: what isn't said, and what can't be.

An error's place is what a line is about, as `position` counts them: 'dice', 'tile 4'.
"""

from footplate.games.steamrollers.components import CLAIM as CLAIM_EFFECT
from footplate.games.steamrollers.components import DOUBLE
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.state import CENTRE, CROSS, DRAFT, SteamRollersState
from footplate.table.errors import BadInput

NOT_SAID = -2


def fill(state: SteamRollersState) -> None:
    if not state.box.solo:
        state.place = (state.seat - state.starter) % state.box.players
    fill_actions(state)
    check_claim(state)
    check_new_tiles(state)
    fill_dice(state)
    state.rolled = state.box.dice


def fill_actions(state: SteamRollersState) -> None:
    """One action; two against Olive or with tile 2a; none when it is Olive's turn."""
    if state.doubled and (state.tile_of[DOUBLE] < 0 or state.unplayed(DOUBLE)):
        cure = "Leave it in the centre: it is back there." if state.tile_of[DOUBLE] >= 0 else ""
        raise BadInput("two dice come from the tile that takes two, after it was played.", "die", cure)
    most = state.most_actions()
    usual = 0 if state.step == CROSS else most
    if state.actions_left == NOT_SAID:
        state.actions_left = usual
    # With tile 2a the first action takes one of the two dice along; against Olive there is a draft for each.
    wanted = [1, 2] if state.box.solo and usual else [usual]
    if state.actions_left not in wanted:
        numbers = " or ".join(str(n) for n in wanted)
        raise BadInput(f"the actions left can only be {numbers} here, not {state.actions_left}.", "actions")


def check_claim(state: SteamRollersState) -> None:
    """A die is claimed for somebody who hasn't had her turn, with a tile that went back to the centre."""
    if state.claimed < 0:
        return
    if state.tile_of[CLAIM_EFFECT] < 0:
        sides = [side.name for side in state.box.tiles if side.effect == CLAIM_EFFECT]
        cure = f"Tile {sides[0]} does: write 'tile {sides[0]}'." if sides else ""
        raise BadInput("no tile in this game claims a die.", "claimed", cure)
    if state.unplayed(CLAIM_EFFECT):
        raise BadInput("the tile that claimed the die is back in the centre.", "claimed")
    order = state.order_of(state.claimer)
    if order < state.place or (order == state.place and state.step != DRAFT):
        raise BadInput("the die is claimed for somebody who has picked one already.", "claimed")


def check_new_tiles(state: SteamRollersState) -> None:
    """A tile was taken in this round by somebody who has acted in this round."""
    for tile, owner in enumerate(state.owner):
        if owner != CENTRE and state.taken[tile] == state.round and not state.has_acted(owner):
            name = state.box.seat_names[owner]
            what = f"{name} has not acted in this round, and can't have taken tile {tile + 1} in it."
            raise BadInput(what, f"tile {tile + 1}", "Write 'sideways' instead of 'new'.")


def fill_dice(state: SteamRollersState) -> None:
    """Dice that aren't named show 1, 2, 3 …; those that are missing have been used."""
    box = state.box
    used = state.turns_and_actions()
    in_hand = (state.die >= 0) + (state.other_die >= 0) + (state.claimed >= 0)
    free = box.dice - used - in_hand
    named = sum(state.dice)
    if not named:
        for value in range(free):
            state.dice[value % CITIES] += 1
    elif named != free and not (named == free - 1 and state.may_have_doubled()):
        what = (
            f"of {box.dice} white dice, {used} used and {in_hand} in hand or claimed, {free} can be free, not {named}."
        )
        raise BadInput(what, "dice", "Give them all, or leave the line out.")
    state.spent = box.dice - sum(state.dice) - in_hand

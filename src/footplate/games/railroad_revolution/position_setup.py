"""Positions in words: the set-up, from a decision of it on."""

from typing import Final

from footplate.games.railroad_revolution.actions import PIECES
from footplate.games.railroad_revolution.performance import LETTERS, PERFORMANCE_ROWS, REWARD_ROWS
from footplate.games.railroad_revolution.state import (
    CHOOSE,
    CITY,
    DEALT,
    GAP,
    KINDS,
    LAID_OUT,
    OFFER,
    REVEAL,
    REWARDS,
    ROW,
    SECTION,
    START,
    WAGONS,
    WITH,
    RailroadState,
)
from footplate.games.railroad_revolution.steps import deal, flow, laying_out, setting_up
from footplate.games.railroad_revolution.steps.missing import letters_left, rewards_in
from footplate.table.errors import BadInput
from footplate.table.step import Step

# Lines that can stand beside `setup`: what was drawn so far.
BEFORE: Final = ["tile", "section", "gap", "deal", "order", "row", "rewards", "laid", "setup"]
DRAWS: Final[dict[int, Step[RailroadState]]] = {
    CITY: laying_out.CityTile(),
    SECTION: laying_out.SectionTile(),
    GAP: laying_out.GapTile(),
    DEALT: laying_out.Dealt(),
    OFFER: setting_up.Offer(),
    ROW: laying_out.Row(),
    REWARDS: laying_out.Rewards(),
    WAGONS: laying_out.Wagons(),
    REVEAL: deal.Reveal(),
    START: setting_up.Start(),
    WITH: setting_up.With(),
}
DECISIONS: Final = KINDS[: CHOOSE + 1]


def set_up(state: RailroadState, until: int, said: dict[str, int]) -> None:
    """Go on with the set-up where something is missing, or with a decision: what comes before it follows the files."""
    late = [subject for subject in said if subject.split()[0] not in BEFORE]
    if late:
        raise BadInput("during the set-up no round has begun.", late[0], "Leave this line or 'setup' out.")
    check_rows(state)
    flow.begin(state)
    while until >= 0 and state.step != until:
        if state.step not in DRAWS:
            what = f"the set-up doesn't come to {KINDS[until]!r}."
            raise BadInput(what, "setup", f"It comes to {KINDS[state.step]!r}.")
        draw = DRAWS[state.step]
        draw.play(state, draw.legal(state)[0])


def check_rows(state: RailroadState) -> None:
    """What lies in rows so far is what the set-up could have laid there."""
    seats = state.box.seats
    for row in range(PERFORMANCE_ROWS):
        if state.tile_at.count(row) > seats:
            raise BadInput(f"row {row + 1} has {seats} tiles at most.", f"row {row + 1}")
    if min(letters_left(state)) < 0:
        letter = LETTERS[letters_left(state).index(min(letters_left(state)))]
        raise BadInput(f"too many tiles of the letter {letter}.", "row 1", "One is set aside, some are removed.")
    for row in range(REWARD_ROWS):
        for piece, name in enumerate(PIECES):
            there = sum(at == row and state.box.reward_tiles[n].piece == piece for n, at in enumerate(state.reward_at))
            if there > rewards_in(seats, row, piece):
                most = rewards_in(seats, row, piece)
                raise BadInput(f"reward row {row + 1} has {most} of type {name} at most.", f"rewards {row + 1}")
    for row in range(len(state.box.wagon_spots)):
        laid = [n for n, at in enumerate(state.wagon_at) if at == LAID_OUT and state.box.wagons[n].row == row]
        if len(laid) > seats:
            raise BadInput(f"row {row + 1} has {seats} wagons at most.", f"laid {row + 1}")

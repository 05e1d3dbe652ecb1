"""The next milestone: three are drawn, in secret, and one is kept."""

from footplate.games.railroad_revolution.milestones import PILES
from footplate.games.railroad_revolution.state import (
    DRAWN,
    KEEP,
    PILE,
    UNDER,
    RailroadState,
)
from footplate.games.railroad_revolution.steps import flow
from footplate.table.cards import UNKNOWN, mixed
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import NatureStep, Step


def on_top(state: RailroadState, pile: int) -> list[int]:
    """The tiles of which the next one is: those never drawn, then those that went under the pile, oldest first.

    Who doesn't see the pile knows those that may be in it.
    """
    tiles = state.box.milestone_piles[pile]
    places = [state.where[tile] for tile in tiles]
    lying = [place for place in places if place == PILE or place >= UNDER]
    first = min(lying) if lying else UNKNOWN
    return [tile for tile in tiles if state.where[tile] == first]


def drawn_tiles(state: RailroadState, seat: int) -> list[int]:
    return [tile for tile, place in enumerate(state.where) if place == DRAWN + seat]


def lay_anew(state: RailroadState, pile: int, order: list[int]) -> None:
    """Put the tiles of a pile that a seat doesn't see somewhere: before whoever keeps one, under the pile, on it.

    Those under it come last, so while any lies on it, all of them are there; else the oldest are gone first.
    """
    unseen = [tile for tile in state.box.milestone_piles[pile] if state.where[tile] == UNKNOWN]
    places: list[int] = []
    if state.step == KEEP and state.argument // 2 == pile:
        known = state.where.count(DRAWN + state.seat)
        places = [DRAWN + state.seat] * max(0, state.box.values.milestones_drawn - known)
    put_under = state.box.values.milestones_drawn - 1
    for times in range(state.under[pile] - 1, -1, -1):
        places += [UNDER + times] * put_under
    places = places[: len(unseen)]
    places += [PILE] * (len(unseen) - len(places))
    for tile, k in zip(unseen, mixed(len(unseen), order), strict=True):
        state.where[tile] = places[k]


class Draw(NatureStep[RailroadState]):
    """The argument is the pile * 2 + the column."""

    def __init__(self) -> None:
        super().__init__("draw", "Draw a milestone", ["draw"])

    def legal(self, state: RailroadState) -> list[int]:
        return [state.box.actions.draw + tile for tile in on_top(state, state.argument // 2)]

    def play(self, state: RailroadState, action: int) -> None:
        tile = action - state.box.actions.draw
        pile, column = divmod(state.argument, 2)
        seat = state.seat
        if state.box.automas[seat]:  # rule rr.automa.next-milestone
            state.open_milestone(seat, column, tile)
            state.pop()
            flow.go_on(state)
            return
        state.where[tile] = DRAWN + seat
        drawn = state.where.count(DRAWN + seat)
        if drawn == state.box.values.milestones_drawn or not flow.pile_size(state, pile):
            state.step = KEEP

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        pile = state.argument // 2
        tile = action.values[0]
        if state.box.milestones[tile].pile != pile:
            return refuse("rr.milestone.draw", "A tile of pile {pile} is drawn.", pile=PILES[pile])
        if tile in on_top(state, pile):
            return None
        return refuse("rr.milestone.draw", "{tile} is not on top of its pile.", tile=action.words[0])

    def told(self, state: RailroadState, action: int, seat: int) -> str:
        if seat == state.seat or state.box.automas[state.seat]:
            return ""
        return f"draw a milestone {PILES[state.argument // 2]}"


class Keep(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("keep", "Keep which milestone?", ["keep"])

    def legal(self, state: RailroadState) -> list[int]:
        return [state.box.actions.keep + tile for tile in drawn_tiles(state, state.seat)]

    def play(self, state: RailroadState, action: int) -> None:
        kept = action - state.box.actions.keep
        pile, column = divmod(state.argument, 2)
        seat = state.seat
        others = [tile for tile in drawn_tiles(state, seat) if tile != kept]
        # On a state that somebody else sees the tiles are unknown; the pile is counted all the same.
        for tile in others:
            state.where[tile] = UNDER + state.under[pile]
        state.under[pile] += 1
        state.open_milestone(seat, column, kept)
        state.pop()
        flow.go_on(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        if state.where[action.values[0]] == DRAWN + state.seat:
            return None
        return refuse("rr.milestone.draw", "{tile} was not drawn.", tile=action.words[0])

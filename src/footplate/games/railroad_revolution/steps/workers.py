"""Workers: promoted, exchanged, discarded, gained."""

from footplate.games.railroad_revolution.effects import (
    ABILITY,
    COLOURS,
    EXCHANGE,
    PROMOTE,
    SPECIALIST,
    TILE,
    WHITE,
    effect,
)
from footplate.games.railroad_revolution.purse import purse, solvent
from footplate.games.railroad_revolution.state import SWAP, WORKERS, RailroadState
from footplate.games.railroad_revolution.steps import flow
from footplate.table.catalogue import Action
from footplate.table.game import EMPTY
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word
from footplate.table.step import Step

# Promotion


def promotions(state: RailroadState, seat: int) -> list[int]:
    """The promotions that fit, as answers."""
    if state.workers_of(seat) < 2:  # rule rr.worker.last
        return EMPTY
    base = state.box.actions.promote
    out: list[int] = []
    for column in range(2):
        wanted = wanted_colours(state, seat, column)
        if wanted:
            for colour in range(WHITE + 1, WORKERS):
                if wanted >> colour & 1:
                    if state.supply[seat * WORKERS + colour]:
                        out.append(base + colour * 2 + column)
                    if state.used[seat * WORKERS + colour]:
                        out.append(base + (WORKERS + colour) * 2 + column)
    return out


def wanted_colours(state: RailroadState, seat: int, column: int) -> int:
    """The colours of the free spots of an open milestone, as a set."""
    tile = state.open[seat * 2 + column]
    if tile < 0:
        return 0
    filled = state.promoted[seat * 2 + column]
    wanted = 0
    for spot, colour in enumerate(state.box.milestone_workers[tile]):
        if not filled >> spot & 1:
            wanted |= 1 << colour
    return wanted


def may_use_ability(state: RailroadState) -> bool:
    """Whether the ability can be given up for a promotion: what it would bring may be owed already."""
    seat = state.seat
    if purse(state, seat) >= 0:
        return True
    return solvent(state, seat, 0, [code for code in state.effects if code != ABILITY], EMPTY)


def promotion_source(state: RailroadState) -> int:
    """The effect that a promotion would use; -1 if none waits."""
    if effect(PROMOTE) in state.effects:
        return effect(PROMOTE)
    if effect(ABILITY) in state.effects and may_use_ability(state):
        return effect(ABILITY)
    return -1


def promote(state: RailroadState, seat: int, worker: int, column: int) -> None:
    flow.spend(state, promotion_source(state))
    colour = state.take_from(seat, worker)
    state.gone[colour] += 1
    at = seat * 2 + column
    for spot, wanted in enumerate(state.box.milestone_workers[state.open[at]]):
        if wanted == colour and not state.promoted[at] >> spot & 1:
            state.promoted[at] |= 1 << spot
            return


# Exchange


def can_exchange(state: RailroadState, seat: int) -> bool:
    return any(can_return(state, seat, worker) for worker in range(2 * WORKERS))


def can_return(state: RailroadState, seat: int, worker: int) -> bool:
    """Whether a worker can be exchanged: the stock has another colour."""
    if not state.has_worker(seat, worker):
        return False
    return any(colour != worker % WORKERS and state.stock[colour] for colour in range(WORKERS))


def exchanges(state: RailroadState, seat: int) -> list[int]:
    base = state.box.actions.exchange
    return [base + worker for worker in range(2 * WORKERS) if can_return(state, seat, worker)]


def exchange(state: RailroadState, seat: int, worker: int) -> None:
    """The old one goes back to the stock; which one comes for it is asked next."""
    flow.spend(state, effect(EXCHANGE))
    state.stock[state.take_from(seat, worker)] += 1
    state.push(SWAP, seat, worker)


class Swap(Step[RailroadState]):
    """The new worker stands where the old one stood."""

    def __init__(self) -> None:
        super().__init__("swap", "Take which worker?", ["worker"], half_done=True)

    def legal(self, state: RailroadState) -> list[int]:
        base = state.box.actions.worker
        old = state.argument % WORKERS
        return [base + colour for colour in range(WORKERS) if colour != old and state.stock[colour]]

    def play(self, state: RailroadState, action: int) -> None:
        colour = action - state.box.actions.worker
        at = state.seat * WORKERS + colour
        state.stock[colour] -= 1
        if state.argument < WORKERS:
            state.supply[at] += 1
        else:
            state.used[at] += 1
        state.pop()
        flow.go_on(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        colour = action.values[0]
        if colour == state.argument % WORKERS:
            return refuse("rr.exchange.other", "A worker of another colour is taken.")
        return None if state.stock[colour] else none_left(colour)


def none_left(colour: int) -> Refusal:
    return refuse("rr.supply.empty", "No {colour} worker is left.", colour=word(COLOURS[colour]))


# Gain


def specialists(state: RailroadState) -> list[int]:
    """The specialised workers that the stock has, as answers."""
    base = state.box.actions.worker
    return [base + colour for colour in range(WHITE + 1, WORKERS) if state.stock[colour]]


def take_specialist(state: RailroadState, seat: int, colour: int) -> None:
    flow.spend(state, effect(SPECIALIST))
    state.take_workers(seat, colour, 1)


# Discard, for the bonus of a telegraph tile


def discards(state: RailroadState, seat: int, section: int) -> list[int]:
    if state.workers_of(seat) < 2:  # rule rr.worker.last
        return EMPTY
    a = state.box.actions
    return [
        a.discard + worker * a.sections + section for worker in range(2 * WORKERS) if state.has_worker(seat, worker)
    ]


def discard(state: RailroadState, seat: int, worker: int, section: int, bonus: list[int]) -> None:
    flow.spend(state, effect(TILE, section))
    state.stock[state.take_from(seat, worker)] += 1
    flow.gain(state, seat, bonus)

"""Trains: taken, flipped; with the expansion, wagons and tenders that are attached to them."""

from typing import Final

from footplate.games.railroad_revolution.effects import FLIP, TRAIN, WAGON, effect
from footplate.games.railroad_revolution.purse import ability_cash, flip_effects, purse, solvent, wagon_on
from footplate.games.railroad_revolution.state import ATTACH, LAID_OUT, WAGON_OF, WAITING, RailroadState
from footplate.games.railroad_revolution.steps import flow
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.step import Step

TENDER: Final = -1  # attached instead of a wagon

# Taking


def can_take(state: RailroadState, seat: int, train: int) -> bool:
    return state.stacks[train] > 0 and not state.has_train(seat, train)


def any_train(state: RailroadState, seat: int) -> bool:
    return any(can_take(state, seat, train) for train in range(1, len(state.box.trains)))


def trains_to_take(state: RailroadState, seat: int) -> list[int]:
    base = state.box.actions.train
    return [base + train for train in range(1, len(state.box.trains)) if can_take(state, seat, train)]


def take_train(state: RailroadState, seat: int, train: int) -> None:
    flow.spend(state, effect(TRAIN))
    state.stacks[train] -= 1
    state.trains_up[seat * len(state.box.trains) + train] += 1
    if state.box.edition.wagons:
        couple_waiting(state, seat, train)


def couple_waiting(state: RailroadState, seat: int, train: int) -> None:
    """A wagon and a tender that waited for a train go to the new one."""
    waiting = WAGON_OF + seat * 8 + WAITING
    if waiting in state.wagon_at:
        state.wagon_at[state.wagon_at.index(waiting)] = WAGON_OF + seat * 8 + train
    if state.tenders_waiting[seat]:
        state.tenders_waiting[seat] -= 1
        state.tender_on[seat] |= 1 << train


# Flipping


def flips(state: RailroadState, seat: int) -> list[int]:
    """The trains that can be flipped; where money is owed that a flip has to bring, only those that bring it."""
    base = state.box.actions.flip
    out: list[int] = []
    for train in range(len(state.box.trains)):
        if state.has_train(seat, train) and can_flip(state, seat, train):
            out.append(base + train)
    return out


def can_flip(state: RailroadState, seat: int, train: int) -> bool:
    if purse(state, seat) >= 0:
        return True
    left = state.effects[:]
    left.remove(effect(FLIP))
    up = state.trains_up[seat * len(state.box.trains) + train] > 0
    gained = flip_effects(state, seat, train) if up else []
    return solvent(state, seat, 0, left + gained, ability_cash(state), train)


def flip(state: RailroadState, seat: int, train: int) -> None:
    """From front to back a train gives its bonuses, to the front nothing."""
    flow.spend(state, effect(FLIP))
    at = seat * len(state.box.trains) + train
    if state.trains_up[at]:
        state.trains_up[at] -= 1
        state.trains_down[at] += 1
        flow.gain(state, seat, flip_effects(state, seat, train))
    else:
        state.trains_down[at] -= 1
        state.trains_up[at] += 1


# Wagons and tenders


def wagons(state: RailroadState, piece: int) -> list[int]:
    """The wagons and the tender that a traded piece can be exchanged for, as answers."""
    a = state.box.actions
    out: list[int] = []
    for wagon, at in enumerate(state.wagon_at):
        if at == LAID_OUT and state.spots[state.box.wagons[wagon].row * 2 + piece]:
            out.append(a.wagon + wagon)
    if state.tenders_left:
        out.append(a.tender)
    return out


def take_wagon(state: RailroadState, seat: int, wagon: int, piece: int) -> None:
    flow.spend(state, effect(WAGON, piece))
    state.spots[state.box.wagons[wagon].row * 2 + piece] -= 1
    state.wagon_at[wagon] = WAGON_OF + seat * 8 + WAITING
    if couplings(state, seat, wagon):
        state.push(ATTACH, seat, wagon)


def take_tender(state: RailroadState, seat: int, piece: int) -> None:
    flow.spend(state, effect(WAGON, piece))
    state.tenders_left -= 1
    state.tenders_waiting[seat] += 1
    if couplings(state, seat, TENDER):
        state.push(ATTACH, seat, TENDER)


def couplings(state: RailroadState, seat: int, tile: int) -> list[int]:
    """The trains that have no wagon yet, or no tender."""
    return [train for train in range(len(state.box.trains)) if can_attach(state, seat, tile, train)]


def can_attach(state: RailroadState, seat: int, tile: int, train: int) -> bool:
    if not state.has_train(seat, train):
        return False
    if tile == TENDER:
        return not state.tender_on[seat] >> train & 1
    return wagon_on(state, seat, train) < 0


class Attach(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("attach", "Attach it to which train?", ["attach"])

    def legal(self, state: RailroadState) -> list[int]:
        base = state.box.actions.attach
        return [base + train for train in couplings(state, state.seat, state.argument)]

    def play(self, state: RailroadState, action: int) -> None:
        seat = state.seat
        train = action - state.box.actions.attach
        if state.argument == TENDER:
            state.tenders_waiting[seat] -= 1
            state.tender_on[seat] |= 1 << train
        else:
            state.wagon_at[state.argument] = WAGON_OF + seat * 8 + train
        state.pop()
        flow.go_on(state)

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        train = action.values[0]
        name = action.words[0]
        if not state.has_train(state.seat, train):
            return refuse("rr.train.attach", "There is no {train} here.", train=name)
        if state.argument == TENDER and state.tender_on[state.seat] >> train & 1:
            return refuse("rr.train.attach", "{train} has a tender.", train=name)
        if state.argument != TENDER and wagon_on(state, state.seat, train) >= 0:
            return refuse("rr.train.attach", "{train} has a wagon.", train=name)
        return None

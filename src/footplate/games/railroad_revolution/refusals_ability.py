"""Why not: the ability of the worker."""

from footplate.games.railroad_revolution.actions import RAILROAD, TELEGRAPH, TRADE
from footplate.games.railroad_revolution.effects import (
    ABILITY,
    GREY,
    PURPLE,
    TURQUOISE,
    WHITE,
    effect,
)
from footplate.games.railroad_revolution.purse import purse, solvent
from footplate.games.railroad_revolution.refusals import no_rail, refuse_slot
from footplate.games.railroad_revolution.refusals_deal import refuse_exchange, refuse_offer
from footplate.games.railroad_revolution.state import WORKERS, RailroadState
from footplate.games.railroad_revolution.steps import abilities
from footplate.table.rules import Refusal, refuse


def refuse_ability(state: RailroadState) -> Refusal | None:
    if effect(ABILITY) not in state.effects:
        return refuse("rr.turn.ability", "The turn's ability has been used.")
    if state.worker == WHITE:
        return refuse("rr.ability.promote", "A white worker can only promote.")
    refusal = refuse_vain(state)
    if refusal is not None:
        return refusal
    found = abilities.ability(state)
    left = list(state.effects)
    left.remove(effect(ABILITY))
    if found.price and not solvent(state, state.seat, found.price, left + found.effects, []):
        what = "The ability costs ${price}; there is ${money}."
        return refuse("rr.turn.owed", what, price=found.price, money=purse(state, state.seat))
    return None


def refuse_vain(state: RailroadState) -> Refusal | None:
    """Why an ability would come to nothing."""
    seat = state.seat
    if state.action == RAILROAD and state.worker == PURPLE:
        to_take = [train for train, left in enumerate(state.stacks) if left and not state.has_train(seat, train)]
        if not to_take:
            return refuse("rr.ability.railroad-purple", "There is no train to take.")
    if state.action == RAILROAD and state.worker == TURQUOISE:
        if state.rails_left[seat] == 0:
            return no_rail()
        if all(refuse_slot(state, slot) is not None for slot in range(state.box.geography.slots)):
            return refuse("rr.rail.extend", "No slot is free beside the own rails.")
    if state.action == TELEGRAPH and state.worker == PURPLE:
        refused = [refuse_exchange(state, worker) for worker in range(2 * WORKERS)]
        return None if None in refused else refused[0]
    if state.action == TRADE and state.worker == GREY:
        first = refuse_offer(state, 0)
        return first if first is not None and refuse_offer(state, 1) is not None else None
    return None

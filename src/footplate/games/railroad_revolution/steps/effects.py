"""The open list: everything that a turn (or a deal, or a start tile) still offers, in any order.

Each answer carries out one effect. What is free has to be taken before `done`; the rest may be left.
"""

from footplate.games.railroad_revolution import refusals_effects
from footplate.games.railroad_revolution.actions import OPEN_VERBS
from footplate.games.railroad_revolution.effects import (
    ABILITY,
    DEAL,
    EXCHANGE,
    EXTRA_OFFICE,
    EXTRA_RAIL,
    EXTRA_STATION,
    FIRST,
    FLIP,
    FREE_RAIL,
    FREE_STATION,
    LINE,
    PROMOTE,
    REWARD,
    SPECIALIST,
    START_OFFICE,
    START_RAIL,
    START_STATION,
    STEP,
    TAKE,
    TILE,
    TRAIN,
    UPGRADE,
    WAGON,
    amount_of,
    effect,
    kind_of,
)
from footplate.games.railroad_revolution.purse import purse
from footplate.games.railroad_revolution.state import SETTING_UP, WORKERS, RailroadState
from footplate.games.railroad_revolution.steps import abilities, building, deal, flow, performance, trains, workers
from footplate.table.catalogue import Action
from footplate.table.game import EMPTY
from footplate.table.rules import Refusal
from footplate.table.step import Step

# Gains without a price: nobody forgets them.
FREE_GAINS = [SPECIALIST, TRAIN, TAKE, REWARD, WAGON, START_RAIL, START_STATION, START_OFFICE]

# What somebody in a hurry takes, in this order.
HASTY = [*FREE_GAINS, PROMOTE, ABILITY, UPGRADE, STEP]


class Effects(Step[RailroadState]):
    def __init__(self) -> None:
        super().__init__("effects", "Choose what comes next", [*OPEN_VERBS, "sell"])

    def legal(self, state: RailroadState) -> list[int]:
        out: list[int] = []
        seen: list[int] = []
        due = purse(state, state.seat) < 0
        for code in state.effects:
            if code not in seen:
                seen.append(code)
                found = answers(state, code)
                if found:
                    out += found
                    if kind_of(code) in FREE_GAINS:
                        due = True
        if not due:
            out.append(state.box.actions.done)
        if len(seen) > 1:
            out = unique(out)
        if len(out) > 1 and state.shares[state.seat] and state.phase != SETTING_UP:
            out.append(state.box.actions.sell)
        return out

    def play(self, state: RailroadState, action: int) -> None:
        if action == state.box.actions.sell:
            flow.sell_by_choice(state)
            return
        state.sold = 0
        if action == state.box.actions.done:
            flow.end_effects(state)
            return
        resolve(state, action)
        flow.go_on(state)

    def default(self, state: RailroadState) -> int:
        """Gifts first, then promotions and the ability; what costs a worker, a train or much thought is left."""
        for kind in HASTY:
            for code in state.effects:
                found = answers(state, code) if kind_of(code) == kind else EMPTY
                if found:
                    return wanted(state, found) if kind == SPECIALIST else found[0]
        return state.box.actions.done if purse(state, state.seat) >= 0 else -1

    def refuse(self, state: RailroadState, action: Action) -> Refusal | None:
        return refusals_effects.refuse_effect(state, action)


def wanted(state: RailroadState, found: list[int]) -> int:
    """The worker that an open milestone lacks, or the first."""
    seat = state.seat
    for column in range(2):
        colours = workers.wanted_colours(state, seat, column)
        for action in found:
            colour = action - state.box.actions.worker
            here = state.has_worker(seat, colour) or state.has_worker(seat, colour + WORKERS)
            if colours >> colour & 1 and not here:
                return action
    return found[0]


def unique(numbers: list[int]) -> list[int]:
    """Each answer once: several effects may have the same."""
    out: list[int] = []
    for number in numbers:
        if number not in out:
            out.append(number)
    return out


def answers(state: RailroadState, code: int) -> list[int]:
    """The ways to carry out an effect."""
    a = state.box.actions
    seat = state.seat
    kind = kind_of(code)
    if kind == ABILITY:
        return ability_answers(state)
    if kind == PROMOTE:
        return workers.promotions(state, seat)
    if kind == SPECIALIST:
        return workers.specialists(state)
    if kind == TRAIN:
        return trains.trains_to_take(state, seat)
    if kind == FLIP:
        return trains.flips(state, seat)
    if kind in (LINE, FREE_RAIL, START_RAIL, EXTRA_RAIL):
        return building.rails(state, code)
    if kind in (FREE_STATION, START_STATION, EXTRA_STATION):
        return building.stations(state, code)
    if kind in (START_OFFICE, EXTRA_OFFICE):
        return building.offices(state, code)
    if kind == TILE:
        return workers.discards(state, seat, amount_of(code))
    if kind == EXCHANGE:
        return workers.exchanges(state, seat)
    if kind == FIRST:
        return [a.bonus + amount_of(code)] if can_buy_first(state, code) else EMPTY
    if kind == DEAL:
        return deal.offers(state, seat)
    return more_answers(state, code)


def more_answers(state: RailroadState, code: int) -> list[int]:
    """Those of performance and wagons."""
    seat = state.seat
    kind = kind_of(code)
    if kind == STEP:
        return performance.steps(state, seat)
    if kind == UPGRADE:
        return performance.advances(state, seat) + performance.pushes(state, seat)
    if kind == TAKE:
        return performance.takes(state, seat, amount_of(code))
    if kind == REWARD:
        return performance.rewards(state, seat, amount_of(code))
    assert kind == WAGON
    return trains.wagons(state, amount_of(code))


def ability_answers(state: RailroadState) -> list[int]:
    """The worker's own ability, or a promotion."""
    out: list[int] = []
    if abilities.useful(state) and abilities.affordable(state):
        out.append(state.box.actions.ability)
    if workers.may_use_ability(state):
        out += workers.promotions(state, state.seat)
    return out


def can_buy_first(state: RailroadState, code: int) -> bool:
    tile = state.box.city_tiles[state.city_tile[amount_of(code)]]
    return building.can_pay(state, tile.first_cost, code, tile.first) and worthwhile(state, tile.first)


def worthwhile(state: RailroadState, effects: list[int]) -> bool:
    """Whether any of these effects would come about; nobody pays for nothing."""
    return any(deal.comes_about(state, state.seat, kind_of(code), purse(state, state.seat)) for code in effects)


def resolve(state: RailroadState, action: int) -> None:
    """Carry out the effect that an answer is for."""
    a = state.box.actions
    seat = state.seat
    if action < a.ability:
        resolve_building(state, action)
    elif action == a.ability:
        abilities.use(state)
    elif action < a.discard:
        city = action - a.bonus
        flow.spend(state, effect(FIRST, city))
        tile = state.box.city_tiles[state.city_tile[city]]
        state.money[seat] -= tile.first_cost
        flow.gain(state, seat, tile.first)
    elif action < a.promote:
        worker, section = divmod(action - a.discard, a.sections)
        workers.discard(state, seat, worker, section, abilities.tile_bonus(state, section))
    elif action < a.exchange:
        worker, column = divmod(action - a.promote, 2)
        workers.promote(state, seat, worker, column)
    elif action < a.worker:
        workers.exchange(state, seat, action - a.exchange)
    elif action < a.train:
        workers.take_specialist(state, seat, action - a.worker)
    elif action < a.flip:
        trains.take_train(state, seat, action - a.train)
    elif action < a.step:
        trains.flip(state, seat, action - a.flip)
    else:
        resolve_tile(state, action)


def resolve_building(state: RailroadState, action: int) -> None:
    a = state.box.actions
    if action < a.rail:
        building.build(state, action - a.station)
    elif action < a.office:
        building.lay(state, action - a.rail)
    else:
        building.build_extra_office(state, action - a.office)


def resolve_tile(state: RailroadState, action: int) -> None:
    a = state.box.actions
    seat = state.seat
    if action < a.advance:
        performance.step(state, seat, action - a.step)
    elif action < a.push:
        performance.advance(state, seat, action - a.advance + 1)
    elif action < a.take:
        performance.push(state, action - a.push)
    elif action < a.reward:
        tile, column = divmod(action - a.take, 2)
        performance.take(state, seat, tile, column)
    elif action < a.extra:
        performance.take_reward(state, seat, action - a.reward)
    elif action < a.wagon:
        building.lay_extra(state, action - a.extra)
    elif action < a.tender:
        trains.take_wagon(state, seat, action - a.wagon, amount_of(building.first_of(state, WAGON)))
    elif action == a.tender:
        trains.take_tender(state, seat, amount_of(building.first_of(state, WAGON)))
    else:
        flow.spend(state, effect(DEAL))
        deal.accept(state, seat, action - a.deal)

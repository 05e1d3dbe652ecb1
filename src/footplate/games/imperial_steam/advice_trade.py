"""What factories promise: deliveries to hubs in reach, and contracts."""

from typing import Final

from footplate.games.imperial_steam import scoring
from footplate.games.imperial_steam.goods import COAL, HUB_COUNT, TYPES
from footplate.games.imperial_steam.outlook import Outlook
from footplate.games.imperial_steam.state import DISPLAYED, HELD
from footplate.games.imperial_steam.terms import KEY_COUNT, TRAINS

COAL_COST: Final = 12.0  # a coal that must be got first
SEAL_COST: Final = 6.0  # a car that a contract seals, for each round to come


def deliveries(out: Outlook) -> float:
    """The best deliveries that the goods on factories allow, as many as there are turns.

    Those without a coal for them count less: it has to be got in time.
    """
    state = out.state
    w = out.w
    stocks = out.stocks[:]
    if sum(stocks) == 0:
        return 0.0
    offers = all_offers(out)
    offers.sort(reverse=True)
    mine = state.round > 0 and state.order[state.turn % state.box.seats] == out.seat
    turns = out.turns * 0.9 + (1.0 if mine and not state.delivered else 0.0)
    at = out.seat * TYPES + COAL
    coal = state.goods[at] + (state.landing[at] if out.clock <= out.last else 0)
    worth = 0.0
    for pay, kind in offers:
        if turns < 0.5:
            break
        if stocks[kind] == 0:
            continue
        if coal > 0:
            worth += pay * w.delivery
            coal -= 1
        else:
            worth += max(0.0, pay - COAL_COST) * w.fetch * min(1.0, out.turns / 3.0)
        stocks[kind] -= 1
        turns -= 1.0
    # What isn't delivered can still be produced.
    return worth + min(sum(stocks), 8) * w.stock * min(1.0, out.turns / 8.0)


def all_offers(out: Outlook) -> list[tuple[float, int]]:
    """What each open space of a hub would pay, less where the hub is far."""
    state = out.state
    found: list[tuple[float, int]] = []
    for hub in range(HUB_COUNT):
        near = out.near[hub]
        if near <= 0.0:
            continue
        for kind in range(TYPES):
            count = min(state.demand[hub * TYPES + kind], out.stocks[kind])
            if count <= 0:
                continue
            if kind == COAL:
                at = state.next_key(hub)
                found.append((state.key_value(at) * near, kind))
                if count > 1 and at % KEY_COUNT == 0:
                    found.append((state.key_value(at + 1) * near, kind))
            else:
                pay = state.value(kind) * near
                for _ in range(count):
                    found.append((pay, kind))
    return found


def access(out: Outlook) -> float:
    """What the hubs of the network, and those near it, ask for beyond the own stocks: for factories to come."""
    state = out.state
    column = 0.0
    hubs = 0.0
    total = 0.0
    for kind in range(TYPES):
        spaces = 0.0
        for hub in range(HUB_COUNT):
            near = out.near[hub]
            if near > 0.0:
                spaces += state.demand[hub * TYPES + kind] * near
                column += state.hub_column[hub] * near
                hubs += near
        left = min(4.0, max(0.0, spaces - out.stocks[kind]))
        if kind != COAL:
            total += left * 30.0
        elif hubs > 0.0:
            total += left * 0.75 * state.box.boards.keys_per_column * column / hubs
    return total * out.w.access * min(1.0, out.turns / 10.0)


def contracts(out: Outlook) -> float:
    """Contracts, if somebody is likely to reach Trieste; those that lack factories, as far as there is time."""
    state = out.state
    likely = out.anybody()
    total = 0.0
    free = state.pieces[out.seat * TYPES : (out.seat + 1) * TYPES]
    trains = state.engines[out.seat * TRAINS] + state.engines[out.seat * TRAINS + 1]
    cars = trains - state.passengers[out.seat] - state.sealed[out.seat]  # each factory on a contract seals one
    for contract, place in enumerate(state.contract_at):
        if place != HELD + out.seat:
            continue
        card = state.box.contracts[contract]
        lacking = 0
        for kind in range(TYPES):
            open_ = card.needs[kind] - state.filled[contract * TYPES + kind]
            there = min(open_, free[kind])
            free[kind] -= there
            cars -= there
            lacking += open_ - there
        if lacking == 0 and cars >= 0:
            total += card.pays * likely * (1.0 if scoring.is_full(state, contract) else 0.97)
        else:
            lacking = max(lacking, -cars)
            chance = max(0.0, min(0.9, out.w.contract) - lacking * 2.0 / max(1.0, out.turns))
            total += likely * (card.pays * chance - card.penalty * (1.0 - chance)) - lacking * out.w.lack
    return total + prospects(out, free) * likely * min(1.0, out.turns / 2.0)


def prospects(out: Outlook, free: list[int]) -> float:
    """The contract on display that the factories without one fit best."""
    state = out.state
    spare = sum(free)
    if spare == 0:
        return 0.0
    best = 0.0
    for contract, place in enumerate(state.contract_at):
        if place == DISPLAYED:
            card = state.box.contracts[contract]
            covered = 0
            for kind in range(TYPES):
                covered += min(card.needs[kind], free[kind])
            part = covered / card.size
            best = max(best, card.pays * part * part)
    return best * out.w.piece + min(spare, 4) * 3.0

"""Why not: the offers of a deal, and effects that would come to nothing."""

from footplate.games.railroad_revolution.effects import (
    EXCHANGE,
    FREE_RAIL,
    FREE_STATION,
    PROMOTE,
    SPECIALIST,
    TRAIN,
    UPGRADE,
    WHITE,
    kind_of,
)
from footplate.games.railroad_revolution.needs import spots_left
from footplate.games.railroad_revolution.purse import purse
from footplate.games.railroad_revolution.refusals import refuse_site, refuse_slot
from footplate.games.railroad_revolution.state import TILES, WORKERS, RailroadState
from footplate.table.rules import Refusal, refuse


def refuse_offer(state: RailroadState, offer: int) -> Refusal | None:
    deal = state.box.deals[state.deals[state.deal_at]]
    price = deal.prices[offer]
    have = state.shares[state.seat]
    if have < price:
        what = "The offer's price in shares is {price}; there are {shares}."
        return refuse("rr.deal.offer", what, price=price, shares=have)
    money = purse(state, state.seat) - price * state.box.values.share_price
    if all(is_vain(state, kind_of(code), money) for code in deal.rewards[offer]):
        return refuse("rr.deal.useful", "The offer would bring nothing.")
    return None


def is_vain(state: RailroadState, kind: int, money: int) -> bool:
    """Whether an effect would come to nothing for who is asked, with so much money."""
    seat = state.seat
    box = state.box
    if kind == TRAIN:
        return not any(left and not state.has_train(seat, train) for train, left in enumerate(state.stacks))
    if kind == FREE_RAIL:
        slots = [slot for slot in range(box.geography.slots) if refuse_slot(state, slot) is None]
        prices = [box.terrain[slot] * box.values.triangle_price for slot in slots]
        return state.rails_left[seat] == 0 or not any(price <= money for price in prices)
    if kind == FREE_STATION:
        sites = [city for city in range(box.geography.cities) if refuse_site(state, city) is None]
        return state.buildings_left[seat] == 0 or not sites
    if kind == EXCHANGE:
        return not any(not refuse_exchange(state, worker) for worker in range(2 * WORKERS))
    if kind == PROMOTE:
        return not any(
            not refuse_promotion(state, worker, column) for worker in range(2 * WORKERS) for column in (0, 1)
        )
    if kind == SPECIALIST:
        return not any(state.stock[WHITE + 1 :])
    if kind == UPGRADE:
        return no_upgrade(state, money)
    return False


def no_upgrade(state: RailroadState, money: int) -> bool:
    box = state.box
    if not box.edition.tiles:
        markers = state.marker[state.seat * 3 : state.seat * 3 + 3]
        return not any(at < box.base_tracks.length and box.base_tracks.cost[at + 1] <= money for at in markers)
    at = state.marker[state.seat * 3]
    if at < box.track.length and box.track.cost[at + 1] <= money:
        return False
    return all(refuse_push(state, tile) is not None for tile in range(len(box.performance_tiles)))


def refuse_push(state: RailroadState, tile: int) -> Refusal | None:
    rows = state.box.values.extension_rows
    place = state.tile_at[tile]
    name = state.box.performance_tiles[tile].card
    if place < TILES or (place - TILES) // (rows * 2) != state.seat:
        return refuse("rr.upgrade.push", "{tile} is not on the own extension.", tile=name)
    if (place - TILES) % rows == rows - 1:
        return refuse("rr.upgrade.push", "{tile} is in the top row.", tile=name)
    if any(other == place + 1 for other in state.tile_at):
        return refuse("rr.upgrade.push", "The row above {tile} is not free.", tile=name)
    return None


# Workers


def refuse_worker(state: RailroadState, worker: int) -> Refusal | None:
    """Why a worker of supply or board can't be used for anything."""
    word = state.catalogue.by_verb["exchange"].domains[0].words[worker]
    pool = state.supply if worker < WORKERS else state.used
    if pool[state.seat * WORKERS + worker % WORKERS] == 0:
        return refuse("rr.promote.from", "There is no worker '{worker}'.", worker=word)
    return None


def refuse_last(state: RailroadState) -> Refusal | None:
    at = state.seat * WORKERS
    if sum(state.supply[at : at + WORKERS] + state.used[at : at + WORKERS]) < 2:
        return refuse("rr.worker.last", "It is the last worker.")
    return None


def refuse_exchange(state: RailroadState, worker: int) -> Refusal | None:
    refusal = refuse_worker(state, worker)
    if refusal is not None:
        return refusal
    others = [left for colour, left in enumerate(state.stock) if colour != worker % WORKERS]
    return None if any(others) else refuse("rr.supply.empty", "The stock has no worker of another colour.")


def refuse_promotion(state: RailroadState, worker: int, column: int) -> Refusal | None:
    refusal = refuse_worker(state, worker) or refuse_last(state)
    if refusal is not None:
        return refusal
    if worker % WORKERS in spots_left(state, state.seat, column):
        return None
    return refuse("rr.promote.colour", "The milestone of that column has no free spot of this colour.")

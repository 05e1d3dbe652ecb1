"""Why not: what waits on the list of a turn. Slow and plain, apart from `legal`; tests hold them equal."""

from footplate.games.railroad_revolution import refusals_deal
from footplate.games.railroad_revolution.actions import BUILDING, OPEN_VERBS, RAIL, TRACKS
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
from footplate.games.railroad_revolution.purse import (
    ability_cash,
    flip_effects,
    half_price,
    purse,
    solvent,
    station_gain,
)
from footplate.games.railroad_revolution.refusals import (
    no_building,
    no_rail,
    refuse_office,
    refuse_sell,
    refuse_site,
    refuse_slot,
)
from footplate.games.railroad_revolution.refusals_ability import refuse_ability
from footplate.games.railroad_revolution.state import (
    LAID_OUT,
    REWARD_OF,
    SETTING_UP,
    TILES,
    RailroadState,
)
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word

BUILDERS = {
    "rail": [LINE, FREE_RAIL, START_RAIL],
    "extra": [EXTRA_RAIL],
    "station": [FREE_STATION, START_STATION, EXTRA_STATION],
    "office": [START_OFFICE, EXTRA_OFFICE],
}  # the effects that an answer can be for, the one used first in front
PLAIN = {
    "exchange": EXCHANGE,
    "worker": SPECIALIST,
    "train": TRAIN,
    "flip": FLIP,
    "step": STEP,
    "advance": UPGRADE,
    "push": UPGRADE,
    "deal": DEAL,
}


def refuse_effect(state: RailroadState, action: Action) -> Refusal | None:
    verb = action.verb
    if verb == "done":
        return refuse_done(state)
    if verb == "sell":
        return refuse_sell(state) or refuse_idle_sale(state)
    if verb == "ability":
        return refuse_ability(state)
    if verb == "promote":
        return refuse_promote(state, action)
    if verb in BUILDERS:
        return refuse_building(state, action)
    if verb in PLAIN and effect(PLAIN[verb]) not in state.effects:
        return nothing_waits(verb)
    return refuse_plain(state, action)


def refuse_idle_sale(state: RailroadState) -> Refusal | None:
    """Where one answer is left nobody is asked, so nobody sells; nor before the game has begun."""
    families = [state.catalogue.by_verb[verb] for verb in OPEN_VERBS]
    others = [state.catalogue.action(of.base + at) for of in families for at in range(of.size)]
    if state.phase != SETTING_UP and sum(refuse_effect(state, other) is None for other in others) > 1:
        return None
    return refuse("rr.share.sell", "Nothing else is to be chosen now.")


def nothing_waits(verb: str) -> Refusal:
    return refuse("rr.turn.any-order", "Nothing on the list gives '{verb}'.", verb=verb)


def refuse_plain(state: RailroadState, action: Action) -> Refusal | None:
    verb = action.verb
    if verb == "exchange":
        return refusals_deal.refuse_exchange(state, action.values[0])
    if verb == "worker":
        return refuse_specialist(state, action)
    if verb == "train":
        return refuse_train(state, action)
    if verb == "flip":
        return refuse_flip(state, action)
    if verb == "step":
        return refuse_step(state, action.values[0])
    if verb == "advance":
        return refuse_advance(state, action.values[0] + 1)
    if verb == "push":
        return refusals_deal.refuse_push(state, action.values[0])
    if verb == "deal":
        return refusals_deal.refuse_offer(state, action.values[0])
    if verb == "bonus":
        return refuse_bonus(state, action)
    if verb == "discard":
        return refuse_discard(state, action)
    return refuse_tile(state, action)


def refuse_tile(state: RailroadState, action: Action) -> Refusal | None:
    if action.verb == "take":
        return refuse_take(state, action)
    if action.verb == "reward":
        return refuse_reward(state, action)
    waiting = [code for code in state.effects if kind_of(code) == WAGON]
    if not waiting:
        return nothing_waits(action.verb)
    if action.verb == "tender":
        return None if state.tenders_left else refuse("rr.supply.empty", "No tender is left.")
    return refuse_wagon(state, action, amount_of(waiting[0]))


def refuse_done(state: RailroadState) -> Refusal | None:
    if purse(state, state.seat) < 0:
        return refuse("rr.turn.settled", "${money} is owed.", money=-purse(state, state.seat))
    for verb in ("worker", "train", "take", "reward", "wagon", "tender", "rail", "station", "office"):
        family = state.catalogue.by_verb[verb]
        for number in range(family.base, family.base + family.size):
            action = state.catalogue.action(number)
            if is_gift(state, verb) and refuse_effect(state, action) is None:
                what = "'{move}' costs nothing and comes first."
                return refuse("rr.turn.gifts", what, move=action.notation)
    return None


def is_gift(state: RailroadState, verb: str) -> bool:
    """Whether a verb would carry out something that costs nothing."""
    if verb in BUILDERS:
        return source(state, verb) in (effect(START_RAIL), effect(START_STATION), effect(START_OFFICE))
    return True


def source(state: RailroadState, verb: str) -> int:
    """The effect that building something would use."""
    if verb == "rail":
        for kind in BUILDERS[verb]:
            if effect(kind) in state.effects:
                return effect(kind)
        return -1
    return next((code for code in state.effects if kind_of(code) in BUILDERS[verb]), -1)


# Money


def refuse_money(state: RailroadState, price: int, used: int, gained: list[int], flipped: int = -1) -> Refusal | None:
    """Why a price can't be paid in this turn."""
    left = list(state.effects)
    left.remove(used)
    if solvent(state, state.seat, price, left + gained, ability_cash(state), flipped):
        return None
    what = "That costs ${price}; there is ${money}, and not enough is sure to come."
    return refuse("rr.turn.owed", what, price=price, money=purse(state, state.seat))


# Workers


def refuse_promote(state: RailroadState, action: Action) -> Refusal | None:
    waits = effect(PROMOTE) in state.effects
    if not waits and effect(ABILITY) not in state.effects:
        return nothing_waits("promote")
    if not waits:
        owed = refuse_money(state, 0, effect(ABILITY), [])
        if owed is not None:
            return owed
    return refusals_deal.refuse_promotion(state, action.values[0], action.values[1])


def refuse_specialist(state: RailroadState, action: Action) -> Refusal | None:
    colour = action.values[0]
    if colour == 0:
        return refuse("rr.worker.choice", "A specialised worker is chosen.")
    if state.stock[colour] == 0:
        return refuse("rr.supply.empty", "No {worker} worker is left.", worker=action.words[0])
    return None


def refuse_discard(state: RailroadState, action: Action) -> Refusal | None:
    worker, section = action.values
    if effect(TILE, section) not in state.effects:
        return refuse("rr.office.tile", "The bonus of section {number} can't be bought now.", number=section + 1)
    return refusals_deal.refuse_worker(state, worker) or refusals_deal.refuse_last(state)


# Trains


def refuse_train(state: RailroadState, action: Action) -> Refusal | None:
    train = action.values[0]
    if state.has_train(state.seat, train):
        return refuse("rr.train.take", "There is a {train} here.", train=action.words[0])
    if state.stacks[train] == 0:
        return refuse("rr.supply.empty", "No {train} is left.", train=action.words[0])
    return None


def refuse_flip(state: RailroadState, action: Action) -> Refusal | None:
    train = action.values[0]
    if not state.has_train(state.seat, train):
        return refuse("rr.train.flip", "There is no {train} here.", train=action.words[0])
    up = state.trains_up[state.seat * len(state.box.trains) + train]
    gained = flip_effects(state, state.seat, train) if up else []
    return refuse_money(state, 0, effect(FLIP), gained, train)


def refuse_wagon(state: RailroadState, action: Action, piece: int) -> Refusal | None:
    wagon = action.values[0]
    if state.wagon_at[wagon] != LAID_OUT:
        return refuse("rr.trade.wagon", "{wagon} doesn't lie there.", wagon=action.words[0])
    if state.spots[state.box.wagons[wagon].row * 2 + piece] == 0:
        return refuse("rr.trade.wagon", "The row of {wagon} has no free spot for this piece.", wagon=action.words[0])
    return None


# Performance


def refuse_step(state: RailroadState, track: int) -> Refusal | None:
    tracks = state.box.base_tracks
    space = state.marker[state.seat * 3 + track] + 1
    if space > tracks.length:
        return refuse("rr.upgrade.end", "The marker is at the end of the track {track}.", track=word(TRACKS[track]))
    return refuse_money(state, tracks.cost[space], effect(STEP), [])


def refuse_advance(state: RailroadState, count: int) -> Refusal | None:
    track = state.box.track
    at = state.marker[state.seat * 3]
    if at + count > track.length:
        return refuse("rr.upgrade.end", "Steps left on the track: {left}.", left=track.length - at)
    price = sum(track.cost[step] for step in range(at + 1, at + count + 1))
    return refuse_money(state, price, effect(UPGRADE), [])


def refuse_take(state: RailroadState, action: Action) -> Refusal | None:
    tile, column = action.values
    row = state.tile_at[tile]
    if not 0 <= row < 3 or effect(TAKE, row) not in state.effects:
        return refuse("rr.upgrade.stop", "{tile} is not in a row that was reached.", tile=action.words[0])
    rows = state.box.values.extension_rows
    bottom = TILES + state.seat * rows * 2 + column * rows
    if all(bottom + up in state.tile_at for up in range(rows)):
        return refuse("rr.extension.enter", "The column is full.")
    return None


def refuse_reward(state: RailroadState, action: Action) -> Refusal | None:
    tile = action.values[0]
    row = state.reward_at[tile]
    if not 0 <= row < REWARD_OF or effect(REWARD, row) not in state.effects:
        return refuse("rr.upgrade.stop", "{tile} is not in a row that was reached.", tile=action.words[0])
    piece = state.box.reward_tiles[tile].piece
    own = [
        n for n, at in enumerate(state.reward_at) if at in (REWARD_OF + state.seat * 2, REWARD_OF + state.seat * 2 + 1)
    ]
    if any(state.box.reward_tiles[other].piece == piece for other in own):
        return refuse("rr.upgrade.reward-type", "There is a tile of this type.")
    return None


# Building


def refuse_building(state: RailroadState, action: Action) -> Refusal | None:
    verb = action.verb
    code = source(state, verb)
    if code < 0:
        return nothing_waits(verb)
    if verb in ("rail", "extra"):
        return refuse_rail(state, code, action.values[0])
    if verb == "station":
        return refuse_station(state, code, action.values[0])
    if state.spare[state.seat * 2 + BUILDING] == 0:
        return no_building()
    return refuse_office(state, action.values[0])


def refuse_rail(state: RailroadState, code: int, slot: int) -> Refusal | None:
    kind = kind_of(code)
    aside = kind in (START_RAIL, EXTRA_RAIL)
    if (state.spare[state.seat * 2 + RAIL] if aside else state.rails_left[state.seat]) == 0:
        return no_rail()
    refusal = refuse_slot(state, slot)
    if refusal is not None:
        return refusal
    price = state.box.terrain[slot] * state.box.values.triangle_price
    gained: list[int] = []
    if kind == EXTRA_RAIL:
        tile = state.box.reward_tiles[amount_of(code)]
        price = 0 if tile.free else price
        gained = tile.bonus
    return refuse_money(state, 0 if kind == START_RAIL else price, code, gained)


def refuse_station(state: RailroadState, code: int, city: int) -> Refusal | None:
    kind = kind_of(code)
    there = state.buildings_left[state.seat] if kind == FREE_STATION else state.spare[state.seat * 2 + BUILDING]
    if there == 0:
        return no_building()
    refusal = refuse_site(state, city)
    if refusal is not None or kind == START_STATION:
        return refusal
    gained = station_gain(state, city)
    if kind == FREE_STATION:
        return refuse_money(state, 0, code, gained)
    tile = state.box.reward_tiles[amount_of(code)]
    return refuse_money(state, 0 if tile.free else half_price(state, city), code, gained + tile.bonus)


def refuse_bonus(state: RailroadState, action: Action) -> Refusal | None:
    city = action.values[0]
    code = effect(FIRST, city)
    if code not in state.effects:
        return refuse("rr.station.first", "The bonus of {city} can't be bought now.", city=action.words[0])
    tile = state.box.city_tiles[state.city_tile[city]]
    money = purse(state, state.seat)
    if all(refusals_deal.is_vain(state, kind_of(gained), money) for gained in tile.first):
        return refuse("rr.deal.useful", "The bonus would bring nothing.")
    return refuse_money(state, tile.first_cost, code, tile.first)

"""What a choice would do and cost, and what is still open, in a few words and any language."""

from typing import Final

from footplate.games.railroad_revolution.actions import RAIL, RAILROAD, STATION, TELEGRAPH
from footplate.games.railroad_revolution.effects import (
    ABILITY,
    COLOURS,
    DEAL,
    EXTRA_OFFICE,
    EXTRA_RAIL,
    EXTRA_STATION,
    FIRST,
    LINE,
    REWARD,
    SHARES,
    START_OFFICE,
    START_STATION,
    STEP,
    TAKE,
    TILE,
    WAGON,
    WHITE,
    amount_of,
    effect,
    kind_of,
)
from footplate.games.railroad_revolution.extension import can_push
from footplate.games.railroad_revolution.needs import have, spots_left
from footplate.games.railroad_revolution.performance import NO_STOP, PERFORMANCE_STOP
from footplate.games.railroad_revolution.purse import flip_effects, half_price
from footplate.games.railroad_revolution.scoring import counted
from footplate.games.railroad_revolution.state import EFFECTS, FREE, TILES, WORKERS, RailroadState
from footplate.games.railroad_revolution.steps import abilities, building, performance
from footplate.games.railroad_revolution.words import (
    COUNT_WORDS,
    effect_words,
    effects_words,
    milestone_words,
    need_words,
    shares_words,
)
from footplate.table.catalogue import Action
from footplate.table.say import Say, joined, say, word

# What is open


def open_words(state: RailroadState, code: int) -> Say:
    """An effect that waits on the list."""
    kind, amount = kind_of(code), amount_of(code)
    if kind == ABILITY:
        if state.worker == WHITE:
            return say("promote a worker")
        return say("{ability}, or promote a worker", ability=ability_words(state))
    if kind == FIRST:
        city = state.box.geography.city_names[amount]
        tile = state.box.city_tiles[state.city_tile[amount]]
        return say("${price}: {bonus} in {city}", price=tile.first_cost, bonus=effects_words(tile.first), city=city)
    if kind == TILE:
        bonus = effects_words(abilities.tile_bonus(state, amount))
        return say("discard a worker in section {number}: {bonus}", number=amount + 1, bonus=bonus)
    if kind == TAKE:
        return say("a performance tile of row {row}", row=amount + 1)
    if kind == REWARD:
        return say("a reward tile of row {row}", row=amount + 1)
    if kind in (EXTRA_RAIL, EXTRA_STATION, EXTRA_OFFICE):
        return say("{piece} of reward tile {tile}", piece=piece_words(kind), tile=state.box.reward_tiles[amount].id)
    if kind == LINE:
        return say("another rail")
    if kind == STEP:
        return say("a step on a performance track")
    if kind == WAGON:
        return say("a wagon or a tender")
    if kind == DEAL:
        return say("an offer of the deal")
    return effect_words(code)


def piece_words(kind: int) -> Say:
    if kind == EXTRA_RAIL:
        return say("the rail")
    return say("the station") if kind == EXTRA_STATION else say("the office")


def ability_words(state: RailroadState) -> Say:
    """What the worker's ability is in this turn."""
    found = abilities.ability(state)
    gives = joined([open_words(state, code) for code in found.effects]) if found.effects else say("nothing")
    return say("${price}: {effects}", price=found.price, effects=gives) if found.price else gives


# Choices


def describe(state: RailroadState, action: Action, completed: list[str]) -> Say:
    """What an action would do and cost, and the milestones that it would complete."""
    said = told(state, action)
    if not completed:
        return said
    done = say("completes {milestones}", milestones=", ".join(completed))
    return say("{what}; {more}", what=said, more=done) if str(said) else done


def told(state: RailroadState, action: Action) -> Say:
    verb = action.verb
    box = state.box
    value = action.values[0] if action.values else -1
    if verb == "place":
        return place_words(state, value, action.values[1])
    if verb == "sell":
        return say("+${money}", money=box.values.share_price)
    if verb == "station":
        return with_tile(state, EXTRA_STATION, station_words(state, value))
    if verb in ("rail", "extra"):
        return rail_words(state, verb, value)
    if verb == "office":
        return with_tile(state, EXTRA_OFFICE, office_words(state, value))
    if verb == "trade":
        return trade_words(value, box.values.trade_income[value])
    if verb == "ability":
        return ability_words(state)
    if verb == "bonus":
        return open_words(state, effect(FIRST, value))
    if verb == "done":
        return done_words(state)
    if verb in ("discard", "promote", "exchange", "worker"):
        return worker_words(state, verb, action.values)
    if verb == "deal":
        deal = box.deals[state.deal_tile()]
        price = effect_words(effect(SHARES, deal.prices[value]))
        return say("{price}: {reward}", price=price, reward=effects_words(deal.rewards[value]))
    return tile_words(state, verb, value)


def with_tile(state: RailroadState, kind: int, words: Say) -> Say:
    """A building that a reward tile brings is told with it: the tile is used once."""
    code = building.first_of(state, kind)
    return words if code < 0 else joined([open_words(state, code), words], "; ")


def done_words(state: RailroadState) -> Say:
    """The shares that pay for what is owed."""
    owed, price = -state.money[state.seat], state.box.values.share_price
    return say("sells {shares}", shares=shares_words((owed + price - 1) // price)) if owed > 0 else say("")


def tile_words(state: RailroadState, verb: str, value: int) -> Say:
    """Trains, wagons, performance and milestones."""
    box = state.box
    if verb == "train":
        return effects_words(box.trains[value].bonus)
    if verb == "flip":
        up = state.trains_up[state.seat * len(box.trains) + value] > 0
        return effects_words(flip_effects(state, state.seat, value)) if up else say("face up again")
    if verb == "wagon":
        return effects_words(box.wagons[value].bonus)
    if verb == "tender":
        return effects_words(box.tender_bonus)
    if verb == "step":
        return step_words(state, value)
    if verb == "advance":
        return advance_words(state, value + 1)
    if verb in ("take", "push") or (verb in ("choose", "offer") and box.edition.tiles):
        return start_words(state, verb, value, performance_words(state, verb, value))
    if verb in ("choose", "offer"):
        return start_words(state, verb, value, effects_words(box.setup_sides[value].gives))
    if verb == "reward":
        reward = box.reward_tiles[value]
        if reward.free:
            return say("its piece is free")
        return effects_words(reward.bonus)
    if verb in ("keep", "draw"):
        return milestone_words(box.milestones[value], box.milestone_workers[value])
    return say("")


def performance_words(state: RailroadState, verb: str, tile: int) -> Say:
    """What a performance tile scores by its rows, for a push in the row it leaves and the next, and for how many."""
    found = state.box.performance_tiles[tile]
    things = word(COUNT_WORDS[found.counts])
    vp = "/".join(str(points) for points in found.vp)
    if verb in ("choose", "offer"):
        return say("{vp} VP for {things}", vp=vp, things=things)
    if verb == "push" and can_push(state, state.seat, tile):
        row = (state.tile_at[tile] - TILES) % state.box.values.extension_rows
        vp = f"{found.vp[row]} → {found.vp[row + 1]}"
    count = counted(state, state.seat, found.counts)
    return say("{vp} VP for {things}: {count} now", vp=vp, things=things, count=count)


def start_words(state: RailroadState, verb: str, tile: int, gives: Say) -> Say:
    """What a tile gives; of a start tile that is chosen, its worker too."""
    if verb != "choose" or tile not in state.offer_tile:
        return gives
    colour = state.offer_worker[state.offer_tile.index(tile)]
    return joined([gives, say("{colour} worker", colour=word(COLOURS[colour]))], "; ")


def trade_words(piece: int, money: int) -> Say:
    return say("a rail for ${money}", money=money) if piece == RAIL else say("a building for ${money}", money=money)


def worker_words(state: RailroadState, verb: str, values: list[int]) -> Say:
    """Which worker, and what for."""
    colour = word(COLOURS[values[0] % WORKERS])
    on_board = values[0] >= WORKERS
    worker = say("{colour} worker on the board", colour=colour) if on_board else say("{colour} worker", colour=colour)
    if verb == "discard":
        return say("{worker} for {bonus}", worker=worker, bonus=effects_words(abilities.tile_bonus(state, values[1])))
    if verb == "promote":
        tile = state.open[state.seat * 2 + values[1]]
        return say("{worker} to {milestone}", worker=worker, milestone=state.box.milestones[tile].id)
    return worker


def place_words(state: RailroadState, colour: int, action: int) -> Say:
    """What the action costs, and what this worker adds."""
    values = state.box.values
    if action == STATION:
        main = say("${low} and more", low=min(values.station_price[1:]))
    elif action == RAILROAD:
        main = say("${price} and ${more} a triangle", price=values.railroad_price, more=values.triangle_price)
    elif action == TELEGRAPH:
        main = say("an office for shares")
    else:
        rail, building = values.trade_income
        main = say("${rail} for a rail, ${building} for a building", rail=rail, building=building)
    return say("{main}; {ability}", main=main, ability=word(ABILITY_WORDS[colour * 4 + action]))


# By colour and action.
ABILITY_WORDS: Final = [
    "promote a worker",
    "promote a worker",
    "promote a worker",
    "promote a worker",
    "flip a train for money",
    "take a train for money",
    "exchange a worker",
    "a performance upgrade",
    "without the city's price",
    "money back, more for triangles",
    "money for the shares",
    "more money",
    "another First Station bonus",
    "two shares",
    "another First Office bonus",
    "an offer of the deal",
    "the reward again for money",
    "a third rail",
    "the tile for money",
    "flip another train",
]  # say


def station_words(state: RailroadState, city: int) -> Say:
    box = state.box
    tile = box.city_tiles[state.city_tile[city]]
    price = box.station_price[city]
    if state.step == EFFECTS:
        source = building.station_source(state)
        if source >= 0 and kind_of(source) == START_STATION:
            return say("without reward")
        price = building.station_price(state, source, city) if source >= 0 else half_price(state, city)
    reward = effects_words(tile.reward)
    if state.first_station[city] != FREE:
        return say("${price}; {reward}", price=price, reward=reward)
    bonus = effects_words(tile.first)
    if tile.first_cost:
        bonus = say("${price}: {bonus}", price=tile.first_cost, bonus=bonus)
    return say("${price}; {reward}; first here: {bonus}", price=price, reward=reward, bonus=bonus)


def rail_words(state: RailroadState, verb: str, slot: int) -> Say:
    box = state.box
    price = box.terrain[slot] * box.values.triangle_price
    if state.step != EFFECTS:
        price += box.values.railroad_price
    else:
        source = building.first_of(state, EXTRA_RAIL) if verb == "extra" else building.rail_source(state)
        price = building.rail_price(state, source, slot) if source >= 0 else price
    if box.deals_on_map >> slot & 1:
        return say("${price}; a deal", price=price)
    return say("${price}", price=price)


def office_words(state: RailroadState, section: int) -> Say:
    box = state.box
    shares = box.section_shares[section]
    if effect(START_OFFICE) in state.effects:
        return effect_words(effect(SHARES, shares))
    if state.first_office[section] == FREE:
        shares += box.section_first[section]
    bonus = effects_words(abilities.tile_bonus(state, section))
    taken = effect_words(effect(SHARES, shares))
    return say("{shares}; for a worker: {bonus}", shares=taken, bonus=bonus)


def step_words(state: RailroadState, track: int) -> Say:
    tracks = state.box.base_tracks
    at = state.marker[state.seat * 3 + track]
    if at == tracks.length:
        return say("the end of the track")
    vp = tracks.vp[track]
    return say("${price}; {now} to {then} VP each", price=tracks.cost[at + 1], now=vp[at], then=vp[at + 1])


def advance_words(state: RailroadState, count: int) -> Say:
    track = state.box.track
    at = state.marker[state.seat * 3]
    words: list[Say | str] = [say("${price}", price=performance.advance_price(state, state.seat, count))]
    for step in range(at + 1, min(at + count, track.length) + 1):
        if track.stop[step] != NO_STOP:
            kind = TAKE if track.stop[step] == PERFORMANCE_STOP else REWARD
            words.append(open_words(state, effect(kind, track.row[step])))
    return joined(words, "; ")


# Milestones


def missing_words(state: RailroadState, seat: int, column: int) -> list[Say]:
    """What an open milestone still lacks: conditions, then workers."""
    tile = state.open[seat * 2 + column]
    if tile < 0:
        return []
    words: list[Say] = []
    for need in state.box.milestones[tile].needs:
        there = have(state, seat, need)
        if there < need.count:
            words.append(say("{need} ({count} so far)", need=need_words(need), count=there))
    for colour in spots_left(state, seat, column):
        words.append(say("{colour} worker", colour=word(COLOURS[colour])))
    return words

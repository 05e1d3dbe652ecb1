"""What a position promises: the judgement of SteamRollers that players without one of their own use.

Points that are sure, and what the engine, the connections, half-built lines, tiles and kept goods will still earn in
the deliveries that are left. The weights were tuned by play (docs/steamrollers.md).
"""

from typing import Final

from footplate.games.steamrollers.components import EFFECTS, ORDERS
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.prospects import NEVER, demand, distances, trails
from footplate.games.steamrollers.scoring import olive_row, row
from footplate.games.steamrollers.state import (
    ACTION,
    AGAIN,
    BOX,
    CARRY,
    CENTRE,
    CLAIM,
    CROSS,
    DRAW,
    FIRST_TILE,
    LOAD,
    OLIVE_DIE,
    OLIVE_REROLL,
    OVER,
    PLACE,
    RAIL,
    RECLAIM,
    REMOVE,
    REROLL,
    SPOT,
    STOP,
    SteamRollersState,
)
from footplate.games.steamrollers.steps.deliver import UP_TO
from footplate.rails.network import bits

HALF_DONE: Final = [BOX, RAIL, FIRST_TILE, PLACE, CLAIM, ACTION, DRAW, LOAD, SPOT, CARRY]
OLIVES: Final = [OLIVE_DIE, OLIVE_REROLL, CROSS, RECLAIM, AGAIN, STOP, REMOVE]

SHARE: Final = 0.62  # of the goods that are left, what will be delivered before the end
FUTURE: Final = 0.8  # a delivery to come, against one that is made
MISSING: Final = 0.55  # a connection for each hex it lacks
TICK: Final = 0.75  # a distance for each box it lacks
LOSE: Final = 60.0  # Olive's victory at once

# A tile's use besides its points: once, and for each delivery that is still to come.
ONCE: Final = [0.8, 1.2, 0.3, 0.0, 0.6, 0.8, 0.0, 0.0, 0.0, 0.0, 0.8, 1.0]
EACH: Final = [0.0, 0.0, 0.0, 0.25, 0.0, 0.0, 0.55, 0.15, 0.15, 0.2, 0.0, 0.0]
assert len(ONCE) == len(EACH) == len(EFFECTS)


def estimate(state: SteamRollersState, seat: int) -> float | None:
    if state.seat == seat and state.step in HALF_DONE and not (state.doubled and state.actions_left == 1):
        return None
    value = worth(state, seat)
    if state.box.solo:
        value -= olive_worth(state)
    if state.step == OVER:
        return value
    if state.step == REROLL and state.seat == seat:
        return value + 1.2
    if state.seat == seat and state.doubled:
        return value + dice_promise(state, seat)
    if state.claimer == seat:
        return value + promise(state, seat, state.claimed)
    if state.box.players > 1 and state.step == ACTION and state.seat != seat:  # tile 2b was kept
        return value + best_promise(state, seat)
    return value


def worth(state: SteamRollersState, seat: int) -> float:
    """A seat's points and prospects."""
    sure = float(sum(row(state, seat)))
    if state.step == OVER:
        return sure
    left = deliveries_left(state)
    return (
        sure
        + deliveries(state, seat, left)
        + lines(state, seat, left)
        + engine(state, seat, left)
        + tiles(state, seat, left)
        + orders(state, seat)
    )


def deliveries_left(state: SteamRollersState) -> float:
    """How many deliveries a seat may still make."""
    sizes = sorted(len(goods) for goods in state.rows)
    needed = state.box.edition.empty_cities
    to_go = float(sum(sizes[:needed])) + 0.3 * float(sum(sizes[needed:]))
    if state.box.solo:
        return 0.75 * to_go
    return 0.4 + to_go / state.box.players


def deliveries(state: SteamRollersState, seat: int, left: float) -> float:
    """The best goods that could be delivered, as many as there will be time for."""
    boxes = state.boxes(seat)
    reach = state.reach[seat]
    values: list[float] = []
    for city in range(CITIES):
        for colour in state.rows[city]:
            value = good_value(state, reach, city, colour, boxes)
            if value > 0.0:
                values.append(value)
        if state.own_city[seat] == city:
            value = good_value(state, reach, city, state.own_colour[seat], boxes)
            if value > 0.0:
                values.append(value + 0.5)
    values.sort(reverse=True)
    total = 0.0
    time = left
    for value in values:
        if time <= 0.0:
            break
        total += value * min(1.0, time)
        time -= 1.0
    return FUTURE * total


def good_value(state: SteamRollersState, reach: list[int], city: int, colour: int, boxes: int) -> float:
    """What delivering a good brings: the longest route now, or a longer one when the engine is stronger."""
    best = 0.0
    for end in state.box.destinations[colour]:
        mask = reach[city * CITIES + end]
        if mask == 0:
            continue
        now = (mask & UP_TO[boxes]).bit_length() - 1
        if now > best:
            best = float(now)
        further = mask & ~UP_TO[boxes]
        factor = 1.0
        lacks = boxes
        for distance in bits(further):
            while lacks < distance:
                lacks += 1
                factor *= TICK
            if distance <= CITIES and factor * distance > best:
                best = factor * distance
    return best


def lines(state: SteamRollersState, seat: int, left: float) -> float:
    """Half-built lines: for each pair of cities the most promising one, less for each hex it lacks."""
    tables = distances(state.box, state.chart)
    size = tables.size
    open_ends = trails(state, seat)
    best = [0.0] * (CITIES * CITIES)
    wanted = demand(state, seat)
    reach = state.reach[seat]
    for i, code in enumerate(open_ends):
        towns = code % 16
        h, city = divmod(code // 16, CITIES)
        for end in range(CITIES):
            if end == city:
                continue
            lacks = tables.to_city[h * CITIES + end]
            more = 0
            for other in open_ends[:i]:
                h2, city2 = divmod(other // 16, CITIES)
                if city2 == end and tables.apart[h * size + h2] + 1 < lacks:
                    lacks = tables.apart[h * size + h2] + 1
                    more = other % 16
            if lacks >= NEVER or lacks > 6:
                continue
            value = link_value(wanted, reach, city, end, 1 + towns + more, left) * MISSING**lacks
            pair = min(city, end) * CITIES + max(city, end)
            best[pair] = max(best[pair], value)
    # Only some of these lines will ever be finished.
    best.sort(reverse=True)
    total = 0.0
    weight = 1.0
    for value in best[:5]:
        total += weight * value
        weight *= 0.6
    return total


def link_value(wanted: list[int], reach: list[int], a: int, b: int, length: int, left: float) -> float:
    """What a connection would be worth: its points, and the goods that it lets travel."""
    goods = 0.0
    if reach[a * CITIES + b]:
        goods = 1.0  # another way round
    else:
        for x in range(CITIES):
            if x == a or reach[a * CITIES + x]:
                for y in range(CITIES):
                    if y == b or reach[b * CITIES + y]:
                        goods += wanted[x * CITIES + y] * (1.0 if x == a and y == b else 1.3)
    return length + min(goods, 1.5 * left) * 0.45 * length


def engine(state: SteamRollersState, seat: int, left: float) -> float:
    """A stronger engine than the routes need yet is worth something too."""
    boxes = state.boxes(seat)
    return 0.33 * boxes * left + (0.25 if boxes == 3 else 0.0)


def tiles(state: SteamRollersState, seat: int, left: float) -> float:
    total = 0.0
    for effect in range(len(EFFECTS)):
        tile = state.tile_of[effect]
        if tile >= 0 and state.owner[tile] == seat:
            total += ONCE[effect] * min(1.0, left / 2) + EACH[effect] * left
    return total


def orders(state: SteamRollersState, seat: int) -> float:
    """The order that the kept goods come nearest to."""
    if not state.box.orders:
        return 0.0
    base = seat * len(COLOURS)
    best = 0.0
    for order in range(ORDERS):
        if state.order_owner[order] == CENTRE and state.order_side[order] >= 0:
            tile = state.box.order_tiles[order * 2 + state.order_side[order]]
            lacks = sum(max(0, tile.goods[k] - state.kept[base + k]) for k in range(COAL)) - state.kept[base + COAL]
            best = max(best, tile.vp * (0.85 if lacks <= 0 else 0.45**lacks))
    return best


# Dice


def promise(state: SteamRollersState, seat: int, value: int) -> float:
    """What a die of this value may bring, at a glance."""
    boxes = state.boxes(seat)
    best = 0.9  # some track or tile
    if not state.engine[seat] >> value & 1:
        best = 1.3
    reach = state.reach[seat]
    for colour in state.rows[value]:
        for end in state.box.destinations[colour]:
            now = reach[value * CITIES + end] & UP_TO[boxes]
            if now:
                best = max(best, 0.6 * float(now.bit_length() - 1))
    return best


def best_promise(state: SteamRollersState, seat: int) -> float:
    return max((promise(state, seat, value) for value in range(CITIES) if state.dice[value]), default=0.0)


def dice_promise(state: SteamRollersState, seat: int) -> float:
    """Tile 2a: what the dice in hand or still to be picked may bring."""
    promises = [promise(state, seat, value) for value in (state.die, state.other_die) if value >= 0]
    missing = state.actions_left - len(promises)
    free = [promise(state, seat, v) for v in range(CITIES) for _ in range(state.dice[v])]
    free.sort(reverse=True)
    return sum(promises) + sum(free[:missing])


# Olive


def olive_worth(state: SteamRollersState) -> float:
    """Her points, and what the die that lies before her will bring her."""
    total = float(sum(olive_row(state)))
    if state.olive_won:
        return total + LOSE
    if state.step in OLIVES and state.step not in (OLIVE_REROLL, AGAIN):
        total += harm(state, state.die)
    return total


def harm(state: SteamRollersState, die: int) -> float:
    """What Olive does with a die."""
    crosses = state.crosses[die]
    if state.step == REMOVE or state.step == STOP:
        return crosses + 0.4 if crosses >= state.box.edition.olive_from else 0.0
    if crosses == state.box.cap[die]:
        return LOSE
    total = 0.35 + (1.5 if crosses + 2 >= state.box.cap[die] else 0.0)
    if state.stopped:
        return total
    if state.owner[die] == 0 and not state.sideways[die]:
        total += 1.0
    if not state.rows[die]:
        return total + 2.0
    if crosses + 1 >= state.box.edition.olive_from:
        total += crosses + 1.4
    return total

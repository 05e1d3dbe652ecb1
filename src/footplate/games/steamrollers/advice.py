"""What a position promises: the judgement of SteamRollers that players without one of their own use.

Points that are sure, and what the engine, the connections, half-built lines, tiles and kept goods will still earn in
the deliveries that are left.
"""

from typing import Final

from footplate.games.steamrollers.advice_olive import LOST, harm, olive_worth, outlook
from footplate.games.steamrollers.components import EFFECTS, ORDERS, STRENGTH, UNLIMITED
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.network import UP_TO, reaches
from footplate.games.steamrollers.prospects import NEVER, distances, trails
from footplate.games.steamrollers.scoring import row, tile_value
from footplate.games.steamrollers.state import ACTION, CENTRE, DRAFT, OVER, REROLL, SteamRollersState
from footplate.games.steamrollers.weights import NEAR, SOLO, Weights

SOME_ACTION: Final = 1.0  # what an ordinary action brings

# A tile's use besides its points: once, and for each delivery that is still to come; in the order of its effects.
# What tiles 4a and 4b are good for is seen in the deliveries that they allow.
ONCE: Final = [1.0, 1.8, 0.4, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.5]
EACH: Final = [0.0, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 0.2, 0.15, 0.25, 0.0, 0.0]
PLANNED: Final = 4  # lines that are thought ahead
TRUST: Final = 10  # how far plans are trusted, in tenths: all the way for a good while, then less, a tenth for ever
LONG_GAME: Final = 150  # rounds; most games have fewer than forty
MEMORY: Final = 20_000  # networks that are remembered
WEIGHTS: Final = Weights({})
AGAINST_OLIVE: Final = Weights(SOLO)


def judge(state: SteamRollersState, seat: int) -> float:
    """A position in which nothing is half done."""
    return judged(state, seat, AGAINST_OLIVE if state.box.solo else WEIGHTS)


def judged(state: SteamRollersState, seat: int, w: Weights) -> float:
    """The same by a set of weights."""
    value = worth(state, seat, w)
    if state.box.solo:
        value -= olive_worth(state, w)
        if state.step == REROLL:
            return value + SOME_ACTION
        if state.step == DRAFT and state.actions_left == 1:
            return value + w.pick * second_die(state, seat, w)
        return value
    if state.step == OVER:
        return value
    if state.seat == seat and state.doubled:
        return value + dice_promise(state, seat, w)
    if state.step == REROLL and state.seat == seat:
        return value + SOME_ACTION
    if state.claimer == seat:
        return value + promise(state, seat, state.claimed, w)
    if state.step == ACTION and state.seat != seat:  # tile 2b was kept
        return value + best_promise(state, seat, w)
    return value


def worth(state: SteamRollersState, seat: int, w: Weights) -> float:
    """A seat's points and prospects."""
    sure = float(sum(row(state, seat)))
    if state.step == OVER:
        return sure
    left = deliveries_left(state, w)
    return sure + network(state, seat, left, w) + tiles(state, seat, left, w) + orders(state, seat, w)


def deliveries_left(state: SteamRollersState, w: Weights) -> float:
    """How many deliveries a seat may still make."""
    if state.box.solo:
        return outlook(state, w).deliveries
    sizes = sorted([len(goods) for goods in state.rows])
    needed = state.box.edition.empty_cities
    to_go = float(sum(sizes[:needed])) + w.spread * float(sum(sizes[needed:]))
    return 0.4 + to_go / state.box.players


def left(state: SteamRollersState) -> float:
    """The share of the goods that have to leave their cities before the game ends."""
    if state.step == OVER:
        return 0.0
    needed = state.box.edition.empty_cities
    there = sum(sorted(len(goods) for goods in state.rows)[:needed])
    return min(1.0, there / (needed * state.box.goods_per_city))


def deliveries(state: SteamRollersState, seat: int, reach: list[int], left: float, w: Weights) -> float:
    """The best goods that could be delivered with these distances, as many as there will be time for."""
    worth_of = w.distances[strength(state, seat)]
    destinations = state.box.destinations
    values: list[float] = []
    further = 0.0  # tile 4a: what one delivery would bring more
    for city in range(CITIES):
        for colour in state.rows[city]:
            best = 0.0
            far = 0
            for end in destinations[colour]:
                ways = reach[city * CITIES + end]
                best = max(best, worth_of[ways & NEAR])
                far = max(far, ways.bit_length() - 1)
            further = max(further, far - best)
            if best > 0.0:
                values.append(best)
        if state.own_city[seat] == city:
            for end in destinations[state.own_colour[seat]]:
                if reach[city * CITIES + end] & NEAR:
                    values.append(worth_of[reach[city * CITIES + end] & NEAR] + 0.5)
    values.sort(reverse=True)
    total = 0.0
    time = left
    for value in values:
        if time <= 0.0:
            break
        total += value * min(1.0, time)
        time -= 1.0
    if holds(state, seat, UNLIMITED):
        total += further
    return w.future * total


def holds(state: SteamRollersState, seat: int, effect: int) -> bool:
    tile = state.tile_of[effect]
    return tile >= 0 and state.owner[tile] == seat


def strength(state: SteamRollersState, seat: int) -> int:
    """The engine's, with tile 4b."""
    return state.boxes(seat) + (1 if holds(state, seat, STRENGTH) else 0)


def network(state: SteamRollersState, seat: int, left: float, w: Weights) -> float:
    """What will be delivered over the network as it is, and as it may become; remembered, because most drawings that
    are tried change nothing of it."""
    ends = trails(state, seat)
    goods = [colour for row in state.rows for colour in [*row, CITIES]]
    trust = min(TRUST, max(1, (LONG_GAME - state.round) // TRUST))
    power = strength(state, seat) * 2 + (1 if holds(state, seat, UNLIMITED) else 0)
    own = [state.box.number, state.chart, power, state.own_city[seat], state.own_colour[seat], trust]
    key = tuple(ends + state.links[seat] + goods + own + (state.crosses if state.box.solo else []))
    found = w.memory.get(key)
    if found is None:
        if len(w.memory) > MEMORY:
            w.memory.clear()
        found = plan(state, seat, ends, left, trust / TRUST, w)
        w.memory[key] = found
    return found


def plan(state: SteamRollersState, seat: int, ends: list[int], left: float, trust: float, w: Weights) -> float:
    """Lines that would join more cities are thought of as drawn, the nearest first. Each counts with what it would add,
    less for every hex that has to be drawn before it is there: so finishing a line is never worse than to go on.
    Where several lines wait for the same hex that isn't so; in a long game plans are therefore trusted less and less.
    """
    lacks, towns = distances(state.box, state.chart).lacking(ends)
    links = state.links[seat]
    reach = state.reach[seat]
    now = deliveries(state, seat, reach, left, w)
    total = now
    weight = trust
    for _ in range(PLANNED):
        pair = next_line(lacks, towns, reach)
        if pair < 0:
            break
        for _ in range(lacks[pair]):
            weight *= w.hex
        length = 1 + towns[pair]
        links = [*links, pair * 16 + length]
        reach = reaches(links)
        then = deliveries(state, seat, reach, left, w)
        total += weight * (then - now + length)
        now = then
    return total


def next_line(lacks: list[int], towns: list[int], reach: list[int]) -> int:
    """The pair of cities that are not joined yet and lack the fewest hexes; -1 if there is none."""
    best = NEVER
    pair = -1
    for x in range(CITIES):
        for y in range(x + 1, CITIES):
            here = x * CITIES + y
            cost = 4 * lacks[here] - towns[here]
            if cost < best and reach[here] == 0:
                best = cost
                pair = here
    return pair


def tiles(state: SteamRollersState, seat: int, left: float, w: Weights) -> float:
    """The use of tiles; and their points, as far as they will stay until the end."""
    total = 0.0
    stay = 1.0 / (1.0 + w.tile_lost * left)
    for effect in range(len(EFFECTS)):
        tile = state.tile_of[effect]
        if tile >= 0 and state.owner[tile] == seat:
            total += w.tile_once * ONCE[effect] * min(1.0, left / 2) + w.tile_each * EACH[effect] * left
            total -= tile_value(state, tile) * (1.0 - stay)
    return total


def orders(state: SteamRollersState, seat: int, w: Weights) -> float:
    """The order that the kept goods come nearest to."""
    if not state.box.orders:
        return 0.0
    base = seat * len(COLOURS)
    best = 0.0
    for order in range(ORDERS):
        if state.order_owner[order] == CENTRE and state.order_side[order] >= 0:
            tile = state.box.order_tiles[order * 2 + state.order_side[order]]
            value = 0.85 * tile.vp
            lacks = -state.kept[base + COAL]
            for colour in range(COAL):
                lacks += max(0, tile.goods[colour] - state.kept[base + colour])
            for _ in range(lacks):
                value *= w.order_near
            best = max(best, value)
    return best


# Dice


def promise(state: SteamRollersState, seat: int, value: int, w: Weights) -> float:
    """What a die of this value may bring, at a glance."""
    boxes = state.boxes(seat)
    best = SOME_ACTION if state.engine[seat] >> value & 1 else 1.3
    reach = state.reach[seat]
    for colour in state.rows[value]:
        for end in state.box.destinations[colour]:
            now = reach[value * CITIES + end] & UP_TO[boxes]
            if now:
                best = max(best, w.die * float(now.bit_length() - 1))
    return best


def best_promise(state: SteamRollersState, seat: int, w: Weights) -> float:
    best = 0.0
    for value in range(CITIES):
        if state.dice[value]:
            best = max(best, promise(state, seat, value, w))
    return best


def dice_promise(state: SteamRollersState, seat: int, w: Weights) -> float:
    """Tile 2a: what the dice in hand or still to be picked may bring."""
    total = 0.0
    missing = state.actions_left
    for value in (state.die, state.other_die):
        if value >= 0:
            total += promise(state, seat, value, w)
            missing -= 1
    free = [promise(state, seat, v, w) for v in range(CITIES) for _ in range(state.dice[v])]
    free.sort(reverse=True)
    for best in free[:missing]:
        total += best
    return total


def second_die(state: SteamRollersState, seat: int, w: Weights) -> float:
    """Against Olive: the better of the two dice that are left, and what she does with the other."""
    values = [value for value in range(CITIES) for _ in range(state.dice[value])]
    best = -LOST
    for i, value in enumerate(values):
        for k, other in enumerate(values):
            if k != i:
                best = max(best, promise(state, seat, value, w) - harm(state, other, w))
    return best

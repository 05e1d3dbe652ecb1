"""What a position promises to Olive: her points, what the die that lies before her brings, and how the game goes on.

The rest of a game against her is thought of round by round: the player takes so many goods, she crosses a hex of some
region and, where there are crosses enough, removes a good of its city; it ends when enough goods are gone.
"""

from typing import Final

from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.scoring import olive_row
from footplate.games.steamrollers.state import (
    AGAIN,
    CROSS,
    OLIVE_DIE,
    OLIVE_REROLL,
    RECLAIM,
    REMOVE,
    STOP,
    SteamRollersState,
)
from footplate.games.steamrollers.weights import Outlook, Weights

KNOWN_DIE: Final = [OLIVE_DIE, CROSS, RECLAIM, STOP, REMOVE]
UNKNOWN_DIE: Final = [OLIVE_REROLL, AGAIN]
LOST: Final = 60.0  # Olive's victory at once
TILES: Final = 4  # the column of her score pad
MEMORY: Final = 20_000  # outlooks that are remembered


def outlook(state: SteamRollersState, w: Weights) -> Outlook:
    return ahead(state, [len(goods) for goods in state.rows], state.crosses, w)


def ahead(state: SteamRollersState, goods: list[int], crosses: list[int], w: Weights) -> Outlook:
    """The outlook with so many goods in the cities and so many crosses in the regions; remembered."""
    there = 0
    for city in range(CITIES):
        there = (there * 16 + goods[city]) * 16 + crosses[city]
    key = (state.box.number, there)
    found = w.outlooks.get(key)
    if found is None:
        if len(w.outlooks) > MEMORY:
            w.outlooks.clear()
        found = foreseen(state, goods, crosses, w)
        w.outlooks[key] = found
    return found


def foreseen(state: SteamRollersState, goods: list[int], crosses: list[int], w: Weights) -> Outlook:
    edition = state.box.edition
    needed = edition.empty_cities
    sizes = sorted(goods)
    to_go = float(sum(sizes[:needed])) + w.spread * float(sum(sizes[needed:]))
    if sizes[needed - 1] == 0:  # the last round
        to_go = 0.0
    gain = 0.0
    rounds = 0.0
    while to_go > 0.0:
        removed = 0.0
        points = 0.0
        for city in range(CITIES):
            there = crosses[city] + rounds * w.crossed / CITIES + 1.0
            if goods[city] and there >= edition.olive_from:
                removed += w.meets / CITIES
                points += w.meets / CITIES * there
        part = min(1.0, to_go / (w.pace + removed))
        to_go -= w.pace + removed
        gain += part * points
        rounds += part
    gain += w.region * rounds * edition.olive_regions / CITIES
    for city in range(CITIES):
        gain += won_there(state.box.cap[city] + 1 - crosses[city], w.risk * rounds / CITIES)
    return Outlook(w.pace * rounds, gain)


def won_there(short: int, expected: float) -> float:
    """What it counts that she may win at once in a region, where she is so many crosses short and expects so many."""
    risk = LOST
    for cross in range(1, short + 1):
        risk *= expected / cross
    return min(risk, LOST)


def olive_worth(state: SteamRollersState, w: Weights) -> float:
    """Her points, what the die that lies before her brings her, and what is still to come."""
    pad = olive_row(state)
    view = outlook(state, w)
    total = float(sum(pad)) - pad[TILES] * (1.0 - 1.0 / (1.0 + w.tile_lost * view.deliveries))
    if state.olive_won:
        return total + LOST
    total += view.gain
    if state.step in KNOWN_DIE:
        total += harm(state, state.die, w)
    elif state.step in UNKNOWN_DIE:
        total += sum([harm(state, die, w) for die in range(CITIES)]) / CITIES
    return total


def harm(state: SteamRollersState, die: int, w: Weights) -> float:
    """What Olive does with a die: points, and what it changes of what is to come."""
    now = outlook(state, w).gain
    goods = [len(row) for row in state.rows]
    crosses = state.crosses[:]
    enough = state.box.edition.olive_from
    points = 0.0
    if state.step != REMOVE and state.step != STOP and state.step != RECLAIM:
        if crosses[die] == state.box.cap[die]:
            return LOST
        crosses[die] += 1
    if state.stopped:
        return ahead(state, goods, crosses, w).gain - now
    if state.owner[die] == 0 and not state.sideways[die] and (state.step == CROSS or state.step == OLIVE_DIE):
        points += w.robbed
    if goods[die] == 0:
        points += w.again
    elif crosses[die] >= enough:
        points += crosses[die]
        goods[die] -= 1
        points += w.good_lost
    return points + ahead(state, goods, crosses, w).gain - now

"""Lay Track: one or two placements. Place, cross, replace or remove."""

from footplate.games.steam_power.geography import CROSSING_COST
from footplate.games.steam_power.state import (
    POOL_A,
    POOL_B,
    POOL_C,
    SteamPowerState,
    segment,
    segment_pair,
    tile_pool,
)
from footplate.rails.track import (
    CROSSING,
    KIND,
    MEMBERS,
    OTHER_END,
    PAIR_OF,
    PAIRS,
    STRAIGHT,
    STRAIGHTS,
    TIGHTS,
    TOUCHING,
)

# CROSSED[segment]: the pairs that can cross it. A table over segment codes spares the hottest loop a division.
CROSSED = [0] + [CROSSING[code % 15] for code in range(75)]


def in_stock(pool: list[int], pairs: int, under: int) -> int:
    """Of these pairs, the ones for which a tile is left; `under` is the segment they would cross, or 0."""
    if under == 0:
        if pool[POOL_A] <= 0:
            pairs &= TIGHTS
        if pool[POOL_B] <= 0:
            pairs &= ~TIGHTS
        return pairs
    straight = KIND[segment_pair(under)] == STRAIGHT
    if pool[POOL_B] <= 0 and straight:
        pairs &= ~STRAIGHTS
    if pool[POOL_C] <= 0:
        pairs &= STRAIGHTS if straight else 0
    return pairs


def start_placements(state: SteamPowerState) -> list[int]:
    """Beginnings of a new link as `hex << 15 | pairs`: from the network, or anywhere for the first track."""
    if state.network[state.company]:
        return state.frontier[state.company]
    return state.box.geography.anywhere


def legal_starts(state: SteamPowerState, stop_at_first: bool) -> list[int]:
    out: list[int] = []
    if state.trains[state.company] == 0:
        return out
    actions = state.box.actions
    cost = state.box.geography.cost
    money = state.money[state.seat]
    first = state.first
    scarce = min(state.pool) <= 0  # below zero where an automa's removal left a substitute on the map
    for entry in start_placements(state):
        h = entry >> 15
        pairs = entry & 32767
        under = first[h]
        if under:
            if money < CROSSING_COST or state.second[h]:
                continue
            pairs &= CROSSED[under]
            number = actions.cross + h * 15
        else:
            if cost[h] > money:
                continue
            number = actions.lay + h * 15
        facing = state.facing[h]
        if facing:
            pairs &= ~TOUCHING[facing]
        if scarce:
            pairs = in_stock(state.pool, pairs, under)
        for pair in MEMBERS[pairs]:
            out.append(number + pair)
        if stop_at_first and out:
            return out
    return out


def legal_extensions(state: SteamPowerState) -> list[int]:
    """The tiles that continue the incomplete link."""
    company = state.company
    h = state.open_hex[company]
    enter = state.open_edge[company]
    geography = state.box.geography
    under = state.first[h]
    if under:
        if state.money[state.seat] < CROSSING_COST or state.second[h]:
            return []
        pairs = CROSSED[under]
        number = state.box.actions.cross + h * 15
    else:
        if geography.cost[h] > state.money[state.seat]:
            return []
        pairs = 32767
        number = state.box.actions.lay + h * 15
    others = state.facing[h] & ~(1 << enter)
    pairs &= geography.open_pairs[h] & TOUCHING[1 << enter] & ~TOUCHING[others]
    if min(state.pool) <= 0:
        pairs = in_stock(state.pool, pairs, under)
    home = geography.group_of[state.open_city[company]]
    return [number + p for p in MEMBERS[pairs] if geography.group_beyond[h * 6 + OTHER_END[enter][p]] != home]


def other_segment(state: SteamPowerState, h: int, code: int) -> int:
    """The segment that shares a hex with this one, or 0."""
    return state.second[h] if state.first[h] == code else state.first[h]


def end_tile(state: SteamPowerState) -> int:
    """The last tile of the incomplete link, as `hex * 36 + edge in * 6 + edge out`."""
    return state.trail[state.company][-1]


def legal_changes(state: SteamPowerState) -> list[int]:
    """Replacing or removing the end tile of the incomplete link."""
    actions = state.box.actions
    geography = state.box.geography
    company = state.company
    tile = end_tile(state)
    h = tile // 36
    enter = tile // 6 % 6
    pair = PAIR_OF[enter][tile % 6]
    other = other_segment(state, h, segment(pair, company))
    pairs = geography.open_pairs[h] & ~(1 << pair) & ~TOUCHING[state.facing[h]]
    if other:
        pairs &= CROSSED[other]
    home = -1
    if len(state.trail[company]) > 1:
        pairs &= TOUCHING[1 << enter]
        home = geography.group_of[state.open_city[company]]
    else:
        pairs &= attachments(state, h)
    if min(state.pool) <= 0:
        pool = state.pool[:]
        pool[tile_pool(state.first[h], state.second[h])] += 1
        pairs = in_stock(pool, pairs, other)
    out: list[int] = []
    for p in MEMBERS[pairs]:
        if home < 0 or geography.group_beyond[h * 6 + OTHER_END[enter][p]] != home:
            out.append(actions.replace + h * 15 + p)
    if other == 0 or state.pool[POOL_A] > 0:
        out.append(actions.remove + h)
    return out


def attachments(state: SteamPowerState, h: int) -> int:
    """The pairs on a hex that lead into the network, or into any city for the first track."""
    for entry in start_placements(state):
        if entry >> 15 == h:
            return entry & 32767
    return 0


def legal(state: SteamPowerState) -> list[int]:
    if state.open_hex[state.company] >= 0:
        out = legal_extensions(state)
        out.extend(legal_changes(state))
    else:
        out = legal_starts(state, False)
    if state.placements_left == 1:
        out.append(state.box.actions.done)
    return out


def possible(state: SteamPowerState) -> bool:
    """Whether any placement at all can be made."""
    if state.open_hex[state.company] >= 0:
        return bool(legal_extensions(state)) or bool(legal_changes(state))
    return bool(legal_starts(state, True))


def ends(state: SteamPowerState, h: int, pair: int) -> tuple[int, int]:
    """The edges by which a new link enters and leaves its first tile: it enters from the network."""
    a, b = PAIRS[pair]
    geography = state.box.geography
    network = state.network[state.company]
    group = geography.group_beyond[h * 6 + a]
    if group >= 0 and (network == 0 or network >> group & 1):
        return a, b
    return b, a


def price(state: SteamPowerState, h: int) -> int:
    """What a placement on a hex costs now."""
    return CROSSING_COST if state.first[h] else state.box.geography.cost[h]


def play_place(state: SteamPowerState, h: int, pair: int) -> None:
    company = state.company
    state.money[state.seat] -= price(state, h)
    if state.open_hex[company] >= 0:
        enter = state.open_edge[company]
        state.extend(company, h, enter, OTHER_END[enter][pair])
    else:
        enter, leave = ends(state, h, pair)
        state.extend(company, h, enter, leave)


def play_replace(state: SteamPowerState, h: int, pair: int) -> None:
    company = state.company
    enter = end_tile(state) // 6 % 6
    state.shorten(company)
    if state.trail[company]:
        state.extend(company, h, enter, OTHER_END[enter][pair])
    else:
        enter, leave = ends(state, h, pair)
        state.extend(company, h, enter, leave)

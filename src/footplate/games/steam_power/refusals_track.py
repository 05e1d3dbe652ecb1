"""Why track may not be laid: the other half of refusals.py."""

from typing import Final

from footplate.games.steam_power.geography import CROSSING_COST
from footplate.games.steam_power.state import (
    SteamPowerState,
    city_name,
    company_name,
    segment,
    segment_company,
    segment_pair,
    tile_pool,
)
from footplate.rails.hexes import opposite
from footplate.rails.track import PAIR_OF, PAIR_WORDS, PAIRS, crosses
from footplate.table.catalogue import Action
from footplate.table.compass import letters
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word

PIECES = [letters(words) for words in PAIR_WORDS]  # pairs of edges, as they are read

POOL_NAMES: Final = [
    "straights and gentle curves",
    "tight curves and crossing straights",
    "crossings with curves",
]  # say


def refuse_track(state: SteamPowerState) -> Refusal | None:
    """Lay Track as a whole: possible if any placement is."""
    company = state.company
    incomplete = bool(state.trail[company])
    if not incomplete and state.trains[company] == 0:
        what = "{company} has no train left and no incomplete link."
        return refuse("sp.track.no-trains", what, company=company_name(state, company))
    geography = state.box.geography
    dear = -1  # the least that a placement costs which only money forbids
    scarce: Refusal | None = None
    for h in range(geography.size):
        if geography.cost[h] < 0 or not (incomplete or geography.city_edges[h]):
            continue  # a link begins beside a city
        verbs = ["cross" if state.first[h] else "lay"]
        if incomplete and state.trail[company][-1] // 36 == h:
            scarce = refuse_remove(state, h)
            if scarce is None:
                return None
            verbs.append("replace")
        for pair in range(15):
            for verb in verbs:
                refused = refuse_piece(state, verb, h, pair)
                if refused is None:
                    return None
                if refused.rule == "sp.track.money":
                    cost = CROSSING_COST if state.first[h] else geography.cost[h]
                    dear = cost if dear < 0 else min(dear, cost)
                elif refused.rule == "sp.track.tiles":
                    scarce = scarce or refused
    if dear >= 0:
        what = "The cheapest placement costs ${cost}; there is ${money}."
        return refuse("sp.track.money", what, cost=dear, money=state.money[state.seat])
    return scarce or refuse_room(state)


def refuse_room(state: SteamPowerState) -> Refusal:
    """No piece fits anywhere, whatever it costs. (An incomplete link can always be taken back, tiles allowing.)"""
    if state.links[state.company]:
        return refuse("sp.track.attach", "No hex beside the network has room for another link.")
    return refuse("sp.track.first", "No hex beside a city has room for track.")


def refuse_placement(state: SteamPowerState, action: Action) -> Refusal | None:
    if action.verb == "done":
        if state.placements_left == 2:
            return refuse("sp.track.placements", "At least one placement has to be made.")
        return None
    if action.verb == "remove":
        return refuse_remove(state, action.values[0])
    return refuse_piece(state, action.verb, action.values[0], action.values[1])


def refuse_remove(state: SteamPowerState, h: int) -> Refusal | None:
    trail = state.trail[state.company]
    name = state.box.geography.names[h]
    if not trail or trail[-1] // 36 != h:
        return refuse("sp.track.end-tile", "{hex} does not hold the end of an incomplete link of one's own.", hex=name)
    if state.second[h] and state.pool[0] <= 0:
        return refuse("sp.track.tiles", "No simple tile is left for the track that stays on {hex}.", hex=name)
    return None


def refuse_piece(state: SteamPowerState, verb: str, h: int, pair: int) -> Refusal | None:
    """Lay, cross or replace: the hex, the piece's ends, the company's other obligations, tiles, money."""
    geography = state.box.geography
    name = geography.names[h]
    company = state.company
    trail = state.trail[company]
    if geography.cost[h] < 0:
        return refuse("sp.track.land", "{hex} is {terrain}.", hex=name, terrain=word(geography.terrain[h]))
    under = state.first[h]
    over = state.second[h]
    if verb == "replace":
        if not trail or trail[-1] // 36 != h:
            return refuse(
                "sp.track.end-tile", "{hex} does not hold the end of an incomplete link of one's own.", hex=name
            )
        old = PAIR_OF[trail[-1] // 6 % 6][trail[-1] % 6]
        if old == pair:
            return refuse("sp.track.different", "{piece} lies on {hex} already.", piece=PIECES[pair], hex=name)
        stays = over if under == segment(old, company) else under
        if stays and not crosses(segment_pair(stays), pair):
            return no_crossing("sp.track.under-crossing", pair, stays, name)
    elif verb == "lay":
        if under:
            owner = company_name(state, segment_company(under))
            return refuse("sp.track.empty-hex", "{hex} holds track of {company}.", hex=name, company=owner)
        stays = 0
    else:
        if not under:
            return refuse("sp.track.crossing-on-track", "{hex} is empty.", hex=name)
        if over:
            return refuse("sp.track.two-segments", "{hex} holds a crossing already.", hex=name)
        if not crosses(segment_pair(under), pair):
            return no_crossing("sp.track.crossing", pair, under, name)
        stays = under
    return (
        refuse_ends(state, h, pair)
        or refuse_attachment(state, verb, h, pair)
        or refuse_tile(state, verb, h, pair, stays)
        or refuse_cost(state, verb, h)
    )


def no_crossing(rule: str, pair: int, under: int, name: str) -> Refusal:
    other = PIECES[segment_pair(under)]
    return refuse(rule, "{piece} can't cross {other} on {hex}.", piece=PIECES[pair], other=other, hex=name)


def refuse_ends(state: SteamPowerState, h: int, pair: int) -> Refusal | None:
    """Where the piece's two ends lead."""
    geography = state.box.geography
    cities: list[int] = []
    for edge in PAIRS[pair]:
        beyond = geography.hexes.neighbour[h * 6 + edge]
        if beyond < 0:
            return refuse(
                "sp.track.dead-end",
                "{piece} on {hex} leads off the map.",
                piece=PIECES[pair],
                hex=geography.names[h],
            )
        if geography.terrain[beyond] == "water":
            return refuse(
                "sp.track.dead-end",
                "{piece} on {hex} leads into water.",
                piece=PIECES[pair],
                hex=geography.names[h],
            )
        if geography.city_at[beyond] >= 0:
            cities.append(geography.city_at[beyond])
        for company, trail in enumerate(state.trail):
            waits = trail and trail[-1] // 36 == beyond and trail[-1] % 6 == opposite(edge)
            if waits and company != state.company:
                owner = company_name(state, company)
                there = geography.names[beyond]
                return refuse(
                    "sp.track.open-end", "{company}'s incomplete link on {hex} ends there.", company=owner, hex=there
                )
    if len(cities) == 2 and geography.group_of[cities[0]] == geography.group_of[cities[1]]:
        city, other = city_name(state, cities[0]), city_name(state, cities[1])
        if city == other:
            return refuse("sp.track.no-loop", "Both ends lead to {city}.", city=city)
        what = "The ends lead to {city} and {other}, which are one group."
        return refuse("sp.track.no-loop", what, city=city, other=other)
    return None


def refuse_attachment(state: SteamPowerState, verb: str, h: int, pair: int) -> Refusal | None:
    """Whether the piece continues the incomplete link, or begins a link where the company may."""
    geography = state.box.geography
    company = state.company
    trail = state.trail[company]
    if verb == "replace":
        trail = trail[:-1]
    elif not trail and state.trains[company] == 0:
        return refuse("sp.track.no-trains", "{company} has no train left.", company=company_name(state, company))
    if trail:
        last = trail[-1]
        beyond = geography.hexes.neighbour[last // 36 * 6 + last % 6]
        edge = opposite(last % 6)
        if h != beyond or edge not in PAIRS[pair]:
            rule = "sp.track.one-incomplete" if verb != "replace" else "sp.track.end-tile"
            return refuse(rule, "The incomplete link goes on at {hex}.", hex=geography.names[beyond])
        leave = PAIRS[pair][0] if PAIRS[pair][1] == edge else PAIRS[pair][1]
        city = geography.city_beyond[h * 6 + leave]
        home = state.open_city[company]
        if city >= 0 and geography.group_of[city] == geography.group_of[home]:
            return refuse("sp.track.no-loop", "The link comes from {city}.", city=city_name(state, home))
        return None
    cities = [geography.city_beyond[h * 6 + edge] for edge in PAIRS[pair]]
    cities = [city for city in cities if city >= 0]
    own = {geography.group_of[c] for link in state.links[company] for c in (link.start, link.end)}
    if own:
        if not any(geography.group_of[city] in own for city in cities):
            rule = "sp.track.replaced-start" if verb == "replace" else "sp.track.attach"
            return refuse(
                rule,
                "{hex} {piece} leads into no city of the network.",
                hex=geography.names[h],
                piece=PIECES[pair],
            )
    elif not cities:
        rule = "sp.track.replaced-start" if verb == "replace" else "sp.track.first"
        return refuse(rule, "{hex} {piece} leads into no city.", hex=geography.names[h], piece=PIECES[pair])
    return None


def refuse_tile(state: SteamPowerState, verb: str, h: int, pair: int, stays: int) -> Refusal | None:
    wanted = tile_pool(segment(pair, 0), 0) if stays == 0 else tile_pool(stays, segment(pair, 0))
    left = state.pool[wanted]
    if verb == "replace" and tile_pool(state.first[h], state.second[h]) == wanted:
        left += 1
    if left > 0:
        return None
    return refuse("sp.track.tiles", "No tile is left among the {kind}.", kind=word(POOL_NAMES[wanted]))


def refuse_cost(state: SteamPowerState, verb: str, h: int) -> Refusal | None:
    cost = {"lay": state.box.geography.cost[h], "cross": CROSSING_COST, "replace": 0}[verb]
    money = state.money[state.seat]
    if cost <= money:
        return None
    return refuse("sp.track.money", "That costs ${cost}; there is ${money}.", cost=cost, money=money)

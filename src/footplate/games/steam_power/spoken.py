"""Steam Power in sentences: hexes and cities read aloud, contracts, and what a choice does and costs."""

from typing import Final

from footplate.games.steam_power.contracts import BONUS, COLOURS, Contract
from footplate.games.steam_power.state import (
    SteamPowerState,
    city_name,
    company_name,
    segment_company,
    segment_pair,
)
from footplate.games.steam_power.steps import fulfil, track
from footplate.rails.track import PAIR_OF, PAIR_WORDS, PAIRS
from footplate.table.catalogue import Action
from footplate.table.say import Say, joined, say, word

EDGE_WORDS: Final = ["north", "north-east", "south-east", "south", "south-west", "north-west"]  # say
BONUS_WORDS: Final = ["", "track", "factory", "contracts"]  # say


def contract_words(contract: Contract) -> Say:
    cubes = joined([word(COLOURS[c]) for c in contract.cubes], "+")
    parts: list[Say | str] = [say("{points} VP", points=contract.vp)]
    if contract.money:
        parts.append(f"${contract.money}")
    if contract.bonus:
        parts.append(word(BONUS[contract.bonus]))
    return say("{id} {cubes}: {rewards}", id=contract.id, cubes=cubes, rewards=joined(parts))


def finished(state: SteamPowerState, h: int, code: int) -> bool:
    """Whether a segment belongs to a completed link."""
    trail = state.trail[segment_company(code)]
    return not any(t // 36 == h and PAIR_OF[t // 6 % 6][t % 6] == segment_pair(code) for t in trail)


def hex_words(state: SteamPowerState, h: int) -> Say:
    geography = state.box.geography
    city = geography.city_at[h]
    if city >= 0:
        return joined([geography.names[h], city_words(state, city)])
    terrain = word(geography.terrain[h])
    cost = geography.cost[h]
    parts: list[Say | str] = [
        geography.names[h],
        say("{terrain} (${cost})", terrain=terrain, cost=cost) if cost > 0 else terrain,
    ]
    for code in (state.first[h], state.second[h]):
        if code:
            owner = company_name(state, segment_company(code))
            piece = PAIR_WORDS[segment_pair(code)]
            if finished(state, h, code):
                parts.append(say("{company} track {piece}", company=owner, piece=piece))
            else:
                parts.append(say("{company} unfinished track {piece}", company=owner, piece=piece))
    for company, coins in enumerate(state.coins):
        if h in coins:
            parts.append(say("a coin of {company}'s path", company=company_name(state, company)))
    near: list[Say | str] = []
    for e in range(6):
        beyond = geography.city_beyond[h * 6 + e]
        if beyond >= 0:
            near.append(say("{city} to the {edge}", city=city_name(state, beyond), edge=word(EDGE_WORDS[e])))
    return joined([joined(parts), joined(near)], "; ") if near else joined(parts)


def city_words(state: SteamPowerState, city: int) -> Say:
    geography = state.box.geography
    colour = state.colour[city]
    parts: list[Say | str] = [
        city_name(state, city),
        say("{colour} city", colour=word(COLOURS[colour])) if colour >= 0 else word("city"),
    ]
    group: list[Say | str] = [city_name(state, c) for c in geography.groups[geography.group_of[city]] if c != city]
    if group:
        parts.append(say("in a group with {cities}", cities=joined(group)))
    owner = state.factory[city]
    if owner >= 0:
        name = company_name(state, owner)
        left = state.cubes[city]
        if left:
            parts.append(say("{company}'s factory with {cubes} cubes", company=name, cubes=left))
        else:
            parts.append(say("{company}'s factory, flipped", company=name))
    here = geography.group_of[city]
    for company, links in enumerate(state.links):
        for link in links:
            a, b = geography.group_of[link.start], geography.group_of[link.end]
            if here in (a, b):
                other = city_name(state, link.end if a == here else link.start)
                parts.append(say("{company} link to {city}", company=company_name(state, company), city=other))
    return joined(parts)


def hand_words(state: SteamPowerState, seat: int, card: int) -> Say:
    """A contract in hand, and whether it could be fulfilled now, and for how much."""
    contract = state.box.contracts[card]
    company = state.company if state.box.basic_solo else seat
    words = contract_words(contract)
    if not state.network[company]:
        return words
    probe = state.copy()
    probe.seat = seat
    probe.company = company
    price = fulfil.price_of(contract, fulfil.offers(probe))
    if price <= state.money[seat]:
        return say("{contract} (now ${price})", contract=words, price=price)
    return say("{contract} (now ${price}: too dear)", contract=words, price=price)


SIMPLE: Final = {
    "track": "one or two placements",
    "factory": "build a factory",
    "fulfil": "fulfil a contract",
    "contracts": "draw two contracts",
    "money": "take $3",
    "skip": "leave the bonus",
    "done": "no second placement",
    "remove": "take the end tile away, free",
    "bank": "$5 to the bank",
    "compensate": "money for the reward",
}  # say


def describe(state: SteamPowerState, action: Action) -> Say:
    """What a legal action would do and cost."""
    verb = action.verb
    if verb in ("lay", "cross"):
        where = placement_words(state, action.values[0], action.values[1])
        return say("{placement}, ${cost}", placement=where, cost=track.price(state, action.values[0]))
    if verb == "replace":
        where = placement_words(state, action.values[0], action.values[1])
        return say("{placement}, free", placement=where)
    if verb == "build":
        cubes = state.box.cubes
        colour = word(COLOURS[state.colour[action.values[0]]])
        if state.bonus:
            return say("{least} to {most} {colour} cubes", least=cubes - 1, most=cubes + 1, colour=colour)
        return say("{cubes} {colour} cubes", cubes=cubes, colour=colour)
    if verb == "deliver":
        contract = state.box.contracts[action.values[0]]
        price = fulfil.price_of(contract, fulfil.offers(state))
        return say("{contract}, costs ${price}", contract=contract_words(contract), price=price)
    if verb in ("take", "route"):
        return source_words(state, action.values[0], verb == "route")
    return word(SIMPLE.get(verb, ""))


def placement_words(state: SteamPowerState, h: int, pair: int) -> Say:
    geography = state.box.geography
    ends: list[str] = []
    for edge in PAIRS[pair]:
        city = geography.city_beyond[h * 6 + edge]
        beyond = geography.hexes.neighbour[h * 6 + edge]
        ends.append(geography.city_names[city] if city >= 0 else geography.names[beyond])
    terrain = word(geography.terrain[h])
    return say("{terrain}, {one_end} to {other_end}", terrain=terrain, one_end=ends[0], other_end=ends[1])


def source_words(state: SteamPowerState, city: int, own_route: bool) -> Say:
    """The price of a cube from a city: the owner's fee, then each toll."""
    geography = state.box.geography
    owner = state.factory[city]
    parts: list[Say | str] = []
    if owner != state.company:
        parts.append(say("$1 {company} (factory)", company=payee(state, owner)))
    if own_route:
        return joined([*parts, word("choose the route")])
    for hop in fulfil.default_route(state, geography.group_of[city]):
        to = city_name(state, geography.groups[hop.node][0])
        parts.append(say("$1 {company} (link to {city})", company=payee(state, hop.owner), city=to))
    return joined([f"${len(parts)}", joined(parts)], ": ") if parts else word("$0")


def payee(state: SteamPowerState, company: int) -> Say:
    return word("the bank") if state.box.basic_solo else company_name(state, company)

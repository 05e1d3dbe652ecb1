"""Steam Power in sentences: hexes and cities read aloud, contracts, and what a choice does and costs."""

from typing import Final

from footplate.games.steam_power.box import Box
from footplate.games.steam_power.contracts import COLOURS, Contract
from footplate.games.steam_power.state import (
    SteamPowerState,
    city_name,
    company_name,
    segment_company,
    segment_pair,
)
from footplate.games.steam_power.steps import factory, fulfil, track
from footplate.rails.track import PAIR_WORDS, PAIRS
from footplate.table.catalogue import Action
from footplate.table.compass import letters
from footplate.table.say import Say, joined, say, word

EDGE_WORDS: Final = ["north", "north-east", "south-east", "south", "south-west", "north-west"]  # say
BONUS_WORDS: Final = ["", "track", "factory", "contracts"]  # say


def hex_words(box: Box, h: int, pieces: tuple[tuple[int, bool], ...], coins: tuple[int, ...]) -> Say:
    """A hex without a city, with its track (whether finished, too), and the companies that have a coin there."""
    geography, names = box.geography, box.company_names
    terrain = word(geography.terrain[h])
    cost = geography.cost[h]
    parts: list[Say | str] = [
        geography.names[h],
        say("{terrain} (${cost})", terrain=terrain, cost=cost) if cost > 0 else terrain,
    ]
    for code, finished in pieces:
        owner, piece = word(names[segment_company(code)]), letters(PAIR_WORDS[segment_pair(code)])
        if finished:
            parts.append(say("{company} track {piece}", company=owner, piece=piece))
        else:
            parts.append(say("{company} unfinished track {piece}", company=owner, piece=piece))
    parts += [say("a coin of {company}'s path", company=word(names[company])) for company in coins]
    near: list[Say | str] = []
    for e in range(6):
        beyond = geography.city_beyond[h * 6 + e]
        if beyond >= 0:
            near.append(say("{city} to the {edge}", city=geography.city_names[beyond], edge=word(EDGE_WORDS[e])))
    return joined([joined(parts), joined(near)], "; ") if near else joined(parts)


def city_words(box: Box, city: int, colour: int, owner: int, cubes: int, ends: tuple[tuple[int, int], ...]) -> Say:
    """A city, its factory, and the links that reach its group, each a company and the city at the other end."""
    geography = box.geography
    parts: list[Say | str] = [
        geography.city_names[city],
        say("{colour} city", colour=word(COLOURS[colour])) if colour >= 0 else word("city"),
    ]
    group: list[Say | str] = [geography.city_names[c] for c in geography.groups[geography.group_of[city]] if c != city]
    if group:
        parts.append(say("in a group with {cities}", cities=joined(group)))
    if owner >= 0:
        parts.append(factory_words(box, owner, cubes))
    for company, other in ends:
        name = word(box.company_names[company])
        parts.append(say("{company} link to {city}", company=name, city=geography.city_names[other]))
    return joined(parts)


def factory_words(box: Box, owner: int, cubes: int) -> Say:
    name = word(box.company_names[owner])
    if cubes == 1:
        return say("{company}'s factory with one cube", company=name)
    if cubes:
        return say("{company}'s factory with {cubes} cubes", company=name, cubes=cubes)
    return say("{company}'s factory, flipped", company=name)


def hand_words(contract: Contract, offered: list[list[int]] | None, money: int) -> Say:
    """A contract in hand, and whether it could be fulfilled now, and for how much."""
    if offered is None:
        return contract.words
    price = fulfil.price_of(contract, offered)
    if price <= money:
        return say("{contract} (now ${price})", contract=contract.words, price=price)
    return say("{contract} (now ${price}: too dear)", contract=contract.words, price=price)


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
        colour = word(COLOURS[state.colour[action.values[0]]])
        counts = factory.counts(state, action.values[0]) if state.bonus else [factory.usual(state, action.values[0])]
        if len(counts) > 1:
            return say("{least} to {most} {colour} cubes", least=counts[0], most=counts[-1], colour=colour)
        if counts[0] == 1:
            return say("one {colour} cube", colour=colour)
        return say("{cubes} {colour} cubes", cubes=counts[0], colour=colour)
    if verb == "deliver":
        contract = state.box.contracts[action.values[0]]
        price = fulfil.price_of(contract, fulfil.offers(state))
        return say("{contract}, costs ${price}", contract=contract.words, price=price)
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

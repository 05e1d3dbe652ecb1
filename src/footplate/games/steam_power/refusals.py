"""Why not: every refusal with its rule and facts. Slow and plain, apart from `legal`; tests hold them equal."""

from footplate.games.steam_power.actions import CUBE_COUNTS
from footplate.games.steam_power.contracts import COLOURS, CONTRACTS, FACTORY, PURPLE, TRACK
from footplate.games.steam_power.refusals_track import refuse_track
from footplate.games.steam_power.state import (
    IN_HAND,
    SteamPowerState,
    city_name,
    company_name,
)
from footplate.games.steam_power.steps import contracts, fulfil
from footplate.rails.network import tolls
from footplate.table.cards import cards_at
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word

# Actions


def refuse_action(state: SteamPowerState, verb: str) -> Refusal | None:
    if verb == "track":
        return refuse_track(state)
    if verb == "factory":
        return refuse_factory(state)
    if verb == "fulfil":
        return refuse_fulfil(state)
    if verb == "contracts":
        return refuse_contracts(state)
    return None


def refuse_bonus(state: SteamPowerState, verb: str) -> Refusal | None:
    if verb == "skip":
        return None
    bonus = {"track": TRACK, "factory": FACTORY, "contracts": CONTRACTS}[verb]
    if bonus != state.bonus:
        return refuse("sp.fulfil.bonus", "The contract's bonus is not '{verb}'.", verb=verb)
    return refuse_action(state, verb)


def refuse_contracts(state: SteamPowerState) -> Refusal | None:
    if state.deck or contracts.discards(state) or contracts.victims(state):
        return None
    return refuse("sp.contracts.gain", "The deck is empty, and nobody else has the most contracts.")


# Factories


def refuse_factory(state: SteamPowerState) -> Refusal | None:
    if state.factories[state.company] == 0:
        return refuse("sp.factory.supply", "{company} has no factory left.", company=company_name(state, state.company))
    refused = [refuse_site(state, city) for city in range(state.box.geography.cities)]
    if None in refused:
        return None
    for refusal_ in refused:
        if refusal_ is not None and refusal_.rule == "sp.factory.stock":
            return refusal_
    return refuse("sp.factory.link", "No coloured city without factory has a completed link.")


def refuse_site(state: SteamPowerState, city: int) -> Refusal | None:
    name = city_name(state, city)
    group_of = state.box.geography.group_of
    if state.colour[city] == PURPLE:
        return refuse("sp.factory.not-purple", "{city} is purple.", city=name)
    if state.factory[city] >= 0:
        what = "{city} is flipped." if state.cubes[city] == 0 else "{city} has a factory."
        return refuse("sp.factory.empty-city", what, city=name)
    group = group_of[city]
    for links in state.links:
        if any(group in (group_of[link.start], group_of[link.end]) for link in links):
            colour = state.colour[city]
            if cubes_left(state, colour) > 0:
                return None
            return refuse("sp.factory.stock", "No {colour} cube is left in the stock.", colour=word(COLOURS[colour]))
    return refuse("sp.factory.link", "No completed link leads to {city}.", city=name)


def cubes_left(state: SteamPowerState, colour: int) -> int:
    """The cubes of a colour that the box holds and the map doesn't; enough where they are unlimited."""
    there = sum(cubes for city, cubes in enumerate(state.cubes) if state.colour[city] == colour)
    return state.box.stock - there if state.box.stock else CUBE_COUNTS[-1]


def refuse_cubes(state: SteamPowerState, cubes: int) -> Refusal | None:
    usual = state.box.cubes
    left = cubes_left(state, state.colour[state.site])
    if cubes > left:
        if left == 1:
            return refuse("sp.factory.stock", "The stock has one cube of this colour.")
        return refuse("sp.factory.stock", "The stock has {left} cubes of this colour.", left=left)
    if abs(cubes - usual) <= 1:
        return None
    return refuse(
        "sp.factory.bonus-cubes",
        "{least} to {most} cubes are possible, not {cubes}.",
        least=usual - 1,
        most=usual + 1,
        cubes=cubes,
    )


# Contracts


def refuse_fulfil(state: SteamPowerState) -> Refusal | None:
    if not state.links[state.company]:
        return refuse(
            "sp.fulfil.own-link", "{company} has no completed link.", company=company_name(state, state.company)
        )
    if state.hand[state.seat] == 0:
        return refuse("sp.fulfil.hand", "The hand is empty.")
    held = cards_at(state.where, IN_HAND + state.seat)
    costs = [cheapest_way(state, state.box.contracts[card].cubes) for card in held]
    return refuse_contract(state, held[costs.index(min(costs))])  # the one that lacks least


def refuse_contract(state: SteamPowerState, card: int) -> Refusal | None:
    contract = state.box.contracts[card]
    if state.where[card] != IN_HAND + state.seat:
        return refuse("sp.fulfil.hand", "{card} is not in the hand.", card=contract.id)
    cost = cheapest_way(state, contract.cubes)
    money = state.money[state.seat]
    if cost > money:
        what = "{card} costs at least ${cost}; there is ${money}."
        return refuse("sp.fulfil.afford", what, card=contract.id, cost=cost, money=money)
    return None


def source_price(state: SteamPowerState, city: int) -> int:
    """The least a cube from a city costs; -1 where no completed links lead to the network."""
    group_of = state.box.geography.group_of
    toll = tolls(fulfil.foreign_links(state), state.company, own_groups(state), len(state.joined))[group_of[city]]
    fee = 0 if state.factory[city] == state.company else 1
    return -1 if toll < 0 else fee + toll


def own_groups(state: SteamPowerState) -> int:
    mask = 0
    for link in state.links[state.company]:
        mask |= 1 << state.box.geography.group_of[link.start] | 1 << state.box.geography.group_of[link.end]
    return mask


def cheapest_way(state: SteamPowerState, cubes: list[int]) -> int:
    """The least these cubes cost together: the cheapest of each colour first, the bank where the map has no more."""
    total = 0
    for colour in range(4):
        prices: list[int] = []
        for city, left in enumerate(state.cubes):
            if left and state.colour[city] == colour:
                price = source_price(state, city)
                if price >= 0:
                    prices += [price] * left
        need = cubes.count(colour)
        chosen = sorted(prices)[:need]
        total += sum(chosen) + fulfil.BANK_PRICE * (need - len(chosen))
    return total


def refuse_source(state: SteamPowerState, action: Action) -> Refusal | None:
    cubes = fulfil.wanted(state)
    colour = word(COLOURS[cubes[0]])
    reachable = [
        city
        for city, left in enumerate(state.cubes)
        if left and state.colour[city] == cubes[0] and source_price(state, city) >= 0
    ]
    if action.verb == "bank":
        if reachable:
            what = "A {colour} cube can be brought from {city}."
            city_there = city_name(state, reachable[0])
            return refuse("sp.fulfil.bank-only-if-unreachable", what, colour=colour, city=city_there)
        return None
    city = action.values[0]
    name = city_name(state, city)
    if state.colour[city] != cubes[0]:
        other = word(COLOURS[state.colour[city]])
        what = "A {colour} cube is wanted; {city} is {other}."
        return refuse("sp.fulfil.source", what, colour=colour, city=name, other=other)
    if state.cubes[city] == 0:
        return refuse("sp.fulfil.source", "{city} has no cube.", city=name)
    if city not in reachable:
        return refuse("sp.fulfil.route", "No completed links lead from {city} to the network.", city=name)
    spare = money_for_source(state, city)
    price = source_price(state, city)
    if price > spare:
        what = "A cube from {city} costs ${price}; ${spare} can be spent on it if the other cubes are to be paid."
        return refuse("sp.fulfil.afford", what, city=name, price=price, spare=max(spare, 0))
    if action.verb == "route":
        fee = 0 if state.factory[city] == state.company else 1
        if price == fee or not fulfil.has_choice(state, state.box.geography.group_of[city], spare - fee):
            return refuse("sp.fulfil.route", "There is only one way from {city}.", city=name)
    return None


def money_for_source(state: SteamPowerState, city: int) -> int:
    """What can be spent on a cube from a city so that the rest of the contract can still be paid."""
    after = state.copy()
    after.cubes[city] -= 1
    return state.money[state.seat] - cheapest_way(after, fulfil.wanted(state)[1:])


def refuse_hop(state: SteamPowerState, city: int, company: int) -> Refusal | None:
    geography = state.box.geography
    group = geography.group_of[city]
    if geography.groups[group][0] != city:
        name = city_name(state, geography.groups[group][0])
        return refuse("sp.fulfil.route", "Name {city} for its group.", city=name)
    came = [geography.group_of[state.source], *state.visited[::2]]
    links = fulfil.foreign_links(state)
    if not any(link.owner == company and {link.a, link.b} == {came[-1], group} for link in links):
        what = "{company} has no link from where the cube is to {city}."
        return refuse("sp.fulfil.route", what, company=company_name(state, company), city=city_name(state, city))
    if group in came:
        return refuse("sp.fulfil.route", "The cube has been at {city}.", city=city_name(state, city))
    fee = 0 if state.factory[state.source] == state.company else 1
    left = money_for_source(state, state.source) - fee - len(came)
    before = sum(1 << g for g in came)
    onward = [link for link in links if not before >> link.a & 1 and not before >> link.b & 1]
    toll = tolls(onward, state.company, own_groups(state), len(state.joined))[group]
    if not 0 <= toll <= left:
        what = "From {city} the network can't be reached with the money."
        return refuse("sp.fulfil.afford", what, city=city_name(state, city))
    return None

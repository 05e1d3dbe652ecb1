"""Fulfil Contract: choose a contract, then a source and a route for every cube.

A cube costs $1 to the factory's owner and $1 for every link of others on its way; what is yours is free. Own links only
join cities of one's own network, where every route ends: so the toll of a route is simply its number of links.
"""

from footplate.games.steam_power.contracts import Contract
from footplate.games.steam_power.state import FULFILLED, IN_HAND, SteamPowerState
from footplate.rails.network import Hop, Link, hops, layers, shortest_avoiding
from footplate.table.cards import cards_at
from footplate.table.game import replaced

BANK_PRICE = 5


def tolls(state: SteamPowerState, company: int) -> list[int]:
    """Per group, the cheapest toll to a company's network; -1 where no completed links lead there."""
    toll = [-1] * len(state.joined)
    price = 0
    for layer in layers(state.network[company], state.joined):
        while layer:
            low = layer & -layer
            toll[low.bit_length() - 1] = price
            layer ^= low
        price += 1
    return toll


def offers(state: SteamPowerState) -> list[list[int]]:
    """Per colour, the prices of all cubes that can be had from the map, cheapest first."""
    out: list[list[int]] = [[], [], [], []]
    toll = tolls(state, state.company)
    group_of = state.box.geography.group_of
    for city, cubes in enumerate(state.cubes):
        if cubes:
            price = toll[group_of[city]]
            if price >= 0:
                if state.factory[city] != state.company:
                    price += 1
                for _ in range(cubes):
                    out[state.colour[city]].append(price)
    for prices in out:
        prices.sort()
    return out


def cheapest(prices: list[int], cubes: int) -> int:
    """The least that this many cubes of one colour cost: from the map while there are any, then from the bank."""
    total = 0
    for i in range(cubes):
        total += prices[i] if i < len(prices) else BANK_PRICE
    return total


def price_of(contract: Contract, offered: list[list[int]]) -> int:
    total = 0
    for colour, cubes in contract.needs:
        total += cheapest(offered[colour], cubes)
    return total


def hand(state: SteamPowerState) -> list[int]:
    return cards_at(state.where, IN_HAND + state.seat)


def legal_contracts(state: SteamPowerState, stop_at_first: bool) -> list[int]:
    if not state.network[state.company] or not state.hand[state.seat]:
        return []
    offered = offers(state)
    money = state.money[state.seat]
    contracts = state.box.contracts
    base = state.box.actions.deliver
    out: list[int] = []
    for card in hand(state):
        if price_of(contracts[card], offered) <= money:
            out.append(base + card)
            if stop_at_first:
                break
    return out


def wanted(state: SteamPowerState) -> list[int]:
    """The cubes of the contract that are still to be had; the first is the one being decided."""
    return state.box.contracts[state.card].cubes[state.cubes_taken :]


def budget(state: SteamPowerState, price: int, offered: list[list[int]]) -> int:
    """How much may go into the next cube, if the map offers it at `price`, so that the rest can be paid."""
    cubes = wanted(state)
    rest = 0
    for colour in range(4):
        need = cubes[1:].count(colour)
        if need:
            prices = offered[colour]
            if colour == cubes[0]:
                prices = prices[:]
                prices.remove(price)
            rest += cheapest(prices, need)
    return state.money[state.seat] - rest


def legal_sources(state: SteamPowerState) -> list[int]:
    actions = state.box.actions
    offered = offers(state)
    colour = wanted(state)[0]
    if not offered[colour]:
        return [actions.bank]  # only where no cube of the colour can be brought from the map
    toll = tolls(state, state.company)
    out: list[int] = []
    choices: list[int] = []
    for city, cubes in enumerate(state.cubes):
        if cubes and state.colour[city] == colour:
            distance = toll[state.box.geography.group_of[city]]
            if distance < 0:
                continue
            fee = 0 if state.factory[city] == state.company else 1
            spare = budget(state, fee + distance, offered) - fee
            if distance <= spare:
                out.append(actions.take + city)
                if distance and has_choice(state, state.box.geography.group_of[city], spare):
                    choices.append(actions.route + city)
    return out + choices


def foreign_links(state: SteamPowerState) -> list[Link]:
    """All completed links of others, between groups."""
    group_of = state.box.geography.group_of
    out: list[Link] = []
    for company, links in enumerate(state.links):
        if company != state.company:
            for link in links:
                out.append(Link(company, group_of[link.start], group_of[link.end]))
    return out


def has_choice(state: SteamPowerState, group: int, longest: int) -> bool:
    """Whether there is more than one route of at most `longest` links from a group to the network."""
    links = foreign_links(state)
    targets = state.network[state.company]
    ways = 0
    waiting = [(group, 1 << group, longest)]
    while waiting:
        node, seen, left = waiting.pop()
        for hop in hops(links, node):
            if targets >> hop.node & 1:
                ways += 1
                if ways > 1:
                    return True
            elif not seen >> hop.node & 1:
                steps = shortest_avoiding(links, hop.node, targets, seen)
                if 0 <= steps < left:
                    waiting.append((hop.node, seen | 1 << hop.node, left - 1))
    return False


def default_route(state: SteamPowerState, group: int) -> list[Hop]:
    """A cheapest route from a group to the network; among equals, the first by city and then by seat."""
    toll = tolls(state, state.company)
    links = foreign_links(state)
    route: list[Hop] = []
    while toll[group] > 0:
        for hop in hops(links, group):
            if toll[hop.node] == toll[group] - 1:
                route.append(hop)
                group = hop.node
                break
    return route


def shortest_rest(state: SteamPowerState) -> list[Hop]:
    """The fewest links that bring the cube on its way to the network from where it is; visited groups are left out."""
    group_of = state.box.geography.group_of
    links = foreign_links(state)
    targets = state.network[state.company]
    came = [group_of[state.source], *state.visited[::2]]
    seen = sum(1 << group for group in came)
    group = came[-1]
    rest: list[Hop] = []
    while not targets >> group & 1:
        left = shortest_avoiding(links, group, targets, seen & ~(1 << group))
        for hop in hops(links, group):
            if not seen >> hop.node & 1 and shortest_avoiding(links, hop.node, targets, seen) == left - 1:
                rest.append(hop)
                group = hop.node
                seen |= 1 << group
                break
    return rest


def legal_hops(state: SteamPowerState) -> list[int]:
    """The next links a cube may take on a route of one's own: the network must stay within reach of the money."""
    geography = state.box.geography
    group = state.visited[-2] if state.visited else geography.group_of[state.source]
    seen = 1 << geography.group_of[state.source]
    for i in range(0, len(state.visited), 2):
        seen |= 1 << state.visited[i]
    fee = 0 if state.factory[state.source] == state.company else 1
    toll = tolls(state, state.company)[geography.group_of[state.source]]
    spare = budget(state, fee + toll, offers(state)) - fee - len(state.visited) // 2
    links = foreign_links(state)
    targets = state.network[state.company]
    out: list[int] = []
    for hop in hops(links, group):
        if not seen >> hop.node & 1:
            steps = shortest_avoiding(links, hop.node, targets, seen)
            if 0 <= steps < spare:
                city = geography.groups[hop.node][0]
                out.append(state.box.actions.via + city * state.box.actions.companies + hop.owner)
    return out


def pay(state: SteamPowerState, company: int) -> None:
    """Pay another company $1; alone, all companies are one's own and the bank gets it."""
    state.money[state.seat] -= 1
    if not state.box.basic_solo:
        state.money[company] += 1


def buy(state: SteamPowerState, city: int, route: list[int]) -> None:
    """Take a cube from a city, and pay its owner and those of the links on the way."""
    owner = state.factory[city]
    if owner != state.company:
        pay(state, owner)
    for company in route:
        pay(state, company)
    state.cubes[city] -= 1
    state.cubes_taken += 1


def buy_from_bank(state: SteamPowerState) -> None:
    state.money[state.seat] -= BANK_PRICE
    state.cubes_taken += 1


def receive(state: SteamPowerState) -> int:
    """All cubes are there: the contract is fulfilled, its money is paid out. Returns the bonus action."""
    contract = state.box.contracts[state.card]
    state.where[state.card] = FULFILLED + state.seat
    if not state.box.automas[state.seat]:
        state.hand[state.seat] -= 1
    state.done = replaced(state.done, state.seat, state.done[state.seat] + 1)
    state.money[state.seat] += contract.money
    state.card = -1
    state.cubes_taken = 0
    return contract.bonus

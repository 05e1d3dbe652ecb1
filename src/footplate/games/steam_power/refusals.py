"""Why not: every refusal with its rule and facts. Slow and plain, apart from `legal`; tests hold them equal."""

from footplate.games.steam_power.actions import CORNERS, CUBE_COUNTS
from footplate.games.steam_power.contracts import COLOURS, CONTRACTS, FACTORY, PURPLE, TRACK
from footplate.games.steam_power.geography import CROSSING_COST
from footplate.games.steam_power.state import (
    ACTION,
    BONUS,
    BUILD,
    CUBES,
    DELIVER,
    IN_HAND,
    KINDS,
    PLACE,
    ROUTE,
    SOURCE,
    VICTIM,
    SteamPowerState,
    segment,
    segment_company,
    segment_pair,
    tile_pool,
)
from footplate.games.steam_power.steps import contracts, fulfil, nature
from footplate.rails.hexes import opposite
from footplate.rails.network import tolls
from footplate.rails.track import PAIR_OF, PAIR_WORDS, PAIRS, crosses
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal

# Which verbs answer which decision.
ANSWERS = {
    "tile": ["tile"],
    "hand": ["draw"],
    "start": ["start"],
    "action": ["track", "factory", "fulfil", "contracts", "money"],
    "place": ["lay", "cross", "replace", "remove", "done"],
    "build": ["build"],
    "cubes": ["cubes"],
    "deliver": ["deliver"],
    "source": ["take", "route", "bank"],
    "route": ["via"],
    "bonus": ["track", "factory", "contracts", "skip"],
    "victim": ["from"],
    "draw": ["draw"],
    "company": ["company"],
    "aside": ["draw"],
    "corner": ["corner"],
}
POOL_NAMES = ["straights and gentle curves", "tight curves and crossing straights", "crossings with curves"]


def refusal(state: SteamPowerState, action: Action) -> Refusal | None:
    kind = KINDS[state.step]
    verbs = ANSWERS.get(kind, [])
    if action.verb not in verbs:
        return Refusal("table.decision", f"'{action.verb}' is no answer now; expected {', '.join(verbs) or 'nothing'}.")
    if state.step == ACTION:
        return refuse_action(state, action.verb)
    if state.step == BONUS:
        return refuse_bonus(state, action.verb)
    if state.step == PLACE:
        return refuse_placement(state, action)
    if state.step == BUILD:
        return refuse_site(state, action.values[0])
    if state.step == CUBES:
        return refuse_cubes(state, CUBE_COUNTS[action.values[0]])
    if state.step == DELIVER:
        return refuse_contract(state, action.values[0])
    if state.step == SOURCE:
        return refuse_source(state, action)
    if state.step == ROUTE:
        return refuse_hop(state, action.values[0], action.values[1])
    if state.step == VICTIM:
        return refuse_victim(state, action.values[0])
    return refuse_nature(state, action)


def company_name(state: SteamPowerState, company: int) -> str:
    return state.box.company_names[company]


def city_name(state: SteamPowerState, city: int) -> str:
    return state.box.geography.city_names[city]


# Nature


def refuse_nature(state: SteamPowerState, action: Action) -> Refusal | None:
    if action.verb == "tile":
        city, colour = action.values
        wanted = nature.next_city(state)
        if city != wanted:
            return Refusal("sp.setup.tiles", f"The next tile is for {city_name(state, wanted)}.")
        if state.leftover[colour] == 0:
            return Refusal("sp.setup.tiles", f"No {COLOURS[colour]} tile is left.")
    elif action.verb == "draw" and action.values[0] not in nature.drawable(state):
        place = "the deck" if state.victim < 0 else f"{state.box.seat_names[state.victim]}'s hand"
        return Refusal("sp.contracts.two", f"{action.words[0]} is not in {place}.")
    elif action.verb == "start" and state.box.automas[action.values[0]]:
        return Refusal("sp.automa.start", f"{action.words[0]} is an automa.")
    elif action.verb == "company" and state.bag[action.values[0]] == 0:
        return Refusal("sp.solo.bag", f"No {action.words[0]} train is left in the bag.")
    elif action.verb == "corner":
        corner, colour = action.values
        if colour == PURPLE or colour in state.corner:
            return Refusal("sp.automa.corners", f"No {COLOURS[colour]} cube is left for a corner.")
        if corner != state.corner.index(-1):
            return Refusal("sp.automa.corners", f"The next cube is for the {CORNERS[state.corner.index(-1)]} corner.")
    return None


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
        return Refusal("sp.fulfil.bonus", f"The contract's bonus is not '{verb}'.")
    return refuse_action(state, verb)


def refuse_contracts(state: SteamPowerState) -> Refusal | None:
    if state.deck or contracts.discards(state) or contracts.victims(state):
        return None
    return Refusal("sp.contracts.gain", "The deck is empty, and nobody else has the most contracts.")


def refuse_victim(state: SteamPowerState, seat: int) -> Refusal | None:
    if seat == state.seat:
        return Refusal("sp.contracts.not-own", "That is the own hand.")
    if state.hand[seat] < max(state.hand):
        most = max(state.hand)
        return Refusal(
            "sp.contracts.fullest-hand",
            f"{company_name(state, seat)} holds {state.hand[seat]}, but somebody holds {most}.",
        )
    return None


# Track


def refuse_track(state: SteamPowerState) -> Refusal | None:
    """Lay Track as a whole: possible if any placement is."""
    company = state.company
    incomplete = bool(state.trail[company])
    if not incomplete and state.trains[company] == 0:
        return Refusal(
            "sp.track.no-trains", f"{company_name(state, company)} has no train left and no incomplete link."
        )
    geography = state.box.geography
    for h in range(geography.size):
        if geography.cost[h] < 0:
            continue
        for pair in range(15):
            for verb in ("lay", "cross", "replace"):
                if refuse_piece(state, verb, h, pair) is None:
                    return None
        if incomplete and refuse_remove(state, h) is None:
            return None
    return Refusal("sp.track.money", "No placement is possible or can be paid.")


def refuse_placement(state: SteamPowerState, action: Action) -> Refusal | None:
    if action.verb == "done":
        if state.placements_left == 2:
            return Refusal("sp.track.placements", "At least one placement has to be made.")
        return None
    if action.verb == "remove":
        return refuse_remove(state, action.values[0])
    return refuse_piece(state, action.verb, action.values[0], action.values[1])


def refuse_remove(state: SteamPowerState, h: int) -> Refusal | None:
    trail = state.trail[state.company]
    name = state.box.geography.names[h]
    if not trail or trail[-1] // 36 != h:
        return Refusal("sp.track.end-tile", f"{name} does not hold the end of an incomplete link of one's own.")
    if state.second[h] and state.pool[0] <= 0:
        return Refusal("sp.track.tiles", f"No simple tile is left for the track that stays on {name}.")
    return None


def refuse_piece(state: SteamPowerState, verb: str, h: int, pair: int) -> Refusal | None:
    """Lay, cross or replace: the hex, the piece's ends, the company's other obligations, tiles, money."""
    geography = state.box.geography
    name = geography.names[h]
    company = state.company
    trail = state.trail[company]
    if geography.cost[h] < 0:
        return Refusal("sp.track.land", f"{name} is {geography.terrain[h]}.")
    under = state.first[h]
    over = state.second[h]
    if verb == "replace":
        if not trail or trail[-1] // 36 != h:
            return Refusal("sp.track.end-tile", f"{name} does not hold the end of an incomplete link of one's own.")
        old = PAIR_OF[trail[-1] // 6 % 6][trail[-1] % 6]
        if old == pair:
            return Refusal("sp.track.different", f"{PAIR_WORDS[pair]} lies on {name} already.")
        stays = over if under == segment(old, company) else under
        if stays and not crosses(segment_pair(stays), pair):
            what = f"{PAIR_WORDS[pair]} can't cross {PAIR_WORDS[segment_pair(stays)]} on {name}."
            return Refusal("sp.track.under-crossing", what)
    elif verb == "lay":
        if under:
            return Refusal(
                "sp.track.empty-hex", f"{name} holds track of {company_name(state, segment_company(under))}."
            )
        stays = 0
    else:
        if not under:
            return Refusal("sp.track.crossing-on-track", f"{name} is empty.")
        if over:
            return Refusal("sp.track.two-segments", f"{name} holds a crossing already.")
        if not crosses(segment_pair(under), pair):
            what = f"{PAIR_WORDS[pair]} can't cross {PAIR_WORDS[segment_pair(under)]} on {name}."
            return Refusal("sp.track.crossing", what)
        stays = under
    return (
        refuse_ends(state, h, pair)
        or refuse_attachment(state, verb, h, pair)
        or refuse_tile(state, verb, h, pair, stays)
        or refuse_cost(state, verb, h)
    )


def refuse_ends(state: SteamPowerState, h: int, pair: int) -> Refusal | None:
    """Where the piece's two ends lead."""
    geography = state.box.geography
    cities: list[int] = []
    for edge in PAIRS[pair]:
        beyond = geography.hexes.neighbour[h * 6 + edge]
        if beyond < 0:
            return Refusal("sp.track.dead-end", f"{PAIR_WORDS[pair]} on {geography.names[h]} leads off the map.")
        if geography.terrain[beyond] == "water":
            return Refusal("sp.track.dead-end", f"{PAIR_WORDS[pair]} on {geography.names[h]} leads into water.")
        if geography.city_at[beyond] >= 0:
            cities.append(geography.city_at[beyond])
        for company, trail in enumerate(state.trail):
            waits = trail and trail[-1] // 36 == beyond and trail[-1] % 6 == opposite(edge)
            if waits and company != state.company:
                what = f"{company_name(state, company)}'s incomplete link on {geography.names[beyond]} ends there."
                return Refusal("sp.track.open-end", what)
    if len(cities) == 2 and geography.group_of[cities[0]] == geography.group_of[cities[1]]:
        what = f"Both ends lead to {city_name(state, cities[0])}" + (
            "." if cities[0] == cities[1] else f" and {city_name(state, cities[1])}, which are one group."
        )
        return Refusal("sp.track.no-loop", what)
    return None


def refuse_attachment(state: SteamPowerState, verb: str, h: int, pair: int) -> Refusal | None:
    """Whether the piece continues the incomplete link, or begins a link where the company may."""
    geography = state.box.geography
    company = state.company
    trail = state.trail[company]
    if verb == "replace":
        trail = trail[:-1]
    elif not trail and state.trains[company] == 0:
        return Refusal("sp.track.no-trains", f"{company_name(state, company)} has no train left.")
    if trail:
        last = trail[-1]
        beyond = geography.hexes.neighbour[last // 36 * 6 + last % 6]
        edge = opposite(last % 6)
        if h != beyond or edge not in PAIRS[pair]:
            rule = "sp.track.one-incomplete" if verb != "replace" else "sp.track.end-tile"
            return Refusal(rule, f"The incomplete link goes on at {geography.names[beyond]}.")
        leave = PAIRS[pair][0] if PAIRS[pair][1] == edge else PAIRS[pair][1]
        city = geography.city_beyond[h * 6 + leave]
        home = state.open_city[company]
        if city >= 0 and geography.group_of[city] == geography.group_of[home]:
            return Refusal("sp.track.no-loop", f"The link comes from {city_name(state, home)}.")
        return None
    cities = [geography.city_beyond[h * 6 + edge] for edge in PAIRS[pair]]
    cities = [city for city in cities if city >= 0]
    own = {geography.group_of[c] for link in state.links[company] for c in (link.start, link.end)}
    if own:
        if not any(geography.group_of[city] in own for city in cities):
            rule = "sp.track.replaced-start" if verb == "replace" else "sp.track.attach"
            return Refusal(rule, f"{geography.names[h]} {PAIR_WORDS[pair]} leads into no city of the network.")
    elif not cities:
        rule = "sp.track.replaced-start" if verb == "replace" else "sp.track.first"
        return Refusal(rule, f"{geography.names[h]} {PAIR_WORDS[pair]} leads into no city.")
    return None


def refuse_tile(state: SteamPowerState, verb: str, h: int, pair: int, stays: int) -> Refusal | None:
    wanted = tile_pool(segment(pair, 0), 0) if stays == 0 else tile_pool(stays, segment(pair, 0))
    left = state.pool[wanted]
    if verb == "replace" and tile_pool(state.first[h], state.second[h]) == wanted:
        left += 1
    return None if left > 0 else Refusal("sp.track.tiles", f"No tile is left among the {POOL_NAMES[wanted]}.")


def refuse_cost(state: SteamPowerState, verb: str, h: int) -> Refusal | None:
    cost = {"lay": state.box.geography.cost[h], "cross": CROSSING_COST, "replace": 0}[verb]
    money = state.money[state.seat]
    return None if cost <= money else Refusal("sp.track.money", f"That costs ${cost}; there is ${money}.")


# Factories


def refuse_factory(state: SteamPowerState) -> Refusal | None:
    if state.factories[state.company] == 0:
        return Refusal("sp.factory.supply", f"{company_name(state, state.company)} has no factory left.")
    if any(refuse_site(state, city) is None for city in range(state.box.geography.cities)):
        return None
    return Refusal("sp.factory.link", "No coloured city without factory has a completed link.")


def refuse_site(state: SteamPowerState, city: int) -> Refusal | None:
    name = city_name(state, city)
    group_of = state.box.geography.group_of
    if state.colour[city] == PURPLE:
        return Refusal("sp.factory.not-purple", f"{name} is purple.")
    if state.factory[city] >= 0:
        state_ = "is flipped" if state.cubes[city] == 0 else "has a factory"
        return Refusal("sp.factory.empty-city", f"{name} {state_}.")
    group = group_of[city]
    for links in state.links:
        if any(group in (group_of[link.start], group_of[link.end]) for link in links):
            return None
    return Refusal("sp.factory.link", f"No completed link leads to {name}.")


def refuse_cubes(state: SteamPowerState, cubes: int) -> Refusal | None:
    usual = state.box.cubes
    if abs(cubes - usual) <= 1:
        return None
    return Refusal("sp.factory.bonus-cubes", f"{usual - 1} to {usual + 1} cubes are possible, not {cubes}.")


# Contracts


def refuse_fulfil(state: SteamPowerState) -> Refusal | None:
    if not state.links[state.company]:
        return Refusal("sp.fulfil.own-link", f"{company_name(state, state.company)} has no completed link.")
    if state.hand[state.seat] == 0:
        return Refusal("sp.fulfil.hand", "The hand is empty.")
    refused: Refusal | None = None
    for card in range(len(state.box.contracts)):
        if state.where[card] == IN_HAND + state.seat:
            refused = refuse_contract(state, card)
            if refused is None:
                return None
    return refused


def refuse_contract(state: SteamPowerState, card: int) -> Refusal | None:
    contract = state.box.contracts[card]
    if state.where[card] != IN_HAND + state.seat:
        return Refusal("sp.fulfil.hand", f"{contract.id} is not in the hand.")
    cost = cheapest_way(state, contract.cubes)
    money = state.money[state.seat]
    if cost > money:
        return Refusal("sp.fulfil.afford", f"{contract.id} costs at least ${cost}; there is ${money}.")
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
    colour = COLOURS[cubes[0]]
    reachable = [
        city
        for city, left in enumerate(state.cubes)
        if left and state.colour[city] == cubes[0] and source_price(state, city) >= 0
    ]
    if action.verb == "bank":
        if reachable:
            what = f"{colour} can be brought from {city_name(state, reachable[0])}."
            return Refusal("sp.fulfil.bank-only-if-unreachable", what)
        return None
    city = action.values[0]
    name = city_name(state, city)
    if state.colour[city] != cubes[0]:
        return Refusal("sp.fulfil.source", f"A {colour} cube is wanted; {name} is {COLOURS[state.colour[city]]}.")
    if state.cubes[city] == 0:
        return Refusal("sp.fulfil.source", f"{name} has no cube.")
    if city not in reachable:
        return Refusal("sp.fulfil.route", f"No completed links lead from {name} to the network.")
    spare = money_for_source(state, city)
    price = source_price(state, city)
    if price > spare:
        what = (
            f"A cube from {name} costs ${price}; ${max(spare, 0)} can be spent on it if the other cubes are to be paid."
        )
        return Refusal("sp.fulfil.afford", what)
    if action.verb == "route":
        fee = 0 if state.factory[city] == state.company else 1
        if price == fee or not fulfil.has_choice(state, state.box.geography.group_of[city], spare - fee):
            return Refusal("sp.fulfil.route", f"There is only one way from {name}.")
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
        what = f"Name {city_name(state, geography.groups[group][0])} for its group."
        return Refusal("sp.fulfil.route", what)
    came = [geography.group_of[state.source], *state.visited[::2]]
    links = fulfil.foreign_links(state)
    if not any(link.owner == company and {link.a, link.b} == {came[-1], group} for link in links):
        what = f"{company_name(state, company)} has no link from where the cube is to {city_name(state, city)}."
        return Refusal("sp.fulfil.route", what)
    if group in came:
        return Refusal("sp.fulfil.route", f"The cube has been at {city_name(state, city)}.")
    fee = 0 if state.factory[state.source] == state.company else 1
    left = money_for_source(state, state.source) - fee - len(came)
    before = sum(1 << g for g in came)
    onward = [link for link in links if not before >> link.a & 1 and not before >> link.b & 1]
    toll = tolls(onward, state.company, own_groups(state), len(state.joined))[group]
    if not 0 <= toll <= left:
        return Refusal(
            "sp.fulfil.afford", f"From {city_name(state, city)} the network can't be reached with the money."
        )
    return None

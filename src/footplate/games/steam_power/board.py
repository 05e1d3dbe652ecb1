"""What the browser's board shows of a decision before it is taken: places, prices, sources and their routes.

Everything is made from the redacted state, and only for the seat that decides.
"""

from footplate.games.steam_power.actions import Actions
from footplate.games.steam_power.contracts import COLOURS, FACTORY, TRACK, Contract
from footplate.games.steam_power.picture import Ahead, Buying, Hop, Place, Price, Source, Verb
from footplate.games.steam_power.state import ACTION, BONUS, BUILD, DELIVER, PLACE, ROUTE, SOURCE, SteamPowerState
from footplate.games.steam_power.steps import factory, fulfil, track
from footplate.rails.network import bits
from footplate.rails.track import PAIRS
from footplate.table.game import NATURE


def ahead(state: SteamPowerState, seat: int) -> Ahead:
    """The targets on the map: of the decision itself, or of the actions that could be chosen now."""
    places: list[Place] = []
    sites: list[str] = []
    cards: list[str] = []
    if seat == state.seat and not state.box.automas[seat]:
        step = state.step
        bonus = state.bonus if step == BONUS else 0
        if step in (PLACE, ACTION) or bonus == TRACK:
            places = placements(state)
        if step in (BUILD, ACTION) or bonus == FACTORY:
            sites = [state.box.geography.city_names[city] for city in bits(factory.sites(state))]
        if step in (DELIVER, ACTION):
            base = state.box.actions.deliver
            cards = [state.box.contracts[number - base].id for number in fulfil.legal_contracts(state, False)]
    return {"places": places, "sites": sites, "cards": cards}


def placements(state: SteamPowerState) -> list[Place]:
    """Per hex: how (lay, cross, replace, remove), the hex, the price, and the pairs of edges that fit."""
    actions = state.box.actions
    numbers = track.legal_extensions(state) + track.legal_changes(state) if state.trail[state.company] else None
    if numbers is None:
        numbers = track.legal_starts(state, False)
    found: dict[tuple[Verb, int], list[tuple[int, int]]] = {}
    for number in numbers:
        verb, h, pair = parts(actions, number)
        pairs = found.setdefault((verb, h), [])
        if verb != "remove":
            pairs.append(PAIRS[pair])
    out: list[Place] = []
    for (verb, h), pairs in found.items():
        price = track.price(state, h) if verb in ("lay", "cross") else 0
        out.append({"verb": verb, "hex": state.box.geography.names[h], "price": price, "pairs": pairs})
    return out


def parts(actions: Actions, number: int) -> tuple[Verb, int, int]:
    """A placement's verb, hex and pair."""
    if number >= actions.remove:
        return "remove", number - actions.remove, -1
    verbs: list[tuple[Verb, int]] = [("replace", actions.replace), ("cross", actions.cross), ("lay", actions.lay)]
    for verb, base in verbs:
        if number >= base:
            return verb, (number - base) // actions.pairs, (number - base) % actions.pairs
    raise ValueError(f"{number} is no placement")


def offered_to(state: SteamPowerState, seat: int) -> list[list[int]] | None:
    """Per colour, the prices of the cubes that a seat could have now; None before it has a network."""
    if seat == NATURE or state.box.automas[seat]:
        return None
    probe = state.copy()
    probe.seat = seat
    probe.company = state.company if state.box.basic_solo else seat
    return fulfil.offers(probe) if probe.network[probe.company] else None


def price_now(contract: Contract, offered: list[list[int]] | None) -> Price:
    """What a contract in hand would cost now, cube by cube; a cube without offer comes from the bank."""
    if offered is None:
        return {"price": None, "prices": [], "bank": []}
    prices: list[int] = []
    bank: list[bool] = []
    taken = [0, 0, 0, 0]
    for colour in contract.cubes:
        at = taken[colour]
        taken[colour] += 1
        from_map = at < len(offered[colour])
        prices.append(offered[colour][at] if from_map else fulfil.BANK_PRICE)
        bank.append(not from_map)
    return {"price": fulfil.price_of(contract, offered), "prices": prices, "bank": bank}


def buying(state: SteamPowerState) -> Buying | None:
    """The contract that is being fulfilled: its cubes, how many are paid, and where the next may come from, over which
    links: everybody sees the cube on its way."""
    if state.card < 0 or state.step not in (SOURCE, ROUTE):
        return None
    geography = state.box.geography
    contract = state.box.contracts[state.card]
    sources: list[Source] = []
    if state.step == SOURCE:
        a = state.box.actions
        numbers = fulfil.legal_sources(state)
        for number in numbers:
            if a.take <= number < a.route:
                sources.append(source(state, number - a.take, a.route + number - a.take in numbers))
    way: list[Hop] = []
    at = geography.group_of[state.source] if state.source >= 0 else -1
    for i in range(0, len(state.visited), 2):
        way.append(hop(state, at, state.visited[i], state.visited[i + 1]))
        at = state.visited[i]
    return {
        "id": contract.id,
        "cubes": [COLOURS[c] for c in contract.cubes],
        "taken": state.cubes_taken,
        "sources": sources,
        "from": geography.city_names[state.source] if state.source >= 0 else None,
        "way": way,
    }


def source(state: SteamPowerState, city: int, choice: bool) -> Source:
    """A cube from a city: whom it pays, over which links it travels, and whether another route could be chosen."""
    geography = state.box.geography
    owner = state.factory[city]
    hops: list[Hop] = []
    at = geography.group_of[city]
    for step in fulfil.default_route(state, at):
        hops.append(hop(state, at, step.node, step.owner))
        at = step.node
    fee = owner != state.company
    return {
        "city": geography.city_names[city],
        "fee": state.box.company_names[owner] if fee else None,
        "hops": hops,
        "price": len(hops) + (1 if fee else 0),
        "choice": choice,
    }


def hop(state: SteamPowerState, start: int, end: int, owner: int) -> Hop:
    """One link of a route, between two groups, each named by its first city."""
    geography = state.box.geography
    return {
        "owner": state.box.company_names[owner],
        "from": geography.city_names[geography.groups[start][0]],
        "to": geography.city_names[geography.groups[end][0]],
    }

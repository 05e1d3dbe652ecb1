"""What the browser's board shows of a decision before it is taken: drawings, goods and their routes."""

from footplate.games.steamrollers import spoken
from footplate.games.steamrollers.goods import COLOURS
from footplate.games.steamrollers.picture import Ahead, Drawing, Load, Route
from footplate.games.steamrollers.routes import connections, routes
from footplate.games.steamrollers.state import ACTION, CARRY, DRAW, LOAD, RAIL, SPOT, SteamRollersState
from footplate.games.steamrollers.steps import build, deliver, powers
from footplate.rails.track import PAIRS


def ahead(state: SteamRollersState) -> Ahead:
    """For whoever decides: the tracks that could be drawn, the goods that could be delivered, the routes of one."""
    drawings: list[Drawing] = []
    goods: list[Load] = []
    if state.step == RAIL:
        drawings = pieces(state, powers.free_tracks(state))
    elif state.step in (ACTION, DRAW):
        drawings = pieces(state, build.tracks(state))
    if state.step in (ACTION, LOAD):
        goods = loads(state)
    return {"drawings": drawings, "goods": goods, "delivery": delivery(state)}


def pieces(state: SteamRollersState, numbers: list[int]) -> list[Drawing]:
    """Per hex the pairs of edges that fit."""
    found: dict[int, list[tuple[int, int]]] = {}
    for number in numbers:
        h, pair = divmod(number - state.box.actions.draw, state.box.actions.pairs)
        found.setdefault(h, []).append(PAIRS[pair])
    return [{"hex": state.box.geography.names[h], "pairs": pairs} for h, pairs in found.items()]


def loads(state: SteamRollersState) -> list[Load]:
    """The goods, each with its routes."""
    out: list[Load] = []
    for number in deliver.legal_loads(state):
        own, city, colour = deliver.good_of(state, number)
        ends = [state.die] if city != state.die else [end for end in state.box.destinations[colour] if end != city]
        ways = ways_to(state, city, ends)
        out.append({"city": city + 1, "colour": COLOURS[colour], "personal": own, "routes": ways})
    return out


def delivery(state: SteamRollersState) -> Load | None:
    """The good under way and its routes, the longest first, to be drawn on the sheet."""
    if state.step not in (SPOT, CARRY):
        return None
    ways = ways_to(state, state.load_city, deliver.ends(state))
    return {
        "city": state.load_city + 1,
        "colour": COLOURS[state.load_colour],
        "personal": bool(state.load_own),
        "routes": ways,
    }


def ways_to(state: SteamRollersState, city: int, ends: list[int]) -> list[Route]:
    """The routes from a city, the longest that the engine can go first, then those that cost a tile or are too far."""
    names = state.box.geography.names
    links = connections(state.box, state.chart, state.sheets[state.seat])
    most, free = deliver.limit(state), deliver.freely(state)
    found = [(end, route) for end in ends for route in routes(links, city, end)]
    found.sort(key=lambda pair: (pair[1].distance > most, pair[1].distance > free, -pair[1].distance))
    return [
        {
            "to": end + 1,
            "distance": route.distance,
            "cities": [stop + 1 for stop in route.cities],
            "hexes": [names[h] for h in route.hexes],
            "fits": route.distance <= most,
            "spends": spoken.spent(state, city, route.distance, 0) if route.distance <= most else [],
        }
        for end, route in found
    ]

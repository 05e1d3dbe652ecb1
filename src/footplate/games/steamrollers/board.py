"""What the browser's board shows of a decision before it is taken: drawings, goods and their routes."""

from footplate.games.steamrollers.goods import COLOURS
from footplate.games.steamrollers.routes import connections, routes
from footplate.games.steamrollers.state import ACTION, CARRY, DRAW, LOAD, RAIL, SPOT, SteamRollersState
from footplate.games.steamrollers.steps import build, deliver, powers
from footplate.rails.track import PAIRS


def ahead(state: SteamRollersState) -> dict[str, object]:
    """For whoever decides: the tracks that could be drawn, the goods that could be delivered, the routes of one."""
    drawings: list[object] = []
    goods: list[object] = []
    if state.step == RAIL:
        drawings = pieces(state, powers.legal_rail(state))
    elif state.step in (ACTION, DRAW):
        drawings = pieces(state, build.legal(state))
    if state.step in (ACTION, LOAD):
        goods = loads(state)
    return {"drawings": drawings, "goods": goods, "delivery": delivery(state)}


def pieces(state: SteamRollersState, numbers: list[int]) -> list[object]:
    """Per hex the pairs of edges that fit."""
    found: dict[int, list[object]] = {}
    for number in numbers:
        h, pair = divmod(number - state.box.actions.draw, state.box.actions.pairs)
        found.setdefault(h, []).append(list(PAIRS[pair]))
    return [{"hex": state.box.geography.names[h], "pairs": pairs} for h, pairs in found.items()]


def loads(state: SteamRollersState) -> list[object]:
    actions = state.box.actions
    out: list[object] = []
    for number in deliver.legal_loads(state):
        own = number >= actions.own
        city, colour = divmod(number - (actions.own if own else actions.load), len(COLOURS))
        out.append({"city": city + 1, "colour": COLOURS[colour], "personal": own})
    return out


def delivery(state: SteamRollersState) -> dict[str, object] | None:
    """The good under way and its routes, the longest first, to be drawn on the sheet."""
    if state.step not in (SPOT, CARRY):
        return None
    names = state.box.geography.names
    found = connections(state.box, state.chart, state.sheets[state.seat])
    most = deliver.limit(state)
    ways: list[object] = []
    for end in deliver.ends(state):
        for route in routes(found, state.load_city, end):
            cities: list[object] = [city + 1 for city in route.cities]
            hexes: list[object] = [names[h] for h in route.hexes]
            fits = route.distance <= most
            ways.append({"to": end + 1, "distance": route.distance, "cities": cities, "hexes": hexes, "fits": fits})
    return {"city": state.load_city + 1, "colour": COLOURS[state.load_colour], "routes": ways}

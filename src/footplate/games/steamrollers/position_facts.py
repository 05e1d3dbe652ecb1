"""Questions about a position, and the words both ways."""

from footplate.games.steamrollers import scoring, spoken
from footplate.games.steamrollers.components import ORDER_NAMES
from footplate.games.steamrollers.geography import PAIR_WORDS
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.network import FAR, network_points
from footplate.games.steamrollers.routes import connections, routes
from footplate.games.steamrollers.state import CENTRE, DRAW, SteamRollersState
from footplate.games.steamrollers.steps import build, deliver
from footplate.rails.network import bits
from footplate.table.finding import find, listed
from footplate.table.position import answer, score_fact

SEAT_FACTS = [
    "engine", "strength", "points", "bonus", "network", "links", "distances", "routes", "connected", "tiles", "orders",
    "kept", "personal", "score", "track",
]  # fmt: skip
CITY_FACTS = ["goods", "crosses"]
GOODS_FACTS = ["bag", "out"]
GAME_FACTS = [
    "dice", "die", "black", "claimed", "round", "start", "chart", "walls", "actions", "olive", "empty", "winners",
]  # fmt: skip
OTHERS = ["tile", "side", "order", "drawings"]
FACTS = [*SEAT_FACTS, *CITY_FACTS, *GOODS_FACTS, *OTHERS, *GAME_FACTS]


def find_city(word: str) -> int:
    """A city, region, die value or tile by its number."""
    return find(word, [str(n) for n in range(1, CITIES + 1)], "number")


def colour_of(word: str) -> int:
    return COAL if word == "black" else find(word, COLOURS, "colour")


def of_seat(state: SteamRollersState, word: str) -> int:
    return find(word, state.box.seat_names, "seat")


def fact(state: SteamRollersState, question: list[str]) -> str:
    return answer(question, FACTS, lambda name, args: look_up(state, name, args), "Of which seat, city, hex or colour?")


def look_up(state: SteamRollersState, name: str, args: list[str]) -> str:
    if name in SEAT_FACTS:
        return seat_fact(state, name, of_seat(state, args[0]), args[1:])
    if name in CITY_FACTS:
        return city_fact(state, name, args)
    if name in GOODS_FACTS:
        return str((state.bag if name == "bag" else state.boxed)[colour_of(args[0])])
    if name in OTHERS:
        return other_fact(state, name, args[0])
    return game_fact(state, name)


def seat_fact(state: SteamRollersState, name: str, seat: int, args: list[str]) -> str:
    box = state.box
    if name == "engine":
        return listed([str(value + 1) for value in bits(state.engine[seat])])
    if name == "strength":
        probe = state.copy()
        probe.seat = seat
        most = deliver.limit(probe)
        return "unlimited" if most == FAR else str(most)
    if name == "points":
        return str(state.points[seat])
    if name == "bonus":
        return str(state.bonus[seat])
    if name == "network":
        return str(network_points(box, state.links[seat]))
    if name == "links":
        return spoken.links(state, seat) or "none"
    if name == "track":
        track = state.sheets[seat][find(args[0], box.geography.names, "hex")]
        return PAIR_WORDS[track - 1] if track else "none"
    if name in ("distances", "routes", "connected"):
        return route_fact(state, name, seat, find_city(args[0]), find_city(args[1]))
    if name == "score":
        return score_fact(scoring.scores(state), seat, args)
    return holding_fact(state, name, seat)


def holding_fact(state: SteamRollersState, name: str, seat: int) -> str:
    """What lies before a seat."""
    box = state.box
    if name == "tiles":
        held = [tile for tile, owner in enumerate(state.owner) if owner == seat]
        return listed([box.tiles[tile * 2 + state.side[tile]].name for tile in held])
    if name == "orders":
        mine = [order for order, owner in enumerate(state.order_owner) if owner == seat]
        return listed([box.order_tiles[order * 2 + state.order_side[order]].name for order in mine])
    if name == "kept":
        return listed([COLOURS[k] for k in spoken.kept(state, seat)])
    city = state.own_city[seat]
    return f"{city + 1} {COLOURS[state.own_colour[seat]]}" if city >= 0 else "none"


def route_fact(state: SteamRollersState, name: str, seat: int, a: int, b: int) -> str:
    """`routes` come from the plain search, `distances` from what the rules keep."""
    if name == "distances":
        return listed([str(d) for d in bits(state.reach[seat][a * CITIES + b])])
    found = connections(state.box, state.chart, state.sheets[seat])
    if name == "connected":
        return "yes" if any({way.start, way.end} == {a, b} for way in found) else "no"
    ways = routes(found, a, b)
    return "; ".join("-".join(str(c + 1) for c in way.cities) + f" ({way.distance})" for way in ways) or "none"


def city_fact(state: SteamRollersState, name: str, args: list[str]) -> str:
    if name == "goods":
        return listed([COLOURS[k] for k in state.rows[find_city(args[0])]])
    return str(state.crosses[find_city(args[0])]) if args else " ".join(str(n) for n in state.crosses)


def other_fact(state: SteamRollersState, name: str, word: str) -> str:
    box = state.box
    if name == "order":
        order = find(word, ORDER_NAMES, "order tile")
        owner = state.order_owner[order]
        return "centre" if owner == CENTRE else box.seat_names[owner]
    if name == "drawings":
        return drawings_fact(state, find(word, box.geography.names, "hex"))
    tile = find_city(word)
    if name == "side":
        return box.tiles[tile * 2 + state.side[tile]].name if state.side[tile] >= 0 else "none"
    owner = state.owner[tile]
    return "centre" if owner == CENTRE else box.seat_names[owner] + (" sideways" if state.sideways[tile] else "")


def drawings_fact(state: SteamRollersState, h: int) -> str:
    """How many tracks could be drawn in a hex with the dice as they are."""
    if state.step != DRAW:
        return "0"
    base = state.box.actions.draw + h * 15
    return str(sum(base <= action < base + 15 for action in build.tracks(state)))


def game_fact(state: SteamRollersState, name: str) -> str:
    box = state.box
    if name == "dice":
        return listed([str(value + 1) for value, count in enumerate(state.dice) for _ in range(count)])
    if name == "die":
        return str(state.die + 1) if state.die >= 0 else "none"
    if name == "black":
        return box.faces[state.black].words if state.black >= 0 else "none"
    if name == "claimed":
        return f"{state.claimed + 1} {box.seat_names[state.claimer]}" if state.claimed >= 0 else "none"
    if name == "round":
        return str(state.round)
    if name == "start":
        return box.seat_names[state.starter]
    if name == "chart":
        return str(state.chart) if state.chart else "none"
    if name == "walls":
        return listed(box.walls[state.chart])
    if name == "actions":
        return str(state.actions_left)
    if name == "olive":
        return str(state.olive_points)
    if name == "empty":
        return str(state.empty_cities())
    return listed([box.seat_names[seat] for seat in scoring.scores(state).winners])

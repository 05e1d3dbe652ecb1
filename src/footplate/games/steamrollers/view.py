"""What a seat sees: cells and panels for any front end, data for the browser's board. Nothing is hidden here."""

from footplate.games.steamrollers import scoring, words
from footplate.games.steamrollers.components import (
    TYPES,
    read_die,
    read_orders,
    read_tiles,
)
from footplate.games.steamrollers.geography import PAIR_WORDS, Geography, read_charts, read_map
from footplate.games.steamrollers.goods import CITIES, COLOURS
from footplate.games.steamrollers.routes import Connection, connections, routes
from footplate.games.steamrollers.sheets import data_text
from footplate.games.steamrollers.state import CARRY, CENTRE, KINDS, SteamRollersState
from footplate.rails.hexes import POINTY_TOP
from footplate.rails.network import bits
from footplate.rails.track import PAIRS
from footplate.table.game import NATURE
from footplate.table.view import Cell, Mark, Panel, Rail, Sheet, View

describe = words.describe
longest = words.longest


def view(state: SteamRollersState, seat: int) -> View:
    """One's own sheet, or for a spectator and for Olive that of the player whose turn it is; then the others'."""
    shown = seat if 0 <= seat < state.box.players else state.seat
    others = [other for other in range(state.box.players) if other != shown]
    sheets = [Sheet(words.title(state, other), state.box.seat_names[other], cells(state, other)) for other in others]
    return View(seat, cells(state, shown), panels(state, seat), data(state), True, sheets)


# The sheet


def cells(state: SteamRollersState, seat: int) -> list[Cell]:
    finished = {h for way in connections(state.box, state.chart, state.sheets[seat]) for h in way.hexes}
    return [cell(state, seat, h, h in finished) for h in range(state.box.geography.size)]


def cell(state: SteamRollersState, seat: int, h: int, complete: bool) -> Cell:
    geography = state.box.geography
    track = state.sheets[seat][h]
    rails = [Rail(PAIRS[track - 1], state.box.seat_names[seat], complete)] if track else []
    city = geography.city_at[h]
    marks: list[Mark] = []
    if city >= 0:
        for colour, name in enumerate(COLOURS):
            count = state.rows[city].count(colour)
            if count:
                marks.append(Mark(str(count), name, f"{count} {name}"))
        if state.own_city[seat] == city:
            name = COLOURS[state.own_colour[seat]]
            marks.append(Mark("!", name, f"a personal {name} good"))
    return blank_cell(geography, h, rails, marks, hex_words(state, seat, h))


def blank_cell(geography: Geography, h: int, rails: list[Rail], marks: list[Mark], text: str) -> Cell:
    q, r = geography.hexes.coordinates[h]
    city = geography.city_at[h]
    return Cell(
        geography.names[h],
        2 * q + r,
        r,
        "plains" if geography.kind[h] == "plain" else geography.kind[h],
        str(city + 1) if city >= 0 else "",
        f"City {city + 1}" if city >= 0 else "",
        COLOURS[geography.city_colour[city]] if city >= 0 else "",
        rails,
        marks,
        text,
    )


def hex_words(state: SteamRollersState, seat: int, h: int) -> str:
    """A hex as one would read it aloud."""
    geography = state.box.geography
    region = geography.region[h]
    colour = COLOURS[geography.city_colour[region]]
    city = geography.city_at[h]
    if city >= 0:
        parts = [geography.names[h], f"city {city + 1}, {colour}", words.goods(state.rows[city])]
        near = [
            f"connected to {b + 1} ({', '.join(str(d) for d in bits(state.reach[seat][city * CITIES + b]))})"
            for b in range(CITIES)
            if state.reach[seat][city * CITIES + b]
        ]
        return ", ".join([*parts, *near])
    parts = [geography.names[h], f"region {region + 1}, {colour}"]
    if geography.kind[h] == "town":
        parts.append("town")
    if state.sheets[seat][h]:
        parts.append(f"track {PAIR_WORDS[state.sheets[seat][h] - 1]}")
    for edge in range(6):
        beyond = geography.hexes.neighbour[h * 6 + edge]
        if beyond >= 0 and state.box.beyond[state.chart][h * 6 + edge] < 0:
            parts.append(f"wall to the {POINTY_TOP[edge]}")
        elif beyond >= 0 and geography.city_at[beyond] >= 0:
            parts.append(f"city {geography.city_at[beyond] + 1} to the {POINTY_TOP[edge]}")
    return ", ".join(parts)


# Panels


def panels(state: SteamRollersState, seat: int) -> list[Panel]:
    out = [table_panel(state), supply_panel(state), tiles_panel(state)]
    if state.box.orders:
        out.append(orders_panel(state))
    totals = scoring.scores(state).totals
    for other in range(state.box.players):
        out.append(seat_panel(state, other, seat, totals[other]))
    if state.box.solo:
        out.append(olive_panel(state, totals[state.box.olive]))
    return out


def table_panel(state: SteamRollersState) -> Panel:
    box = state.box
    lines = [f"Round {state.round}"] if state.round else ["Setting up"]
    if state.round and not box.solo:
        lines[0] += f", {box.seat_names[state.starter]} began"
    if state.black >= 0:
        free = [str(value + 1) for value, count in enumerate(state.dice) for _ in range(count)]
        lines.append(f"White dice: {' '.join(free) or 'none'}; black die: {box.faces[state.black].words}")
    if state.die >= 0:
        lines.append(f"Die in hand: {state.die + 1}" + (f" and {state.other_die + 1}" if state.other_die >= 0 else ""))
    if state.claimed >= 0:
        lines.append(f"The {state.claimed + 1} is reserved for {box.seat_names[state.claimer]}")
    if box.walls[state.chart]:
        lines.append("Walls between regions " + ", ".join(box.walls[state.chart]))
    lines.append(f"{state.empty_cities()} of {box.edition.empty_cities} cities empty")
    return Panel("Table", "", lines)


def supply_panel(state: SteamRollersState) -> Panel:
    geography = state.box.geography
    lines = [
        f"City {city + 1} ({COLOURS[geography.city_colour[city]]}): {words.goods(state.rows[city])}"
        for city in range(CITIES)
    ]
    return Panel("Goods", "", lines)


def tiles_panel(state: SteamRollersState) -> Panel:
    lines: list[str] = []
    for tile, side in enumerate(state.side):
        if side >= 0:
            owner = state.owner[tile]
            where = "centre" if owner == CENTRE else state.box.seat_names[owner]
            lying = ", sideways" if state.sideways[tile] else ""
            lines.append(f"{words.tile(state, tile)} - {where}{lying}")
    return Panel("Action tiles", "", lines)


def orders_panel(state: SteamRollersState) -> Panel:
    lines: list[str] = []
    for order, side in enumerate(state.order_side):
        if side >= 0:
            owner = state.order_owner[order]
            tile = state.box.order_tiles[order * 2 + side]
            lines.append(f"{tile.name} {tile.words}" + ("" if owner == CENTRE else f" - {state.box.seat_names[owner]}"))
    return Panel("Order tiles", "", lines)


def seat_panel(state: SteamRollersState, other: int, seat: int, total: int) -> Panel:
    boxes = " ".join(str(value + 1) for value in bits(state.engine[other])) or "none"
    lines = [
        f"{total} points now, {state.points[other]} from deliveries" + (" and +2" if state.bonus[other] else ""),
        f"Engine {state.boxes(other)}: boxes {boxes}",
        f"Connections: {words.links(state, other) or 'none'}",
    ]
    if state.own_city[other] >= 0:
        lines.append(f"Personal good on city {state.own_city[other] + 1}: {COLOURS[state.own_colour[other]]}")
    if state.box.orders:
        lines.append(f"Delivered goods: {words.goods(words.kept(state, other))}")
    return Panel(words.title(state, other) + (" (you)" if other == seat else ""), state.box.seat_names[other], lines)


def olive_panel(state: SteamRollersState, total: int) -> Panel:
    crosses = ", ".join(f"{region + 1}: {count}" for region, count in enumerate(state.crosses))
    lines = [
        f"{total} points now, {state.olive_points} from goods",
        f"Crosses by region: {crosses}",
    ]
    return Panel("Olive", state.box.seat_names[state.box.olive], lines)


# Data for the browser


def data(state: SteamRollersState) -> dict[str, object]:
    box = state.box
    pad = scoring.scores(state)
    players: list[object] = [seat_data(state, seat) for seat in range(box.players)]
    cities: list[object] = [
        {"goods": [COLOURS[k] for k in row], "colour": COLOURS[box.geography.city_colour[city]]}
        for city, row in enumerate(state.rows)
    ]
    faces = [TYPES[t] for t in bits(box.faces[state.black].types)] if state.black >= 0 else []
    return {
        "step": KINDS[state.step],
        "round": state.round,
        "start": box.seat_names[state.starter],
        "seat": box.seat_names[state.seat],
        "dice": [value + 1 for value, count in enumerate(state.dice) for _ in range(count)],
        "black": faces,
        "die": state.die + 1 if state.die >= 0 else None,
        "otherDie": state.other_die + 1 if state.other_die >= 0 else None,
        "claimed": {"die": state.claimed + 1, "seat": box.seat_names[state.claimer]} if state.claimed >= 0 else None,
        "actions": state.actions_left,
        "cities": cities,
        "walls": list(box.walls[state.chart]),
        "tiles": [tile_data(state, tile) for tile, side in enumerate(state.side) if side >= 0],
        "orders": [order_data(state, order) for order, side in enumerate(state.order_side) if side >= 0],
        "players": players,
        "olive": olive_data(state) if box.solo else None,
        "delivery": delivery_data(state),
        "hexes": hexes_data(box.geography),
        "score": {"columns": pad.columns, "rows": pad.rows, "totals": pad.totals},
        "emptyCities": state.empty_cities(),
        "end": box.edition.empty_cities,
    }


def hexes_data(geography: Geography) -> list[object]:
    return [
        {
            "name": geography.names[h],
            "q": geography.hexes.coordinates[h][0],
            "r": geography.hexes.coordinates[h][1],
            "region": geography.region[h] + 1,
            "shade": geography.shade[h],
            "kind": geography.kind[h],
        }
        for h in range(geography.size)
    ]


def seat_data(state: SteamRollersState, seat: int) -> dict[str, object]:
    geography = state.box.geography
    tracks: list[object] = [
        [geography.names[h], *PAIRS[track - 1]] for h, track in enumerate(state.sheets[seat]) if track
    ]
    links: list[object] = [link_data(geography, way) for way in connections(state.box, state.chart, state.sheets[seat])]
    own = state.own_city[seat]
    return {
        "seat": state.box.seat_names[seat],
        "tracks": tracks,
        "links": links,
        "engine": [value + 1 for value in bits(state.engine[seat])],
        "points": state.points[seat],
        "bonus": state.bonus[seat],
        "kept": [COLOURS[k] for k in words.kept(state, seat)],
        "personal": {"city": own + 1, "colour": COLOURS[state.own_colour[seat]]} if own >= 0 else None,
    }


def link_data(geography: Geography, way: Connection) -> dict[str, object]:
    hexes: list[object] = [geography.names[h] for h in way.hexes]
    return {"from": way.start + 1, "to": way.end + 1, "hexes": hexes, "points": way.length}


def tile_data(state: SteamRollersState, tile: int) -> dict[str, object]:
    side = state.box.tiles[tile * 2 + state.side[tile]]
    owner = state.owner[tile]
    return {
        "tile": tile + 1,
        "side": side.name,
        "words": words.TILE_WORDS[side.effect],
        "permanent": side.permanent,
        "vp": side.vp,
        "owner": state.box.seat_names[owner] if owner >= 0 else None,
        "sideways": bool(state.sideways[tile]),
    }


def order_data(state: SteamRollersState, order: int) -> dict[str, object]:
    tile = state.box.order_tiles[order * 2 + state.order_side[order]]
    owner = state.order_owner[order]
    return {
        "order": tile.name,
        "goods": [COLOURS[k] for k, count in enumerate(tile.goods) for _ in range(count)],
        "vp": tile.vp,
        "owner": state.box.seat_names[owner] if owner >= 0 else None,
    }


def olive_data(state: SteamRollersState) -> dict[str, object]:
    return {
        "seat": state.box.seat_names[state.box.olive],
        "crosses": list(state.crosses),
        "cap": list(state.box.cap),
        "points": state.olive_points,
        "won": bool(state.olive_won),
    }


def delivery_data(state: SteamRollersState) -> dict[str, object] | None:
    """The good under way and its routes, the longest first, to be drawn on the sheet."""
    if state.step != CARRY:
        return None
    names = state.box.geography.names
    found = connections(state.box, state.chart, state.sheets[state.seat])
    ways: list[object] = []
    for end in range(CITIES):
        if end != state.load_city:
            for route in routes(found, state.load_city, end):
                cities: list[object] = [city + 1 for city in route.cities]
                hexes: list[object] = [names[h] for h in route.hexes]
                ways.append({"to": end + 1, "distance": route.distance, "cities": cities, "hexes": hexes})
    return {"city": state.load_city + 1, "colour": COLOURS[state.load_colour], "routes": ways}


# Files of components


def data_view(name: str, text: str, file: str) -> View:
    """What is in a file; raises BadInput where it can't be used."""
    if name == "map":
        return map_view(read_map(text, file))
    if name == "charts":
        charts = read_charts(text, file, read_map(data_text("map.csv"), "map.csv"))
        lines: list[str] = []
        for level, rows in charts.items():
            lines += [f"{level} {i + 1}: {' '.join(walls)}" for i, walls in enumerate(rows)]
        return View(NATURE, [], [Panel("Mountain charts", "", lines)], {})
    if name == "action-tiles":
        tiles = [words.side(side) for side in read_tiles(text, file, False)]
        tiles += [f"against Olive: {words.side(side)}" for side in read_tiles(text, file, True)[2:4]]
        return View(NATURE, [], [Panel("Action tiles", "", tiles)], {})
    if name == "order-tiles":
        orders = [f"{order.name} {order.words}" for order in read_orders(text, file)]
        return View(NATURE, [], [Panel("Order tiles", "", orders)], {})
    faces = [f"{face.words}: {face.count} of 6" for face in read_die(text, file)]
    return View(NATURE, [], [Panel("Black die", "", faces)], {})


def map_view(geography: Geography) -> View:
    shown = [blank_cell(geography, h, [], [], geography.names[h]) for h in range(geography.size)]
    lines = [f"Source: {geography.source}", f"{geography.size} hexes in six regions"]
    for region in range(CITIES):
        city, town = geography.names[geography.city_hex[region]], geography.names[geography.town_hex[region]]
        count = len(geography.drawable[region])
        shade = geography.shade[geography.city_hex[region]]
        lines.append(f"Region {region + 1}, {shade}: city on {city}, town on {town}, {count} hexes to draw in")
    lines.append("Borders: " + ", ".join(geography.borders))
    return View(NATURE, shown, [Panel(geography.title, "", lines)], {}, True)

"""What a seat sees: boards and panels for any front end, data for the browser's board. Nothing is hidden here."""

from collections.abc import Sequence

from footplate.games.steamrollers import board, spoken
from footplate.games.steamrollers.box import Box
from footplate.games.steamrollers.components import EFFECTS, TYPES, read_die, read_orders, read_tiles
from footplate.games.steamrollers.geography import Geography, read_charts, read_map
from footplate.games.steamrollers.goods import CITIES, COLOURS
from footplate.games.steamrollers.options import EDITIONS, data_text
from footplate.games.steamrollers.picture import City, Hex, Link, Olive, Order, Picture, Player, Tile
from footplate.games.steamrollers.routes import Connection, connections
from footplate.games.steamrollers.state import CENTRE, KINDS, SteamRollersState
from footplate.rails.network import bits
from footplate.rails.track import PAIRS
from footplate.table.colours import SEAT_TITLES
from footplate.table.game import NATURE, Scores
from footplate.table.say import Say, joined, say, word
from footplate.table.view import POINTY, Board, Mark, Panel, Place, Rail, View


def view(state: SteamRollersState, seat: int, scores: Scores) -> View:
    """One's own sheet, or for a spectator and for Olive that of the player whose turn it is; then the others'."""
    shown = seat if 0 <= seat < state.box.players else state.seat
    others = [other for other in range(state.box.players) if other != shown]
    boards = [sheet(state, owner) for owner in (shown, *others)]
    return View(seat, boards, panels(state, seat, scores.totals), data(state, scores))


# The sheet


def sheet(state: SteamRollersState, seat: int) -> Board:
    name = state.box.seat_names[seat]
    return Board(SEAT_TITLES[name], name, POINTY, places(state, seat))


def places(state: SteamRollersState, seat: int) -> list[Place]:
    """Of each look that a hex has, one place is made and kept."""
    made = state.box.looks.made
    box, chart, tracks, reach = state.box, state.chart, state.sheets[seat], state.reach[seat]
    finished = {h for way in connections(box, chart, tracks) for h in way.hexes}
    out: list[Place] = []
    look: tuple[object, ...]
    for h, city in enumerate(box.geography.city_at):
        if city >= 0:
            own = state.own_colour[seat] if state.own_city[seat] == city else -1
            goods, ways = tuple(state.rows[city]), tuple(reach[city * CITIES : city * CITIES + CITIES])
            look = (h, goods, own, ways)
            found = made.get(look) or box.looks.keep(look, city_place(box, city, goods, own, ways))
        else:
            owner = seat if tracks[h] else -1
            look = (h, chart, tracks[h], owner, h in finished)
            found = made.get(look) or box.looks.keep(look, hex_place(box, chart, h, tracks[h], owner, h in finished))
        out.append(found)
    return out


def hex_place(box: Box, chart: int, h: int, track: int, owner: int, complete: bool) -> Place:
    rails = [Rail(PAIRS[track - 1], box.seat_names[owner], complete)] if track else []
    neighbour, beyond = box.geography.hexes.neighbour, box.beyond[chart]
    walls = [edge for edge in range(6) if neighbour[h * 6 + edge] >= 0 and beyond[h * 6 + edge] < 0]
    return blank_place(box.geography, h, rails, [], spoken.hex_words(box, chart, h, track), walls)


def city_place(box: Box, city: int, goods: tuple[int, ...], own: int, ways: tuple[int, ...]) -> Place:
    """A city. `own`: the colour of a personal good there, or -1; `ways`: the distances to each city, as bits."""
    marks: list[Mark] = []
    for colour, name in enumerate(COLOURS):
        count = goods.count(colour)
        if count:
            marks.append(Mark(str(count), name, say("{count} {colour}", count=count, colour=word(name))))
    if own >= 0:
        name = COLOURS[own]
        marks.append(Mark("!", name, say("a personal {colour} good", colour=word(name))))
    words = spoken.city_words(box.geography, city, goods, ways)
    return blank_place(box.geography, box.geography.city_hex[city], [], marks, words)


def blank_place(
    geography: Geography, h: int, rails: list[Rail], marks: list[Mark], text: Say | str, walls: Sequence[int] = ()
) -> Place:
    q, r = geography.hexes.coordinates[h]
    city = geography.city_at[h]
    return Place(
        geography.names[h],
        2 * q + r,
        r,
        "plains" if geography.kind[h] == "plain" else geography.kind[h],
        str(city + 1) if city >= 0 else "",
        spoken.CITY_TITLES[city] if city >= 0 else "",
        COLOURS[geography.city_colour[city]] if city >= 0 else "",
        rails,
        marks,
        text,
        f"{geography.region[h] + 1} {geography.shade[h]}",
        walls,
    )


# Panels


def panels(state: SteamRollersState, seat: int, totals: list[int]) -> list[Panel]:
    out = [table_panel(state), supply_panel(state), tiles_panel(state)]
    if state.box.orders:
        out.append(orders_panel(state))
    for other in range(state.box.players):
        out.append(seat_panel(state, other, seat, totals[other]))
    if state.box.solo:
        out.append(olive_panel(state, totals[state.box.olive]))
    return out


def table_panel(state: SteamRollersState) -> Panel:
    box = state.box
    lines: list[Say | str] = []
    if state.round == 0:
        lines.append(say("Setting up"))
    elif box.solo:
        lines.append(say("Round {round}", round=state.round))
    else:
        start = spoken.seat_word(state, state.starter)
        lines.append(say("Round {round}, {seat} began", round=state.round, seat=start))
    if state.black >= 0:
        free = " ".join(str(value + 1) for value, count in enumerate(state.dice) for _ in range(count))
        types = spoken.types_words(box.faces[state.black].types)
        lines.append(say("White dice: {dice}; black die: {types}", dice=free or "–", types=types))
    if state.die >= 0:
        hand = str(state.die + 1) + (f" {state.other_die + 1}" if state.other_die >= 0 else "")
        lines.append(say("Die in hand: {die}", die=hand))
    if state.claimed >= 0:
        seat = spoken.seat_word(state, state.claimer)
        lines.append(say("The {value} is reserved for {seat}.", value=state.claimed + 1, seat=seat))
    if box.walls[state.chart]:
        lines.append(say("Walls between regions {walls}", walls=", ".join(box.walls[state.chart])))
    empty, end = state.empty_cities(), box.edition.empty_cities
    lines.append(say("Empty cities: {count}; the game ends with {end}", count=empty, end=end))
    return Panel(word(spoken.MOUNTAIN_TITLES[box.mountains]), "", lines)


def supply_panel(state: SteamRollersState) -> Panel:
    lines: list[Say] = []
    for city in range(CITIES):
        colour = word(COLOURS[state.box.geography.city_colour[city]])
        there = spoken.goods(state.rows[city])
        line = say("City {city} ({colour}): {goods}", city=city + 1, colour=colour, goods=there)
        if state.box.solo:
            crosses, cap = state.crosses[city], state.box.cap[city]
            line = say("{city}; crosses: {crosses} of {cap}", city=line, crosses=crosses, cap=cap)
        lines.append(line)
    return Panel(say("Goods"), "", lines)


def tiles_panel(state: SteamRollersState) -> Panel:
    lines: list[Say] = []
    for tile, side in enumerate(state.side):
        if side >= 0:
            owner = state.owner[tile]
            parts: list[Say | str] = [spoken.tile_words(state, tile)]
            parts.append(say("centre") if owner == CENTRE else spoken.seat_word(state, owner))
            if state.sideways[tile]:
                parts.append(say("sideways"))
            lines.append(joined(parts))
    return Panel(say("Action tiles"), "", lines)


def orders_panel(state: SteamRollersState) -> Panel:
    lines: list[Say] = []
    for order, side in enumerate(state.order_side):
        if side >= 0:
            parts: list[Say | str] = [spoken.order_words(state.box.order_tiles[order * 2 + side])]
            if state.order_owner[order] != CENTRE:
                parts.append(spoken.seat_word(state, state.order_owner[order]))
            lines.append(joined(parts))
    return Panel(say("Order tiles"), "", lines)


def seat_panel(state: SteamRollersState, other: int, seat: int, total: int) -> Panel:
    boxes = " ".join(str(value + 1) for value in bits(state.engine[other])) or "–"
    lines = [
        say("Points: {total} (deliveries {points})", total=total, points=state.points[other]),
        say("Engine {strength}: boxes {boxes}", strength=state.boxes(other), boxes=boxes),
        say("Connections: {links}", links=spoken.links(state, other) or "–"),
    ]
    if state.bonus[other]:
        lines.append(say("Starting power: {points} points", points=state.bonus[other]))
    if state.own_city[other] >= 0:
        colour = word(COLOURS[state.own_colour[other]])
        lines.append(say("Personal good on city {city}: {colour}", city=state.own_city[other] + 1, colour=colour))
    if state.box.orders:
        lines.append(say("Delivered goods: {goods}", goods=spoken.goods(spoken.kept(state, other))))
    return Panel(spoken.title(state, other, seat), state.box.seat_names[other], lines)


def olive_panel(state: SteamRollersState, total: int) -> Panel:
    crosses = " ".join(str(count) for count in state.crosses)
    lines = [
        say("Points: {total} (goods {points})", total=total, points=state.olive_points),
        say("Crosses in regions 1 to 6: {crosses}", crosses=crosses),
    ]
    return Panel(say("Olive"), state.box.seat_names[state.box.olive], lines)


# Data for the browser


def data(state: SteamRollersState, pad: Scores) -> Picture:
    box = state.box
    players = [seat_data(state, seat) for seat in range(box.players)]
    cities: list[City] = [
        {"goods": [COLOURS[k] for k in row], "colour": COLOURS[box.geography.city_colour[city]]}
        for city, row in enumerate(state.rows)
    ]
    faces = [TYPES[t] for t in bits(box.faces[state.black].types)] if state.black >= 0 else []
    return {
        "game": "steamrollers",
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
        "ahead": board.ahead(state),
        "hexes": hexes_data(box.geography),
        "score": {"columns": pad.columns, "rows": pad.rows, "totals": pad.totals},
        "emptyCities": state.empty_cities(),
        "end": box.edition.empty_cities,
    }


def hexes_data(geography: Geography) -> list[Hex]:
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


def seat_data(state: SteamRollersState, seat: int) -> Player:
    geography = state.box.geography
    tracks: list[tuple[str, int, int]] = []
    for h, track in enumerate(state.sheets[seat]):
        if track:
            a, b = PAIRS[track - 1]
            tracks.append((geography.names[h], a, b))
    links = [link_data(geography, way) for way in connections(state.box, state.chart, state.sheets[seat])]
    own = state.own_city[seat]
    return {
        "seat": state.box.seat_names[seat],
        "tracks": tracks,
        "links": links,
        "engine": [value + 1 for value in bits(state.engine[seat])],
        "points": state.points[seat],
        "bonus": state.bonus[seat],
        "kept": [COLOURS[k] for k in spoken.kept(state, seat)],
        "personal": {"city": own + 1, "colour": COLOURS[state.own_colour[seat]]} if own >= 0 else None,
    }


def link_data(geography: Geography, way: Connection) -> Link:
    hexes = [geography.names[h] for h in way.hexes]
    return {"from": way.start + 1, "to": way.end + 1, "hexes": hexes, "points": way.length}


def tile_data(state: SteamRollersState, tile: int) -> Tile:
    side = state.box.tiles[tile * 2 + state.side[tile]]
    owner = state.owner[tile]
    return {
        "tile": tile + 1,
        "side": side.name,
        "effect": EFFECTS[side.effect],
        "permanent": side.permanent,
        "vp": side.vp,
        "owner": state.box.seat_names[owner] if owner >= 0 else None,
        "sideways": bool(state.sideways[tile]),
    }


def order_data(state: SteamRollersState, order: int) -> Order:
    tile = state.box.order_tiles[order * 2 + state.order_side[order]]
    owner = state.order_owner[order]
    return {
        "order": tile.name,
        "goods": [COLOURS[k] for k, count in enumerate(tile.goods) for _ in range(count)],
        "vp": tile.vp,
        "owner": state.box.seat_names[owner] if owner >= 0 else None,
    }


def olive_data(state: SteamRollersState) -> Olive:
    return {
        "seat": state.box.seat_names[state.box.olive],
        "crosses": list(state.crosses),
        "cap": list(state.box.cap),
        "from": state.box.edition.olive_from,
        "points": state.olive_points,
        "won": bool(state.olive_won),
    }


# Files of components


def data_view(name: str, text: str, file: str) -> View:
    """What is in a file; raises BadInput where it can't be used."""
    if name == "map":
        return map_view(read_map(text, file))
    if name == "charts":
        charts = read_charts(text, file, read_map(data_text("map.csv"), "map.csv"))
        lines: list[Say] = []
        for level, rows in charts.items():
            for die, walls in enumerate(rows, 1):
                lines.append(
                    say("{level} {die}: {walls}", level=word(spoken.CHART_WORDS[level]), die=die, walls=" ".join(walls))
                )
        return View(NATURE, [], [Panel(say("Mountain charts"), "", lines)], {})
    if name == "action-tiles":
        usual = read_tiles(text, file, False)
        tiles = [spoken.side_words(side) for side in usual]
        alone = read_tiles(text, file, True)
        solo = [
            spoken.side_words(side) for other, side in zip(usual, alone, strict=True) if side.effect != other.effect
        ]
        return View(NATURE, [], [Panel(say("Action tiles"), "", tiles), Panel(say("Against Olive"), "", solo)], {})
    if name == "order-tiles":
        most = max(edition.goods for edition in EDITIONS.values())
        orders = [spoken.order_words(order) for order in read_orders(text, file, most)]
        return View(NATURE, [], [Panel(say("Order tiles"), "", orders)], {})
    faces = [joined([spoken.types_words(face.types), f"{face.count} / 6"], ": ") for face in read_die(text, file)]
    return View(NATURE, [], [Panel(say("Black die"), "", faces)], {})


def map_view(geography: Geography) -> View:
    shown = [blank_place(geography, h, [], [], geography.names[h]) for h in range(geography.size)]
    lines = [
        say("Source: {source}", source=geography.source),
        say("{count} hexes in six regions", count=geography.size),
    ]
    for region in range(CITIES):
        lines.append(
            say(
                "Region {region}, {colour}: city on {city}, town on {town}, {count} hexes to draw in",
                region=region + 1,
                colour=word(spoken.SHADE_WORDS[geography.shade[geography.city_hex[region]]]),
                city=geography.names[geography.city_hex[region]],
                town=geography.names[geography.town_hex[region]],
                count=len(geography.drawable[region]),
            )
        )
    lines.append(say("Borders: {borders}", borders=", ".join(geography.borders)))
    return View(NATURE, [Board(geography.title, "", POINTY, shown)], [Panel(geography.title, "", lines)], {})

"""What a seat sees: the map as a graph, the tracks and rows beside it, a panel for each seat, data for the browser."""

from footplate.games.imperial_steam import spoken
from footplate.games.imperial_steam.ahead import amounts
from footplate.games.imperial_steam.board import hands_left, picture
from footplate.games.imperial_steam.geography import SITES
from footplate.games.imperial_steam.goods import GOODS, HUB_COUNT, HUBS, TERRAINS, TYPES
from footplate.games.imperial_steam.state import (
    DISPLAYED,
    ImperialSteamState,
    city_of,
    goods_left,
    kind_of,
    owner_of,
)
from footplate.games.imperial_steam.steps import trade
from footplate.games.imperial_steam.terms import TILE_COUNT, TILES
from footplate.rails.network import bits
from footplate.table.colours import SEAT_TITLES
from footplate.table.finding import plain
from footplate.table.game import Scores
from footplate.table.say import Say, joined, say, word
from footplate.table.view import GRAPH, ROW, TRACK, Board, Card, Line, Mark, Panel, Place, Slot, View


def view(state: ImperialSteamState, seat: int, scores: Scores) -> View:
    """`state` is the redacted one."""
    boards = [
        Board(state.box.geography.title, "", GRAPH, cities(state), links(state)),
        Board(say("Action tiles"), "", ROW, tiles(state)),
        Board(say("Influence track"), "", TRACK, columns(state)),
        Board(say("Worker board"), "", ROW, hubs(state)),
        Board(say("Market and factories"), "", ROW, supplies(state)),
        Board(say("Round track"), "", TRACK, rounds(state)),
    ]
    return View(seat, boards, panels(state, seat, scores.totals), picture(state, seat))


def place(name: str, title: Say | str, colour: str, marks: list[Mark], words: Say | str, code: str = "") -> Place:
    """A box of a row or a track."""
    return Place(name, 0, 0, "", code, title if isinstance(title, str) else str(title), colour, [], marks, words)


# The map


def codes(names: list[str]) -> list[str]:
    """Three letters for each city: the first ones of its name, or where another has those, later ones."""
    out: list[str] = []
    for name in names:
        letters = "".join(letter for letter in plain(name).upper() if letter.isalpha())
        tries = [letters[:3]] + [letters[0] + a + b for i, a in enumerate(letters[1:], 1) for b in letters[i + 1 :]]
        out.append(next((code for code in tries if code not in out), letters))
    return out


def cities(state: ImperialSteamState) -> list[Place]:
    """Of each look that a city has, one place is made and kept."""
    box = state.box
    made = box.looks.made
    out: list[Place] = []
    for city in range(box.cities):
        there = tuple(code for code in state.factories if city_of(code) == city)
        look: tuple[object, ...] = (city, state.city_tile[city], state.tokens_taken[city], there, state.stations[city])
        hub = state.hub_at[city]
        if hub >= 0:
            at = (hub, state.hub_column[hub], state.growth[hub])
            look = (*look, at, tuple(amounts(state.demand, hub, TYPES)), tuple(amounts(state.keys, hub, 2)))
        out.append(made.get(look) or box.looks.keep(look, city_place(state, city)))
    return out


def city_place(state: ImperialSteamState, city: int) -> Place:
    box, geography = state.box, state.box.geography
    names = box.seat_names
    marks: list[Mark] = []
    hub = state.hub_at[city]
    if hub >= 0:
        marks.append(Mark(f"H{state.hub_column[hub]}", "", say("a hub, and its influence")))
    if state.slots[city]:
        marks.append(Mark(f"_{state.slots[city]}", "", say("empty factory slots")))
    influence, token = state.printed_influence(city), state.best_token(city)
    if influence:
        marks.append(Mark(f"+{influence}", "", say("influence for whoever connects it")))
    if token:
        marks.append(Mark(f"${token}", "", say("a business token")))
    for code in state.factories:
        if city_of(code) == city:
            text = f"{GOODS[kind_of(code)][0]}{goods_left(code)}"
            marks.append(Mark(text, names[owner_of(code)], spoken.factory_words(box, code)))
    if city != geography.start:
        for seat in bits(state.stations[city]):
            marks.append(Mark("^", names[seat], say("{seat} station", seat=word(names[seat]))))
    return Place(
        geography.city_names[city],
        geography.x[city],
        geography.y[city],
        SITES[geography.site[city]],
        codes(geography.city_names)[city],
        geography.city_names[city],
        HUBS[hub] if hub >= 0 else "",
        [],
        marks,
        spoken.city_words(state, city),
    )


def links(state: ImperialSteamState) -> list[Line]:
    geography = state.box.geography
    out: list[Line] = []
    for link, name in enumerate(geography.link_names):
        terrain = TERRAINS[geography.terrain[link]]
        marks: list[Mark] = [Mark(str(geography.effort[link]), "", say("effort"))]
        if state.crowns >> link & 1:
            marks.append(Mark("!", "", say("a crown of the State Railway")))
        if link == geography.semmering and state.semmering < 0:
            marks.append(Mark("&", "", say("the Semmering token")))
        owners = [state.box.seat_names[seat] for seat in bits(state.tracks[link])]
        words = spoken.link_words(state, link)
        a, b = geography.city_names[geography.a[link]], geography.city_names[geography.b[link]]
        out.append(Line(name, a, b, [Slot(name, terrain, owners, marks, words)], words))
    return out


# What lies beside it


def tiles(state: ImperialSteamState) -> list[Place]:
    out: list[Place] = []
    for tile in range(TILE_COUNT):
        marks: list[Mark] = []
        for seat, placed in enumerate(state.hands):
            if placed[tile]:
                name = state.box.seat_names[seat]
                meaning = say("{count} hands of {seat}", count=placed[tile], seat=word(name))
                marks.append(Mark(str(placed[tile]), name, meaning))
        title = word(spoken.TILE_TITLES[tile])
        said: list[Say | str] = [joined([title, word(spoken.TILE_WORDS[tile])], ": "), *[m.meaning for m in marks]]
        out.append(place(TILES[tile], TILES[tile], "", marks, joined(said)))
    return out


def columns(state: ImperialSteamState) -> list[Place]:
    out: list[Place] = []
    names = state.box.geography.city_names
    for column in range(state.box.boards.influence_last_column + 1):
        marks: list[Mark] = []
        words: list[Say | str] = [say("column {column}", column=column)]
        for seat in state.standing:
            if state.column[seat] == column:
                name = state.box.seat_names[seat]
                marks.append(Mark("@", name, word(name)))
                words.append(word(name))
        for hub in range(HUB_COUNT):
            if state.hub_column[hub] == column and state.hub_city[hub] >= 0:
                city = state.hub_city[hub]
                hub_words = say("the {hub} hub {city}", hub=word(HUBS[hub]), city=names[city])
                marks.append(Mark(codes(names)[city], "", hub_words))  # as on the map, in every language
                words.append(hub_words)
        out.append(place(f"column {column}", str(column), "", marks, joined(words)))
    return out


def hubs(state: ImperialSteamState) -> list[Place]:
    """The worker board: a row for each hub."""
    out: list[Place] = []
    for hub, name in enumerate(HUBS):
        price = state.worker_price(hub)
        marks: list[Mark] = []
        words: list[Say | str] = [say("the {hub} hub", hub=word(name))]
        if state.hub_city[hub] >= 0:
            words.append(state.box.geography.city_names[state.hub_city[hub]])
        words.append(say("influence {column}", column=state.hub_column[hub]))
        if price >= 0:
            marks.append(Mark(f"w{price}", "", say("a worker, and the price")))
            words.append(say("a worker for {price}", price=price))
        else:
            words.append(say("no workers left"))
        cost = state.engineer_price(hub)
        if state.engineers_at[hub] & 1:
            tunnel = say("a tunnel engineer for {price}", price=cost)
            marks.append(Mark(f"t{cost}", "", tunnel))
            words.append(tunnel)
        if state.engineers_at[hub] & 2:
            bridge = say("a bridge engineer for {price}", price=cost)
            marks.append(Mark(f"b{cost}", "", bridge))
            words.append(bridge)
        out.append(place(name, name, "", marks, joined(words)))
    return out


def supplies(state: ImperialSteamState) -> list[Place]:
    out: list[Place] = []
    boards = state.box.boards
    for good, name in enumerate(GOODS):
        price = trade.price_of(state, good)
        values = state.box.values[good] if good < len(state.box.values) else []
        pays = values[max(0, state.taken(good) - 1)] if values else 0
        words: list[Say | str] = [
            word(name),
            say("{count} in the market", count=state.market[good]),
            say("a good costs {price} now, {order} to order", price=price, order=boards.market_order_price)
            if price >= 0
            else say("there is none"),
            say("{count} factories at {price}", count=state.factory_stock[good], price=boards.factories_prices[good]),
            say("a delivery pays {value}", value=pays) if pays else say("a delivery takes a key"),
        ]
        marks = [
            Mark(str(state.market[good]), "", say("in the market")),
            Mark(f"F{state.factory_stock[good]}", "", say("factories left")),
        ]
        if pays:
            marks.append(Mark(f"${pays}", "", say("what a delivery pays")))
        out.append(place(name, name, "", marks, joined(words)))
    return out


def rounds(state: ImperialSteamState) -> list[Place]:
    boards = state.box.boards
    out: list[Place] = []
    for number, hands in enumerate(boards.rounds_hands, 1):
        marks: list[Mark] = []
        words: list[Say | str] = [say("round {round}", round=number), say("{count} hands", count=hands)]
        if number == state.round:
            marks.append(Mark("*", "", say("the round that is played")))
            words.append(say("now"))
        if number <= len(state.shipments):
            shipment = say("order up to {count} goods", count=state.shipments[number - 1])
            marks.append(Mark(f"o{state.shipments[number - 1]}", "", shipment))
            words.append(shipment)
        for i, since in enumerate(boards.engines_release, 1):
            if since == number:
                level = state.box.first_engine + i
                engine = say("engines of level {level}: {count}", level=level, count=state.engine_stock[i])
                marks.append(Mark(f"e{level}", "", engine))
                words.append(engine)
        at = (number - boards.rounds_refill_from) * TYPES
        if 0 <= at < len(state.refills):
            goods = state.refills[at : at + TYPES]
            words.append(say("to the market: {goods}", goods=spoken.goods_words(goods)))
        out.append(place(f"round {number}", str(number), "", marks, joined(words)))
    return out


# The seats


def panels(state: ImperialSteamState, seat: int, totals: list[int]) -> list[Panel]:
    out = [table_panel(state)]
    out += [seat_panel(state, other, seat, totals[other]) for other in range(state.box.seats)]
    displayed = [number for number, at in enumerate(state.contract_at) if at == DISPLAYED]
    cards = [Card(state.box.contracts[n].id, [spoken.contract_words(state.box, n)]) for n in displayed]
    out.append(Panel(say("Contracts"), "", [say("{count} to be had", count=len(cards))], cards))
    return out


def table_panel(state: ImperialSteamState) -> Panel:
    names = state.box.seat_names
    order: list[Say | str] = [word(names[seat]) for seat in state.order]
    rounds_of_all = len(state.box.boards.rounds_hands)
    lines: list[Say | str] = [say("Round {round} of {rounds}", round=state.round, rounds=rounds_of_all)]
    if order:
        lines.append(say("Order of turns: {seats}", seats=joined(order)))
    shipment = trade.shipment(state) if state.round else 0
    if shipment:
        lines.append(say("Order up to {count} goods", count=shipment))
    return Panel(state.box.geography.title, "", lines)


def seat_panel(state: ImperialSteamState, other: int, seat: int, points: int) -> Panel:
    name = state.box.seat_names[other]
    lines: list[Say | str] = [
        say("{money} gulden, {points} if it ended now", money=state.money[other], points=points),
        say(
            "influence {column}; hands left: {hands}; cities: {cities}",
            column=state.column[other],
            hands=hands_left(state, other),
            cities=len(bits(state.network[other])),
        ),
    ]
    goods = amounts(state.goods, other, TYPES)
    if state.box.automas[other]:
        lines.append(say("goods of any type: {count}", count=sum(goods)))
        lines.append(say("workers: {count}", count=state.ready[other * state.box.levels]))
    else:
        lines += [
            say(
                "goods: {goods}; room for {room} more", goods=spoken.goods_words(goods), room=max(0, state.room(other))
            ),
            spoken.train_words(state, other),
            spoken.workers_words(state, other),
            say(
                "share value {value}, investors {investors}; income {income}",
                value=state.share_value(other),
                investors=state.investors[other],
                income=state.income(other),
            ),
        ]
    landing = amounts(state.landing, other, TYPES)
    if any(landing):
        lines.append(say("on the Landing: {goods}", goods=spoken.goods_words(landing)))
    title = spoken.title(state, other, seat, word(SEAT_TITLES.get(name, name)))
    return Panel(title, name, [*lines, *spoken.held_words(state, other)])

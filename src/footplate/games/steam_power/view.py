"""What a seat sees: a board and panels for any front end, data for the browser's board, words for choices."""

from footplate.games.steam_power import board, scoring
from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.box import Box
from footplate.games.steam_power.contracts import BONUS, COLOURS, PURPLE, TILES
from footplate.games.steam_power.geography import COST, CROSSING_COST, Geography
from footplate.games.steam_power.picture import City, Company, HandCard, Link, Picture, Player
from footplate.games.steam_power.spoken import city_words, factory_words, hand_words, hex_words
from footplate.games.steam_power.state import (
    ASIDE,
    COMPANY,
    FULFILLED,
    IN_HAND,
    KINDS,
    SteamPowerState,
    city_name,
    segment,
    segment_company,
    segment_pair,
)
from footplate.games.steam_power.steps import factory
from footplate.rails.track import PAIR_OF, PAIRS
from footplate.table.cards import cards_at
from footplate.table.colours import SEAT_TITLES
from footplate.table.game import NATURE, Scores
from footplate.table.say import Say, joined, say, word
from footplate.table.view import FLAT, Board, Mark, Panel, Place, Rail, View


def view(state: SteamPowerState, seat: int, scores: Scores) -> View:
    """`state` is the redacted one."""
    offered = board.offered_to(state, seat)
    shown = Board(state.box.geography.title, "", FLAT, places(state))
    return View(seat, [shown], panels(state, seat, offered, scores.totals), data(state, seat, offered))


def places(state: SteamPowerState) -> list[Place]:
    """Of each look that a hex has, one place is made and kept."""
    box, geography, made = state.box, state.box.geography, state.box.looks.made
    coins: list[tuple[int, ...]] = [()] * geography.size
    for company, path in enumerate(state.coins):
        for h in path:
            coins[h] = (*coins[h], company)
    unfinished: set[tuple[int, int]] = set()
    for company, trail in enumerate(state.trail):
        unfinished.update((t // 36, segment(PAIR_OF[t // 6 % 6][t % 6], company)) for t in trail)
    ends: list[tuple[tuple[int, int], ...]] = [()] * len(geography.groups)
    for company, links in enumerate(state.links):
        for link in links:
            a, b = geography.group_of[link.start], geography.group_of[link.end]
            ends[a] = (*ends[a], (company, link.end))
            if a != b:
                ends[b] = (*ends[b], (company, link.start))
    out: list[Place] = []
    look: tuple[object, ...]
    for h, city in enumerate(geography.city_at):
        if city >= 0:
            colour, owner, cubes = state.colour[city], state.factory[city], state.cubes[city]
            reached = ends[geography.group_of[city]]
            look = (h, colour, owner, cubes, reached)
            found = made.get(look) or box.looks.keep(look, city_place(box, city, colour, owner, cubes, reached))
        else:
            pieces: tuple[tuple[int, bool], ...] = ()
            for code in (state.first[h], state.second[h]):
                if code:
                    pieces = (*pieces, (code, (h, code) not in unfinished))
            look = (h, pieces, coins[h])
            found = made.get(look) or box.looks.keep(look, hex_place(box, h, pieces, coins[h]))
        out.append(found)
    return out


def hex_place(box: Box, h: int, pieces: tuple[tuple[int, bool], ...], coins: tuple[int, ...]) -> Place:
    """A hex without a city. `pieces`: its track, and whether that is finished; `coins`: the companies that have one."""
    geography, names = box.geography, box.company_names
    column, row = geography.offsets[h]
    rails = [Rail(PAIRS[segment_pair(code)], names[segment_company(code)], done) for code, done in pieces]
    marks = [Mark("$", names[c], say("a coin of {company}'s path", company=word(names[c]))) for c in coins]
    words = hex_words(box, h, pieces, coins)
    return Place(
        geography.names[h], column, 2 * row + (column & 1), geography.terrain[h], "", "", "", rails, marks, words
    )


def city_place(box: Box, city: int, colour: int, owner: int, cubes: int, ends: tuple[tuple[int, int], ...]) -> Place:
    """A city. `ends`: the links that reach its group, each a company and the city at its other end."""
    geography = box.geography
    h = geography.city_hex[city]
    column, row = geography.offsets[h]
    marks: list[Mark] = []
    if owner >= 0:
        marks.append(Mark(f"F{cubes}" if cubes else "F*", box.company_names[owner], factory_words(box, owner, cubes)))
    return Place(
        geography.names[h],
        column,
        2 * row + (column & 1),
        geography.terrain[h],
        geography.city_codes[city],
        geography.city_names[city],
        COLOURS[colour] if colour >= 0 else "",
        [],
        marks,
        joined([geography.names[h], city_words(box, city, colour, owner, cubes, ends)]),
    )


def map_view(geography: Geography) -> View:
    """A map by itself, with a summary."""
    names = geography.names
    shown = [
        Place(names[h], column, 2 * row + (column & 1), geography.terrain[h], "", "", "", [], [], names[h])
        if geography.city_at[h] < 0
        else Place(
            names[h],
            column,
            2 * row + (column & 1),
            "city",
            geography.city_codes[geography.city_at[h]],
            geography.city_names[geography.city_at[h]],
            "",
            [],
            [],
            geography.city_names[geography.city_at[h]],
        )
        for h, (column, row) in enumerate(geography.offsets)
    ]
    kinds = ", ".join(f"{geography.terrain.count(kind)} {kind}" for kind in ("plains", "hills", "mountain", "water"))
    together = [" + ".join(geography.city_names[c] for c in group) for group in geography.groups if len(group) > 1]
    sides = [len(around) for around in geography.around]
    lines = [
        f"Source: {geography.source}",
        f"{geography.size} hexes in {geography.columns} columns and {geography.rows} rows: {kinds}",
        f"{geography.cities} cities; {sum(TILES) - geography.cities} city tiles stay beside the map",
        f"Groups: {'; '.join(together) or 'none'}",
        f"Fewest sides to build on: {min(sides)} ({geography.city_names[sides.index(min(sides))]})",
    ]
    return View(NATURE, [Board(geography.title, "", FLAT, shown)], [Panel(geography.title, "", lines)], {})


def panels(state: SteamPowerState, seat: int, offered: list[list[int]] | None, points: list[int]) -> list[Panel]:
    out = [table_panel(state)]
    if state.box.basic_solo:
        out.append(purse_panel(state, points[0]))
        out += [company_panel(state, company) for company in range(state.box.companies)]
    else:
        out += [seat_panel(state, other, seat, points[other]) for other in range(state.box.seats)]
    if state.active >= 0:
        cards = [card for card in (state.active, state.waiting) if card >= 0]
        lines = [state.box.contracts[card].words for card in cards]
        out.append(Panel(say("Before the automa"), state.box.seat_names[state.seat], lines))
    if seat >= 0 and not state.box.automas[seat]:
        held = [state.box.contracts[card] for card in hand_of(state, seat)]
        lines = [hand_words(contract, offered, state.money[seat]) for contract in held]
        out.append(Panel(say("Your contracts"), state.box.seat_names[seat], lines, private=True))
    return out


def title_word(name: str) -> Say:
    """A seat's colour as a title."""
    return word(SEAT_TITLES.get(name, name))


def seat_panel(state: SteamPowerState, other: int, seat: int, points: int) -> Panel:
    name = state.box.seat_names[other]
    automa = state.box.automas[other]
    title: list[Say | str] = [title_word(name)]
    if automa:
        title.append("(Mautoma)")
    elif other == seat:
        title.append(say("(you)"))
    if other == state.seat:
        title.append("*")
    done, end, held = state.done[other], state.box.end, state.hand[other]
    lines = [
        say("${money}, {points} VP now", money=state.money[other], points=points),
        say("{done} of {end} contracts", done=done, end=end)
        if automa
        else say("{done} of {end} contracts, {held} in hand", done=done, end=end, held=held),
        say(
            "Trains left: {trains}, factories: {factories}",
            trains=state.trains[other],
            factories=state.factories[other],
        ),
    ]
    if state.coins[other]:
        hexes = " ".join(state.box.geography.names[h] for h in state.coins[other])
        lines.append(say("coins on {hexes}, to {city}", hexes=hexes, city=city_name(state, state.target[other])))
    return Panel(joined(title, " "), name, lines)


def company_panel(state: SteamPowerState, company: int) -> Panel:
    """A company of Basic Solo."""
    name = state.box.company_names[company]
    line = say(
        "Trains left: {trains}, factories: {factories}, in the bag: {bag}",
        trains=state.trains[company],
        factories=state.factories[company],
        bag=state.bag[company],
    )
    active = state.step not in (COMPANY, ASIDE) and company == state.company
    title = title_word(name)
    return Panel(joined([title, "*"], " ") if active else title, name, [line])


def purse_panel(state: SteamPowerState, points: int) -> Panel:
    lines = [
        say("${money}, {points} VP now", money=state.money[0], points=points),
        say(
            "Contracts fulfilled: {done}, in hand: {held}, put aside: {aside}",
            done=state.done[0],
            held=state.hand[0],
            aside=state.aside,
        ),
    ]
    return Panel(say("You"), "", lines)


def table_panel(state: SteamPowerState) -> Panel:
    left: list[Say | str] = []
    if -1 not in state.colour:
        left = [say("{number} {colour}", number=n, colour=word(COLOURS[k])) for k, n in enumerate(state.leftover) if n]
    simple, tight, crossing = state.pool
    lines = [
        say("Round {round}, actions left: {left}", round=state.round, left=state.actions_left),
        say(
            "Deck {deck}; tiles: {simple} simple, {tight} tight/crossing, {crossing} crossing",
            deck=state.deck,
            simple=simple,
            tight=tight,
            crossing=crossing,
        ),
        say("City tiles beside the map: {tiles}", tiles=joined(left) if left else word("none")),
    ]
    if state.box.stock:
        stock: list[Say | str] = [
            say("{number} {colour}", number=factory.in_stock(state, k), colour=word(COLOURS[k])) for k in range(PURPLE)
        ]
        lines.append(say("Cubes in the stock: {cubes}", cubes=joined(stock)))
    if state.box.any_automa and -1 not in state.corner:
        cubes: list[Say | str] = [
            say("{colour} {corner}", colour=word(COLOURS[k]), corner=word(CORNERS[c]))
            for c, k in enumerate(state.corner)
        ]
        marker = word(CORNERS[state.marker])
        lines.append(say("Direction marker {corner}; cubes: {cubes}", corner=marker, cubes=joined(cubes)))
    return Panel(state.box.geography.title, "", lines)


def hand_of(state: SteamPowerState, seat: int) -> list[int]:
    return cards_at(state.where, IN_HAND + seat) if seat != NATURE else []


def data(state: SteamPowerState, seat: int, offered: list[list[int]] | None) -> Picture:
    """All of it as plain values, for the browser's board."""
    geography, contracts = state.box.geography, state.box.contracts
    names = state.box.company_names
    cities: list[City] = [
        {
            "name": geography.city_names[c],
            "code": geography.city_codes[c],
            "hex": geography.names[geography.city_hex[c]],
            "group": geography.group_of[c],
            "colour": COLOURS[state.colour[c]] if state.colour[c] >= 0 else None,
            "factory": names[state.factory[c]] if state.factory[c] >= 0 else None,
            "cubes": state.cubes[c],
            "flipped": state.factory[c] >= 0 and state.cubes[c] == 0,
            "vp": scoring.vp_city_value(state) if state.colour[c] == PURPLE else 0,
        }
        for c in range(geography.cities)
    ]
    links: list[Link] = []
    for company, done in enumerate(state.links):
        for link in done:
            links.append(link_data(state, company, link.start, link.end, link.path))
        if state.trail[company]:
            links.append(link_data(state, company, state.open_city[company], -1, state.trail[company]))
    players: list[Player] = [
        {
            "seat": state.box.seat_names[s],
            "automa": state.box.automas[s],
            "money": state.money[s],
            "hand": state.hand[s],
            "fulfilled": [contracts[card].id for card in cards_at(state.where, FULFILLED + s)],
        }
        for s in range(state.box.seats)
    ]
    companies: list[Company] = [
        {
            "company": names[c],
            "trains": state.trains[c],
            "factories": state.factories[c],
            "bag": state.bag[c],
            "coins": [geography.names[h] for h in state.coins[c]],
            "target": geography.city_names[state.target[c]] if state.target[c] >= 0 else None,
        }
        for c in range(state.box.companies)
    ]
    hand: list[HandCard] = [
        {**contracts[card].data, **board.price_now(contracts[card], offered)} for card in hand_of(state, seat)
    ]
    open_cards = {c.id: c.data for c, where in zip(contracts, state.where, strict=True) if where >= FULFILLED}
    simple, tight, crossing = state.pool
    return {
        "game": "steam-power",
        "step": KINDS[state.step],
        "round": state.round,
        "actions": state.actions_left,
        "seat": state.box.seat_names[state.seat],
        "company": names[state.company],
        "start": state.box.seat_names[state.starter],
        "cities": cities,
        "links": links,
        "players": players,
        "companies": companies,
        "marker": CORNERS[state.marker] if state.box.any_automa else None,
        "corners": [COLOURS[k] if k >= 0 else None for k in state.corner],
        "active": contracts[state.active].data if state.active >= 0 else None,
        "aside": state.aside,
        "hand": hand,
        "deck": state.deck,
        "pool": (simple, tight, crossing),
        "leftover": dict(zip(COLOURS, state.leftover, strict=True)),
        "contract": contracts[state.card].data if state.card >= 0 else None,
        "end": state.box.end,
        "waiting": contracts[state.waiting].data if state.waiting >= 0 else None,
        "placements": state.placements_left,
        "bonus": BONUS[state.bonus],
        "cards": open_cards,
        "factoryCubes": state.box.cubes,
        "prices": {**COST, "crossing": CROSSING_COST},
        "solo": state.box.basic_solo,
        "ahead": board.ahead(state, seat),
        "buying": board.buying(state),
    }


def link_data(state: SteamPowerState, company: int, start: int, end: int, path: list[int]) -> Link:
    geography = state.box.geography
    tiles = [(geography.names[t // 36], t // 6 % 6, t % 6) for t in path]
    return {
        "seat": state.box.company_names[company],
        "from": geography.city_names[start],
        "to": geography.city_names[end] if end >= 0 else None,
        "tiles": tiles,
    }

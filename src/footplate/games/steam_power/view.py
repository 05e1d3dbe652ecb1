"""What a seat sees: cells and panels for any front end, data for the browser's board, words for choices."""

from footplate.games.steam_power import board, scoring
from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.contracts import BONUS, COLOURS, PURPLE, TILES
from footplate.games.steam_power.geography import COST, CROSSING_COST, Geography
from footplate.games.steam_power.state import (
    ASIDE,
    COMPANY,
    FULFILLED,
    IN_HAND,
    KINDS,
    SteamPowerState,
    segment_company,
    segment_pair,
)
from footplate.games.steam_power.steps import fulfil, track
from footplate.rails.hexes import FLAT_TOP
from footplate.rails.track import PAIR_WORDS, PAIRS
from footplate.table.catalogue import Action
from footplate.table.game import NATURE, Game
from footplate.table.view import Cell, Mark, Panel, Rail, View


def view(state: SteamPowerState, seat: int, game: Game) -> View:
    """`state` is the redacted one."""
    cells = [cell(state, h) for h in range(state.box.geography.size)]
    return View(seat, cells, panels(state, seat), data(state, seat))


def cell(state: SteamPowerState, h: int) -> Cell:
    geography = state.box.geography
    column, row = geography.offsets[h]
    city = geography.city_at[h]
    rails = [rail(state, h, code) for code in (state.first[h], state.second[h]) if code]
    marks: list[Mark] = []
    colour = ""
    if city >= 0:
        colour = COLOURS[state.colour[city]] if state.colour[city] >= 0 else ""
        owner = state.factory[city]
        if owner >= 0:
            name = state.box.company_names[owner]
            left = state.cubes[city]
            marks.append(
                Mark(f"F{left}" if left else "F*", name, f"{name}'s factory, {left} cubes" if left else "flipped")
            )
    return Cell(
        geography.names[h],
        column,
        2 * row + (column & 1),
        geography.terrain[h],
        geography.city_codes[city] if city >= 0 else "",
        geography.city_names[city] if city >= 0 else "",
        colour,
        rails,
        marks,
        hex_words(state, h),
    )


def map_view(geography: Geography) -> View:
    """A map by itself, with a summary."""
    names = geography.names
    cells = [
        Cell(names[h], column, 2 * row + (column & 1), geography.terrain[h], "", "", "", [], [], names[h])
        if geography.city_at[h] < 0
        else Cell(
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
    return View(NATURE, cells, [Panel(geography.title, "", lines)], {})


def rail(state: SteamPowerState, h: int, code: int) -> Rail:
    company = segment_company(code)
    open_ = any(t // 36 == h and {t // 6 % 6, t % 6} == set(PAIRS[segment_pair(code)]) for t in state.trail[company])
    return Rail(PAIRS[segment_pair(code)], state.box.company_names[company], not open_)


def hex_words(state: SteamPowerState, h: int) -> str:
    """A hex as one would read it aloud."""
    geography = state.box.geography
    city = geography.city_at[h]
    if city >= 0:
        return f"{geography.names[h]}, {city_words(state, city)}"
    parts = [geography.names[h], geography.terrain[h]]
    if geography.cost[h] > 0:
        parts[-1] += f" (${geography.cost[h]})"
    for code in (state.first[h], state.second[h]):
        if code:
            piece = rail(state, h, code)
            kind = "track" if piece.complete else "unfinished track"
            parts.append(f"{piece.colour} {kind} {PAIR_WORDS[segment_pair(code)]}")
    for company, coins in enumerate(state.coins):
        if h in coins:
            parts.append(f"a coin of {state.box.company_names[company]}'s path")
    near = []
    for e in range(6):
        beyond = geography.city_beyond[h * 6 + e]
        if beyond >= 0:
            near.append(f"{geography.city_names[beyond]} to the {FLAT_TOP[e]}")
    return ", ".join(parts) + (f"; {', '.join(near)}" if near else "")


def city_words(state: SteamPowerState, city: int) -> str:
    geography = state.box.geography
    parts = [geography.city_names[city]]
    colour = state.colour[city]
    parts.append(f"{COLOURS[colour]} city" if colour >= 0 else "city")
    group = [geography.city_names[c] for c in geography.groups[geography.group_of[city]] if c != city]
    if group:
        parts.append(f"in a group with {' and '.join(group)}")
    owner = state.factory[city]
    if owner >= 0:
        name = state.box.company_names[owner]
        left = state.cubes[city]
        parts.append(f"{name}'s factory with {left} cubes" if left else f"{name}'s factory, flipped")
    here = geography.group_of[city]
    for company, links in enumerate(state.links):
        for link in links:
            a, b = geography.group_of[link.start], geography.group_of[link.end]
            if here in (a, b):
                other = link.end if a == here else link.start
                parts.append(f"{state.box.company_names[company]} link to {geography.city_names[other]}")
    return ", ".join(parts)


def panels(state: SteamPowerState, seat: int) -> list[Panel]:
    out = [table_panel(state)]
    if state.box.basic_solo:
        out.append(purse_panel(state))
        out += [company_panel(state, company) for company in range(state.box.companies)]
    else:
        out += [seat_panel(state, other, seat) for other in range(state.box.seats)]
    if state.active >= 0:
        cards = [card for card in (state.active, state.waiting) if card >= 0]
        lines = [f"{state.box.contracts[card].id} {state.box.contracts[card].words}" for card in cards]
        out.append(Panel("Before the automa", state.box.seat_names[state.seat], lines))
    if seat >= 0 and not state.box.automas[seat]:
        lines = [hand_words(state, seat, card) for card in hand_of(state, seat)]
        out.append(Panel("Your contracts", state.box.seat_names[seat], lines))
    return out


def seat_panel(state: SteamPowerState, other: int, seat: int) -> Panel:
    name = state.box.seat_names[other]
    automa = state.box.automas[other]
    you = " (you)" if other == seat else " (Mautoma)" if automa else ""
    lines = [
        f"${state.money[other]}, {scoring.scores(state).totals[other]} VP now",
        f"{state.done[other]} of {state.box.end} contracts" + ("" if automa else f", {state.hand[other]} in hand"),
        f"{state.trains[other]} trains, {state.factories[other]} factories left",
    ]
    if state.coins[other]:
        geography = state.box.geography
        hexes = " ".join(geography.names[h] for h in state.coins[other])
        lines.append(f"coins on {hexes}, to {geography.city_names[state.target[other]]}")
    return Panel(name.capitalize() + you + (" *" if other == state.seat else ""), name, lines)


def company_panel(state: SteamPowerState, company: int) -> Panel:
    """A company of Basic Solo."""
    name = state.box.company_names[company]
    lines = [
        f"{state.trains[company]} trains, {state.factories[company]} factories left, {state.bag[company]} in the bag"
    ]
    active = state.step not in (COMPANY, ASIDE) and company == state.company
    return Panel(name.capitalize() + (" *" if active else ""), name, lines)


def purse_panel(state: SteamPowerState) -> Panel:
    lines = [
        f"${state.money[0]}, {scoring.scores(state).totals[0]} VP now",
        f"{state.done[0]} contracts fulfilled, {state.hand[0]} in hand, {state.aside} put aside",
    ]
    return Panel("You", "", lines)


def table_panel(state: SteamPowerState) -> Panel:
    left = [f"{n} {COLOURS[k]}" for k, n in enumerate(state.leftover) if n] if -1 not in state.colour else []
    lines = [
        f"Round {state.round}, {state.actions_left} action{'s' if state.actions_left != 1 else ''} left",
        f"Deck {state.deck}; tiles: {state.pool[0]} simple, {state.pool[1]} tight/crossing, {state.pool[2]} crossing",
        f"City tiles beside the map: {', '.join(left) or 'none'}",
    ]
    if state.box.any_automa and -1 not in state.corner:
        cubes = ", ".join(f"{COLOURS[k]} {CORNERS[c]}" for c, k in enumerate(state.corner))
        lines.append(f"Direction marker {CORNERS[state.marker]}; cubes: {cubes}")
    return Panel(state.box.geography.title, "", lines)


def hand_of(state: SteamPowerState, seat: int) -> list[int]:
    return [card for card, where in enumerate(state.where) if seat != NATURE and where == IN_HAND + seat]


def hand_words(state: SteamPowerState, seat: int, card: int) -> str:
    """A contract in hand, and whether it could be fulfilled now, and for how much."""
    contract = state.box.contracts[card]
    company = state.company if state.box.basic_solo else seat
    probe = state.copy()
    probe.seat = seat
    probe.company = company
    if not state.network[company]:
        return f"{contract.id} {contract.words}"
    price = fulfil.price_of(contract, fulfil.offers(probe))
    can = "" if price <= state.money[seat] else " - too dear"
    return f"{contract.id} {contract.words} (now ${price}{can})"


def describe(state: SteamPowerState, action: Action) -> str:
    """What a legal action would do and cost."""
    box = state.box
    verb = action.verb
    if verb in ("lay", "cross"):
        h, pair = action.values
        return f"{placement_words(state, h, pair)}, ${track.price(state, h)}"
    if verb == "replace":
        return f"{placement_words(state, action.values[0], action.values[1])}, free"
    if verb == "build":
        cubes = f"{box.cubes - 1} to {box.cubes + 1}" if state.bonus else str(box.cubes)
        return f"{cubes} {COLOURS[state.colour[action.values[0]]]} cubes"
    if verb == "deliver":
        contract = box.contracts[action.values[0]]
        return f"{contract.words}, costs ${fulfil.price_of(contract, fulfil.offers(state))}"
    if verb in ("take", "route"):
        return source_words(state, action.values[0], verb == "route")
    if verb in SIMPLE:
        return SIMPLE[verb]
    return ""


SIMPLE = {
    "track": "one or two placements",
    "factory": "build a factory",
    "fulfil": "fulfil a contract",
    "contracts": "draw two contracts",
    "money": "take $3",
    "skip": "leave the bonus",
    "done": "no second placement",
    "remove": "take the end tile away, free",
    "bank": "$5 to the bank",
    "compensate": "money for the reward",
}


def placement_words(state: SteamPowerState, h: int, pair: int) -> str:
    geography = state.box.geography
    ends: list[str] = []
    for edge in PAIRS[pair]:
        city = geography.city_beyond[h * 6 + edge]
        beyond = geography.hexes.neighbour[h * 6 + edge]
        ends.append(geography.city_names[city] if city >= 0 else geography.names[beyond])
    return f"{geography.terrain[h]}, {ends[0]} to {ends[1]}"


def source_words(state: SteamPowerState, city: int, own_route: bool) -> str:
    """The price of a cube from a city: the owner's fee, then each toll."""
    names = ["the bank"] * state.box.companies if state.box.basic_solo else state.box.company_names
    owner = state.factory[city]
    parts = [] if owner == state.company else [f"$1 {names[owner]} (factory)"]
    if own_route:
        return ", ".join([*parts, "choose the route"])
    for hop in fulfil.default_route(state, state.box.geography.group_of[city]):
        to = state.box.geography.city_names[state.box.geography.groups[hop.node][0]]
        parts.append(f"$1 {names[hop.owner]} (link to {to})")
    return f"${len(parts)}" + (f": {', '.join(parts)}" if parts else "")


def cheapest_source(state: SteamPowerState) -> int:
    """The default source: cheapest first, then one's own, then the fuller."""
    best = -1
    best_key = (0, 0, 0)
    toll = fulfil.tolls(state)
    for number in fulfil.legal_sources(state):
        if not state.box.actions.take <= number < state.box.actions.route:
            continue
        city = number - state.box.actions.take
        own = state.factory[city] == state.company
        key = (toll[state.box.geography.group_of[city]] + (0 if own else 1), 0 if own else 1, -state.cubes[city])
        if best < 0 or key < best_key:
            best, best_key = number, key
    return best if best >= 0 else state.box.actions.bank


def data(state: SteamPowerState, seat: int) -> dict[str, object]:
    """All of it as plain values, for the browser's board."""
    geography = state.box.geography
    names = state.box.company_names
    cities: list[object] = [
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
    links: list[object] = []
    for company, done in enumerate(state.links):
        for link in done:
            links.append(link_data(state, company, link.start, link.end, link.path))
        if state.trail[company]:
            links.append(link_data(state, company, state.open_city[company], -1, state.trail[company]))
    players: list[object] = [
        {
            "seat": state.box.seat_names[s],
            "automa": state.box.automas[s],
            "money": state.money[s],
            "hand": state.hand[s],
            "fulfilled": [
                c.id for c, where in zip(state.box.contracts, state.where, strict=True) if where == FULFILLED + s
            ],
        }
        for s in range(state.box.seats)
    ]
    companies: list[object] = [
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
    hand: list[object] = [
        {**card_data(state, card), **board.price_now(state, seat, state.box.contracts[card])}
        for card in hand_of(state, seat)
    ]
    open_cards = {c.id: card_data(state, i) for i, c in enumerate(state.box.contracts) if state.where[i] >= FULFILLED}
    return {
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
        "active": card_data(state, state.active) if state.active >= 0 else None,
        "aside": state.aside,
        "hand": hand,
        "deck": state.deck,
        "pool": list(state.pool),
        "leftover": dict(zip(COLOURS, state.leftover, strict=True)),
        "contract": card_data(state, state.card) if state.card >= 0 else None,
        "end": state.box.end,
        "waiting": card_data(state, state.waiting) if state.waiting >= 0 else None,
        "placements": state.placements_left,
        "bonus": BONUS[state.bonus],
        "cards": open_cards,
        "factoryCubes": state.box.cubes,
        "prices": {**COST, "crossing": CROSSING_COST},
        "solo": state.box.basic_solo,
        "ahead": board.ahead(state, seat),
        "buying": board.buying(state, seat),
    }


def link_data(state: SteamPowerState, company: int, start: int, end: int, path: list[int]) -> dict[str, object]:
    geography = state.box.geography
    tiles: list[object] = [[geography.names[t // 36], t // 6 % 6, t % 6] for t in path]
    return {
        "seat": state.box.company_names[company],
        "from": geography.city_names[start],
        "to": geography.city_names[end] if end >= 0 else None,
        "tiles": tiles,
    }


def card_data(state: SteamPowerState, card: int) -> dict[str, object]:
    contract = state.box.contracts[card]
    return {
        "id": contract.id,
        "cubes": [COLOURS[c] for c in contract.cubes],
        "vp": contract.vp,
        "money": contract.money,
        "bonus": BONUS[contract.bonus],
        "source": contract.source,
    }

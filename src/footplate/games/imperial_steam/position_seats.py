"""Positions in words: what the seats have."""

from footplate.games.imperial_steam.goods import ENGINEERS, GOODS, HUBS, TYPES
from footplate.games.imperial_steam.state import (
    HELD,
    MOST_GOODS,
    OUT,
    ImperialSteamState,
    goods_left,
    kind_of,
    put,
)
from footplate.games.imperial_steam.terms import TILES, TOKEN_VALUES, TRAINS
from footplate.table.errors import BadInput, nearest
from footplate.table.finding import find
from footplate.table.reading import number, quoted

LINES: dict[str, str] = {
    "money": "Write 'money SEAT GULDEN'.",
    "influence": "Write 'influence SEAT COLUMN'.",
    "share": "Write 'share SEAT NUMBER' (the space of its value, counted from 0).",
    "investors": "Write 'investors SEAT NUMBER'.",
    "goods": "Write 'goods SEAT wood 2, coal 1' or 'goods SEAT none'.",
    "landing": "Write 'landing SEAT wood 2, coal 1'.",
    "workers": "Write 'workers SEAT LEVEL LEVEL …' (those that are ready) or 'workers SEAT none'.",
    "used": "Write 'used SEAT LEVEL LEVEL …' (those that were sent to build).",
    "engineer": "Write 'engineer SEAT COLOUR HUB', like 'engineer red orange green' (the hub where it was hired).",
    "engines": "Write 'engines SEAT LEVEL' or 'engines SEAT LEVEL LEVEL'.",
    "passengers": "Write 'passengers SEAT NUMBER' (cars on their passenger side).",
    "tokens": "Write 'tokens SEAT CITY, CITY …' (the cities that its business tokens are from).",
    "hands": "Write 'hands SEAT TILE TILE …' (on the action tiles).",
    "tracks": "Write 'tracks SEAT LINK, LINK …', like 'tracks red Wien-Baden, Baden-Gloggnitz'.",
    "stations": "Write 'stations SEAT CITY, CITY …' (beside the one in Wien).",
    "factory": "Write 'factory SEAT CITY GOOD NUMBER' (goods left on it).",
    "contract": "Write 'contract CONTRACT SEAT GOOD GOOD …' (the factories that lie on it).",
    "semmering": "Write 'semmering SEAT'.",
}
BY_SEAT = [
    "money", "influence", "share", "investors", "goods", "landing", "workers", "used", "engines", "passengers",
    "tokens", "hands",
]  # fmt: skip
MOST = 99_999
NUMBERS = ["money", "influence", "share", "investors", "passengers"]


def of_seat(state: ImperialSteamState, word: str) -> int:
    return find(word, state.box.seat_names, "seat")


def of_link(state: ImperialSteamState, name: str) -> int:
    """A link by its cities, either first, or by its id."""
    geography = state.box.geography
    known = dict(geography.link_aliases())
    known.update({link: i for i, link in enumerate(geography.link_names)})
    found = {word.lower(): i for word, i in known.items()}.get(name.lower(), -1)
    if found < 0:
        raise BadInput(f"unknown link {quoted(name)}.", cure=nearest(name, geography.link_names))
    return found


def named(rest: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in rest.split(",") if word.strip()]


def counts(rest: str, most: int) -> list[int]:
    """'wood 2, coal 1' as a number for each good."""
    out = [0] * TYPES
    for part in [] if rest.strip() == "none" else named(rest):
        good, count = part.split()
        out[find(good, GOODS, "good")] += number(count, 0, most)
    return out


def line(state: ImperialSteamState, verb: str, args: list[str], rest: str) -> None:
    if verb == "contract":
        hold_contract(state, args)
        return
    seat = of_seat(state, args[0])
    after = rest.partition(" ")[2]
    if verb in NUMBERS:
        count(state, verb, seat, args[1])
    elif verb in ("goods", "landing"):
        held = state.goods if verb == "goods" else state.landing
        held[seat * TYPES : (seat + 1) * TYPES] = counts(after, state.box.supply)
    elif verb in ("workers", "used"):
        levels = state.box.levels
        named = [] if args[1:] == ["none"] else [number(word, 1, levels) for word in args[1:]]
        row = [named.count(level + 1) for level in range(levels)]
        (state.ready if verb == "workers" else state.used)[seat * levels : (seat + 1) * levels] = row
    elif verb == "engineer":
        take_engineer(state, seat, args)
    elif verb == "engines":
        first, last = state.box.first_engine, state.box.first_engine + state.box.engine_levels - 1
        named = [number(word, first, last) for word in args[1 : TRAINS + 1]]
        state.engines[seat * TRAINS : (seat + 1) * TRAINS] = [named[0], *named[1:], 0][:TRAINS]
    elif verb == "hands":
        named = [find(word, TILES, "action tile") for word in args[1:]]
        state.hands[seat] = [named.count(tile) for tile in range(len(TILES))]
    elif verb == "semmering":
        state.semmering = seat
    else:
        on_map(state, verb, seat, args, after)


def count(state: ImperialSteamState, verb: str, seat: int, word: str) -> None:
    boards = state.box.boards
    if verb == "money":
        state.money[seat] = number(word, 0, MOST)
    elif verb == "influence":
        state.column[seat] = number(word, 0, boards.influence_last_column)
    elif verb == "share":
        state.share[seat] = number(word, 0, len(boards.shares_values) - 1)
    elif verb == "investors":
        state.investors[seat] = number(word, 0, boards.shares_most_investors)
    else:
        state.passengers[seat] = number(word, 0, boards.engines_cars)


def take_engineer(state: ImperialSteamState, seat: int, args: list[str]) -> None:
    engineer = find(args[1], ENGINEERS[1:], "engineer")
    hub = find(args[2], HUBS, "hub")
    if not state.engineers_at[hub] >> engineer & 1:
        raise BadInput(f"the {args[1]} engineer of {args[2]} was hired already.")
    state.engineers_at[hub] &= ~(1 << engineer)
    state.engineers[seat] |= 1 << engineer


def on_map(state: ImperialSteamState, verb: str, seat: int, args: list[str], after: str) -> None:
    cities = state.box.geography.cities_by_name
    if verb == "tracks":
        for name in named(after):
            link = of_link(state, name)
            state.tracks = put(state.tracks, link, state.tracks[link] | 1 << seat)
    elif verb == "stations":
        for name in named(after):
            city = cities.find(name)
            state.stations = put(state.stations, city, state.stations[city] | 1 << seat)
    else:
        kind = find(args[-2], GOODS, "good")
        left = number(args[-1], 0, MOST_GOODS - 1)
        if state.factory_stock[kind] == 0:
            raise BadInput(f"no {GOODS[kind]} factory is left.")
        city = cities.find(" ".join(args[1:-2]))
        state.supply[kind] = state.box.supply
        state.add_factory(seat, city, kind, left)


def hold_contract(state: ImperialSteamState, args: list[str]) -> None:
    box = state.box
    contract = find(args[0], [card.id for card in box.contracts], "contract")
    seat = of_seat(state, args[1])
    if state.contract_at[contract] != OUT:
        raise BadInput(f"{args[0]} lies somewhere already.")
    state.contract_at = put(state.contract_at, contract, HELD + seat)
    for word in args[2:]:
        kind = find(word, GOODS, "factory")
        at = contract * TYPES + kind
        state.filled = put(state.filled, at, state.filled[at] + 1)
        state.pieces[seat * TYPES + kind] -= 1
        if seat != box.automa:
            state.sealed[seat] += 1


def in_factories(state: ImperialSteamState, good: int) -> int:
    return sum(goods_left(code) for code in state.factories if kind_of(code) == good)


# What doesn't go together


def check(state: ImperialSteamState) -> None:
    fill_engines(state)
    box = state.box
    for seat, name in enumerate(box.seat_names):
        check_map(state, seat, name)
        if min(state.pieces[seat * TYPES : (seat + 1) * TYPES]) < 0:
            raise BadInput(f"more factories of {name} lie on contracts than it has built.", cure=LINES["factory"])
        if state.workers(seat) > box.boards.workers_limit:
            raise BadInput(f"{name} has {state.workers(seat)} workers.", f"workers {name}")
        cars = sum(state.engines[seat * TRAINS : (seat + 1) * TRAINS])
        if state.passengers[seat] + state.sealed[seat] > cars:
            raise BadInput(f"{name} has {cars} cars.", f"engines {name}")
        if seat != box.automa and state.room(seat) < 0:
            raise BadInput(f"{name} has more goods than places for them.", f"goods {name}")
    for city, slots in enumerate(state.slots):
        if slots < 0:
            raise BadInput(f"{box.geography.city_names[city]} has too few factory slots.", "factory")


def check_map(state: ImperialSteamState, seat: int, name: str) -> None:
    geography = state.box.geography
    built = sum(1 << link for link, owners in enumerate(state.tracks) if owners >> seat & 1)
    reached = geography.lines.spread(1 << geography.start, built)
    if geography.lines.touched(built) & ~reached:
        raise BadInput(f"the tracks of {name} don't hang together.", "tracks", LINES["tracks"])
    for city, city_name in enumerate(geography.city_names):
        station = state.stations[city] >> seat & 1
        if station and not reached >> city & 1:
            raise BadInput(f"{name} has a station in {city_name} and no track to it.", "stations")
        if not station and state.tracks_at(seat, city) > state.box.boards.stations_free_tracks:
            raise BadInput(f"{name} has too many tracks at {city_name} without a station.", "tracks", LINES["stations"])


def fill_tokens(state: ImperialSteamState, held: list[list[int]]) -> None:
    """The tokens that somebody has are the best of their cities, in the order of the lines."""
    box = state.box
    for city, taken in enumerate(state.tokens_taken):
        tile = state.city_tile[city]
        business = box.city_tiles[tile].business if tile >= 0 else []
        if taken > len(business):
            raise BadInput(f"{box.geography.city_names[city]} has {len(business)} business tokens.", "spent")
        here = [seat for seat, where in held if where == city]
        for seat, value in zip(here, business, strict=False):
            state.tokens[seat * TOKEN_VALUES + value - 1] += 1


def fill_engines(state: ImperialSteamState) -> None:
    box = state.box
    for level in range(box.engine_levels):
        used = state.engines.count(box.first_engine + level)
        if used > box.engine_copies:
            raise BadInput(f"there are {box.engine_copies} engines of level {box.first_engine + level}.", "engines")
        state.engine_stock[level] = box.engine_copies - used

"""The referee: every piece, coin and contract is accounted for; nothing contradicts itself."""

from itertools import pairwise

from footplate.games.steam_power import automa
from footplate.games.steam_power.box import TRACK_TILES, TRAINS_IN_BAG
from footplate.games.steam_power.contracts import PURPLE, TILES
from footplate.games.steam_power.state import (
    ACTION,
    ACTIVE,
    BONUS,
    BOXED,
    BUILD,
    CUBES,
    DECK,
    DELIVER,
    DISCARD,
    DRAW,
    FULFILLED,
    IN_HAND,
    JUDGE,
    MARKER,
    PLACE,
    ROUTE,
    SET_ASIDE,
    SOURCE,
    VICTIM,
    SteamPowerState,
    segment,
    segment_pair,
    tile_pool,
)
from footplate.games.steam_power.steps import solo
from footplate.rails.track import PAIR_OF, crosses
from footplate.table.cards import UNKNOWN, cards_at

IN_ACTION = [ACTION, PLACE, BUILD, CUBES, DELIVER, SOURCE, ROUTE, BONUS, VICTIM, DRAW]  # somebody's action goes on


def check(state: SteamPowerState) -> None:
    check_contracts(state)
    check_cities(state)
    check_track(state)
    check_links(state)
    check_derived(state)
    assert all(money >= 0 for money in state.money), f"money {state.money}"
    assert (state.card >= 0) == (state.step in (SOURCE, ROUTE)), "a contract is being fulfilled at the wrong time"
    assert state.step == ROUTE or not state.visited, "a cube is on its way at the wrong time"
    assert state.step != DELIVER or state.links[state.company], "delivering without a link"
    check_turn(state)
    check_automas(state)


def check_turn(state: SteamPowerState) -> None:
    """Whose turn it is, and how much of it is left."""
    box = state.box
    assert 0 <= state.seat < box.seats and 0 <= state.starter < box.seats, "nobody's turn"
    playing = state.step in (MARKER, JUDGE) or state.step in IN_ACTION
    assert state.company == state.seat or box.basic_solo or not playing, "a company that isn't the seat's"
    assert not box.automas[state.starter], "an automa begins"
    assert 1 <= state.round <= solo.ROUNDS or not box.basic_solo, f"round {state.round}"
    assert state.bag[state.company] <= TRAINS_IN_BAG - (box.basic_solo and state.step in IN_ACTION), "a train too many"
    automa_ = box.automas[state.seat]
    assert automa_ or state.step not in (MARKER, JUDGE), "an automa's step in a player's turn"
    assert automa_ or state.active < 0, "a contract is before a player"
    if state.step in IN_ACTION and not automa_:
        most = 1 if box.basic_solo else 2
        assert 1 <= state.actions_left <= most, f"{state.actions_left} actions are left"
    if automa_ and playing and state.step not in (MARKER, DRAW):
        assert state.active >= 0, "an automa acts without a contract"
    assert (state.placements_left > 0) == (state.step == PLACE), "placements are left at the wrong time"


def check_automas(state: SteamPowerState) -> None:
    """Coins lie only on a live path to a target; automas have no hand; only they discard."""
    for company in range(state.box.companies):
        automa_ = not state.box.basic_solo and state.box.automas[company]
        name = state.box.company_names[company]
        coins = state.coins[company]
        assert automa_ or not coins, f"{name}: coins of a player"
        assert bool(coins) == (state.target[company] >= 0), f"{name}: coins without a target"
        if automa_:
            assert state.hand[company] == 0, f"{name}: an automa with a hand"
            assert coins or not state.trail[company], f"{name}: an incomplete link without coins"
            assert not coins or automa.plan(state, company) is not None, f"{name}: a blocked coin path"
        else:
            assert DISCARD + company not in state.where, f"{name}: discards of a player"
    shown = [card for card in (state.active, state.waiting) if card >= 0]
    there = cards_at(state.where, ACTIVE)
    fulfilled = [card for card in shown if state.where[card] >= FULFILLED and card not in there]
    assert sorted(there + fulfilled) == sorted(shown), "the contracts before an automa"
    assert state.waiting < 0 or state.active >= 0, "a second contract without a first"


def check_contracts(state: SteamPowerState) -> None:
    """Every contract is in one place, and the public counts are right (a view knows only the counts)."""
    box = state.box
    unknown = state.where.count(UNKNOWN)
    hidden = 0
    for seat, name in enumerate(box.seat_names):
        assert state.where.count(FULFILLED + seat) == state.done[seat], f"{name}: fulfilled contracts"
        missing = state.hand[seat] - state.where.count(IN_HAND + seat)
        assert missing >= 0 and (unknown or missing == 0), f"{name}: contracts in hand"
        hidden += missing
    missing = state.deck - state.where.count(DECK)
    aside = state.aside - state.where.count(SET_ASIDE)
    assert missing >= 0 and aside >= 0 and hidden + missing + aside == unknown, "contracts in the deck or aside"
    elsewhere = sum(where in (BOXED, ACTIVE) or where >= DISCARD for where in state.where)
    total = state.deck + sum(state.hand) + sum(state.done) + state.aside + elsewhere
    assert total == len(box.contracts), f"{total} contracts instead of {len(box.contracts)}"


def check_cities(state: SteamPowerState) -> None:
    for colour, total in enumerate(TILES):
        placed = state.colour.count(colour)
        there = placed + state.leftover[colour] + state.boxed_tiles[colour]
        assert there == total, f"{there} tiles of colour {colour} instead of {total}"
    for city, owner in enumerate(state.factory):
        name = state.box.geography.city_names[city]
        cubes = state.cubes[city]
        assert 0 <= cubes <= 6, f"{name}: {cubes} cubes"
        assert owner >= 0 or cubes == 0, f"{name}: cubes without factory"
        assert owner < 0 or state.colour[city] != PURPLE, f"{name}: a factory on a purple city"
    for colour in range(PURPLE):
        there = sum(cubes for city, cubes in enumerate(state.cubes) if state.colour[city] == colour)
        assert there <= state.box.stock or not state.box.stock, f"{there} cubes of colour {colour} on the map"
    for company in range(state.box.companies):
        name = state.box.company_names[company]
        built = state.factory.count(company)
        there = built + state.factories[company] + state.boxed_factories[company]
        assert there == state.box.edition.factories, f"{name}: {there} factories"
        assert state.factories[company] >= 0, f"{name}: more factories built than there are"


def check_track(state: SteamPowerState) -> None:
    """Tiles in the pools and on the map; crossings are real; every segment belongs to exactly one link."""
    geography = state.box.geography
    used = [0, 0, 0]
    for h in range(geography.size):
        first, second = state.first[h], state.second[h]
        assert first or not second, f"{geography.names[h]}: an upper track without a lower"
        if first:
            assert geography.cost[h] >= 0, f"{geography.names[h]}: track on {geography.terrain[h]}"
            used[tile_pool(first, second)] += 1
        if second:
            assert crosses(segment_pair(first), segment_pair(second)), f"{geography.names[h]}: not a crossing"
    for pool, total in enumerate(TRACK_TILES):
        assert state.pool[pool] >= 0 or state.box.any_automa, f"pool {pool} is below zero"
        there = used[pool] + state.pool[pool] + state.boxed_track[pool]
        assert there == total, f"pool {pool}: {there} tiles instead of {total}"
    claimed: list[tuple[int, int]] = []
    for company in range(state.box.companies):
        for path in [*(link.path for link in state.links[company]), state.trail[company]]:
            for tile in path:
                claimed.append((tile // 36, segment(PAIR_OF[tile // 6 % 6][tile % 6], company)))
    lying = [(h, code) for codes in (state.first, state.second) for h, code in enumerate(codes) if code]
    assert sorted(claimed) == sorted(lying), "the track on the map is not the track of the links"


def check_links(state: SteamPowerState) -> None:
    """Links run unbroken from city to city, one train each; a company's track hangs together."""
    geography = state.box.geography
    for company in range(state.box.companies):
        name = state.box.company_names[company]
        links = state.links[company]
        trail = state.trail[company]
        there = len(links) + bool(trail) + state.trains[company] + state.boxed_trains[company]
        assert there == state.box.trains, f"{name}: {there} trains"
        assert state.trains[company] >= 0, f"{name}: more links than trains"
        groups: set[int] = set()
        for link in links:
            check_path(state, link.start, link.path)
            last = link.path[-1]
            assert geography.city_beyond[last // 36 * 6 + last % 6] == link.end, "a link ends elsewhere"
            a, b = geography.group_of[link.start], geography.group_of[link.end]
            assert a != b, "a link within a group"
            assert not groups or a in groups or b in groups, f"{name}: a network in parts"
            groups |= {a, b}
        assert (state.open_city[company] >= 0) == bool(trail), "an incomplete link without its city"
        if trail:
            check_path(state, state.open_city[company], trail)
            assert not groups or geography.group_of[state.open_city[company]] in groups, "a trail from nowhere"
            last = trail[-1]
            beyond = geography.hexes.neighbour[last // 36 * 6 + last % 6]
            assert beyond >= 0 and geography.cost[beyond] >= 0, "an open end that points at nothing"


def check_path(state: SteamPowerState, start: int, path: list[int]) -> None:
    geography = state.box.geography
    assert geography.city_beyond[path[0] // 36 * 6 + path[0] // 6 % 6] == start, "a link starts elsewhere"
    for before, after in pairwise(path):
        beyond = geography.hexes.neighbour[before // 36 * 6 + before % 6]
        assert beyond == after // 36 and (before % 6 + 3) % 6 == after // 6 % 6, "a gap in a link"


def check_derived(state: SteamPowerState) -> None:
    """What is kept move by move equals what a recount gives."""
    fresh = state.copy()
    fresh.derive()
    assert fresh.facing == state.facing, "facing has drifted"
    assert fresh.network == state.network, "network has drifted"
    assert fresh.joined == state.joined, "joined has drifted"
    assert fresh.linked == state.linked, "linked has drifted"
    assert fresh.sites == state.sites, "sites has drifted"
    assert fresh.frontier == state.frontier, "frontier has drifted"
    assert fresh.open_hex == state.open_hex, "open_hex has drifted"
    assert fresh.open_edge == state.open_edge, "open_edge has drifted"

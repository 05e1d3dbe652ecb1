"""The Mautoma's coin paths are exact: compared with every legal sequence of tiles on small random maps."""

import string

import pytest
from hypothesis import HealthCheck, assume, event, example, given, settings
from hypothesis import strategies as st

from footplate.games import GAMES
from footplate.games.steam_power import automa_track, paths
from footplate.games.steam_power.box import scan
from footplate.games.steam_power.state import ACTIVE, PLACE, SteamPowerState
from footplate.games.steam_power.steps import track
from footplate.rails.network import bits
from footplate.table.errors import BadInput
from footplate.table.game import Seat, Setup
from tests.games.steam_power import brute_paths as brute
from tests.games.steam_power.corridor import corridor

GAME = GAMES["steam-power"]
AUTOMA = 2
THREE = [Seat("red"), Seat("blue"), Seat("green", "mautoma")]


@st.composite
def maps(draw: st.DrawFn) -> str:
    """Four to six columns, four or five rows; cities, some side by side, hills, mountains, water."""
    columns = draw(st.integers(4, 6))
    rows = draw(st.integers(4, 5))
    cells = draw(st.lists(st.sampled_from("PPPPPPPPHHHMWWCC"), min_size=columns * rows, max_size=columns * rows))
    letters = string.ascii_uppercase
    lines = ["row," + ",".join(letters[:columns])]
    for row in range(rows):
        names = [f"{letters[row]}{letters[c]} {letters[row]}{letters[c].lower()}ton" for c in range(columns)]
        values = cells[row * columns : (row + 1) * columns]
        lines.append(f"{row + 1}," + ",".join(n if v == "C" else v for n, v in zip(names, values, strict=True)))
    return "\n".join(lines) + "\n"


def position(map: str) -> SteamPowerState:
    """The map before the first track, with money for everything; maps that can't be are left out."""
    options = {option.name: option.values[0] for option in GAME.info.options} | {"map": "custom"}
    try:
        state = GAME.arrange(Setup("steam-power", "final", THREE, options, {"map": map}), [])
    except BadInput:
        assume(False)
    assert isinstance(state, SteamPowerState)
    state.money = [1000, 1000, 1000]
    state.pool = [1000, 1000, 1000]
    return state


def others_move(state: SteamPowerState, seat: int, number: int) -> None:
    """A player lays, crosses, replaces or removes; which of these, a number says."""
    state.seat = state.company = seat
    state.step = PLACE
    state.placements_left = 2
    legal = track.legal(state)
    if legal:
        GAME.play(state, legal[number % len(legal)])


def automa_moves(state: SteamPowerState, number: int) -> None:
    """The automa aims with some contract, or lays the tile on its next coin."""
    state.seat = state.company = AUTOMA
    state.step = PLACE
    state.placements_left = 2
    state.active = number % len(state.box.contracts)
    state.where[state.active] = ACTIVE
    state.marker = number // 48 % 4
    GAME.play(state, GAME.legal(state)[0])


def move(state: SteamPowerState, number: int) -> None:
    if number % 3 == AUTOMA:
        automa_moves(state, number // 3)
    else:
        others_move(state, number % 3, number // 3)


def start_of(state: SteamPowerState) -> int:
    """Where the automa's first track would begin; -1 where it has track."""
    if state.network[AUTOMA] or state.trail[AUTOMA]:
        return -1
    return state.first_city[AUTOMA] if state.coins[AUTOMA] else automa_track.start_city(state).one()


def compare_search(state: SteamPowerState) -> None:
    """For every group of cities, all corners and both orders: tiles, money, cities joined, the very hexes."""
    geography = state.box.geography
    state.seat = state.company = AUTOMA
    start = start_of(state)
    cities = automa_track.start_cities(state)
    base = sum({1 << geography.group_of[city] for city in cities})
    slow, length = brute.shortest(state, AUTOMA, start)
    everywhere = (1 << len(geography.groups)) - 1
    for corner in range(8):
        rank = scan(geography, corner % 4, corner >= 4)
        fast = paths.search(state, AUTOMA, cities, base, everywhere, rank, why=True)
        lengths = {group: len(lines[0].hexes) for group, lines in slow.items()}
        assert {group: tiles for group, tiles in fast.tiles.items() if tiles <= length} == lengths
        for group, tiles in fast.tiles.items():
            if tiles <= length:
                compare_best(fast, group, slow[group], rank)
                nearest = paths.search(state, AUTOMA, cities, base, 1 << group, rank)
                assert nearest.ways[group][0].hexes() == fast.ways[group][0].hexes()
                event(f"{tiles} tiles, {'a tie' if len(slow[group]) > 1 else 'one line'}")


def compare_best(fast: paths.Search, group: int, lines: list[brute.Line], rank: list[int]) -> None:
    """The best ways are the best lines, in their order (a careful search leaves out some rivals, not the best).

    Lines over the same hexes count once.
    """
    wanted: list[tuple[int, int, list[int]]] = []
    for key in sorted(line.key(rank) for line in lines):
        if key[2] not in [known[2] for known in wanted]:
            wanted.append(key)
    found = [(way.money, -way.cities, sorted(rank[h] for h in way.hexes())) for way in fast.ways[group]]
    assert found[0] == wanted[0]
    if fast.careful:
        event("careful")
        assert all(key in wanted for key in found)
    else:
        assert found == wanted[: paths.RIVALS]


def compare_lead(state: SteamPowerState) -> None:
    """Over its coins the automa joins as many cities as anybody could."""
    coins = state.coins[AUTOMA]
    led = automa_track.plan(state, AUTOMA)
    lines = brute.ways_over(state, AUTOMA, coins, state.target[AUTOMA], start_of(state))
    assert led is not None
    assert lines
    geography = state.box.geography
    joined = {geography.group_of[city] for city in [*led.cities, state.target[AUTOMA]]}
    assert sum(len(geography.groups[g]) for g in joined) == max(line.cities for line in lines)
    assert [tile // 36 for tile in led.tiles] == coins
    cities = sum(state.box.city_mask_of_group[group] for group in bits(state.network[AUTOMA]))
    compare_rest(state, coins, state.target[AUTOMA], cities or 1 << max(start_of(state), 0), AUTOMA)


def compare_rest(state: SteamPowerState, hexes: list[int], target: int, cities: int, company: int) -> None:
    """What is looked up for the rest of a row is what trying everything finds: by all corners, tile by tile."""
    geography = state.box.geography
    home = sum({1 << geography.group_of[city] for city in bits(cities)})
    enter = -1
    if state.trail[company]:
        home |= 1 << geography.group_of[state.open_city[company]]
        enter = state.open_edge[company]
    for corner in range(8):
        rank = scan(geography, corner % 4, corner >= 4)
        fast = paths.lead(state, company, hexes, target, cities, rank)
        leader = paths.Leader(state, company, hexes, target, cities, rank)
        slow = brute.best_lead(leader, 0, enter, cities, home)
        assert fast is not None
        assert slow is not None
        assert (fast.tiles, fast.cities, fast.stops) == (slow.tiles, slow.cities, slow.stops)


# Positions in which the shortest way crosses a hex twice, so that the real path is longer, or another, or none.
LONGER = "row,A,B,C,D,E,F\n1,P,P,P,AD Adton,P,W\n2,W,P,P,W,BE Beton,W\n3,CA Caton,P,CC Ccton,P,P,P\n4,P,W,M,P,P,W\n"
LONGER_MOVES = [4225, 87426, 47628, 5403, 48318, 21093, 21202, 89131, 9513, 56769, 57127, 40827, 8262, 84570]
ANOTHER = "row,A,B,C,D,E\n1,W,P,P,AD Adton,P\n2,BA Baton,P,P,P,W\n3,P,P,CC Ccton,P,P\n4,P,P,W,H,P\n5,H,P,P,W,P\n"
ANOTHER_MOVES = [47865, 60051, 6156, 84153, 53797, 9204, 84409, 32181, 54112, 25209, 54025, 37906, 68841]
NOWHERE = "row,A,B,C,D,E\n1,P,P,P,P,P\n2,P,P,BC Bcton,P,P\n3,P,P,CC Ccton,P,P\n4,P,DB Dbton,P,DD Ddton,P\n"
NOWHERE_MOVES = [2265, 78018, 8607, 4051, 1, 606, 34963, 2096]

SLOW = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much], max_examples=30
)


@pytest.mark.rule("sp.automa.path", "sp.automa.closest")
@SLOW
@given(maps(), st.lists(st.integers(0, 100_000), max_size=30))
@example(LONGER, LONGER_MOVES)
@example(ANOTHER, ANOTHER_MOVES)
def test_the_search_finds_what_trying_everything_finds(map: str, moves: list[int]) -> None:
    state = position(map)
    for number in moves:
        move(state, number)
    while state.coins[AUTOMA]:
        automa_moves(state, 0)
    compare_search(state)


@pytest.mark.rule("sp.automa.broken-path", "sp.automa.join-cities")
@SLOW
@given(maps(), st.lists(st.integers(0, 100_000), min_size=4, max_size=24))
@example(NOWHERE, NOWHERE_MOVES)
def test_a_coin_path_is_kept_exactly_while_it_can_be_built(map: str, moves: list[int]) -> None:
    state = position(map)
    for number in moves:
        before = state.copy()
        move(state, number)
        if state.coins[AUTOMA]:
            compare_lead(state)
        if before.coins[AUTOMA] and number % 3 != AUTOMA:
            check_kept(before, state)


@pytest.mark.rule("sp.automa.join-cities")
@pytest.mark.parametrize("pairs", [1, 2, 3, 4])
def test_a_corridor_between_cities_is_led_as_if_everything_was_tried(pairs: int) -> None:
    row = corridor(pairs)
    compare_rest(row.state, row.hexes, row.target, row.cities, 1)


@pytest.mark.rule("sp.automa.join-cities")
def test_a_long_corridor_between_cities_is_no_more_work_than_its_length() -> None:
    """Fifteen pairs of cities can be joined in millions of ways; of each rest, the best one is found once."""
    row = corridor(15)
    leader = paths.Leader(row.state, 1, row.hexes, row.target, row.cities, row.state.box.scans[0])
    home = 1 << row.state.box.geography.group_of[bits(row.cities)[0]]
    plan = leader.lead(0, -1, home)
    assert plan is not None
    assert len(plan.cities) == 15
    assert len(leader.found) < 10 * len(row.hexes)


def check_kept(before: SteamPowerState, after: SteamPowerState) -> None:
    """Another's placement: without its effect on the coins, could they still be built?"""
    probe = after.copy()
    probe.coins[AUTOMA] = before.coins[AUTOMA]
    probe.target[AUTOMA] = before.target[AUTOMA]
    probe.trail[AUTOMA] = before.trail[AUTOMA]
    probe.open_city[AUTOMA] = before.open_city[AUTOMA]
    lay_back(probe, before)
    possible = brute.ways_over(probe, AUTOMA, before.coins[AUTOMA], before.target[AUTOMA], start_of(probe))
    event("kept" if possible else "lost")
    assert bool(after.coins[AUTOMA]) == bool(possible)
    if not possible:
        assert not after.trail[AUTOMA]


def lay_back(probe: SteamPowerState, before: SteamPowerState) -> None:
    """Put the automa's incomplete link back, where it was taken off."""
    for tile in before.trail[AUTOMA]:
        h = tile // 36
        codes = [code for code in (before.first[h], before.second[h]) if code and (code - 1) // 15 == AUTOMA]
        for code in codes:
            if code not in (probe.first[h], probe.second[h]):
                if probe.first[h]:
                    probe.second[h] = code
                else:
                    probe.first[h] = code
    probe.derive()

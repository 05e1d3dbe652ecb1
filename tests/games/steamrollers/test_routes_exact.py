"""The route search is exact: on random sheets, with walls, towns, loops, parallel lines and tiles, it finds what a
plain walk over the hexes finds."""

from heapq import heappop, heappush
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.games.steamrollers.geography import PAIR_WORDS
from footplate.games.steamrollers.goods import CITIES
from footplate.games.steamrollers.network import network_points
from footplate.games.steamrollers.state import SteamRollersState
from footplate.rails.hexes import POINTY_TOP
from footplate.rails.network import bits
from footplate.rails.track import PAIR_OF
from tests.games.steamrollers import brute
from tests.games.steamrollers.tables import GAME, position, table

Line = tuple[int, int, int]
lines = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 999)), min_size=1, max_size=16)
charts = st.sampled_from([("none", 0), *((level, die) for level in ("medium", "hard") for die in range(1, 7))])


def lay(state: SteamRollersState, drawn: list[Line]) -> None:
    """Each line winds its way from city to city over hexes that are still empty; one in six stops half way."""
    geography = state.box.geography
    for start, end, seed in drawn:
        rough = Random(seed)
        price = [1 + rough.randrange(3) for _ in range(geography.size)]
        path = cheapest(state, geography.city_hex[start], geography.city_hex[end], price)
        if seed % 6 == 0:
            path = path[: max(0, len(path) // 2)]
        for a, b, c in zip(path, path[1:], path[2:], strict=False):
            near = geography.hexes.neighbour[b * 6 : b * 6 + 6]
            state.draw(0, b, PAIR_OF[near.index(a)][near.index(c)])


def cheapest(state: SteamRollersState, start: int, end: int, price: list[int]) -> list[int]:
    """The cheapest way over empty hexes, both cities included; a line may come back to its own city."""
    geography = state.box.geography
    waiting: list[tuple[int, list[int]]] = [(0, [start])]
    seen: set[int] = set()
    while waiting:
        cost, path = heappop(waiting)
        for n in geography.hexes.neighbour[path[-1] * 6 : path[-1] * 6 + 6]:
            if n == end and len(path) > 2:
                return [*path, n]
            if n >= 0 and n not in seen and geography.city_at[n] < 0 and not state.sheets[0][n]:
                seen.add(n)
                heappush(waiting, (cost + price[n], [*path, n]))
    return []


def sheet_of(state: SteamRollersState) -> brute.Sheet:
    names = state.box.geography.names
    pairs = {names[h]: PAIR_WORDS[track - 1] for h, track in enumerate(state.sheets[0]) if track}
    return {name: (pair.split("-")[0], pair.split("-")[1]) for name, pair in pairs.items()}


def sheet(drawn: list[Line], chart: tuple[str, int], extra: str = "", coal: str = "no") -> SteamRollersState:
    level, die = chart
    state = position(f"chart {die}\nturn red\n{extra}", table(mountains=level, coal=coal))
    lay(state, drawn)
    return state


@settings(max_examples=250, deadline=None)
@given(lines, charts)
def test_distances_and_network(drawn: list[Line], chart: tuple[str, int]) -> None:
    state = sheet(drawn, chart)
    plain = sheet_of(state)
    walls = state.box.walls[state.chart]
    for a in range(CITIES):
        for b in range(CITIES):
            found = set(bits(state.reach[0][a * CITIES + b]))
            assert found == brute.distances(plain, a + 1, b + 1, walls)
    assert network_points(state.box, state.links[0]) == brute.network(plain, walls)
    GAME.check(state)


def test_the_random_sheets_are_worth_testing() -> None:
    """Connections, towns, loops in the network and parallel lines do occur on sheets like those above."""
    seen = {"connection": 0, "town": 0, "parallel": 0, "two distances": 0, "far": 0}

    @settings(max_examples=200, deadline=None, database=None, derandomize=True)
    @given(lines)
    def look(drawn: list[Line]) -> None:
        state = sheet(drawn, ("none", 0))
        links = state.links[0]
        seen["connection"] += bool(links)
        seen["town"] += any(code % 16 > 1 for code in links)
        seen["parallel"] += len({code // 16 for code in links}) < len(links)
        seen["two distances"] += any(len(bits(mask)) > 1 for mask in state.reach[0])
        seen["far"] += any(mask >> 5 for mask in state.reach[0])

    look()
    assert min(seen.values()) >= 5, seen


engines = st.integers(0, 6)


@settings(max_examples=250, deadline=None)
@given(lines, charts, engines, st.sampled_from(["", "3b", "4a", "4b", "3b 4a", "3a", "3a 4a"]), st.integers(0, 5))
def test_deliveries_with_tiles(drawn: list[Line], chart: tuple[str, int], boxes: int, tiles: str, die: int) -> None:
    """Every delivery that is legal: source, good, destination, distance and stretch."""
    held = "\n".join(f"tile {side} red" for side in tiles.split())
    ticked = " ".join(str(n + 1) for n in range(boxes))
    goods = "\n".join(f"city {n + 1} {words}" for n, words in enumerate(GOODS))
    state = sheet(drawn, chart, f"{held}\nengine red {ticked}\n{goods}\ndie {die + 1}", coal="yes")
    assert deliveries(state) == by_hand(sheet_of(state), state.box.walls[state.chart], boxes, tiles.split(), die + 1)


GOODS = ["red grey", "yellow coal grey", "blue green", "red yellow", "green grey", "blue coal red"]
HOMES = {"yellow": [1], "red": [2], "grey": [3, 4], "blue": [5], "green": [6], "coal": [1, 2, 3, 4, 5, 6]}


def deliveries(state: SteamRollersState) -> set[tuple[int, str, int, int, int]]:
    """What the game allows, found by playing every answer."""
    found: set[tuple[int, str, int, int, int]] = set()
    start = state.catalogue.number(f"deliver {state.die + 1}")
    if start not in GAME.legal(state):
        return found
    loading = state.copy()
    GAME.play(loading, start)
    for load in GAME.legal(loading):
        carrying = loading.copy()
        GAME.play(carrying, load)
        city, colour = state.catalogue.action(load).words
        for action in GAME.legal(carrying):
            words = state.catalogue.action(action).words
            stretch = int(words[2]) if len(words) > 2 else 0
            found.add((int(city), colour, int(words[0]), int(words[1]), stretch))
            after = carrying.copy()
            GAME.play(after, action)
            assert after.points[0] - state.points[0] == int(words[1]) + stretch
            GAME.check(after)
    return found


def by_hand(
    plain: brute.Sheet, walls: list[str], boxes: int, tiles: list[str], die: int
) -> set[tuple[int, str, int, int, int]]:
    """What the rulebook allows."""
    strength = 99 if "4a" in tiles else boxes + ("4b" in tiles)
    found: set[tuple[int, str, int, int, int]] = set()
    for source in range(1, 7):
        if source != die and "3a" not in tiles:
            continue
        for colour in GOODS[source - 1].split():
            for end in HOMES[colour]:
                if end == source or (source != die and end != die):
                    continue
                for distance in brute.distances(plain, source, end, walls):
                    for stretch in (0, 1, 2) if "3b" in tiles else (0,):
                        if distance + stretch <= strength:
                            found.add((source, colour, end, distance, stretch))
    return found


def test_edges_have_the_names_of_the_map() -> None:
    """The plain walk and the game mean the same directions."""
    state = position("track red B3 W-E")
    assert sheet_of(state) == {"B3": ("E", "W")}
    assert POINTY_TOP[2] == "E"

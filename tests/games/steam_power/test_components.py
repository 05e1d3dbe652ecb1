"""Steam Power's data files hold what we decided: the three maps, the contracts."""

import heapq
from collections import Counter
from itertools import combinations

import pytest

from footplate.games.steam_power.box import EDITIONS, TRACK_TILES, built_in_map, data_text
from footplate.games.steam_power.contracts import BONUS, COLOURS, TILES, Contract, read_contracts
from footplate.games.steam_power.geography import Geography
from footplate.rails.track import PAIRS

MAPS = ["GL", "DE", "NE"]
CARDS, _ = read_contracts(data_text("contracts.csv"), "contracts.csv")


def least_links(geography: Geography, start: int) -> dict[int, tuple[int, int]]:
    """On an empty map, the fewest tiles and then the least money that a link from one group to another takes."""
    best: dict[int, tuple[int, int]] = {}
    waiting = [
        (1, geography.cost[h], h, edge) for city in geography.groups[start] for h, edge in geography.around[city]
    ]
    heapq.heapify(waiting)
    seen: set[tuple[int, int]] = set()
    while waiting:
        tiles, money, h, enter = heapq.heappop(waiting)
        if (h, enter) in seen or tiles > 6:
            continue
        seen.add((h, enter))
        for pair, edges in enumerate(PAIRS):
            if enter not in edges or not geography.open_pairs[h] >> pair & 1:
                continue
            leave = edges[0] if edges[1] == enter else edges[1]
            beyond = geography.hexes.neighbour[h * 6 + leave]
            city = geography.city_at[beyond]
            if city < 0:
                heapq.heappush(waiting, (tiles + 1, money + geography.cost[beyond], beyond, (leave + 3) % 6))
            elif geography.group_of[city] != start:
                group = geography.group_of[city]
                best[group] = min(best.get(group, (99, 99)), (tiles, money))
    return best


def least_ways(geography: Geography) -> dict[tuple[int, int], tuple[int, int]]:
    """The same from any group to any other, running through cities where that helps."""
    size = len(geography.groups)
    way = {(a, a): (0, 0) for a in range(size)}
    for a in range(size):
        for b, price in least_links(geography, a).items():
            way[a, b] = price
    far = (99, 99)
    for via in range(size):
        for a in range(size):
            for b in range(size):
                first, second = way.get((a, via), far), way.get((via, b), far)
                way[a, b] = min(way.get((a, b), far), (first[0] + second[0], first[1] + second[1]))
    return way


# hexes, cities, plains, hills, mountains, water
COUNTS = {
    "GL": (216, 31, 118, 38, 8, 21),
    "DE": (195, 30, 81, 38, 28, 18),
    "NE": (180, 29, 67, 25, 16, 43),
}


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_its_hexes_cities_and_terrain(name: str) -> None:
    geography = built_in_map(name)
    terrain = Counter(geography.terrain)
    kinds = ["city", "plains", "hills", "mountain", "water"]
    assert (geography.size, *(terrain[kind] for kind in kinds)) == COUNTS[name]


@pytest.mark.parametrize(("name", "size"), [("GL", (18, 12)), ("DE", (13, 15)), ("NE", (15, 12))])
def test_a_map_has_its_columns_and_rows(name: str, size: tuple[int, int]) -> None:
    geography = built_in_map(name)
    assert (geography.columns, geography.rows) == size


@pytest.mark.parametrize(("name", "left"), [("GL", 2), ("DE", 3), ("NE", 4)])
def test_so_many_city_tiles_stay_out(name: str, left: int) -> None:
    assert sum(TILES) - built_in_map(name).cities == left


GROUPS = {
    "GL": ["Minneapolis+St. Paul", "Chicago+Gary", "Dayton+Cincinnati", "Cleveland+Akron"],
    "DE": ["Essen+Köln+Dortmund", "Halle+Leipzig", "Augsburg+München", "Potsdam+Berlin"],
    "NE": ["Liverpool+Birkenhead", "Manchester+Stockport", "Newcastle+Sunderland", "Bradford+Leeds"],
}


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_its_groups_of_cities(name: str) -> None:
    geography = built_in_map(name)
    groups = ["+".join(geography.city_names[c] for c in group) for group in geography.groups if len(group) > 1]
    assert sorted(groups) == sorted(GROUPS[name])


@pytest.mark.parametrize(("name", "one", "two"), [("GL", 19, 32), ("DE", 22, 32), ("NE", 28, 27)])
def test_so_many_groups_are_one_and_two_tiles_apart(name: str, one: int, two: int) -> None:
    geography = built_in_map(name)
    links = [least_links(geography, group) for group in range(len(geography.groups))]
    apart = Counter(links[a].get(b, (99, 0))[0] for a, b in combinations(range(len(links)), 2))
    assert (apart[1], apart[2]) == (one, two)


@pytest.mark.parametrize(("name", "fewest"), [("GL", 3), ("DE", 4), ("NE", 2)])
def test_every_city_has_sides_to_build_on(name: str, fewest: int) -> None:
    assert min(len(around) for around in built_in_map(name).around) == fewest


def test_barrow_alone_has_only_two_sides() -> None:
    geography = built_in_map("NE")
    assert [geography.city_names[c] for c, around in enumerate(geography.around) if len(around) == 2] == ["Barrow"]


WAYS = {
    "GL": [
        ("Cedar Rapids", "Des Moines", 2, 0),
        ("Cedar Rapids", "Peoria", 1, 0),
        ("Cedar Rapids", "Springfield", 3, 0),
        ("Chicago", "Milwaukee", 1, 0),
        ("Springfield", "St. Louis", 1, 0),
        ("Cleveland", "Pittsburgh", 1, 2),
        ("Charleston", "Columbus", 2, 4),
        ("Kansas City", "Springfield", 3, 0),
        ("Buffalo", "Toronto", 2, 0),
    ],
    "DE": [
        ("Berlin", "Magdeburg", 1, 0),
        ("Köln", "Frankfurt", 2, 4),
        ("Freiburg", "Stuttgart", 2, 8),
        ("Leipzig", "Nürnberg", 2, 4),
        ("Hamburg", "Bremen", 1, 0),
    ],
    "NE": [
        ("Carlisle", "Newcastle", 3, 4),
        ("Leeds", "Manchester", 2, 2),
        ("Darlington", "Settle", 2, 4),
        ("Hull", "Lincoln", 2, 0),
    ],
}


@pytest.mark.parametrize("name", MAPS)
def test_cities_are_so_many_tiles_and_dollars_apart(name: str) -> None:
    geography = built_in_map(name)
    way = least_ways(geography)
    group = {city: geography.group_of[c] for c, city in enumerate(geography.city_names)}
    assert [(a, b, *way[group[a], group[b]]) for a, b, _, _ in WAYS[name]] == WAYS[name]


def test_the_rulebooks_two_cities_stand_where_it_puts_them() -> None:
    geography = built_in_map("GL")
    place = {name: geography.names[geography.city_hex[c]] for c, name in enumerate(geography.city_names)}
    assert (place["Cedar Rapids"], place["Springfield"]) == ("E7", "F10")


def test_every_map_says_what_is_printed_and_what_is_ours() -> None:
    assert all(built_in_map(name).source.startswith("reconstructed: ") for name in MAPS)


# The contracts

BONUS_WORTH = {"none": 0, "track": 4, "contracts": 4, "factory": 5}


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_a_contract_is_worth_its_effort(card: Contract) -> None:
    effort = 3 * len(card.cubes) + len(set(card.cubes)) + 1
    assert 3 * card.vp + card.money + BONUS_WORTH[BONUS[card.bonus]] == effort


def test_the_deck_has_48_contracts() -> None:
    assert [card.id for card in CARDS] == [f"C{n:02}" for n in range(1, 49)]


def test_the_deck_asks_for_every_colour_equally_often() -> None:
    assert Counter(len(card.cubes) for card in CARDS) == {2: 12, 3: 24, 4: 12}
    assert Counter(COLOURS[cube] for card in CARDS for cube in card.cubes) == dict.fromkeys(COLOURS[:4], 36)


def test_every_bonus_comes_equally_often_and_with_every_top_colour() -> None:
    assert Counter(BONUS[card.bonus] for card in CARDS) == dict.fromkeys(BONUS, 12)
    sizes = Counter((len(card.cubes), card.bonus) for card in CARDS)
    assert all(sizes[size, bonus] == count for size, count in ((2, 3), (3, 6), (4, 3)) for bonus in range(4))
    tops = Counter((card.cubes[0], card.bonus) for card in CARDS)
    assert all(tops[colour, bonus] == 3 for colour in range(4) for bonus in range(4))


def test_the_second_colour_is_every_colour_equally_often() -> None:
    seconds = [next((c for c in card.cubes if c != card.cubes[0]), None) for card in CARDS]
    assert Counter(seconds) == {None: 8, 0: 10, 1: 10, 2: 10, 3: 10}


def test_the_rewards_are_spread_as_specified() -> None:
    assert Counter(card.vp for card in CARDS) == {1: 16, 2: 12, 3: 11, 4: 6, 5: 3}
    assert Counter(card.money for card in CARDS) == {0: 11, 1: 8, 2: 14, 3: 6, 4: 3, 5: 6}


def test_an_automa_reads_track_or_factory_on_every_contract() -> None:
    expected = {"track": "track", "contracts": "track", "factory": "factory", "none": "factory"}
    assert all(BONUS[card.automa] == expected[BONUS[card.bonus]] for card in CARDS)


def test_only_the_two_contracts_of_the_rulebooks_examples_are_printed_ones() -> None:
    printed = {card.id: card.source for card in CARDS if card.source != "reconstructed"}
    assert list(printed) == ["C32", "C39"]
    assert all(source.startswith("printed: cubes") for source in printed.values())


# The box


def test_the_box_has_its_tiles() -> None:
    assert TILES == [7, 7, 7, 7, 5]
    assert TRACK_TILES == [80, 10, 10]


@pytest.mark.parametrize(("edition", "trains", "cubes_two_players"), [("final", 21, 4), ("work-in-progress", 18, 5)])
def test_an_edition_has_its_pieces(edition: str, trains: int, cubes_two_players: int) -> None:
    pieces = EDITIONS[edition]
    assert (pieces.trains, pieces.factories, pieces.cubes) == (trains, 15, 5)
    assert pieces.cubes_two_players == cubes_two_players
    assert pieces.end == [14, 11, 9, 8]

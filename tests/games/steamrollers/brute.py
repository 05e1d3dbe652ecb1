"""Routes found by walking the hexes one by one, from the map's file: shares nothing with the game but that file."""

import csv
from importlib import resources

Place = tuple[int, int]
STEPS: dict[str, Place] = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
BACK = {"E": "W", "W": "E", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}
TEXT = resources.files("footplate.games.steamrollers").joinpath("data", "map.csv").read_text("utf-8")
ROWS = list(csv.DictReader(line for line in TEXT.splitlines() if not line.startswith("#")))
AT: dict[Place, dict[str, str]] = {(int(row["q"]), int(row["r"])): row for row in ROWS}
BY_NAME: dict[str, Place] = {row["id"]: (int(row["q"]), int(row["r"])) for row in ROWS}
CITY: dict[int, Place] = {int(row["region"]): (int(row["q"]), int(row["r"])) for row in ROWS if row["kind"] == "city"}

Sheet = dict[str, tuple[str, str]]  # hex -> the two edges that its track joins


def step(place: Place, edge: str, walls: list[str]) -> Place | None:
    """The next hex over an edge; None off the map and at a wall."""
    to = (place[0] + STEPS[edge][0], place[1] + STEPS[edge][1])
    if to not in AT:
        return None
    low, high = sorted((int(AT[place]["region"]), int(AT[to]["region"])))
    return None if low != high and f"{low}-{high}" in walls else to


def ride(sheet: Sheet, city: int, edge: str, walls: list[str]) -> tuple[int, int, frozenset[str]] | None:
    """Leave a city by an edge and follow the track: the city reached, the towns on the way, the hexes."""
    place: Place | None = CITY[city]
    towns = 0
    hexes: list[str] = []
    while True:
        assert place is not None
        place = step(place, edge, walls)
        if place is None:
            return None
        row = AT[place]
        if row["kind"] == "city":
            return (int(row["region"]), towns, frozenset(hexes)) if hexes else None
        ends = sheet.get(row["id"])
        if ends is None or BACK[edge] not in ends or row["id"] in hexes:
            return None
        hexes.append(row["id"])
        towns += row["kind"] == "town"
        edge = ends[0] if ends[1] == BACK[edge] else ends[1]


def distances(sheet: Sheet, start: int, end: int, walls: list[str]) -> set[int]:
    """All distances from city to city: every ride, every order, no city twice."""
    found: set[int] = set()

    def go(city: int, been: list[int], far: int) -> None:
        if city == end:
            found.add(far)
            return
        for edge in STEPS:
            ridden = ride(sheet, city, edge, walls)
            if ridden is not None and ridden[0] not in been:
                go(ridden[0], [*been, ridden[0]], far + 1 + ridden[1])

    if start != end:
        go(start, [start], 0)
    return found


def network(sheet: Sheet, walls: list[str]) -> int:
    """1 for each connection of two different cities and 1 for each town on it; a connection is its set of hexes."""
    ways: dict[frozenset[str], int] = {}
    for city in CITY:
        for edge in STEPS:
            ridden = ride(sheet, city, edge, walls)
            if ridden is not None and ridden[0] != city:
                ways[ridden[2]] = 1 + ridden[1]
    return sum(ways.values())

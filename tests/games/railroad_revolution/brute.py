"""The Mautoma once more, written another way: names instead of numbers, files read anew, rails found by trying each.

Distances come from Floyd and Warshall's three loops; a rail leads on if after it the target is nearer. Cards are words.
"""

import csv
from pathlib import Path

DATA = Path(__file__).resolve().parents[3] / "src" / "footplate" / "games" / "railroad_revolution" / "data"
FAR = 10_000
GROUND = {"flat": 0, "hill": 1, "highland": 2, "mountain": 3}


def rows(name: str) -> list[dict[str, str]]:
    lines = [line for line in (DATA / name).read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return list(csv.DictReader(lines))


CITIES = {row["code"]: row for row in rows("cities.csv")}
NAMES = {row["name"]: code for code, row in CITIES.items()}
LEVEL = {code: int(row["level"]) for code, row in CITIES.items()}
OCEAN = {code for code, row in CITIES.items() if row["ocean"] == "yes"}
LINKS = {row["id"]: row for row in rows("links.csv")}
CARDS = {row["id"]: row for row in rows("cards.csv")}


class Slot:
    def __init__(self, link: str, number: int, ends: tuple[str, str], ground: str) -> None:
        self.name = f"{link}-{number}"
        self.link = link
        self.number = number
        self.ends = ends
        self.triangles = int(ground[0])
        self.deal = ground.endswith("d")


def all_slots() -> dict[str, Slot]:
    out: dict[str, Slot] = {}
    for link, row in LINKS.items():
        grounds = row["slots"].split()
        nodes = [row["from"], *(f"{link}.{i}" for i in range(1, len(grounds))), row["to"]]
        for i, ground in enumerate(grounds):
            out[f"{link}-{i + 1}"] = Slot(link, i + 1, (nodes[i], nodes[i + 1]), ground)
    return out


SLOTS = all_slots()
NODES = sorted({node for slot in SLOTS.values() for node in slot.ends})

# The arrows


def pick(cities: set[str], back: str, columns: str = "geo") -> str:
    """The first city that the arrows meet: column by column, then north or south."""
    horizontal, vertical = back.split()
    for column in "ABCDE" if horizontal == ">" else "EDCBA":
        here = [code for code in cities if CITIES[code][columns][0] == column]
        here.sort(key=lambda code: int(CITIES[code][columns][1:]), reverse=vertical == "^")
        if here:
            return here[0]
    raise AssertionError("nothing to pick")


def first_of(things: list[int], back: str) -> int:
    """The first of a row along the horizontal arrow."""
    return min(things) if back.startswith(">") else max(things)


# Rails


def distances(rails: set[str], starts: set[str] | None = None, without: str = "") -> dict[str, int]:
    """From the network (or these nodes) to every node: how many rails are missing."""
    far = [[0 if a == b else FAR for b in NODES] for a in NODES]
    for name, slot in SLOTS.items():
        if name == without:
            continue
        a, b = (NODES.index(node) for node in slot.ends)
        far[a][b] = far[b][a] = 0 if name in rails else 1
    for via in range(len(NODES)):
        passing = far[via]
        for start in far:
            to_via = start[via]
            for end, more in enumerate(passing):
                if to_via + more < start[end]:
                    start[end] = to_via + more
    mine = [far[NODES.index(node)] for node in (starts or touched(rails))]
    return {node: min(row[at] for row in mine) for at, node in enumerate(NODES)}


def touched(rails: set[str]) -> set[str]:
    return {node for name in rails for node in SLOTS[name].ends}


def connected(rails: set[str]) -> set[str]:
    return touched(rails) & set(CITIES)


def can_lay(rails: set[str]) -> list[str]:
    """Slots that touch the network, in the order of the links."""
    return [name for name, slot in SLOTS.items() if name not in rails and set(slot.ends) & touched(rails)]


def heads_for(name: str, start: set[str]) -> str:
    """The city at the end of the link, when one comes from these nodes."""
    slot = SLOTS[name]
    row = LINKS[slot.link]
    return row["to"] if slot.ends[0] in start else row["from"]


def best_way(slots: list[str], start: set[str], back: str, columns: str) -> str:
    city = pick({heads_for(name, start) for name in slots}, back, columns)
    return min(name for name in slots if heads_for(name, start) == city)


def nearer(rails: set[str], node: str) -> list[str]:
    """The rails after which a node is one nearer."""
    before = distances(rails)[node]
    return [name for name in can_lay(rails) if distances(rails | {name})[node] < before]


def rail_to_city(rails: set[str], targets: set[str], count: int, back: str, columns: str, from_city: bool) -> str:
    """Scenarios A and C, and what is neither."""
    far = distances(rails)
    least = min(far[city] for city in targets)
    mine = connected(rails)
    highest = max(LEVEL[city] for city in mine)
    if least > count and max(LEVEL[city] for city in targets) > highest:
        return climb(rails, highest, back, columns, from_city)
    target = pick({city for city in targets if far[city] == least}, back, columns)
    return best_way(nearer(rails, target), touched(rails), back, columns)


def leaving(rails: set[str], city: str) -> dict[str, set[str]]:
    """The first free slot of each link of a city, and where one stands before it."""
    out: dict[str, set[str]] = {}
    for link, row in LINKS.items():
        if city not in (row["from"], row["to"]):
            continue
        along = [slot for slot in SLOTS.values() if slot.link == link]
        if row["to"] == city:
            along.reverse()
        free = [slot for slot in along if slot.name not in rails]
        if free:
            passed = {node for slot in along[: along.index(free[0])] for node in slot.ends} - {row["from"], row["to"]}
            out[free[0].name] = passed | {city}
    return out


def climb(rails: set[str], highest: int, back: str, columns: str, from_city: bool) -> str:
    start = pick({city for city in connected(rails) if LEVEL[city] == highest}, back, columns)
    higher = {city for city, level in LEVEL.items() if level == highest + 1}
    ways = leaving(rails, start) if from_city else {}
    far = {name: distances(rails, set(SLOTS[name].ends) - ways[name], name) for name in ways}
    if not ways or min(far[name][city] for name in ways for city in higher) >= FAR:
        ways = {name: touched(rails) for name in can_lay(rails)}
        far = {name: distances(rails | {name}) for name in ways}
    least = min(far[name][city] for name in ways for city in higher)
    near = {city for city in higher if min(far[name][city] for name in ways) == least}
    target = pick(near, back, columns)
    best = [name for name in ways if far[name][target] == least]
    cities = {heads_for(name, ways[name]) for name in best}
    city = pick(cities, back, columns)
    return min(name for name in best if heads_for(name, ways[name]) == city)


def rail_to_slot(rails: set[str], targets: set[str], back: str, columns: str) -> str:
    """Scenario B."""
    far = distances(rails)

    def cost(name: str) -> int:
        return 1 + min(far[node] for node in SLOTS[name].ends)

    def beyond(name: str) -> str:
        row = LINKS[SLOTS[name].link]
        a, b = row["from"], row["to"]
        if far[a] == far[b]:
            return pick({a, b}, back, columns)
        return a if far[a] > far[b] else b

    least = min(cost(name) for name in targets)
    near = {name for name in targets if cost(name) == least}
    city = pick({beyond(name) for name in near}, back, columns)
    target = min(name for name in near if beyond(name) == city)
    if least == 1:
        return target
    ends = {node for node in SLOTS[target].ends if far[node] == least - 1}
    ways = [name for node in ends for name in nearer(rails, node)]
    return best_way(ways, touched(rails), back, columns)

"""The board as a second opinion on the Automa sees it: sets of names, and tracks tried on a copy.

Nothing of the engine's Automa is used.
"""

import csv
import io
import unicodedata
from dataclasses import dataclass, field, replace

from footplate.games.imperial_steam.state import ImperialSteamState, city_of, goods_left, kind_of, owner_of
from footplate.table.sheets import packaged

GOODS = ["wood", "stone", "iron", "coal"]
COLOURS = ["bronze", "green", "white", "blue"]
ENGINEER = {"tunnel": "orange", "bridge": "grey"}


def sheet(name: str) -> list[dict[str, str]]:
    text = packaged("footplate.games.imperial_steam", name)
    rows = [line for line in text.splitlines() if line and not line.startswith("#")]
    return list(csv.DictReader(io.StringIO("\n".join(rows))))


LINKS = {f"{row['a']}-{row['b']}": (row["a"], row["b"], row["terrain"]) for row in sheet("links.csv")}
CONTRACTS = {row["contract"]: (row["needs"].count("+") + 1, int(row["pays"])) for row in sheet("contracts.csv")}


def az(name: str) -> str:
    """A name as the alphabet sees it."""
    return "".join(c for c in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(c))


@dataclass
class Works:
    """A factory on the map."""

    owner: str
    city: str
    kind: str
    goods: int


@dataclass
class Table:
    """All that the Automa looks at."""

    money: int
    column: int
    rival_column: int
    goods: int
    workers: int
    round: int
    shipment: int
    network: set[str]
    rival_network: set[str]
    tracks: set[str]
    rival_tracks: set[str]
    crowned: set[str]
    stations: set[str]
    stations_left: int
    engineers: set[str]
    slots: dict[str, int]
    influence: dict[str, int]
    tokens: dict[str, list[int]]
    hubs: dict[str, str]  # by colour, the city
    hub_column: dict[str, int]
    offered: dict[str, set[str]]  # engineers by hub
    price_at: dict[str, int]
    prices: list[int]
    demand: dict[tuple[str, str], int]
    growth: dict[tuple[str, str], int]
    keys: dict[str, list[str]]  # by hub, the keys that are left
    works: list[Works]
    values: dict[str, list[int]]  # what a delivery pays, by factories taken
    stock: dict[str, int]
    all_factories: int  # of each type
    factory_goods: int
    market: dict[str, int]
    landing: dict[str, int]
    unassigned: int
    display: list[str]
    reading: dict[str, bool] = field(default_factory=dict)

    def working(self) -> list[Works]:
        return [w for w in self.works if w.owner == "automa" and w.goods > 0]

    def price(self, colour: str) -> int | None:
        at = self.price_at[colour]
        return self.prices[at] if at < len(self.prices) else None

    def profit(self, colour: str, kind: str) -> int:
        if kind != "coal":
            return self.values[kind][self.all_factories - self.stock[kind] - 1]
        gold = 10 * self.hub_column[colour]
        return gold if self.keys[colour][0] == "gold" else (gold + 19) // 20 * 10


def snapshot(s: ImperialSteamState) -> Table:
    box, g, me = s.box, s.box.geography, s.box.automa
    him = 1 - me
    names = g.city_names
    tiles = {names[c]: box.city_tiles[t] for c, t in enumerate(s.city_tile) if t >= 0}
    tokens = {names[c]: box.city_tiles[t].business[s.tokens_taken[c] :] for c, t in enumerate(s.city_tile) if t >= 0}
    return Table(
        money=s.money[me],
        column=s.column[me],
        rival_column=s.column[him],
        goods=sum(s.goods[me * 4 : me * 4 + 4]),
        workers=sum(s.ready[me * box.levels : (me + 1) * box.levels]),
        round=s.round,
        shipment=s.shipments[s.round - 1] if s.round <= 7 else 0,
        network={n for c, n in enumerate(names) if s.network[me] >> c & 1},
        rival_network={n for c, n in enumerate(names) if s.network[him] >> c & 1},
        tracks={n for i, n in enumerate(g.link_names) if s.tracks[i] >> me & 1},
        rival_tracks={n for i, n in enumerate(g.link_names) if s.tracks[i] >> him & 1},
        crowned={g.link_names[i] for i in s.crowned},
        stations={n for c, n in enumerate(names) if s.stations[c] >> me & 1},
        stations_left=3 - sum(owners >> me & 1 for owners in s.stations),
        engineers={name for bit, name in ((1, "orange"), (2, "grey")) if s.engineers[me] & bit},
        slots={n: s.slots[c] for c, n in enumerate(names)},
        influence={n: tiles[n].influence if n in tiles else 0 for n in names},
        tokens={n: tokens.get(n, []) for n in names},
        hubs={colour: names[s.hub_city[hub]] for hub, colour in enumerate(COLOURS)},
        hub_column=dict(zip(COLOURS, s.hub_column, strict=True)),
        offered={
            colour: {name for bit, name in ((1, "orange"), (2, "grey")) if s.engineers_at[hub] & bit}
            for hub, colour in enumerate(COLOURS)
        },
        price_at=dict(zip(COLOURS, s.price, strict=True)),
        prices=box.prices,
        demand={(c, good): s.demand[h * 4 + k] for h, c in enumerate(COLOURS) for k, good in enumerate(GOODS)},
        growth={
            (c, good): box.growth_tiles[s.growth[h]][k] for h, c in enumerate(COLOURS) for k, good in enumerate(GOODS)
        },
        keys={c: [k for i, k in enumerate(("gold", "silver")) if s.keys[h * 2 + i] < 0] for h, c in enumerate(COLOURS)},
        works=[
            Works("automa" if owner_of(f) == me else "player", names[city_of(f)], GOODS[kind_of(f)], goods_left(f))
            for f in s.factories
        ],
        values={good: box.values[k] for k, good in enumerate(GOODS[:3])},
        stock={good: s.factory_stock[k] for k, good in enumerate(GOODS)},
        all_factories=box.factory_stock,
        factory_goods=box.automa_factory_goods,
        market=dict(zip(GOODS, s.market, strict=True)),
        landing=dict(zip(GOODS, s.landing[me * 4 : me * 4 + 4], strict=True)),
        unassigned=sum(s.pieces[me * 4 : me * 4 + 4]),
        display=[box.contracts[i].id for i, place in enumerate(s.contract_at) if place == 1],
        reading={
            "lines": box.lexicographic,
            "adjacent": box.count_adjacent,
            "first-type": box.order_first_type,
        },
    )


# The map


def neighbours(city: str) -> dict[str, str]:
    """By city next to it, the link."""
    return {b if a == city else a: name for name, (a, b, _) in LINKS.items() if city in (a, b)}


def distances(goal: str) -> dict[str, int]:
    far = {goal: 0}
    while True:
        more = {n: d + 1 for c, d in far.items() for n in neighbours(c) if n not in far}
        if not more:
            return far
        far |= more


def lender(t: Table, engineer: str, order: list[str]) -> str | None:
    """The hub that an engineer comes from."""
    able = [c for c in COLOURS if engineer in t.offered[c] and t.hub_column[c] <= t.column]
    return min(able, key=lambda c: (t.hub_column[c], order.index(c)), default=None)


def after(t: Table, start: str, city: str, order: list[str]) -> Table | None:
    """The table after a track from a city to a new one; None where it can't be built."""
    name = neighbours(start).get(city)
    if name is None or start not in t.network or city in t.network or name in t.crowned:
        return None
    new = replace(
        t,
        engineers=set(t.engineers),
        offered={c: set(some) for c, some in t.offered.items()},
        stations=set(t.stations),
        tracks=t.tracks | {name},
        network=t.network | {city},
    )
    engineer = ENGINEER.get(LINKS[name][2])
    if engineer and engineer not in t.engineers:
        hub = lender(t, engineer, order)
        if hub is None:
            return None
        new.offered[hub].discard(engineer)
        new.engineers.add(engineer)
    if sum(start in LINKS[track][:2] for track in t.tracks) >= 2 and start not in t.stations:
        if t.stations_left == 0:
            return None
        new.stations.add(start)
        new.stations_left -= 1
    if name in t.rival_tracks:
        new.money -= 10
    return new if new.money >= 0 else None


def all_tracks(t: Table, order: list[str], goods: int, extra: int, start: str = "") -> list[tuple[str, str, Table]]:
    """Every track that can be built: from where, where to, and the table after it."""
    out: list[tuple[str, str, Table]] = []
    for a in [start] if start else sorted(t.network):
        for b in neighbours(a):
            hard = LINKS[neighbours(a)[b]][2] != "plain"
            new = after(t, a, b, order) if t.goods >= goods + extra * hard else None
            if new is not None:
                out.append((a, b, new))
    return out


def pays(t: Table, line: str, city: str) -> int:
    return t.slots[city] if line == "slots" else t.influence[city] + max(t.tokens[city], default=0)


def preferred(t: Table, lines: list[str], cities: list[str]) -> str:
    """The city with the preferred reward."""
    if t.reading["lines"]:
        return min(cities, key=lambda c: [*(-pays(t, line, c) for line in lines), az(c)])
    for line in lines:
        best = max(pays(t, line, c) for c in cities)
        if best:
            return min((c for c in cities if pays(t, line, c) == best), key=az)
    return min(cities, key=az)


def simple(t: Table, start: str, city: str) -> bool:
    """Neither engineer nor new station."""
    crowded = sum(start in LINKS[track][:2] for track in t.tracks) >= 2 and start not in t.stations
    return LINKS[neighbours(start)[city]][2] == "plain" and not crowded


def from_where(t: Table, starts: list[str], city: str) -> str:
    return min(starts, key=lambda a: (not simple(t, a, city), az(a)))

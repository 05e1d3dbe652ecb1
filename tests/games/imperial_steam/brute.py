"""The Automa once more, in another way: by names instead of numbers, by trying everything and sorting it.

It reads the cards with its own eyes, knows the board as sets of names, tries every track and every pair of tracks on a
copy, and takes the least of all answers by one key. Nothing of the engine's Automa is used.
"""

import csv
import io
import re
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


ACTION_CARDS = sheet("action_cards.csv")
DECISION_CARDS = {row["card"]: row for row in sheet("decision_cards.csv")}
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


FAR = distances("Trieste")


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


# Cards


@dataclass
class Box:
    """A slot of an action card, as it stands in the file."""

    number: int
    conditions: list[tuple[str, str, int, int]]
    effect: str
    amount: int
    goods: int
    extra: int
    money: int


def boxes(card: str) -> list[Box]:
    out: list[Box] = []
    for row in ACTION_CARDS:
        if row["card"] == card:
            found = re.findall(r"([a-z-]+?)(>=|<=|=)(\d+) -> (\d)", row["conditions"])
            conditions = [(what, sign, int(number), int(to)) for what, sign, number, to in found]
            numbers = [int(row[name]) for name in ("amount", "goods", "extra", "money")]
            out.append(Box(int(row["slot"]), conditions, row["effect"], *numbers))
    return out


def orders(decision: str) -> dict[str, list[str]]:
    row = DECISION_CARDS[decision]
    return {name: row[name].split("+") for name in ("cities", "rewards", "types", "goods", "hubs")}


def slot_towns(t: Table, box: Box, order: list[str], money: int) -> set[str]:
    """Cities with empty slots that one track reaches."""
    poorer = replace(t, money=money)
    return {b for _, b, _ in all_tracks(poorer, order, box.goods, box.extra) if t.slots[b] > 0}


def fact(t: Table, what: str, box: Box, order: list[str]) -> int:
    if what == "money":
        return t.money
    if what == "goods":
        return t.goods
    if what == "workers":
        return t.workers
    if what == "factories":
        return len(t.working())
    if what == "unassigned":
        return t.unassigned
    if what == "slots":
        return sum(t.slots[c] for c in t.network)
    if what == "slot-cities" and t.reading["adjacent"]:
        return len({b for a in t.network for b in neighbours(a) if b not in t.network and t.slots[b]})
    if what == "slot-cities":
        return len(slot_towns(t, box, order, t.money - box.money))
    if what == "landing":
        return sum(t.landing.values()) if t.round < 8 else 99
    if what == "hubs":
        return sum(t.hub_column[c] <= t.column and t.price(c) is not None for c in COLOURS)
    assert what == "goal"
    return int("Trieste" in t.network)


def feasible(t: Table, box: Box, order: list[str]) -> bool:
    """Whether a slot can be carried out at all."""
    if t.money < box.money:
        return False
    poorer = replace(t, money=t.money - box.money)
    if box.effect == "tracks":
        return bool(all_tracks(poorer, order, box.goods, box.extra))
    if box.effect == "most-slots":
        return bool(slot_towns(t, box, order, poorer.money))
    if box.effect == "towards":
        return bool(nearer_tracks(poorer, order, box))
    if box.effect == "factory":
        return any(t.slots[c] for c in t.network) and t.workers > 0 and any(t.stock.values())
    if box.effect == "hire":
        return fact(t, "hubs", box, order) > 0
    if box.effect == "produce":
        return bool(t.working())
    if box.effect == "order":
        return t.shipment > 0 and any(t.market.values())
    if box.effect == "buy":
        return any(t.market.values())
    if box.effect == "contract":
        return any(CONTRACTS[c][0] <= t.unassigned for c in t.display)
    return True


def which_slot(t: Table, card: str, decision: str) -> str:
    order = orders(decision)["hubs"]
    cards = {box.number: box for box in boxes(card)}
    number, been = 1, set()
    while number in cards and number not in been:
        been.add(number)
        box = cards[number]
        signs = {">=": int.__ge__, "<=": int.__le__, "=": int.__eq__}
        jumps = [to for what, sign, n, to in box.conditions if not signs[sign](fact(t, what, box, order), n)]
        if jumps:
            number = jumps[0]
        elif feasible(t, box, order):
            return f"slot {number}"
        else:
            number += 1
    return "slot none"


# What it does


def nearer_tracks(t: Table, order: list[str], box: Box) -> list[tuple[str, str]]:
    least = min(FAR[c] for c in t.network)
    every = all_tracks(t, order, box.goods, box.extra)
    return [(a, b) for a, b, _ in every if FAR[a] == least and FAR[b] < least]


def named(a: str, b: str) -> str:
    return f"build {neighbours(a)[b]}"


def pick(t: Table, lines: list[str], tracks: list[tuple[str, str]]) -> str:
    city = preferred(t, lines, [b for _, b in tracks])
    return named(from_where(t, [a for a, b in tracks if b == city], city), city)


def first_track(t: Table, box: Box, decision: str) -> tuple[str, str]:
    """The first track and the target, if there is one."""
    card = orders(decision)
    order, lines = card["hubs"], card["rewards"]
    every = all_tracks(t, order, box.goods, box.extra)
    if box.effect == "most-slots":
        towns = [b for _, b, _ in every if t.slots[b]]
        city = min(towns, key=lambda c: (-t.slots[c], -pays(t, "influence", c), az(c)))
        return named(from_where(t, [a for a, b, _ in every if b == city], city), city), ""
    if box.effect == "towards":
        return pick(t, lines, nearer_tracks(t, order, box)), ""
    for entry in card["cities"]:
        target = "Trieste" if entry == "goal" else t.hubs[entry]
        if target in t.network:
            continue
        once = [a for a, b, _ in every if b == target]
        if once:
            return named(from_where(t, once, target), target), target
        twice = [
            (a, b)
            for a, b, then in every
            if box.amount > 1 and any(c == target for _, c, _ in all_tracks(then, order, box.goods, box.extra, b))
        ]
        if twice:
            return pick(t, lines, twice), target
    return pick(t, lines, [(a, b) for a, b, _ in every]), ""


def second_track(t: Table, box: Box, decision: str, reached: str, target: str) -> str:
    card = orders(decision)
    if target and target != reached:
        return named(reached, target)
    every = all_tracks(t, card["hubs"], box.goods, box.extra, reached)
    return pick(t, card["rewards"], [(a, b) for a, b, _ in every])


def which_factory(t: Table, decision: str) -> str:
    types = orders(decision)["types"]
    mine = {w.kind for w in t.working()}
    left = [kind for kind in GOODS if t.stock[kind]]
    fresh = [kind for kind in left if kind not in mine] or left

    def wanted(kind: str) -> int:
        return sum(t.demand[c, kind] for c in COLOURS if t.hubs[c] in t.network)

    kind = min(fresh, key=lambda k: (-wanted(k), types.index(k)))
    city = min((c for c in t.network if t.slots[c]), key=lambda c: (c not in t.rival_network, az(c)))
    return f"factory {city} {kind}"


def which_hub(t: Table, decision: str) -> str:
    order = orders(decision)["hubs"]
    able = [c for c in COLOURS if t.price(c) is not None and t.hub_column[c] <= t.column]
    return f"hire {min(able, key=lambda c: (t.price(c), t.hub_column[c], order.index(c)))}"


def all_orders(t: Table, decision: str) -> list[str]:
    """Everything that it orders, at once: round after round through T-C."""
    market = dict(t.market)
    out: list[str] = []
    order = orders(decision)["goods"]
    if t.reading["first-type"]:
        return [good for good in order for _ in range(market[good])][: t.shipment]
    while len(out) < t.shipment and any(market.values()):
        for good in order:
            if market[good] and len(out) < t.shipment:
                market[good] -= 1
                out.append(good)
    return out


def which_contract(t: Table) -> str:
    able = [c for c in t.display if CONTRACTS[c][0] <= t.unassigned]
    return f"contract {min(able, key=lambda c: (-CONTRACTS[c][1], CONTRACTS[c][0], c))}"


def which_delivery(t: Table, decision: str) -> str:
    order = orders(decision)["goods"]
    if not t.goods:
        return "done"
    ways = [
        (city not in t.rival_network, az(city), -t.profit(c, w.kind), order.index(w.kind), w.kind, c)
        for c, city in t.hubs.items()
        for w in t.working()
        if city in t.network and t.demand[c, w.kind]
    ]
    return f"deliver {min(ways)[4]} {min(ways)[5]}" if ways else "done"

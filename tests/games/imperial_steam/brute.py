"""The Automa once more, in another way: by names instead of numbers, by trying everything and sorting it.

It reads the cards with its own eyes, tries every track and every pair of tracks, and takes the least of all answers by
one key. Nothing of the engine's Automa is used.
"""

import re
from dataclasses import dataclass, replace

from tests.games.imperial_steam.brute_board import (
    COLOURS,
    CONTRACTS,
    GOODS,
    Table,
    all_tracks,
    az,
    distances,
    from_where,
    neighbours,
    pays,
    preferred,
    sheet,
)

ACTION_CARDS = sheet("action_cards.csv")
DECISION_CARDS = {row["card"]: row for row in sheet("decision_cards.csv")}
FAR = distances("Trieste")


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

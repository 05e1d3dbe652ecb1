"""What the Automa's answers change, once more in another way: the table before, a move in words, the table after."""

import copy

from tests.games.imperial_steam.brute import DECISION_CARDS, Box, orders
from tests.games.imperial_steam.brute_board import CONTRACTS, LINKS, Table, Works, after, az


def gained(t: Table, points: int) -> None:
    """As many steps as needed to reach the highest hub and to be past the player; 10 gulden for each other point."""
    need = max(max(t.hub_column.values()) - t.column, t.rival_column + 1 - t.column, 0)
    steps = min(points, need, 20 - t.column)
    t.column += steps
    t.money += 10 * (points - steps)


def rewarded(t: Table, city: str) -> None:
    if city == "Trieste":
        t.money += 50
    token = t.tokens[city].pop(0) if t.tokens[city] else 0
    gained(t, t.influence[city] + token)


def slot_chosen(t: Table, box: Box, decision: str) -> Table:
    """The card's money is paid; what needs no further decision is done."""
    new = copy.deepcopy(t)
    new.money -= box.money
    if box.effect == "influence":
        gained(new, box.amount)
    elif box.effect == "special" and not wins_contract(t, decision):
        gained(new, int(DECISION_CARDS[decision]["influence"]))
    elif box.effect == "produce":
        for factory in new.working():
            factory.goods -= 1
            new.goods += 1
    return new


def wins_contract(t: Table, decision: str) -> bool:
    enough = t.unassigned >= int(DECISION_CARDS[decision]["contract"])
    return enough and any(CONTRACTS[c][0] <= t.unassigned for c in t.display)


def track_built(t: Table, link: str, box: Box, decision: str, before: tuple[str, str], last: bool) -> Table:
    """`before`: the link and the city of this turn's first track. After the last one come the price and the rewards."""
    a, b, _ = LINKS[link]
    start, city = (a, b) if a in t.network else (b, a)
    new = after(t, start, city, orders(decision)["hubs"])
    assert new is not None
    new = copy.deepcopy(new)
    if last:
        built = [link, before[0]] if before[0] else [link]
        new.goods -= box.goods + (box.extra if any(LINKS[name][2] != "plain" for name in built) else 0)
        for reached in [before[1], city] if before[0] else [city]:
            rewarded(new, reached)
    return new


def factory_built(t: Table, city: str, kind: str, supply: int) -> Table:
    new = copy.deepcopy(t)
    new.workers -= 1
    new.slots[city] -= 1
    new.stock[kind] -= 1
    new.unassigned += 1
    new.works.append(Works("automa", city, kind, min(supply, t.factory_goods)))
    return new


def hired(t: Table, colour: str, count: int) -> Table:
    new = copy.deepcopy(t)
    new.workers += count
    new.price_at[colour] = min(len(t.prices), t.price_at[colour] + count)
    return new


def good_taken(t: Table, good: str, ordered: bool) -> Table:
    new = copy.deepcopy(t)
    new.market[good] -= 1
    new.goods += not ordered
    new.landing[good] += ordered
    return new


def contract_gained(t: Table, contract: str) -> Table:
    new = copy.deepcopy(t)
    new.display.remove(contract)
    new.unassigned -= CONTRACTS[contract][0]
    return new


def delivered(t: Table, good: str, colour: str) -> Table:
    new = copy.deepcopy(t)
    new.goods -= 1
    factory = min((w for w in new.working() if w.kind == good), key=lambda w: az(w.city))
    factory.goods -= 1
    new.demand[colour, good] -= 1
    if good == "coal":
        new.keys[colour].pop(0)
    else:
        new.money += t.profit(colour, good)
    if not new.demand[colour, good]:
        new.hub_column[colour] = min(20, t.hub_column[colour] + t.growth[colour, good])
    return new

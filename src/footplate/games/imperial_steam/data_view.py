"""A file of data, validated and shown: what the command that checks data, and the page, show of it."""

from typing import Final

from footplate.games.imperial_steam.automa_cards import CITIES, EFFECTS, REWARDS, ActionCard, DecisionCard, Slot
from footplate.games.imperial_steam.box import FILES, Components
from footplate.games.imperial_steam.geography import SITES, Geography
from footplate.games.imperial_steam.goods import GOODS, HUBS, TERRAINS
from footplate.games.imperial_steam.options import data_text
from footplate.table.game import NATURE
from footplate.table.sheets import remark
from footplate.table.view import GRAPH, Board, Line, Panel, Place, View
from footplate.table.view import Slot as Built

MAPS: Final = ["cities", "links"]


def data_view(name: str, text: str, file: str) -> View:
    """What is in a file, read together with the others of the box; raises BadInput where it can't be used."""
    texts = {other: data_text(path) for other, path in FILES.items()} | {name: text}
    components = Components(texts, FILES | {name: file})
    lines = [f"Source: {remark(text, 'source')}", *told(name, components, text)]
    boards = [map_board(components.geography)] if name in MAPS else []
    return View(NATURE, boards, [Panel(remark(text, "title", name), "", lines)], {})


def told(name: str, components: Components, text: str) -> list[str]:
    """Each thing in a file in a line."""
    geography = components.geography
    if name == "cities":
        return [f"{city}: {SITES[site]}" for city, site in zip(geography.city_names, geography.site, strict=True)]
    if name == "links":
        return [link_words(geography, link) for link in range(geography.links)]
    if name == "tiles":
        return [
            f"{tile.name}: {tile.slots} slots, {tile.influence} influence, business {listed(tile.business)}; "
            f"{listed(tile.counts)} for 2, 3, 4 players"
            for tile in components.tiles
        ]
    if name == "hubs":
        return [f"{HUBS[hub]}: {counted(needs)}" for hub, needs in enumerate(components.demand)]
    if name == "growth-tiles":
        return [f"{tile.name}: {counted(tile.steps)}" for tile in components.growth]
    if name == "contracts":
        return [f"{c.id}: {counted(c.needs)} for {c.pays}, penalty {c.penalty}" for c in components.contracts]
    if name == "railway-cards":
        return [f"{card.name}: {geography.link_names[card.link]}, {card.steps} steps" for card in components.railway]
    if name == "action-cards":
        return [action_words(card) for card in components.action_cards]
    if name == "decision-cards":
        return [decision_words(card) for card in components.decision_cards]
    if name == "boards":
        return [line.partition("#")[0].strip() for line in text.splitlines() if line.partition("#")[0].strip()]
    return layout_words(components, name == "layouts")


def layout_words(components: Components, tiles: bool) -> list[str]:
    """The set-up cards with their hubs, or with their tiles."""
    names = components.geography.city_names
    out: list[str] = []
    for card in components.setup_cards:
        if not tiles:
            hubs = ", ".join(f"{HUBS[hub]} {names[city]}" for hub, city in enumerate(card.hubs))
            out.append(f"{card.name}, {card.players} players: {hubs}; columns {listed(card.columns) or 'shuffled'}")
        elif card.tiles:
            laid = [f"{names[city]} {components.tiles[tile].name}" for city, tile in enumerate(card.tiles) if tile >= 0]
            out.append(f"{card.name}: {', '.join(laid)}")
        else:
            out.append(f"{card.name}: shuffled")
    return out


def link_words(geography: Geography, link: int) -> str:
    terrain = TERRAINS[geography.terrain[link]]
    token = ", Semmering token" if link == geography.semmering else ""
    return f"{geography.link_ids[link]} {geography.link_names[link]}: {terrain}, effort {geography.effort[link]}{token}"


def listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def counted(goods: list[int]) -> str:
    """How many of each good: `2 wood, 1 coal`."""
    return ", ".join(f"{count} {GOODS[good]}" for good, count in enumerate(goods) if count)


def action_words(card: ActionCard) -> str:
    star = " (strategic)" if card.star else ""
    return f"{card.name}{star}: {'; '.join(slot_words(slot) for slot in card.slots)}"


def slot_words(slot: Slot) -> str:
    conditions = [f"{condition.words} or slot {condition.otherwise}" for condition in slot.conditions]
    goods = f"{slot.goods} goods" + (f" (+{slot.extra})" if slot.extra else "")
    cost = [goods] * (slot.goods > 0) + [f"{slot.money} gulden"] * (slot.money > 0)
    amount = f" {slot.amount}" if slot.amount > 1 else ""
    return ", ".join([f"{slot.number}: {EFFECTS[slot.effect]}{amount}", *cost, *conditions])


def decision_words(card: DecisionCard) -> str:
    rows = [
        f"T-A {' '.join(CITIES[city] for city in card.cities)} / {' '.join(REWARDS[line] for line in card.rewards)}",
        f"T-B {' '.join(GOODS[kind] for kind in card.types)}",
        f"T-C {' '.join(GOODS[good] for good in card.goods)}",
        f"T-D {' '.join(HUBS[hub] for hub in card.hubs)}",
        f"T-E a contract with {card.contract}, else {card.influence} influence",
    ]
    return f"{card.name}{' (strategic)' if card.star else ''}: {'; '.join(rows)}"


def map_board(geography: Geography) -> Board:
    places = [
        Place(name, geography.x[c], geography.y[c], SITES[geography.site[c]], "", name, "", [], [], name)
        for c, name in enumerate(geography.city_names)
    ]
    lines: list[Line] = []
    for link, name in enumerate(geography.link_names):
        words = link_words(geography, link)
        a, b = geography.city_names[geography.a[link]], geography.city_names[geography.b[link]]
        lines.append(Line(name, a, b, [Built(name, TERRAINS[geography.terrain[link]], [], [], words)], words))
    return Board(geography.title, "", GRAPH, places, lines)

"""City tiles, hubs, set-up cards, contracts and State Railway cards: reading and checking their files."""

from typing import Final

from footplate.games.imperial_steam.geography import Geography
from footplate.games.imperial_steam.goods import (
    COAL,
    FEWEST_PLAYERS,
    GOODS,
    HUB_COUNT,
    HUBS,
    KEYS,
    MOST_PLAYERS,
    TYPES,
)
from footplate.table.errors import BadInput, nearest
from footplate.table.reading import quoted, whole
from footplate.table.sheets import Record, read_sheet

TILE_HEADING: Final = ["tile", "slots", "influence", "business", "two", "three", "four", "source"]
HUB_HEADING: Final = ["hub", *GOODS, "source"]
GROWTH_HEADING: Final = ["tile", *GOODS, "source"]
SETUP_HEADING: Final = ["card", "layout", "players", *HUBS, "growth", "columns", "source"]
LAYOUT_HEADING: Final = ["card", "city", "tile", "source"]
CONTRACT_HEADING: Final = ["contract", "needs", "pays", "penalty", "source"]
RAILWAY_HEADING: Final = ["card", "link", "steps", "source"]
COUNTS: Final = ["two", "three", "four"]
FIRST: Final = "first"  # the layout of the first game; the others are drawn from in the standard mode
SHUFFLED: Final = "shuffled"
BUSINESS: Final = 3  # the highest value of a business token
MOST_PAY: Final = 999


class TileType:
    """A kind of city tile, and how many there are for 2, 3 and 4 players."""

    def __init__(
        self, name: str, slots: int, influence: int, business: list[int], counts: list[int], source: str
    ) -> None:
        self.name: Final = name
        self.slots: Final = slots
        self.influence: Final = influence
        self.business: Final = business  # the values of its tokens, the highest first
        self.counts: Final = counts
        self.source: Final = source


class SetupCard:
    """Where the hubs lie, which growth tiles they have, where their markers begin; empty lists are drawn."""

    def __init__(
        self,
        name: str,
        layout: str,
        players: int,
        hubs: list[int],
        growth: list[int],
        columns: list[int],
        source: str,
        where: str,
    ) -> None:
        self.name: Final = name
        self.layout: Final = layout
        self.players: Final = players
        self.hubs: Final = hubs  # the cities, by colour
        self.growth: Final = growth  # the tiles, by colour
        self.columns: Final = columns  # by colour; empty: shuffled
        self.tiles: list[int] = []  # by city the type of its tile, -1 where none lies; empty: shuffled
        self.source: Final = source
        self.where: Final = where


class Contract:
    def __init__(self, id: str, needs: list[int], pays: int, penalty: int, source: str) -> None:
        self.id: Final = id
        self.needs: Final = needs  # how many factories of each type
        self.size: Final = sum(needs)
        self.pays: Final = pays
        self.penalty: Final = penalty
        self.source: Final = source


class RailwayCard:
    def __init__(self, name: str, link: int, steps: int, source: str) -> None:
        self.name: Final = name
        self.link: Final = link
        self.steps: Final = steps
        self.source: Final = source


def identifier(row: Record, field: str, seen: list[str]) -> str:
    """A name of letters, digits and hyphens that stands in the file once."""
    name = row[field]
    if not name or not name.isascii() or not name.replace("-", "").isalnum():
        raise row.wrong(field, f"{quoted(name)} is no name.", "Letters and digits will do.")
    if name.lower() in seen:
        raise row.wrong(field, f"{name} stands here twice.")
    seen.append(name.lower())
    return name


def read_tiles(text: str, file: str, sites: int, tokens: list[int]) -> list[TileType]:
    """The kinds of tiles. For each number of players there are as many as sites that no hub takes."""
    found: list[TileType] = []
    seen: list[str] = []
    last = file
    for row in read_sheet(text, file, TILE_HEADING):
        name = identifier(row, "tile", seen)
        business = _business(row)
        counts = [row.number(field, 0, 99) for field in COUNTS]
        found.append(
            TileType(name, row.number("slots", 0, 9), row.number("influence", 0, 9), business, counts, row["source"])
        )
        last = row.where
    for i, field in enumerate(COUNTS):
        number = sum(tile.counts[i] for tile in found)
        if number != sites:
            what = f"{number} tiles for {field} players."
            raise BadInput(what, f"{last}: {field}", f"The map has {sites} sites for them beside the {HUB_COUNT} hubs.")
        for value in range(1, BUSINESS + 1):
            laid = sum(tile.business.count(value) * tile.counts[i] for tile in found)
            if laid > tokens[value - 1]:
                what = f"{laid} business tokens of the value {value} for {field} players."
                raise BadInput(what, f"{last}: business", f"There are {tokens[value - 1]}.")
    return found


def _business(row: Record) -> list[int]:
    words = row["business"]
    if words == "-":
        return []
    values: list[int] = []
    for one in words.split("+"):
        value = whole(one, 1, BUSINESS)
        if value is None:
            raise row.wrong("business", f"{quoted(one)} is no business token.", "Write 1, 2+2 or '-' for none.")
        values.append(value)
    return sorted(values, reverse=True)


def read_hubs(text: str, file: str) -> list[list[int]]:
    """The demand of each hub, by colour and good. Coal brings a key, so there are as many spaces as keys at most."""
    found: dict[int, list[int]] = {}
    for row in read_sheet(text, file, HUB_HEADING):
        hub = row.one_of("hub", HUBS)
        if hub in found:
            raise row.wrong("hub", f"{HUBS[hub]} stands here twice.")
        found[hub] = [row.number(good, 0, len(KEYS) if good == GOODS[COAL] else 9) for good in GOODS]
    return [_there(found, hub, HUBS[hub], file, "hub") for hub in range(HUB_COUNT)]


def _there(found: dict[int, list[int]], key: int, name: str, file: str, what: str) -> list[int]:
    if key not in found:
        raise BadInput(f"{what} {name} is missing.", file, f"There are {HUB_COUNT}: {', '.join(HUBS)}.")
    return found[key]


class GrowthTile:
    def __init__(self, name: str, steps: list[int], source: str) -> None:
        self.name: Final = name
        self.steps: Final = steps  # by good
        self.source: Final = source


def read_growth(text: str, file: str) -> list[GrowthTile]:
    found: list[GrowthTile] = []
    seen: list[str] = []
    for row in read_sheet(text, file, GROWTH_HEADING):
        name = identifier(row, "tile", seen)
        found.append(GrowthTile(name, [row.number(good, 0, 9) for good in GOODS], row["source"]))
    if len(found) != HUB_COUNT:
        raise BadInput(f"{len(found)} growth tiles.", file, f"There are {HUB_COUNT}, one for each hub.")
    return found


def read_setup_cards(
    text: str, file: str, geography: Geography, growth: list[GrowthTile], last_column: int
) -> list[SetupCard]:
    found: list[SetupCard] = []
    seen: list[str] = []
    for row in read_sheet(text, file, SETUP_HEADING):
        name = identifier(row, "card", seen)
        players = row.number("players", FEWEST_PLAYERS, MOST_PLAYERS)
        hubs = [site(row, colour, row[colour], geography) for colour in HUBS]
        for colour, city in enumerate(hubs):
            if city in hubs[:colour]:
                what = f"two hubs lie in {geography.city_names[city]}."
                raise row.wrong(HUBS[colour], what, "Each has a city of its own.")
        tiles = row.several("growth", [tile.name for tile in growth], "growth tile")
        if sorted(tiles) != list(range(HUB_COUNT)):
            raise row.wrong("growth", "each growth tile lies on one hub.", "Write all four once, with a plus between.")
        columns = _columns(row, last_column)
        card = SetupCard(name, row["layout"], players, hubs, tiles, columns, row["source"], row.where)
        for other in found:
            if other.layout == card.layout and other.players == card.players:
                what = f"layout {card.layout} for {players} players stands here twice."
                raise row.wrong("layout", what, f"The other is {other.name}.")
        found.append(card)
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        layouts = [card.layout for card in found if card.players == players]
        if FIRST not in layouts:
            raise BadInput(f"layout {FIRST!r} for {players} players is missing.", f"{file}: layout")
        if layouts == [FIRST]:
            raise BadInput(f"no standard card is for {players} players.", f"{file}: players", "Add one at least.")
    return found


def site(row: Record, field: str, name: str, geography: Geography) -> int:
    """A city that gets a tile."""
    city = geography.cities_by_name.look_up(name)
    if city < 0:
        raise row.wrong(field, f"unknown city {quoted(name)}.", nearest(name, geography.city_names))
    if city not in geography.tile_sites:
        raise row.wrong(field, f"{geography.city_names[city]} gets no tile.", "Name a city whose site is 'tile'.")
    return city


def _columns(row: Record, last: int) -> list[int]:
    if row["columns"] == SHUFFLED:
        return []
    columns = [whole(one, 0, last) for one in row["columns"].split("+")]
    known = [column for column in columns if column is not None]
    if len(known) != HUB_COUNT or len(columns) != HUB_COUNT:
        cure = f"Write {SHUFFLED!r}, or four columns up to {last}: 3+4+6+7."
        raise row.wrong("columns", f"{quoted(row['columns'])} are no columns.", cure)
    return known


def read_layouts(text: str, file: str, cards: list[SetupCard], types: list[TileType], geography: Geography) -> None:
    """Put the tiles on the cards whose tiles are fixed. Such a card has one on every site that no hub takes."""
    names = [card.name for card in cards]
    kinds = [tile.name for tile in types]
    last: dict[int, str] = {}
    for row in read_sheet(text, file, LAYOUT_HEADING):
        number = row.one_of("card", names)
        card = cards[number]
        city = site(row, "city", row["city"], geography)
        if city in card.hubs:
            what = f"on card {card.name} a hub lies in {geography.city_names[city]}."
            raise row.wrong("city", what, f"See {card.where}.")
        if not card.tiles:
            card.tiles = [-1] * geography.cities
        if card.tiles[city] >= 0:
            raise row.wrong("city", f"{geography.city_names[city]} stands here twice for card {card.name}.")
        card.tiles[city] = row.one_of("tile", kinds)
        last[number] = row.where
    for number, where in last.items():
        check_layout(cards[number], where, types, geography)


def check_layout(card: SetupCard, where: str, types: list[TileType], geography: Geography) -> None:
    for city in geography.tile_sites:
        if card.tiles[city] < 0 and city not in card.hubs:
            what = f"card {card.name} has no tile for {geography.city_names[city]}."
            raise BadInput(what, f"{where}: city", "Give it one, or leave the card out: then its tiles are shuffled.")
    for kind, tile in enumerate(types):
        laid, there = card.tiles.count(kind), tile.counts[card.players - FEWEST_PLAYERS]
        if laid != there:
            what = f"card {card.name} has {laid} tiles {tile.name}."
            raise BadInput(what, f"{where}: tile", f"With {card.players} players there are {there}.")


def read_contracts(text: str, file: str, display: int, pieces: int) -> list[Contract]:
    """The contracts; enough for the largest display, and none that asks for more factories than there are."""
    found: list[Contract] = []
    seen: list[str] = []
    for row in read_sheet(text, file, CONTRACT_HEADING):
        id = identifier(row, "contract", seen)
        kinds = row.several("needs", GOODS, "factory")
        needs = [kinds.count(kind) for kind in range(TYPES)]
        for kind, count in enumerate(needs):
            if count > pieces:
                what = f"{id} can never be fulfilled: it asks for {count} {GOODS[kind]} factories."
                raise row.wrong("needs", what, f"There are {pieces}.")
        pays, penalty = row.number("pays", 0, MOST_PAY), row.number("penalty", 0, MOST_PAY)
        found.append(Contract(id, needs, pays, penalty, row["source"]))
    if len(found) < display:
        raise BadInput(f"{len(found)} contracts.", file, f"The largest display shows {display}.")
    return found


def read_railway(text: str, file: str, geography: Geography, crowns: int) -> list[RailwayCard]:
    """The State Railway cards; each names a link, and the Automa needs one more than crowns are laid."""
    found: list[RailwayCard] = []
    seen: list[str] = []
    for row in read_sheet(text, file, RAILWAY_HEADING):
        name = identifier(row, "card", seen)
        link = row.one_of("link", geography.link_ids)
        if any(other.link == link for other in found):
            raise row.wrong("link", f"{row['link']} stands on another card already.", "Each card names another link.")
        found.append(RailwayCard(name, link, row.number("steps", 0, 20), row["source"]))
    if len(found) <= crowns:
        raise BadInput(
            f"{len(found)} cards.", file, f"There are at least {crowns + 1}: for crowns, and for the Automa."
        )
    return found

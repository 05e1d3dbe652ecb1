"""The tiles of cities, telegraph line, trains, deals, set-up, wagons and rewards: reading and checking their files."""

from typing import Final

from footplate.games.railroad_revolution.actions import PIECES
from footplate.games.railroad_revolution.effects import START_RAIL, UPGRADE, kind_of, read_effects
from footplate.games.railroad_revolution.geography import LEVELS, YES_NO, Geography, read_neutral
from footplate.table.errors import BadInput
from footplate.table.reading import quoted
from footplate.table.sheets import Record, read_sheet

CITY_TILE_HEADING: Final = ["id", "reward", "first", "first_cost", "source"]
SECTION_HEADING: Final = ["line", "section", "bonus", "shares", "first", "neutral", "source"]
GAP_HEADING: Final = ["line", "gap", "level", "vp", "source"]
TELEGRAPH_TILE_HEADING: Final = ["id", "bonus", "source"]
TRAIN_HEADING: Final = ["id", "name", "copies", "stack", "bonus", "source"]
DEAL_HEADING: Final = ["id", "price_a", "reward_a", "price_b", "reward_b", "source"]
SETUP_HEADING: Final = ["side", "gives", "source"]
WAGON_HEADING: Final = ["id", "row", "bonus", "source"]
SPOT_HEADING: Final = ["players", "row", "spots", "source"]
REWARD_HEADING: Final = ["id", "type", "bonus", "free", "source"]

TELEGRAPH_LINES: Final = ["base", "seven", "eight"]
SETUP_TILES: Final = 4
SETUP_SIDES: Final = [f"SU{tile}{side}" for tile in range(1, SETUP_TILES + 1) for side in "ab"]
STACKS: Final = ["1-1", "1-2", "2-1", "2-2"]  # row and column
WAGON_ROWS: Final = 3
MOST_PLAYERS: Final = 4
FEWEST_PLAYERS: Final = 2
MOST_VP: Final = 99
MOST_PRICE: Final = 5_000


class CityTile:
    """What a station earns in a city; `first` is the bonus of the First Station slot, for `first_cost` dollars."""

    def __init__(self, row: Record) -> None:
        self.id: Final = row["id"]
        self.reward: Final = effects_in(row, "reward")
        self.first: Final = effects_in(row, "first")
        self.first_cost: Final = row.number("first_cost", 0, MOST_PRICE)
        self.upgrade: Final = any(kind_of(effect) == UPGRADE for effect in self.reward)
        self.source: Final = row["source"]


class Section:
    """A section of the line: its shares, more in the First Office slot; a tile lies here, or a bonus is printed."""

    def __init__(self, row: Record) -> None:
        self.tile: Final = row["bonus"] == "tile"
        self.bonus: Final = [] if self.tile else effects_in(row, "bonus")
        self.shares: Final = row.number("shares", 0, 20)
        self.first: Final = row.number("first", 0, 20)
        self.neutral: Final = read_neutral(row)


class Gap:
    """A gap between two sections: a VP tile for stations of a level, or (level 0) VP of its own."""

    def __init__(self, row: Record) -> None:
        self.level: Final = 0 if row["level"] == "none" else row.number("level", 1, LEVELS)
        self.vp: Final = row.number("vp", 0, MOST_VP)
        if self.level and self.vp:
            raise row.wrong("vp", "a gap with a VP tile has none of its own.", "Write 0, or 'none' as its level.")


class TelegraphLine:
    def __init__(self, sections: list[Section], gaps: list[Gap]) -> None:
        self.sections: Final = sections
        self.gaps: Final = gaps


class TelegraphTile:
    def __init__(self, row: Record) -> None:
        self.id: Final = row["id"]
        self.bonus: Final = effects_in(row, "bonus")
        self.source: Final = row["source"]


class TrainType:
    """A type of train; type 0 is the one that everybody begins with, the others lie in stacks 0 to 3, two in a row."""

    def __init__(self, row: Record) -> None:
        self.id: Final = row["id"]
        self.name: Final = row["name"]
        self.copies: Final = row.number("copies", 1, 20)
        self.stack: Final = -1 if row["stack"] == "start" else row.one_of("stack", STACKS, "place of a stack")
        self.bonus: Final = effects_in(row, "bonus")
        self.source: Final = row["source"]


class Deal:
    """A deal tile: two offers, each so many shares for effects."""

    def __init__(self, row: Record) -> None:
        self.id: Final = row["id"]
        self.prices: Final = [row.number("price_a", 1, 20), row.number("price_b", 1, 20)]
        self.rewards: Final = [effects_in(row, "reward_a"), effects_in(row, "reward_b")]
        self.source: Final = row["source"]


class SetupSide:
    def __init__(self, row: Record) -> None:
        self.side: Final = row["side"]
        self.gives: Final = effects_in(row, "gives", start=True)
        self.source: Final = row["source"]


class Wagon:
    def __init__(self, row: Record) -> None:
        self.id: Final = row["id"]
        self.row: Final = row.number("row", 1, WAGON_ROWS) - 1
        self.bonus: Final = effects_in(row, "bonus")
        self.source: Final = row["source"]


class RewardTile:
    """An extra rail or building in one action; `free`: without its price."""

    def __init__(self, row: Record) -> None:
        self.id: Final = row["id"]
        self.piece: Final = row.one_of("type", PIECES)
        self.bonus: Final = effects_in(row, "bonus")
        self.free: Final = row.one_of("free", YES_NO) == 1
        self.source: Final = row["source"]


def effects_in(row: Record, field: str, start: bool = False) -> list[int]:
    """The effects in a field; only a set-up tile (`start`) places leftover pieces."""
    effects = read_effects(row[field], row.at(field))
    if not start and any(kind_of(effect) >= START_RAIL for effect in effects):
        raise row.wrong(field, f"{quoted(row[field])} places a leftover piece.", "Only set-up tiles do that.")
    return effects


def once(row: Record, field: str, seen: list[str], what: str) -> None:
    """An id that can be typed, and that nothing else has."""
    name = row[field]
    if not name.replace("-", "").isalnum() or not name.isascii():
        raise row.wrong(field, f"{quoted(name)} is not an id.", "Use letters, digits and hyphens.")
    if name in seen:
        raise row.wrong(field, f"{what} {name} stands here twice.", "Give each an id of its own.")
    seen.append(name)


def read_city_tiles(text: str, file: str, geography: Geography) -> tuple[list[CityTile], list[int]]:
    """The tiles that are shuffled, then the printed ones; and for each city the printed one's number, or -1."""
    loose: list[CityTile] = []
    printed: dict[int, CityTile] = {}
    seen: list[str] = []
    for row in read_sheet(text, file, CITY_TILE_HEADING):
        once(row, "id", seen, "tile")
        tile = CityTile(row)
        if tile.id not in geography.codes:
            loose.append(tile)
            continue
        city = geography.codes.index(tile.id)
        if geography.has_tile[city]:
            cure = "Give it another id, or say 'no' in the column tile of the cities."
            raise row.wrong("id", f"a tile is put on {geography.city_names[city]}; nothing is printed there.", cure)
        printed[city] = tile
    wanted = sum(geography.has_tile)
    if len(loose) != wanted:
        raise BadInput(
            f"{len(loose)} tiles for {wanted} cities.", file, "Each city without a printed reward needs one."
        )
    tiles = loose[:]
    at = [-1] * geography.cities
    for city in range(geography.cities):
        if geography.has_tile[city]:
            continue
        if city not in printed:
            cure = f"Add a row with the id {geography.codes[city]}, or say 'yes' in the column tile of the cities."
            raise BadInput(f"the reward of {geography.city_names[city]} is missing.", file, cure)
        at[city] = len(tiles)
        tiles.append(printed[city])
    return tiles, at


def read_lines(sections: str, gaps: str, sections_file: str, gaps_file: str) -> list[TelegraphLine]:
    """The telegraph lines by their number in TELEGRAPH_LINES."""
    along: list[list[Section]] = [[] for _ in TELEGRAPH_LINES]
    between: list[list[Gap]] = [[] for _ in TELEGRAPH_LINES]
    for row in read_sheet(sections, sections_file, SECTION_HEADING):
        line = row.one_of("line", TELEGRAPH_LINES)
        in_order(row, "section", len(along[line]))
        along[line].append(Section(row))
    for row in read_sheet(gaps, gaps_file, GAP_HEADING):
        line = row.one_of("line", TELEGRAPH_LINES)
        in_order(row, "gap", len(between[line]))
        gap = Gap(row)
        if gap.level and any(other.level == gap.level for other in between[line]):
            raise row.wrong("level", f"level {gap.level} has a gap already.", "A level has at most one.")
        between[line].append(gap)
    for line, name in enumerate(TELEGRAPH_LINES):
        if len(along[line]) < 2:
            cure = "It needs at least two."
            raise BadInput(f"the line {name!r} has {len(along[line])} sections.", sections_file, cure)
        if len(between[line]) != len(along[line]) - 1:
            what = f"the line {name!r} has {len(between[line])} gaps between {len(along[line])} sections."
            raise BadInput(what, gaps_file, "A gap lies between two neighbouring sections.")
    return [TelegraphLine(along[line], between[line]) for line in range(len(TELEGRAPH_LINES))]


def in_order(row: Record, field: str, so_far: int) -> None:
    if row.number(field, 1, 99) != so_far + 1:
        raise row.wrong(field, f"{row[field]} comes where {so_far + 1} is expected.", "They stand in order.")


def read_telegraph_tiles(text: str, file: str, lines: list[TelegraphLine]) -> list[TelegraphTile]:
    seen: list[str] = []
    tiles: list[TelegraphTile] = []
    for row in read_sheet(text, file, TELEGRAPH_TILE_HEADING):
        once(row, "id", seen, "tile")
        tiles.append(TelegraphTile(row))
    most = max(sum(section.tile for section in line.sections) for line in lines)
    if len(tiles) < most:
        raise BadInput(f"{len(tiles)} tiles are too few.", file, f"The telegraph line has room for {most}.")
    return tiles


def read_trains(text: str, file: str, per_stack: int) -> list[TrainType]:
    """The types of trains: the starter, then one for each stack, in the order of the stacks."""
    seen: list[str] = []
    by_stack: dict[int, TrainType] = {}
    for row in read_sheet(text, file, TRAIN_HEADING):
        once(row, "id", seen, "train")
        train = TrainType(row)
        if train.stack in by_stack:
            what = f"{train.id} lies where {by_stack[train.stack].id} does."
            raise row.wrong("stack", what, "One train is the start's, and each of four stacks has one type.")
        least = MOST_PLAYERS if train.stack < 0 else per_stack
        if train.copies < least:
            raise row.wrong("copies", f"{train.copies} copies are too few.", f"At least {least} are needed.")
        by_stack[train.stack] = train
    if len(by_stack) != len(STACKS) + 1:
        raise BadInput(f"{len(by_stack)} types of trains.", file, "One to start with, and one for each of four stacks.")
    return [by_stack[stack] for stack in range(-1, len(STACKS))]


def read_deals(text: str, file: str) -> list[Deal]:
    seen: list[str] = []
    deals: list[Deal] = []
    for row in read_sheet(text, file, DEAL_HEADING):
        once(row, "id", seen, "deal")
        deals.append(Deal(row))
    if not deals:
        raise BadInput("no deals.", file, "At least one is needed; the box has nine.")
    return deals


def read_setup_tiles(text: str, file: str) -> list[SetupSide]:
    """The eight sides: tile * 2 + side."""
    found: dict[str, SetupSide] = {}
    for row in read_sheet(text, file, SETUP_HEADING):
        name = SETUP_SIDES[row.one_of("side", SETUP_SIDES)]
        if name in found:
            raise row.wrong(
                "side", f"side {name} stands here twice.", "Each of the four tiles has a side a and a side b."
            )
        found[name] = SetupSide(row)
    for name in SETUP_SIDES:
        if name not in found:
            raise BadInput(f"side {name} is missing.", file, "Each of the four tiles has a side a and a side b.")
    return [found[name] for name in SETUP_SIDES]


def read_wagons(text: str, file: str) -> list[Wagon]:
    seen: list[str] = []
    wagons: list[Wagon] = []
    for row in read_sheet(text, file, WAGON_HEADING):
        once(row, "id", seen, "wagon")
        wagons.append(Wagon(row))
    for number in range(WAGON_ROWS):
        count = sum(wagon.row == number for wagon in wagons)
        if count < MOST_PLAYERS:
            cure = f"It needs one for each of {MOST_PLAYERS} players."
            raise BadInput(f"row {number + 1} has {count} wagons.", f"{file}: row", cure)
    return wagons


def read_spots(text: str, file: str) -> list[list[list[int]]]:
    """By number of players less two, and by row: the pieces that its spots take."""
    found: dict[tuple[int, int], list[int]] = {}
    for row in read_sheet(text, file, SPOT_HEADING):
        players = row.number("players", FEWEST_PLAYERS, MOST_PLAYERS)
        number = row.number("row", 1, WAGON_ROWS) - 1
        if (players, number) in found:
            raise row.wrong("row", f"row {number + 1} for {players} players stands here twice.")
        spots = row.several("spots", PIECES, "piece")
        if len(spots) != players:
            what = f"{len(spots)} spots for {players} players."
            raise row.wrong("spots", what, "A row has as many spots as wagons, one for each player.")
        found[players, number] = spots
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        for number in range(WAGON_ROWS):
            if (players, number) not in found:
                raise BadInput(f"row {number + 1} for {players} players is missing.", file)
    rows = range(WAGON_ROWS)
    return [[found[players, number] for number in rows] for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]


def read_reward_tiles(text: str, file: str) -> list[RewardTile]:
    seen: list[str] = []
    tiles: list[RewardTile] = []
    for row in read_sheet(text, file, REWARD_HEADING):
        once(row, "id", seen, "tile")
        tiles.append(RewardTile(row))
    for piece in range(len(PIECES)):
        count = sum(tile.piece == piece for tile in tiles)
        if count < MOST_PLAYERS:
            cure = f"One for each of {MOST_PLAYERS} players is needed."
            raise BadInput(f"{count} reward tiles for a {PIECES[piece]}.", f"{file}: type", cure)
    return tiles

"""The numbers of the game: prices, counts, what everybody begins with, as values.toml has them."""

from typing import Any, Final

from footplate.games.railroad_revolution.actions import PIECES, STEPS
from footplate.games.railroad_revolution.components import FEWEST_PLAYERS, MOST_PLAYERS
from footplate.games.railroad_revolution.effects import read_effects
from footplate.games.railroad_revolution.geography import LEVELS
from footplate.games.railroad_revolution.options import EDITIONS
from footplate.games.railroad_revolution.performance import LETTERS, PER_LETTER, PERFORMANCE_ROWS
from footplate.table.errors import BadInput, nearest
from footplate.table.sheets import read_tables

MOST: Final = 9_999
TABLES: Final = [
    "start", "seats", "pieces", "supply", "counts", "prices", "abilities", "trains", "wagons", "milestones",
    "performance", "mautoma",
]  # fmt: skip


class Numbers:
    """The tables of a file of values, read field by field; what nobody asked for is a mistake."""

    def __init__(self, text: str, file: str) -> None:
        self.text: Final = text
        self.file: Final = file
        self.tables: Final = read_tables(text, file)
        self.asked: Final[dict[str, list[str]]] = {}
        for name in self.tables:
            if name not in TABLES:
                raise BadInput(f"unknown table {name!r}.", self.at(name, ""), nearest(name, TABLES))

    def at(self, table: str, field: str) -> str:
        """Where a field stands: `values.toml:12: [prices] share`."""
        here = ""
        for number, line in enumerate(self.text.splitlines(), 1):
            if line.strip().startswith("["):
                here = line.split("#")[0].strip().strip("[]")
            if here == table and (line.split("=")[0].strip() == field or (not field and line.strip().startswith("["))):
                return f"{self.file}:{number}: [{table}] {field}".rstrip()
        return f"{self.file}: [{table}] {field}".rstrip()

    def value(self, table: str, field: str) -> Any:  # whatever TOML holds; the callers look at it
        self.asked.setdefault(table, []).append(field)
        if field not in self.tables.get(table, {}):
            raise BadInput(f"{field!r} is missing.", self.at(table, field), f"Write it below [{table}].")
        return self.tables[table][field]

    def number(self, table: str, field: str, low: int = 0, high: int = MOST) -> int:
        return self.whole(self.value(table, field), table, field, low, high)

    def whole(self, value: Any, table: str, field: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadInput(f"{value!r} is not a number from {low} to {high}.", self.at(table, field))
        return value

    def several(self, table: str, field: str, count: int, low: int = 0, high: int = MOST) -> list[int]:
        values = self.value(table, field)
        if not isinstance(values, list) or len(values) != count:
            raise BadInput(f"{values!r} are not {count} numbers.", self.at(table, field), "Write them in brackets.")
        return [self.whole(value, table, field, low, high) for value in values]

    def words(self, table: str, field: str) -> list[str]:
        values = self.value(table, field)
        if not isinstance(values, list) or not values or not all(isinstance(value, str) for value in values):
            raise BadInput(f"{values!r} are no words.", self.at(table, field), 'Write them as ["rail", "building"].')
        return [str(value) for value in values]

    def finish(self) -> None:
        for table, fields in self.tables.items():
            for field in fields:
                if field not in self.asked.get(table, []):
                    cure = nearest(field, self.asked.get(table, []))
                    raise BadInput(f"unknown field {field!r}.", self.at(table, field), cure)


class Values:
    def __init__(self, text: str, file: str) -> None:
        n = Numbers(text, file)
        self.start_money: Final = n.number("start", "money")
        self.start_shares: Final = n.number("start", "shares", 0, 20)
        self.start_white: Final = n.number("start", "white", 1, 10)
        self.seat_shares: Final = {edition: _by_seat(n, edition) for edition in EDITIONS}
        self.buildings_left: Final = n.number("pieces", "buildings_left", 1, 20)
        self.rails_left: Final = n.number("pieces", "rails_left", 1, 30)
        self.buildings_right: Final = n.number("pieces", "buildings_right", 0, 10)
        self.rails_right: Final = n.number("pieces", "rails_right", 0, 10)
        self.buildings_aside: Final = n.number("pieces", "buildings_aside", 1, 1)
        self.rails_aside: Final = n.number("pieces", "rails_aside", 1, 1)
        white = n.number("supply", "white", 1, 99)
        coloured = n.number("supply", "coloured", 1, 99)
        self.workers: Final = [white, coloured, coloured, coloured, coloured]  # by colour, in the whole game
        self.shares: Final = n.number("supply", "shares", 12, 999)
        self.tenders: Final = n.number("supply", "tenders", 1, 99)
        self.trains_per_stack: Final = n.several("counts", "trains", 3, 1, 20)  # by number of players less two
        self.tiles_removed: Final = n.several("counts", "removed", 3, 0, 4)
        self.vp_tiles: Final = n.several("counts", "vp_tiles", LEVELS, 1, 99)
        self.station_price: Final = [0, *n.several("prices", "station", LEVELS)]  # by level
        self.railroad_price: Final = n.number("prices", "railroad")
        self.triangle_price: Final = n.number("prices", "triangle")
        self.rails: Final = n.number("prices", "rails", 1, 9)  # of a Railroad action
        self.trade_income: Final = [n.number("prices", "rail_trade"), n.number("prices", "building_trade")]  # by piece
        self.share_price: Final = n.number("prices", "share", 1)
        self.reward_round: Final = n.number("prices", "reward_round", 1)
        # Abilities, by what they are for.
        self.flip_price: Final = n.number("abilities", "flip")
        self.again_price: Final = n.number("abilities", "again")
        self.train_price: Final = n.number("abilities", "train")
        self.relief: Final = n.number("abilities", "relief")
        self.relief_triangle: Final = n.number("abilities", "relief_triangle")
        self.negotiator_shares: Final = n.number("abilities", "shares", 0, 20)
        self.engineer_rails: Final = n.number("abilities", "rails", 1, 9)
        self.per_share: Final = n.number("abilities", "per_share")
        self.tile_price: Final = n.number("abilities", "tile")
        self.accountant_trade: Final = n.number("abilities", "trade")
        self.train_vp: Final = n.number("trains", "vp", 0, 99)
        self.tender_bonus: Final = read_effects(str(n.value("wagons", "tender")), n.at("wagons", "tender"))
        self.milestones_drawn: Final = n.number("milestones", "drawn", 1, 9)
        self.upgrade_steps: Final = n.number("performance", "steps", 1, STEPS)
        self.extension_rows: Final = n.number("performance", "rows", 4, 9)
        self.extension_columns: Final = n.number("performance", "columns", 2, 2)
        # The Mautoma
        self.automa_shares: Final = n.number("mautoma", "shares", 0, 20)
        self.automa_starters: Final = n.number("mautoma", "starting_cards", 0, 2)
        self.automa_rails: Final = n.number("mautoma", "rails", 1, 9)
        self.office_shares: Final = n.number("mautoma", "office_shares", 0, 9)
        self.deal_shares: Final = n.number("mautoma", "deal_shares", 0, 9)
        self.automa_trains: Final = n.number("mautoma", "trains", 1, 20)
        self.trade_cycle: Final = [self._piece(n, word) for word in n.words("mautoma", "cycle")]
        self.automa_milestones: Final = n.number("mautoma", "milestones", 1, 9)
        n.finish()
        self._check(n)

    def _check(self, n: Numbers) -> None:
        """What four players need, and what cards go by."""
        if len(set(self.vp_tiles)) != LEVELS:
            what = f"{self.vp_tiles} are not all different."
            raise BadInput(what, n.at("counts", "vp_tiles"), "Cards aim at a VP tile by its value.")
        for players, removed in enumerate(self.tiles_removed, FEWEST_PLAYERS):
            left = len(LETTERS) * (PER_LETTER - 1 - removed)
            if left < PERFORMANCE_ROWS * players:
                what = f"{removed} removed of each letter leave {left} performance tiles for {players} players."
                raise BadInput(what, n.at("counts", "removed"), f"Their rows need {PERFORMANCE_ROWS * players}.")
        if self.workers[0] < MOST_PLAYERS * self.start_white:
            what = f"{self.workers[0]} white workers are too few for {MOST_PLAYERS} players."
            raise BadInput(what, n.at("supply", "white"), f"They begin with {self.start_white} each.")

    def _piece(self, n: Numbers, word: str) -> int:
        if word not in PIECES:
            raise BadInput(f"unknown piece {word!r}.", n.at("mautoma", "cycle"), nearest(word, PIECES))
        return PIECES.index(word)


def _by_seat(n: Numbers, edition: str) -> list[list[int]]:
    """Shares that seats begin with besides, in the order of turns, by number of players less two."""
    counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    return [n.several("seats", f"{edition}_{players}", players, 0, 9) for players in counts]


def read_values(text: str, file: str) -> Values:
    return Values(text, file)

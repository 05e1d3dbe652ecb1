"""The box: all components of one set-up, read from the data files, with the catalogue of actions they allow."""

from itertools import permutations
from typing import Any, Final

from footplate.games.steam_power.actions import Actions
from footplate.games.steam_power.contracts import (
    COLOURS,
    CONTRACTS,
    FACTORY,
    NO_BONUS,
    TRACK,
    Contract,
    read_contracts,
)
from footplate.games.steam_power.geography import Geography, read_map
from footplate.table.boxes import Boxes
from footplate.table.colours import SEAT_NAMES
from footplate.table.game import Setup
from footplate.table.sheets import packaged, read_tables
from footplate.table.view import Looks

MAPS: Final = ["GL", "DE", "NE"]
TRACK_TILES: Final = [80, 10, 10]


class Edition:
    """An edition is a set of values; nothing else in the rules asks which edition is played."""

    def __init__(
        self,
        title: str,
        trains: int,
        factories: int,
        cubes: int,
        cubes_two_players: int,
        leftover_bonus: int,
        vp_city_by_group: bool,
        end: list[int],
        modes: list[str],
    ) -> None:
        self.title: Final = title
        self.trains: Final = trains
        self.factories: Final = factories
        self.cubes: Final = cubes
        self.cubes_two_players: Final = cubes_two_players
        self.leftover_bonus: Final = leftover_bonus
        self.vp_city_by_group: Final = vp_city_by_group
        self.end: Final = end
        self.modes: Final = modes


def data_text(name: str) -> str:
    return packaged("footplate.games.steam_power", name)


def data_tables(name: str) -> dict[str, dict[str, Any]]:
    return read_tables(data_text(name), name)


EDITIONS: Final = {name: Edition(**values) for name, values in data_tables("editions.toml").items()}
COMPANIES: Final = SEAT_NAMES[:5]
TRAINS_IN_BAG: Final = 2
CUBES_IN_BOX: Final = 30  # of each colour
CUBE_STOCKS: Final = ["unlimited", "printed"]
MAUTOMA: Final = "mautoma"


def read_levels() -> dict[str, int]:
    """The Mautoma's compensation by difficulty; "normal" comes first, as the default."""
    levels = data_tables("automa.toml")["levels"]
    return {"normal": int(levels["normal"])} | {name: int(money) for name, money in levels.items()}


def read_target_orders() -> list[str]:
    """All ways to give the four targets to colours, as initials in the order of the targets; our default first."""
    default = "".join(word[0] for word in data_tables("automa.toml")["targets"]["default"].split())
    return [default, *("".join(p) for p in permutations(default) if "".join(p) != default)]


LEVELS: Final = read_levels()
TARGET_ORDERS: Final = read_target_orders()


class Box:
    def __init__(self, setup: Setup, geography: Geography, contracts: list[Contract]) -> None:
        edition = EDITIONS[setup.edition]
        players = len(setup.seats)
        self.edition: Final = edition
        self.geography: Final = geography
        self.contracts: Final = contracts
        self.basic_solo: Final = players == 1
        self.seats: Final = players
        self.looks: Final = Looks()
        self.seat_names: Final = [seat.name for seat in setup.seats]
        self.company_names: Final = COMPANIES if self.basic_solo else self.seat_names
        self.companies: Final = len(self.company_names)
        self.cubes: Final = edition.cubes_two_players if players == 2 else edition.cubes
        self.end: Final = 0 if self.basic_solo else edition.end[players - 2]
        self.trains: Final = edition.trains - (TRAINS_IN_BAG if self.basic_solo else 0)
        self.actions: Final = Actions(geography, [c.id for c in contracts], self.seat_names, self.company_names)
        # The Mautoma: which seats, and its settings.
        self.automas: Final = [seat.role == MAUTOMA for seat in setup.seats]
        self.any_automa: Final = any(self.automas)
        # Cubes of each colour, less the one on a corner of an automa's table; 0 where there are always enough.
        limited = setup.options["cubes"] == "printed"
        self.stock: Final = CUBES_IN_BOX - int(self.any_automa) if limited else 0
        self.first_player: Final = self.automas.index(False)  # the first seat that may begin
        self.compensation: Final = LEVELS[setup.options["difficulty"]]
        order = setup.options["targets"]
        self.targets: Final = [order.index(colour[0]) for colour in COLOURS[:4]]  # per colour, the kind of target
        self.icons_swapped: Final = setup.options["icons"] == "swapped"
        by_rows = setup.options["scan"] == "rows"
        self.scans: Final = [scan(geography, corner, by_rows) for corner in range(4)]
        self.city_mask_of_group: Final = [sum(1 << c for c in members) for members in geography.groups]

    def automa_action(self, contract: Contract) -> int:
        """What an automa does with a contract that it can't fulfil."""
        if self.icons_swapped and contract.bonus in (NO_BONUS, CONTRACTS):
            return TRACK + FACTORY - contract.automa
        return contract.automa


def scan(geography: Geography, corner: int, by_rows: bool) -> list[int]:
    """Per hex, when the direction marker on a corner (clockwise from the top left) meets it."""
    right = corner in (1, 2)
    bottom = corner in (2, 3)
    keys: list[tuple[int, int, int]] = []
    for h, (column, row) in enumerate(geography.offsets):
        x = -column if right else column
        y = 2 * row + (column & 1)
        y = -y if bottom else y
        keys.append((y, x, h) if by_rows else (x, y, h))
    rank = [0] * geography.size
    for i, (_, _, h) in enumerate(sorted(keys)):
        rank[h] = i
    return rank


_maps: dict[str, Geography] = {}


def built_in_map(name: str) -> Geography:
    if name not in _maps:
        _maps[name] = read_map(data_text(f"map_{name}.csv"), f"map_{name}.csv")
    return _maps[name]


def fill_box(setup: Setup) -> Box:
    if "map" in setup.data:
        geography = read_map(setup.data["map"], "data map")
    else:
        geography = built_in_map(setup.options["map"])
    contracts, _ = read_contracts(setup.data.get("contracts", data_text("contracts.csv")), "data contracts")
    return Box(setup, geography, contracts)


BOXES: Final = Boxes(fill_box)


def open_box(setup: Setup) -> Box:
    """The box of a set-up; the same set-up always gets the same one."""
    return BOXES.open(setup)

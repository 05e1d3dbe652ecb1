"""The box: all components of one set-up, read from the data files, with the catalogue of actions they allow."""

import tomllib
from importlib import resources
from typing import Final

from footplate.games.steam_power.actions import Actions
from footplate.games.steam_power.contracts import Contract, read_contracts
from footplate.games.steam_power.geography import Geography, read_map
from footplate.table.errors import BadInput
from footplate.table.game import Setup

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
    return resources.files("footplate.games.steam_power").joinpath("data", name).read_text("utf-8")


def read_editions() -> dict[str, Edition]:
    editions: dict[str, Edition] = {}
    for name, values in tomllib.loads(data_text("editions.toml")).items():
        editions[name] = Edition(**values)
    return editions


EDITIONS: Final = read_editions()


class Box:
    def __init__(self, setup: Setup, geography: Geography, contracts: list[Contract]) -> None:
        edition = EDITIONS[setup.edition]
        players = len(setup.seats)
        self.edition: Final = edition
        self.geography: Final = geography
        self.contracts: Final = contracts
        self.seats: Final = players
        self.companies: Final = players
        self.company_names: Final = [seat.name for seat in setup.seats]
        self.cubes: Final = edition.cubes_two_players if players == 2 else edition.cubes
        self.end: Final = edition.end[players - 2]
        self.trains: Final = edition.trains
        self.actions: Final = Actions(geography, [c.id for c in contracts], self.company_names)
        self.city_mask_of_group: Final = [sum(1 << c for c in members) for members in geography.groups]


_maps: dict[str, Geography] = {}
_boxes: dict[str, Box] = {}


def built_in_map(name: str) -> Geography:
    if name not in _maps:
        _maps[name] = read_map(data_text(f"map_{name}.csv"), f"map_{name}.csv")
    return _maps[name]


def open_box(setup: Setup) -> Box:
    """The box of a set-up; the same set-up always gets the same one."""
    seats = ",".join(str(s) for s in setup.seats)
    options = ",".join(f"{k}={v}" for k, v in sorted(setup.options.items()))
    data = "\0".join(f"{k}={v}" for k, v in sorted(setup.data.items()))
    key = f"{setup.edition};{seats};{options};{data}"
    box = _boxes.get(key)
    if box is None:
        if "map" in setup.data:
            geography = read_map(setup.data["map"], "data map")
        elif setup.options.get("map") in MAPS:
            geography = built_in_map(setup.options["map"])
        else:
            raise BadInput(f"map {setup.options.get('map')!r} needs its data.", "map", "Add a block 'data map:'.")
        contracts, _ = read_contracts(setup.data.get("contracts") or data_text("contracts.csv"), "data contracts")
        box = Box(setup, geography, contracts)
        if len(_boxes) > 200:  # small custom maps of many tests must not fill the memory
            _boxes.clear()
        _boxes[key] = box
    return box

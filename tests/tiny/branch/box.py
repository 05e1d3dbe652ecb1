"""All components of a set-up: five cities, six links, and who plays."""

from typing import Final

from footplate.rails.lines import Lines
from footplate.table.game import Setup
from footplate.table.view import Looks
from tests.tiny.branch.actions import Actions

CITIES: Final = ["Aston", "Burford", "Colne", "Dunmow", "Epping"]
PLACES: Final = [(0, 0), (4, 0), (8, 1), (1, 4), (6, 5)]
LINKS: Final = [(0, 1, 1), (1, 2, 2), (0, 3, 1), (3, 4, 2), (4, 2, 1), (1, 4, 1)]
TURNS: Final = 6


class Box:
    def __init__(self, setup: Setup) -> None:
        self.seats: Final = len(setup.seats)
        self.lines: Final = Lines(len(CITIES), LINKS)
        names: list[str] = []
        for (a, b, count), slots in zip(LINKS, self.lines.slots, strict=True):
            name = f"{CITIES[a][0]}{CITIES[b][0]}"
            names += [name if count == 1 else f"{name}{i + 1}" for i in range(len(slots))]
        self.slot_names: Final = names
        self.looks: Final = Looks()
        self.actions: Final = Actions(names)

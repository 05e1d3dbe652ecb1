"""The contracts: reading and checking their file."""

import csv
from typing import Final

from footplate.games.steam_power.geography import read_comments
from footplate.table.errors import BadInput, nearest

COLOURS: Final = ["black", "white", "orange", "grey", "purple"]  # say
PURPLE: Final = 4
TILES: Final = [7, 7, 7, 7, 5]
BONUS: Final = ["none", "track", "factory", "contracts"]
NO_BONUS: Final = 0
TRACK: Final = 1
FACTORY: Final = 2
CONTRACTS: Final = 3
FEWEST: Final = 36  # five players can hold seven fulfilled contracts each and need one more to end the game
HEADING: Final = ["id", "cubes", "vp", "money", "bonus", "automa", "source"]


class Contract:
    """A contract: its cubes from top to bottom, its rewards, and what an automa reads on it."""

    def __init__(self, id: str, cubes: list[int], vp: int, money: int, bonus: int, automa: int, source: str) -> None:
        self.id: Final = id
        self.cubes: Final = cubes
        self.vp: Final = vp
        self.money: Final = money
        self.bonus: Final = bonus
        self.automa: Final = automa
        self.source: Final = source
        self.needs: Final = [(c, cubes.count(c)) for c in range(4) if c in cubes]


def read_contracts(text: str, file: str) -> tuple[list[Contract], str]:
    """The contracts and where they come from."""
    lines = text.splitlines()
    contracts: list[Contract] = []
    heading = False
    for number, line in enumerate(lines, 1):
        if line.startswith("#") or not line.strip():
            continue
        values = [value.strip() for value in next(csv.reader([line]))]
        where = f"{file}:{number}"
        if not heading:
            if values != HEADING:
                raise BadInput(f"the heading is {','.join(values)!r}.", where, f"Expected {','.join(HEADING)!r}.")
            heading = True
        elif len(values) != len(HEADING):
            raise BadInput(f"{len(values)} fields instead of {len(HEADING)}.", where, f"Fields: {', '.join(HEADING)}.")
        else:
            contract = _contract(values, where)
            if any(c.id.lower() == contract.id.lower() for c in contracts):
                raise BadInput(f"contract {contract.id} stands here twice.", f"{where}: id")
            contracts.append(contract)
    if len(contracts) < FEWEST:
        what = f"{len(contracts)} contracts are too few: a game might never end."
        raise BadInput(what, file, f"At least {FEWEST} are needed; the box has 48.")
    return contracts, read_comments(lines).get("source", "unknown")


def _contract(values: list[str], where: str) -> Contract:
    id, cubes, vp, money, bonus, automa, source = values
    if not id.isalnum():
        raise BadInput(f"{id!r} is not an id.", f"{where}: id", "Use letters and digits, like C01.")
    colours: list[int] = []
    for word in cubes.split("+"):
        if word not in COLOURS[:4]:
            raise BadInput(f"{word!r} is not a colour of cubes.", f"{where}: cubes", nearest(word, COLOURS[:4]))
        colours.append(COLOURS.index(word))
    if len(colours) > 6:
        raise BadInput(f"{len(colours)} cubes are too many.", f"{where}: cubes", "At most 6.")
    for field, value in (("vp", vp), ("money", money)):
        if not value.isdecimal() or int(value) > 99:
            raise BadInput(f"{value!r} is not a number from 0 to 99.", f"{where}: {field}")
    if bonus not in BONUS:
        raise BadInput(f"{bonus!r} is not a bonus.", f"{where}: bonus", nearest(bonus, BONUS))
    if automa not in BONUS[1:3]:
        raise BadInput(f"{automa!r} is not an automa's action.", f"{where}: automa", nearest(automa, BONUS[1:3]))
    return Contract(id, colours, int(vp), int(money), BONUS.index(bonus), BONUS.index(automa), source)

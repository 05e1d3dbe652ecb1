"""The contracts: reading and checking their file."""

from typing import Final

from footplate.games.steam_power import picture
from footplate.games.steam_power.picture import Bonus, Colour
from footplate.table.errors import BadInput
from footplate.table.reading import quoted
from footplate.table.say import Say, joined, say, word
from footplate.table.sheets import Record, read_sheet, remark

COLOURS: Final[list[Colour]] = ["black", "white", "orange", "grey", "purple"]  # say
PURPLE: Final = 4
TILES: Final = [7, 7, 7, 7, 5]
BONUS: Final[list[Bonus]] = ["none", "track", "factory", "contracts"]
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
        self.words: Final = self._words()
        self.data: Final[picture.Contract] = {  # for the browser's board
            "id": id,
            "cubes": [COLOURS[c] for c in cubes],
            "vp": vp,
            "money": money,
            "bonus": BONUS[bonus],
            "source": source,
        }

    def _words(self) -> Say:
        cubes = joined([word(COLOURS[c]) for c in self.cubes], "+")
        parts: list[Say | str] = [say("{points} VP", points=self.vp)]
        if self.money:
            parts.append(f"${self.money}")
        if self.bonus:
            parts.append(word(BONUS[self.bonus]))
        return say("{id} {cubes}: {rewards}", id=self.id, cubes=cubes, rewards=joined(parts))


def read_contracts(text: str, file: str) -> tuple[list[Contract], str]:
    """The contracts and where they come from."""
    contracts: list[Contract] = []
    for row in read_sheet(text, file, HEADING):
        contract = _contract(row)
        if any(c.id.lower() == contract.id.lower() for c in contracts):
            raise row.wrong("id", f"contract {contract.id} stands here twice.")
        contracts.append(contract)
    if len(contracts) < FEWEST:
        what = f"{len(contracts)} contracts are too few: a game might never end."
        raise BadInput(what, file, f"At least {FEWEST} are needed; the box has 48.")
    return contracts, remark(text, "source")


def _contract(row: Record) -> Contract:
    id = row["id"]
    if not id.isalnum():
        raise row.wrong("id", f"{quoted(id)} is not an id.", "Use letters and digits, like C01.")
    cubes = row.several("cubes", COLOURS[:4], "colour")
    if len(cubes) > 6:
        raise row.wrong("cubes", f"{len(cubes)} cubes are too many.", "At most 6.")
    points, money = row.number("vp", 0, 99), row.number("money", 0, 99)
    bonus = row.one_of("bonus", BONUS)
    automa = TRACK + row.one_of("automa", BONUS[TRACK : FACTORY + 1], "automa's action")
    return Contract(id, cubes, points, money, bonus, automa, row["source"])

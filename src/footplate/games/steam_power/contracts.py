"""The contracts: reading and checking their file."""

from typing import Final

from footplate.games.steam_power.geography import read_comments
from footplate.table.errors import BadInput, nearest
from footplate.table.reading import lines_of, number, quoted, read_values
from footplate.table.say import Say, joined, say, word

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
        self.words: Final = self._words()
        self.data: Final[dict[str, object]] = {  # for the browser's board
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
    heading = False
    for row in read_values(text, file):
        values, where = row.values, row.where
        if not heading:
            if values != HEADING:
                raise BadInput(f"the heading is {quoted(','.join(values))}.", where, f"Expected {','.join(HEADING)!r}.")
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
    return contracts, read_comments(lines_of(text)).get("source", "unknown")


def _contract(values: list[str], where: str) -> Contract:
    id, cubes, vp, money, bonus, automa, source = values
    if not id.isalnum():
        raise BadInput(f"{quoted(id)} is not an id.", f"{where}: id", "Use letters and digits, like C01.")
    colours: list[int] = []
    for colour in cubes.split("+"):
        if colour not in COLOURS[:4]:
            raise BadInput(f"{colour!r} is not a colour of cubes.", f"{where}: cubes", nearest(colour, COLOURS[:4]))
        colours.append(COLOURS.index(colour))
    if len(colours) > 6:
        raise BadInput(f"{len(colours)} cubes are too many.", f"{where}: cubes", "At most 6.")
    points = number(vp, 0, 99, f"{where}: vp")
    dollars = number(money, 0, 99, f"{where}: money")
    if bonus not in BONUS:
        raise BadInput(f"{bonus!r} is not a bonus.", f"{where}: bonus", nearest(bonus, BONUS))
    if automa not in BONUS[1:3]:
        raise BadInput(f"{automa!r} is not an automa's action.", f"{where}: automa", nearest(automa, BONUS[1:3]))
    return Contract(id, colours, points, dollars, BONUS.index(bonus), BONUS.index(automa), source)

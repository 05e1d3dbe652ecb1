"""Action tiles, order tiles and the black die: reading and checking their files."""

from typing import Final

from footplate.games.steamrollers.goods import CITIES, PLAIN_COLOURS
from footplate.games.steamrollers.picture import TrackType
from footplate.rails.track import GENTLES, STRAIGHTS, TIGHTS
from footplate.table.errors import BadInput
from footplate.table.sheets import Record, read_sheet

# What a tile does.
SET: Final = 0  # set the die to any value
DOUBLE: Final = 1  # take two dice
CLAIM: Final = 2  # interrupt: claim the die that somebody picked
DESTINATION: Final = 3  # the die may name the destination of a delivery
STRETCH: Final = 4  # a delivery counts one or two stops more
UNLIMITED: Final = 5  # a delivery isn't limited by the engine
STRENGTH: Final = 6  # the engine is one stronger
SHIFT: Final = 7  # change the die by one
TURN: Final = 8  # re-roll or flip the die
ANY_TRACK: Final = 9  # ignore the black die
REROLL_OLIVE: Final = 10  # re-roll Olive's die
STOP_OLIVE: Final = 11  # stop her from removing a good
EFFECTS: Final = [
    "set", "double", "claim", "destination", "stretch", "unlimited", "strength", "shift", "turn", "any-track",
    "reroll-olive", "stop-olive",
]  # fmt: skip
SOLO_EFFECTS: Final = [REROLL_OLIVE, STOP_OLIVE]
TABLE_EFFECTS: Final = [DOUBLE, CLAIM]  # that need other players

TILES: Final = 6
SIDES: Final = [f"{tile}{side}" for tile in range(1, TILES + 1) for side in "ab"]
TILE_HEADING: Final = ["side", "effect", "use", "vp", "solo", "source"]
USES: Final = ["one-time", "permanent"]

ORDERS: Final = 6
ORDER_NAMES: Final = [f"O{n}" for n in range(1, ORDERS + 1)]
ORDER_SIDES: Final = [f"{name}{side}" for name in ORDER_NAMES for side in "ab"]
ORDER_HEADING: Final = ["side", "goods", "vp"]

TYPES: Final[list[TrackType]] = ["straight", "gentle", "sharp"]  # say
TYPE_PAIRS: Final = [STRAIGHTS, GENTLES, TIGHTS]
ALL_TYPES: Final = 7  # a set of types is a mask of three bits
DIE_HEADING: Final = ["face", "types"]


class TileSide:
    """One side of an action tile."""

    def __init__(self, name: str, effect: int, permanent: bool, vp: int, source: str) -> None:
        self.name: Final = name
        self.effect: Final = effect
        self.permanent: Final = permanent
        self.vp: Final = vp
        self.source: Final = source


class OrderSide:
    """One side of an order tile: how many goods of each colour it asks for."""

    def __init__(self, name: str, goods: list[int], vp: int) -> None:
        self.name: Final = name
        self.goods: Final = goods
        self.vp: Final = vp


class Face:
    """A face of the black die: a set of types, and on how many of the six sides it is."""

    def __init__(self, types: int, count: int) -> None:
        self.types: Final = types
        self.count: Final = count

    @property
    def words(self) -> str:
        return "+".join(TYPES[t] for t in range(len(TYPES)) if self.types >> t & 1)


def read_tiles(text: str, file: str, solo: bool) -> list[TileSide]:
    """The twelve sides; at Olive's table the solo ones take the place of their namesakes."""
    found: dict[str, TileSide] = {}
    lines: dict[str, str] = {}  # where each side stands; a solo one apart from its namesake
    for row in read_sheet(text, file, TILE_HEADING):
        side = read_side(row)
        name, alone = side.name, row["solo"]
        if name + alone in lines:
            what = f"side {name} stands here twice, with {alone!r} in the column solo."
            raise row.wrong("side", what, f"Leave out this row or that of {lines[name + alone]}.")
        lines[name + alone] = row.where
        replaced = solo and name + "yes" in lines
        if replaced == (alone == "yes"):
            found[name] = side
    for name in SIDES:
        if name not in found:
            raise BadInput(f"side {name} is missing.", file, "Each of the six tiles has a side a and a side b.")
        place = lines[name + "yes"] if solo and name + "yes" in lines else lines[name + "no"]
        for other in SIDES[: SIDES.index(name)]:
            if other[0] != name[0] and excludes(found[other].effect, found[name].effect):
                what = f"sides {name} and {other} can't be in one game."
                raise BadInput(what, f"{place}: effect", "Put them on one tile.")
        if solo and found[name].effect in TABLE_EFFECTS:
            cure = "Give it a row with 'yes' in the column solo."
            raise BadInput(f"side {name} needs other players.", f"{place}: effect", cure)
    return [found[name] for name in SIDES]


def read_side(row: Record) -> TileSide:
    name = SIDES[row.one_of("side", SIDES)]
    effect = row.one_of("effect", EFFECTS)
    permanent = row.one_of("use", USES) == 1
    alone = row["solo"]
    if alone not in ("yes", "no"):
        raise row.wrong("solo", f"solo is yes or no, not {alone!r}.")
    value = row.number("vp", -9, 9)
    if effect in (SOLO_EFFECTS if alone == "no" else TABLE_EFFECTS):
        raise row.wrong("effect", f"effect {EFFECTS[effect]!r} is for another table.", "See the column solo.")
    return TileSide(name, effect, permanent, value, row["source"])


def excludes(a: int, b: int) -> bool:
    """Effects that must be sides of the same tile: equal ones, and the two that change the draft."""
    return a == b or (a in TABLE_EFFECTS and b in TABLE_EFFECTS)


def read_orders(text: str, file: str, most: int) -> list[OrderSide]:
    """The twelve sides; of each colour there are so many goods, at most."""
    found: dict[str, OrderSide] = {}
    for row in read_sheet(text, file, ORDER_HEADING):
        name = ORDER_SIDES[row.one_of("side", ORDER_SIDES)]
        if name in found:
            raise row.wrong("side", f"side {name} stands here twice.")
        goods = row.several("goods", PLAIN_COLOURS, "colour")
        counts = [goods.count(colour) for colour in range(len(PLAIN_COLOURS))]
        for colour, count in enumerate(counts):
            if count > most:
                what = f"{name} can never be traded: it asks for more {PLAIN_COLOURS[colour]} goods than there are."
                raise row.wrong("goods", what, f"There are {most} of each colour.")
        found[name] = OrderSide(name, counts, row.number("vp", 0, 99))
    for name in ORDER_SIDES:
        if name not in found:
            raise BadInput(f"side {name} is missing.", file)
    return [found[name] for name in ORDER_SIDES]


def read_die(text: str, file: str) -> list[Face]:
    """The different faces of the black die, in the order of their first sides."""
    sides: dict[int, int] = {}
    for row in read_sheet(text, file, DIE_HEADING):
        value = row.number("face", 1, 6)
        if value in sides:
            raise row.wrong("face", f"face {value} stands here twice.")
        mask = 0
        for kind in row.several("types", TYPES, "type"):
            mask |= 1 << kind
        sides[value] = mask
    if len(sides) != CITIES:
        raise BadInput(f"the die has {len(sides)} faces.", file, "It needs six.")
    masks = [sides[value] for value in range(1, 7)]
    return [Face(mask, masks.count(mask)) for i, mask in enumerate(masks) if mask not in masks[:i]]

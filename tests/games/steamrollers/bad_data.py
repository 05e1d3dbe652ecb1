"""Data files with something wrong, and what is said about it."""

from footplate.games.steamrollers.options import data_text
from tests.games.spoiling import spoilt

TILES = data_text("action_tiles.csv")
ORDERS = data_text("order_tiles.csv")
DIE = data_text("black_die.csv")
MAP = data_text("map.csv")
CHARTS = data_text("charts.csv")


def moved(region: int, by: int) -> str:
    """The map with a region somewhere else."""
    lines = [line.split(",") for line in MAP.splitlines()]
    for line in lines:
        if len(line) == 6 and line[3] == str(region):
            line[1] = str(int(line[1]) + by)
    return "\n".join(",".join(line) for line in lines) + "\n"


SOLO_TWICE = TILES + "2a,stop-olive,one-time,1,yes,mine\n"
LEAVE = "Leave out this row or that of my.csv"
TEN = "+".join(["red"] * 11)
# A box with it could never be played to its end.
UNPLAYABLE = [
    (
        "action-tiles",
        SOLO_TWICE,
        f"my.csv:19: side: side 2a stands here twice, with 'yes' in the column solo. {LEAVE}:17.",
    ),
    (
        "order-tiles",
        spoilt(ORDERS, "O1a,red+blue", f"O1a,{TEN}"),
        "my.csv:4: goods: O1a can never be traded: it asks for more red goods than there are. "
        "There are 10 of each colour.",
    ),
    (
        "map",
        moved(6, 40),
        "my.csv:53: q: city 6 is closed off: no track could join it to city 1. "
        "Let its hexes touch those of another region.",
    ),
    (
        "map",
        MAP.replace(",6,green,", ",6,red,"),
        "my.csv: colour: no city is green: green goods could never be delivered. "
        "Each colour needs a city; grey ones are grey-dark or grey-light.",
    ),
    (
        "charts",
        spoilt(CHARTS, "medium,1,1-3 4-6", "medium,1,2-6 3-6 4-6"),
        "my.csv:4: borders: chart medium 1 closes off city 6: no track could join it to city 1. "
        "Leave one of its region's borders open.",
    ),
    (
        "action-tiles",
        spoilt(TILES, "3a,destination", "3a,double"),
        "my.csv:9: effect: sides 3a and 2a can't be in one game. Put them on one tile.",
    ),
]

BAD = [
    *UNPLAYABLE,
    (
        "map",
        spoilt(MAP, "B4,0,-2,1,yellow,town", "B4,0,-2,1,yellow,plain"),
        "my.csv: region 1 has 0 town hexes. It needs exactly one.",
    ),
    (
        "map",
        spoilt(MAP, "B4,0,-2,1,yellow,town", "B4,0,-2,1,pink,town"),
        "my.csv:12: colour: unknown colour 'pink'. Possible: red, blue, green, yellow, grey-dark, grey-light.",
    ),
    (
        "map",
        spoilt(MAP, "B4,0,-2,1,yellow,town", "B4,0,-2,7,yellow,town"),
        "my.csv:12: region: '7' is not a number from 1 to 6.",
    ),
    ("map", spoilt(MAP, "B4,0,-2,1,yellow,town", "B4,-1,-2,1,yellow,town"), "my.csv:12: q: B4 lies where B3 lies."),
    ("map", spoilt(MAP, "B4,0,-2,1,yellow,town", "B3,0,-2,1,yellow,town"), "my.csv:12: id: hex B3 stands here twice."),
    (
        "map",
        spoilt(MAP, "B4,0,-2,1,yellow,town", "B4,0,-2,1,yellow,swamp"),
        "my.csv:12: kind: unknown kind 'swamp'. Possible: plain, town, city.",
    ),
    (
        "map",
        spoilt(MAP, "B4,0,-2,1,yellow,town", "B4,0,-2,1,red,town"),
        "my.csv:12: colour: B4 is red, but region 1 is yellow.",
    ),
    ("map", spoilt(MAP, "B4,0,-2,1,yellow,town", "B4,20,-2,1,yellow,town"), "my.csv: region 1 is in 3 parts; see B4."),
    (
        "map",
        spoilt(MAP, "B4,0,-2,1,yellow,town", "b 4,0,-2,1,yellow,town"),
        "my.csv:12: id: 'b 4' is not a hex's name. Use capital letters and digits, like B4.",
    ),
    (
        "map",
        spoilt(MAP, "B4,0,-2", f"B4,{'9' * 5000},-2"),
        f"my.csv:12: q: '{'9' * 60}…' is not a number from -99 to 99.",
    ),
    ("map", spoilt(MAP, "B4,0,-2", "B4,٠,-2"), "my.csv:12: q: '٠' is not a number from -99 to 99."),
    (
        "map",
        spoilt(MAP, "B4,0,-2", f"B4,{'x' * 140_000},-2"),
        "my.csv:12: this row can't be read: field larger than field limit (131072). "
        "Is a quotation mark missing or too many?",
    ),
    ("map", "", "my.csv: the file is empty. It starts with the heading 'id,q,r,region,colour,kind'."),
    ("map", "id,q\n", "my.csv:1: the heading is 'id,q'. Expected 'id,q,r,region,colour,kind'."),
    (
        "map",
        "\n".join(line for line in MAP.splitlines() if line[:2] not in ("A1", "A2", "B1")),
        "my.csv: region 1 has 5 hexes to draw in. It needs at least 6.",
    ),
    (
        "charts",
        spoilt(CHARTS, "medium,1,1-3 4-6", "medium,1,1-2"),
        "my.csv:4: borders: '1-2' is not a border of this map. Did you mean '1-5' or '1-4' or '1-3'?",
    ),
    ("charts", spoilt(CHARTS, "medium,1,1-3 4-6", "medium,2,1-3"), "my.csv:5: die: chart medium 2 stands here twice."),
    ("charts", spoilt(CHARTS, "medium,1,1-3 4-6\n", ""), "my.csv: chart medium 1 is missing."),
    ("charts", spoilt(CHARTS, "medium,1", "easy,1"), "my.csv:4: level: unknown level 'easy'. Possible: medium, hard."),
    (
        "action-tiles",
        spoilt(TILES, "1a,set", "1a,fly"),
        "my.csv:5: effect: unknown effect 'fly'. "
        "Possible: set, double, claim, destination, stretch, unlimited, strength, shift and 4 more.",
    ),
    (
        "action-tiles",
        spoilt(TILES, "1a,set,one-time", "1a,set,often"),
        "my.csv:5: use: unknown use 'often'. Possible: one-time, permanent.",
    ),
    (
        "action-tiles",
        spoilt(TILES, "1a,set", "7a,set"),
        "my.csv:5: side: unknown side '7a'. Did you mean '6a' or '5a' or '4a'?",
    ),
    (
        "action-tiles",
        spoilt(TILES, "1b,set", "1a,set"),
        f"my.csv:6: side: side 1a stands here twice, with 'no' in the column solo. {LEAVE}:5.",
    ),
    (
        "action-tiles",
        spoilt(TILES, "1b,set,one-time,1,no,reconstructed\n", ""),
        "my.csv: side 1b is missing. Each of the six tiles has a side a and a side b.",
    ),
    (
        "action-tiles",
        spoilt(TILES, "1a,set,one-time,1,no", "1a,set,one-time,1,perhaps"),
        "my.csv:5: solo: solo is yes or no, not 'perhaps'.",
    ),
    (
        "action-tiles",
        spoilt(TILES, "1a,set,one-time,1", "1a,set,one-time,many"),
        "my.csv:5: vp: 'many' is not a number from -9 to 9.",
    ),
    (
        "action-tiles",
        spoilt(TILES, "3a,destination", "3a,double"),
        "my.csv:9: effect: sides 3a and 2a can't be in one game. Put them on one tile.",
    ),
    (
        "action-tiles",
        spoilt(TILES, "1a,set", "1a,stop-olive"),
        "my.csv:5: effect: effect 'stop-olive' is for another table. See the column solo.",
    ),
    (
        "order-tiles",
        spoilt(ORDERS, "O1a,red+blue", "O1a,red+pink"),
        "my.csv:4: goods: unknown colour 'pink'. Possible: red, blue, green, yellow, grey.",
    ),
    ("order-tiles", spoilt(ORDERS, "O1a,red+blue,2\n", ""), "my.csv: side O1a is missing."),
    (
        "order-tiles",
        spoilt(ORDERS, "O1a,red", "O9a,red"),
        "my.csv:4: side: unknown side 'O9a'. Did you mean 'O6a' or 'O5a' or 'O4a'?",
    ),
    ("order-tiles", spoilt(ORDERS, "O1b,red", "O1a,red"), "my.csv:5: side: side O1a stands here twice."),
    (
        "order-tiles",
        spoilt(ORDERS, "O1a,red+blue,2", "O1a,red+blue"),
        "my.csv:4: 2 fields instead of 3. Fields: side, goods, vp.",
    ),
    (
        "black-die",
        spoilt(DIE, "1,straight+gentle", "1,straight+bent"),
        "my.csv:4: types: unknown type 'bent'. Did you mean 'gentle'?",
    ),
    ("black-die", spoilt(DIE, "1,straight+gentle\n", ""), "my.csv: the die has 5 faces. It needs six."),
    ("black-die", spoilt(DIE, "2,straight", "1,straight"), "my.csv:5: face: face 1 stands here twice."),
]
GOOD = {"map": MAP, "charts": CHARTS, "action-tiles": TILES, "order-tiles": ORDERS, "black-die": DIE}

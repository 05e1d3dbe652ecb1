"""Maps and contracts with something wrong, and what is said about it."""

from footplate.games.steam_power.box import data_text
from tests.games.spoiling import spoilt

MAP = """\
# title: Small
row,A,B,C
1,P,P,AS Aston
2,P,P,P
3,CA Carden,P,P
"""
HEX_CURE = "Write P, H, M, W, nothing, or a city as its two-letter code and name: 'CH Chicago'."

CSV_CURE = "Is a quotation mark missing or too many?"

MAPS = [
    (MAP, "", "my.csv: the map is empty. It starts with a heading 'row,A,B,C…'."),
    ("row,A,B,C", "row,A,C,B", "my.csv:2: the heading is 'row,A,C,B'. Expected 'row,A,B,C' and so on."),
    ("2,P", "3,P", "my.csv:4: row '3' comes where row 2 is expected."),
    ("2,P,P,P", "2,P,P,P,H", "my.csv:4: 4 hexes in a row, but the heading has 3 columns."),
    ("2,P,P,P", "2,P,Q,P", f"my.csv:4: B2: hex B2 holds 'Q'. {HEX_CURE}"),
    ("AS Aston", "AS", f"my.csv:3: C1: hex C1 holds 'AS'. {HEX_CURE}"),
    ("AS Aston", "A1 Aston", f"my.csv:3: C1: hex C1 holds 'A1 Aston'. {HEX_CURE}"),
    (
        "AS Aston",
        "CA Aston",
        "my.csv:5: A3: the code CA is that of the city on hex C1. Every city has a code and a name of its own.",
    ),
    (
        "AS Aston",
        "AS Carden",
        "my.csv:5: A3: the name 'Carden' is that of the city on hex C1. Every city has a code and a name of its own.",
    ),
    ("AS Aston", "AS A$ton", "my.csv:3: C1: 'A$ton' can't be a city's name. Use letters, spaces, . ' and -."),
    (
        "AS Aston",
        f"AS {'A' * 140_000}",
        "my.csv:3: this row can't be read: field larger than field limit (131072). " + CSV_CURE,
    ),
    ("2,P", f"{'9' * 5000},P", f"my.csv:4: row '{'9' * 60}…' comes where row 2 is expected."),
    ("AS Aston", "P", "my.csv: a map needs at least two cities; this has 1."),
    (
        "P,P,AS Aston\n2,P,P,P\n3,CA Carden",
        "P,DU Dunley,AS Aston\n2,P,CA Carden,P\n3,P",
        "my.csv: all 3 cities are neighbours: one group, and no link can join it to another. "
        "Put land between some of them.",
    ),
    ("2,P,P,P", "2,W,W,W", "my.csv: A3: the land is in 2 parts; A3 can't be reached."),
    ("P,P,AS Aston\n2,P,P,P", "P,W,AS Aston\n2,P,W,DU Dunley", "my.csv: C1: no track can reach Aston."),
]

CONTRACTS = data_text("contracts.csv")
FIRST = "C01,black+black,1,1,contracts,track,reconstructed"

DECKS = [
    (
        "id,cubes,",
        "id,cube,",
        "my.csv:4: the heading is 'id,cube,vp,money,bonus,automa,source'. "
        "Expected 'id,cubes,vp,money,bonus,automa,source'.",
    ),
    (
        FIRST,
        "C01,black+blck,1,1,contracts,track,ours",
        "my.csv:5: cubes: unknown colour 'blck'. Did you mean 'black'?",
    ),
    (FIRST, "C01,black,x,1,contracts,track,ours", "my.csv:5: vp: 'x' is not a number from 0 to 99."),
    (FIRST, f"C01,black,{'9' * 5000},1,none,track,ours", f"my.csv:5: vp: '{'9' * 60}…' is not a number from 0 to 99."),
    (FIRST, "C01,black,٣,1,none,track,ours", "my.csv:5: vp: '٣' is not a number from 0 to 99."),
    (
        FIRST,
        f"C01,black,1,1,none,track,{'o' * 140_000}",
        "my.csv:5: this row can't be read: field larger than field limit (131072). " + CSV_CURE,
    ),
    (FIRST, "C01,black,1,100,contracts,track,ours", "my.csv:5: money: '100' is not a number from 0 to 99."),
    (
        FIRST,
        "C01,black,1,1,contract,track,ours",
        "my.csv:5: bonus: unknown bonus 'contract'. Did you mean 'contracts' or 'track'?",
    ),
    (
        FIRST,
        "C01,black,1,1,none,none,ours",
        "my.csv:5: automa: unknown automa's action 'none'. Possible: track, factory.",
    ),
    (FIRST, "C01,black,1,1", "my.csv:5: 4 fields instead of 7. Fields: id, cubes, vp, money, bonus, automa, source."),
    (FIRST, "C 1,black,1,1,none,track,ours", "my.csv:5: id: 'C 1' is not an id. Use letters and digits, like C01."),
    ("C02,", "C01,", "my.csv:6: id: contract C01 stands here twice."),
    (
        CONTRACTS,
        "\n".join(CONTRACTS.splitlines()[:34]),
        "my.csv: 30 contracts are too few: a game might never end. At least 36 are needed; the box has 48.",
    ),
]

GOOD = {"map": MAP, "contracts": CONTRACTS}
BAD = [("map", spoilt(MAP, old, new), said) for old, new, said in MAPS]
BAD += [("contracts", spoilt(CONTRACTS, old, new), said) for old, new, said in DECKS]

"""Words for positions of Imperial Steam; tests/games/any_position.py puts them together at random."""

from collections.abc import Sequence

from footplate.games.imperial_steam.goods import GOODS, HUBS
from footplate.games.imperial_steam.options import data_text
from footplate.games.imperial_steam.terms import TILES


def first_column(file: str) -> list[str]:
    return [line.split(",")[0] for line in data_text(file).splitlines() if line and line[0] != "#"][1:]


# What a line can look like. A word in capitals is chosen anew each time it occurs.
LINES = {
    "tile": ["tile CITY TYPE", "tile CITY t7"],
    "hub": ["hub HUB CITY"],
    "column": ["column HUB DIGIT", "column HUB 1DIGIT"],
    "growth": ["growth HUB GDIGIT"],
    "demand": ["demand HUB GOOD DIGIT", "demand HUB wood 1, stone 1, iron 1, coal 1", "demand HUB none"],
    "keys": ["keys HUB gold SEAT", "keys HUB gold SEAT, silver SEAT"],
    "price": ["price HUB DIGIT"],
    "crowns": ["crowns LINK", "crowns LINK, LINK", "crowns none"],
    "shipments": ["shipments DIGIT DIGIT", "shipments 5 4 3"],
    "refill": ["refill DIGIT GOOD GOOD", "refill 5 GOOD GOOD GOOD GOOD"],
    "market": ["market GOOD DIGIT", "market GOOD 3DIGIT, GOOD DIGIT", "market none"],
    "display": ["display CONTRACT", "display CONTRACT CONTRACT CONTRACT"],
    "spent": ["spent CITY", "spent CITY, CITY"],
    "round": ["round DIGIT"],
    "order": ["order SEAT SEAT", "order SEAT SEAT SEAT"],
    "standing": ["standing SEAT SEAT", "standing SEAT SEAT SEAT"],
    "turn": ["turn SEAT", "turn SEAT DIGIT"],
    "bidding": ["bidding"],
    "money": ["money SEAT DIGIT", "money SEAT DIGIT0"],
    "influence": ["influence SEAT DIGIT", "influence SEAT 20"],
    "share": ["share SEAT DIGIT", "share SEAT 16"],
    "investors": ["investors SEAT DIGIT"],
    "goods": ["goods SEAT none", "goods SEAT GOOD DIGIT", "goods SEAT wood 1, stone 2, iron 1, coal 1"],
    "landing": ["landing SEAT GOOD DIGIT"],
    "workers": ["workers SEAT none", "workers SEAT DIGIT DIGIT", "workers SEAT 1 1 2 3 4 4"],
    "used": ["used SEAT DIGIT", "used SEAT 1 2"],
    "engineer": ["engineer SEAT orange HUB", "engineer SEAT grey HUB"],
    "engines": ["engines SEAT DIGIT", "engines SEAT DIGIT DIGIT"],
    "passengers": ["passengers SEAT DIGIT"],
    "tokens": ["tokens SEAT CITY", "tokens SEAT CITY, CITY"],
    "hands": ["hands SEAT ACTION", "hands SEAT ACTION ACTION"],
    "tracks": [
        "tracks SEAT LINK",
        "tracks SEAT Wien-Baden, Baden-Gloggnitz",
        "tracks SEAT Wien-Sopron, Sopron-Szombathely, Szombathely-Murska Sobota, Murska Sobota-Maribor",
        "tracks SEAT Wien-Sopron, Sopron-Szombathely, Szombathely-Murska Sobota, Murska Sobota-Zagreb, "
        "Zagreb-Ljubljana, Ljubljana-Trieste",
    ],
    "stations": ["stations SEAT CITY", "stations SEAT Baden"],
    "factory": ["factory SEAT CITY GOOD DIGIT", "factory SEAT Wien GOOD DIGIT"],
    "contract": ["contract CONTRACT SEAT", "contract CONTRACT SEAT GOOD"],
    "semmering": ["semmering SEAT"],
    "card": ["card CARD"],
    "decision": ["decision DDIGIT"],
    "discarded": ["discarded CARD", "discarded CARD DDIGIT"],
    "joined": ["joined CARD DDIGIT", "joined 7"],
}
CHOICES: dict[str, Sequence[str]] = {
    "CITY": first_column("cities.csv"),
    "TYPE": first_column("tiles.csv"),
    "HUB": HUBS,
    "GOOD": GOODS,
    "LINK": first_column("links.csv"),
    "CONTRACT": first_column("contracts.csv"),
    "ACTION": TILES,
    "CARD": sorted(set(first_column("action_cards.csv"))),
    "GDIGIT": ["G1", "G2", "G3", "G4", "G9"],
    "DDIGIT": ["D1", "D2", "D5", "D7", "D8", "D9"],
}

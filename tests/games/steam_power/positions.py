"""Words for positions of Steam Power, on a small map; tests/games/any_position.py puts them together at random."""

from collections.abc import Sequence
from random import Random

from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.box import COMPANIES
from footplate.games.steam_power.contracts import COLOURS
from footplate.games.steam_power.words import POOLS
from footplate.rails.hexes import FLAT_TOP
from footplate.table.game import Setup

MAP = """\
row,A,B,C,D
1,FA Farley,P,WE Weston,P
2,P,H,P,P
3,MI Midway,P,P,W
4,P,P,EA Easton,P
5,HO Home,M,P,NO Norton
"""

# What a line can look like. A word in capitals is chosen anew each time it occurs.
LINES = {
    "tile": ["tile TOWN CUBE"],
    "leftover": ["leftover CUBE DIGIT"],
    "link": [
        "link SEAT Farley, A2, Midway",
        "link SEAT Midway, A4, Home",
        "link SEAT Weston, C2, C3, Easton",
        "link SEAT Farley, B1, Weston",
        "link SEAT Easton, D4, Norton",
        "link SEAT Home, B4, open EDGE",
        "link SEAT Midway, B3, open EDGE",
        "link SEAT TOWN, HEX, HEX, open EDGE",
        "link SEAT TOWN, HEX, TOWN",
    ],
    "factory": ["factory SEAT TOWN, DIGIT"],
    "money": ["money SEAT DIGIT", "money SEAT 40"],
    "trains": ["trains SEAT DIGIT"],
    "factories": ["factories SEAT DIGIT"],
    "tiles": ["tiles POOL DIGIT"],
    "hand": ["hand SEAT CARD", "hand SEAT CARD CARD CARD CARD"],
    "fulfilled": ["fulfilled SEAT CARD", "fulfilled SEAT CARD CARD CARD CARD CARD CARD CARD"],
    "deck": ["deck empty", "deck CARD CARD CARD"],
    "start": ["start SEAT"],
    "turn": ["turn SEAT", "turn SEAT DIGIT", "turn SEAT 1"],
    "round": ["round DIGIT"],
    "company": ["company COMPANY"],
    "bag": ["bag COMPANY DIGIT"],
    "aside": ["aside CARD CARD"],
    "marker": ["marker CORNER"],
    "corner": ["corner CORNER CUBE"],
    "coins": ["coins SEAT Farley, A2", "coins SEAT Easton, C2, C3", "coins SEAT TOWN, HEX, HEX"],
    "discard": ["discard SEAT CARD CARD"],
    "reveal": ["reveal CARD", "reveal CARD CARD"],
}
CHOICES: dict[str, Sequence[str]] = {
    "TOWN": ["Farley", "Weston", "Midway", "Easton", "Home", "Norton"],
    "CUBE": COLOURS,
    "EDGE": FLAT_TOP,
    "HEX": [f"{column}{row}" for column in "ABCD" for row in range(1, 6)],
    "POOL": POOLS,
    "CARD": [f"C{n:02}" for n in range(1, 49)],
    "COMPANY": COMPANIES,
    "CORNER": CORNERS,
}


def table(setup: Setup) -> Setup:
    """On the small map."""
    return Setup(setup.game, setup.edition, setup.seats, setup.options | {"map": "custom"}, {"map": MAP})


def names(setup: Setup, chance: Random) -> list[str]:
    """Alone, one plays five companies."""
    if len(setup.seats) == 1 and chance.random() < 0.7:
        return COMPANIES
    return [seat.name for seat in setup.seats]

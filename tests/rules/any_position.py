"""Positions composed at random from the words that scenarios know: sensible ones, contradictory ones, nonsense."""

import re
from collections.abc import Sequence
from random import Random

from footplate.games import GAMES
from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.box import COMPANIES
from footplate.games.steam_power.contracts import COLOURS
from footplate.games.steam_power.words import POOLS
from footplate.games.steamrollers.components import ORDER_SIDES, SIDES
from footplate.games.steamrollers.geography import PAIR_WORDS
from footplate.games.steamrollers.goods import COLOURS as GOODS
from footplate.games.steamrollers.options import data_text
from footplate.players.cases import setup_for
from footplate.rails.hexes import FLAT_TOP
from footplate.table.game import Setup
from footplate.table.log import write_setup
from footplate.table.nature import Roller

MAP = """\
row,A,B,C,D
1,FA Farley,P,WE Weston,P
2,P,H,P,P
3,MI Midway,P,P,W
4,P,P,EA Easton,P
5,HO Home,M,P,NO Norton
"""
NUMBERS = ["0", "7", "8", "12", "99", "1000000", "9" * 40, "9" * 5000, "-1", "٣", "x"]

# What a line can look like. A word in capitals is chosen anew each time it occurs.
LINES = {
    "steam-power": {
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
    },
    "steamrollers": {
        "city": ["city DIGIT empty", "city DIGIT GOOD", "city DIGIT GOOD GOOD GOOD GOOD"],
        "track": ["track SEAT SPACE PAIR", "track SEAT SPACE PAIR, SPACE PAIR"],
        "line": ["line SEAT 1, C2, D2, 3", "line SEAT 3, D4, D5, 4", "line SEAT 4, D7, C8, 2", "line SEAT 1, SPACE, 2"],
        "engine": ["engine SEAT DIGIT", "engine SEAT 1 2 3 4 5 6"],
        "points": ["points SEAT DIGIT"],
        "bonus": ["bonus SEAT DIGIT"],
        "tile": ["tile SIDE", "tile 2b", "tile SIDE SEAT", "tile SIDE SEAT sideways", "tile SIDE SEAT new"],
        "order": ["order ORDER", "order ORDER SEAT"],
        "kept": ["kept SEAT GOOD GOOD GOOD"],
        "personal": ["personal SEAT DIGIT GOOD"],
        "bag": ["bag GOOD DIGIT"],
        "chart": ["chart DIGIT"],
        "start": ["start SEAT"],
        "round": ["round DIGIT"],
        "black": ["black straight+gentle", "black gentle+sharp", "black sharp"],
        "dice": ["dice DIGIT", "dice DIGIT DIGIT", "dice DIGIT DIGIT DIGIT"],
        "turn": ["turn SEAT"],
        "die": ["die DIGIT", "die DIGIT DIGIT"],
        "claimed": ["claimed DIGIT SEAT"],
        "actions": ["actions DIGIT"],
        "crosses": ["crosses DIGIT DIGIT DIGIT DIGIT DIGIT DIGIT"],
        "olive": ["olive points DIGIT", "olive die DIGIT"],
        "setup": ["setup"],
    },
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
    "GOOD": GOODS,
    "SPACE": [line.split(",")[0] for line in data_text("map.csv").splitlines() if line[0] not in "#i"],
    "PAIR": PAIR_WORDS,
    "SIDE": SIDES,
    "ORDER": ORDER_SIDES,
}


def table(id: str, number: int) -> Setup:
    """One of the game's many tables."""
    setup = setup_for(GAMES[id], number, Roller(f"{id} {number}"))
    if id == "steam-power":
        return Setup(id, setup.edition, setup.seats, setup.options | {"map": "custom"}, {"map": MAP})
    return setup


def some_line(setup: Setup, chance: Random) -> str:
    seats = [seat.name for seat in setup.seats]
    if setup.game == "steam-power" and len(seats) == 1 and chance.random() < 0.7:
        seats = COMPANIES
    patterns = LINES[setup.game]
    return fill(chance.choice(patterns[chance.choice(list(patterns))]), seats, chance)


def write(setup: Setup, lines: list[str]) -> str:
    """The scenario of a position."""
    position = [f"  {line}" for line in lines]
    return "\n".join([*write_setup(GAMES[setup.game].info, setup), "position:", *position, "then:", "  none", ""])


def fill(line: str, seats: list[str], chance: Random) -> str:
    def word(found: re.Match[str]) -> str:
        name = found.group()
        if name == "SEAT":
            return chance.choice(seats)
        if name == "DIGIT":
            return str(chance.randint(1, 6)) if chance.random() < 0.9 else chance.choice(NUMBERS)
        return chance.choice(CHOICES[name])

    return re.sub(r"[A-Z]{3,}", word, line)

"""Words for positions of SteamRollers; tests/games/any_position.py puts them together at random."""

from collections.abc import Sequence

from footplate.games.steamrollers.components import ORDER_SIDES, SIDES
from footplate.games.steamrollers.geography import PAIR_WORDS
from footplate.games.steamrollers.goods import COLOURS
from footplate.games.steamrollers.options import data_text

# What a line can look like. A word in capitals is chosen anew each time it occurs.
LINES = {
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
}
CHOICES: dict[str, Sequence[str]] = {
    "GOOD": COLOURS,
    "SPACE": [line.split(",")[0] for line in data_text("map.csv").splitlines() if line[0] not in "#i"],
    "PAIR": PAIR_WORDS,
    "SIDE": SIDES,
    "ORDER": ORDER_SIDES,
}

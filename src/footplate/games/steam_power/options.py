"""What can be chosen for a game: its map, the Mautoma's level, and readings of what the rulebook leaves open."""

from typing import Final

from footplate.games.steam_power.box import CUBE_STOCKS, LEVELS, MAPS, MAUTOMA, TARGET_ORDERS
from footplate.table.game import Option

OPTIONS: Final = [
    Option("map", MAPS, "The map: Great Lakes, Germany, North of England, or one of your own."),
    Option("difficulty", list(LEVELS), "What a Mautoma gets for a reward it can't use.", MAUTOMA),
    Option(
        "targets",
        TARGET_ORDERS,
        "Which colour sends a Mautoma to the scarcest resource, VP, unconnected and opponents' cities.",
        MAUTOMA,
        expert=True,
    ),
    Option("icons", ["listed", "swapped"], "What contracts without a clear icon tell it.", MAUTOMA, expert=True),
    Option("scan", ["columns", "rows"], "How the direction marker looks over the map.", MAUTOMA, expert=True),
    Option("cubes", CUBE_STOCKS, "How many cubes there are: enough, or 30 of each colour.", later=True, expert=True),
]

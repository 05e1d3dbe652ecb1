"""The words that all of the game's files share: goods, hubs, terrains, keys."""

from typing import Final

GOODS: Final = ["wood", "stone", "iron", "coal"]  # say
WOOD: Final = 0
STONE: Final = 1
IRON: Final = 2
COAL: Final = 3
TYPES: Final = len(GOODS)  # of goods, and so of factories

HUBS: Final = ["bronze", "green", "white", "blue"]  # say
HUB_COUNT: Final = len(HUBS)

TERRAINS: Final = ["plain", "tunnel", "bridge"]  # say
PLAIN: Final = 0
TUNNEL: Final = 1
BRIDGE: Final = 2
# Engineers, by the terrain that needs them: orange ones bore tunnels, grey ones build bridges.
ENGINEERS: Final = ["", "orange", "grey"]  # say

KEYS: Final = ["gold", "silver"]  # say
GOLD: Final = 0
SILVER: Final = 1

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

"""The things of the game that have numbers: goods, hubs, terrains, engineers, keys, the eleven action tiles."""

from typing import Final

GOODS: Final = ["wood", "stone", "iron", "coal"]  # say
WOOD: Final = 0
STONE: Final = 1
IRON: Final = 2
COAL: Final = 3
KINDS: Final = 4  # kinds of goods, and of factories

HUBS: Final = ["bronze", "green", "white", "blue"]  # say
HUB_COUNT: Final = 4

TERRAINS: Final = ["plain", "tunnel", "bridge"]  # say
PLAIN: Final = 0
TUNNEL: Final = 1
BRIDGE: Final = 2

ENGINEERS: Final = ["tunnel", "bridge"]  # orange and grey; engineer e builds terrain e + 1

KEYS: Final = ["gold", "silver"]  # say
GOLD: Final = 0
SILVER: Final = 1
KEY_COUNT: Final = 2  # of each hub

TOKEN_VALUES: Final = 3  # business tokens are worth 1, 2 or 3
TOKEN_USES: Final = ["influence", "shares"]  # say

# The eleven action tiles.
TILES: Final = [
    "tracks", "station", "factory", "produce", "buy", "order", "hire", "engine", "contract", "donate", "collect",
]  # fmt: skip
TILE_TITLES: Final = [
    "Build Tracks", "Build Train Station", "Build Factory", "Produce Goods", "Buy Goods", "Order Goods",
    "Hire", "Engine", "Gain Contract", "Donate", "Collect",
]  # fmt: skip # say
TRACKS: Final = 0
STATION: Final = 1
FACTORY: Final = 2
PRODUCE: Final = 3
BUY: Final = 4
ORDER: Final = 5
HIRE: Final = 6
ENGINE: Final = 7
CONTRACT: Final = 8
DONATE: Final = 9
COLLECT: Final = 10
TILE_COUNT: Final = 11

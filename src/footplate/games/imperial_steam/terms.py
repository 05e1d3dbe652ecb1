"""The eleven action tiles, and what else the catalogue has words for beside the goods."""

from typing import Final

TILES: Final = [
    "tracks", "station", "factory", "produce", "buy", "order", "hire", "engine", "contract", "donate", "collect",
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

KEY_COUNT: Final = 2  # of each hub
TRAINS: Final = 2  # of each player, at most
TOKEN_VALUES: Final = 3  # business tokens are worth 1, 2 or 3
TOKEN_USES: Final = ["influence", "shares"]  # say

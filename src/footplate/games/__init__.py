"""The games. A new game is a new folder here and one line below."""

from typing import Final

from footplate.games.steam_power.game import SteamPower
from footplate.games.steamrollers.game import SteamRollers
from footplate.table.game import Game

GAMES: Final[dict[str, Game]] = {game.info.id: game for game in [SteamPower(), SteamRollers()]}

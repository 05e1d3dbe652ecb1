"""The games. A new game is a new folder here and one line below.

A game that lives elsewhere is named in FOOTPLATE_GAMES, `module:Class` with commas between several; then it is at
every table, in every command and on the page like the others.
"""

import os
from importlib import import_module
from typing import Final

from footplate.games.imperial_steam.game import ImperialSteam
from footplate.games.railroad_revolution.game import RailroadRevolution
from footplate.games.steam_power.game import SteamPower
from footplate.games.steamrollers.game import SteamRollers
from footplate.table.errors import BadInput
from footplate.table.game import Game

ELSEWHERE: Final = "FOOTPLATE_GAMES"
OURS: Final[list[Game]] = [SteamPower(), SteamRollers(), ImperialSteam(), RailroadRevolution()]


def from_elsewhere(names: str) -> list[Game]:
    found: list[Game] = []
    for name in filter(None, (part.strip() for part in names.split(","))):
        module, _, made = name.partition(":")
        try:
            game = getattr(import_module(module), made)()
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            cure = "It looks like this: my.package.game:MyGame"
            raise BadInput(f"{name!r} is no game that can be found ({error}).", ELSEWHERE, cure) from None
        if not isinstance(game, Game):
            raise BadInput(f"{name!r} is no game.", ELSEWHERE, "Name a class that fulfils the contract.")
        found.append(game)
    return found


GAMES: Final = {game.info.id: game for game in OURS + from_elsewhere(os.environ.get(ELSEWHERE, ""))}

"""Three tiny games of the house's own: pebbles has no map, branch has cities and links and effects within effects,
shelf has a grid, a row, a track and hidden cards.

They know nothing of other games, and all that shows, plays, stores or fuzzes games is tried on them. `pebbles` is also
the folder that a new game is copied from (docs/adding-a-game.md).
"""

from typing import Final

from footplate.table.game import Game
from tests.tiny.branch.game import Branch
from tests.tiny.pebbles.game import Pebbles
from tests.tiny.shelf.game import Shelf

GAMES: Final[list[Game]] = [Pebbles(), Branch(), Shelf()]
NAMES: Final = [game.info.id for game in GAMES]
ELSEWHERE: Final = ", ".join(f"{type(game).__module__}:{type(game).__name__}" for game in GAMES)  # for FOOTPLATE_GAMES

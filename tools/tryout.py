"""Tries an installed Footplate, from anywhere: a whole game with nothing but the engine, and the page is there.

cibuildwheel runs it on each wheel, and a test on the two that are built here. Says what was tried.
"""

from pathlib import Path

import footplate
from footplate.games import GAMES
from footplate.players import make_player
from footplate.table.game import NATURE, Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller

for game in GAMES.values():
    match = Match(game, Setup(game.info.id, game.info.editions[0], [Seat("red"), Seat("blue")], {}))
    nature = Roller("tryout")
    player = make_player("random", "tryout")
    match.settle(nature)
    while (decision := match.decision) is not None:
        assert decision.seat != NATURE
        match.play(decision.seat, player.choose(game, game.redact(match.state, decision.seat), match.legal()))
        match.settle(nature)
    game.check(match.state)

page = Path(footplate.__file__).with_name("server") / "static" / "index.html"
speed = "compiled" if footplate.compiled() else "interpreted"
print(f"footplate {footplate.__version__}, {speed}, {'with' if page.is_file() else 'without'} its page")

"""Plays a game of each kind, seeded, and prints the logs: the same wherever Python runs. Run by a test."""

import json

from footplate.games import GAMES
from footplate.table.game import Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller

TABLES = [
    ("steam-power", "red", ""),
    ("steam-power", "red", "mautoma"),
    ("steam-power", "red blue green", ""),
    ("steamrollers", "red", "olive"),
    ("steamrollers", "red blue", ""),
]


def played(id: str, people: str, automa: str) -> str:
    game = GAMES[id]
    seats = [Seat(name) for name in people.split()] + [Seat("purple", automa)] * bool(automa)
    match = Match(game, Setup(id, game.info.editions[0], seats, {}))
    nature, chance = Roller(f"{id} {people}"), Roller(people)
    match.settle(nature)
    while not match.over:
        assert match.decision is not None
        legal = match.legal()
        match.play(match.decision.seat, legal[chance.below(len(legal))])
        match.settle(nature)
        game.view(match.state, 0)
    return write_log(match)


print(json.dumps([played(*table) for table in TABLES]))

"""Olive against a second writing of her rules, straight from the list of her four phases."""

from random import Random

import pytest

from footplate.games.steamrollers.goods import COLOURS
from footplate.table.game import NATURE
from footplate.table.match import Match
from tests.games.steamrollers.tables import GAME, LEVELS, SOLO, of, position, table


class Table:
    """What her turn touches, and the moves it makes, as they stand in the log."""

    def __init__(self, crosses: list[int], rows: list[list[str]], mine: dict[int, bool], stops: bool) -> None:
        self.crosses = crosses
        self.rows = rows
        self.mine = mine  # the player's tiles: number -> upright
        self.stops = stops  # the player plays solo tile 2b if she may
        self.points = 0
        self.won = False
        self.moves: list[str] = []

    def cross(self, die: int) -> bool:
        self.moves.append(f"cross {die}")
        if self.crosses[die - 1] == 8:
            self.won = True
            return False
        self.crosses[die - 1] += 1
        return True


def olive(at: Table, die: int, rolls: list[int]) -> None:
    while True:
        if not at.cross(die):
            return
        if at.mine.get(die):
            del at.mine[die]
            at.moves.append(f"reclaim {die}")
        if at.rows[die - 1]:
            break
        die = rolls.pop(0)
        at.moves.append(f"white {die}")
    if at.crosses[die - 1] < 3:
        at.moves.append("rest")
    elif at.mine.get(2) and at.stops:
        del at.mine[2]
        at.moves.append("stop")
        at.cross(die)
    else:
        if at.mine.get(2):
            at.moves.append("let")
        good = at.rows[die - 1].pop()
        at.moves.append(f"remove {die} {good}")
        at.points += at.crosses[die - 1]


@pytest.mark.parametrize("seed", range(300))
def test_a_turn_of_olive(seed: int) -> None:
    chance = Random(seed)
    crosses = [chance.choice([0, 1, 2, 2, 3, 4, 6, 7, 8]) for _ in range(6)]
    rows = [[chance.choice(["red", "blue", "green"]) for _ in range(chance.choice([0, 1, 2, 3]))] for _ in range(6)]
    own = ["yellow", "red", "grey", "grey", "blue", "green"]
    rows = [[good for good in row if good != own[city]] for city, row in enumerate(rows)]
    rows[chance.randrange(6)] = ["yellow", "grey"] if not any(rows) else rows[0]
    rows = [[good for good in row if good != own[city]] for city, row in enumerate(rows)]
    if not any(rows):
        rows[1] = ["grey"]
    mine = {tile: chance.random() < 0.7 for tile in range(1, 7) if chance.random() < 0.4}
    die, stops = chance.randint(1, 6), chance.random() < 0.5
    rolls = [chance.randint(1, 6) for _ in range(200)]

    lines = [f"city {city + 1} {' '.join(row) or 'empty'}" for city, row in enumerate(rows)]
    lines += [f"tile {tile}b red" + ("" if upright else " new") for tile, upright in mine.items()]
    lines += [f"crosses {' '.join(map(str, crosses))}", f"olive die {die}"]
    state = position("\n".join(lines), table(SOLO, level=chance.choice(LEVELS)))

    expected = Table(list(crosses), [list(row) for row in rows], dict(mine), stops)
    olive(expected, die, list(rolls))
    match = Match(GAME, state.setup, state)
    played = turn(match, stops, rolls)
    after = of(match.state)
    assert played == expected.moves
    assert after.crosses == expected.crosses
    assert [[COLOURS[k] for k in row] for row in after.rows] == expected.rows
    assert after.olive_points == expected.points
    assert bool(after.olive_won) == expected.won
    assert {tile + 1 for tile, owner in enumerate(after.owner) if owner == 0} == set(expected.mine)


def turn(match: Match, stops: bool, rolls: list[int]) -> list[str]:
    """Her turn as the game plays it; the referee looks on, and every trace ends in the move that is made."""
    played: list[str] = []
    waiting = list(rolls)
    while match.decision is not None and match.decision.kind not in ("black", "draft"):
        decision = match.decision
        if decision.seat == NATURE:
            move = f"white {waiting.pop(0)}"
        elif decision.seat == 0:
            move = "stop" if stops else "let"
        else:
            move = match.catalogue.notation(match.legal()[0])
            assert GAME.explain(match.state) is not None
        match.play(decision.seat, match.catalogue.number(move))
        GAME.check(match.state)
        played.append(move)
    return played

"""A position is refused with a reason, or it can be played on: the referee stays quiet, somebody can always move."""

from importlib import import_module
from random import Random

import pytest

from footplate.games import GAMES
from footplate.players.checks import check_legal, check_refusals
from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.table.scenario import open_position, read_scenario
from tests.games import here
from tests.games.any_position import Words

POSITIONS = 40  # of each game, in lots; `python -m tests.games.test_any_position steamrollers 0 5000` tries many more
LOT = 20
MOST_LINES = 12
MOVES = 200
LOOK_EVERY = 50
LONGEST = 500  # what is said about a position


@pytest.mark.parametrize("id", here.NAMES)
def test_every_word_of_a_position_is_tried(id: str) -> None:
    position = import_module(f"footplate.games.{here.folder(GAMES[id])}.position")
    assert sorted(Words(id).lines) == sorted(position.LINES)


@pytest.mark.parametrize("first", range(0, POSITIONS, LOT))
@pytest.mark.parametrize("id", here.NAMES)
def test_a_position_is_refused_or_can_be_played_on(id: str, first: int) -> None:
    for number in range(first, first + LOT):
        try_position(id, number)


def try_position(id: str, number: int) -> int:
    """Write a position line by line, without those that are refused, and play on. How many lines it has."""
    chance = Random(f"{id} {number}")
    words = Words(id)
    setup = words.table(chance.randrange(1_000_000))
    lines: list[str] = []
    text = words.write(setup, lines)
    match = open_position(read_scenario(text, GAMES, "any.scn"))
    try:
        for _ in range(chance.randrange(2, 2 * MOST_LINES)):
            more = [*lines, *(words.some_line(setup, chance) for _ in range(chance.randint(1, 2)))]
            chance.shuffle(more)
            text = words.write(setup, more)
            try:
                match = open_position(read_scenario(text, GAMES, "any.scn"))
                lines = more
            except BadInput as error:
                refused = error
            else:
                continue
            assert refused.where.startswith("any.scn:"), refused.where
            assert len(str(refused)) <= LONGEST
        text = words.write(setup, lines)
        play_on(match, number)
    except Exception as error:
        raise AssertionError(f"{id} {number}: {type(error).__name__}: {str(error)[:LONGEST]}\n{text}") from error
    return len(lines)


def play_on(match: Match, number: int) -> None:
    game = match.game
    chance, roller = Random(number), Roller(number)
    assert game.unpack(match.setup, match.first.pack()).pack() == match.first.pack()
    for move in range(MOVES):
        game.check(match.state)
        if move % LOOK_EVERY == 0:
            game.scores(match.state)
            for seat in range(NATURE, len(match.setup.seats)):
                game.view(match.state, seat)
        decision = match.decision
        if decision is None:
            return
        check_legal(match, decision)
        check_refusals(match, roller)
        action = chance.choice(match.legal())
        game.describe(match.state, action)
        game.explain(match.state)
        match.play(decision.seat, action)


if __name__ == "__main__":
    import sys

    id, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    written = 0
    for number in range(first, first + count):
        try:
            written += try_position(id, number)
        except AssertionError as error:
            print(error)
    print(f"{id}: {count} positions, {written} lines")

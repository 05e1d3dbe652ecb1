"""The score pad: ties are broken by named values, one after the other, and shared where none of them decides."""

import pickle

import pytest

from footplate.table.answers import Scores, TieBreak
from footplate.table.game import PLAYER, Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.tiny.pebbles.game import Pebbles

ROWS = [[5, 1], [4, 2], [6, 0], [1, 1]]


@pytest.mark.parametrize(
    ("ties", "winners"),
    [
        ([], [0, 1, 2]),
        ([TieBreak("boxes", [2, 3, 3, 9])], [1, 2]),
        ([TieBreak("boxes", [2, 3, 3, 9]), TieBreak("network", [9, 1, 2, 9])], [2]),
        ([TieBreak("boxes", [2, 3, 3, 9]), TieBreak("coal", [0, 1, 2, 0], fewest=True)], [1]),
        ([TieBreak("boxes", [2, 2, 2, 9]), TieBreak("network", [1, 1, 1, 9])], [0, 1, 2]),
    ],
)
def test_the_first_tie_break_that_differs_decides(ties: list[TieBreak], winners: list[int]) -> None:
    scores = Scores(["money", "links"], ROWS, ties)
    assert (scores.winners, scores.tied) == (winners, True)


def test_without_a_tie_no_tie_break_counts() -> None:
    scores = Scores(["money"], [[3], [4]], [TieBreak("boxes", [9, 0])])
    assert (scores.winners, scores.tied) == ([1], False)


def test_the_rules_may_name_the_winner() -> None:
    assert Scores(["money"], [[3], [4]], [], [0]).winners == [0]


def test_a_score_pad_travels() -> None:
    scores = Scores(["money"], [[3], [3]], [TieBreak("coal", [1, 0], fewest=True)])
    there = pickle.loads(pickle.dumps(scores))
    assert [(tie.name, tie.values, tie.fewest) for tie in there.tie_breaks] == [("coal", [1, 0], True)]
    assert there.winners == [1]


def test_a_role_that_is_no_automa_is_asked() -> None:
    """Who is an automa is said by the game, not by not being a player."""
    game = Pebbles()
    game.info.roles.append("apprentice")
    try:
        seats = [Seat("red", "apprentice"), Seat("blue")]
        match = Match(game, Setup(game.info.id, game.info.editions[0], seats, {}))
        match.settle(Roller("apprentice"), automas=False)
        assert not match.automa(0)
        assert match.setup.seats[1].role == PLAYER
    finally:
        game.info.roles.remove("apprentice")

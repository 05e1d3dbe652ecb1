"""The score pad: ties are broken by named values, one after the other, and shared where none of them decides."""

import pickle

import pytest

from footplate.host.see import score_pad
from footplate.table.answers import Scores, TieBreak
from footplate.table.game import PLAYER, Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.steamrollers.tables import GAME as STEAMROLLERS
from tests.steamrollers.tables import position
from tests.table.helpers import GAME, table
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


def test_each_tie_break_of_steamrollers_has_its_own_numbers() -> None:
    state = position("points red 3\npoints blue 1\nengine red 1 2\nline blue 1, C2, D2, 3\nline blue 3, D4, D5, 4")
    scores = STEAMROLLERS.scores(state)
    assert [(tie.name, tie.values) for tie in scores.tie_breaks] == [("ticked boxes", [2, 0]), ("network", [0, 2])]


def test_a_role_that_is_no_automa_is_asked() -> None:
    """Who is an automa is said by the game, not by not being a player."""
    assert [Match(GAME, table("red, blue=mautoma")).automa(seat) for seat in (-1, 0, 1)] == [False, False, True]
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


def test_the_page_is_given_the_tie_breaks_of_a_tie_only() -> None:
    tie = position("points red 3\npoints blue 1\nengine red 1 2\nline blue 1, C2, D2, 3\nline blue 3, D4, D5, 4")
    pad = score_pad(Match(STEAMROLLERS, tie.setup, tie), STEAMROLLERS.scores(tie))
    assert [(seen["name"], seen["values"]) for seen in pad["ties"]] == [
        ("ticked boxes", {"red": 2, "blue": 0}),
        ("network", {"red": 0, "blue": 2}),
    ]
    ahead = position("points red 4\npoints blue 1")
    assert score_pad(Match(STEAMROLLERS, ahead.setup, ahead), STEAMROLLERS.scores(ahead))["ties"] == []

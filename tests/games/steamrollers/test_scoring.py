"""The score pad, beyond what scenarios show."""

import pytest

from footplate.host.see import score_pad
from footplate.table.match import Match
from tests.games.steamrollers.tables import GAME, play, position, table


@pytest.mark.rule("sr.score.tie")
def test_boxes_come_before_the_network_in_a_tie() -> None:
    state = position("points red 3\npoints blue 1\nengine red 1 2\nline blue 1, C2, D2, 3\nline blue 3, D4, D5, 4")
    pad = GAME.scores(state)
    assert pad.totals == [3, 3]
    assert pad.winners == [0]


def test_the_pad_has_a_column_for_every_source_of_points() -> None:
    match = play(table("red, blue, green", orders="yes", powers="yes", coal="yes"), "pad")
    pad = GAME.scores(match.state)
    assert pad.columns == ["deliveries", "start", "network", "engine", "tiles", "orders"]
    assert [sum(row) for row in pad.rows] == pad.totals


def test_where_olive_wins_at_once_nothing_is_counted() -> None:
    state = position("crosses 8 0 0 0 0 0\npoints red 99\nolive die 1", table("red, blue=olive"))
    GAME.play(state, GAME.legal(state)[0])
    assert GAME.turn(state) is None
    assert GAME.scores(state).winners == [1]


def test_each_tie_break_has_its_own_numbers() -> None:
    state = position("points red 3\npoints blue 1\nengine red 1 2\nline blue 1, C2, D2, 3\nline blue 3, D4, D5, 4")
    scores = GAME.scores(state)
    assert [(tie.name, tie.values) for tie in scores.tie_breaks] == [("ticked boxes", [2, 0]), ("network", [0, 2])]


def test_the_page_is_given_the_tie_breaks_of_a_tie_only() -> None:
    tie = position("points red 3\npoints blue 1\nengine red 1 2\nline blue 1, C2, D2, 3\nline blue 3, D4, D5, 4")
    pad = score_pad(Match(GAME, tie.setup, tie), GAME.scores(tie))
    assert [(seen["name"], seen["values"]) for seen in pad["ties"]] == [
        ("ticked boxes", {"red": 2, "blue": 0}),
        ("network", {"red": 0, "blue": 2}),
    ]
    ahead = position("points red 4\npoints blue 1")
    assert score_pad(Match(GAME, ahead.setup, ahead), GAME.scores(ahead))["ties"] == []

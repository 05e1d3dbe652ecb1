"""The score pad, beyond what scenarios show."""

import pytest

from tests.steamrollers.tables import GAME, play, position, table


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

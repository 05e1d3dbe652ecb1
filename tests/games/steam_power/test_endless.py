"""A match that never ends, as only a position of somebody's own can bring about, ends all the same."""

import pytest

from footplate.games import GAMES
from footplate.table.match import FULL, SETTLED
from footplate.table.rules import Refused
from footplate.table.scenario import open_position, read_scenario

MONEY_FOR_EVER = """game: steam-power
seats: red, blue
data map:
  row,A
  1,FA Farley
  2,P
  3,MI Midway
position:
  deck empty
  trains red 0
  trains blue 0
  factories red 0
  factories blue 0
then:
  round = 1
"""


@pytest.mark.rule("table.full")
def test_a_match_has_a_last_line() -> None:
    match = open_position(read_scenario(MONEY_FOR_EVER, GAMES, "here"))
    assert match.settle(None) == SETTLED  # then somebody is asked, though there is one answer only
    for _ in range(FULL // SETTLED):
        match.settle(None)
    assert match.version == FULL
    decision = match.decision
    assert decision is not None
    with pytest.raises(Refused) as raised:
        match.play(decision.seat, match.legal()[0])
    assert raised.value.refusal.rule == "table.full"
    assert match.version == FULL

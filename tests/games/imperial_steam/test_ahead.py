"""What a choice would cost and bring, as it is told before it is made."""

from footplate.games.imperial_steam import spoken
from footplate.games.imperial_steam.ahead import ahead
from footplate.games.imperial_steam.asked import STOW
from footplate.table.say import Say
from tests.games.imperial_steam.tables import of, play, table


def test_a_good_that_is_lost_is_all_that_it_costs() -> None:
    """The last one that finds no room is followed by the next round, whose workers are no part of it."""
    found = 0
    for seed in range(40):
        match = play(table("red, blue"), seed, until=lambda state: state.step == STOW)
        state = of(match)
        if match.decision is None:
            continue
        for one in ahead(state, state.seat):
            assert set(one["change"]) == {"goods"}, one
            found += 1
    assert found


def test_one_step_and_one_worker_are_told_as_one() -> None:
    told = [str(part) for part in spoken.signed({"share": 1, "value": 110, "workers": [0, 0, 0, 1]}, 1)]
    assert told == ["a worker of level 4", "a share step (to 110)"]
    several = spoken.signed({"share": 3, "workers": [2, 0, 0, 0]}, 1)
    assert [str(part) for part in several] == ["workers 1+1", "3 share steps"]
    assert all(isinstance(part, Say) for part in several)

"""The arena's statistics against known answers: tables, coins of known bias, players of known strength."""

from collections.abc import Callable
from math import inf

import pytest

from footplate.research.statistics import (
    BETTER,
    NOT_BETTER,
    Wins,
    clustered,
    expected,
    mean_interval,
    points,
    ratings,
    share_interval,
    sprt,
    strengths,
    t_quantile,
)
from footplate.table.nature import Roller

TRIES = 400


def coin(roller: Roller, bias: float) -> float:
    return float(roller.random.random() < bias)


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)],
)
def test_the_quantiles_are_those_of_the_table(freedom: int, known: float) -> None:
    assert t_quantile(0.95, freedom) == pytest.approx(known, abs=0.01)


def test_a_mean_of_groups_has_the_error_of_its_groups() -> None:
    """Five groups of four equal values are five witnesses, not twenty; values that cancel in each group are exact."""
    groups = [[value] * 4 for value in (1.0, 2.0, 3.0, 4.0, 5.0)]
    mean, error = clustered(groups)
    assert mean == 3
    assert error == pytest.approx((2.5 / 5) ** 0.5)
    assert clustered([[0.0, 1.0]] * 10) == (0.5, 0)
    assert clustered([[1.0, 2.0]])[1] == inf
    low, high = mean_interval(groups)[1:]
    assert (low, high) == pytest.approx((3 - 1.963, 3 + 1.963), abs=0.01)


Deal = Callable[[Roller], list[float]]


def alike(roller: Roller) -> list[float]:
    """Both games of a deal mostly end the same way: the deal decides."""
    first = coin(roller, 0.7)
    return [first, first if roller.below(10) < 8 else coin(roller, 0.7)]


def opposed(roller: Roller) -> list[float]:
    """A seat decides most deals: what one game gives, the other takes."""
    seat, better = coin(roller, 0.8), coin(roller, 0.7)
    return [better, better] if not seat else [1.0, coin(roller, 0.4)]


@pytest.mark.parametrize(
    ("deal", "truth"), [(alike, 0.7), (opposed, 0.2 * 0.7 + 0.8 * 0.7), (lambda r: [coin(r, 0.95)] * 2, 0.95)]
)
@pytest.mark.parametrize("deals", [20, 100])
def test_nineteen_of_twenty_intervals_hold_the_bias_of_the_coin(deal: Deal, truth: float, deals: int) -> None:
    roller = Roller(f"coins {truth} {deals}")
    hits = 0
    for _ in range(TRIES):
        found = share_interval([deal(roller) for _ in range(deals)])
        hits += found.low <= truth <= found.high
    assert 0.92 <= hits / TRIES <= 0.995


def test_who_won_everything_may_still_lose() -> None:
    found = share_interval([[1.0, 1.0]] * 30)
    assert found.value == found.high == 1
    assert 0.85 < found.low < 0.92
    once = share_interval([[1.0, 0.0]])
    assert (once.low, once.high) == pytest.approx((0, 1), abs=0.01)


@pytest.mark.parametrize(("bias", "answer"), [(0.55, BETTER), (0.5, NOT_BETTER), (0.65, BETTER), (0.4, NOT_BETTER)])
def test_the_sequential_test_is_rarely_wrong_and_quick_where_it_is_clear(bias: float, answer: str) -> None:
    roller = Roller(f"sprt {bias}")
    wrong, took = 0, 0
    for _ in range(100):
        found = sprt([(coin(roller, bias) + coin(roller, bias)) / 2 for _ in range(3000)], 0.55)
        assert found.answer
        wrong += found.answer != answer
        took += found.groups
    assert wrong <= 10
    assert took / 100 < (120 if abs(bias - 0.525) > 0.1 else 600)


def test_the_sequential_test_waits_for_enough() -> None:
    assert sprt([1.0] * 9, 0.55).answer == ""
    assert sprt([1.0] * 60, 0.55).answer == BETTER
    assert sprt([0.5, 0.5] * 4, 0.55).answer == ""


def test_two_players_differ_by_what_their_share_says() -> None:
    one, other = strengths([[0, 7500], [2500, 0]])
    assert one - other == pytest.approx(points(0.75), abs=0.1)
    assert points(0.75) == pytest.approx(190.85, abs=0.01)
    assert expected(190.85) == pytest.approx(0.75, abs=1e-4)
    assert one == pytest.approx(-other)


def test_players_of_known_strength_are_rated_so_and_their_intervals_hold_them() -> None:
    truth = [200.0, 50.0, -100.0, -150.0]
    roller = Roller("known strengths")
    held = 0
    for run in range(10):
        deals: list[Wins] = []
        for _ in range(150):
            wins = [[0.0] * 4 for _ in truth]
            for i in range(4):
                for j in range(i):
                    won = coin(roller, expected(truth[i] - truth[j]))
                    wins[i][j], wins[j][i] = won, 1 - won
            deals.append(wins)
        found = ratings(deals, str(run))
        assert [rating.value for rating in found] == pytest.approx(truth, abs=100)
        held += sum(rating.low <= true <= rating.high for rating, true in zip(found, truth, strict=True))
    assert held >= 34  # of 40


def test_who_never_lost_has_a_rating_and_who_never_played_the_average() -> None:
    best, middle, absent = strengths([[0, 10, 0], [0, 0, 0], [0, 0, 0]])
    assert 400 < best - middle < 700
    assert middle < absent < best

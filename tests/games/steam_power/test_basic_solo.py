"""Basic Solo from the first tile to the last contract aside."""

from collections import Counter

import pytest

from footplate.games.steam_power.box import MAPS
from footplate.games.steam_power.state import SET_ASIDE
from footplate.table.match import Match
from tests.games.steam_power.solo import GAME, of, play, table


class Rounds:
    """Counts the actions and the trains drawn, round by round."""

    def __init__(self) -> None:
        self.actions = 0
        self.drawn: dict[int, Counter[str]] = {}
        self.money = 0

    def before(self, match: Match) -> None:
        decision = match.decision
        assert decision is not None
        self.actions += decision.kind == "action"

    def after(self, match: Match) -> None:
        words = match.catalogue.notation(match.moves[-1].action).split()
        state = of(match)
        if words[0] == "company":
            self.drawn.setdefault(state.round, Counter())[words[1]] += 1
        assert len(state.money) == 1
        assert sum(state.bag) + sum(self.drawn.get(state.round, Counter()).values()) in (0, 10)


@pytest.mark.rule("sp.solo.rounds", "sp.solo.bag")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("seed", range(3))
def test_eight_rounds_of_ten_actions(map: str, seed: int) -> None:
    rounds = Rounds()
    match = play(table("red", map=map), seed, rounds.before, rounds.after)
    state = of(match)
    assert rounds.actions == 80
    assert list(rounds.drawn) == list(range(1, 9))
    assert all(set(drawn.values()) == {2} and len(drawn) == 5 for drawn in rounds.drawn.values())
    assert state.where.count(SET_ASIDE) == state.aside <= 8
    assert state.aside == 8 or state.deck == 0
    assert state.box.trains == 19


@pytest.mark.rule("sp.solo.rounds")
def test_eight_contracts_lie_aside_at_the_end() -> None:
    """Somebody who only takes money leaves the deck alone: 48 - 5 - 8 contracts are still there."""
    match = Match(GAME, table("red"))
    while (decision := match.decision) is not None:
        if decision.seat < 0:
            match.play(-1, match.legal()[0])
        else:
            match.say("red: money")
    state = of(match)
    assert (state.aside, state.deck, state.hand[0]) == (8, 35, 5)
    assert state.money[0] == 5 + 80 * 3
    assert GAME.scores(state).totals == [49]


@pytest.mark.rule("sp.solo.deck")
def test_a_game_goes_on_when_the_deck_is_empty() -> None:
    """Somebody who takes contracts whenever that is possible: it stops being possible, and all rounds are played."""
    match = Match(GAME, table("red"))
    actions = 0
    while (decision := match.decision) is not None:
        legal = [match.catalogue.notation(n) for n in match.legal()]
        if decision.kind == "action":
            actions += 1
            assert ("contracts" in legal) == (of(match).deck > 0)
        match.say(f"{match.setup.name(decision.seat)}: {'contracts' if 'contracts' in legal else legal[-1]}")
        GAME.check(match.state)
    assert actions == 80
    assert of(match).deck == 0
    assert of(match).aside < 8


@pytest.mark.rule("sp.solo.bag")
def test_a_train_is_as_likely_as_it_is_frequent() -> None:
    setup = table("red")
    state = GAME.arrange(setup, ["bag blue 2", "bag green 1", "company red"])
    match = Match(GAME, setup, state)
    match.say("red: money")
    assert [match.catalogue.notation(n) for n in match.legal()] == ["company blue", "company green"]
    assert GAME.odds(match.state) == [2 / 3, 1 / 3]


@pytest.mark.rule("sp.solo.rounds")
def test_a_contract_aside_is_seen_by_nobody() -> None:
    setup = table("red")
    state = GAME.arrange(setup, ["aside C01 C02", "company red"])
    seen = GAME.fact(GAME.redact(state, 0), ["aside"])
    assert seen == "2"
    match = Match(GAME, setup, state)
    match.say("red: money")
    match.say("nature: draw C07")
    assert match.story(0)[-1] == "nature: draw a contract"

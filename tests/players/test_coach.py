"""The coach: hints that hold for who plays alone, and a review that finds a blunder."""

import pytest

from footplate.games import GAMES
from footplate.players import make_player
from footplate.players.coach import advise, review
from footplate.players.fitting import tables
from footplate.players.search.thinking import Budget
from footplate.table.game import Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller

BRIEF = Budget(4, 0, 0.0, 0.0)


@pytest.mark.parametrize("id", sorted(GAMES))
def test_advice_is_legal_and_the_best_comes_first(id: str) -> None:
    game = GAMES[id]
    setup = tables(game)[1]
    match = Match(game, setup)
    match.settle(Roller("coach"))
    decision = match.decision
    assert decision is not None
    seen = game.redact(match.state, decision.seat)
    before = seen.pack()
    found = advise(game, seen, match.legal(), decision.seat, budget=BRIEF)
    assert seen.pack() == before
    assert 0 < len(found) <= 3
    assert [advice.ahead for advice in found] == sorted((advice.ahead for advice in found), reverse=True)
    for advice in found:
        state = seen.copy()
        for action in advice.actions:
            assert action in game.legal(state)
            game.play(state, action)
        assert 0.0 <= advice.chance <= 1.0
        assert [gain.column for gain in advice.gains] == game.scores(seen).columns


def test_a_review_finds_the_blunder() -> None:
    """Greedy plays Steam Power, but once it takes money in place of a contract."""
    game = GAMES["steam-power"]
    match = Match(game, Setup("steam-power", "final", [Seat("red"), Seat("blue")], {}))
    roller = Roller("blunder")
    players = [make_player("greedy", str(seat)) for seat in range(2)]
    blunder = 0
    match.settle(roller)
    while (decision := match.decision) is not None:
        seen = game.redact(match.state, decision.seat)
        legal = match.legal()
        action = players[decision.seat].choose(game, seen, legal)
        notations = {match.catalogue.notation(number): number for number in legal}
        wanted = match.catalogue.notation(action)
        if decision.seat == 0 and not blunder and wanted.startswith("fulfil") and "money" in notations:
            action = notations["money"]
            blunder = len(match.moves) + 1
        match.play(decision.seat, action)
        match.settle(roller)
    assert blunder
    watched: list[int] = []
    found = review(match, 0, lambda done, of: watched.append(done), BRIEF)
    assert watched == list(range(1, len(match.moves) + 1))
    assert blunder in [moment.move for moment in found.moments]
    assert all(moment.cost > 0 for moment in found.moments)
    assert all(0.0 <= chance <= 1.0 for _, chance in found.chances)
    assert [move for move, _ in found.chances] == sorted(move for move, _ in found.chances)

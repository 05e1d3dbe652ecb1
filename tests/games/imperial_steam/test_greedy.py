"""The judgement behind greedy: sensible, and never stuck half way."""

import pytest

from footplate.games.imperial_steam.terms import TILES
from footplate.players import make_player
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games.imperial_steam.tables import GAME, MODES, SOLO, of, table


def played(seats: str, mode: str, players: list[str], seed: str) -> Match:
    match = Match(GAME, table(seats, {"setup": mode}))
    roller = Roller(seed)
    sitting = [make_player(name, f"{seed} {seat}") for seat, name in enumerate(players)]
    match.settle(roller)
    while (decision := match.decision) is not None:
        match.play(decision.seat, sitting[decision.seat].choose(GAME, match.state, match.legal()))
        match.settle(roller)
    return match


@pytest.mark.parametrize("mode", MODES)
def test_greedy_beats_random(mode: str) -> None:
    for greedy in range(2):
        players = ["greedy" if seat == greedy else "random" for seat in range(2)]
        match = played("red, blue", mode, players, f"{mode} {greedy}")
        assert GAME.scores(match.state).winners == [greedy]


def test_greedy_uses_all_parts_of_the_game() -> None:
    used: set[str] = set()
    for mode in MODES:
        match = played("red, blue, green", mode, ["greedy"] * 3, f"three of them, {mode}")
        used |= {match.catalogue.notation(move.action) for move in match.moves}
        assert of(match).anybody_connected() or of(match).round == 8
    assert {f"hand {tile}" for tile in TILES} <= used
    verbs = {said.split()[0] for said in used}
    assert {"build", "engineer", "engine", "upgrade", "deliver", "assign", "token", "flip", "sell"} <= verbs


def test_greedy_plays_against_the_automa() -> None:
    match = played(SOLO, "first-game", ["greedy", "greedy"], "alone")
    GAME.check(match.state)
    assert match.decision is None

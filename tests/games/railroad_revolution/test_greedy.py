"""Greedy plays a sensible game of Railroad Revolution: it beats random play in every deal, and completes milestones."""

import pytest

from footplate.games.railroad_revolution.state import DONE
from footplate.players import make_player
from footplate.table.game import NATURE, Setup
from footplate.table.nature import Roller
from tests.games.railroad_revolution.tables import GAME, of, table

TABLES = [
    ("red, blue", "base"),
    ("red, blue", "expansion"),
    ("red, blue, yellow", "base"),
    ("red, blue, yellow, black", "expansion"),
]


def game(setup: Setup, kinds: list[str], seed: str) -> tuple[list[int], list[int], int]:
    """The points and the completed milestones of every seat, and the rounds of a game."""
    state = of(GAME.start(setup))
    players = [make_player(kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    roller = Roller(seed)
    while (decision := GAME.turn(state)) is not None:
        legal = GAME.legal(state)
        if decision.seat == NATURE:
            GAME.play(state, legal[roller.choose(GAME.odds(state))])
        else:
            seen = GAME.redact(state, decision.seat)
            GAME.play(state, players[decision.seat].choose(GAME, seen, legal) if len(legal) > 1 else legal[0])
    done = [state.where.count(DONE + seat) for seat in range(len(kinds))]
    return GAME.scores(state).totals, done, state.round


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_greedy_beats_random_from_every_seat(seats: str, edition: str) -> None:
    setup = table(seats, edition)
    count = len(setup.seats)
    for seat in range(count):
        kinds = ["greedy" if other == seat else "random" for other in range(count)]
        points, _, _ = game(setup, kinds, f"{seats} {edition}")
        others = [points[other] for other in range(count) if other != seat]
        assert points[seat] > 1.5 * max(others), points


@pytest.mark.parametrize("edition", ["base", "expansion"])
def test_greedy_completes_milestones_on_purpose(edition: str) -> None:
    done: list[int] = []
    for seed in range(3):
        _, completed, rounds = game(table("red, blue", edition), ["greedy", "greedy"], f"purpose {seed}")
        done += completed
        assert 14 <= rounds <= 28
    assert min(done) >= 1
    assert sum(done) >= 3 * len(done)

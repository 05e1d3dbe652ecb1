"""Greedy plays a sensible game of Railroad Revolution: it beats random play in every deal, and completes milestones."""

from pathlib import Path

import pytest

from benchmarks.railroad_revolution import TABLES as STUDIED
from benchmarks.railroad_revolution import Shelf, play_batch, report
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
    assert min(done) >= 2
    assert sum(done) >= 4 * len(done)


@pytest.mark.parametrize("studied", ["base-2", "expansion-3", "mautoma-2"])
def test_greedy_uses_everything_and_lives_on_no_single_thing(studied: str) -> None:
    """The short form of benchmarks/railroad_revolution.py, with a little room because its games are few."""
    found = report(studied, play_batch(studied, "greedy", {}, list(range(4))))
    assert 16 <= found["turns"] <= 24
    assert min(found["actions"].values()) >= 0.1, found["actions"]
    assert min(found["abilities"].values()) >= 0.02, found["abilities"]
    assert min(found["sources"].values()) >= 0.03, found["sources"]
    assert max(found["sources"].values()) <= 0.48, found["sources"]
    assert 0.97 <= sum(found["actions"].values()) <= 1.0001  # the rest are turns without a piece left
    assert sum(share["mean"] for share in found["seats"]) == pytest.approx(1)


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games"
    first = Shelf(file, "greedy", {})
    games = play_batch(STUDIED[0], "greedy", {}, [7])
    first.keep(games)
    assert Shelf(file, "greedy", {}).of(STUDIED[0]) == games
    with pytest.raises(SystemExit, match="other components"):
        Shelf(file, "greedy", {"deals": "other"})
    with pytest.raises(SystemExit, match="somebody else"):
        Shelf(file, "random", {})

"""Whole games: with every check at every move, over all options; what a turn is; the ways a game ends."""

from collections import Counter

import pytest

from footplate.players.cases import setup_for
from footplate.players.checks import Rehearsal
from footplate.players.player import Player
from footplate.table.game import NATURE
from footplate.table.log import read_log, write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games.steamrollers.tables import GAME, LEVELS, ONLY, SOLO, TABLES, Builder, of, play, table

GAMES = 24
MOST_MOVES = 20_000


@pytest.mark.parametrize("number", range(GAMES))
def test_every_check_at_every_move(number: int) -> None:
    """Editions, seats, roles and options walk with the number; most players build and deliver."""
    roller = Roller(f"builders {number}")
    setup = setup_for(GAME, number * 7919, roller)
    players: list[Player] = [Builder(f"{number} {seat}") for seat in range(len(setup.seats))]
    Rehearsal(Match(GAME, setup), players, roller, MOST_MOVES).play()


@pytest.mark.parametrize("seats", [*TABLES, SOLO])
def test_a_log_is_read_back_to_the_letter(seats: str) -> None:
    match = play(table(seats), f"log {seats}")
    log = write_log(match)
    again = read_log(log, ONLY)
    assert write_log(again) == log
    assert again.state == match.state


@pytest.mark.rule("sr.olive.two-actions")
def test_against_olive_the_player_acts_twice_in_every_round() -> None:
    acted: Counter[int] = Counter()

    def look(match: Match) -> None:
        decision = match.decision
        if decision is not None and decision.kind == "draft":
            acted[of(match.state).round] += 1

    match = play(table(SOLO), "twice", each=look)
    assert set(acted.values()) == {2}
    assert len(acted) == of(match.state).round


@pytest.mark.parametrize("seats", TABLES)
def test_everybody_acts_once_in_a_round_and_the_start_goes_round(seats: str) -> None:
    turns: dict[int, list[int]] = {}

    def look(match: Match) -> None:
        state = of(match.state)
        decision = match.decision
        if decision is not None and decision.kind == "draft" and not state.doubled:
            order = turns.setdefault(state.round, [])
            if decision.seat not in order:
                order.append(decision.seat)

    match = play(table(seats), f"order {seats}", each=look)
    count = len(match.setup.seats)
    first = turns[1][0]
    for number, order in turns.items():
        assert order == [(first + number - 1 + i) % count for i in range(count)]


def test_the_ways_a_game_ends() -> None:
    """Three empty cities, nothing left to deliver, Olive's victory at once: each is reached by somebody's play."""
    ends: Counter[str] = Counter()
    for number in range(12):
        state = of(play(table("red, blue"), f"end {number}").state)
        ends["three cities" if state.empty_cities() >= 3 else "nothing left"] += 1
    for number in range(12):
        state = of(play(table("red, blue"), f"end {number}", "random").state)
        ends["three cities" if state.empty_cities() >= 3 else "nothing left"] += 1
    for number in range(12):
        state = of(play(table(SOLO, level="rail-baron"), f"end {number}").state)
        ends["Olive at once" if state.olive_won else "after Olive's turn"] += 1
    assert set(ends) == {"three cities", "nothing left", "Olive at once", "after Olive's turn"}


@pytest.mark.parametrize("level", LEVELS)
def test_olive_begins_with_as_many_crosses_as_her_level_says(level: str) -> None:
    match = Match(GAME, table(SOLO, level=level))
    roller = Roller("level")
    while match.decision is not None and match.decision.kind != "black":
        match.play(NATURE, match.legal()[roller.choose(GAME.odds(match.state))])
    assert sum(of(match.state).crosses) == LEVELS.index(level) + 1


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (write_log(play(table("red, blue, green", orders="yes"), "same")) for _ in range(2))
    assert one == other

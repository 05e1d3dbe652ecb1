"""A match that settles, that starts from a position, and that tells its story to each seat."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.table.game import NATURE
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games.steam_power.tables import GAME, TABLES, begun, move, played, table

SEATS = st.sampled_from(TABLES)
SEED = st.integers(0, 10_000)
FIRST_HAND = 5


@settings(deadline=None, max_examples=25)
@given(SEATS, SEED, st.integers(0, 100))
def test_settle_stops_where_somebody_has_to_choose(seats: str, seed: int, moves: int) -> None:
    match = played(table(seats), seed, moves)
    before = len(match.moves)
    chosen = [len(match.at(n).legal()) > 1 for n in range(before)]
    count = match.settle(Roller(seed))
    assert len(match.moves) == before + count
    assert [entry.forced for entry in match.moves[:before]] == [not wide for wide in chosen]
    assert all(entry.forced or entry.seat == NATURE for entry in match.moves[before:])
    assert match.settle(Roller(seed)) == 0
    decision = match.decision
    if decision is not None:
        assert decision.seat != NATURE
        assert not match.automa(decision.seat)
        assert len(match.legal()) > 1
        assert match.forced() == -1


@settings(deadline=None, max_examples=25)
@given(SEATS, SEED, st.integers(0, 100))
def test_without_a_roller_nature_is_asked_too(seats: str, seed: int, moves: int) -> None:
    match = played(table(seats), seed, moves)
    before = len(match.moves)
    match.settle(None)
    assert all(entry.forced for entry in match.moves[before:])
    assert match.over or len(match.legal()) > 1


def test_an_automa_can_be_stopped_before_each_of_its_moves() -> None:
    match = begun("red, blue=mautoma")
    assert [match.automa(seat) for seat in (NATURE, 0, 1)] == [False, False, True]
    while match.decision is None or match.decision.seat != 1:
        move(match, Roller(1))
    before = len(match.moves)
    assert len(match.legal()) == 1
    assert match.settle(Roller(1), automas=False) == 0
    assert len(match.moves) == before
    assert match.settle(Roller(1)) > 0
    assert match.decision is not None
    assert match.decision.seat == 0


def test_the_same_seed_settles_the_same() -> None:
    stories = []
    for seed in ("one", "one", "two"):
        match = Match(GAME, table())
        match.settle(Roller(seed))
        stories.append(match.story(0))
    assert stories[0] == stories[1] != stories[2]


POSITION = ["money red 9", "hand red C01 C02", "tile Weston black", "link red Weston, B1, Norton", "turn red 1"]


def test_a_match_can_start_from_an_arranged_position() -> None:
    setup = table()
    state = GAME.arrange(setup, POSITION)
    match = Match(GAME, setup, state)
    start = state.pack()
    assert match.state.pack() == start
    assert match.version == 0
    match.say("red: money")
    match.say("blue: money")
    assert GAME.fact(match.state, ["money", "red"]) == "12"
    assert state.pack() == start, "the given state is not the match's own"
    assert match.at(0).state.pack() == start
    assert match.story(0) == ["red: money", "blue: money"]
    match.undo(1, 2)
    assert match.state.pack() == start
    GAME.play(state, match.catalogue.number("money"))
    assert match.first.pack() == start, "what becomes of the given state is nothing to the match"
    assert match.copy().at(0).state.pack() == start


def test_every_seat_reads_its_own_cards_and_no_others() -> None:
    match = begun()
    log = [match.line(entry) for entry in match.moves]
    dealt = [i for i, line in enumerate(log) if line.startswith("nature: draw")]
    assert len(dealt) == 10
    for seat, own in ((0, dealt[:5]), (1, dealt[5:]), (NATURE, [])):
        expected = ["nature: draw a contract" if i in dealt and i not in own else log[i] for i in range(len(log))]
        assert match.story(seat) == expected


@settings(deadline=None, max_examples=15)
@given(st.sampled_from(["red, blue", "red, blue, green"]), SEED, st.integers(0, 300))
def test_a_story_names_only_cards_that_the_reader_has_seen(seats: str, seed: int, moves: int) -> None:
    match = played(table(seats), seed, moves)
    seats_ = len(match.setup.seats)
    for seat in range(NATURE, seats_):
        expected: list[str] = []
        dealt = drawer = 0
        victim = NATURE
        for entry in match.moves:
            line = match.line(entry)
            if line.startswith("nature: draw "):
                owner = dealt // FIRST_HAND if dealt < FIRST_HAND * seats_ else drawer
                dealt += 1
                if seat == NATURE or seat not in (owner, victim):
                    line = "nature: draw a contract"
                victim = NATURE
            elif entry.seat != NATURE:
                drawer = entry.seat
                if " from " in line:
                    victim = match.setup.seat(line.split()[-1])
            expected.append(line)
        assert match.story(seat) == expected


@pytest.mark.parametrize("seats", ["red", "red, blue", "red, blue=mautoma"])
def test_an_undone_move_is_in_the_log_and_not_in_the_story(seats: str) -> None:
    match = begun(seats)
    story = match.story(0)
    match.settle(Roller(1))
    count = len(match.moves) - len(story)
    move(match, Roller(1))
    match.undo(0, count + 1)
    assert match.story(0) == story
    assert match.version == len(story) + count + 2

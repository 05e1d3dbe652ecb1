"""A match: the one gate. What it refuses changes nothing; what it plays can be told, undone and looked up."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.log import write_log
from footplate.table.match import UNDO, Match
from footplate.table.nature import Roller
from footplate.table.rules import Refused
from tests.games.steam_power.tables import GAME, TABLES, all_of, begun, move, played, table

SEATS = st.sampled_from(TABLES)
MOVES = st.integers(0, 120)
SEED = st.integers(0, 10_000)


@settings(deadline=None, max_examples=25)
@given(SEATS, SEED, MOVES, st.data())
def test_a_refused_move_says_why_and_changes_nothing(seats: str, seed: int, moves: int, data: st.DataObject) -> None:
    match = played(table(seats), seed, moves)
    decision = match.decision
    assert decision is not None
    before = all_of(match)
    for action in data.draw(st.lists(st.integers(0, match.catalogue.size - 1), min_size=1, max_size=20)):
        refusal = match.refusal(decision.seat, action)
        if action in match.legal():
            assert refusal is None
            continue
        assert refusal is not None
        notation = match.catalogue.notation(action)
        with pytest.raises(Refused) as raised:
            match.play(decision.seat, action)
        assert str(raised.value) == f"{notation}: {refusal}"
        assert raised.value.refusal.rule == refusal.rule == GAME.rule(refusal.rule).id
        with pytest.raises(Refused):
            match.say(f"{match.setup.name(decision.seat)}: {notation}")
    for seat in range(NATURE, len(match.setup.seats)):
        if seat != decision.seat:
            with pytest.raises(Refused) as raised:
                match.play(seat, match.legal()[0])
            assert raised.value.refusal.rule == "table.turn"
    assert all_of(match) == before


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("money", "'money' is not a move. A move looks like 'red: money'."),
        ("", "'' is not a move. A move looks like 'red: money'."),
        ("redd: money", "no seat 'redd'. Did you mean 'red'?"),
        ("green: money", "no seat 'green'. Did you mean 'red'?"),
        ("red: mony", "unknown move 'mony'. Did you mean 'money' or 'company' or 'done'?"),
        ("red:", "an empty move. Possible: tile, draw, start, company, corner, track, factory, fulfil and 20 more."),
        ("red: undo", "'undo' is not an undo. Write 'undo N', N moves to take back."),
        ("red: undo 0", "'undo 0' is not an undo. Write 'undo N', N moves to take back."),
        ("red: undo -1", "'undo -1' is not an undo. Write 'undo N', N moves to take back."),
        ("red: undo one", "'undo one' is not an undo. Write 'undo N', N moves to take back."),
        ("red: undo 1 2", "'undo 1 2' is not an undo. Write 'undo N', N moves to take back."),
        ("red: undo 99", "99 moves can't be undone. There are 19."),
    ],
)
def test_a_line_that_is_no_move_says_so_and_changes_nothing(line: str, error: str) -> None:
    match = begun()
    before = all_of(match)
    with pytest.raises(BadInput) as raised:
        match.say(line)
    assert str(raised.value) == error
    assert all_of(match) == before


@pytest.mark.parametrize("count", [0, -1, 20])
def test_undo_takes_back_one_move_at_least_and_no_more_than_there_are(count: int) -> None:
    match = begun()
    before = all_of(match)
    with pytest.raises(BadInput, match=rf"^{count} moves can't be undone. There are 19.$"):
        match.undo(0, count)
    assert all_of(match) == before


def test_a_line_is_read_in_any_case_and_spacing() -> None:
    match = begun()
    match.say("RED :  Track")
    match.say(" Red:lay b1 sw-ne")
    match.say("red: UNDO  1")
    match.say("Nature: undo 1")
    assert [match.line(entry) for entry in match.entries[-4:]] == [
        "red: track",
        "red: lay B1 NE-SW",
        "red: undo 1",
        "nature: undo 1",
    ]


def test_nothing_can_be_played_after_the_end() -> None:
    match = played(table("red"), 3, 10_000)
    assert match.over
    assert match.decision is None
    assert match.legal() == []
    before = all_of(match)
    with pytest.raises(Refused) as raised:
        match.say("red: money")
    assert raised.value.refusal.rule == "table.over"
    assert match.settle(Roller("more")) == 0
    assert all_of(match) == before


@settings(deadline=None, max_examples=25)
@given(SEATS, SEED, st.integers(1, 150), st.data())
def test_undo_restores_the_very_state_and_stays_in_the_log(
    seats: str, seed: int, moves: int, data: st.DataObject
) -> None:
    match = played(table(seats), seed, moves)
    count = data.draw(st.integers(1, len(match.moves)))
    kept = len(match.moves) - count
    earlier = played(table(seats), seed, kept)
    lines = [match.line(entry) for entry in match.entries]
    match.undo(0, count, ["a slip"])
    assert match.state == earlier.state
    assert match.legal() == earlier.legal()
    assert match.barriers == earlier.barriers
    assert [entry.action for entry in match.moves] == [entry.action for entry in earlier.moves]
    assert match.version == len(lines) + 1
    assert [match.line(entry) for entry in match.entries] == [*lines, f"red: undo {count}"]
    last = match.entries[-1]
    assert (last.action, last.undone, last.forced, last.notes) == (UNDO, count, False, ["a slip"])
    GAME.check(match.state)


@settings(deadline=None, max_examples=25)
@given(SEATS, SEED, MOVES)
def test_free_undo_goes_back_to_the_last_choice_of_ones_own(seats: str, seed: int, moves: int) -> None:
    """The promise, counted the slow way: trailing moves of the seat, none a barrier, only the oldest a choice."""
    match = played(table(seats), seed, moves)
    total = len(match.moves)
    barrier = [m.seat == NATURE or (" deliver " in match.line(m) and not match.automa(m.seat)) for m in match.moves]
    assert match.barriers == barrier
    wide = [len(match.at(at).legal()) > 1 for at in range(total)]
    for seat in range(len(match.setup.seats)):
        allowed = 0
        for at in range(total):
            own = all(m.seat == seat for m in match.moves[at:]) and not any(barrier[at:])
            if own and wide[at] and not any(wide[at + 1 :]):
                allowed = total - at
        assert match.free_undo(seat) == allowed


def test_what_can_be_undone_freely_and_what_not() -> None:
    match = begun()
    assert match.free_undo(0) == 0, "the start player was drawn: a barrier"
    match.say("red: track")
    match.say("red: lay B1 NE-SW")
    assert match.free_undo(0) == 1
    assert match.free_undo(1) == 0, "not another's moves"
    match.say("red: done")
    match.say("red: contracts")
    assert match.free_undo(0) == 1
    match.settle(Roller("draws"))
    assert match.free_undo(0) == 0, "cards were drawn"
    match.say("blue: money")
    assert match.free_undo(1) == 1
    assert match.free_undo(0) == 0, "another has moved"


def test_a_shown_contract_can_not_be_hidden_again() -> None:
    setup = table()
    lines = ["money red 40", "hand red C01", "link red Weston, B1, Norton"]
    match = Match(GAME, setup, GAME.arrange(setup, lines))
    match.say("red: fulfil")
    assert match.free_undo(0) == 1
    match.say("red: deliver C01")
    assert match.barriers == [False, True]
    assert match.free_undo(0) == 0


def test_the_end_is_a_barrier() -> None:
    """With it all hands are open: nobody takes back the last move after having read them."""
    match = played(table(), 3, 100_000)
    assert match.over
    assert match.barriers[-1]
    assert [match.free_undo(seat) for seat in range(len(match.setup.seats))] == [0, 0]
    again = Match(GAME, match.setup)
    again.trust(match.entries)
    assert again.barriers == match.barriers == match.at(len(match.moves)).barriers
    again.undo(0, 1)
    assert not again.over
    assert again.barriers == match.at(len(match.moves) - 1).barriers


@settings(deadline=None, max_examples=15)
@given(SEATS, SEED, MOVES)
def test_a_match_can_be_looked_up_at_every_move(seats: str, seed: int, moves: int) -> None:
    match = Match(GAME, table(seats))
    roller = Roller(seed)
    states = [match.state.pack()]
    for _ in range(moves):
        move(match, roller)
        states.append(match.state.pack())
        assert match.version == len(states) - 1
    before = all_of(match)
    for at in {0, moves // 3, moves // 2, moves}:
        earlier = match.at(at)
        assert earlier.state.pack() == states[at]
        assert earlier.version == len(earlier.moves) == at
        assert earlier.barriers == match.barriers[:at]
        if not earlier.over:
            move(earlier, roller)  # another story goes on from there
    assert all_of(match) == before
    for at in (-1, moves + 1):
        with pytest.raises(BadInput, match=rf"^there is no move {at}. The match has {moves}.$"):
            match.at(at)


@settings(deadline=None, max_examples=25)
@given(SEATS, SEED, MOVES)
def test_a_copy_goes_its_own_way(seats: str, seed: int, moves: int) -> None:
    match = played(table(seats), seed, moves)
    match.last_notes = ["to be continued"]
    copy = match.copy()
    before = all_of(match)
    assert all_of(copy) == before
    copy.last_notes.append("or not")
    move(copy, Roller(seed))
    copy.undo(0, 1)
    move(copy, Roller(seed + 1))
    assert all_of(match) == before
    assert all_of(copy) != before


@settings(deadline=None, max_examples=25)
@given(SEATS, SEED, MOVES, st.data())
def test_entries_that_once_were_played_can_be_trusted(seats: str, seed: int, moves: int, data: st.DataObject) -> None:
    match = played(table(seats), seed, moves)
    if moves and data.draw(st.booleans()):
        match.undo(0, data.draw(st.integers(1, moves)))
    cut = data.draw(st.integers(0, match.version))
    again = Match(GAME, match.setup)
    again.trust(match.entries[:cut])
    again.trust(match.entries[cut:])
    assert all_of(again) == all_of(match)
    assert write_log(again) == write_log(match)

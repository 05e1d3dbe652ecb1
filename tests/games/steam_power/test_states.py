"""States in mid-game: they copy, compare by value and pack to bytes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.games.steam_power.state import SteamPowerState
from footplate.table.game import NATURE, Setup, State
from tests.games.steam_power.tables import GAME, TABLES, played, table

SEATS = st.sampled_from([*TABLES, "red, blue, green=mautoma, yellow=mautoma", "red, blue, green, yellow, purple"])
SEED = st.integers(0, 10_000)
MOVES = st.integers(0, 400)


def parts(state: State) -> dict[str, object]:
    """Everything a state holds, attribute by attribute: what `pack` forgets would be missed by comparing packs."""
    held = dict(vars(state))
    assert isinstance(held.pop("setup"), Setup)
    assert isinstance(state, SteamPowerState)
    held["links"] = [[(link.start, link.end, link.path) for link in links] for links in state.links]
    return held


@settings(deadline=None, max_examples=40)
@given(SEATS, SEED, MOVES)
def test_packed_and_unpacked_it_is_the_same_state(seats: str, seed: int, moves: int) -> None:
    match = played(table(seats), seed, moves)
    state = match.state
    packed = state.pack()
    assert isinstance(packed, bytes)
    again = GAME.unpack(match.setup, packed)
    assert again == state
    assert parts(again) == parts(state) == parts(state.copy())
    assert hash(again) == hash(state)
    assert again.pack() == packed
    GAME.check(again)  # also what is derived
    assert GAME.legal(again) == (match.legal() or GAME.legal(state))
    assert GAME.scores(again).rows == GAME.scores(state).rows
    for seat in range(NATURE, len(match.setup.seats)):
        assert GAME.redact(again, seat) == GAME.redact(state, seat)


@settings(deadline=None, max_examples=30)
@given(SEATS, SEED, st.integers(0, 200), st.integers(1, 60))
def test_a_copy_is_equal_and_then_goes_its_own_way(seats: str, seed: int, moves: int, more: int) -> None:
    match = played(table(seats), seed, moves)
    state = match.state
    copies = [state.copy(), GAME.unpack(match.setup, state.pack())]
    before = state.pack()
    for copy in copies:
        assert copy == state
        assert copy is not state
    for _ in range(more):
        legal = GAME.legal(copies[0])
        if GAME.turn(copies[0]) is None:
            break
        action = legal[(seed + more) % len(legal)]
        last = copies[0].copy()
        for copy in copies:
            GAME.play(copy, action)
        assert copies[0] != last, "every move changes the state"
        assert copies[0] == copies[1], "a copy and an unpacked state play alike"
    assert state.pack() == before
    GAME.check(state)
    GAME.check(copies[0])


@pytest.mark.parametrize("other", [1, "state", None, b""])
def test_a_state_is_not_equal_to_anything_else(other: object) -> None:
    state = GAME.start(table())
    assert (state == other) is False
    assert state == GAME.start(table())
    assert state != played(table(), 1, 1).state

"""Whole games with one to four Mautomas and one to four players: nothing is lost, and every move is a player's."""

import pytest

from footplate.games.steam_power.actions import CORNERS
from footplate.games.steam_power.box import LEVELS, MAPS, TARGET_ORDERS
from footplate.games.steam_power.state import JUDGE, PLACE, SteamPowerState
from footplate.games.steam_power.steps import track
from footplate.games.steam_power.steps.contracts import discards
from footplate.table.finding import find
from footplate.table.match import Match
from tests.games.steam_power.solo import GAME, of, play, said, table

SEATS = ["red", "blue", "green", "yellow", "purple"]
MIXES = [(players, automas) for players in range(1, 5) for automas in range(1, 6 - players)]
LEVEL_NAMES = list(LEVELS)


def seats(players: int, automas: int) -> str:
    names = SEATS[: players + automas]
    return ", ".join(name if i < players else f"{name}=mautoma" for i, name in enumerate(names))


class Eye:
    """Watches a game and remembers what the tests ask for."""

    def __init__(self) -> None:
        self.marker = -1
        self.turns = 0
        self.contracts = 0  # judged in this turn
        self.deck = 0
        self.refilled = False

    def before(self, match: Match) -> None:
        state = of(match)
        decision = match.decision
        assert decision is not None
        if not match.automa(decision.seat):
            return
        assert len(match.legal()) == 1
        if state.step == PLACE:
            self.check_placement(state, match.legal()[0])
        elif state.step == JUDGE:
            self.contracts += 1
            if self.contracts == 1:
                assert state.waiting >= 0 or not (state.deck or discards(state)), "two contracts, if there are two"

    def check_placement(self, state: SteamPowerState, action: int) -> None:
        """What it lays, a player in its place could lay; and it never replaces or removes."""
        actions = state.box.actions
        if actions.lay <= action < actions.done:
            assert action < actions.replace
            assert action in track.legal(state)
            assert (action - actions.lay) % (len(state.first) * 15) // 15 == state.coins[state.company][0]

    def after(self, match: Match) -> None:
        state = of(match)
        words = said(match).split()
        if words[0] == "marker":
            before = find(words[1], CORNERS, "corner") - 1
            assert self.marker in (-1, before % 4), "the marker moves one corner with every Mautoma's turn"
            if self.marker < 0:
                assert state.corner[before] == 1, "the first move is away from the white cube"
            self.marker = find(words[1], CORNERS, "corner")
            self.turns += 1
            self.contracts = 0
        if state.deck > self.deck > 1:
            raise AssertionError("a deck grows only when it is empty")
        if state.deck > self.deck and self.turns:
            self.refilled = True
            assert not discards(state)
        self.deck = state.deck


@pytest.mark.rule("sp.automa.prescribed", "sp.automa.marker", "sp.automa.two-contracts")
@pytest.mark.parametrize(("players", "automas"), MIXES)
@pytest.mark.parametrize("map", MAPS)
def test_every_mix_on_every_map(players: int, automas: int, map: str) -> None:
    number = MIXES.index((players, automas)) * 3 + MAPS.index(map)
    setup = table(
        seats(players, automas),
        map=map,
        difficulty=LEVEL_NAMES[number % len(LEVEL_NAMES)],
        targets=TARGET_ORDERS[number * 5 % len(TARGET_ORDERS)],
        icons=["listed", "swapped"][number // 2 % 2],
        scan=["columns", "rows"][number // 3 % 2],
    )
    eye = Eye()
    match = play(setup, number, eye.before, eye.after)
    state = of(match)
    assert match.over
    assert max(state.done) >= state.box.end
    assert eye.turns == state.round * automas, "every Mautoma has had as many turns as there were rounds"
    assert all(state.hand[seat] == 0 for seat in range(players, players + automas))
    scores = GAME.scores(match.state)
    assert all(scores.totals[seat] > 0 for seat in range(players, players + automas))


@pytest.mark.rule("sp.automa.deck")
def test_with_four_mautomas_the_discards_become_a_deck_again() -> None:
    eye = Eye()
    play(table(seats(1, 4), difficulty="very-easy"), 1, eye.before, eye.after)
    assert eye.refilled


@pytest.mark.rule("sp.automa.compensation")
def test_a_match_replays_to_the_letter() -> None:
    setup = table(seats(2, 2), difficulty="hard")
    first, second = play(setup, 7), play(setup, 7)
    assert [m.action for m in first.moves] == [m.action for m in second.moves]
    assert first.state == second.state
    assert first.at(len(first.moves)).state == first.state


def test_who_is_an_automa_is_said() -> None:
    assert [Match(GAME, table("red, blue=mautoma")).automa(seat) for seat in (-1, 0, 1)] == [False, False, True]

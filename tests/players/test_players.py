"""Players: the same interface for all, the same seed the same game, and nothing seen that a seat may not see."""

import pytest

from footplate.games import GAMES
from footplate.players import PLAYERS, Player, make_player, play_on
from footplate.players.levels import SECONDS
from footplate.table.errors import BadInput
from footplate.table.game import Game, Seat, Setup, State
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller

GAME = GAMES["steam-power"]
# Those that think differ only in their time.
BRIEF = [name for name in sorted(PLAYERS) if name not in SECONDS] + ["medium:1t"]


def table(*seats: str, board: str = "GL", edition: str = "final") -> Match:
    options = {option.name: option.values[0] for option in GAME.info.options} | {"map": board}
    made = [Seat(name, role or "player") for name, _, role in (seat.partition("=") for seat in seats)]
    return Match(GAME, Setup("steam-power", edition, made, options))


def play(match: Match, *kinds: str, seed: str = "1") -> Match:
    play_on(match, [make_player(kind, f"{seed} {i}") for i, kind in enumerate(kinds)], Roller(seed))
    return match


class Watcher(Player):
    """Asks another player, and watches that it keeps to the rules of the house."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        before, allowed = state.pack(), list(legal)
        action = self.player.choose(game, state, legal)
        assert action in allowed
        assert state.pack() == before
        assert legal == allowed
        return action


@pytest.mark.parametrize("kind", BRIEF)
def test_every_player_plays_a_game_to_its_end_and_changes_nothing_it_is_shown(kind: str) -> None:
    match = table("red", "blue", "green=mautoma")
    play_on(match, [Watcher(make_player(kind, str(seat))) for seat in range(3)], Roller(1))
    assert match.over
    GAME.check(match.state)


@pytest.mark.parametrize("kind", BRIEF)
def test_the_same_seed_plays_the_same_game(kind: str) -> None:
    one, other = (play(table("red", "blue"), kind, kind) for _ in range(2))
    assert write_log(one) == write_log(other)


def test_another_seed_of_the_random_player_plays_another_game() -> None:
    logs = set()
    for seed in ("1", "2"):
        match = table("red", "blue")
        play_on(match, [make_player("random", f"{seed} {seat}") for seat in range(2)], Roller("nature"))
        logs.add(write_log(match))
    assert len(logs) == 2


def test_the_random_player_plays_every_legal_action_equally_often() -> None:
    player = make_player("random", "1")
    match = table("red", "blue")
    count = [0] * 5
    for _ in range(5000):
        count[player.choose(GAME, match.state, [0, 1, 2, 3, 4])] += 1
    assert min(count) > 850
    assert max(count) < 1150


def test_a_player_that_does_not_exist_is_named_with_the_nearest() -> None:
    with pytest.raises(BadInput, match="Did you mean 'greedy'"):
        make_player("gredy", "1")

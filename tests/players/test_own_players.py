"""Players that live elsewhere: named by their class, installed, or allowed by whoever runs this Footplate."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.players import elsewhere, is_player, make_player
from footplate.players.elsewhere import ELSEWHERE, allowed
from footplate.table.errors import BadInput
from footplate.table.game import Game, Seat, Setup, State
from footplate.table.match import Match
from footplate.table.nature import Roller

BOTS = """
from footplate.players import Player

class Last(Player):
    '''always the last answer

    More is not told in the lobby.'''
    def __init__(self, seed, argument=""):
        self.seed, self.argument = seed, argument
    def choose(self, game, state, legal):
        return legal[-1]

class Bare:
    def choose(self, game, state, legal):
        return legal[0]

class Mute:
    pass

class Greedy4:
    def __init__(self, seed, depth, width):
        pass
    def choose(self, game, state, legal):
        return legal[0]
"""


class Asked:
    """An installed player."""

    def choose(self, game: Game, state: State, legal: list[int]) -> int:
        return legal[0]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with somebody's bots, in which one works."""
    tmp_path.joinpath("my_own_bots.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.delitem(sys.modules, "my_own_bots", raising=False)
    return tmp_path


def test_a_class_of_ones_own_decides_for_a_seat(folder: Path) -> None:
    game = GAMES["steam-power"]
    match = Match(game, Setup("steam-power", "final", [Seat("red"), Seat("blue")], {}))
    match.settle(Roller(1))
    legal, seen = match.legal(), game.redact(match.state, 0)
    assert make_player("my_own_bots:Last", "1", anywhere=True).choose(game, seen, legal) == legal[-1]
    assert make_player("my_own_bots:Bare", "1", anywhere=True).choose(game, seen, legal) == legal[0]


def test_what_follows_the_name_reaches_the_class(folder: Path) -> None:
    player = make_player("my_own_bots:Last:some:words", "a seed", anywhere=True)
    assert (vars(player)["seed"], vars(player)["argument"]) == ("a seed", "some:words")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("my_own_bots:Lost", "can't be loaded"),
        ("no_such_module_here:Bot", "can't be loaded .*no_such_module_here"),
        ("my_own_bots:Mute", "is no player"),
        ("my_own_bots:Greedy4", "can't be made with a seed. Its class takes"),
        ("my_own_bots:Bare:7", "can't be made with a seed and what follows its name"),
        ("gredy", "Did you mean 'greedy'"),
        ("greedy:7", "greedy takes nothing after its name, not '7'"),
    ],
)
def test_what_is_no_player_is_told_with_a_cure(folder: Path, name: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        make_player(name, "1", anywhere=True)


def test_code_is_only_loaded_for_whoever_sits_at_this_machine(folder: Path) -> None:
    assert not is_player("my_own_bots:Last")
    with pytest.raises(BadInput, match="unknown player 'my_own_bots:Last'"):
        make_player("my_own_bots:Last", "1")
    assert "my_own_bots" not in sys.modules


def test_an_installed_player_is_called_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("asked", f"{__name__}:Asked", elsewhere.GROUP)
    monkeypatch.setitem(sys.modules, __name__, sys.modules[Asked.__module__])
    monkeypatch.setattr(elsewhere, "installed", lambda: {"asked": point})
    assert type(make_player("asked", "1", anywhere=True)).__name__ == "Asked"
    with pytest.raises(BadInput, match="unknown player"):
        make_player("asked", "1")


def test_whoever_runs_a_footplate_says_whom_its_guests_may_seat(folder: Path) -> None:
    kinds = allowed("last=my_own_bots:Last, my_own_bots:Bare")
    assert list(kinds) == ["last", "my_own_bots:Bare"]
    assert kinds["last"].about == "always the last answer"
    with pytest.raises(BadInput, match=f"{ELSEWHERE}: unknown player 'nobody'"):
        allowed("nobody")


def test_an_allowed_player_is_in_the_lobby_and_thinks_in_the_servers_processes(folder: Path) -> None:
    code = """
from footplate.host.bots import kinds_for
from footplate.players import PLAYERS, make_player
assert PLAYERS["last"] == "always the last answer", PLAYERS
assert "last" in kinds_for("player")
assert make_player("last:9", "s").argument == "9"
"""
    environment = {**os.environ, ELSEWHERE: "last=my_own_bots:Last", "PYTHONPATH": str(folder)}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)

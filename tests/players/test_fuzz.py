"""The fuzzer: it tries everything a game offers, every check can fail, and a failure becomes a log that opens."""

import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from footplate.games import GAMES, OURS
from footplate.games.steam_power.game import SteamPower
from footplate.players import fuzz
from footplate.players.cases import setup_for
from footplate.players.fuzz import play_one
from footplate.table.errors import BadInput
from footplate.table.game import Game, State
from footplate.table.log import read_log
from footplate.table.nature import Roller
from footplate.table.rules import Refusal
from tests.games import here

GAME = GAMES["steam-power"]


def arguments(*args: str) -> Namespace:
    parser = ArgumentParser()
    fuzz.add_arguments(parser)
    return parser.parse_args(args)


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("game", here.NAMES)
def test_random_games_keep_every_promise(game: str, number: int, tmp_path: Path) -> None:
    assert play_one(game, "test", number, tmp_path).error == ""


@pytest.mark.parametrize("game", here.NAMES)
def test_games_by_the_dozen_compiled(compiled_copy: Path, game: str, tmp_path: Path) -> None:
    """Through the command, in two processes; thousands are docs/measured.md's."""
    command = [sys.executable, "-m", "footplate", "fuzz", game, "--games", "36", "--jobs", "2"]
    environment = dict(os.environ, PYTHONPATH=str(compiled_copy))
    done = subprocess.run(
        [*command, "--out", str(tmp_path / "out")], env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("36 games, ")
    assert "none failed" in done.stdout
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_every_edition_seat_count_role_and_option_is_tried(game: Game) -> None:
    info = game.info
    tried: set[str] = set()
    for number in range(300):
        setup = setup_for(game, number, Roller(f"cases {number}"))
        tried |= {f"edition {setup.edition}", f"seats {len(setup.seats)}", *(f"role {s.role}" for s in setup.seats)}
        tried |= {f"{option} {value}" for option, value in setup.options.items()}
    wanted = {f"edition {edition}" for edition in info.editions} | {f"role {role}" for role in info.roles}
    wanted |= {f"seats {count}" for count in range(info.seats[0], info.seats[1] + 1)}
    wanted |= {f"{option.name} {value}" for option in info.options for value in option.values}
    assert wanted <= tried


def test_players_tables_stay_frequent() -> None:
    setups = [setup_for(GAME, number, Roller(f"cases {number}")) for number in range(200)]
    assert sum(all(seat.role == "player" for seat in setup.seats) for setup in setups) > 80


class NoReason(SteamPower):
    def refusal(self, state: State, action: int) -> Refusal | None:
        return None


class Stuck(SteamPower):
    def legal(self, state: State) -> list[int]:
        legal = super().legal(state)
        return legal if len(legal) > 1 else []


class LooseOdds(SteamPower):
    def odds(self, state: State) -> list[float]:
        return [1.0 for _ in super().odds(state)]


class OpenHands(SteamPower):
    def redact(self, state: State, seat: int) -> State:
        return state.copy()


class LoudDraws(SteamPower):
    def told(self, state: State, action: int, seat: int) -> str:
        return state.catalogue.notation(action)


class Forgetful(SteamPower):
    def unpack(self, setup: object, packed: bytes) -> State:
        made = setup_for(GAME, 0, Roller(1))
        return GAME.start(made)


class Strict(SteamPower):
    def check(self, state: State) -> None:
        raise AssertionError("a coin is missing")


class Crashing(SteamPower):
    def play(self, state: State, action: int) -> None:
        if state.catalogue.notation(action) == "money":
            raise ZeroDivisionError("oops")
        super().play(state, action)


@pytest.mark.parametrize(
    ("broken", "trying"),
    [
        (NoReason, "legal against refusal: AssertionError"),
        (Stuck, "legal: AssertionError: stuck"),
        (LooseOdds, "legal: AssertionError: odds"),
        (OpenHands, "what seats can't see: AssertionError"),
        (LoudDraws, "what seats are told: AssertionError"),
        (Forgetful, "copying and packing: AssertionError"),
        (Strict, "the referee: AssertionError: a coin is missing"),
        (Crashing, "money: ZeroDivisionError: oops"),
    ],
)
def test_a_broken_game_is_found_and_its_log_opens(
    broken: Callable[[], Game],
    trying: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(GAMES, "steam-power", broken())
        code = fuzz.run(arguments("steam-power", "--games", "2", "--first", "3", "--out", str(tmp_path)))
    assert code == 1
    said = capsys.readouterr().out
    assert trying in said
    logs = sorted(tmp_path.glob("*.log"))
    assert logs
    assert all(str(log) in said for log in logs)
    match = read_log(logs[0].read_text("utf-8"), GAMES, str(logs[0]))
    notes = match.last_notes
    assert notes[0] == f"footplate fuzz steam-power --seed 1 --first {logs[0].stem.split('-')[-1]} --games 1"
    assert any(trying in note for note in notes)


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    one, other = (play_one("steam-power", "seed", 5, tmp_path).moves for _ in range(2))
    assert one == other


@pytest.mark.parametrize("args", [["--games", "0"], ["--jobs", "0"], ["--first", "-1"]])
def test_impossible_numbers_are_refused(args: list[str]) -> None:
    with pytest.raises(BadInput, match="at least one game"):
        fuzz.run(arguments("steam-power", *args))


def test_ctrl_c_ends_it_with_what_was_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(batch: fuzz.Batch, out: Path) -> list[fuzz.Result]:
        if batch[2]:
            raise KeyboardInterrupt
        return [fuzz.Result(0, 100)]

    monkeypatch.setattr(fuzz, "play_batch", interrupted)
    assert fuzz.run(arguments("steam-power", "--games", "20", "--out", str(tmp_path))) == 130
    assert capsys.readouterr().out == "Stopped. 1 games, 100 moves, none failed, 0 s.\n"

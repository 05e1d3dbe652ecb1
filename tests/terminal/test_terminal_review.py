"""A finished game looked back at in the terminal: whose it is, and the way from a decision to another try."""

from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.players.coach import Moment, Review
from footplate.table.log import read_log
from footplate.table.match import Match
from footplate.terminal import coaching
from footplate.terminal.commands import review as command
from footplate.terminal.language import speak
from footplate.terminal.plain import PlainGame
from tests.terminal.fixtures import Footplate
from tests.terminal.helpers import play_at_random, table


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A game that blue played against a bot, to its end."""
    file = tmp_path / "over.log"
    play_at_random(table("steamrollers", "--seed", "3", "--seats", "red=random,blue", "--log", str(file)))
    return file


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The coach finds one costly decision at once: the seat's first. Whose games it was asked about."""
    seats: list[int] = []

    def quick(match: Match, seat: int, watch: object) -> Review:
        seats.append(seat)
        number = next(at for at, move in enumerate(match.moves, 1) if move.seat == seat and not move.forced)
        action = match.moves[number - 1].action
        return Review([(number, 0.5)], [Moment(number, [action], [action], 2.25, 0.1)])

    monkeypatch.setattr(command, "review", quick)
    return seats


def test_who_has_played_to_the_end_is_told_of_the_coach(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    PlainGame(table("--resume", str(log))).run()
    assert f"Look back with the coach: footplate review {log}" in capsys.readouterr().out


def test_a_game_is_looked_back_at_by_its_person(footplate: Footplate, log: Path, asked: list[int]) -> None:
    assert footplate("review", str(log)).code == 0
    assert footplate("review", str(log), "--seat", "red").code == 0
    assert asked == [1, 0]


def test_a_decision_is_tried_again_from_the_review(footplate: Footplate, log: Path, asked: list[int]) -> None:
    """As the review says it: a game of its own from there on, with the same bot, and the finished one stays."""
    before = log.read_text("utf-8")
    said = footplate("review", str(log)).out
    line = next(line for line in said.splitlines() if line.startswith("Try it from there: "))
    words = line.partition(": footplate ")[2].split()
    move = int(words[-1])
    shown = next(line for line in said.splitlines() if line.startswith("The position there: "))
    assert "blue: Pick a die" in footplate(*shown.partition(": footplate ")[2].split()).out
    new = log.with_name("again.log")
    again = footplate(*words, "--plain", "--log", str(new), stdin="1\nquit\n")
    assert "red is the bot random" in again.out.lower()
    old, played = (read_log(file.read_text("utf-8"), GAMES, "") for file in (log, new))
    assert [m.action for m in played.moves[: move - 1]] == [m.action for m in old.moves[: move - 1]]
    assert played.moves[move - 1].seat == 1
    assert log.read_text("utf-8") == before
    kept = footplate(*words, "--plain", stdin="1\nquit\n")  # without a name it gets one of its own
    assert str(log) not in kept.out
    assert log.read_text("utf-8") == before


def test_a_move_that_there_is_not_is_refused(footplate: Footplate, log: Path) -> None:
    for move in ("0", "-3", "99999"):
        done = footplate("play", "--resume", str(log), "--before", move, "--plain")
        assert (done.code, f"--before: there is no move {move}. The match has " in done.err) == (2, True)
    done = footplate("play", "--before", "5", "--plain")
    assert (done.code, "--before: before a move of which game?" in done.err) == (2, True)


@pytest.mark.parametrize(("language", "told"), [("en", "+2.5"), ("fr", "+2,5"), ("nl", "+2,5"), ("de", "+2,5")])
def test_tenths_are_written_as_the_language_writes_them(english: None, language: str, told: str) -> None:
    speak(language)
    assert coaching.points(2.5) == told

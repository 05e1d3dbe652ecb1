"""The bench: what it counts and says. How fast anything is, is not tested."""

import json
from argparse import ArgumentParser
from pathlib import Path

import pytest

from footplate.calling import install
from footplate.games import GAMES
from footplate.players import bench
from footplate.players.catanatron import play_catanatron
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Seat, Setup, State

GAME = GAMES["steam-power"]


def run(*args: str) -> int:
    parser = ArgumentParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(["--seconds", "0.1", *args]))


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SAMPLE_GAMES", 1)
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "AUTOMA_GAMES", 1)


def test_a_decision_is_a_choice_of_somebody_among_two_or_more() -> None:
    setup = Setup("steam-power", "final", [Seat("red"), Seat("blue")], {"map": "GL"})
    seen: list[State] = []
    decisions, moves = bench.play_ours(GAME, setup, "1", seen)
    turns = [GAME.turn(state) for state in seen]
    chosen = [
        state
        for state, turn in zip(seen, turns, strict=True)
        if turn is not None and turn.seat != NATURE and len(GAME.legal(state)) > 1
    ]
    assert (decisions, moves) == (len(chosen), len(seen))
    assert 0 < decisions < moves


def test_the_table_names_both_engines_and_their_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    if play_catanatron(1) is None:
        pytest.skip("Catanatron is not installed")
    assert run() == 0
    said = capsys.readouterr().out
    for word in ("steam-power", "Catanatron", "ratio", "decisions per second", "moves per second", "copy of a state"):
        assert word in said


def test_without_catanatron_it_says_how_to_get_it_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "play_catanatron", lambda seed: None)
    assert run() == 0
    said = capsys.readouterr().out
    assert "decisions per second" in said
    assert f"To compare with it: {install(bench.CATANATRON)}\n" in said
    assert "ratio" not in said


def test_json_goes_alone_to_standard_output_or_into_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "play_catanatron", lambda seed: (10, 30))
    assert run("--json", "-") == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["catanatron"]["moves_per_second"] > figures["catanatron"]["decisions_per_second"] > 0
    ratio = figures["decisions_per_second"] / figures["catanatron"]["decisions_per_second"]
    assert figures["ratio"]["decisions"] == pytest.approx(ratio)
    assert figures["compiled"] is False
    assert {"copy_us", "legal_us", "play_us", "games_per_second"} <= set(figures)
    assert run("--json", str(tmp_path / "bench.json")) == 0
    assert set(json.loads((tmp_path / "bench.json").read_text("utf-8"))) == set(figures)
    assert "decisions per second" in capsys.readouterr().out


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9"])
def test_no_time_at_all_is_refused(seconds: str) -> None:
    with pytest.raises(BadInput, match="seconds is too little or too much"):
        run("--seconds", seconds)


def test_a_file_that_can_not_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "play_catanatron", lambda seed: None)
    with pytest.raises(BadInput, match="can't be written"):
        run("--json", str(tmp_path / "nowhere" / "bench.json"))

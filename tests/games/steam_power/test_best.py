"""Basic Solo keeps the personal best in a local file."""

import json
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.players import make_player, play_on
from footplate.table.game import Seat, Setup
from footplate.table.match import Match
from footplate.table.nature import Roller
from footplate.terminal import best


def alone(seed: str) -> Match:
    match = Match(GAMES["steam-power"], Setup("steam-power", "final", [Seat("red")], {"map": "NE"}))
    play_on(match, [make_player("random", seed)], Roller(seed))
    return match


def test_the_best_result_is_kept_and_only_a_better_one_replaces_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    games = sorted((alone(str(n)) for n in range(4)), key=lambda m: m.game.scores(m.state).totals[0])
    points = [m.game.scores(m.state).totals[0] for m in games]
    assert points[0] < points[-1], "the games must differ for the test to mean anything"
    assert "first result" in best.keep(games[0])
    assert "new personal best" in best.keep(games[-1])
    assert str(points[-1]) in best.keep(games[0])
    kept = json.loads((tmp_path / "footplate" / "best.json").read_text())
    assert kept == {"steam-power final NE": points[-1]}


@pytest.mark.parametrize(
    "text", ["not json", "[]", '{"steam-power final NE": "many"}', '{"steam-power final NE": true}']
)
def test_a_broken_file_is_left_alone(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "footplate" / "best.json"
    file.parent.mkdir()
    file.write_text(text)
    assert "can't be read" in best.keep(alone("1"))
    assert file.read_text() == text

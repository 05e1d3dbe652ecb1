"""The folder that a new game begins with runs at once."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import new_game

ROOT = Path(__file__).resolve().parents[2]


def run(*command: str, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, PYTHONPATH=f"{ROOT / 'src'}{os.pathsep}{cwd}", HOME=str(cwd), **more)
    return subprocess.run(
        [sys.executable, *command], cwd=cwd, env=environment, capture_output=True, encoding="utf-8", timeout=300
    )


def test_a_new_game_is_fuzzed_and_played(tmp_path: Path) -> None:
    made = run(str(ROOT / "tools" / "new_game.py"), "branch-lines", "--into", str(tmp_path / "mine"), cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    assert "mine.branch_lines.game:BranchLines" in made.stdout
    game = {"FOOTPLATE_GAMES": "mine.branch_lines.game:BranchLines"}
    fuzzed = run("-m", "footplate", "fuzz", "branch-lines", "--games", "10", cwd=tmp_path, **game)
    assert fuzzed.returncode == 0, fuzzed.stderr + fuzzed.stdout
    assert "10 games" in fuzzed.stdout + fuzzed.stderr
    rules = run("-m", "footplate", "rules", "branch-lines", "bl.take.some", cwd=tmp_path, **game)
    assert rules.returncode == 0, rules.stderr
    assert "takes one, two or three pebbles" in rules.stdout
    left = [file for file in (tmp_path / "mine").rglob("*.py") if "pebbles" in file.read_text("utf-8").split('"""')[0]]
    assert left == []


def test_what_is_there_stays_and_odd_names_are_refused(tmp_path: Path) -> None:
    tool = str(ROOT / "tools" / "new_game.py")
    assert run(tool, "a-game", "--into", str(tmp_path / "mine"), cwd=tmp_path).returncode == 0
    before = sorted((tmp_path / "mine").rglob("*"))
    again = run(tool, "a-game", "--into", str(tmp_path / "mine"), cwd=tmp_path)
    assert again.returncode == 1
    assert "nothing was changed" in again.stderr
    odd = run(tool, "../A Game", "--into", str(tmp_path / "mine"), cwd=tmp_path)
    assert odd.returncode == 1
    assert "It looks like this: my-game" in odd.stderr
    assert sorted((tmp_path / "mine").rglob("*")) == before


def test_a_game_of_the_house_joins_its_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the last of the games, with its import; a list that was written over several lines is one all the same."""
    listed = (ROOT / "src" / "footplate" / "games" / "__init__.py").read_text("utf-8")
    for text in (listed, re.sub(r"(OURS: .* = \[)(.*)(\])", r"\1\n    \2\n\3", listed)):
        (tmp_path / "__init__.py").write_text(text, "utf-8")
        monkeypatch.setattr(new_game, "GAMES", tmp_path)
        new_game.join(tmp_path / "branch_lines", "branch-lines")
        joined = (tmp_path / "__init__.py").read_text("utf-8")
        assert re.search(r"^OURS: .* = \[[^]]*, BranchLines\(\)\]$", joined, re.MULTILINE)
        assert "from footplate.games.branch_lines.game import BranchLines\n" in joined

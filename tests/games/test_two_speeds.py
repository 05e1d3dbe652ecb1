"""One source, two speeds: interpreted and compiled, Footplate plays the same games to the letter."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from footplate.games import OURS
from tools.compile import ROOT


def told(folder: Path, hash_seed: str) -> dict[str, Any]:
    """What the games in two_speeds.py come to, in a new Python with this folder first on its path."""
    environment = dict(os.environ, PYTHONPATH=str(folder), PYTHONHASHSEED=hash_seed)
    command = [sys.executable, "-m", "tests.games.two_speeds"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_interpreted_and_compiled_tell_the_same_games_to_the_letter(compiled_copy: Path) -> None:
    """Logs with undos, packed states on the way, refusals, traces of automas, views and scores."""
    slow = told(ROOT / "src", "1")
    fast = told(compiled_copy, "2")  # another order of sets and dicts must not matter either
    assert (slow["compiled"], fast["compiled"]) == (False, True)
    assert len(slow["games"]) == len(fast["games"])
    tables = [game["table"] for game in slow["games"]]
    assert len(set(tables)) == len(tables)
    for game in OURS:
        here = [table for table in tables if table.startswith(f"{game.info.id} ")]
        assert len(here) >= game.info.seats[1] - game.info.seats[0] + 1
        assert all(any(f"={role}" in table for table in here) for role in game.info.automas)
    for one, other in zip(slow["games"], fast["games"], strict=True):
        assert one["log"].count("\n") > 150, one["table"]
        assert ": undo " in one["log"]
        assert len(one["packed"]) > 3
        for part in ("table", "log", "packed", "told", "scores"):
            assert one[part] == other[part], f"{one['table']}: another {part}"

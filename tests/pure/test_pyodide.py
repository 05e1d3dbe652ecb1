"""Rules and host need nothing but Python: in Pyodide, the Python of web pages, they play and tell the same."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools import build_web

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
GAME = "tests.tiny.pebbles.game:Pebbles"  # where several answer at once
DONE = [
    "moves",
    "chains",
    "wild refused",
    "late refused",
    "undo done",
    "consent done",
    "bot done",
    "reasons",
    "pictures",
]
LIMIT = 600


@pytest.fixture(scope="module")
def node() -> str:
    folder = build_web.system_node() or build_web.wheel_node()
    if folder is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Node")
        pytest.skip("there is no Node")
    assert build_web.npm(folder, "ci", "--no-audit", "--no-fund", "--prefix", str(HERE))
    return shutil.which("node", path=str(folder)) or "node"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As it is given away, but for the page."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    environment = os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", timeout=LIMIT)
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


def told(command: list[str], environment: dict[str, str] | None = None) -> Any:
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=LIMIT)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_in_pyodide_every_table_has_the_same_log_and_everybody_is_told_the_same(
    node: str, wheel: Path, tmp_path: Path
) -> None:
    script = str(HERE / "games.py")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    paths = os.pathsep.join([str(tmp_path), str(ROOT)])
    ours = told([sys.executable, script], os.environ | {"PYTHONPATH": paths, "FOOTPLATE_GAMES": GAME})
    theirs = told([node, str(HERE / "play.mjs"), str(wheel), script, str(HERE.parent / "tiny"), GAME])
    assert [card["id"] for card in ours["cards"]][-1] == "pebbles"
    assert len(ours["games"]) == 6
    for done in DONE:
        assert any(game["done"].get(done) for game in ours["games"]), done
    for mine, there in zip(ours["games"], theirs["games"], strict=True):
        assert there == mine
    assert theirs["cards"] == ours["cards"]
    assert (ours["foreign"], theirs["foreign"]) == ([], [])

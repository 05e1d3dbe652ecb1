"""The rules need nothing but Python: in Pyodide, the Python of web pages, they play the same games to the letter."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import build_web

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1] / "src" / "footplate"
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


def test_games_in_pyodide_have_the_same_logs(node: str) -> None:
    script = str(HERE / "games.py")
    here = subprocess.run([sys.executable, script], capture_output=True, encoding="utf-8", timeout=LIMIT)
    assert here.returncode == 0, here.stderr
    command = [node, str(HERE / "play.mjs"), str(SOURCE), script]
    there = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=LIMIT)
    assert there.returncode == 0, there.stderr
    ours, theirs = json.loads(here.stdout), json.loads(there.stdout.splitlines()[-1])
    assert len(ours) == 5
    assert theirs == ours

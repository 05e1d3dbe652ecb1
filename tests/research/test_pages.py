"""The code of docs/research.md runs as it stands there, each heading's from the first block to the last."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.here import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def chapters() -> dict[str, str]:
    """The code under each heading, in one piece."""
    found: dict[str, str] = {}
    for chapter in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]:
        blocks = re.findall(r"^```python\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL)
        if blocks:
            found[chapter.splitlines()[0]] = "\n".join(blocks)
    return found


LEARNING = "Learning from games"


def run(heading: str, folder: Path) -> str:
    """What the code of a chapter prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    script = folder / "chapter.py"
    script.write_text(chapters()[heading], "utf-8")
    done = subprocess.run(
        [sys.executable, script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("heading", [heading for heading in chapters() if heading != LEARNING])
def test_the_code_of_a_chapter_runs(heading: str, tmp_path: Path) -> None:
    assert run(heading, tmp_path) or "print" not in chapters()[heading]


def test_what_is_learned_from_more_games_explains_more(tmp_path: Path) -> None:
    explained = [int(share) for share in re.findall(r"explain (-?\d+)%", run(LEARNING, tmp_path))]
    assert len(explained) == 5
    assert explained[-1] > explained[0] + 10


def test_the_first_game_takes_ten_lines() -> None:
    code = chapters()["The first game"]
    assert len(code.splitlines()) <= 10


def test_flat_monte_carlo_takes_thirty() -> None:
    code = chapters()["A player that tries things out"].partition("class ")[2].partition("\n\n\n")[0]
    assert len(code.splitlines()) <= 30

"""Scenarios and their messages are the same where Footplate runs compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from footplate.games import OURS
from tests.games import here
from tests.games.here import ROOT, TESTS


def run(copy: Path, command: list[str]) -> str:
    environment = dict(os.environ, PYTHONPATH=str(copy))
    asked = [sys.executable, "-c", "import footplate; print(footplate.compiled())"]
    assert subprocess.check_output(asked, env=environment, encoding="utf-8").strip() == "True"
    done = subprocess.run(
        [sys.executable, *command], env=environment, cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_every_scenario_passes_compiled(compiled_copy: Path) -> None:
    files = [str(file) for game in OURS for file in here.scenarios(game)]
    assert run(compiled_copy, [str(TESTS / "attempt.py"), *files]) == ""


@pytest.mark.parametrize(
    "test",
    [
        "test_an_error_says_where_what_and_what_to_do",
        "test_a_fact_that_is_not_true_is_listed_with_the_truth",
        "test_a_refused_move_ends_the_scenario",
    ],
)
def test_messages_are_the_same_compiled(compiled_copy: Path, test: str) -> None:
    node = f"tests/games/steam_power/test_scenario_errors.py::{test}"
    assert run(compiled_copy, ["-m", "pytest", "-q", "-p", "no:cacheprovider", node]) == ""

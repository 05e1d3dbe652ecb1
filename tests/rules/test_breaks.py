"""The scenarios can fail: each rule is broken in a copy of the source, and one of its scenarios has to notice."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.game import State
from footplate.table.rules import Refusal
from footplate.table.scenario import read_scenario, run_scenario

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCE = ROOT / "src" / "footplate"
PASSED, FAILED = 0, 1  # exit codes of attempt.py, and of pytest


class Break:
    """A way to break a rule: in a file, a text and what stands there instead."""

    def __init__(self, rule: str, what: str, file: str, old: str, new: str, test: str = "") -> None:
        self.rule = rule
        self.what = what
        self.file = file
        self.old = old
        self.new = new
        self.test = test


def read_breaks() -> list[Break]:
    """All breaks: breaks.toml, and breaks_GAME.toml where a game keeps its own file."""
    files = sorted(HERE.glob("breaks*.toml"))
    return [Break(**entry) for file in files for entry in tomllib.loads(file.read_text("utf-8"))["break"]]


BREAKS = read_breaks()


def scenarios_by_rule() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for file in sorted((ROOT / "scenarios").rglob("*.scn")):
        for rule in read_scenario(file.read_text("utf-8"), GAMES, file.name).rules:
            found.setdefault(rule, []).append(file)
    return found


SCENARIOS = scenarios_by_rule()


def refusals() -> list[tuple[str, str]]:
    """Every rule that a game refuses by: the game and the rule's id."""
    found: set[tuple[str, str]] = set()
    for name in GAMES:
        for file in (SOURCE / "games" / name.replace("-", "_")).glob("refusals*.py"):
            ids = re.findall(r'"((?:[a-z]+\.)+[a-z-]+)"', file.read_text("utf-8"))
            found.update((name, id) for id in ids)
    return sorted(found)


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source to break things in, one per worker. Compiled files come along, so that it starts fast."""
    folder = tmp_path_factory.mktemp("broken")
    shutil.copytree(SOURCE, folder / "footplate")
    return folder


def attempt(copy: Path, file: str, text: str, command: list[str]) -> tuple[int, str]:
    """The exit code and output of a command that runs with a changed file; afterwards the copy is whole again."""
    broken = copy / "footplate" / file
    environment = dict(os.environ, PYTHONPATH=str(copy), PYTHONDONTWRITEBYTECODE="1")
    broken.write_text(text, "utf-8")
    for stale in broken.parent.glob(f"__pycache__/{broken.stem}.*"):
        stale.unlink()
    try:
        done = subprocess.run(
            [sys.executable, *command],
            env=environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
    finally:
        shutil.copy2(SOURCE / file, broken)
    return done.returncode, done.stdout


def failure(file: Path) -> list[str]:
    return run_scenario(read_scenario(file.read_text("utf-8"), GAMES, file.name))


def scenario_command(rule: str) -> list[str]:
    files = SCENARIOS.get(rule, [])
    assert files, f"no scenario names {rule}"
    return [str(HERE / "attempt.py"), *map(str, files)]


@pytest.mark.parametrize("broken", BREAKS, ids=lambda b: f"{b.rule}: {b.what}")
def test_a_broken_rule_is_noticed(broken: Break, copy: Path) -> None:
    text = (SOURCE / broken.file).read_text("utf-8")
    times = text.count(broken.old)
    assert times == 1, (
        f"breaks.toml, {broken.rule} ({broken.what}): {broken.file} holds {broken.old!r} {times} times, not once. "
        "The source has moved on: give this break a text that is there."
    )
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", broken.test] if broken.test else None
    code, said = attempt(
        copy, broken.file, text.replace(broken.old, broken.new), command or scenario_command(broken.rule)
    )
    assert code in (PASSED, FAILED), f"the break itself is broken:\n{said}"
    assert code == FAILED, f"with {broken.what}, no scenario of {broken.rule} fails"


@pytest.mark.parametrize(("name", "rule"), refusals())
def test_a_refusal_for_the_wrong_reason_is_noticed(name: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    refusal = game.refusal

    def mistaken(state: State, action: int) -> Refusal | None:
        found = refusal(state, action)
        return found if found is None or found.rule != rule else Refusal("table.house", found.facts)

    monkeypatch.setattr(game, "refusal", mistaken)
    files = [file for file in SCENARIOS.get(rule, []) if file.parent.name == name.replace("-", "_")]
    assert any(failure(file) for file in files), f"no scenario of {rule} shows a move that is refused by it"


def test_the_scenarios_pass_where_nothing_is_broken(copy: Path) -> None:
    """Else the tests above would prove nothing."""
    file = "table/match.py"
    files = sorted({str(path) for paths in SCENARIOS.values() for path in paths})
    code, said = attempt(copy, file, (SOURCE / file).read_text("utf-8"), [str(HERE / "attempt.py"), *files])
    assert code == PASSED, said


def test_every_rule_is_broken_at_least_once() -> None:
    broken = {b.rule for b in BREAKS}
    known = {rule.id for g in GAMES.values() for rule in g.info.rules.rules}
    assert sorted(known - broken) == []
    assert sorted(broken - known) == []

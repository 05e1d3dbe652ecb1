"""The scenarios can fail: each rule is broken in a copy of the source, and one of its scenarios has to notice."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from footplate.games import GAMES, OURS
from footplate.table.game import Game, State
from footplate.table.rules import HOUSE_RULES, Refusal
from footplate.table.scenario import read_scenario, run_scenario
from tests.games import here
from tests.games.here import ROOT, SOURCE, TESTS

HOUSE = TESTS / "breaks.toml"
HOUSE_IDS = {rule.id for rule in HOUSE_RULES}
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


def read_breaks(files: Iterable[Path]) -> list[Break]:
    return [Break(**entry) for file in files for entry in tomllib.loads(file.read_text("utf-8"))["break"]]


def breaks_of(game: Game) -> list[Break]:
    return read_breaks(sorted((TESTS / here.folder(game)).glob("breaks*.toml")))


BREAKS = read_breaks([HOUSE]) + [broken for game in OURS for broken in breaks_of(game)]


def scenarios_by_rule() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for file in (file for game in OURS for file in here.scenarios(game)):
        for rule in read_scenario(file.read_text("utf-8"), GAMES, file.name).rules:
            found.setdefault(rule, []).append(file)
    return found


SCENARIOS = scenarios_by_rule()


def refusals() -> list[tuple[str, str]]:
    """Every rule that a game refuses by: the game and the rule's id."""
    found: set[tuple[str, str]] = set()
    for game in OURS:
        for file in here.source(game).glob("refusals*.py"):
            ids = re.findall(r'"((?:[a-z]+\.)+[a-z-]+)"', file.read_text("utf-8"))
            found.update((game.info.id, id) for id in ids)
    return sorted(found)


class Breaker:
    """A copy of the source to break things in, and the process that tries it (breaker.py)."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(SOURCE, folder / "footplate")  # with its compiled files, so that it starts fast
        self.copy = folder / "footplate"
        environment = dict(os.environ, PYTHONPATH=str(folder), PYTHONDONTWRITEBYTECODE="1")
        command = [sys.executable, str(TESTS / "breaker.py")]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, cwd=ROOT, encoding="utf-8")
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"  # else it might load what is being broken already

    def attempt(self, file: str, text: str, kind: str, *what: str) -> tuple[int, str]:
        """The exit code and output of scenarios or tests with a changed file; afterwards the copy is whole again."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        broken = self.copy / file
        broken.write_text(text, "utf-8")
        for stale in broken.parent.glob(f"__pycache__/{broken.stem}.*"):
            stale.unlink()
        try:
            print(json.dumps([file, kind, *what]), file=self.process.stdin, flush=True)
            code, said = json.loads(self.process.stdout.readline())
        finally:
            shutil.copy2(SOURCE / file, broken)
        return int(code), str(said)

    def close(self) -> None:
        self.process.communicate()


@pytest.fixture(scope="session")
def breaker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Breaker]:
    """One per worker."""
    if not hasattr(os, "fork"):
        pytest.skip("each break is made in a fork, which there is none of here")
    breaker = Breaker(tmp_path_factory.mktemp("broken"))
    yield breaker
    breaker.close()


def failure(file: Path) -> list[str]:
    return run_scenario(read_scenario(file.read_text("utf-8"), GAMES, file.name))


def scenarios(rule: str) -> list[str]:
    files = SCENARIOS.get(rule, [])
    assert files, f"no scenario names {rule}"
    return [str(file) for file in files]


@pytest.mark.parametrize("broken", BREAKS, ids=lambda b: f"{b.rule}: {b.what}")
def test_a_broken_rule_is_noticed(broken: Break, breaker: Breaker) -> None:
    text = (SOURCE / broken.file).read_text("utf-8")
    times = text.count(broken.old)
    assert times == 1, (
        f"breaks.toml, {broken.rule} ({broken.what}): {broken.file} holds {broken.old!r} {times} times, not once. "
        "The source has moved on: give this break a text that is there."
    )
    what = ["tests", broken.test] if broken.test else ["scenarios", *scenarios(broken.rule)]
    code, said = breaker.attempt(broken.file, text.replace(broken.old, broken.new), *what)
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
    files = [file for file in SCENARIOS.get(rule, []) if file.parent.name == here.folder(game)]
    assert any(failure(file) for file in files), f"no scenario of {rule} shows a move that is refused by it"


@pytest.mark.parametrize("file", sorted({broken.file for broken in BREAKS}))
def test_what_notices_a_break_passes_where_nothing_is_broken(file: str, breaker: Breaker) -> None:
    """Else the tests above would prove nothing."""
    text = (SOURCE / file).read_text("utf-8")
    here = [broken for broken in BREAKS if broken.file == file]
    rules = {broken.rule for broken in here if not broken.test}
    files = sorted({name for rule in rules for name in scenarios(rule)})
    what = ["scenarios", *files] if files else ["tests", *sorted({broken.test for broken in here})]
    code, said = breaker.attempt(file, text, *what)
    assert code == PASSED, said


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_every_rule_is_broken_at_least_once(game: Game) -> None:
    broken = {b.rule for b in breaks_of(game)} - HOUSE_IDS
    known = {rule.id for rule in game.info.rules.rules} - HOUSE_IDS
    assert sorted(known - broken) == []
    assert sorted(broken - known) == []


def test_every_rule_of_the_house_is_broken_at_least_once() -> None:
    assert sorted(HOUSE_IDS - {b.rule for b in BREAKS}) == []
    assert sorted({b.rule for b in read_breaks([HOUSE])} - HOUSE_IDS) == []

"""Every scenario is a test; together they cover every rule of the index and every worked example."""

import re
from pathlib import Path

import pytest

from footplate.games import GAMES, OURS
from footplate.table.game import Game
from footplate.table.rules import HOUSE_RULES
from footplate.table.scenario import Scenario, open_position, read_scenario, run_scenario
from tests.games import here
from tests.games.here import ROOT

FILES = [file for game in OURS for file in here.scenarios(game)]


def read(file: Path) -> Scenario:
    return read_scenario(file.read_text("utf-8"), GAMES, file.relative_to(ROOT).as_posix())


def by_name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return [read(file) for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=by_name)
def test_scenario(file: Path) -> None:
    assert run_scenario(read(file)) == []


@pytest.mark.parametrize("file", FILES, ids=by_name)
def test_every_answer_is_legal_or_refused_with_a_reason(file: Path) -> None:
    """In the scenario's position, `legal` and `refusal` agree on the actions of the catalogue."""
    match = open_position(read(file))
    legal = set(match.legal())
    some = range(0, match.catalogue.size, 1 + match.catalogue.size // 3000)  # on a small map that is all
    for action in sorted(legal.union(some)):
        refusal = match.game.refusal(match.state, action)
        assert (refusal is None) == (action in legal), f"{match.catalogue.notation(action)}: {refusal}"
        if refusal is not None:
            match.game.rule(refusal.rule)


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_every_game_has_the_rules_of_the_house_and_each_id_once(game: Game) -> None:
    ids = [rule.id for rule in game.info.rules.rules]
    assert ids[: len(HOUSE_RULES)] == [rule.id for rule in HOUSE_RULES]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_every_rule_is_proved(game: Game, scenarios: list[Scenario]) -> None:
    """By a scenario that names it, or by a test that is marked `pytest.mark.rule("its.id")`."""
    proved = {rule for scenario in scenarios if scenario.game is game for rule in scenario.rules}
    for file in (ROOT / "tests").rglob("*.py"):
        for ids in re.findall(r"^@pytest\.mark\.rule\(([^)]*)\)", file.read_text("utf-8"), re.MULTILINE):
            proved.update(re.findall(r"[\w.-]+", ids))
    assert [rule.id for rule in game.info.rules.rules if rule.id not in proved] == []


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_every_worked_example_is_a_scenario(game: Game, scenarios: list[Scenario]) -> None:
    shown = {name for scenario in scenarios if scenario.game is game for name in scenario.example.split()}
    assert [name for name in here.module(game, "examples").EXAMPLES if name not in shown] == []


@pytest.mark.parametrize("file", FILES, ids=by_name)
def test_a_scenario_says_what_it_shows(file: Path) -> None:
    scenario = read(file)
    assert scenario.rules, "it names no rule"
    assert scenario.title != scenario.file, "it has no title"
    assert file.parent.name == here.folder(scenario.game), "it lies in another game's folder"


def test_no_scenario_lies_where_no_game_is() -> None:
    assert sorted((ROOT / "scenarios").rglob("*.scn")) == sorted(FILES)

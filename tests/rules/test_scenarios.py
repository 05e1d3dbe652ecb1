"""Every scenario is a test; together they cover every rule of the index and every worked example."""

import re
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.game import Game
from footplate.table.scenario import Scenario, open_position, read_scenario, run_scenario

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "scenarios").rglob("*.scn"))

# The worked examples (F) and the rulings (G and D, numbered in docs/) that a game's scenarios show.
EXAMPLES = {
    "steam-power": [*(f"F{n}" for n in range(1, 41)), *(f"G-{n}" for n in range(1, 43))],
    "steamrollers": [*(f"F{n}" for n in range(1, 46)), *(f"D{n}" for n in range(1, 50))],  # D50 is flavour
}


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


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.info.id)
def test_every_rule_is_proved(game: Game, scenarios: list[Scenario]) -> None:
    """By a scenario that names it, or by a test that is marked `pytest.mark.rule("its.id")`."""
    proved = {rule for scenario in scenarios if scenario.game is game for rule in scenario.rules}
    for file in (ROOT / "tests").rglob("*.py"):
        for ids in re.findall(r"^@pytest\.mark\.rule\(([^)]*)\)", file.read_text("utf-8"), re.MULTILINE):
            proved.update(re.findall(r"[\w.-]+", ids))
    assert [rule.id for rule in game.info.rules.rules if rule.id not in proved] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.info.id)
def test_every_worked_example_is_a_scenario(game: Game, scenarios: list[Scenario]) -> None:
    shown = {name for scenario in scenarios if scenario.game is game for name in scenario.example.split()}
    assert [name for name in EXAMPLES.get(game.info.id, []) if name not in shown] == []


@pytest.mark.parametrize("file", FILES, ids=by_name)
def test_a_scenario_says_what_it_shows(file: Path) -> None:
    scenario = read(file)
    assert scenario.rules, "it names no rule"
    assert scenario.title != scenario.file, "it has no title"
    assert file.parent.name == scenario.game.info.id.replace("-", "_"), "it lies in another game's folder"

"""The examples in the documentation are true: scenarios pass, logs replay, maps and contracts are accepted."""

import re
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.games.steam_power.box import EDITIONS, data_text
from footplate.games.steam_power.position import LINES
from footplate.games.steam_power.position_solo import LINES as SOLO_LINES
from footplate.table.errors import BadInput
from footplate.table.log import read_log, write_log
from footplate.table.scenario import read_scenario, run_scenario

DOCS = Path(__file__).resolve().parents[2] / "docs"


class Example:
    """A fenced block of a page, with the line it begins in."""

    def __init__(self, file: Path, line: int, text: str) -> None:
        self.name = f"{file.name}:{line}"
        self.text = text


def examples(kind: str) -> list[Example]:
    found: list[Example] = []
    for file in sorted(DOCS.glob("*.md")):
        text = file.read_text("utf-8")
        for block in re.finditer(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            found.append(Example(file, text[: block.start()].count("\n") + 2, block.group(1)))
    assert found, f"no {kind} in the documentation"
    return found


@pytest.mark.parametrize("example", examples("scenario"), ids=lambda example: example.name)
def test_a_scenario_in_the_documentation_is_true(example: Example) -> None:
    assert run_scenario(read_scenario(example.text, GAMES, example.name)) == []


@pytest.mark.parametrize("example", examples("log"), ids=lambda example: example.name)
def test_a_log_in_the_documentation_replays_to_the_letter(example: Example) -> None:
    match = read_log(example.text, GAMES, example.name)
    assert write_log(match) == example.text


@pytest.mark.parametrize("example", examples("csv map"), ids=lambda example: example.name)
def test_a_map_in_the_documentation_is_accepted(example: Example) -> None:
    view = GAMES["steam-power"].check_data("map", example.text, example.name)
    assert "Groups: Sutton + Alton" in view.panels[0].lines


@pytest.mark.parametrize("example", examples("csv contracts"), ids=lambda example: example.name)
def test_contracts_in_the_documentation_are_accepted(example: Example) -> None:
    """They are too few for a game; the built-in ones fill the deck."""
    rest = [line for line in data_text("contracts.csv").splitlines() if line.startswith("C")]
    GAMES["steam-power"].check_data("contracts", example.text + "\n".join(rest), example.name)


def test_a_log_is_refused_as_the_documentation_says() -> None:
    page = (DOCS / "notation.md").read_text("utf-8")
    text = examples("log")[0].text
    broken = text.replace("red: lay C2 N-SE", "red: lay B1 N-S")
    with pytest.raises(BadInput) as error:
        read_log(broken, GAMES, "game.log")
    assert f"`{error.value}`" in page


def test_every_line_of_a_position_is_documented() -> None:
    page = (DOCS / "scenarios.md").read_text("utf-8")
    assert [word for word in [*LINES, *SOLO_LINES] if f"| `{word} " not in page and f"or `{word} " not in page] == []


def test_every_move_is_documented() -> None:
    page = (DOCS / "notation.md").read_text("utf-8")
    setup = read_log(examples("log")[0].text, GAMES).setup
    verbs = [family.verb for family in GAMES[setup.game].start(setup).catalogue.families]
    assert [verb for verb in verbs if f"| `{verb}" not in page] == []


def test_the_page_of_steam_power_lists_every_difference_and_every_ruling() -> None:
    page = (DOCS / "steam-power.md").read_text("utf-8")
    assert [int(n) for n in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)] == list(range(1, 39))
    assert [int(n) for n in re.findall(r"^\| G-(\d+) \|", page, re.MULTILINE)] == list(range(1, 43))


def test_the_page_of_steam_power_names_only_rules_and_values_that_there_are() -> None:
    page = (DOCS / "steam-power.md").read_text("utf-8")
    for rule in re.findall(r"\b(?:sp|table)\.[a-z.-]+[a-z]", page):
        GAMES["steam-power"].rule(rule)
    edition = vars(EDITIONS["final"])
    named = re.findall(r"values? ((?:`\w+`(?:, )?)+)", page)
    assert [name for names in named for name in re.findall(r"\w+", names) if name not in edition] == []

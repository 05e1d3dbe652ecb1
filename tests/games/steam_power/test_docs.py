"""What docs/steam-power.md and docs/mautoma.md show is what Footplate says; so are the examples with Steam Power."""

import re

import pytest

from footplate.games import GAMES
from footplate.games.steam_power.box import EDITIONS, LEVELS, data_text
from footplate.games.steam_power.position import LINES
from footplate.table.errors import BadInput
from footplate.table.log import read_log
from footplate.terminal.positions import open_match
from footplate.terminal.words import why_lines, wrapped
from tests.games.documented import DOCS, Example, examples

PAGE = (DOCS / "mautoma.md").read_text("utf-8")


def block(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_trace_in_the_documentation_is_the_real_one() -> None:
    match, _ = open_match(block("scenario"), GAMES, "mautoma.md")
    assert wrapped(why_lines(match, 2), 110) == block("trace").splitlines()


def test_the_levels_in_the_documentation_are_the_real_ones() -> None:
    rows = {row.split("|")[1].strip(" `"): row.split("|")[2:-1] for row in PAGE.splitlines() if row.startswith("|")}
    names = [cell.strip() for cell in rows["difficulty"]]
    money = [int(cell.strip(" $")) for cell in rows["compensation"]]
    assert dict(zip(names, money, strict=True)) == LEVELS


def test_every_rule_and_ruling_it_names_exists() -> None:
    steam_power = GAMES["steam-power"]
    for rule in re.findall(r"\bsp\.[a-z.-]+[a-z]", PAGE):
        steam_power.rule(rule)
    for number in re.findall(r"\bG-(\d+)", PAGE):
        assert 1 <= int(number) <= 42


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
    assert [word for word in LINES if f"| `{word} " not in page and f"or `{word} " not in page] == []


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

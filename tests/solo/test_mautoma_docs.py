"""What docs/mautoma.md shows is what Footplate says."""

import re
from pathlib import Path

from footplate.games import GAMES
from footplate.games.steam_power.box import LEVELS
from footplate.terminal.positions import open_match
from footplate.terminal.words import why_lines, wrapped

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "mautoma.md").read_text("utf-8")


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

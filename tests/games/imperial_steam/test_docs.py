"""The game's page: every sentence of the solo rulebook has its rule, every ruling that is cited stands there."""

import re
from itertools import groupby

from footplate.games.imperial_steam.box import FILES
from footplate.games.imperial_steam.facts import FACTS
from footplate.games.imperial_steam.options import data_text
from footplate.games.imperial_steam.position import LINES
from tests.games import here
from tests.games.imperial_steam.tables import GAME

PAGE = here.page(GAME)
TALK = "component talk"


def sentences() -> list[tuple[str, int, str]]:
    """Section, number and rules of the rulebook's sentences."""
    part = PAGE.partition("## The solo rulebook, sentence by sentence")[2]
    found = re.findall(r"^\| ([^|]+) \| (\d+) \| [^|]+ \| ([^|]+) \|$", part, re.MULTILINE)
    return [(section, int(number), rules) for section, number, rules in found]


def test_every_sentence_is_a_rule_or_component_talk() -> None:
    rows = sentences()
    assert len(rows) > 200
    for section, numbers in groupby(rows, lambda row: row[0]):
        assert [number for _, number, _ in numbers] == list(range(1, sum(row[0] == section for row in rows) + 1))
    for section, number, rules in rows:
        named = re.findall(r"`([^`]+)`", rules)
        assert named or rules == TALK, f"{section} {number}"
        for rule in named:
            assert rule in GAME.info.rules.by_id, f"{section} {number}: {rule}"


def test_every_rule_of_the_automa_stands_on_a_sentence_or_on_a_ruling() -> None:
    cited = set(re.findall(r"`(is\.automa\.[a-z-]+)`", PAGE))
    assert cited == {rule.id for rule in GAME.info.rules.rules if rule.id.startswith("is.automa.")}


def test_every_ruling_that_is_cited_stands_on_the_page() -> None:
    for rule in GAME.info.rules.rules:
        for ruling in re.findall(r"\b[GJ]\d+\b", rule.source):
            assert f"| {ruling} |" in PAGE, f"{rule.id}: {ruling}"


def test_every_file_and_every_option_is_told() -> None:
    for name, file in FILES.items():
        assert f"| `{name}` | `{file}` |" in PAGE
    for option in GAME.info.options:
        assert f"| `{option.name}` | {', '.join(option.values)} |" in PAGE, option.name


def test_the_page_of_files_has_every_heading_and_lines_that_fit() -> None:
    text = (here.ROOT / "docs" / "maps.md").read_text("utf-8").partition("## Imperial Steam's files")[2]
    for name, file in FILES.items():
        if file.endswith(".csv"):
            rows = [line for line in data_text(file).splitlines() if not line.startswith("#")]
            row = re.search(rf"^\| `{name}` \| `([^`]+)`(?:, `([^`]+)`)? \|", text, re.MULTILINE)
            assert row, name
            assert row.group(1) == rows[0]
            if row.group(2):
                assert len(row.group(2).split(",")) == len(rows[0].split(","))


def test_every_line_and_question_of_a_position_is_documented() -> None:
    part = PAGE.partition("\n| line | meaning |")[2]
    lines, _, asked = part.partition("\nQuestions:")
    assert [word for word in LINES if not re.search(rf"`{word}\b", lines)] == []
    assert [name for name in FACTS if not re.search(rf"[` \n]{name}\b", asked.partition("\n\n")[0])] == []

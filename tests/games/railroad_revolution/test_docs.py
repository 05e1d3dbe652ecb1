"""What docs/railroad-revolution.md says is so: rules, rulings, options, files, the Mautoma's rulebook by sentences."""

import re

from footplate.games.railroad_revolution.box import FILES
from footplate.games.railroad_revolution.options import OPTIONS
from tests.games import here
from tests.games.railroad_revolution.tables import GAME

PAGE = here.page(GAME)
RULES = {rule.id: rule for rule in GAME.info.rules.rules if rule.id.startswith("rr.")}


def rows(heading: str) -> list[list[str]]:
    """The rows of all tables below a heading of columns."""
    found: list[list[str]] = []
    for rest in PAGE.split(f"\n| {heading}")[1:]:
        lines = rest.split("\n\n")[0].splitlines()[2:]
        found += [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert found, heading
    return found


def sentences() -> list[tuple[str, str, str]]:
    """Section, sentences, rules."""
    out: list[tuple[str, str, str]] = []
    for section, numbers, _, rule in rows("section | sentence"):
        out.append((section or out[-1][0], numbers, rule))
    return out


def test_every_sentence_of_the_rulebook_is_a_rule_or_paper() -> None:
    counted: dict[str, list[int]] = {}
    for section, numbers, rule in sentences():
        for part in numbers.split(","):
            first, _, last = part.strip().partition("-")
            counted.setdefault(section, []).extend(range(int(first), int(last or first) + 1))
        assert rule == "paper" or all(id in RULES for id in rule.split()), rule
    for section, found in counted.items():
        assert sorted(found) == list(range(1, len(found) + 1)), section
    assert sum(len(found) for found in counted.values()) == SENTENCES


SENTENCES = 309


def test_every_rule_of_the_mautoma_comes_from_a_sentence() -> None:
    """Only that its seat has one answer is ours."""
    named = {id for _, _, rule in sentences() for id in rule.split()}
    assert {id for id in RULES if id.startswith("rr.automa.")} - named == {"rr.automa.prescribed"}


def test_rulings_and_rules_name_each_other() -> None:
    rulings = {row[0]: row[-1] for row in rows("# | question")}
    assert list(rulings) == [f"R{number}" for number in range(1, len(rulings) + 1)]
    cited = {ruling for rule in RULES.values() for ruling in re.findall(r"\bR\d+\b", rule.source)}
    assert cited == set(rulings)
    for ruling, id in rulings.items():
        assert re.search(rf"\b{ruling}\b", RULES[id].source), f"{ruling}: {id}"


def test_every_option_is_documented_with_its_values() -> None:
    found = {row[0].strip("`"): row[1].split(", ") for row in rows("option | values")}
    assert found == {option.name: option.values for option in OPTIONS}


def test_every_file_is_documented() -> None:
    named = [name for row in rows("name | holds") for name in re.findall(r"`([\w-]+)`", row[0])]
    assert named == list(FILES)

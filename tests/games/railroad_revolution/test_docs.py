"""What docs/railroad-revolution.md says is so: rules, rulings, options, files, the Mautoma's rulebook by sentences."""

import re

from footplate.games.railroad_revolution.box import FILES
from footplate.games.railroad_revolution.facts import FACTS
from footplate.games.railroad_revolution.options import OPTIONS
from footplate.games.railroad_revolution.position import LINES
from footplate.table.game import Game
from footplate.terminal.positions import open_match
from footplate.terminal.words import why_lines, wrapped
from tests.games import here
from tests.games.railroad_revolution.tables import GAME, table

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


def test_every_move_is_documented() -> None:
    moves = " ".join(row[0] for row in rows("move | by | meaning"))
    verbs = [family.verb for family in GAME.start(table()).catalogue.families]
    assert [verb for verb in verbs if not re.search(rf"`{verb}\b", moves)] == []


def test_every_line_of_a_position_is_documented() -> None:
    lines = " ".join(row[0] for row in rows("line | meaning"))
    assert [line for line in LINES if not re.search(rf"`{line}\b", lines)] == []
    assert set(re.findall(r"`([a-z]+)\b", lines)) <= set(LINES)


def test_every_question_is_documented() -> None:
    _, _, questions = PAGE.partition("\nQuestions: ")
    assert [name for name in FACTS if not re.search(rf"[` ]{name}[` ]", questions)] == []


def block(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_trace_is_the_real_one() -> None:
    only: dict[str, Game] = {GAME.info.id: GAME}
    match, _ = open_match(block("scenario"), only, "railroad-revolution.md")
    assert wrapped(why_lines(match, 2), 110) == block("trace").splitlines()

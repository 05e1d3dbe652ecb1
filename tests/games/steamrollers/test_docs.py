"""What docs/steamrollers.md says is so: its commands, moves, lines, rules, rulings, options, and Olive's trace."""

import re
import shlex
from pathlib import Path

import pytest

from footplate.games.steamrollers.options import OPTIONS
from footplate.games.steamrollers.position import LINES
from footplate.games.steamrollers.position_facts import CITY_FACTS, GAME_FACTS, GOODS_FACTS, OTHERS, SEAT_FACTS
from footplate.terminal import cli
from footplate.terminal.newgame import open_table
from footplate.terminal.positions import open_match
from footplate.terminal.words import why_lines, wrapped
from tests.games import here
from tests.games.documented import DOCS, examples
from tests.games.steamrollers.tables import GAME, LEVELS, ONLY, table

PAGE = here.page(GAME)


def block(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group(1)


def rows(heading: str) -> list[list[str]]:
    """The rows of the table below a heading of columns."""
    _, _, rest = PAGE.partition(f"\n| {heading}")
    assert rest, heading
    lines = rest.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("command", block("sh").splitlines())
def test_a_command_opens_its_table_or_answers(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = shlex.split(command, comments=True)
    assert words[:2] == ["python3", "run"]
    words = words[1:]
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if words[1] == "play":
        sitting = open_table(cli.make_parser("play").parse_args([*words[1:], "--log", str(tmp_path / "game.log")]))
        assert sitting.game.info.id == "steamrollers"
    else:
        assert cli.main(words[1:]) == 0
        assert "sr.olive." in capsys.readouterr().out


def test_every_move_is_documented() -> None:
    moves = " ".join(row[0] for row in rows("move | by | meaning"))
    verbs = [family.verb for family in GAME.start(table()).catalogue.families]
    assert [verb for verb in verbs if not re.search(rf"`{verb}\b", moves)] == []


def test_every_line_of_a_position_is_documented() -> None:
    lines = " ".join(row[0] for row in rows("line | meaning"))
    assert [word for word in LINES if not re.search(rf"`{word}\b", lines)] == []


def test_every_question_is_documented() -> None:
    asked = PAGE[PAGE.index("\nQuestions:") :]
    known = [*SEAT_FACTS, *CITY_FACTS, *GOODS_FACTS, *OTHERS, *GAME_FACTS]
    assert [name for name in known if not re.search(rf"[` ]{name}\b", asked)] == []


def test_every_option_is_listed_with_its_values() -> None:
    said = {
        name: row[1].split(", ")
        for row in [*rows("option | values | |"), *rows("option | values | why |")]
        for name in re.findall(r"`([\w-]+)`", row[0])
    }
    assert said == {option.name: option.values for option in OPTIONS}


def test_every_ruling_is_listed_and_every_rule_named_exists() -> None:
    assert [row[0] for row in rows("# | question")] == [f"D{n}" for n in range(1, 50)]
    for rule in re.findall(r"\bsr\.[a-z.-]+[a-z]", PAGE):
        GAME.rule(rule)


def test_the_levels_are_the_real_ones() -> None:
    assert [(row[0], int(row[1])) for row in rows("level | dice")] == [(level, i) for i, level in enumerate(LEVELS, 1)]


def test_the_trace_is_the_real_one() -> None:
    match, _ = open_match(block("scenario"), ONLY, "steamrollers.md")
    assert wrapped(why_lines(match, 2), 110) == block("trace").splitlines()


def test_a_black_die_in_the_documentation_is_accepted() -> None:
    (example,) = examples("csv black-die")
    panels = GAME.check_data("black-die", example.text, example.name).panels
    assert "straight + gentle: 4 / 6" in [str(line) for panel in panels for line in panel.lines]


def test_lines_of_steamrollers_files_in_the_documentation_are_lines_of_them() -> None:
    page = (DOCS / "maps.md").read_text("utf-8").partition("## SteamRollers' files")[2]
    data = here.source(GAME) / "data"
    for name in ("map", "charts", "action-tiles", "order-tiles"):
        lines = (data / f"{name.replace('-', '_')}.csv").read_text("utf-8").splitlines()
        told = re.search(rf"`{name}`: (?:a line per hex, )?`([^`]+)`, like `([^`]+)`", page)
        assert told is not None, name
        assert told.group(1) in lines
        assert any(line.startswith(told.group(2).rpartition(",")[0]) for line in lines), name

"""Sheets of data: values are asked for by field, and a mistake is named with its file, line and field."""

import pytest

from footplate.table.boxes import MOST, Boxes
from footplate.table.errors import BadInput
from footplate.table.game import Seat, Setup
from footplate.table.sheets import Record, packaged, read_sheet, read_tables, remark

HEADING = ["id", "goods", "vp", "source"]
TEXT = "# title: Goods\n#  source : ours\nid,goods,vp,source\nA,coal+coal+iron,3,printed\n"
GOODS = ["coal", "iron"]


def row(line: str) -> Record:
    return read_sheet(TEXT + line, "my.csv", HEADING)[-1]


def test_values_by_their_fields() -> None:
    first = row("")
    assert (first["id"], first.number("vp", 0, 9), first["source"]) == ("A", 3, "printed")
    assert first.several("goods", GOODS, "good") == [0, 0, 1]
    assert row("B,iron,1,ours\n").one_of("goods", GOODS) == 1


def test_remarks_say_where_the_values_come_from() -> None:
    assert (remark(TEXT, "title"), remark(TEXT, "source")) == ("Goods", "ours")
    assert (remark(TEXT, "best with"), remark(TEXT, "best with", "anybody")) == ("unknown", "anybody")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "my.csv: the file is empty. It starts with the heading 'id,goods,vp,source'."),
        ("id,vp\n", "my.csv:1: the heading is 'id,vp'. Expected 'id,goods,vp,source'."),
        (TEXT + "B,coal\n", "my.csv:5: 2 fields instead of 4. Fields: id, goods, vp, source."),
    ],
)
def test_a_sheet_of_another_kind_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadInput) as error:
        read_sheet(text, "my.csv", HEADING)
    assert str(error.value) == said


def test_a_wrong_value_is_named_with_its_place() -> None:
    wrong = row("B,coal+irn,12,ours\n")
    with pytest.raises(BadInput) as error:
        wrong.number("vp", 0, 9)
    assert str(error.value) == "my.csv:5: vp: '12' is not a number from 0 to 9."
    with pytest.raises(BadInput) as error:
        wrong.several("goods", GOODS, "good")
    assert str(error.value) == "my.csv:5: goods: unknown good 'irn'. Did you mean 'iron'?"
    assert str(wrong.wrong("id", "B is taken.", "Take C.")) == "my.csv:5: id: B is taken. Take C."


def test_tables_of_numbers() -> None:
    assert read_tables("[final]\ntrains = 8\n", "editions.toml") == {"final": {"trains": 8}}
    with pytest.raises(BadInput, match=r"my.toml: this is no TOML: .*line 2"):
        read_tables("[final]\ntrains = \n", "my.toml")
    with pytest.raises(BadInput) as error:
        read_tables("trains = 8\n", "my.toml")
    assert str(error.value) == "my.toml: 'trains' stands in no table. A table begins with its name: '[final]'."


def test_a_game_finds_its_own_files() -> None:
    assert packaged("tests.tiny.pebbles", "rules.txt").startswith("# id | editions")


def test_the_same_set_up_has_the_same_box_and_not_all_are_kept() -> None:
    made: list[str] = []

    def fill(setup: Setup) -> list[str]:
        made.append(setup.edition)
        return [setup.edition]

    boxes = Boxes(fill)

    def table(edition: int) -> Setup:
        return Setup("pebbles", str(edition), [Seat("red")], {})

    first = boxes.open(table(0))
    assert boxes.open(table(0)) is first
    assert made == ["0"]
    for edition in range(1, MOST + 1):
        boxes.open(table(edition))
    assert boxes.open(table(0)) is not first
    assert len(boxes.open_now) < MOST

"""Numbers, rows and letters as people write them."""

import pytest

from footplate.table.errors import BadInput
from footplate.table.reading import lines_of, number, quoted, read_values, whole


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("7", 7), ("-3", -3), ("007", 7), ("0" * 5000 + "5", 5), ("-0", 0), ("20", 20), ("-5", -5)],
)
def test_a_whole_number_within_its_bounds(text: str, value: int) -> None:
    assert whole(text, -5, 20) == value
    assert number(text, -5, 20) == value


@pytest.mark.parametrize(
    "text", ["", "-", "--1", "+1", " 1", "1.0", "1_0", "x", "²", "٣", "21", "-6", "9" * 40, "9" * 5000]
)
def test_anything_else_is_no_number(text: str) -> None:
    assert whole(text, -5, 20) is None
    with pytest.raises(BadInput) as error:
        number(text, -5, 20, "my.csv:3: q")
    assert str(error.value) == f"my.csv:3: q: {quoted(text)} is not a number from -5 to 20."


def test_a_long_text_is_quoted_by_its_beginning() -> None:
    assert quoted("it's") == '"it\'s"'
    assert quoted("x" * 60) == repr("x" * 60)
    assert quoted("x" * 61) == repr("x" * 60 + "…")


def test_rows_know_their_lines_and_leave_comments_out() -> None:
    rows = read_values("# a comment\n\n a , b\n'x',\"y,z\"\n", "my.csv")
    assert [(row.where, row.values) for row in rows] == [("my.csv:3", ["a", "b"]), ("my.csv:4", ["'x'", "y,z"])]


def test_a_row_that_cannot_be_read_is_named() -> None:
    with pytest.raises(BadInput) as error:
        read_values("a,b\n" + "x" * 140_000 + ",y\n", "my.csv")
    assert error.value.where == "my.csv:2"


def test_accents_become_part_of_their_letters() -> None:
    assert lines_of("Zu\u0308rich\nBoston") == ["Zürich", "Boston"]

"""Reading what people write: lines, rows of values, whole numbers. Whatever they hold, the worst is a BadInput."""

import csv
import unicodedata
from typing import Final

from footplate.table.errors import BadInput

LONGEST_QUOTE: Final = 60
MOST_DIGITS: Final = 9


class Row:
    """A row of a data file: its values, and where it stands."""

    def __init__(self, where: str, values: list[str]) -> None:
        self.where: Final = where
        self.values: Final = values


def composed(text: str) -> str:
    """A text in which an accented letter is one character (NFC); keyboards and files may also write it as two."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def lines_of(text: str) -> list[str]:
    return composed(text).splitlines()


def read_values(text: str, file: str) -> list[Row]:
    """The rows of comma-separated values. '#' begins a comment line, and empty lines mean nothing."""
    rows: list[Row] = []
    for number, line in enumerate(lines_of(text), 1):
        if line.startswith("#") or not line.strip():
            continue
        try:
            values = next(csv.reader([line]))
        except csv.Error as error:
            cure = "Is a quotation mark missing or too many?"
            raise BadInput(f"this row can't be read: {error}.", f"{file}:{number}", cure) from None
        rows.append(Row(f"{file}:{number}", [value.strip() for value in values]))
    return rows


def quoted(text: str) -> str:
    """A text between quotation marks; of a very long one, its beginning."""
    return repr(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…")


def whole(text: str, low: int, high: int) -> int | None:
    """The whole number that a text says in the digits 0 to 9; None for anything else, or outside the bounds."""
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal():
        return None
    plain = digits.lstrip("0") or "0"
    if len(plain) > MOST_DIGITS:  # beyond all bounds, and `int` refuses thousands of them
        return None
    value = -int(plain) if text.startswith("-") else int(plain)
    return value if low <= value <= high else None


def number(text: str, low: int, high: int, where: str = "") -> int:
    """`whole`, where nothing else will do."""
    value = whole(text, low, high)
    if value is None:
        raise BadInput(f"{quoted(text)} is not a number from {low} to {high}.", where)
    return value

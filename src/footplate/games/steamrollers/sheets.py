"""Reading the data files: a heading, rows of values, '#' comments; every mistake is named with its line."""

import csv
from importlib import resources
from typing import Final

from footplate.table.errors import BadInput


class Row:
    """A row of a data file: its values, and where it stands."""

    def __init__(self, where: str, values: list[str]) -> None:
        self.where: Final = where
        self.values: Final = values


def data_text(name: str) -> str:
    return resources.files("footplate.games.steamrollers").joinpath("data", name).read_text("utf-8")


def read_rows(text: str, file: str, heading: list[str]) -> list[Row]:
    """The rows below the heading."""
    rows: list[Row] = []
    headed = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#") or not line.strip():
            continue
        values = [value.strip() for value in next(csv.reader([line]))]
        where = f"{file}:{number}"
        if not headed:
            if values != heading:
                raise BadInput(f"the heading is {','.join(values)!r}.", where, f"Expected {','.join(heading)!r}.")
            headed = True
        elif len(values) != len(heading):
            raise BadInput(f"{len(values)} fields instead of {len(heading)}.", where, f"Fields: {', '.join(heading)}.")
        else:
            rows.append(Row(where, values))
    if not headed:
        raise BadInput("the file is empty.", file, f"It starts with the heading {','.join(heading)!r}.")
    return rows


def comment(text: str, field: str) -> str:
    """The value of a `# field: value` line."""
    for line in text.splitlines():
        name, colon, value = line[1:].partition(":")
        if line.startswith("#") and colon and name.strip() == field:
            return value.strip()
    return "unknown"


def number(text: str, low: int, high: int, where: str) -> int:
    """A whole number in a range."""
    digits = text.removeprefix("-")
    if not digits.isdecimal() or not low <= int(text) <= high:
        raise BadInput(f"{text!r} is not a number from {low} to {high}.", where)
    return int(text)

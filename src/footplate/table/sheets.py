"""Sheets of data: a game's components as files with a heading, rows of values, and `# field: value` lines on top.

Every file says in `# source:` where its values come from; a column `source` says it of single rows. A mistake is named
with its file, line and field.
"""

import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

from footplate.table.errors import BadInput, nearest
from footplate.table.reading import lines_of, number, quoted, read_values


class Record:
    """A row under its heading: each value is asked for by the name of its field."""

    def __init__(self, where: str, heading: list[str], values: list[str]) -> None:
        self.where: Final = where
        self.values: Final = values
        self.heading: Final = heading

    def __getitem__(self, field: str) -> str:
        return self.values[self.heading.index(field)]

    def number(self, field: str, low: int, high: int) -> int:
        return number(self[field], low, high, self.at(field))

    def one_of(self, field: str, known: Sequence[str], what: str = "") -> int:
        """The number of the field's value among those that are known."""
        return self.known(field, self[field], known, what)

    def several(self, field: str, known: Sequence[str], what: str) -> list[int]:
        """The numbers of values with a plus between them: `black+black+white`."""
        return [self.known(field, word, known, what) for word in self[field].split("+")]

    def known(self, field: str, word: str, known: Sequence[str], what: str) -> int:
        if word not in known:
            raise self.wrong(field, f"unknown {what or field} {quoted(word)}.", nearest(word, known))
        return known.index(word)

    def wrong(self, field: str, what: str, cure: str = "") -> BadInput:
        return BadInput(what, self.at(field), cure)

    def at(self, field: str) -> str:
        """Where a field stands: `map.csv:3: colour`."""
        return f"{self.where}: {field}"


def read_sheet(text: str, file: str, heading: list[str]) -> list[Record]:
    """The rows below the heading."""
    rows = read_values(text, file)
    if not rows:
        raise BadInput("the file is empty.", file, f"It starts with the heading {','.join(heading)!r}.")
    if rows[0].values != heading:
        what = f"the heading is {quoted(','.join(rows[0].values))}."
        raise BadInput(what, rows[0].where, f"Expected {','.join(heading)!r}.")
    for row in rows[1:]:
        if len(row.values) != len(heading):
            what = f"{len(row.values)} fields instead of {len(heading)}."
            raise BadInput(what, row.where, f"Fields: {', '.join(heading)}.")
    return [Record(row.where, heading, row.values) for row in rows[1:]]


def read_tables(text: str, file: str) -> dict[str, dict[str, Any]]:
    """The tables of a TOML file: editions, levels, whatever a game's numbers are."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"this is no TOML: {error}.", file) from None
    for name, values in found.items():
        if not isinstance(values, dict):
            raise BadInput(f"{name!r} stands in no table.", file, "A table begins with its name: '[final]'.")
    return found


def remark(text: str, field: str, otherwise: str = "unknown") -> str:
    """The value of a `# field: value` line."""
    for line in lines_of(text):
        name, colon, value = line[1:].partition(":")
        if line.startswith("#") and colon and name.strip() == field:
            return value.strip()
    return otherwise


def packaged(package: str, name: str) -> str:
    """The text of a file in a game's folder `data`."""
    return resources.files(package).joinpath("data", name).read_text("utf-8")

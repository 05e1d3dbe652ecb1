"""Reading the data files: a heading, rows of values, '#' comments; every mistake is named with its line."""

from importlib import resources

from footplate.table.errors import BadInput
from footplate.table.reading import Row, lines_of, quoted, read_values


def data_text(name: str) -> str:
    return resources.files("footplate.games.steamrollers").joinpath("data", name).read_text("utf-8")


def read_rows(text: str, file: str, heading: list[str]) -> list[Row]:
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
    return rows[1:]


def comment(text: str, field: str) -> str:
    """The value of a `# field: value` line."""
    for line in lines_of(text):
        name, colon, value = line[1:].partition(":")
        if line.startswith("#") and colon and name.strip() == field:
            return value.strip()
    return "unknown"

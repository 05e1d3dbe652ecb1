"""Writes each game's `fields.py` from its `fields.txt`, in which every field of its state stands once.

    python tools/states.py          write every fields.py
    python tools/states.py --check  only compare; exit code 1 if one is out of step

A line of `fields.txt` is a field: its name, its shape, what it is at the start, and what it means.

    dice: list = [0] * CITIES  # the free white dice, by value

The shapes:

    number          a whole number
    list            numbers that are changed in place: every copy has its own
    fixed           numbers that are replaced, never changed in place: copies share them
    rows            lists that are replaced, never changed: copies share the inner ones
    things CLASS    a list (by company, seat, …) of lists of CLASS, replaced like rows; CLASS has `numbers()` and
                    a static `of(numbers)`
    derived SHAPE   not packed: the state's `derive` works it out from the rest

Lines that begin with `from` are imports that the starts need. A start may use `box`, the components of the set-up.
`#` begins a comment; a comment on a line of its own goes into the file that is written.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = [*sorted((ROOT / "src" / "footplate" / "games").iterdir()), *sorted((ROOT / "tests" / "tiny").iterdir())]
FIELD = re.compile(r"(?P<name>\w+): (?P<derived>derived )?(?P<shape>number|list|fixed|rows|things (?P<thing>\w+)) = ")
LINE = 120


class Field:
    def __init__(self, line: str, at: str) -> None:
        found = FIELD.match(line)
        if found is None:
            sys.exit(f"{at}: {line!r} is no field. It looks like this: dice: list = [0] * 6  # what it means")
        start, _, meaning = line[found.end() :].partition("  #")
        self.name = found["name"]
        self.derived = found["derived"] is not None
        self.shape = found["shape"].split()[0]
        self.thing = found["thing"] or ""
        self.start = start.strip()
        self.meaning = meaning.strip()

    @property
    def type(self) -> str:
        if self.thing:
            return f"list[list[{self.thing}]]"
        return {"number": "int", "list": "list[int]", "fixed": "list[int]", "rows": "list[list[int]]"}[self.shape]

    def begin(self) -> list[str]:
        line = f"self.{self.name}: {self.type} = {self.start}"
        if not self.meaning:
            return [line]
        noted = f"{line}  # {self.meaning}"
        return [noted] if len(noted) + 8 <= LINE else [f"# {self.meaning}", line]

    def copied(self) -> str:
        return f"new.{self.name} = self.{self.name}" + ("" if self.shape in ("number", "fixed") else "[:]")

    def packed(self) -> list[str]:
        value = f"self.{self.name}"
        if self.thing:
            return [
                f"out.append(len({value}))",
                f"for row in {value}:",
                "    put_rows(out, [thing.numbers() for thing in row])",
            ]
        return [f"put_rows(out, {value})" if self.shape == "rows" else f"put(out, {value})"]

    def unpacked(self) -> str:
        if self.thing:
            row = f"[{self.thing}.of(thing) for thing in packed.rows()]"
            return f"self.{self.name} = [{row} for _ in range(packed.number())]"
        return f"self.{self.name} = packed.{'rows' if self.shape == 'rows' else 'row'}()"


class Table:
    """What stands in a `fields.txt`."""

    def __init__(self, file: Path) -> None:
        self.imports: list[str] = []
        self.fields: list[Field] = []
        self.notes: dict[str, list[str]] = {}  # comments on lines of their own, by the field they stand before
        waiting: list[str] = []
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if line.startswith("from "):
                self.imports.append(line)
                waiting = []
            elif line.startswith("#"):
                waiting.append(line)
            elif line.strip():
                field = Field(line, f"{file}:{number}")
                self.notes[field.name] = waiting
                self.fields.append(field)
                waiting = []

    def numbers(self) -> list[Field]:
        return [field for field in self.fields if field.shape == "number"]

    def lists(self) -> list[Field]:
        return [field for field in self.fields if field.shape != "number"]


def written(file: Path) -> str:
    """The Python of a table."""
    table = Table(file)
    kept = [field for field in table.lists() if not field.derived]
    numbers = [field for field in table.numbers() if not field.derived]
    rows = any(field.thing or field.shape == "rows" for field in kept)
    uses = ", ".join(["Packed", "put", *["put_rows"] * rows, "to_bytes"])
    imports = [
        *table.imports,
        f"from {package(file)}.box import Box",
        "from footplate.table.game import Setup, State",
        f"from footplate.table.packing import {uses}",
    ]
    out = [f'"""The fields of the state. tools/states.py writes this file from {file.name}: change that one."""', ""]
    out += ["from typing import Final", "", *joined(imports), "", ""]
    out += ["class Fields(State):"]
    out += ["    def __init__(self, setup: Setup, box: Box, empty: bool = False) -> None:"]
    out += ["        super().__init__(setup, box.actions.catalogue)", "        self.box: Final = box"]
    out += [*begun(table, table.numbers()), "        if empty:", "            return", *begun(table, table.lists())]
    out += ["", '    def copy_to(self, new: "Fields") -> None:', "        self.copy_house(new)"]
    out += [f"        {field.copied()}" for field in table.fields]
    out += ["", "    def pack(self) -> bytes:", '        """All that isn\'t derived."""', "        out = self.house()"]
    out += [f"        out.append(self.{field.name})" for field in numbers]
    out += [f"        {line}" for field in kept for line in field.packed()]
    out += ["        return to_bytes(out)", "", "    def restore(self, packed: Packed) -> None:"]
    out += ["        self.restore_house(packed)"]
    out += [f"        self.{field.name} = packed.number()" for field in numbers]
    out += [f"        {field.unpacked()}" for field in kept]
    return "\n".join(out) + "\n"


def package(file: Path) -> str:
    """The name that the folder of a table is imported by."""
    base = ROOT / "src" if file.is_relative_to(ROOT / "src") else ROOT
    return ".".join(file.parent.relative_to(base).parts)


def joined(imports: list[str]) -> list[str]:
    """Imports in the order that ruff wants: a line per module; constants, classes, then the rest."""
    names: dict[str, set[str]] = {}
    for line in imports:
        _, module, _, *imported = line.replace(",", "").split()
        names.setdefault(module, set()).update(imported)
    return [f"from {module} import {', '.join(sorted(names[module], key=rank))}" for module in sorted(names)]


def rank(name: str) -> tuple[int, str]:
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def begun(table: Table, fields: list[Field]) -> list[str]:
    return [f"        {line}" for field in fields for line in [*table.notes[field.name], *field.begin()]]


def main() -> int:
    stale = 0
    for file in [folder / "fields.txt" for folder in FOLDERS if (folder / "fields.txt").exists()]:
        target = file.with_name("fields.py")
        text = written(file)
        if target.exists() and target.read_text("utf-8") == text:
            continue
        stale += 1
        if "--check" in sys.argv:
            print(f"{target.relative_to(ROOT)} is not what {file.name} says: python tools/states.py writes it")
        else:
            target.write_text(text, "utf-8")
            print(f"{target.relative_to(ROOT)} written")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())

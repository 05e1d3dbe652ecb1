"""Numbers in a TOML file: each is asked for by its table and its key, and a mistake is named with its line."""

from typing import Final

from footplate.table.errors import BadInput, nearest
from footplate.table.reading import lines_of
from footplate.table.sheets import read_tables

HIGHEST: Final = 9999
ALL_THERE: Final = "Every table and every value of the built-in file has to be there."


class Values:
    """The values of a file. What was never asked for is a mistake too: `unused` says so."""

    def __init__(self, text: str, file: str) -> None:
        self.file: Final = file
        self.lines: Final = lines_of(text)
        self.tables: Final[dict[str, dict[str, object]]] = read_tables(text, file)
        self.asked: Final[dict[str, list[str]]] = {}

    def number(self, table: str, key: str, low: int = 0, high: int = HIGHEST) -> int:
        return self._whole(table, key, self._value(table, key), low, high)

    def numbers(self, table: str, key: str, count: int = 0, low: int = 0, high: int = HIGHEST) -> list[int]:
        """A row of numbers; `count` of them, or one at least."""
        value = self._value(table, key)
        if not isinstance(value, list) or not value:
            raise BadInput(f"{value!r} is no row of numbers.", self.at(table, key), "It looks like this: [2, 3, 4].")
        if count and len(value) != count:
            raise BadInput(f"{len(value)} numbers instead of {count}.", self.at(table, key))
        return [self._whole(table, key, one, low, high) for one in value]

    def order(self, table: str, key: str, known: list[str]) -> list[int]:
        """All known words in some order, as their numbers."""
        value = self._value(table, key)
        if not isinstance(value, list) or sorted(str(one) for one in value) != sorted(known):
            cure = f"Each once, in their order: {', '.join(known)}."
            raise BadInput(f"{value!r} is no order of them.", self.at(table, key), cure)
        return [known.index(str(one)) for one in value]

    def _value(self, table: str, key: str) -> object:
        self.asked.setdefault(table, []).append(key)
        if table not in self.tables:
            raise BadInput(f"the table [{table}] is missing.", self.file, ALL_THERE)
        if key not in self.tables[table]:
            raise BadInput(f"{key} is missing.", self.at(table, ""), ALL_THERE)
        return self.tables[table][key]

    def _whole(self, table: str, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadInput(f"{value!r} is not a number from {low} to {high}.", self.at(table, key))
        return value

    def unused(self) -> None:
        """Raise BadInput for what nobody knows: a misspelt key would do nothing otherwise."""
        for table, values in self.tables.items():
            if table not in self.asked:
                raise BadInput(f"unknown table [{table}].", self.at(table, ""), nearest(table, list(self.asked)))
            for key in values:
                if key not in self.asked[table]:
                    cure = nearest(key, self.asked[table])
                    raise BadInput(f"unknown value {key!r}.", self.at(table, key), cure)

    def at(self, table: str, key: str) -> str:
        """Where a value stands: `boards.toml:12: market.start`; without a key, where its table begins."""
        inside = False
        for number, line in enumerate(self.lines, 1):
            words = line.split("#")[0].strip()
            if words.startswith("["):
                inside = words.strip("[] ") == table
                if inside and not key:
                    return f"{self.file}:{number}: {table}"
            elif inside and key and words.partition("=")[0].strip() == key:
                return f"{self.file}:{number}: {table}.{key}"
        return f"{self.file}: {table}.{key}" if key else f"{self.file}: {table}"

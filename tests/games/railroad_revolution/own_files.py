"""The data files of the box, whole and spoilt in one place."""

from footplate.games.railroad_revolution.box import FILES
from footplate.games.railroad_revolution.options import data_text
from tests.games.spoiling import spoilt

GOOD = {name: data_text(file) for name, file in FILES.items()}


def without(name: str, *starts: str) -> str:
    """A file without the rows that begin so."""
    return "\n".join(line for line in GOOD[name].splitlines() if not line.startswith(starts)) + "\n"


def bad(name: str, old: str, new: str, said: str) -> tuple[str, str, str]:
    return name, spoilt(GOOD[name], old, new), said

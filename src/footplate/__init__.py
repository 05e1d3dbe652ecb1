"""Footplate: railway board games on one rules engine.

For programs, the front door is here: `footplate.table(...)`, `footplate.play(...)` and what `__all__` lists; these
names stay. Importing this costs nothing: what a name needs is loaded when it is first used.
"""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from footplate.front import Move, Table, info, play, read, table
    from footplate.players import Player
    from footplate.table.errors import BadInput
    from footplate.table.rules import Refused
else:

    def __getattr__(name: str) -> object:
        if name == "table":  # a room that can be called: see its __init__.py
            return import_module("footplate.table")
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(ROOMS.get(name, "footplate.front")), name)


__version__ = "0.1.0"
__all__ = ["BadInput", "Move", "Player", "Refused", "Table", "compiled", "info", "play", "read", "table"]

ROOMS: Final = {
    "BadInput": "footplate.table.errors",
    "Refused": "footplate.table.rules",
    "Player": "footplate.players",
}


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def compiled() -> bool:
    """Whether this copy runs the compiled engine. Looks at the files only, so that asking costs no import."""
    table = Path(__file__).with_name("table")
    return any((table / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)

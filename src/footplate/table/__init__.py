"""What every game shares: the contract, the catalogue, matches and logs, nature, choices, scenarios.

For programs, `footplate.table("steam-power", …)` sets a table. That is what they would call it, and this room has the
name already: so it can be called, too, and hands the call on to the front door.
"""

import sys
from importlib import import_module
from types import ModuleType


class Room(ModuleType):
    def __call__(self, *args: object, **options: object) -> object:
        return import_module("footplate.front").table(*args, **options)


sys.modules[__name__].__class__ = Room

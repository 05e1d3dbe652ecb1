"""Players that live elsewhere: entry points of installed packages, and classes that are named as `my.module:Bot`.

Such a class has `choose(game, state, legal)`. It is made with a seed, and with what follows its name where something
does (`my.module:Bot:200`); one that takes neither is made without.
"""

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final

from footplate.players.player import Kind, Player
from footplate.table.errors import BadInput, nearest

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ELSEWHERE: Final = "FOOTPLATE_PLAYERS"
GROUP: Final = "footplate.players"


def installed() -> "dict[str, EntryPoint]":
    """What other packages offer, by name."""
    from importlib.metadata import entry_points  # slow to load, and rarely asked

    return {point.name: point for point in entry_points(group=GROUP)}


def allowed(names: str) -> dict[str, Kind]:
    """What FOOTPLATE_PLAYERS names: `my.module:Bot` or an entry point, with commas between; `clever=my.module:Bot`
    gives it a name that people read."""
    kinds: dict[str, Kind] = {}
    for word in filter(None, (part.strip() for part in names.split(","))):
        called, equals, what = word.partition("=")
        try:
            kinds[called] = found(what if equals else word, [])
        except BadInput as error:
            raise error.at(ELSEWHERE) from None
    return kinds


def found(name: str, known: list[str]) -> Kind:
    """The player that a name leads to. Raises BadInput where it leads nowhere."""
    first, _, rest = name.partition(":")
    points = installed()
    if first in points:
        return kind_of(lambda: points[first].load(), name, rest)
    if not rest:
        cure = nearest(name, [*known, *points])
        raise BadInput(f"unknown player {name!r}.", cure=f"{cure} One of your own is named like this: my.module:Bot")
    made, _, argument = rest.partition(":")
    return kind_of(lambda: getattr(module_of(first), made), name, argument)


def module_of(name: str) -> object:
    """A module by its name: an installed one, or one in the folder where one works."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    return import_module(name)


def kind_of(load: Callable[[], object], name: str, given: str) -> Kind:
    try:
        made = load()
    except Exception as error:  # whatever that module does while it is loaded
        cure = "It looks like this: my.module:Bot, a class in a file my/module.py that is found from here."
        raise BadInput(f"the player {name!r} can't be loaded ({error!r}).", cure=cure) from error
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        cure = "Name a class that has choose(game, state, legal)."
        raise BadInput(f"{name!r} is no player.", cure=cure)
    about = (inspect.getdoc(made) or name).splitlines()[0]
    return Kind(about, lambda argument, seed: made_from(made, name, seed, argument or given))


def made_from(made: type, name: str, seed: str, argument: str) -> Player:
    """An object of the class, given as much as it takes."""
    takes = inspect.signature(made)
    for words in [(seed, argument)] if argument else [(seed,), ()]:
        try:
            takes.bind(*words)
        except TypeError:
            continue
        player: Player = made(*words)
        return player
    wanted = "a seed and what follows its name" if argument else "a seed"
    raise BadInput(f"{name!r} can't be made with {wanted}.", cure=f"Its class takes {takes}.")

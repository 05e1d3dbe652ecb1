"""How strong a thinking player is, and what it has learned: levels by the time they have, values by game and table.

What was learned is data (`fitted/GAME.toml`, written by `footplate fit GAME`). A game without such a file is thought
about all the same, by what it says of its positions.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from footplate.players.search.thinking import Budget, Search
from footplate.players.search.value import UNFITTED, Value
from footplate.table.errors import BadInput
from footplate.table.game import PLAYER, GameInfo, Option, Setup

SECONDS: Final = {"medium": 0.1, "hard": 1.0, "expert": 10.0}  # of the processor's time, for a decision
# What is too little to go on thinking for: the part of what a value is usually off by at the end of a game. Who has
# more time looks for less.
TRIFLES: Final = {"medium": 1 / 2000, "hard": 1 / 20_000, "expert": 1 / 200_000}
LONG: Final = 1.0  # seconds for a decision, with which it is worth while to look some turns further
PACE: Final = 60_000  # positions a second, where nothing was measured
SPARE: Final = 0.75  # the part of its time that a player plans for, because some positions take longer than others
LEAST, MOST = 0.01, 600.0  # seconds that somebody may wish
MOST_TRIALS: Final = 100_000
MOST_LINES: Final = 100
TRIALS: Final = re.compile(r"(?:([0-9]{1,3})x)?([0-9]{1,6})t")
USUAL: Final[dict[str, float]] = {
    "lines": 8,
    "alike": 3,
    "near": 0,
    "turns": 1,
    "further": 0,
    "width": 3,
    "prior": 0,
    "squash": 0,
    "pad": 1,
}


class Fitted:
    """What was learned about a kind of table."""

    def __init__(self, known: dict[str, Any]) -> None:
        weights, spread = known.get("weights", []), known.get("spread", UNFITTED.spread)
        self.value: Final = Value([float(w) for w in weights], [float(s) for s in spread])
        self.pace: Final = int(known.get("pace", PACE))
        self.search: Final = Search({name: float(known[name]) for name in USUAL}, self.value)


def level_option(info: GameInfo) -> Option | None:
    """The option that says how hard a game's automas are."""
    return next((option for option in info.options if option.role and not option.expert), None)


def kind_of(info: GameInfo, setup: Setup) -> str:
    """Tables at which the same is worth the same: so many people, so many automas, and how hard these are."""
    people = sum(seat.role == PLAYER for seat in setup.seats)
    automas = len(setup.seats) - people
    level = level_option(info)
    hard = f" {setup.options.get(level.name, level.values[0])}" if automas and level is not None else ""
    return f"{people}+{automas}{hard}"


@cache
def tables_of(game: str) -> dict[str, dict[str, Any]]:
    """What was learned about a game, by kinds of table; nothing where there is no file."""
    file = files("footplate.players") / "fitted" / f"{game}.toml"
    found: dict[str, dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["tables"] if file.is_file() else {}
    return found


@cache
def settings(game: str, kind: str) -> dict[str, Any]:
    """What is known of a kind of table; where it wasn't played, of the one that is most like it."""
    seats, _, hard = kind.partition(" ")
    people, automas = (int(part) for part in seats.split("+"))

    def unlike(other: str) -> tuple[bool, int, bool]:
        there, _, level = other.partition(" ")
        others, machines = (int(part) for part in there.split("+"))
        return (machines > 0) != (automas > 0), abs(others - people) + abs(machines - automas), level != hard

    nearest = min(tables_of(game), key=unlike, default="")
    return USUAL if not nearest or unlike(nearest)[0] else USUAL | tables_of(game)[nearest]


@cache
def fitted(game: str, kind: str) -> Fitted:
    return Fitted(settings(game, kind))


def trials_of(argument: str) -> tuple[int, int] | None:
    """Lines (0: as many as is usual) and trials that were wished instead of seconds: `200t`, `3x1t`."""
    found = TRIALS.fullmatch(argument)
    if found is None:
        return None
    lines, trials = int(found[1] or 0), int(found[2])
    outside = found[1] is not None and not 1 < lines <= MOST_LINES
    return None if outside or not 0 < trials <= MOST_TRIALS else (lines, trials)


def budget_of(name: str, argument: str, pace: int) -> Budget:
    """A level's time, or what was wished instead: seconds (`hard:2s`) or trials (`hard:200t`, of three lines
    `hard:3x200t`)."""
    if wished := trials_of(argument):
        return Budget(wished[1], 0, 0.0, TRIFLES[name])
    seconds = SECONDS[name]
    if argument:
        try:
            seconds = float(argument.removesuffix("s"))
        except ValueError:
            seconds = 0.0
        if not LEAST <= seconds <= MOST:
            cure = (
                f"Seconds from {LEAST:g} to {MOST:g} ({name}:2s), or up to {MOST_TRIALS} trials ({name}:200t), "
                f"if you like of 2 to {MOST_LINES} lines only ({name}:3x200t)."
            )
            raise BadInput(f"{argument!r} is no budget for a player.", cure=cure)
    return Budget(0, int(SPARE * seconds * pace), seconds, TRIFLES[name])


def search_of(known: Fitted, name: str, argument: str) -> Search:
    """How a table is searched by a level, with as many lines as were wished."""
    usual = known.search.settings
    wished = trials_of(argument)
    lines = wished[0] if wished and wished[0] else usual["lines"]
    turns = usual["turns"] + (usual["further"] if SECONDS[name] >= LONG else 0.0)
    return Search(usual | {"lines": lines, "turns": turns}, known.value)


def within(name: str, seconds: float) -> str:
    """The player who is meant where nobody may think longer than this."""
    return f"{name}:{seconds:g}s" if SECONDS.get(name, 0.0) > seconds else name

"""What can be chosen for a table: the Mautoma's level, and the readings that the texts leave open."""

from typing import Final

from footplate.table.errors import BadInput
from footplate.table.game import Option, Setup
from footplate.table.say import say
from footplate.table.sheets import packaged, read_tables

MAUTOMA: Final = "mautoma"


class Edition:
    """What differs between the base game and the game with the expansion; nothing else asks which one is played."""

    def __init__(self, title: str, line: str, performance: str, wagons: bool, setup: str, modes: list[str]) -> None:
        self.title: Final = title
        self.line: Final = line
        self.tiles: Final = performance == "tiles"  # one track with performance and reward tiles, not three tracks
        self.wagons: Final = wagons
        self.setup_tiles: Final = setup == "setup-tiles"  # before the game one chooses these, else performance tiles
        self.modes: Final = modes


def data_text(name: str) -> str:
    return packaged("footplate.games.railroad_revolution", name)


NUMBERS: Final = read_tables(data_text("editions.toml"), "editions.toml")
EDITIONS: Final = {name: Edition(**values) for name, values in NUMBERS.items()}

OPTIONS: Final = [
    Option("level", ["1", "2", "3"], "How strong a Mautoma is: which of the bonuses on its playmat count.", MAUTOMA),
    Option(
        "columns",
        ["geo", "level"],
        "The virtual columns of the tie-breaks: by the map, or by level.",
        MAUTOMA,
        expert=True,
    ),
    Option(
        "slot-bonus",
        ["cumulative", "single"],
        "What a trade earns a Mautoma: the bonuses of all filled slots, or of the new one.",
        MAUTOMA,
        expert=True,
    ),
    Option(
        "too-far",
        ["city", "network"],
        "Where a Mautoma measures from when its target is too far: its chosen city, or its whole network.",
        MAUTOMA,
        expert=True,
    ),
    Option("reward-piece", ["last", "first"], "When a Mautoma uses the piece of a reward tile.", MAUTOMA, expert=True),
    Option("telegraph-sections", ["7", "8"], "The sections of the expansion's telegraph line.", expert=True),
    Option(
        "neutral-3p",
        ["some", "none", "as-two"],
        "Neutral pieces with three players: some of those for two, none, or all of them.",
        expert=True,
    ),
    Option("milestone-spots", ["listed", "one-in-b"], "The workers of B milestones: as listed, or one.", expert=True),
    Option(
        "deal-order",
        ["active-first", "next-first"],
        "Who decides first about a deal: who triggered it, or the next player.",
        expert=True,
    ),
]
DEFAULTS: Final = {option.name: option.values[0] for option in OPTIONS}


def chosen(setup: Setup, name: str) -> str:
    return setup.options.get(name, DEFAULTS[name])


def check_table(setup: Setup) -> None:
    """Which tables there are: two to four players, or one player against one to three Mautomas, with the expansion."""
    automas = sum(seat.role == MAUTOMA for seat in setup.seats)
    if not automas:
        return
    if MAUTOMA not in EDITIONS[setup.edition].modes:
        what = say("the {edition} edition has no Mautoma.", edition=setup.edition)
        raise BadInput(what, "seats", say("Take the edition {edition}.", edition="expansion"))
    if automas != len(setup.seats) - 1:
        what = say("Mautomas play against one player, not {count}.", count=len(setup.seats) - automas)
        raise BadInput(what, "seats", say("Write '{words}'.", words="red, blue=mautoma"))

"""The kinds of tables that a game has: every number of players, and each of its automas beside one or more of them."""

from footplate.table.errors import BadInput
from footplate.table.game import Game, Setup
from footplate.table.log import read_seats

AUTOMAS = [(1, 1), (2, 1), (1, 3)]  # players and automas


def kinds(game: Game, edition: str = "") -> list[str]:
    """The seats of tables that the game accepts, `red, blue=mautoma` and so on; those of players first."""
    colours = game.info.colours
    wished = [", ".join(colours[:count]) for count in range(1, len(colours) + 1)]
    for role in game.info.automas:
        for people, automas in AUTOMAS:
            some = colours[: people + automas]
            wished.append(", ".join([*some[:people], *(f"{colour}={role}" for colour in some[people:])]))
    return [seats for seats in dict.fromkeys(wished) if accepted(game, edition or game.info.editions[0], seats)]


def accepted(game: Game, edition: str, seats: str) -> bool:
    try:
        game.start(table(game, edition, seats))
    except BadInput:
        return False
    return True


def table(game: Game, edition: str, seats: str, number: int = 0) -> Setup:
    """A table with the usual options, or others by number."""
    options = {option.name: option.values[number % len(option.values)] for option in game.info.options}
    return Setup(game.info.id, edition, read_seats(game.info, seats), options)

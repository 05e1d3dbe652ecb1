"""Set-ups to try: whatever a game says it has (editions, seats, roles, options) is used, nobody has to list it."""

from typing import Final

from footplate.table.errors import BadInput
from footplate.table.game import Game, Seat, Setup
from footplate.table.nature import Roller

TRIES: Final = 50


def setup_for(game: Game, number: int, roller: Roller) -> Setup:
    """The set-up of a test game. Consecutive numbers walk through editions, numbers of seats and options evenly."""
    info = game.info
    low, high = info.seats
    for attempt in range(TRIES):
        rest = number if attempt == 0 else roller.below(1_000_000)
        rest, edition = divmod(rest, len(info.editions))
        rest, more = divmod(rest, high - low + 1)
        seats = [Seat(name, some_role(info.roles, roller)) for name in info.colours[: low + more]]
        setup = Setup(info.id, info.editions[edition], seats, {})
        for option in info.options:
            if option.role:  # an automa's: few tables have one, so chance spreads them better than counting
                value = roller.below(len(option.values))
            else:
                rest, value = divmod(rest, len(option.values))
            setup.options[option.name] = option.values[value if option.concerns(setup) else 0]
        try:
            game.start(setup)
        except BadInput:
            continue  # the game has no such table: other roles, another edition, …
        return setup
    raise BadInput(f"no set-up of {info.title} was found that it accepts.")


def some_role(roles: list[str], roller: Roller) -> str:
    """Most seats are players, so that tables of players only stay frequent."""
    if len(roles) == 1 or roller.below(3):
        return roles[0]
    return roles[1 + roller.below(len(roles) - 1)]


def describe(setup: Setup) -> str:
    """A set-up in one line."""
    options = [f"{name} {value}" for name, value in setup.options.items()]
    return ", ".join([setup.edition, *options, " ".join(str(seat) for seat in setup.seats)])

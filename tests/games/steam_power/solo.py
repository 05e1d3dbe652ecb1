"""Tables with Mautomas and lonely players, and whole games at them."""

from collections.abc import Callable

from footplate.games import GAMES
from footplate.games.steam_power.state import SteamPowerState
from footplate.players import make_player
from footplate.table.game import Setup
from footplate.table.log import read_seats
from footplate.table.match import Match
from footplate.table.nature import Roller

GAME = GAMES["steam-power"]

Watch = Callable[[Match], None]


def table(seats: str, **options: str) -> Setup:
    """A set-up from `red, blue=mautoma`; options that aren't given are the usual ones."""
    usual = {option.name: option.values[0] for option in GAME.info.options}
    return Setup("steam-power", "final", read_seats(GAME.info, seats), usual | options)


def of(match: Match) -> SteamPowerState:
    assert isinstance(match.state, SteamPowerState)
    return match.state


def play(setup: Setup, seed: int, before: Watch | None = None, after: Watch | None = None) -> Match:
    """A whole game: random players, seeded nature, the referee after every move; `before` and `after` watch moves."""
    match = Match(GAME, setup)
    roller = Roller(seed)
    players = [make_player("random", f"{seed} {seat}") for seat in range(len(setup.seats))]
    while (decision := match.decision) is not None:
        if before is not None:
            before(match)
        legal = match.legal()
        if len(legal) == 1:
            action = legal[0]
        elif decision.seat < 0:
            action = legal[roller.choose(GAME.odds(match.state))]
        else:
            action = players[decision.seat].choose(GAME, match.state, legal)
        match.play(decision.seat, action)
        GAME.check(match.state)
        if after is not None:
            after(match)
    return match


def said(match: Match) -> str:
    """The last move in words, without its seat."""
    return match.catalogue.notation(match.moves[-1].action)

"""Tables of Imperial Steam, and whole games at them."""

from collections.abc import Callable

from footplate.games.imperial_steam.game import ImperialSteam
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.players import make_player
from footplate.table.game import Setup
from footplate.table.log import read_seats
from footplate.table.match import Match
from footplate.table.nature import Roller

GAME = ImperialSteam()
SOLO = "red, blue=automa"
MODES = ["first-game", "standard", "random"]

Watch = Callable[[Match], None]


def table(seats: str = SOLO, options: dict[str, str] | None = None, data: dict[str, str] | None = None) -> Setup:
    """A set-up; options that aren't given are the usual ones."""
    return Setup("imperial-steam", "first", read_seats(GAME.info, seats), options or {}, data)


def of(match: Match) -> ImperialSteamState:
    assert isinstance(match.state, ImperialSteamState)
    return match.state


def play(
    setup: Setup,
    seed: int | str,
    before: Watch | None = None,
    after: Watch | None = None,
    until: Callable[[ImperialSteamState], bool] | None = None,
) -> Match:
    """A whole game: random players, seeded nature, the referee after every move; `before` and `after` watch moves.

    `until` says where a game may stop.
    """
    match = Match(GAME, setup)
    roller = Roller(seed)
    players = [make_player("random", f"{seed} {seat}") for seat in range(len(setup.seats))]
    while (decision := match.decision) is not None and not (until is not None and until(of(match))):
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

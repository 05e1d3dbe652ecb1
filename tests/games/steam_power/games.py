"""Random games on a small map, and states to look into."""

from collections.abc import Iterator

from footplate.games.steam_power.box import data_text
from footplate.games.steam_power.state import SteamPowerState
from footplate.table.game import NATURE
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games.steam_power.tables import GAME, MAP, table

# Contracts have ids of their own here, because the usual ones look like hexes: C10.
CONTRACTS = "\n".join(f"CARD{line[1:]}" if line[0] == "C" else line for line in data_text("contracts.csv").splitlines())


def of(match: Match) -> SteamPowerState:
    assert isinstance(match.state, SteamPowerState)
    return match.state


BUILDERS = 300  # moves: later, players want the game to end


def busy(match: Match, roller: Roller) -> int:
    """A random action of somebody who likes to build at first: so that maps fill with links of all."""
    legal = match.legal()
    kinds = [match.catalogue.action(n).verb for n in legal]
    liked = [n for n, verb in zip(legal, kinds, strict=True) if verb in ("track", "factory", "lay", "cross")]
    if liked and match.version < BUILDERS and roller.below(4):
        return liked[roller.below(len(liked))]
    return legal[roller.below(len(legal))]


def watched(seats: str, seed: int | str, edition: str = "final", most: int = 10_000) -> Iterator[Match]:
    """A random game, before each of its moves and at its end."""
    match = Match(GAME, table(seats, {"map": MAP, "contracts": CONTRACTS}, edition))
    roller = Roller(f"watched {seed}")
    while (decision := match.decision) is not None and match.version < most:
        yield match
        if decision.seat == NATURE:
            action = match.legal()[roller.choose(GAME.odds(match.state))]
        else:
            action = busy(match, roller)
        match.play(decision.seat, action)
    yield match

"""The games of SteamRollers that are recorded, and what their transcripts tell."""

from footplate.games import GAMES
from footplate.table.game import Game, Seat, Setup, State
from tests.games.record import Case

FLAGS: dict[str, tuple[int, dict[str, str]]] = {  # players; the option that the game is for, then others
    "coal": (3, {"coal": "yes"}),
    "orders": (2, {"orders": "yes", "coal": "yes"}),
    "powers": (5, {"powers": "yes"}),
    "medium": (3, {"mountains": "medium"}),
    "hard": (4, {"mountains": "hard"}),
    "removed-goods": (3, {"removed-goods": "bag", "powers": "yes"}),
    "delivered-goods": (2, {"delivered-goods": "out-of-game"}),
    "track-at-walls": (2, {"track-at-walls": "no", "mountains": "hard"}),
    "pass": (3, {"pass": "any-time"}),
    "parallel-links": (2, {"parallel-links": "once"}),
    "free-rail": (4, {"free-rail": "straight", "powers": "yes"}),
    "everything": (4, {"coal": "yes", "orders": "yes", "powers": "yes", "mountains": "medium"}),
}
SOLO: dict[str, tuple[str, dict[str, str]]] = {  # seed; the option that the game is for, then others
    "clerk-player-wins": ("solo-clerk 0", {"level": "clerk"}),
    "conductor-player-wins": ("solo-conductor 0", {"level": "conductor"}),
    "machinist-tie": ("solo-machinist 8", {"level": "machinist"}),
    "engineer-olive-wins-at-once": ("solo-engineer 10", {"level": "engineer"}),
    "investor-olive-wins": ("solo-investor 1", {"level": "investor"}),
    "rail-baron-player-wins": ("solo-rail-baron 6", {"level": "rail-baron"}),
    "medium": ("solo-medium", {"mountains": "medium", "level": "machinist"}),
    "hard": ("solo-hard", {"mountains": "hard", "level": "clerk"}),
    "stopped-olive": ("solo-stopped 1", {"stopped-olive": "points", "level": "rail-baron"}),
    "new-tiles": ("solo-new-tiles 0", {"new-tiles": "at-once", "level": "machinist"}),
    "coal": ("solo-coal", {"coal": "yes", "coal-in-solo": "yes", "level": "engineer"}),
    "orders": ("solo-orders", {"orders": "yes", "orders-in-solo": "yes", "level": "engineer"}),
    "powers": ("solo-powers", {"powers": "yes", "powers-in-solo": "yes", "level": "engineer"}),
}


def standing(game: Game, state: State, seat: Seat) -> str:
    if seat.role == "olive":
        return f"goods {game.fact(state, ['olive'])}, crosses {game.fact(state, ['crosses'])}"
    return ", ".join(f"{fact} {game.fact(state, [fact, seat.name])}" for fact in ("points", "engine", "links", "tiles"))


def cases() -> list[Case]:
    """Every player count, option and level; alone, every way the game can end."""
    game = GAMES["steamrollers"]
    defaults = {option.name: option.values[0] for option in game.info.options}

    def table(seats: list[Seat], options: dict[str, str]) -> Setup:
        return Setup("steamrollers", "1.04", seats, defaults | options)

    def people(count: int) -> list[Seat]:
        return [Seat(colour) for colour in game.info.colours[:count]]

    out = [(f"players-{count}", f"players-{count}", table(people(count), {})) for count in range(2, 6)]
    for name, (count, options) in FLAGS.items():
        seed = "parallel-links 98" if name == "parallel-links" else name  # a game with two such connections
        out.append((name, seed, table(people(count), options)))
    for name, (seed, options) in SOLO.items():
        out.append((f"solo-{name}", seed, table([Seat("red"), Seat("blue", "olive")], options)))
    return out

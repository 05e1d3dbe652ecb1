"""The games of Steam Power that are recorded, and what their transcripts tell."""

from footplate.games import GAMES
from footplate.table.game import Game, Seat, Setup, State
from tests.games.record import Case


def standing(game: Game, state: State, seat: Seat) -> str:
    facts = [f"{fact} {game.fact(state, [fact, seat.name])}" for fact in ("money", "links", "trains", "factories")]
    return ", ".join([*facts, f"fulfilled {game.fact(state, ['fulfilled', seat.name, 'count'])}"])


def cases() -> list[Case]:
    """Every player count, edition and map; Basic Solo on every map; one to four Mautomas."""
    game = GAMES["steam-power"]
    colours = game.info.colours
    defaults = {option.name: option.values[0] for option in game.info.options}
    out: list[tuple[str, Setup]] = []
    for map_name in ("GL", "DE", "NE"):
        options = defaults | {"map": map_name}
        for edition in game.info.editions:
            for count in range(2, 6):
                seats = [Seat(colour) for colour in colours[:count]]
                out.append((f"{edition}-{map_name}-{count}", Setup("steam-power", edition, seats, options)))
        out.append((f"basic-solo-{map_name}", Setup("steam-power", "final", [Seat("red")], options)))
    for automas, level in zip(range(1, 5), ("very-easy", "normal", "hard", "very-hard"), strict=True):
        seats = [Seat("red"), *(Seat(colour, "mautoma") for colour in colours[1 : automas + 1])]
        options = defaults | {"map": "GL", "difficulty": level}
        out.append((f"mautoma-{automas}-{level}", Setup("steam-power", "final", seats, options)))
    return [(name, name, setup) for name, setup in out]

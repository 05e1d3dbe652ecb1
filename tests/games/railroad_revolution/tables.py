"""Railroad Revolution's tables to test with."""

from collections.abc import Iterator
from random import Random

from footplate.games.railroad_revolution.game import RailroadRevolution
from footplate.games.railroad_revolution.state import RailroadState
from footplate.table.game import NATURE, Setup, State
from footplate.table.log import read_seats
from footplate.table.nature import Roller

GAME = RailroadRevolution()
SOLO = ["red, blue=mautoma", "red, blue=mautoma, yellow=mautoma", "red, blue=mautoma, yellow=mautoma, black=mautoma"]


def of(state: State) -> RailroadState:
    assert isinstance(state, RailroadState)
    return state


def table(seats: str = "red, blue", edition: str = "expansion", **chosen: str) -> Setup:
    """A set-up, complete. Options with dashes are written with underscores; `data_NAME` replaces a component."""
    said = {name.replace("_", "-"): value for name, value in chosen.items()}
    data = {name[len("data-") :]: text for name, text in said.items() if name.startswith("data-")}
    options = {name: value for name, value in said.items() if not name.startswith("data-")}
    return GAME.info.complete(Setup("railroad-revolution", edition, read_seats(GAME.info, seats), options, data))


def any_solo(chance: Random) -> Setup:
    """A table with one to three Mautomas, and any options."""
    options = {option.name.replace("-", "_"): chance.choice(option.values) for option in GAME.info.options}
    return table(SOLO[chance.randrange(3)], **options)


def played(setup: Setup, seed: str) -> Iterator[tuple[RailroadState, int]]:
    """A game whose people play at random: each position with the move that is made in it; at last the end, and -1."""
    state = of(GAME.start(setup))
    chance, roller = Random(seed), Roller(seed)
    while (decision := GAME.turn(state)) is not None:
        legal = GAME.legal(state)
        action = legal[0]
        if decision.seat == NATURE:
            action = legal[roller.choose(GAME.odds(state))] if len(legal) > 1 else legal[0]
        elif len(legal) > 1:
            action = chance.choice(legal)
        yield state, action
        GAME.play(state, action)
    yield state, -1

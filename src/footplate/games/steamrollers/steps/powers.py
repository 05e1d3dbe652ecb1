"""Starting powers: the last player chooses first, and each is used at once."""

from footplate.games.steamrollers.actions import ENGINE, POWERS, TILE, TWO
from footplate.games.steamrollers.actions import PERSONAL as PERSONAL_POWER
from footplate.games.steamrollers.actions import RAIL as RAIL_POWER
from footplate.games.steamrollers.goods import CITIES, COAL
from footplate.games.steamrollers.state import (
    BOX,
    FIRST_TILE,
    PERSONAL,
    PLACE,
    POWER,
    RAIL,
    SteamRollersState,
)
from footplate.games.steamrollers.steps import setting_up

HOMES = [2, 3]  # a personal good lies on city 3 or 4


def legal(state: SteamRollersState) -> list[int]:
    return [state.box.actions.power + power for power in range(len(POWERS)) if not state.powers >> power & 1]


def play(state: SteamRollersState, power: int) -> None:
    state.powers |= 1 << power
    if power == ENGINE:
        state.step = BOX
    elif power == RAIL_POWER:
        state.step = RAIL
    elif power == TWO:
        state.bonus[state.seat] += state.box.edition.power_points
        end(state)
    elif power == TILE:
        state.step = FIRST_TILE
    elif power == PERSONAL_POWER and drawable(state):
        state.step = PERSONAL
    else:  # nothing but grey goods in the bag
        end(state)


def end(state: SteamRollersState) -> None:
    state.place += 1
    state.step = POWER
    setting_up.begin(state)


def legal_box(state: SteamRollersState) -> list[int]:
    return [state.box.actions.tick + value for value in range(CITIES) if not state.engine[state.seat] >> value & 1]


def play_box(state: SteamRollersState, value: int) -> None:
    state.engine[state.seat] |= 1 << value
    end(state)


def legal_rail(state: SteamRollersState) -> list[int]:
    out: list[int] = []
    sheet = state.sheets[state.seat]
    for h, drawings in enumerate(state.box.drawings[state.chart][state.box.free_rail]):
        if sheet[h] == 0:
            out.extend(drawings)
    return out


def play_rail(state: SteamRollersState, value: int) -> None:
    state.draw(state.seat, value // 15, value % 15)
    end(state)


def legal_tile(state: SteamRollersState) -> list[int]:
    """Any action tile; at that moment nobody has another one."""
    return [state.box.actions.take + tile for tile, owner in enumerate(state.owner) if owner < 0]


def play_tile(state: SteamRollersState, tile: int) -> None:
    """It lies sideways, as if taken in a round before the first."""
    state.owner[tile] = state.seat
    state.sideways[tile] = 1
    state.taken[tile] = 0
    end(state)


def drawable(state: SteamRollersState) -> list[int]:
    """The colours that a personal good can have: not that of the city it will lie on."""
    homes = home_colours(state)
    return [colour for colour in range(COAL) if state.bag[colour] and colour not in homes]


def home_colours(state: SteamRollersState) -> list[int]:
    return [state.box.geography.city_colour[city] for city in HOMES]


def legal_personal(state: SteamRollersState) -> list[int]:
    return [state.box.actions.personal + colour for colour in drawable(state)]


def play_personal(state: SteamRollersState, colour: int) -> None:
    state.bag[colour] -= 1
    state.own_colour[state.seat] = colour
    state.step = PLACE


def legal_place(state: SteamRollersState) -> list[int]:
    return [state.box.actions.place + city for city in HOMES]


def play_place(state: SteamRollersState, city: int) -> None:
    state.own_city[state.seat] = city
    end(state)

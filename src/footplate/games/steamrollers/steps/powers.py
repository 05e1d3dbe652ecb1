"""Starting powers: the last player chooses first, and each is used at once."""

from footplate.games.steamrollers.actions import ENGINE, POWERS, TILE, TWO
from footplate.games.steamrollers.actions import PERSONAL as PERSONAL_POWER
from footplate.games.steamrollers.actions import RAIL as RAIL_POWER
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.refusals_action import refuse_free_rail
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
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word
from footplate.table.step import NatureStep, Step

HOMES = [2, 3]  # a personal good lies on city 3 or 4


def end(state: SteamRollersState) -> None:
    state.place += 1
    state.step = POWER
    setting_up.begin(state)


def drawable(state: SteamRollersState) -> list[int]:
    """The colours that a personal good can have: not that of the city it will lie on."""
    homes = home_colours(state)
    return [colour for colour in range(COAL) if state.bag[colour] and colour not in homes]


def home_colours(state: SteamRollersState) -> list[int]:
    return [state.box.geography.city_colour[city] for city in HOMES]


class Power(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("power", "Choose a starting power", ["power"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.power + power for power in range(len(POWERS)) if not state.powers >> power & 1]

    def play(self, state: SteamRollersState, action: int) -> None:
        power = action - state.box.actions.power
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

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        power = action.values[0]
        if state.powers >> power & 1:
            return refuse("sr.power.order", "The power {power} is taken.", power=word(POWERS[power]))
        return None


class EngineBox(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("box", "Tick which engine box?", ["tick"], half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.tick + value for value in range(CITIES) if not state.engine[state.seat] >> value & 1]

    def play(self, state: SteamRollersState, action: int) -> None:
        state.engine[state.seat] |= 1 << action - state.box.actions.tick
        end(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        value = action.values[0]
        if state.engine[state.seat] >> value & 1:
            return refuse("sr.power.engine", "Box {value} is ticked.", value=value + 1)
        return None


def free_tracks(state: SteamRollersState) -> list[int]:
    out: list[int] = []
    sheet = state.sheets[state.seat]
    for h, drawings in enumerate(state.box.drawings[state.chart][state.box.free_rail]):
        if sheet[h] == 0:
            out.extend(drawings)
    return out


class FreeRail(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("rail", "Draw a track anywhere", ["draw"], half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
        return free_tracks(state)

    def play(self, state: SteamRollersState, action: int) -> None:
        h, pair = divmod(action - state.box.actions.draw, state.box.actions.pairs)
        state.draw(state.seat, h, pair)
        end(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        return refuse_free_rail(state, action.values[0], action.values[1])


class FirstTile(Step[SteamRollersState]):
    """Any action tile; at that moment nobody has another one."""

    def __init__(self) -> None:
        super().__init__("first-tile", "Take which action tile?", ["take"], half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.take + tile for tile, owner in enumerate(state.owner) if owner < 0]

    def play(self, state: SteamRollersState, action: int) -> None:
        """It lies sideways, as if taken in a round before the first."""
        tile = action - state.box.actions.take
        state.owner[tile] = state.seat
        state.sideways[tile] = 1
        state.taken[tile] = 0
        end(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        tile = action.values[0]
        if state.owner[tile] >= 0:
            return refuse("sr.power.tile", "Tile {tile} is taken.", tile=tile + 1)
        return None


class Personal(NatureStep[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("personal", "Draw your personal good", ["personal"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.personal + colour for colour in drawable(state)]

    def odds(self, state: SteamRollersState) -> list[float]:
        return setting_up.odds_of_bag(state, drawable(state))

    def play(self, state: SteamRollersState, action: int) -> None:
        colour = action - state.box.actions.personal
        state.bag[colour] -= 1
        state.own_colour[state.seat] = colour
        state.step = PLACE

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        colour = action.values[0]
        if colour == COAL or colour in home_colours(state):
            return refuse("sr.power.personal", "A personal good is not {colour}.", colour=word(COLOURS[colour]))
        if state.bag[colour] == 0:
            return refuse("sr.power.personal", "No {colour} good is left in the bag.", colour=word(COLOURS[colour]))
        return None


class Place(Step[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("place", "Put your personal good on which city?", ["place"], half_done=True)

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.place + city for city in HOMES]

    def play(self, state: SteamRollersState, action: int) -> None:
        state.own_city[state.seat] = action - state.box.actions.place
        end(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        city = action.values[0]
        if city in HOMES:
            return None
        return refuse("sr.power.personal", "A personal good lies on city 3 or 4, not on {city}.", city=city + 1)

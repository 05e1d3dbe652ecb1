"""The set-up: nature draws goods, turns tiles, rolls for the mountains and for Olive, and names the start player."""

from footplate.games.steamrollers.goods import CITIES, COAL
from footplate.games.steamrollers.state import (
    CHART,
    GOODS,
    INFLUENCE,
    ORDER,
    POWER,
    SIDE,
    START,
    SteamRollersState,
)
from footplate.games.steamrollers.steps import dice


def begin(state: SteamRollersState) -> None:
    """Go on with the set-up where something is still missing."""
    box = state.box
    if state.step == GOODS:
        if next_city(state) >= 0:
            return
        remove_own_colours(state)
    if -1 in state.side:
        state.step = SIDE
    elif box.orders and -1 in state.order_side:
        state.step = ORDER
    elif len(box.walls) > 1 and state.chart == 0:
        state.step = CHART
    elif not box.solo and state.step not in (START, POWER):
        state.step = START
    elif box.powers and state.place < box.players:
        state.step = POWER
        state.seat = (state.starter + box.players - 1 - state.place) % box.players
    elif state.cross_dice < box.level:
        state.step = INFLUENCE
    else:
        dice.begin_round(state)


def next_city(state: SteamRollersState) -> int:
    """The city that waits for a good; -1 when all are full."""
    for city in range(CITIES):
        if len(state.rows[city]) < state.box.goods_per_city:
            return city
    return -1


def legal_good(state: SteamRollersState) -> list[int]:
    actions = state.box.actions
    base = actions.good + next_city(state) * actions.colours
    return [base + colour for colour in range(COAL) if state.bag[colour]]


def odds_of_bag(state: SteamRollersState, colours: list[int]) -> list[float]:
    total = sum(state.bag[colour] for colour in colours)
    return [state.bag[colour] / total for colour in colours]


def play_good(state: SteamRollersState, value: int) -> None:
    city, colour = divmod(value, state.box.actions.colours)
    state.bag[colour] -= 1
    state.rows[city] = [*state.rows[city], colour]
    begin(state)


def remove_own_colours(state: SteamRollersState) -> None:
    """Goods in a city of their own colour leave; with coal, one lump comes instead of however many."""
    for city in range(CITIES):
        own = state.box.geography.city_colour[city]
        row = [colour for colour in state.rows[city] if colour != own]
        lost = len(state.rows[city]) - len(row)
        (state.bag if state.box.removed_to_bag else state.boxed)[own] += lost
        if lost and state.box.coal and state.boxed[COAL]:
            state.boxed[COAL] -= 1
            row.append(COAL)
        state.rows[city] = row


def legal_side(state: SteamRollersState) -> list[int]:
    base = state.box.actions.side + state.side.index(-1) * 2
    return [base, base + 1]


def play_side(state: SteamRollersState, value: int) -> None:
    tile, side = divmod(value, 2)
    state.side[tile] = side
    state.tile_of[state.box.tiles[value].effect] = tile
    begin(state)


def legal_order(state: SteamRollersState) -> list[int]:
    base = state.box.actions.order + state.order_side.index(-1) * 2
    return [base, base + 1]


def play_order(state: SteamRollersState, value: int) -> None:
    state.order_side[value // 2] = value % 2
    begin(state)


def legal_chart(state: SteamRollersState) -> list[int]:
    return [state.box.actions.chart + value for value in range(CITIES)]


def play_chart(state: SteamRollersState, value: int) -> None:
    state.chart = value + 1
    begin(state)


def legal_start(state: SteamRollersState) -> list[int]:
    return [state.box.actions.start + seat for seat in range(state.box.players)]


def play_start(state: SteamRollersState, seat: int) -> None:
    state.starter = seat
    begin(state)


def play_influence(state: SteamRollersState, value: int) -> None:
    """A die of Olive's level: her first crosses."""
    state.crosses[value] += 1
    state.cross_dice += 1
    begin(state)

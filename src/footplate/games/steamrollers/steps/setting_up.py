"""The set-up: nature draws goods, turns tiles, rolls for the mountains and for Olive, and names the start player."""

from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
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
from footplate.table.catalogue import Action
from footplate.table.rules import Refusal, refuse
from footplate.table.say import word
from footplate.table.step import NatureStep


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


def odds_of_bag(state: SteamRollersState, colours: list[int]) -> list[float]:
    total = sum(state.bag[colour] for colour in colours)
    return [state.bag[colour] / total for colour in colours]


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


class Goods(NatureStep[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("goods", "Draw a good for a city", ["good"])

    def legal(self, state: SteamRollersState) -> list[int]:
        actions = state.box.actions
        base = actions.good + next_city(state) * actions.colours
        return [base + colour for colour in range(COAL) if state.bag[colour]]

    def odds(self, state: SteamRollersState) -> list[float]:
        return odds_of_bag(state, [colour for colour in range(COAL) if state.bag[colour]])

    def play(self, state: SteamRollersState, action: int) -> None:
        city, colour = divmod(action - state.box.actions.good, state.box.actions.colours)
        state.bag[colour] -= 1
        state.rows[city] = [*state.rows[city], colour]
        begin(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        city, colour = action.values
        wanted = next_city(state)
        if city != wanted:
            return refuse("sr.setup.goods", "The next good is for city {city}.", city=wanted + 1)
        if colour == COAL:
            return refuse("sr.setup.goods", "Coal is never in the bag.")
        if state.bag[colour] == 0:
            return refuse("sr.setup.goods", "No {colour} good is left in the bag.", colour=word(COLOURS[colour]))
        return None


class Side(NatureStep[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("side", "Turn an action tile", ["side"])

    def legal(self, state: SteamRollersState) -> list[int]:
        base = state.box.actions.side + state.side.index(-1) * 2
        return [base, base + 1]

    def play(self, state: SteamRollersState, action: int) -> None:
        value = action - state.box.actions.side
        tile, side = divmod(value, 2)
        state.side[tile] = side
        state.tile_of[state.box.tiles[value].effect] = tile
        begin(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        wanted = state.side.index(-1)
        if action.values[0] // 2 == wanted:
            return None
        return refuse("sr.setup.tiles", "The next tile is {tile}.", tile=wanted + 1)


class Order(NatureStep[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("order", "Turn an order tile", ["order"])

    def legal(self, state: SteamRollersState) -> list[int]:
        base = state.box.actions.order + state.order_side.index(-1) * 2
        return [base, base + 1]

    def play(self, state: SteamRollersState, action: int) -> None:
        order, side = divmod(action - state.box.actions.order, 2)
        state.order_side[order] = side
        begin(state)

    def refuse(self, state: SteamRollersState, action: Action) -> Refusal | None:
        wanted = state.order_side.index(-1)
        if action.values[0] // 2 == wanted:
            return None
        return refuse("sr.setup.orders", "The next order tile is {order}.", order=f"O{wanted + 1}")


class Chart(NatureStep[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("chart", "Roll for the mountains", ["chart"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.chart + value for value in range(CITIES)]

    def play(self, state: SteamRollersState, action: int) -> None:
        state.chart = action - state.box.actions.chart + 1
        begin(state)


class Influence(dice.Roll):
    """A die of Olive's level: her first crosses."""

    def __init__(self) -> None:
        super().__init__("influence", "Roll for Olive's influence")

    def rolled(self, state: SteamRollersState, value: int) -> None:
        state.crosses[value] += 1
        state.cross_dice += 1
        begin(state)


class Start(NatureStep[SteamRollersState]):
    def __init__(self) -> None:
        super().__init__("start", "Draw the start player", ["start"])

    def legal(self, state: SteamRollersState) -> list[int]:
        return [state.box.actions.start + seat for seat in range(state.box.players)]

    def play(self, state: SteamRollersState, action: int) -> None:
        state.starter = action - state.box.actions.start
        begin(state)

"""Order tiles: once in a turn, delivered goods are traded for one. Coal is wild, one lump for each tile."""

from footplate.games.steamrollers.components import ORDERS
from footplate.games.steamrollers.goods import COAL, COLOURS
from footplate.games.steamrollers.state import CENTRE, SteamRollersState


def legal(state: SteamRollersState) -> list[int]:
    """Every trade; nothing where orders aren't in use or one was traded in this turn."""
    if state.traded or not state.box.orders:
        return []
    actions = state.box.actions
    base = state.seat * len(COLOURS)
    kept = state.kept
    out: list[int] = []
    coal: list[int] = []
    for order in range(ORDERS):
        if state.order_owner[order] != CENTRE:
            continue
        goods = state.box.order_tiles[order * 2 + state.order_side[order]].goods
        missing = [k for k in range(COAL) if kept[base + k] < goods[k]]
        if not missing:
            out.append(actions.trade + order)
        if kept[base + COAL]:
            for colour in range(COAL):
                if goods[colour] and kept[base + colour] >= goods[colour] - 1 and missing in ([], [colour]):
                    coal.append(actions.coal + order * len(COLOURS) + colour)
    return out + coal


def play(state: SteamRollersState, action: int) -> None:
    actions = state.box.actions
    if action < actions.coal:
        trade(state, action - actions.trade, -1)
    else:
        trade(state, (action - actions.coal) // len(COLOURS), (action - actions.coal) % len(COLOURS))


def trade(state: SteamRollersState, order: int, replaced: int) -> None:
    """Goods go into the bag, the tile to the player. `replaced` is the colour that coal stands for, or -1."""
    base = state.seat * len(COLOURS)
    goods = state.box.order_tiles[order * 2 + state.order_side[order]].goods
    for colour in range(COAL):
        count = goods[colour] - (1 if colour == replaced else 0)
        state.kept[base + colour] -= count
        state.bag[colour] += count
    if replaced >= 0:
        state.kept[base + COAL] -= 1
        state.bag[COAL] += 1
    state.order_owner[order] = state.seat
    state.traded = 1

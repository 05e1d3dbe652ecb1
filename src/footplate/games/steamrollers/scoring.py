"""The score pad: deliveries, network, engine, tiles, orders; Olive's own way of counting."""

from typing import Final

from footplate.games.steamrollers.network import network_points
from footplate.games.steamrollers.state import CENTRE, SteamRollersState
from footplate.table.game import Scores, TieBreak

COLUMNS: Final = ["deliveries", "start", "network", "engine", "tiles", "orders"]  # say
NETWORK: Final = 2
TIES: Final = ["ticked boxes", "network"]  # say


def scores(state: SteamRollersState) -> Scores:
    box = state.box
    rows = [olive_row(state) if seat == box.olive else row(state, seat) for seat in range(box.seats)]
    if box.solo:
        # Rule sr.olive.tie: the player needs more points than she has.
        lost = state.olive_won or sum(rows[box.olive]) >= sum(rows[1 - box.olive])
        return Scores(COLUMNS, rows, [], [box.olive] if lost else None)
    boxes = [state.boxes(seat) for seat in range(box.seats)]
    network = [points[NETWORK] for points in rows]
    return Scores(COLUMNS, rows, [TieBreak(TIES[0], boxes), TieBreak(TIES[1], network)])


def row(state: SteamRollersState, seat: int) -> list[int]:
    box = state.box
    tiles = sum(tile_value(state, tile) for tile, owner in enumerate(state.owner) if owner == seat)
    orders = 0
    for order, owner in enumerate(state.order_owner):
        if owner == seat:
            orders += box.order_tiles[order * 2 + state.order_side[order]].vp
    return [
        state.points[seat],
        state.bonus[seat],
        network_points(box, state.links[seat]),
        box.edition.engine_bonus[state.boxes(seat)],
        tiles,
        orders,
    ]


def tile_value(state: SteamRollersState, tile: int) -> int:
    side = state.side[tile]
    return state.box.tiles[tile * 2 + side].vp if side >= 0 else 0


def olive_row(state: SteamRollersState) -> list[int]:
    """Her removed goods, her two best regions, an engine as if of six, and the good tiles in the centre."""
    edition = state.box.edition
    network = sum(sorted(state.crosses)[-edition.olive_regions :])
    tiles = sum(max(0, tile_value(state, tile)) for tile, owner in enumerate(state.owner) if owner == CENTRE)
    return [state.olive_points, 0, network, edition.olive_engine, tiles, 0]

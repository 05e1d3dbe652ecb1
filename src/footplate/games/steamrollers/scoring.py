"""The score pad: deliveries, network, engine, tiles, orders; Olive's own way of counting."""

from typing import Final

from footplate.games.steamrollers.network import network_points
from footplate.games.steamrollers.state import CENTRE, SteamRollersState
from footplate.table.game import Scores

COLUMNS: Final = ["deliveries", "start", "network", "engine", "tiles", "orders"]  # say


def scores(state: SteamRollersState) -> Scores:
    rows: list[list[int]] = []
    tie_break: list[int] = []
    for seat in range(state.box.seats):
        if seat == state.box.olive:
            rows.append(olive_row(state))
            tie_break.append(1)  # Rule sr.olive.tie: a tie is lost
        else:
            rows.append(row(state, seat))
            tie_break.append(0 if state.box.solo else state.boxes(seat) * 100 + rows[-1][2])
    winners = [state.box.olive] if state.olive_won else None
    return Scores(COLUMNS, rows, tie_break, winners)


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

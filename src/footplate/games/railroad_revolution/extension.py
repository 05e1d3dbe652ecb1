"""Board extensions, of people and Mautomas: columns of performance tiles, reward tiles from the track."""

from footplate.games.railroad_revolution.state import REWARD_OF, TILES, RailroadState


def can_push(state: RailroadState, seat: int, tile: int) -> bool:
    """Whether a tile lies on this seat's extension, and the row above it is free."""
    rows = state.box.values.extension_rows
    place = state.tile_at[tile] - TILES - seat * rows * 2
    return 0 <= place < rows * 2 and place % rows < rows - 1 and state.tile_at[tile] + 1 not in state.tile_at


def room(state: RailroadState, seat: int, column: int) -> bool:
    """Whether a column of the extension can take another tile."""
    rows = state.box.values.extension_rows
    at = TILES + seat * rows * 2 + column * rows
    return any(at + row not in state.tile_at for row in range(rows))


def enter(state: RailroadState, seat: int, tile: int, column: int) -> None:
    """A tile enters at the bottom of a column; those that lie there one upon the other are pushed up."""
    rows = state.box.values.extension_rows
    bottom = TILES + seat * rows * 2 + column * rows
    free = bottom
    while free in state.tile_at:
        free += 1
    for place in range(free - 1, bottom - 1, -1):
        state.tile_at[state.tile_at.index(place)] = place + 1
    state.tile_at[tile] = bottom


def has_reward(state: RailroadState, seat: int, piece: int) -> bool:
    for tile, at in enumerate(state.reward_at):
        of = (at - REWARD_OF) // 2 if at >= REWARD_OF else -1
        if of == seat and state.box.reward_tiles[tile].piece == piece:
            return True
    return False

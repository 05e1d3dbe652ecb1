"""What the set-up still lacks: which tile comes next, and which can't come any more."""

from footplate.games.railroad_revolution.performance import LETTERS, PERFORMANCE_ROWS, REWARD_ROWS
from footplate.games.railroad_revolution.state import LAID_OUT, OFFERED, RailroadState
from footplate.table.rules import Refusal, refuse
from footplate.table.say import Say


def next_city(state: RailroadState) -> int:
    """The city that waits for its tile; -1 when all have one."""
    return state.city_tile.index(-1) if -1 in state.city_tile else -1


def next_section(state: RailroadState) -> int:
    for section in state.box.tiled_sections:
        if state.section_tile[section] < 0:
            return section
    return -1


def next_gap(state: RailroadState) -> int:
    for gap in state.box.tiled_gaps:
        if state.gap_tile[gap] < 0:
            return gap
    return -1


def next_dealt(state: RailroadState) -> int:
    """The column, seat * 2 + column, that waits for its first milestone."""
    return state.open.index(-1) if -1 in state.open else -1


def next_row(state: RailroadState) -> int:
    for row in range(PERFORMANCE_ROWS):
        if state.tile_at.count(row) < state.box.seats:
            return row
    return -1


def next_reward(state: RailroadState) -> int:
    """The row and the type of reward tile, row * 2 + type, that comes next; -1 when both rows lie there."""
    for row in range(REWARD_ROWS):
        for piece in range(2):
            there = 0
            for tile, at in enumerate(state.reward_at):
                if at == row and state.box.reward_tiles[tile].piece == piece:
                    there += 1
            if there < rewards_in(state.box.seats, row, piece):
                return row * 2 + piece
    return -1


def rewards_in(seats: int, row: int, piece: int) -> int:
    """The tiles of a type in a row: where the number is odd, a rail more in the first, a building in the second."""
    return (seats + 1) // 2 if row == piece else seats // 2


def next_wagon_row(state: RailroadState) -> int:
    for row in range(len(state.box.wagon_spots)):
        there = 0
        for wagon, at in enumerate(state.wagon_at):
            if at == LAID_OUT and state.box.wagons[wagon].row == row:
                there += 1
        if there < state.box.seats:
            return row
    return -1


def letters_left(state: RailroadState) -> list[int]:
    """By letter, how many tiles were neither set aside, nor removed, nor laid out."""
    tiles = state.box.performance_tiles
    left = [-1 - state.box.tiles_removed] * len(LETTERS)
    for number, tile in enumerate(tiles):
        left[tile.letter] += 1
        if 0 <= state.tile_at[number] < OFFERED:
            left[tile.letter] -= 1
    return left


def clash(state: RailroadState, tile: int) -> bool:
    """Whether a start tile can't be offered: with a performance tile of its letter, or the same set-up tile."""
    if state.box.edition.tiles:
        tiles = state.box.performance_tiles
        return any(tiles[other].letter == tiles[tile].letter for other in state.offer_tile)
    return any(other // 2 == tile // 2 for other in state.offer_tile)


def taken(rule: str, tile: Say | str) -> Refusal:
    return refuse(rule, "{tile} lies there already.", tile=tile)

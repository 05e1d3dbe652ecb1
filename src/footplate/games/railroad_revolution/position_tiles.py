"""Positions in words: the expansion's tiles and wagons."""

from footplate.games.railroad_revolution.actions import PIECES
from footplate.games.railroad_revolution.extension import has_reward
from footplate.games.railroad_revolution.performance import PERFORMANCE_ROWS, REWARD_ROWS
from footplate.games.railroad_revolution.state import (
    LAID_OUT,
    OUT,
    PLAYMAT,
    REWARD_OF,
    TILES,
    WAGON_OF,
    WAITING,
    RailroadState,
)
from footplate.games.railroad_revolution.steps.missing import rewards_in
from footplate.table.errors import BadInput
from footplate.table.finding import find
from footplate.table.reading import number

LINES: dict[str, str] = {
    "performance": "Write 'performance SEAT TILE left ROW' (or right; rows from the bottom).",
    "row": "Write 'row NUMBER TILE TILE …' (performance tiles beside the track) or 'row NUMBER none'.",
    "rewards": "Write 'rewards NUMBER TILE TILE …' (reward tiles beside the track) or 'rewards NUMBER none'.",
    "reward": "Write 'reward SEAT TILE' or 'reward SEAT TILE used'.",
    "laid": "Write 'laid ROW WAGON WAGON …' (wagons beside their row) or 'laid ROW none'.",
    "wagon": "Write 'wagon SEAT WAGON TRAIN', 'wagon SEAT WAGON waiting' or, of a Mautoma, 'wagon SEAT WAGON'.",
    "tender": "Write 'tender SEAT TRAIN' or 'tender SEAT waiting NUMBER'.",
    "spots": "Write 'spots ROW rail rail …' (those that are free) or 'spots ROW none'.",
}


def line(state: RailroadState, verb: str, args: list[str]) -> None:
    box = state.box
    if not box.edition.tiles:
        raise BadInput("the base game has no such thing.", cure="Take the edition 'expansion'.")
    if verb in ("row", "rewards", "laid"):
        lay_rows(state, verb, args)
    elif verb == "spots":
        row = number(args[0], 1, len(box.wagon_spots)) - 1
        free = [] if args[1:] == ["none"] else [find(word, PIECES, "piece") for word in args[1:]]
        for piece in range(len(PIECES)):
            state.spots[row * 2 + piece] = free.count(piece)
    else:
        seat = find(args[0], box.seat_names, "seat")
        if verb == "performance":
            tile = find(args[1], [t.card for t in box.performance_tiles], "performance tile")
            rows = box.values.extension_rows
            column = find(args[2], ["left", "right"], "column")
            place = TILES + seat * rows * 2 + column * rows + number(args[3], 1, rows) - 1
            if place in state.tile_at or state.tile_at[tile] != OUT:
                raise BadInput("a tile lies there, or it lies elsewhere.")
            state.tile_at[tile] = place
        elif verb == "reward":
            tile = find(args[1], [t.id for t in box.reward_tiles], "reward tile")
            if has_reward(state, seat, box.reward_tiles[tile].piece):
                raise BadInput(f"{box.seat_names[seat]} has a tile of this type.", cure="One of each type, at most.")
            state.reward_at[tile] = REWARD_OF + seat * 2 + (args[2:] == ["used"])
        else:
            attach(state, verb, seat, args[1:])


def lay_rows(state: RailroadState, verb: str, args: list[str]) -> None:
    box = state.box
    names, where, rows = {
        "row": ([t.card for t in box.performance_tiles], state.tile_at, PERFORMANCE_ROWS),
        "rewards": ([t.id for t in box.reward_tiles], state.reward_at, REWARD_ROWS),
        "laid": ([w.id for w in box.wagons], state.wagon_at, len(box.wagon_spots)),
    }[verb]
    row = number(args[0], 1, rows) - 1
    for word in args[1:] if args[1:] != ["none"] else []:
        tile = find(word, names, "tile")
        if where[tile] != OUT:
            raise BadInput(f"{word} lies somewhere already.")
        if verb == "laid" and box.wagons[tile].row != row:
            raise BadInput(f"{word} is a wagon of row {box.wagons[tile].row + 1}.")
        where[tile] = LAID_OUT if verb == "laid" else row


def attach(state: RailroadState, verb: str, seat: int, args: list[str]) -> None:
    """A wagon or a tender of a seat: at a train, waiting for one, or on a Mautoma's playmat."""
    box = state.box
    names = [train.name for train in box.trains]
    if verb == "tender":
        if args[0] == "waiting":
            state.tenders_waiting[seat] = number(args[1], 0, box.values.tenders)
        else:
            state.tender_on[seat] |= 1 << owned(state, seat, find(args[0], names, "train"))
        return
    wagon = find(args[0], [w.id for w in box.wagons], "wagon")
    if state.wagon_at[wagon] != OUT:
        raise BadInput(f"{args[0]} lies somewhere already.")
    if box.automas[seat]:
        at = PLAYMAT
    elif args[1] == "waiting":
        at = WAITING
    else:
        at = owned(state, seat, find(args[1], names, "train"))
    state.wagon_at[wagon] = WAGON_OF + seat * 8 + at


def owned(state: RailroadState, seat: int, train: int) -> int:
    if not state.has_train(seat, train):
        cure = "Write the line 'trains' before it."
        raise BadInput(f"{state.box.seat_names[seat]} has no {state.box.trains[train].name}.", cure=cure)
    return train


def fill(state: RailroadState, said: dict[str, int]) -> None:
    """Rows that no line names are laid out in the order of the files; a wagon that is gone has left its spot filled."""
    box = state.box
    for row in range(PERFORMANCE_ROWS):
        if f"row {row + 1}" not in said:
            fill_row(state.tile_at, row, box.seats)
    for row in range(REWARD_ROWS):
        if f"rewards {row + 1}" not in said:
            fill_rewards(state, row)
    for row in range(len(box.wagon_spots)):
        fill_wagons(state, row, said)
    tenders = sum(mask.bit_count() for mask in state.tender_on) + sum(state.tenders_waiting)
    if tenders > box.values.tenders:
        raise BadInput(f"there are {box.values.tenders} tenders.", "tender")
    state.tenders_left = box.values.tenders - tenders


def fill_row(where: list[int], row: int, count: int) -> None:
    free = [tile for tile, at in enumerate(where) if at == OUT]
    for tile in free[: count - where.count(row)]:
        where[tile] = row


def fill_rewards(state: RailroadState, row: int) -> None:
    tiles = state.box.reward_tiles
    for piece in range(len(PIECES)):
        there = sum(at == row and tiles[tile].piece == piece for tile, at in enumerate(state.reward_at))
        free = [n for n, at in enumerate(state.reward_at) if at == OUT and tiles[n].piece == piece]
        for tile in free[: max(0, rewards_in(state.box.seats, row, piece) - there)]:
            state.reward_at[tile] = row


def fill_wagons(state: RailroadState, row: int, said: dict[str, int]) -> None:
    box = state.box
    own = [n for n, wagon in enumerate(box.wagons) if wagon.row == row]
    gone = sum(state.wagon_at[n] > LAID_OUT for n in own)
    if f"laid {row + 1}" not in said:
        free = [n for n in own if state.wagon_at[n] == OUT]
        for wagon in free[: max(0, box.seats - gone - sum(state.wagon_at[n] == LAID_OUT for n in own))]:
            state.wagon_at[wagon] = LAID_OUT
    if f"spots {row + 1}" not in said:
        for piece in box.wagon_spots[row][:gone]:
            state.spots[row * 2 + piece] -= 1
    elif sum(state.spots[row * 2 : row * 2 + 2]) + gone != len(box.wagon_spots[row]):
        raise BadInput(f"{gone} wagons of row {row + 1} are gone, so as many spots are filled.", f"spots {row + 1}")

"""The bonuses of a Mautoma's playmat and cards: which train, worker or tile. Beside the rulebook."""

from typing import Final

from footplate.games.railroad_revolution.actions import SIDES
from footplate.games.railroad_revolution.automa_map import Decided, by_arrow, by_arrows, northward, westward
from footplate.games.railroad_revolution.deck import (
    FLIP_TO_PROMOTE,
    PROMOTE,
    PUSH,
    SHARE,
    TRAIN,
    UPGRADE_BONUS,
    WORKER,
)
from footplate.games.railroad_revolution.effects import COLOURS
from footplate.games.railroad_revolution.extension import can_push, has_reward
from footplate.games.railroad_revolution.milestones import A2
from footplate.games.railroad_revolution.state import TILES, WORKERS, RailroadState
from footplate.table.choice import Choice, Trace
from footplate.table.say import say, word

# What comes in the queue besides the bonuses of deck.py: a tile of a row beside the track.
TAKE_TILE: Final = 16
TAKE_REWARD: Final = 24
MOST_ROWS: Final = 8


def possible(state: RailroadState, seat: int, bonus: int) -> bool:
    """Whether a bonus of the queue brings anything now."""
    if bonus == TRAIN:
        return train_choice(state, seat) is not None
    if bonus == PROMOTE:
        return promoted_worker(state, seat) >= 0 and promotion_column(state, seat) >= 0
    if bonus == FLIP_TO_PROMOTE:
        return flip_to_promote(state, seat) or first_train(state, seat, state.trains_down) >= 0
    if bonus == PUSH:
        return pushed_tile(state, seat) >= 0
    if bonus == UPGRADE_BONUS:
        return state.marker[seat * 3] < state.box.track.length or pushed_tile(state, seat) >= 0
    if bonus == SHARE:
        return state.shares_left > 0
    if bonus == WORKER:
        return any(state.stock)
    if bonus >= TAKE_REWARD:
        return bool(reward_tiles(state, seat, bonus - TAKE_REWARD))
    return bonus - TAKE_TILE in state.tile_at


def use_bonus(state: RailroadState, seat: int) -> Decided:
    """How it takes the first bonus of the queue, which is possible."""
    bonus = state.queue[0]
    if bonus == TRAIN:
        return take_train(state, seat)
    if bonus == PROMOTE:
        return promote(state, seat)
    if bonus == FLIP_TO_PROMOTE:
        return flip(state, seat)
    if bonus == PUSH:
        return push(state, seat, Trace("Which performance tile moves up?"))
    if bonus == UPGRADE_BONUS:
        return upgrade(state, seat)
    if bonus == SHARE:
        return take_share(state)
    if bonus == WORKER:
        return take_worker(state, seat)
    if bonus >= TAKE_REWARD:
        return take_reward(state, seat, bonus - TAKE_REWARD)
    return take_tile(state, seat, bonus - TAKE_TILE)


def take_share(state: RailroadState) -> Decided:
    trace = Trace("What does it gain?")
    trace.note("the bonus is a share", "rr.automa.share")
    trace.answer = "a share"
    return Decided(state.box.actions.share, trace)


# Trains


def train_choice(state: RailroadState, seat: int) -> Choice[int] | None:
    """The stack that both arrows choose, the horizontal one first; None with six trains or without a stack."""
    box = state.box
    owned = sum(trains_of(state, seat, state.trains_up)) + sum(trains_of(state, seat, state.trains_down))
    stacks = [train for train in range(1, len(box.trains)) if state.stacks[train]]
    if owned >= box.values.automa_trains or not stacks:
        return None
    down = -1 if northward(state, seat) else 1
    right = -1 if westward(state, seat) else 1
    choice = Choice("Which train does it take?", stacks, lambda t: box.trains[t].name, lambda t: [box.trains[t].name])
    return choice.first(
        by_arrows(state, seat),
        lambda t: [right * (box.trains[t].stack % 2), down * (box.trains[t].stack // 2)],
        "rr.automa.train",
    )


def take_train(state: RailroadState, seat: int) -> Decided:
    choice = train_choice(state, seat)
    assert choice is not None
    return Decided(state.box.actions.train + choice.one(), choice.trace)


def trains_of(state: RailroadState, seat: int, trains: list[int]) -> list[int]:
    types = len(state.box.trains)
    return trains[seat * types : (seat + 1) * types]


def first_train(state: RailroadState, seat: int, trains: list[int]) -> int:
    """The first type of which it has a train on this side; they are all alike to it. -1 without one."""
    for train, count in enumerate(trains_of(state, seat, trains)):
        if count:
            return train
    return -1


def flip_to_promote(state: RailroadState, seat: int) -> bool:
    """Whether it can flip a train to promote a worker."""
    return first_train(state, seat, state.trains_up) >= 0 and possible(state, seat, PROMOTE)


def flip(state: RailroadState, seat: int) -> Decided:
    box = state.box
    trace = Trace("Which train does it flip?")
    if flip_to_promote(state, seat):
        train = first_train(state, seat, state.trains_up)
        trace.note(
            "flipped to promote a worker", "rr.automa.flip", box.trains[train].name, places=[box.trains[train].name]
        )
        trace.answer = box.trains[train].name
        return Decided(box.actions.flip + train, trace)
    if first_train(state, seat, state.trains_up) < 0:
        trace.note("no train is face up", "rr.automa.flip")
    else:
        trace.note("it has no worker, or no milestone for one", "rr.automa.flip")
    train = first_train(state, seat, state.trains_down)
    trace.note("so one is turned face up", "rr.automa.flip", box.trains[train].name, places=[box.trains[train].name])
    trace.answer = box.trains[train].name
    return Decided(box.actions.turn + train, trace)


# Workers


def promoted_worker(state: RailroadState, seat: int) -> int:
    """A worker of its reserve; the colours are all alike to it. -1 without one."""
    for colour in range(WORKERS):
        if state.supply[seat * WORKERS + colour]:
            return colour
    return -1


def promotion_column(state: RailroadState, seat: int) -> int:
    """The column of the milestone that gets its next worker: the upper row first, left before right; -1 without one."""
    best, found = 99, -1
    for column in range(2):
        tile = state.open[seat * 2 + column]
        if tile >= 0 and row_of(state, tile) < best:
            best, found = row_of(state, tile), column
    return found


def row_of(state: RailroadState, tile: int) -> int:
    """The row of a milestone in its column: A1 and A2 are the first."""
    return max(0, state.box.milestones[tile].pile - A2)


def promote(state: RailroadState, seat: int) -> Decided:
    box = state.box
    columns = [column for column in range(2) if state.open[seat * 2 + column] >= 0]
    choice = Choice(
        "Which milestone gets a worker?",
        columns,
        lambda c: box.milestones[state.open[seat * 2 + c]].id,
        lambda c: [box.milestones[state.open[seat * 2 + c]].id],
    )
    choice.least("row", lambda c: 1 + row_of(state, state.open[seat * 2 + c]), "rr.automa.promote")
    choice.first("left before right", lambda c: [c], "rr.automa.promote")
    return Decided(box.actions.promote + promoted_worker(state, seat) * 2 + choice.one(), choice.trace)


def take_worker(state: RailroadState, seat: int) -> Decided:
    """The colour doesn't matter to it: the one that is least missed by others."""
    colours = [colour for colour in range(WORKERS) if state.stock[colour]]
    choice = Choice("Which worker does it take?", colours, lambda c: word(COLOURS[c]))
    choice.most("left in the supply", lambda c: state.stock[c], "rr.automa.worker")
    choice.first("the first of these", lambda c: [c], "rr.automa.worker")
    return Decided(state.box.actions.worker + choice.one(), choice.trace)


# Performance


def upgrade(state: RailroadState, seat: int) -> Decided:
    """The marker goes up, or at the end of the track a tile."""
    track = state.box.track
    at = state.marker[seat * 3]
    steps = min(state.box.values.upgrade_steps, track.length - at)
    trace = Trace("How does it use the upgrade?")
    if not steps:
        trace.note("its marker is at the end of the track", "rr.automa.upgrade")
        return push(state, seat, trace)
    trace.note(say("its marker goes from step {old} to", old=at), "rr.automa.upgrade", str(at + steps))
    trace.answer = say("1 step") if steps == 1 else say("{count} steps", count=steps)
    return Decided(state.box.actions.advance + steps - 1, trace)


def own_tiles(state: RailroadState, seat: int) -> list[int]:
    """Its performance tiles, from the bottom row up, right before left."""
    rows = state.box.values.extension_rows
    first = TILES + seat * rows * 2
    found: list[int] = []
    for row in range(rows):
        for column in (1, 0):
            place = first + column * rows + row
            if place in state.tile_at:
                found.append(state.tile_at.index(place))
    return found


def pushed_tile(state: RailroadState, seat: int) -> int:
    """The tile that a push moves; -1 without one."""
    for tile in own_tiles(state, seat):
        if can_push(state, seat, tile):
            return tile
    return -1


def push(state: RailroadState, seat: int, trace: Trace) -> Decided:
    box = state.box
    tiles = own_tiles(state, seat)
    choice = Choice(
        "Which performance tile moves up?",
        tiles,
        lambda t: box.performance_tiles[t].card,
        lambda t: [box.performance_tiles[t].card],
    )
    choice.keep("a free spot above it", lambda t: can_push(state, seat, t), "rr.automa.push")
    choice.first("from the bottom row, right before left", lambda t: [tiles.index(t)], "rr.automa.push")
    trace.parts.append(choice.trace)
    trace.answer = box.performance_tiles[choice.one()].card
    return Decided(box.actions.push + choice.one(), trace)


def take_tile(state: RailroadState, seat: int, row: int) -> Decided:
    """A performance tile of the row, into the column whose turn it is."""
    box = state.box
    tiles = [tile for tile, at in enumerate(state.tile_at) if at == row]
    right = -1 if westward(state, seat) else 1
    choice = Choice(
        "Which performance tile does it take?",
        tiles,
        lambda t: box.performance_tiles[t].card,
        lambda t: [box.performance_tiles[t].card],
    )
    choice.first(by_arrow(state, seat), lambda t: [right * t], "rr.automa.row-tile")
    column = 1 - len(own_tiles(state, seat)) % 2
    choice.trace.note("into the column", "rr.automa.tile-place", word(SIDES[column]))
    return Decided(box.actions.take + choice.one() * 2 + column, choice.trace)


def reward_tiles(state: RailroadState, seat: int, row: int) -> list[int]:
    """The reward tiles of a row that it may take: of a type that it hasn't taken from the track."""
    pieces = state.box.reward_tiles
    return [t for t, at in enumerate(state.reward_at) if at == row and not has_reward(state, seat, pieces[t].piece)]


def take_reward(state: RailroadState, seat: int, row: int) -> Decided:
    box = state.box
    there = [tile for tile, at in enumerate(state.reward_at) if at == row]
    may = reward_tiles(state, seat, row)
    right = -1 if westward(state, seat) else 1
    choice = Choice(
        "Which reward tile does it take?", there, lambda t: box.reward_tiles[t].id, lambda t: [box.reward_tiles[t].id]
    )
    choice.keep("of a type that it hasn't taken", lambda t: t in may, "rr.upgrade.reward-type")
    choice.first(by_arrow(state, seat), lambda t: [right * t], "rr.automa.row-tile")
    return Decided(box.actions.reward + choice.one(), choice.trace)

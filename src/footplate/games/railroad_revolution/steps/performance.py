"""Performance upgrades: steps on the base game's tracks, or the expansion's marker, its stops and its tiles."""

from footplate.games.railroad_revolution.actions import TRACKS
from footplate.games.railroad_revolution.effects import REWARD, STEP, TAKE, UPGRADE, effect
from footplate.games.railroad_revolution.extension import can_push, enter, has_reward, room
from footplate.games.railroad_revolution.performance import NO_STOP, PERFORMANCE_STOP
from footplate.games.railroad_revolution.purse import ability_cash, purse, solvent
from footplate.games.railroad_revolution.state import REWARD_OF, RailroadState
from footplate.games.railroad_revolution.steps import flow

# The base game


def can_step(state: RailroadState, seat: int, track: int) -> bool:
    space = state.marker[seat * 3 + track] + 1
    tracks = state.box.base_tracks
    return space <= tracks.length and can_pay(state, seat, tracks.cost[space], effect(STEP))


def can_pay(state: RailroadState, seat: int, price: int, used: int) -> bool:
    """Whether a price can be paid for an effect that waits, with what else is open."""
    if purse(state, seat) >= price:
        return True
    left = state.effects[:]
    left.remove(used)
    return solvent(state, seat, price, left, ability_cash(state))


def steps(state: RailroadState, seat: int) -> list[int]:
    base = state.box.actions.step
    return [base + track for track in range(len(TRACKS)) if can_step(state, seat, track)]


def step(state: RailroadState, seat: int, track: int) -> None:
    flow.spend(state, effect(STEP))
    state.marker[seat * 3 + track] += 1
    state.money[seat] -= state.box.base_tracks.cost[state.marker[seat * 3 + track]]


# The expansion's track


def advance_price(state: RailroadState, seat: int, count: int) -> int:
    at = state.marker[seat * 3]
    return sum(state.box.track.cost[at + 1 : at + 1 + count])


def advances(state: RailroadState, seat: int) -> list[int]:
    base = state.box.actions.advance
    most = min(state.box.values.upgrade_steps, state.box.track.length - state.marker[seat * 3])
    out: list[int] = []
    for count in range(1, most + 1):
        if can_pay(state, seat, advance_price(state, seat, count), effect(UPGRADE)):
            out.append(base + count - 1)
    return out


def advance(state: RailroadState, seat: int, count: int) -> None:
    """Steps are paid; each stop that is reached or passed gives a tile of its row."""
    flow.spend(state, effect(UPGRADE))
    state.money[seat] -= advance_price(state, seat, count)
    track = state.box.track
    for _ in range(count):
        state.marker[seat * 3] += 1
        at = state.marker[seat * 3]
        if track.stop[at] != NO_STOP:
            kind = TAKE if track.stop[at] == PERFORMANCE_STOP else REWARD
            state.effects = [*state.effects, effect(kind, track.row[at])]


# Performance tiles


def pushes(state: RailroadState, seat: int) -> list[int]:
    base = state.box.actions.push
    return [base + tile for tile in range(len(state.tile_at)) if can_push(state, seat, tile)]


def push(state: RailroadState, tile: int) -> None:
    flow.spend(state, effect(UPGRADE))
    state.tile_at[tile] += 1


def takes(state: RailroadState, seat: int, row: int) -> list[int]:
    base = state.box.actions.take
    out: list[int] = []
    for column in range(2):
        if room(state, seat, column):
            for tile, at in enumerate(state.tile_at):
                if at == row:
                    out.append(base + tile * 2 + column)
    return out


def take(state: RailroadState, seat: int, tile: int, column: int) -> None:
    flow.spend(state, effect(TAKE, state.tile_at[tile]))
    enter(state, seat, tile, column)


# Reward tiles


def can_take_reward(state: RailroadState, seat: int, tile: int, row: int) -> bool:
    """A tile of the row, of a type that the seat hasn't taken yet."""
    if state.reward_at[tile] != row:
        return False
    return not has_reward(state, seat, state.box.reward_tiles[tile].piece)


def rewards(state: RailroadState, seat: int, row: int) -> list[int]:
    base = state.box.actions.reward
    return [base + tile for tile in range(len(state.reward_at)) if can_take_reward(state, seat, tile, row)]


def take_reward(state: RailroadState, seat: int, tile: int) -> None:
    flow.spend(state, effect(REWARD, state.reward_at[tile]))
    state.reward_at[tile] = REWARD_OF + seat * 2

"""The referee: every piece, worker, share and tile is accounted for; nothing contradicts itself."""

from footplate.games.railroad_revolution.actions import BUILDING, RAIL
from footplate.games.railroad_revolution.performance import PERFORMANCE_ROWS, REWARD_ROWS
from footplate.games.railroad_revolution.referee_automa import check_automas
from footplate.games.railroad_revolution.state import (
    ATTACH,
    DEALS,
    DONE,
    DRAW,
    DRAWN,
    EFFECTS,
    FREE,
    KEEP,
    LAID_OUT,
    MAIN,
    NEUTRAL,
    OPEN,
    OUT,
    OVER,
    PLACE,
    SETTING_UP,
    SWAP,
    TILES,
    TURN,
    WAGON_OF,
    WAITING,
    WORKERS,
    RailroadState,
)
from footplate.rails.network import bits
from footplate.table.cards import UNKNOWN

NESTED = [SWAP, ATTACH, DRAW, KEEP]


def check(state: RailroadState) -> None:
    check_turn(state)
    check_pieces(state)
    check_workers(state)
    check_shares(state)
    check_board(state)
    check_trains(state)
    check_milestones(state)
    check_tiles(state)
    check_derived(state)
    check_automas(state)


def check_turn(state: RailroadState) -> None:
    box = state.box
    assert 0 <= state.seat < box.seats, "nobody's turn"
    assert len(state.agenda) % 3 == 0, "half a decision waits"
    assert state.step in NESTED or not state.agenda, "something waits behind a decision that isn't nested"
    open_list = state.step == EFFECTS or state.step in NESTED
    assert open_list or not state.effects, f"effects {state.effects} at step {state.step}"
    for seat, money in enumerate(state.money):
        owing = open_list and seat == state.seat
        assert money >= 0 or owing, f"{box.seat_names[seat]} owes {-money}"
    if state.step == OVER:
        assert state.round == state.last, "the game is over too early"
        return
    if state.phase == SETTING_UP:
        assert state.round == 0, "a round while setting up"
        return
    assert sorted(state.order) == list(range(box.seats)), f"the order of turns is {state.order}"
    assert state.round >= 1 and (state.last == 0 or state.round <= state.last), f"round {state.round}"
    if state.phase == TURN:
        assert state.seat == state.order[state.place], "somebody else's turn"
        working = state.step in range(MAIN, MAIN + 4) or open_list
        if not box.automas[state.seat]:
            assert working == (state.worker >= 0) or state.step != PLACE, "a worker at the wrong time"
    else:
        assert state.phase == DEALS and state.asked <= box.seats, "a deal that never ends"


def check_pieces(state: RailroadState) -> None:
    """Pieces on the board, aside, on the map and traded; those traded are on the spots and in the tender section."""
    box, values = state.box, state.box.values
    for seat, name in enumerate(box.seat_names):
        if box.automas[seat]:
            continue
        rails = sum(seats >> seat & 1 for seats in state.built) - len(bits(box.start_slots))
        buildings = sum(seats >> seat & 1 for seats in state.stations + state.offices)
        all_rails = values.rails_left + values.rails_right + values.rails_aside
        all_buildings = values.buildings_left + values.buildings_right + values.buildings_aside
        assert state.rails_left[seat] >= 0, f"{name}: rails below zero"
        assert state.buildings_left[seat] >= 0, f"{name}: buildings below zero"
        assert state.spare[seat * 2 + RAIL] in (0, 1) and state.spare[seat * 2 + BUILDING] in (0, 1), f"{name}: spare"
        assert rails + state.rails_left[seat] + state.spare[seat * 2 + RAIL] <= all_rails, f"{name}: rails"
        left = buildings + state.buildings_left[seat] + state.spare[seat * 2 + BUILDING]
        assert left <= all_buildings, f"{name}: {left} buildings"
        over = state.rails_left[seat] <= values.rails_right and state.buildings_left[seat] <= values.buildings_right
        if over and state.phase != SETTING_UP:
            assert state.last, f"{name} has triggered the end unseen"


def check_workers(state: RailroadState) -> None:
    box = state.box
    chosen = [colour for tile, colour in zip(state.offer_tile, state.offer_worker, strict=False) if tile >= 0]
    assert all(colour >= 0 for colour in chosen)
    for colour, total in enumerate(box.values.workers):
        held = sum(
            state.supply[seat * WORKERS + colour] + state.used[seat * WORKERS + colour] for seat in range(box.seats)
        )
        there = held + state.stock[colour] + state.gone[colour]
        assert there == total, f"{there} workers of colour {colour} instead of {total}"
    assert min(state.supply + state.used + state.stock + state.gone) >= 0, "workers below zero"
    for seat, name in enumerate(box.seat_names):
        swapping = state.step == SWAP and state.seat == seat
        assert state.workers_of(seat) >= 1 or swapping or box.automas[seat], f"{name}: no worker"


def check_shares(state: RailroadState) -> None:
    assert min(state.shares) >= 0 and state.shares_left >= 0, "shares below zero"
    assert sum(state.shares) + state.shares_left <= state.box.values.shares, "shares from nowhere"


def check_board(state: RailroadState) -> None:
    """Networks hang together; First slots belong to those who are there."""
    lines = state.box.lines
    for seat, name in enumerate(state.box.seat_names):
        assert len(lines.parts(state.rails[seat])) == 1, f"{name}: a network in parts"
        assert state.own_stations[seat] & ~state.connected(seat) == 0, f"{name}: a station that isn't connected"
    for owners, places, what in (
        (state.first_station, state.stations, "station"),
        (state.first_office, state.offices, "office"),
    ):
        for owner, seats in zip(owners, places, strict=True):
            assert (owner == FREE) <= (seats == 0), f"a first {what} without its slot"
            assert owner in (FREE, NEUTRAL) or seats >> owner & 1, f"a first {what} of nobody"


def check_trains(state: RailroadState) -> None:
    box = state.box
    types = len(box.trains)
    for train in range(types):
        total = box.seats if train == 0 else box.trains_per_stack
        held = sum(
            state.trains_up[seat * types + train] + state.trains_down[seat * types + train] for seat in range(box.seats)
        )
        assert held + state.stacks[train] == total, f"{held + state.stacks[train]} trains {box.train_names[train]}"
        for seat, name in enumerate(box.seat_names):
            here = state.trains_up[seat * types + train] + state.trains_down[seat * types + train]
            assert here <= 1 or box.automas[seat], f"{name}: two trains of a type"
    if not box.edition.wagons:
        return
    for at in state.wagon_at:
        if at >= WAGON_OF and (at - WAGON_OF) % 8 < WAITING:
            seat, train = divmod(at - WAGON_OF, 8)
            assert state.has_train(seat, train), "a wagon without its train"
            assert state.wagon_at.count(at) == 1, "two wagons at a train"
    for seat in range(box.seats):
        for train in bits(state.tender_on[seat]):
            assert state.has_train(seat, train), "a tender without its train"
    assert min(state.spots) >= 0 and state.tenders_left >= 0, "spots below zero"
    if state.phase != SETTING_UP:
        free = sum(len(row) for row in box.wagon_spots) - sum(state.spots)
        gone = sum(at > LAID_OUT for at in state.wagon_at)
        assert free == gone, f"{gone} wagons for {free} pieces"
        tenders = sum(len(bits(mask)) for mask in state.tender_on) + sum(state.tenders_waiting)
        assert tenders + state.tenders_left <= box.values.tenders, "tenders from nowhere"


def check_milestones(state: RailroadState) -> None:
    """One open milestone at most in each column; filled spots belong to one; drawn ones are where they were drawn."""
    box = state.box
    for column in range(box.seats * 2):
        held = [tile for tile, place in enumerate(state.where) if place == OPEN + column]
        assert len(held) <= 1, f"{len(held)} milestones in a column"
        filled = state.promoted[column]
        assert held or not filled, "workers on a milestone that isn't there"
        if held:
            assert filled < 1 << len(box.milestone_workers[held[0]]), "a worker spot that isn't there"
    drawing = state.step in (DRAW, KEEP)
    for place in state.where:
        assert not DRAWN <= place < OPEN or (drawing and place == DRAWN + state.seat), "a drawn milestone"
    promoted = 0
    for tile, place in enumerate(state.where):
        if DONE <= place < DONE + box.seats:
            promoted += len(box.milestone_workers[tile])
    promoted += sum(len(bits(mask)) for mask in state.promoted)
    assert UNKNOWN not in state.where or state.step in (DRAW, KEEP) or promoted >= 0
    assert sum(state.gone) == promoted, f"{sum(state.gone)} workers promoted, {promoted} on milestones"


def check_tiles(state: RailroadState) -> None:
    if not state.box.edition.tiles:
        assert all(at == OUT for at in state.tile_at + state.reward_at), "tiles of the expansion"
        return
    rows = state.box.values.extension_rows
    own = [at for at in state.tile_at if at >= TILES]
    assert len(set(own)) == len(own), "two performance tiles in one place"
    assert all(at < TILES + state.box.seats * rows * 2 for at in own), "a performance tile nowhere"
    if state.phase == SETTING_UP:
        return
    for row in range(PERFORMANCE_ROWS):
        assert state.tile_at.count(row) <= state.box.seats, "too many performance tiles"
    for row in range(REWARD_ROWS):
        assert state.reward_at.count(row) <= state.box.seats, "too many reward tiles"
    length = state.box.track.length
    assert all(0 <= at <= length for at in state.marker), "a marker beside its track"


def check_derived(state: RailroadState) -> None:
    """What is kept move by move equals what a recount gives."""
    fresh = state.copy()
    fresh.derive()
    assert fresh.rails == state.rails, "rails have drifted"
    assert fresh.network == state.network, "network has drifted"
    assert fresh.frontier == state.frontier, "frontier has drifted"
    assert fresh.own_stations == state.own_stations, "own_stations have drifted"
    assert fresh.own_offices == state.own_offices, "own_offices have drifted"
    assert fresh.open == state.open, "open milestones have drifted"

"""What comes next: the next turn, the eight phases of a round, the end of the game."""

from footplate.games.imperial_steam.asked import AUTOMA_CARD, AUTOMA_LAST, OVER, STOW, TURN
from footplate.games.imperial_steam.automa_own import coverable
from footplate.games.imperial_steam.goods import HUB_COUNT, TYPES
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.games.imperial_steam.terms import TILE_COUNT


def begin(state: ImperialSteamState) -> None:
    """All bids are paid. The first round begins with its actions."""
    state.round = 1
    state.turn = 0
    begin_actions(state)


def begin_actions(state: ImperialSteamState) -> None:
    """Phases 6 and 7: the order of turns is that of the influence track, and stays for the round."""
    state.order = state.standing[:]
    next_turn(state)


def next_turn(state: ImperialSteamState) -> None:
    """One hand each, in the order of turns, until nobody has hands."""
    state.seat = state.order[state.turn % state.box.seats]
    state.step = AUTOMA_CARD if state.seat == state.box.automa else TURN


def end_action(state: ImperialSteamState) -> None:
    """The main action is done; minor ones may follow."""
    state.tile = -1
    state.count = 0
    state.acted = 1
    state.step = TURN


def end_turn(state: ImperialSteamState) -> None:
    state.acted = 0
    state.delivered = 0
    state.turn += 1
    if state.turn < state.box.boards.rounds_hands[state.round - 1] * state.box.seats:
        next_turn(state)
    elif state.round == len(state.box.boards.rounds_hands) or state.anybody_connected():  # phase 8
        end_game(state)
    else:
        begin_round(state)


def end_game(state: ImperialSteamState) -> None:
    """Rule is.automa.last-contract: if Trieste was reached, the Automa gains a contract before scoring."""
    state.step = OVER
    if state.box.solo and state.anybody_connected() and coverable(state):
        state.seat = state.box.automa
        state.step = AUTOMA_LAST


def begin_round(state: ImperialSteamState) -> None:
    """Phases 1 to 3: hands come back, the market is refilled, ordered goods arrive."""
    box = state.box
    state.round += 1
    state.turn = 0
    for seat in range(box.seats):
        state.hands[seat] = [0] * TILE_COUNT
    at = (state.round - box.boards.rounds_refill_from) * TYPES
    if at >= 0:
        for good in range(TYPES):
            state.market[good] += state.refills[at + good]
    for i in range(box.seats * TYPES):
        state.goods[i] += state.landing[i]
        state.landing[i] = 0
    next_stow(state)


def next_stow(state: ImperialSteamState) -> None:
    """Whoever has no room for what arrived says what is lost, in the order of turns; then the round goes on."""
    for seat in state.order:
        if seat != state.box.automa and state.room(seat) < 0:
            state.seat = seat
            state.step = STOW
            return
    pay_income(state)


def pay_income(state: ImperialSteamState) -> None:
    """Phases 4 and 5: income; workers train or become ready again; hiring gets cheaper."""
    box = state.box
    levels = box.levels
    for seat in range(box.seats):
        if seat == box.automa:
            continue
        state.money[seat] += state.income(seat)
        at = seat * levels
        for level in range(levels - 1, 0, -1):
            # Rule is.round.train: who wasn't used rises a level; those of the highest stay.
            state.ready[at + level] += state.ready[at + level - 1]
            state.ready[at + level - 1] = 0
        for level in range(levels):
            state.ready[at + level] += state.used[at + level]
            state.used[at + level] = 0
    for hub in range(HUB_COUNT):
        state.price[hub] = max(0, state.price[hub] - box.boards.workers_drop)
    begin_actions(state)

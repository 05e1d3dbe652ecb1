"""What comes next: effects that come at once or wait, completed milestones, the deal, the next turn, the end."""

from footplate.games.railroad_revolution import automa_turn
from footplate.games.railroad_revolution.effects import (
    COLOURS,
    FIRST,
    MONEY,
    SHARES,
    SPECIALIST,
    STEP,
    UPGRADE,
    WHITE,
    WORKER,
    amount_of,
    effect,
    kind_of,
)
from footplate.games.railroad_revolution.milestones import NEXT_PILE
from footplate.games.railroad_revolution.needs import holds
from footplate.games.railroad_revolution.state import (
    AUTOMA_BONUS,
    AUTOMA_DEAL,
    CHOOSE,
    CITY,
    DEAL,
    DEALS,
    DEALT,
    DONE,
    DRAW,
    EFFECTS,
    GAP,
    OFFER,
    OVER,
    PILE,
    PLACE,
    REVEAL,
    REWARDS,
    ROW,
    SECTION,
    SETTING_UP,
    START,
    TURN,
    UNDER,
    WAGONS,
    WITH,
    WORKERS,
    RailroadState,
)
from footplate.games.railroad_revolution.steps.missing import (
    next_city,
    next_dealt,
    next_gap,
    next_reward,
    next_row,
    next_section,
    next_wagon_row,
)
from footplate.table.cards import UNKNOWN
from footplate.table.game import EMPTY

# Setting up


def begin(state: RailroadState) -> None:
    """Go on with the set-up where something is still missing."""
    box = state.box
    if next_city(state) >= 0:
        state.step = CITY
    elif next_section(state) >= 0:
        state.step = SECTION
    elif next_gap(state) >= 0:
        state.step = GAP
    elif next_dealt(state) >= 0:
        state.step = DEALT
    elif box.edition.tiles and len(state.offer_tile) < box.seats:
        state.step = OFFER
    elif box.edition.tiles and next_row(state) >= 0:
        state.step = ROW
    elif box.edition.tiles and next_reward(state) >= 0:
        state.step = REWARDS
    elif box.edition.wagons and next_wagon_row(state) >= 0:
        state.step = WAGONS
    elif state.deal_at < 0:
        state.step = REVEAL
    elif len(state.order) < box.seats:
        begin_order(state)
    elif len(state.offer_tile) < box.seats:
        state.step = OFFER
    elif len(state.offer_worker) < box.seats:
        state.step = WITH
    else:
        next_chooser(state)


def begin_order(state: RailroadState) -> None:
    """With Mautomas, they come first in an order that is drawn, and the player last; else who begins is drawn."""
    if state.box.any_automa and len(state.order) == state.box.seats - 1:
        state.order = [*state.order, state.box.automas.index(False)]
        begin(state)
    else:
        state.step = START


def next_chooser(state: RailroadState) -> None:
    """The last in the order of turns chooses first; when all have chosen, the game begins."""
    if state.asked < state.box.seats:
        state.seat = state.order[state.box.seats - 1 - state.asked]
        state.step = CHOOSE
    else:
        state.asked = 0
        state.round = 1
        state.place = 0
        begin_turn(state)


# Effects


def gain(state: RailroadState, seat: int, effects: list[int]) -> None:
    """Money, shares and workers come at once; what has to be chosen waits on the list."""
    waiting: list[int] = []
    for code in effects:
        kind = kind_of(code)
        if kind == MONEY:
            state.money[seat] += amount_of(code)
        elif kind == SHARES:
            state.take_shares(seat, amount_of(code))
        elif kind == WORKER:
            colour = amount_of(code)
            if colour == WHITE or state.stock[colour]:
                state.take_workers(seat, colour, 1)
            else:  # rule rr.supply.empty
                waiting.append(effect(SPECIALIST))
        elif kind == UPGRADE and not state.box.edition.tiles:
            waiting += [effect(STEP)] * state.box.values.upgrade_steps
        else:
            waiting.append(code)
    if waiting:
        state.effects = state.effects + waiting


def gain_first(state: RailroadState, seat: int, city: int) -> None:
    """The First Station bonus of a city; where it has a price it waits."""
    tile = state.box.city_tiles[state.city_tile[city]]
    if tile.first_cost:
        state.effects = [*state.effects, effect(FIRST, city)]
    else:
        gain(state, seat, tile.first)


def spend(state: RailroadState, code: int) -> None:
    """An effect has been used."""
    at = state.effects.index(code)
    state.effects = state.effects[:at] + state.effects[at + 1 :]


def go_on(state: RailroadState) -> None:
    """After something that somebody did: is a milestone complete, is the end near, does anything wait?"""
    seat = state.seat
    if state.step == AUTOMA_BONUS:  # its new milestone has been drawn
        after_bonus(state)
        return
    check_end(state, seat)
    if complete_milestones(state, seat):
        return
    if state.step == EFFECTS and not state.effects:
        end_effects(state)


def end_effects(state: RailroadState) -> None:
    """Nothing waits any more, or what waits is left: what is owed is paid with shares."""
    seat = state.seat
    state.effects = EMPTY
    while state.money[seat] < 0:
        sell_share(state, seat)
    if state.phase == SETTING_UP:
        begin(state)
    elif state.phase == TURN:
        end_turn(state)
    else:
        next_deal(state)


def sell_by_choice(state: RailroadState) -> None:
    sell_share(state, state.seat)
    state.sold = 1


def sell_share(state: RailroadState, seat: int) -> None:
    state.return_shares(seat, 1)
    state.money[seat] += state.box.values.share_price


# Milestones


def complete_milestones(state: RailroadState, seat: int) -> bool:
    """Complete the milestones whose condition holds and whose spots are filled. Whether new ones are drawn."""
    drawn = False
    for column in (1, 0):  # what is pushed last is asked first
        tile = state.open[seat * 2 + column]
        if tile < 0 or state.promoted[seat * 2 + column] != (1 << len(state.box.milestone_workers[tile])) - 1:
            continue
        if holds(state, seat, tile):
            state.where[tile] = DONE + seat
            state.open[seat * 2 + column] = -1
            state.promoted[seat * 2 + column] = 0
            pile = NEXT_PILE[state.box.milestones[tile].pile]
            if pile >= 0 and pile_size(state, pile):
                state.push(DRAW, seat, pile * 2 + column)
                drawn = True
    return drawn


def pile_size(state: RailroadState, pile: int) -> int:
    """The milestones of a pile, those put under it included; what a seat doesn't see lies there."""
    size = 0
    for tile in state.box.milestone_piles[pile]:
        place = state.where[tile]
        if place == PILE or place >= UNDER or place == UNKNOWN:
            size += 1
    return size


# Turns


def begin_turn(state: RailroadState) -> None:
    """Who has no worker left to place takes all back."""
    seat = state.order[state.place]
    state.seat = seat
    state.phase = TURN
    state.deal_due = 0
    state.worker = -1
    state.action = -1
    state.spot = -1
    state.paid = 0
    state.triangles = 0
    state.taken = 0
    if state.box.automas[seat]:
        automa_turn.begin_turn(state)
        return
    state.step = PLACE
    at = seat * WORKERS
    if not any(state.supply[at : at + WORKERS]):
        for colour in range(len(COLOURS)):
            state.supply[at + colour] = state.used[at + colour]
            state.used[at + colour] = 0


def check_end(state: RailroadState, seat: int) -> None:
    """Whether a player has used all pieces left of the logo."""
    values = state.box.values
    if state.last or state.phase == SETTING_UP or state.box.automas[seat]:
        return
    if state.rails_left[seat] <= values.rails_right and state.buildings_left[seat] <= values.buildings_right:
        state.last = state.round + 1


def end_turn(state: RailroadState) -> None:
    if state.deal_due:
        begin_deal(state)
    else:
        next_turn(state)


def next_turn(state: RailroadState) -> None:
    state.place += 1
    if state.place == state.box.seats:
        state.place = 0
        if state.round == state.last:
            state.step = OVER
            return
        state.round += 1
    begin_turn(state)


# Deals


def begin_deal(state: RailroadState) -> None:
    """A deal is decided after the turn, by everybody in the order of turns."""
    state.deal_due = 0
    state.phase = DEALS
    state.asked = 0
    ask_deal(state)


def ask_deal(state: RailroadState) -> None:
    first = 0 if state.box.active_first else 1
    state.seat = state.order[(state.place + first + state.asked) % state.box.seats]
    state.step = AUTOMA_DEAL if state.box.automas[state.seat] else DEAL


def next_deal(state: RailroadState) -> None:
    """The next who may take an offer; after all, the next tile is turned up."""
    state.asked += 1
    if state.asked < state.box.seats:
        ask_deal(state)
        return
    state.asked = 0
    if len(state.deals) < len(state.box.deals):
        state.step = REVEAL
    else:
        state.deal_at = (state.deal_at + 1) % len(state.deals)
        after_deal(state)


def after_deal(state: RailroadState) -> None:
    """The turn is over; a Mautoma's goes on with the blue section of its card."""
    state.phase = TURN
    state.seat = state.order[state.place]
    if state.box.automas[state.seat]:
        after_section(state)
    else:
        next_turn(state)


# The Mautoma


def end_section(state: RailroadState) -> None:
    """A deal comes before the blue section of its card, and that before the end of its turn."""
    state.pieces = 0
    state.reward = 0
    if state.deal_due:
        begin_deal(state)
    else:
        after_section(state)


def after_section(state: RailroadState) -> None:
    if not automa_turn.begin_blue(state):
        automa_turn.put_away(state)
        next_turn(state)


def after_bonus(state: RailroadState) -> None:
    """The next one; after the last, the section is done, or the next seat decides about the deal."""
    if automa_turn.next_bonus(state):
        return
    if state.phase == DEALS:
        next_deal(state)
    elif state.blue:
        after_section(state)
    else:
        end_section(state)

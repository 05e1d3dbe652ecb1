"""The Mautoma's trades and deals: which piece, which wagon, what they earn. Beside the rulebook."""

from footplate.games.railroad_revolution.actions import BUILDING, PIECES, RAIL
from footplate.games.railroad_revolution.automa_map import Decided, by_arrows, northward, plain_pieces, westward
from footplate.games.railroad_revolution.deck import DEALS_BELOW, SLOTS, MatBonus
from footplate.games.railroad_revolution.state import LAID_OUT, RailroadState
from footplate.table.choice import Choice, Trace
from footplate.table.say import say, word

# Trade


def traded_piece(state: RailroadState, seat: int) -> int:
    """The piece of its cycle, or any that it still has; -1 without one."""
    cycle = state.box.values.trade_cycle
    piece = cycle[state.trades[seat] % len(cycle)]
    if plain_pieces(state, seat, piece):
        return piece
    other = RAIL + BUILDING - piece
    return other if plain_pieces(state, seat, other) else -1


def trade(state: RailroadState, seat: int) -> Decided:
    values = state.box.values
    trace = Trace("What does it trade?")
    wanted = values.trade_cycle[state.trades[seat] % len(values.trade_cycle)]
    trace.note(say("trade number {number}", number=state.trades[seat] + 1), "rr.automa.cycle", word(PIECES[wanted]))
    piece = traded_piece(state, seat)
    if piece != wanted:
        trace.note("it has none, so any piece that it has", "rr.automa.cycle", word(PIECES[piece]))
    trace.answer = word(PIECES[piece])
    return Decided(state.box.actions.trade + piece, trace)


def wagon_choice(state: RailroadState, seat: int, piece: int) -> Choice[int]:
    """The wagons with a free spot for the piece: the row by the vertical arrow, the wagon by the horizontal one."""
    box = state.box
    laid_out = [wagon for wagon, at in enumerate(state.wagon_at) if at == LAID_OUT]
    choice = Choice("Which wagon does it take?", laid_out, lambda w: box.wagons[w].id, lambda w: [box.wagons[w].id])
    choice.keep(
        "a free spot for the piece", lambda w: state.spots[box.wagons[w].row * 2 + piece] > 0, "rr.automa.wagon"
    )
    if choice.found:
        down = -1 if northward(state, seat) else 1
        right = -1 if westward(state, seat) else 1
        choice.first(by_arrows(state, seat), lambda w: [down * box.wagons[w].row, right * w], "rr.automa.wagon-tile")
    return choice


def take_wagon(state: RailroadState, seat: int) -> Decided:
    """A wagon, or a tender; nothing where neither is left."""
    actions = state.box.actions
    choice = wagon_choice(state, seat, state.argument)
    if choice.found:
        return Decided(actions.wagon + choice.one(), choice.trace)
    trace = choice.trace
    if state.tenders_left:
        trace.note("no wagon fits", "rr.automa.wagon")
        trace.answer = "a tender"
        return Decided(actions.tender, trace)
    trace.note("no wagon fits and no tender is left", "rr.supply.empty")
    trace.answer = "nothing"
    return Decided(actions.pass_, trace)


# What is earned


def counts(state: RailroadState, bonuses: list[MatBonus]) -> list[int]:
    """The bonuses that count at this level of difficulty, for the queue."""
    return [bonus.kind for bonus in bonuses if bonus.level <= state.box.difficulty]


def slot_bonuses(state: RailroadState, seat: int) -> list[int]:
    """What a trade earns: the bonuses of all filled slots from left to right; beyond the last slot, only that one's."""
    tiles = state.mat[seat]
    out: list[int] = []
    for slot in range(min(tiles, SLOTS)):
        if slot == min(tiles, SLOTS) - 1 or (state.box.cumulative and tiles <= SLOTS):
            out += counts(state, state.box.playmat[slot].bonuses)
    return out


# Deals


def can_invest(state: RailroadState, seat: int) -> bool:
    """Whether it has the shares, and the next deal slot lies below a wagon or tender."""
    slot = state.deal_row[seat] // DEALS_BELOW
    if state.shares[seat] < state.box.values.deal_shares or slot >= SLOTS:
        return False
    return state.mat[seat] > slot


def deal_bonuses(state: RailroadState, seat: int) -> list[int]:
    """The reward of its next deal slot."""
    slot, which = divmod(state.deal_row[seat], DEALS_BELOW)
    return counts(state, state.box.playmat[slot].deals[which])


def invest(state: RailroadState, seat: int) -> Decided:
    box = state.box
    trace = Trace("Does it pay for the deal?")
    trace.note("it has shares", "rr.automa.deal", str(state.shares[seat]))
    number = state.deal_row[seat] + 1
    if number > SLOTS * DEALS_BELOW:
        trace.note("its deal slots are full", "rr.automa.deal")
    elif state.mat[seat] * DEALS_BELOW >= number:
        trace.note(say("deal slot {number} lies below a wagon or tender", number=number), "rr.automa.deal")
    else:
        trace.note(say("nothing lies above deal slot {number}", number=number), "rr.automa.deal")
    if can_invest(state, seat):
        trace.answer = "it does"
        return Decided(box.actions.invest, trace)
    trace.answer = "it doesn't"
    return Decided(box.actions.pass_, trace)

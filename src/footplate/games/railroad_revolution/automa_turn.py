"""A Mautoma's turn: its deck, the card in play, the pieces it uses, the bonuses that follow. Beside the rulebook."""

from footplate.games.railroad_revolution.actions import RAIL
from footplate.games.railroad_revolution.automa_bonus import possible
from footplate.games.railroad_revolution.automa_map import (
    IN_BOX,
    NO_REWARD,
    OUTER,
    USED_UP,
    box_empty,
    in_box,
    outer_tile,
)
from footplate.games.railroad_revolution.automa_trade import counts
from footplate.games.railroad_revolution.state import AUTOMA_BONUS, DECK, FOLLOW, RailroadState
from footplate.table.game import EMPTY

# The deck


def prepare_deck(state: RailroadState, seat: int, tile: int) -> None:
    """S1, the card of its starting performance tile, and other S cards, shuffled: nobody knows which is where."""
    box = state.box
    replace(state.hidden, seat, [box.first_card, box.tile_card[tile]])
    state.starters[seat] = box.values.automa_starters


def unseen(state: RailroadState, seat: int) -> int:
    """The cards of its deck that nobody has seen yet."""
    return len(state.hidden[seat]) + state.starters[seat]


def begin_turn(state: RailroadState) -> None:
    state.failed = 0
    draw(state)


def draw(state: RailroadState) -> None:
    """The top card comes into play, and the back of the next one is seen."""
    seat = state.seat
    state.card = -1
    state.card_section = -1
    state.blue = 0
    if not state.decks[seat]:
        state.step = DECK
        return
    state.card = state.decks[seat][0]
    replace(state.decks, seat, state.decks[seat][1:])
    show_top(state)


def show_top(state: RailroadState) -> None:
    """The top card is known before anything is decided; an empty deck is the discard pile turned over."""
    seat = state.seat
    state.step = FOLLOW
    if state.decks[seat]:
        return
    if unseen(state, seat):
        state.step = DECK
    else:
        replace(state.decks, seat, state.discards[seat])
        replace(state.discards, seat, EMPTY)


def seen(state: RailroadState, card: int) -> None:
    """Nature has shown the card on top."""
    seat = state.seat
    replace(state.decks, seat, [card])
    if card in state.hidden[seat]:
        replace(state.hidden, seat, [other for other in state.hidden[seat] if other != card])
    else:
        state.starters[seat] -= 1
        state.known |= 1 << card
    if state.card < 0:
        draw(state)
    else:
        state.step = FOLLOW


def gain_card(state: RailroadState, seat: int, tile: int) -> None:
    """With a performance tile comes its card, face up onto the discard pile."""
    replace(state.discards, seat, [*state.discards[seat], state.box.tile_card[tile]])


def put_away(state: RailroadState) -> None:
    """The card in play goes onto the discard pile, unless its trade took it out of the game."""
    seat = state.seat
    removed = state.card_section >= 0 and state.box.cards[state.card].sections[state.card_section].removes
    if not removed:
        replace(state.discards, seat, [*state.discards[seat], state.card])
    state.card = -1
    state.card_section = -1
    if not state.decks[seat] and not unseen(state, seat):
        replace(state.decks, seat, state.discards[seat])
        replace(state.discards, seat, EMPTY)


def cards_of(state: RailroadState, seat: int) -> int:
    """How many cards its deck has now, the one in play aside."""
    return len(state.decks[seat]) + len(state.discards[seat]) + unseen(state, seat)


def replace(rows: list[list[int]], at: int, row: list[int]) -> None:
    rows[at] = row


# Pieces


def use_plain(state: RailroadState, seat: int, piece: int) -> None:
    """A plain piece leaves the box; the last of its kind there may lie on a reward tile, which is lost."""
    if in_box(state, seat, piece) or box_empty(state, seat):
        take_left(state, seat, piece)
    else:
        state.inner[seat * 2 + piece] = USED_UP


def use_reward(state: RailroadState, seat: int, piece: int) -> None:
    """The piece of the reward tile that helps this section."""
    if state.reward == OUTER:
        state.reward_at[outer_tile(state, seat, piece)] += 1
        state.spare[seat * 2 + piece] -= 1
    else:
        state.inner[seat * 2 + piece] = USED_UP
    state.reward = NO_REWARD


def use_piece(state: RailroadState, seat: int, piece: int) -> None:
    """The next piece of a section: plain ones first, that of a reward tile last (an option turns it round)."""
    if state.reward and (not state.pieces or not state.box.reward_last):
        use_reward(state, seat, piece)
    else:
        state.pieces -= 1
        use_plain(state, seat, piece)
    check_box(state, seat)


def take_left(state: RailroadState, seat: int, piece: int) -> None:
    if piece == RAIL:
        state.rails_left[seat] -= 1
    else:
        state.buildings_left[seat] -= 1


def gain_worker(state: RailroadState, seat: int) -> None:
    """A worker of the colour of which most are left; the colour doesn't matter to it."""
    best = max(state.stock)
    if best:
        state.take_workers(seat, state.stock.index(best), 1)


def check_box(state: RailroadState, seat: int) -> None:
    """An empty reserve box triggers the end."""
    if not state.last and box_empty(state, seat):
        state.last = state.round + 1


def free_slot(state: RailroadState, seat: int, slot: int) -> None:
    """The reward tile on a slot that is filled goes into the box, with a piece of the reserve where there is one."""
    piece = state.box.playmat[slot].reward
    if piece < 0:
        return
    if in_box(state, seat, piece):
        take_left(state, seat, piece)
        state.inner[seat * 2 + piece] = IN_BOX
    else:
        state.inner[seat * 2 + piece] = USED_UP


# Bonuses


def next_bonus(state: RailroadState) -> bool:
    """Ask for the next bonus of the queue that brings anything; False when none is left."""
    while state.queue:
        if possible(state, state.seat, state.queue[0]):
            state.step = AUTOMA_BONUS
            return True
        state.queue = state.queue[1:]
    return False


def begin_blue(state: RailroadState) -> bool:
    """The blue section of the card, once; whether there is anything of it to do."""
    if state.blue:
        return False
    state.blue = 1
    state.queue = counts(state, state.box.cards[state.card].blue)
    return next_bonus(state)

"""Positions in words: a Mautoma's deck, playmat and pieces."""

from footplate.games.railroad_revolution import automa_turn
from footplate.games.railroad_revolution.actions import PIECES
from footplate.games.railroad_revolution.automa_map import IN_BOX, ON_SLOT
from footplate.games.railroad_revolution.deck import DEALS_BELOW, SLOTS
from footplate.games.railroad_revolution.state import PLAYMAT, TILES, WAGON_OF, RailroadState
from footplate.games.railroad_revolution.steps import flow
from footplate.rails.network import bits
from footplate.table.errors import BadInput
from footplate.table.finding import find
from footplate.table.reading import number

LINES: dict[str, str] = {
    "deck": "Write 'deck SEAT CARD CARD …', from the top.",
    "discard": "Write 'discard SEAT CARD CARD …', the first discarded first.",
    "card": "Write 'card CARD' (in play; without it, the turn begins with the deck's top card).",
    "playmat": "Write 'playmat SEAT NUMBER' (wagons and tenders on its slots, tenders unless 'wagon' lines say more).",
    "invested": "Write 'invested SEAT NUMBER' (deal slots that hold shares).",
    "inner": "Write 'inner SEAT rail slot', 'inner SEAT rail box' or 'inner SEAT rail used' (or building).",
    "workforce": "Write 'workforce SEAT NUMBER' (its workers, of any colour).",
}
WHERE = ["slot", "box", "used"]


def line(state: RailroadState, verb: str, args: list[str]) -> None:
    box = state.box
    seat = find(args[0], box.seat_names, "seat")
    if not box.automas[seat]:
        raise BadInput(f"{args[0]} is no Mautoma.", cure="Seats look like 'red, blue=mautoma' where one is.")
    if verb in ("deck", "discard"):
        cards = [find(word, box.card_names, "card") for word in args[1:] if word != "none"]
        (state.decks if verb == "deck" else state.discards)[seat] = cards
    elif verb == "playmat":
        state.mat[seat] = number(args[1], 0, box.values.tenders)
    elif verb == "invested":
        state.deal_row[seat] = number(args[1], 0, SLOTS * DEALS_BELOW)
    elif verb == "workforce":
        colours = len(box.values.workers)
        for colour in range(colours):
            state.supply[seat * colours + colour] = 0
        state.supply[seat * colours + 1] = number(args[1], 0, 9)
    else:
        piece = find(args[1], PIECES, "piece")
        state.inner[seat * 2 + piece] = find(args[2], WHERE, "place")


def fill(state: RailroadState, said: dict[str, int]) -> None:
    for seat in range(state.box.seats):
        if state.box.automas[seat]:
            fill_tile(state, seat)
            fill_deck(state, seat)
            fill_playmat(state, seat, said)


def fill_tile(state: RailroadState, seat: int) -> None:
    """Its starting tile lies bottom right; without a line, the last tile that lies nowhere."""
    rows = state.box.values.extension_rows
    own = range(TILES + seat * rows * 2, TILES + (seat + 1) * rows * 2)
    if not any(at in own for at in state.tile_at):
        free = [tile for tile, at in enumerate(state.tile_at) if at < 0]
        state.tile_at[free[-1]] = own[rows]


def fill_deck(state: RailroadState, seat: int) -> None:
    """S1, and the cards of its performance tiles, where no line says what is in it."""
    box = state.box
    if state.decks[seat] or state.discards[seat]:
        return
    rows = box.values.extension_rows
    own = range(TILES + seat * rows * 2, TILES + (seat + 1) * rows * 2)
    state.decks[seat] = [box.first_card, *(box.tile_card[tile] for tile, at in enumerate(state.tile_at) if at in own)]


def fill_playmat(state: RailroadState, seat: int, said: dict[str, int]) -> None:
    box, values = state.box, state.box.values
    name = box.seat_names[seat]
    wagons = state.wagon_at.count(WAGON_OF + seat * 8 + PLAYMAT)
    state.mat[seat] = max(state.mat[seat], wagons)
    tenders = state.mat[seat] - wagons
    if tenders > state.tenders_left:
        raise BadInput(f"there are {values.tenders} tenders.", f"playmat {name}")
    state.tenders_left -= tenders
    state.tenders_waiting[seat] = tenders
    if state.deal_row[seat] > min(state.mat[seat], SLOTS) * DEALS_BELOW:
        raise BadInput("shares lie only below slots that hold a wagon or a tender.", f"invested {name}")
    for slot, spot in enumerate(box.playmat):
        if spot.reward >= 0:
            fill_reward(state, seat, slot, spot.reward, said)
    fill_trades(state, seat)


def fill_reward(state: RailroadState, seat: int, slot: int, piece: int, said: dict[str, int]) -> None:
    """A reward tile leaves its slot when that is filled, with a piece of the box."""
    name = state.box.seat_names[seat]
    subject = f"inner {name} {PIECES[piece]}"
    lies = state.mat[seat] <= slot
    if subject not in said:
        state.inner[seat * 2 + piece] = ON_SLOT if lies else IN_BOX
    elif lies != (state.inner[seat * 2 + piece] == ON_SLOT):
        what = "lies on its slot" if lies else "has left its slot"
        raise BadInput(f"with {state.mat[seat]} tiles on the playmat this reward tile {what}.", subject)
    held = state.rails_left if piece == 0 else state.buildings_left
    if state.inner[seat * 2 + piece] == IN_BOX and f"left {name} {PIECES[piece]}s" not in said:
        held[seat] -= 1


def fill_trades(state: RailroadState, seat: int) -> None:
    """What is nowhere has been traded, as often as tiles lie on the playmat at least."""
    box, values = state.box, state.box.values
    on_map = sum(seats >> seat & 1 for seats in state.built) - len(bits(box.start_slots))
    on_map += sum(seats >> seat & 1 for seats in state.stations + state.offices)
    own = state.inner[seat * 2 : seat * 2 + 2]
    held = state.rails_left[seat] + state.buildings_left[seat] + own.count(IN_BOX)
    held += sum(state.spare[seat * 2 : seat * 2 + 2])
    rails = values.rails_left + values.rails_right + values.rails_aside
    all_pieces = rails + values.buildings_left + values.buildings_right + values.buildings_aside
    missing = all_pieces - on_map - held
    while missing < state.mat[seat] and state.rails_left[seat] > values.rails_right:
        state.rails_left[seat] -= 1
        missing += 1
    if missing < state.mat[seat]:
        raise BadInput("a tile on the playmat is a piece that was traded.", f"playmat {box.seat_names[seat]}")
    state.trades[seat] = missing


def begin(state: RailroadState, card: int) -> None:
    """Its turn: with the card that is in play, or with the top one."""
    seat = state.seat
    if card >= 0:
        automa_turn.replace(state.decks, seat, [card, *state.decks[seat]])
    flow.begin_turn(state)

"""The referee at a Mautoma's table: its pieces, cards, shares and tiles are accounted for."""

from footplate.games.railroad_revolution.actions import BUILDING, RAIL
from footplate.games.railroad_revolution.automa_map import IN_BOX, ON_SLOT, box_empty
from footplate.games.railroad_revolution.deck import DEALS_BELOW, SLOTS
from footplate.games.railroad_revolution.state import (
    AUTOMA_BONUS,
    DECK,
    DRAW,
    OVER,
    PLAYMAT,
    SETTING_UP,
    TILES,
    WAGON_OF,
    RailroadState,
)
from footplate.rails.network import bits


def check_automas(state: RailroadState) -> None:
    if not state.box.any_automa:
        assert not any(state.trades + state.mat + state.starters), "a Mautoma that isn't there"
        return
    bonus = state.step in (AUTOMA_BONUS, DRAW)
    assert bonus or not state.queue, f"bonuses {state.queue} at step {state.step}"
    for seat, name in enumerate(state.box.seat_names):
        if state.box.automas[seat] and state.phase != SETTING_UP:
            check_pieces(state, seat, name)
            check_playmat(state, seat, name)
            check_cards(state, seat, name)
    invested = sum(state.deal_row) * state.box.values.deal_shares
    total = sum(state.shares) + state.shares_left + invested
    assert total == state.box.values.shares, f"{total} shares instead of {state.box.values.shares}"


def check_pieces(state: RailroadState, seat: int, name: str) -> None:
    """On the map, in the box, below it, on reward tiles, on the extension, traded: always as many as at the start."""
    values = state.box.values
    on_map = sum(seats >> seat & 1 for seats in state.built) - len(bits(state.box.start_slots))
    on_map += sum(seats >> seat & 1 for seats in state.stations + state.offices)
    own = state.inner[seat * 2 : seat * 2 + 2]
    held = state.rails_left[seat] + state.buildings_left[seat] + own.count(IN_BOX)
    held += state.spare[seat * 2 + RAIL] + state.spare[seat * 2 + BUILDING]
    rails = values.rails_left + values.rails_right + values.rails_aside
    all_pieces = rails + values.buildings_left + values.buildings_right + values.buildings_aside
    there = on_map + held + state.trades[seat]
    assert there == all_pieces, f"{name}: {there} pieces instead of {all_pieces}"
    assert min(state.rails_left[seat], state.buildings_left[seat]) >= 0, f"{name}: pieces below zero"
    if box_empty(state, seat):
        assert state.last, f"{name}: the box is empty unseen"
    else:
        full = state.rails_left[seat] >= values.rails_right and state.buildings_left[seat] >= values.buildings_right
        assert full, f"{name}: pieces below the box are gone before those in it"


def check_playmat(state: RailroadState, seat: int, name: str) -> None:
    wagons = state.wagon_at.count(WAGON_OF + seat * 8 + PLAYMAT)
    assert state.mat[seat] == wagons + state.tenders_waiting[seat], f"{name}: wagons and tenders"
    assert state.mat[seat] <= state.trades[seat], f"{name}: more tiles than trades"
    assert state.deal_row[seat] <= min(state.mat[seat], SLOTS) * DEALS_BELOW, f"{name}: a deal slot that isn't active"
    for slot, spot in enumerate(state.box.playmat):
        if spot.reward >= 0:
            lies = state.inner[seat * 2 + spot.reward] == ON_SLOT
            assert lies == (state.mat[seat] <= slot), f"{name}: the reward tile of slot {slot + 1}"
    types = len(state.box.trains)
    mine = slice(seat * types, seat * types + types)
    assert sum(state.trains_up[mine]) + sum(state.trains_down[mine]) <= state.box.values.automa_trains, (
        f"{name}: trains"
    )


def check_cards(state: RailroadState, seat: int, name: str) -> None:
    """Each card once; every performance tile has brought its card, which may have left the game since."""
    box = state.box
    cards = state.decks[seat] + state.discards[seat] + state.hidden[seat]
    playing = state.order[state.place] == seat and state.card >= 0
    if playing:
        cards = [*cards, state.card]
    assert len(set(cards)) == len(cards), f"{name}: a card twice"
    assert cards.count(box.first_card) == 1, f"{name}: the first card"
    rows = box.values.extension_rows
    first = TILES + seat * rows * 2
    tiles = [tile for tile, at in enumerate(state.tile_at) if first <= at < first + rows * 2]
    own = [box.tile_card[tile] for tile in tiles]
    assert all(box.cards[card].starter or card in own for card in cards), f"{name}: a card of another's tile"
    others = sum(box.cards[card].starter for card in cards) - 1 + state.starters[seat]
    assert others <= box.values.automa_starters, f"{name}: {others} other S cards"
    unseen = bool(state.hidden[seat]) or state.starters[seat] > 0
    assert state.decks[seat] or unseen or playing or state.step in (DECK, OVER), f"{name}: an empty deck"

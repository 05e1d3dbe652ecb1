"""The referee's eye on the Automa: its decks, its tracks without loops and crowns, its turn."""

from footplate.games.imperial_steam.asked import (
    AUTOMA_DECISION,
    AUTOMA_DELIVER,
    AUTOMA_FACTORY,
    AUTOMA_JOIN,
    AUTOMA_LAST,
    AUTOMA_SLOT,
    AUTOMA_TRACK,
    BID,
)
from footplate.games.imperial_steam.automa_cards import NORMAL, VERSIONED
from footplate.games.imperial_steam.automa_decks import ASIDE, DECK, DISCARDED
from footplate.games.imperial_steam.goods import TYPES
from footplate.games.imperial_steam.state import HELD, ImperialSteamState
from footplate.rails.network import bits


def check(state: ImperialSteamState) -> None:
    if state.box.solo and state.step >= BID and state.round:
        check_decks(state)
        check_tracks(state)
        check_turn(state)


def check_decks(state: ImperialSteamState) -> None:
    """Five cards, or six once a strategic one has joined; of the cards 1 to 3 one version each."""
    for where in (state.automa_cards, state.automa_decisions):
        there = where.count(DECK) + where.count(DISCARDED)
        assert there == (NORMAL if ASIDE in where else NORMAL + 1), f"{there} cards in a deck of the Automa"
        assert DECK in where or state.step >= AUTOMA_DECISION, "an empty deck"
    cards = state.box.action_cards
    used = [cards[i].number for i, place in enumerate(state.automa_cards) if place in (DECK, DISCARDED)]
    assert all(used.count(number) == 1 for number in VERSIONED), "a card in two versions, or in none"


def check_tracks(state: ImperialSteamState) -> None:
    """Each of its tracks reached a new city; it has nothing that its rules don't give it."""
    automa = state.box.automa
    tracks = [link for link, owners in enumerate(state.tracks) if owners >> automa & 1]
    assert len(tracks) == len(bits(state.network[automa])) - 1, "a loop in the Automa's network"
    assert not any(state.crowns >> link & 1 for link in tracks), "the Automa on a crowned link"
    assert state.share[automa] == state.box.share_start, "the Automa's share has moved"
    assert state.passengers[automa] == state.sealed[automa] == 0, "the Automa has cars"
    for contract, place in enumerate(state.contract_at):
        if place == HELD + automa:
            filled = sum(state.filled[contract * TYPES : (contract + 1) * TYPES])
            assert filled == state.box.contracts[contract].size, "a contract of the Automa that isn't full"


def check_turn(state: ImperialSteamState) -> None:
    """Its cards lie open during its turn, and only then."""
    step = state.step
    acting = AUTOMA_SLOT <= step <= AUTOMA_DELIVER
    assert (state.automa_card >= 0) == (acting or step == AUTOMA_DECISION), "an action card at the wrong time"
    assert (state.automa_decision >= 0) == acting, "a decision card at the wrong time"
    assert state.automa_slot < 0 or acting, "a slot at the wrong time"
    carrying = AUTOMA_TRACK <= step < AUTOMA_DELIVER
    assert state.automa_slot >= 0 or not carrying, "an effect without its slot"
    assert (state.automa_reached >= 0) == (state.automa_link >= 0), "a track without its city"
    assert state.automa_reached < 0 or step == AUTOMA_TRACK, "half of two tracks at the wrong time"
    assert state.automa_target < 0 or step == AUTOMA_TRACK, "a target at the wrong time"
    assert not (AUTOMA_FACTORY <= step <= AUTOMA_DELIVER) or state.seat == state.box.automa, "another seat acts for it"
    joining = AUTOMA_JOIN <= step < AUTOMA_LAST
    assert not joining or ASIDE in state.automa_decisions, "a strategic card joins twice"

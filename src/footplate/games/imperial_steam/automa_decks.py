"""The Automa's two decks: which cards are in the game, which were drawn, and when the strategic ones join.

A deck has no order: nature draws any of its cards. So the strategic card that is set aside face down at the beginning
is drawn from the three when it joins, which is the same.
"""

from typing import Final

from footplate.games.imperial_steam.automa_cards import VERSIONED
from footplate.games.imperial_steam.state import ImperialSteamState
from footplate.table.cards import cards_at

DECK: Final = 0
DISCARDED: Final = 1
ASIDE: Final = 2  # the strategic cards, until one of them joins
REMOVED: Final = 3  # not in this game


def set_up(state: ImperialSteamState) -> None:
    """Of the cards 1 to 3 one version each is in the game; a version that is drawn later is A until then."""
    box = state.box
    for number, card in enumerate(box.action_cards):
        other = "A" if card.number in box.b_cards else "B"
        removed = card.number in VERSIONED and card.version == other
        state.automa_cards[number] = ASIDE if card.star else REMOVED if removed else DECK
    for number, decision in enumerate(box.decision_cards):
        state.automa_decisions[number] = ASIDE if decision.star else DECK


def harder(state: ImperialSteamState) -> list[int]:
    """The B cards whose A card is in the game: one of them may replace it."""
    return [
        number
        for number, card in enumerate(state.box.action_cards)
        if card.version == "B" and card.number in VERSIONED and state.automa_cards[number] == REMOVED
    ]


def replace(state: ImperialSteamState, harder_card: int) -> None:
    """A B card takes the place of its A card."""
    easier = state.box.action_cards[harder_card].number + "A"
    names = [card.name for card in state.box.action_cards]
    state.automa_cards[harder_card] = DECK
    state.automa_cards[names.index(easier)] = REMOVED


def replaced(state: ImperialSteamState) -> int:
    """How many of the cards 1 to 3 are there as B."""
    return len(VERSIONED) - len(harder(state))


def joins(where: list[int]) -> list[int]:
    """Where the strategic card has to join before a deck is made anew: those that may; else none."""
    return cards_at(where, ASIDE) if DECK not in where else []


def join(where: list[int], card: int) -> None:
    """One strategic card joins; the others go back to the box."""
    for other in cards_at(where, ASIDE):
        where[other] = REMOVED
    where[card] = DISCARDED


def renew(where: list[int]) -> None:
    """An empty deck is made anew from its discards."""
    if DECK not in where:
        for card in cards_at(where, DISCARDED):
            where[card] = DECK

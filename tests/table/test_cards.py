"""Cards in piles: who sees which, and what may change places without anybody noticing."""

import pytest

from footplate.table.cards import ALL, NOBODY, OWNER, UNKNOWN, Pile, Piles, cards_at, rearrange
from footplate.table.game import NATURE

DECK, HAND, DISCARD, ROW = 0, 1, 4, 5
PILES = Piles([Pile(DECK, NOBODY), Pile(HAND, OWNER, 3), Pile(DISCARD, NOBODY), Pile(ROW, ALL)])
WHERE = [DECK, HAND, HAND + 1, HAND + 2, DISCARD, ROW, HAND, DECK]
ORDER = [99, 7, 31, 12, 5]


def seen(seat: int, shown: int = UNKNOWN) -> list[int]:
    where = WHERE[:]
    PILES.redact(where, seat, shown)
    return [card for card, place in enumerate(where) if place != UNKNOWN]


@pytest.mark.parametrize(("seat", "cards"), [(NATURE, [5]), (0, [1, 5, 6]), (1, [2, 5]), (2, [3, 5])])
def test_a_seat_sees_its_own_hand_and_what_lies_open(seat: int, cards: list[int]) -> None:
    assert seen(seat) == cards


def test_a_card_that_is_shown_is_seen_wherever_it_lies() -> None:
    assert seen(NATURE, 2) == [2, 5]


def test_what_is_unknown_stays_so() -> None:
    where = [UNKNOWN, ROW]
    PILES.redact(where, 0)
    assert where == [UNKNOWN, ROW]


def test_the_cards_of_a_place() -> None:
    assert (cards_at(WHERE, HAND), cards_at(WHERE, 9)) == ([1, 6], [])


def test_secret_cards_change_places_and_the_others_stay() -> None:
    where = WHERE[:]
    rearrange(where, [DECK, HAND + 1, HAND + 2, DISCARD], ORDER, shown=3)
    assert where != WHERE
    assert sorted(where) == sorted(WHERE)
    assert [where[card] for card in (1, 3, 5, 6)] == [HAND, HAND + 2, ROW, HAND]
    PILES.redact(where, 0)
    before = WHERE[:]
    PILES.redact(before, 0)
    assert [place for card, place in enumerate(where) if card != 3] == [p for c, p in enumerate(before) if c != 3]


def test_a_pile_of_the_table_has_no_owner() -> None:
    with pytest.raises(AssertionError):
        Pile(DECK, OWNER)

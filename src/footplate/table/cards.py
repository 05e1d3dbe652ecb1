"""Cards: where each of them is, and who sees it there.

A state holds one number per card, its place: a pile of the table (the deck, those put aside) or one of a seat's own
(hands, discards). There is no order in a pile: nature draws any card of it.
"""

from typing import Final

UNKNOWN: Final = -1  # the place of a card that the viewer can't see
# Who sees the cards of a pile.
NOBODY: Final = -3
ALL: Final = -2
OWNER: Final = -1


class Pile:
    """A place for cards; `seats` of them in a row where each seat has one."""

    def __init__(self, place: int, seen_by: int, seats: int = 0) -> None:
        assert (seen_by == OWNER) <= (seats > 0), "a pile of the table has no owner"
        self.place: Final = place
        self.seen_by: Final = seen_by
        self.seats: Final = seats


class Piles:
    """All places of a game's cards."""

    def __init__(self, piles: list[Pile]) -> None:
        self.viewers: Final = [NOBODY] * max(pile.place + max(1, pile.seats) for pile in piles)  # by place
        for pile in piles:
            for seat in range(max(1, pile.seats)):
                self.viewers[pile.place + seat] = seat if pile.seen_by == OWNER else pile.seen_by

    def redact(self, where: list[int], seat: int, shown: int = UNKNOWN) -> None:
        """Forget the places of the cards that a seat can't see; `shown` is a card that lies open wherever it is."""
        for card, place in enumerate(where):
            if place >= 0 and card != shown:
                viewer = self.viewers[place]
                if viewer != ALL and viewer != seat:
                    where[card] = UNKNOWN


def cards_at(where: list[int], place: int) -> list[int]:
    """The cards in a place."""
    return [card for card, there in enumerate(where) if there == place]


def mixed(count: int, order: list[int]) -> list[int]:
    """The numbers below `count` in an order that a list of random numbers makes."""
    return sorted(range(count), key=lambda i: (order[i % len(order)] * (i + 7919) % 100003, i))


def deal(where: list[int], lacking: list[int], order: list[int]) -> None:
    """Put every card whose place isn't known somewhere: `lacking` says how many each place still takes."""
    places = [place for place, count in enumerate(lacking) for _ in range(count)]
    unknown = [card for card, place in enumerate(where) if place == UNKNOWN]
    for card, k in zip(unknown, mixed(len(places), order), strict=True):
        where[card] = places[k]


def rearrange(where: list[int], secret: list[int], order: list[int], shown: int = UNKNOWN) -> None:
    """Let the cards in secret places change places, by a list of random numbers.

    Which places are secret is said anew by who calls: what tests `redact` must not take its word for it.
    """
    hidden = [card for card, place in enumerate(where) if place in secret and card != shown]
    places = [where[card] for card in hidden]
    for card, k in zip(hidden, mixed(len(hidden), order), strict=True):
        where[card] = places[k]

"""Pebbles' catalogue of actions."""

from typing import Final

from footplate.table.catalogue import Catalogue, Domain, Family

SMALLEST: Final = 8
HEAPS: Final = 5
BIDS: Final = 4
MOST: Final = 3


class Actions:
    def __init__(self) -> None:
        self.catalogue: Final = Catalogue(
            [
                Family("heap", [Domain("size", [str(SMALLEST + i) for i in range(HEAPS)])]),
                Family("bid", [Domain("number", [str(i) for i in range(BIDS)])]),
                Family("take", [Domain("pebbles", [str(i + 1) for i in range(MOST)])]),
            ]
        )
        self.heap: Final = self.catalogue.base("heap")
        self.bid: Final = self.catalogue.base("bid")
        self.take: Final = self.catalogue.base("take")

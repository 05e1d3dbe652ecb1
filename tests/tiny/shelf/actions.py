"""Shelf's catalogue of actions."""

from typing import Final

from footplate.table.catalogue import Catalogue, Domain, Family

CARDS: Final = 12
BOXES: Final = ["A1", "B1", "C1", "A2", "B2", "C2"]
TRACK: Final = 11


def card_name(card: int) -> str:
    return f"card {card + 1}"


def step_name(at: int) -> str:
    return f"step {at}"


class Actions:
    def __init__(self) -> None:
        names = [card_name(card) for card in range(CARDS)]
        cards = Domain("card", [str(card + 1) for card in range(CARDS)], None, names)
        boxes = Domain("box", BOXES, None, BOXES)
        steps = Domain("step", [str(at) for at in range(TRACK)], None, [step_name(at) for at in range(TRACK)])
        self.catalogue: Final = Catalogue(
            [Family("deal", [cards]), Family("take", [cards]), Family("put", [cards, boxes]), Family("walk", [steps])]
        )
        self.deal: Final = self.catalogue.base("deal")
        self.take: Final = self.catalogue.base("take")
        self.put: Final = self.catalogue.base("put")
        self.walk: Final = self.catalogue.base("walk")

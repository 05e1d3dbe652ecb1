"""Branch's catalogue of actions."""

from typing import Final

from footplate.table.catalogue import Catalogue, Domain, Family


class Actions:
    def __init__(self, slots: list[str]) -> None:
        self.catalogue: Final = Catalogue(
            [
                Family("start", [Domain("city", ["Aston", "Burford"], None, ["Aston", "Burford"])]),
                Family("lay", [Domain("slot", slots, None, slots)]),
                Family("pass", []),
                Family("coins", []),
                Family("rail", []),
                Family("feast", []),
                Family("coin", []),
            ]
        )
        base = self.catalogue.base
        self.start: Final = base("start")
        self.lay: Final = base("lay")
        self.pass_: Final = base("pass")
        self.coins: Final = base("coins")
        self.rail: Final = base("rail")
        self.feast: Final = base("feast")
        self.coin: Final = base("coin")

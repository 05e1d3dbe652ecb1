"""SteamRollers' catalogue of actions."""

from typing import Final

from footplate.games.steamrollers.components import ORDER_NAMES, ORDER_SIDES, SIDES, Face
from footplate.games.steamrollers.geography import PAIR_WORDS, SWAPPED, Geography
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.rails.track import PAIRS
from footplate.table.catalogue import Catalogue, Domain, Family

POWERS: Final = ["engine", "rail", "two", "tile", "personal"]  # say
ENGINE: Final = 0
RAIL: Final = 1
TWO: Final = 2
TILE: Final = 3
PERSONAL: Final = 4
LONGEST: Final = 11  # six cities in a row and the six towns between them
STRETCHES: Final = ["+1", "+2"]
POSITIONS: Final = 8  # goods in a row, at the very most


class Actions:
    """The catalogue of a set-up, and where each family begins."""

    def __init__(self, geography: Geography, faces: list[Face], seats: list[str]) -> None:
        values = [str(n) for n in range(1, CITIES + 1)]
        value = Domain("number", values)
        city = Domain("city", values, None, [geography.names[h] for h in geography.city_hex])
        colour = Domain("colour", [*COLOURS], {"black": COAL})
        hex_ = Domain("hex", geography.names, None, geography.names)
        pair = Domain("pair of edges", PAIR_WORDS, SWAPPED)
        order = Domain("order tile", ORDER_NAMES)
        distance = Domain("distance", [str(n) for n in range(1, LONGEST + 1)])
        swapped = {"+".join(reversed(face.words.split("+"))): i for i, face in enumerate(faces)}
        self.catalogue: Final = Catalogue(
            [
                # nature
                Family("good", [city, colour]),  # the good drawn for a city
                Family("side", [Domain("side of an action tile", SIDES)]),
                Family("order", [Domain("side of an order tile", ORDER_SIDES)]),
                Family("chart", [value]),  # the die that chooses the mountains
                Family("start", [Domain("seat", seats)]),
                Family("personal", [colour]),  # the good drawn for a personal delivery
                Family("black", [Domain("face", [face.words for face in faces], swapped)]),
                Family("white", [value]),  # a white die shows this
                # starting powers
                Family("power", [Domain("starting power", POWERS)]),
                Family("tick", [value]),
                Family("take", [value]),
                Family("place", [city]),
                # the draft
                Family("pick", [value]),
                Family("double", []),  # tile 2a: two dice
                Family("first", [value]),  # which of them first
                Family("claim", []),  # tile 2b: that die is mine
                Family("let", []),  # leave a tile unused
                # before the action
                Family("set", [value]),  # tile 1
                Family("shift", [value]),  # tile 5a
                Family("flip", []),  # tile 5b
                Family("reroll", []),  # tile 5b, and the solo tile 2a
                Family("trade", [order]),
                Family("coal", [order, colour]),  # trade with coal in place of a colour
                # the action
                Family("build", [value]),
                Family("engine", [value]),
                Family("deliver", [value]),
                Family("tile", [value]),
                Family("pass", []),
                Family("done", []),  # no order is traded
                Family("draw", [hex_, pair]),
                Family("load", [city, colour]),
                Family("own", [city, colour]),  # load the personal good
                Family("spot", [Domain("position", [str(n) for n in range(1, POSITIONS + 1)])]),
                Family("to", [city, distance]),
                Family("stretch", [city, distance, Domain("stretch", STRETCHES)]),  # tile 3b
                # Olive
                Family("stop", []),  # the solo tile 2b
                Family("cross", [value]),
                Family("reclaim", [value]),
                Family("remove", [city, colour]),
                Family("rest", []),
            ]
        )
        base = self.catalogue.base
        self.good: Final = base("good")
        self.side: Final = base("side")
        self.order: Final = base("order")
        self.chart: Final = base("chart")
        self.start: Final = base("start")
        self.personal: Final = base("personal")
        self.black: Final = base("black")
        self.white: Final = base("white")
        self.power: Final = base("power")
        self.tick: Final = base("tick")
        self.take: Final = base("take")
        self.place: Final = base("place")
        self.pick: Final = base("pick")
        self.double: Final = base("double")
        self.first: Final = base("first")
        self.claim: Final = base("claim")
        self.let: Final = base("let")
        self.set: Final = base("set")
        self.shift: Final = base("shift")
        self.flip: Final = base("flip")
        self.reroll: Final = base("reroll")
        self.trade: Final = base("trade")
        self.coal: Final = base("coal")
        self.build: Final = base("build")
        self.engine: Final = base("engine")
        self.deliver: Final = base("deliver")
        self.tile: Final = base("tile")
        self.pass_: Final = base("pass")
        self.done: Final = base("done")
        self.draw: Final = base("draw")
        self.load: Final = base("load")
        self.own: Final = base("own")
        self.spot: Final = base("spot")
        self.to: Final = base("to")
        self.stretch: Final = base("stretch")
        self.stop: Final = base("stop")
        self.cross: Final = base("cross")
        self.reclaim: Final = base("reclaim")
        self.remove: Final = base("remove")
        self.rest: Final = base("rest")
        self.pairs: Final = len(PAIRS)
        self.colours: Final = len(COLOURS)

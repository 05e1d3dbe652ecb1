"""Steam Power's catalogue of actions."""

from typing import Final

from footplate.games.steam_power.contracts import COLOURS
from footplate.games.steam_power.geography import Geography, plain
from footplate.rails.track import PAIR_WORDS, PAIRS
from footplate.table.catalogue import Catalogue, Domain, Family

CUBE_COUNTS: Final = [3, 4, 5, 6]


class Actions:
    """The catalogue of a set-up, and where each family begins."""

    def __init__(self, geography: Geography, contracts: list[str], companies: list[str]) -> None:
        hex_ = Domain("hex", geography.names)
        swapped = {"-".join(reversed(word.split("-"))): i for i, word in enumerate(PAIR_WORDS)}
        pair = Domain("pair of edges", PAIR_WORDS, swapped)
        aliases = {plain(name): i for i, name in enumerate(geography.city_names)}
        aliases |= {code: i for i, code in enumerate(geography.city_codes)}
        aliases |= {geography.names[h]: i for i, h in enumerate(geography.city_hex)}
        city = Domain("city", geography.city_names, aliases)
        card = Domain("contract", contracts)
        seat = Domain("seat", companies)
        colour = Domain("colour", COLOURS)
        count = Domain("number of cubes", [str(n) for n in CUBE_COUNTS])
        self.catalogue: Final = Catalogue(
            [
                # nature
                Family("tile", [city, colour]),  # the tile drawn for a city
                Family("draw", [card]),  # the contract drawn
                Family("start", [seat]),  # who begins
                # what to do
                Family("track", []),
                Family("factory", []),
                Family("fulfil", []),
                Family("contracts", []),
                Family("money", []),
                Family("skip", []),  # leave a bonus action unused
                # track
                Family("lay", [hex_, pair]),
                Family("cross", [hex_, pair]),
                Family("replace", [hex_, pair]),
                Family("remove", [hex_]),
                Family("done", []),  # no second placement
                # factories
                Family("build", [city]),
                Family("cubes", [count]),
                # contracts
                Family("deliver", [card]),
                Family("take", [city]),  # a cube from there, by the cheapest route
                Family("route", [city]),  # a cube from there, by a route of one's own
                Family("via", [city, seat]),  # to this city (or its group) over a link of that seat
                Family("bank", []),
                Family("from", [seat]),  # draw from whose hand
            ]
        )
        base = self.catalogue.base
        self.tile: Final = base("tile")
        self.draw: Final = base("draw")
        self.start: Final = base("start")
        self.track: Final = base("track")
        self.factory: Final = base("factory")
        self.fulfil: Final = base("fulfil")
        self.contracts: Final = base("contracts")
        self.money: Final = base("money")
        self.skip: Final = base("skip")
        self.lay: Final = base("lay")
        self.cross: Final = base("cross")
        self.replace: Final = base("replace")
        self.remove: Final = base("remove")
        self.done: Final = base("done")
        self.build: Final = base("build")
        self.cubes: Final = base("cubes")
        self.deliver: Final = base("deliver")
        self.take: Final = base("take")
        self.route: Final = base("route")
        self.via: Final = base("via")
        self.bank: Final = base("bank")
        self.from_: Final = base("from")
        self.pairs: Final = len(PAIRS)
        self.companies: Final = len(companies)

"""Steam Power's catalogue of actions."""

from typing import Final

from footplate.games.steam_power.contracts import COLOURS
from footplate.games.steam_power.geography import Geography
from footplate.games.steam_power.picture import Corner
from footplate.rails.track import PAIR_WORDS, PAIRS
from footplate.table.catalogue import Catalogue, Domain, Family

CUBE_COUNTS: Final = [3, 4, 5, 6]
CORNERS: Final[list[Corner]] = ["top-left", "top-right", "bottom-right", "bottom-left"]  # say


class Actions:
    """The catalogue of a set-up, and where each family begins."""

    def __init__(self, geography: Geography, contracts: list[str], seats: list[str], companies: list[str]) -> None:
        hex_ = Domain("hex", geography.names, None, geography.names)
        swapped = {"-".join(reversed(word.split("-"))): i for i, word in enumerate(PAIR_WORDS)}
        pair = Domain("pair of edges", PAIR_WORDS, swapped)
        sites = [geography.names[h] for h in geography.city_hex]
        city = Domain("city", geography.city_names, geography.towns.index, sites)
        card = Domain("contract", contracts)
        seat = Domain("seat", seats)
        company = Domain("company", companies)
        corner = Domain("corner", [*CORNERS])
        colour = Domain("colour", [*COLOURS])
        count = Domain("number of cubes", [str(n) for n in CUBE_COUNTS])
        self.catalogue: Final = Catalogue(
            [
                # nature
                Family("tile", [city, colour]),  # the tile drawn for a city
                Family("draw", [card]),  # the contract drawn
                Family("start", [seat]),  # who begins
                Family("company", [company]),  # Basic Solo: the train drawn
                Family("corner", [corner, colour]),  # Mautoma: the cube on a corner of the map
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
                Family("via", [city, company]),  # to this city (or its group) over a link of that company
                Family("bank", []),
                Family("from", [seat]),  # draw from whose hand
                # an automa
                Family("marker", [corner]),  # the direction marker moves there
                Family("use", [card]),  # the contract is used as an action
                Family("aim", [city]),  # coins are laid to this city
                Family("compensate", []),  # money for a reward it can't use
            ]
        )
        base = self.catalogue.base
        self.tile: Final = base("tile")
        self.draw: Final = base("draw")
        self.start: Final = base("start")
        self.company: Final = base("company")
        self.corner: Final = base("corner")
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
        self.marker: Final = base("marker")
        self.use: Final = base("use")
        self.aim: Final = base("aim")
        self.compensate: Final = base("compensate")
        self.pairs: Final = len(PAIRS)
        self.companies: Final = len(companies)

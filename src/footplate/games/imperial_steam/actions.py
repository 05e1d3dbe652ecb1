"""Imperial Steam's catalogue of actions."""

from typing import Final

from footplate.games.imperial_steam.crews import Crews
from footplate.games.imperial_steam.geography import Geography
from footplate.games.imperial_steam.goods import ENGINEERS, GOODS, HUBS
from footplate.games.imperial_steam.terms import TILES, TOKEN_USES, TOKEN_VALUES
from footplate.table.catalogue import Catalogue, Domain, Family


class Actions:
    """The catalogue of a set-up, and where each family begins.

    An action with two arguments has the number base + first * (how many values the second has) + second.
    """

    def __init__(
        self,
        geography: Geography,
        cards: list[str],
        city_tiles: list[str],
        growth_tiles: list[str],
        contracts: list[str],
        seats: list[str],
        columns: int,
        shipments: list[str],
        engines: list[str],
        donate_most: int,
        crews: Crews,
        action_cards: list[str],
        decision_cards: list[str],
    ) -> None:
        """`columns`: the last column of the influence track; `engines`: their levels, lowest first."""
        names = geography.city_names
        city = Domain("city", names, geography.city_aliases(), names)
        link = Domain("link", geography.link_names, geography.link_aliases(), geography.link_names)
        good = Domain("good", GOODS)
        hub = Domain("hub", HUBS, {"brown": 0}, HUBS)
        contract = Domain("contract", contracts, None, contracts)
        column = Domain("column", [str(c) for c in range(columns + 1)])
        token = Domain("token", [str(n + 1) for n in range(TOKEN_VALUES)])
        self.upgrades: Final = [f"{a}-{b}" for i, a in enumerate(engines) for b in engines[i + 1 :]]
        self.catalogue: Final = Catalogue(
            [
                # nature
                Family("setup", [Domain("set-up card", cards)]),  # the set-up card
                Family("hub", [hub, city]),
                Family("tile", [city, Domain("city tile", city_tiles)]),
                Family("column", [hub, column]),  # where a hub's marker begins
                Family("growth", [hub, Domain("growth tile", growth_tiles)]),
                Family("crown", [link]),
                Family("shipment", [Domain("shipment tile", shipments)]),
                Family("refill", [good]),
                Family("reveal", [contract]),
                Family("stand", [Domain("seat", seats)]),  # who stands next in the first column
                # the opening
                Family("bid", [column]),
                # the turn
                Family("hand", [Domain("action tile", TILES, None, TILES)]),
                Family("pass", []),
                Family("end", []),
                Family("done", []),  # no more of the action that was begun
                # main actions
                Family("build", [link]),
                Family("workers", [Domain("crew", crews.words)]),
                Family("spare", [good]),  # what a crowned link doesn't cost
                Family("station", [city]),
                Family("factory", [city, good]),
                Family("worker", [Domain("level", [str(level + 1) for level in range(crews.levels)])]),
                Family("take", [good]),
                Family("buy", [good]),
                Family("order", [good]),
                Family("hire", [hub]),
                Family("engineer", [Domain("engineer", ENGINEERS[1:]), hub]),
                Family("engine", [Domain("level", engines)]),
                Family("upgrade", [Domain("upgrade", self.upgrades)]),
                Family("contract", [contract]),
                Family("donate", [Domain("steps", [str(n + 1) for n in range(donate_most)])]),
                # minor actions
                Family("sell", []),
                Family("deliver", [good, hub]),
                Family("token", [token, Domain("use", TOKEN_USES)]),
                Family("flip", []),
                Family("assign", [good, contract]),
                Family("discard", [good]),
                # the Automa
                Family("brown", [link]),  # the State Railway card it bids with
                Family("card", [Domain("action card", action_cards)]),
                Family("decision", [Domain("decision card", decision_cards)]),
                Family("join", [Domain("action card", action_cards)]),  # the strategic cards
                Family("join-decision", [Domain("decision card", decision_cards)]),
                Family("slot", [Domain("slot", ["1", "2", "3", "4", "none"])]),
            ]
        )
        base = self.catalogue.base
        self.setup: Final = base("setup")
        self.hub: Final = base("hub")
        self.tile: Final = base("tile")
        self.column: Final = base("column")
        self.growth: Final = base("growth")
        self.crown: Final = base("crown")
        self.shipment: Final = base("shipment")
        self.refill: Final = base("refill")
        self.reveal: Final = base("reveal")
        self.stand: Final = base("stand")
        self.bid: Final = base("bid")
        self.hand: Final = base("hand")
        self.pass_: Final = base("pass")
        self.end: Final = base("end")
        self.done: Final = base("done")
        self.build: Final = base("build")
        self.workers: Final = base("workers")
        self.spare: Final = base("spare")
        self.station: Final = base("station")
        self.factory: Final = base("factory")
        self.worker: Final = base("worker")
        self.take: Final = base("take")
        self.buy: Final = base("buy")
        self.order: Final = base("order")
        self.hire: Final = base("hire")
        self.engineer: Final = base("engineer")
        self.engine: Final = base("engine")
        self.upgrade: Final = base("upgrade")
        self.contract: Final = base("contract")
        self.donate: Final = base("donate")
        self.sell: Final = base("sell")
        self.deliver: Final = base("deliver")
        self.token: Final = base("token")
        self.flip: Final = base("flip")
        self.assign: Final = base("assign")
        self.discard: Final = base("discard")
        self.brown: Final = base("brown")
        self.card: Final = base("card")
        self.decision: Final = base("decision")
        self.join: Final = base("join")
        self.join_decision: Final = base("join-decision")
        self.slot: Final = base("slot")
        # How many values the second argument of an action has.
        self.cities: Final = len(names)
        self.city_tiles: Final = len(city_tiles)
        self.columns: Final = columns + 1
        self.growth_tiles: Final = len(growth_tiles)
        self.contracts: Final = len(contracts)

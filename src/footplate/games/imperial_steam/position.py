"""Positions in words: what scenarios are written in (docs/imperial-steam.md). Questions about them: facts.py.

What no line says is as at the start, and what was laid out at random lies there in the order of the files; but no link
has a crown unless a line says so, and the same city tile may lie in several cities.
"""

from footplate.games.imperial_steam import position_automa, position_seats
from footplate.games.imperial_steam.asked import BID
from footplate.games.imperial_steam.goods import COAL, GOODS, HUB_COUNT, HUBS, KEYS, TYPES
from footplate.games.imperial_steam.position_seats import counts, named, of_link, of_seat
from footplate.games.imperial_steam.state import DISPLAYED, OUT, ImperialSteamState, put
from footplate.games.imperial_steam.steps import flow
from footplate.games.imperial_steam.terms import KEY_COUNT
from footplate.table.errors import BadInput
from footplate.table.finding import find
from footplate.table.game import Setup
from footplate.table.position import Position
from footplate.table.reading import number

LINES: dict[str, str] = {
    "tile": "Write 'tile CITY TILE', like 'tile Baden t7'.",
    "hub": "Write 'hub COLOUR CITY', like 'hub bronze Linz'.",
    "column": "Write 'column HUB NUMBER' (the influence of a hub).",
    "growth": "Write 'growth HUB TILE', like 'growth blue G4'.",
    "demand": "Write 'demand HUB wood 2, coal 1' (open spaces; goods that aren't named: none).",
    "keys": "Write 'keys HUB gold SEAT' or 'keys HUB gold SEAT, silver SEAT'.",
    "price": "Write 'price HUB NUMBER' (steps above the lowest price of a worker).",
    "crowns": "Write 'crowns LINK, LINK …', like 'crowns Wien-Baden'.",
    "shipments": "Write 'shipments NUMBER NUMBER …', from round 1 on.",
    "refill": "Write 'refill ROUND GOOD GOOD …' (those that are drawn besides one of each type).",
    "market": "Write 'market wood 5, iron 3' (goods that aren't named: none).",
    "display": "Write 'display CONTRACT CONTRACT …' (where these are too few, the first of the others lie there too).",
    "spent": "Write 'spent CITY, CITY …' (business tokens that were used; a city twice for two).",
    "round": "Write 'round NUMBER'.",
    "order": "Write 'order SEAT SEAT …', the first one first.",
    "standing": "Write 'standing SEAT SEAT …': within a column, who came first.",
    "turn": "Write 'turn SEAT' or 'turn SEAT NUMBER' (which of its hands of this round it places).",
    "bidding": "Write 'bidding': nobody has bid yet.",
    **position_seats.LINES,
    **position_automa.LINES,
}
SEVERAL = ["spent", "tracks", "stations", "factory"]
BY_FIRST = ["hub", "column", "growth", "demand", "keys", "price", "refill", "contract", *position_seats.BY_SEAT]
# What nobody has before the bids.
BEFORE = [
    "tile", "hub", "column", "growth", "crowns", "shipments", "refill", "market", "display", "standing", "bidding",
    "money",
]  # fmt: skip


def arrange(setup: Setup, lines: list[str]) -> ImperialSteamState:
    """A position from its lines. The error's place is the number of the line."""
    state = ImperialSteamState.make(setup)
    ImperialSteamPosition(state).arrange(lines)
    return state


class ImperialSteamPosition(Position):
    def __init__(self, state: ImperialSteamState) -> None:
        super().__init__(LINES, SEVERAL, [])
        self.state = state
        self.turn = -1  # whose, where a line says it
        self.hand = 1
        self.tokens: list[list[int]] = []  # a seat and the city that its business token is from
        begin(state)

    def subject(self, verb: str, args: list[str]) -> str:
        if verb in BY_FIRST:
            return f"{verb} {args[0].lower()}"
        if verb == "tile":
            return f"tile {' '.join(args[:-1]).lower()}"
        if verb == "engineer":
            return f"engineer {args[0].lower()} {args[1].lower()}"
        return verb

    def line(self, verb: str, args: list[str], rest: str) -> None:
        state = self.state
        if verb == "tokens":
            seat = of_seat(state, args[0])
            self.tokens += [[seat, take_token(state, name)] for name in named(rest.partition(" ")[2])]
        elif verb in position_seats.LINES:
            position_seats.line(state, verb, args, rest)
        elif verb in position_automa.LINES:
            position_automa.line(state, verb, args)
        elif verb in ("tile", "crowns", "spent"):
            lay_out(state, verb, args, rest)
        elif verb in ("hub", "column", "growth", "demand", "keys", "price"):
            at_hub(state, verb, find(args[0], HUBS, "hub"), args, rest.partition(" ")[2])
        elif verb == "turn":
            self.turn = of_seat(state, args[0])
            self.hand = number(args[1], 1, 9) if args[1:] else 1
        elif verb in ("shipments", "refill", "market", "display"):
            trade(state, verb, args, rest)
        elif verb in ("order", "standing"):
            seats = [of_seat(state, word) for word in args]
            if sorted(seats) != list(range(state.box.seats)):
                raise BadInput("everybody stands there once.", cure=LINES[verb])
            if verb == "order":
                state.order = seats
            else:
                state.standing = seats
        elif verb == "round":
            state.round = number(args[0], 1, len(state.box.boards.rounds_hands))

    def fill(self) -> None:
        if "bidding" in self.said:
            late = [subject for subject in self.said if subject.split()[0] not in BEFORE]
            if late:
                raise BadInput(
                    "before the bids nobody has anything else.", late[0], "Leave this line or 'bidding' out."
                )
        fill(self.state, self.tokens)
        position_automa.fill(self.state)
        if "bidding" in self.said:
            self.state.round = 0
            self.state.order = []
            self.state.seat = 0 if self.state.box.automa != 0 else 1
            self.state.step = BID
        else:
            begin_turn(self.state, self.turn, self.hand)


# Lines


def begin(state: ImperialSteamState) -> None:
    """What every table has before a line is read."""
    box = state.box
    state.demand = box.demand
    state.round = 1
    state.market = [box.market_start] * TYPES
    state.stations = put(state.stations, box.start, (1 << box.seats) - 1)
    state.shipments = []
    state.refills = []
    state.hub_column = sorted(box.boards.influence_hub_columns)
    state.standing = list(range(box.seats))


def lay_out(state: ImperialSteamState, verb: str, args: list[str], rest: str) -> None:
    box = state.box
    if verb == "tile":
        city = box.geography.cities_by_name.find(" ".join(args[:-1]))
        if city not in box.geography.tile_sites:
            raise BadInput(f"{box.geography.city_names[city]} gets no tile.")
        tile = find(args[-1], [tile.name for tile in box.city_tiles], "city tile")
        state.city_tile = put(state.city_tile, city, tile)
    elif verb == "crowns":
        links = [] if rest == "none" else [of_link(state, name) for name in named(rest)]
        if len(set(links)) != len(links) or len(links) > box.crown_count:
            raise BadInput(f"there are at most {box.crown_count} crowns, each on another link.")
        for link in links:
            if all(card.link != link for card in box.railway):
                raise BadInput(f"no State Railway card names {box.geography.link_names[link]}.")
        state.crowned = links
    else:
        for name in named(rest):
            take_token(state, name)


def take_token(state: ImperialSteamState, name: str) -> int:
    """A business token leaves its city."""
    city = state.box.geography.cities_by_name.find(name)
    state.tokens_taken = put(state.tokens_taken, city, state.tokens_taken[city] + 1)
    return city


def at_hub(state: ImperialSteamState, verb: str, hub: int, args: list[str], rest: str) -> None:
    box = state.box
    if verb == "hub":
        city = box.geography.cities_by_name.find(rest)
        if city not in box.geography.tile_sites or city in state.hub_city:
            raise BadInput(
                f"{box.geography.city_names[city]} is no place for this hub.", cure="Name a city of its own."
            )
        state.hub_city = put(state.hub_city, hub, city)
    elif verb == "column":
        state.hub_column[hub] = number(args[1], 0, box.boards.influence_last_column)
    elif verb == "growth":
        tile = find(args[1], box.growth_names, "growth tile")
        if tile in state.growth:
            raise BadInput(f"{args[1]} lies on another hub.")
        state.growth = put(state.growth, hub, tile)
    elif verb == "demand":
        wanted = counts(rest, 9)
        for good in range(TYPES):
            printed = box.demand[hub * TYPES + good]
            if wanted[good] > printed:
                raise BadInput(f"{HUBS[hub]} has {printed} spaces for {GOODS[good]}.")
            state.demand = put(state.demand, hub * TYPES + good, wanted[good])
    elif verb == "keys":
        for part in named(rest):
            key, seat = part.split()
            state.keys = put(state.keys, hub * KEY_COUNT + find(key, KEYS, "key"), of_seat(state, seat))
    else:
        state.price[hub] = number(args[1], 0, len(box.prices))


def trade(state: ImperialSteamState, verb: str, args: list[str], rest: str) -> None:
    box = state.box
    boards = box.boards
    if verb == "market":
        state.market = counts(rest, box.supply)
    elif verb == "shipments":
        for word in args:
            tile = number(word, 0, 99)
            if state.shipments.count(tile) >= boards.rounds_shipments.count(tile):
                raise BadInput(f"there is no further shipment tile with {tile}.")
            state.shipments = [*state.shipments, tile]
        if len(state.shipments) > boards.rounds_shipment_rounds:
            raise BadInput(f"the first {boards.rounds_shipment_rounds} rounds have a shipment tile.")
    elif verb == "refill":
        at = number(args[0], boards.rounds_refill_from, len(boards.rounds_hands)) - boards.rounds_refill_from
        drawn = [find(word, GOODS, "good") for word in args[1:]]
        if len(drawn) != box.refill - boards.rounds_refill_fixed * TYPES:
            raise BadInput(f"{box.refill - boards.rounds_refill_fixed * TYPES} goods are drawn for a round.")
        row = [boards.rounds_refill_fixed + drawn.count(good) for good in range(TYPES)]
        state.refills = [*empty_refills(state)[: at * TYPES], *row, *empty_refills(state)[(at + 1) * TYPES :]]
    else:
        for word in args:
            contract = find(word, [card.id for card in box.contracts], "contract")
            if state.contract_at[contract] != OUT:
                raise BadInput(f"{word} lies somewhere already.")
            state.contract_at = put(state.contract_at, contract, DISPLAYED)


def empty_refills(state: ImperialSteamState) -> list[int]:
    rounds = len(state.box.boards.rounds_hands) - state.box.boards.rounds_refill_from + 1
    return state.refills or [0] * (rounds * TYPES)


# What no line says


def fill(state: ImperialSteamState, tokens: list[list[int]]) -> None:
    fill_board(state)
    fill_shipments(state)
    fill_contracts(state)
    state.standing = sorted(state.standing, key=lambda seat: -state.column[seat])
    state.order = state.order or state.standing[:]
    state.derive()
    position_seats.fill_tokens(state, tokens)
    position_seats.check(state)
    fill_stocks(state)


def fill_board(state: ImperialSteamState) -> None:
    """Hubs, growth tiles and tiles: as the first set-up card says; else in the order of the files."""
    box = state.box
    card = box.setup_cards[0] if box.setup_cards else None
    state.card = 0 if card else -1
    sites = [city for city in box.geography.tile_sites if city not in state.hub_city]
    for hub in range(HUB_COUNT):
        if state.hub_city[hub] < 0:
            wanted = card.hubs[hub] if card else sites[0]
            city = wanted if wanted in sites else sites[0]
            state.hub_city = put(state.hub_city, hub, city)
            sites.remove(city)
        if state.growth[hub] < 0:
            free = [tile for tile in range(len(box.growth_names)) if tile not in state.growth]
            tile = card.growth[hub] if card and card.growth[hub] in free else free[0]
            state.growth = put(state.growth, hub, tile)
    tiles = state.city_tile[:]
    for city in state.hub_city:
        if tiles[city] >= 0:
            raise BadInput(f"a hub lies in {box.geography.city_names[city]}, so it gets no tile.")
    printed = card.tiles if card and card.tiles else [-1] * box.cities
    for city in sites:
        if tiles[city] < 0:
            tiles[city] = printed[city]
    left = [tile for tile, count in enumerate(box.tile_count) for _ in range(count - tiles.count(tile))]
    for city in sites:
        if tiles[city] < 0:
            tiles[city] = left.pop(0)
    state.city_tile = tiles


def fill_shipments(state: ImperialSteamState) -> None:
    box = state.box
    boards = box.boards
    left = list(boards.rounds_shipments)
    for tile in state.shipments:
        left.remove(tile)
    state.shipments = [*state.shipments, *left][: boards.rounds_shipment_rounds]
    refills = empty_refills(state)[:]
    for at in range(0, len(refills), TYPES):
        if not any(refills[at : at + TYPES]):
            more = box.refill - boards.rounds_refill_fixed * TYPES
            for good in range(TYPES):
                refills[at + good] = boards.rounds_refill_fixed + more // TYPES + int(good < more % TYPES)
    state.refills = refills


def fill_contracts(state: ImperialSteamState) -> None:
    box = state.box
    out = [contract for contract, place in enumerate(state.contract_at) if place == OUT]
    there = box.contract_count - len(out)
    if there > box.display:
        raise BadInput(f"{box.display} contracts are in the game.", "display")
    for contract in out[: box.display - there]:
        state.contract_at = put(state.contract_at, contract, DISPLAYED)


def fill_stocks(state: ImperialSteamState) -> None:
    """What nobody has is in the supply; keys went to those who delivered coal."""
    box = state.box
    for hub in range(HUB_COUNT):
        taken = sum(owner >= 0 for owner in state.keys[hub * KEY_COUNT : (hub + 1) * KEY_COUNT])
        at = hub * TYPES + COAL
        if state.demand[at] == box.demand[at]:
            state.demand = put(state.demand, at, box.demand[at] - taken)
        if box.demand[at] - state.demand[at] != taken:
            what = f"{HUBS[hub]} has coal on {box.demand[at] - state.demand[at]} spaces, and {taken} keys are gone."
            raise BadInput(what, f"demand {HUBS[hub]}", LINES["keys"])
    first = max(0, state.round - box.boards.rounds_refill_from + 1) * TYPES
    for good, name in enumerate(GOODS):
        used = state.market[good] + sum(state.refills[first + good :: TYPES])
        used += sum(state.goods[good::TYPES]) + sum(state.landing[good::TYPES])
        used += position_seats.in_factories(state, good)
        used += sum(box.demand[good::TYPES]) - sum(state.demand[good::TYPES])
        if used > box.supply:
            raise BadInput(f"there are {box.supply} {name}, not {used}.")
        state.supply[good] = box.supply - used


def begin_turn(state: ImperialSteamState, seat: int, hand: int) -> None:
    """Somebody's turn: the first one's, unless a line says whose; the Automa's with the cards that lie open."""
    hands = state.box.boards.rounds_hands[state.round - 1]
    if hand > hands:
        raise BadInput(f"there are {hands} hands in round {state.round}.", "turn", LINES["turn"])
    seat = state.order[0] if seat < 0 else seat
    state.turn = (hand - 1) * state.box.seats + state.order.index(seat)
    for other in range(state.box.seats):
        most = hand if state.order.index(other) < state.order.index(seat) else hand - 1
        if sum(state.hands[other]) > most:
            name = state.box.seat_names[other]
            raise BadInput(f"{name} has placed {most} hands at most.", f"hands {name}", LINES["turn"])
    flow.next_turn(state)
    position_automa.begin(state)

"""What a position promises a seat: the judgement of Steam Power that players without one of their own use.

Everything is counted in points at the end of the game. A contract in the hand is worth what it brings, less what its
cubes will cost and the action it takes. Track, factories and money are worth what they make cheaper for the contracts
that there is still time for, and what they score by themselves.
"""

from typing import Final

from footplate.games.steam_power.contracts import FACTORY, NO_BONUS, PURPLE, TRACK, Contract
from footplate.games.steam_power.geography import Geography
from footplate.games.steam_power.scoring import FLIPPED, MONEY_PER_VP, connected, scores, vp_city_value
from footplate.games.steam_power.state import (
    FULFILLED,
    IN_HAND,
    OVER,
    PLACE,
    ROUTE,
    SteamPowerState,
)
from footplate.games.steam_power.steps.flow import bring
from footplate.games.steam_power.steps.fulfil import BANK_PRICE, shortest_rest, tolls
from footplate.games.steam_power.steps.solo import ROUNDS
from footplate.games.steam_power.steps.track import CROSSED
from footplate.rails.track import TOUCHING

PRICES: Final = 8  # cubes are counted by prices from 0 to 7
FAR: Final = 60
TILE_EFFORT: Final = 3  # half dollars; a tile is half an action, and an action brings $3
CUBES_PER_COLOUR: Final = 0.72  # on an average contract


class Weights:
    """What things are worth, in points. Found by hand and improved by play against itself in arenas."""

    def __init__(self) -> None:
        self.action = 1.2  # what one's time is worth
        self.dollar_spent = 0.25  # $5 are a point at the end, but worth more while they work
        self.dollar_lacking = 0.2
        self.not_ready = 0.5  # a contract that can't be fulfilled yet
        self.drawing = 0.6  # a contract that isn't drawn yet
        self.unknown_contract = 3.5  # points and rewards of an average one
        self.fulfilling = 0.5  # the share of the actions that fulfil contracts
        self.progress = 0.6  # that the end comes nearer …
        self.late = 0.15  # … and more so with every round over the usual length
        self.usual_length = 0.95  # in rounds per contract that the end needs
        self.pace = 1.2  # contracts in a round, at most
        self.first_to_end = 6.0
        self.site_price = 1.5  # dollars that a cube of a factory still to be built is dearer
        self.effort_price = 0.25  # the same per half dollar of track still to be laid
        self.bonus_track = 0.8
        self.bonus_factory = 1.5
        self.bonus_contracts = 1.2
        self.placement = 0.2
        self.purple = 0.4  # the share of a purple city's points that its nearness is worth …
        self.purple_far = 0.12  # … and how fast that falls with the effort
        self.demand = 0.9  # contracts per round and seat
        self.flip = 0.6
        self.fee = 0.1
        self.rival = 0.25


WEIGHTS: Final = Weights()


class Efforts:
    """How far apart places are over empty land, in half dollars: a tile and its terrain."""

    def __init__(self, geography: Geography) -> None:
        self.geography: Final = geography
        count = len(geography.groups)
        self.to: Final = [effort_to(geography, g) for g in range(count)]  # [group][hex]
        self.between: Final = [[FAR] * count for _ in range(count)]
        for g in range(count):
            for k in range(count):
                for city in geography.groups[k]:
                    for h, _ in geography.around[city]:
                        self.between[g][k] = min(self.between[g][k], self.to[g][h])


def effort_to(geography: Geography, group: int) -> list[int]:
    """Per hex, the effort of a link that begins with a tile there and ends in the group."""
    effort = [FAR] * geography.size
    near: list[int] = []
    for city in geography.groups[group]:
        for h, _ in geography.around[city]:
            effort[h] = TILE_EFFORT + 2 * geography.cost[h]
            near.append(h)
    while near:
        later: list[int] = []
        for h in near:
            for n in geography.hexes.neighbour[h * 6 : h * 6 + 6]:
                if n >= 0 and geography.cost[n] >= 0:
                    further = effort[h] + TILE_EFFORT + 2 * geography.cost[n]
                    if further < effort[n]:
                        effort[n] = further
                        later.append(n)
        near = later
    return effort


_efforts: dict[int, Efforts] = {}


def efforts(geography: Geography) -> Efforts:
    """Worked out once a map. The entry keeps its map alive, so that no other can get the same key."""
    found = _efforts.get(id(geography))
    if found is None:
        if len(_efforts) > 50:  # small custom maps of many tests
            _efforts.clear()
        found = Efforts(geography)
        _efforts[id(geography)] = found
    return found


def estimate(state: SteamPowerState, seat: int) -> float:
    """A position in which nothing was begun of which nothing is to be seen yet."""
    if state.step == OVER:
        return float(scores(state).totals[seat])
    return Outlook(brought(state) if state.step == ROUTE else state, seat).value()


def brought(state: SteamPowerState) -> SteamPowerState:
    """The state once the cube on its way has come by the shortest rest of its route: before, its tolls aren't seen."""
    after = state.copy()
    for hop in shortest_rest(state):
        after.visited = [*after.visited, hop.node, hop.owner]
    bring(after)
    return after


def rounds_left(state: SteamPowerState, seat: int) -> float:
    """How many more turns a seat may expect. What it fulfils itself hardly counts: nobody should fear to win."""
    box = state.box
    if box.basic_solo:
        return ROUNDS - state.round + sum(state.bag) / 10
    others = 0
    for other, done in enumerate(state.done):
        if other != seat and done > others:
            others = done
    most = max(others, state.done[seat])
    if most >= box.end:
        return 0.0
    usual = WEIGHTS.usual_length * box.end - state.round
    pace = WEIGHTS.pace
    return max(1.0, (box.end - most) / pace, min(usual, (box.end - others) / pace))


def left(state: SteamPowerState) -> float:
    """The share of the rounds, or of the contracts that end the game, that is still to come."""
    if state.step == OVER:
        return 0.0
    if state.box.basic_solo:
        return 1.0 - state.round / (ROUNDS + 1)
    return 1.0 - max(state.done) / (state.box.end + 1)


def reach(state: SteamPowerState, company: int) -> list[int]:
    """The effort of joining each group to a company's network, over the incomplete link if there is one."""
    geography = state.box.geography
    table = efforts(geography)
    out = [FAR] * len(geography.groups)
    network = state.network[company]
    while network:
        low = network & -network
        network ^= low
        for g, effort in enumerate(table.between[low.bit_length() - 1]):
            if effort < out[g]:
                out[g] = effort
    h = state.open_hex[company]
    if h < 0:
        return out
    if blocked(state, company, h):
        return [effort + 2 * TILE_EFFORT for effort in out]
    home = geography.group_of[state.open_city[company]]
    nearest = FAR
    for g in range(len(out)):
        if g != home and table.to[g][h] < nearest:
            nearest = table.to[g][h]
    for g in range(len(out)):
        out[g] = min(table.to[g][h] if g != home else FAR, out[g] + nearest)
    return out


def blocked(state: SteamPowerState, company: int, h: int) -> bool:
    """Whether the incomplete link can't go on over the hex before it."""
    under = state.first[h]
    if not under:
        return False
    pairs = state.box.geography.open_pairs[h] & TOUCHING[1 << state.open_edge[company]]
    return state.second[h] != 0 or not CROSSED[under] & pairs


def cost(cubes: list[int], colour: int, need: int) -> int:
    """The least that some cubes of a colour cost; what the map doesn't have, the bank does."""
    total = 0
    at = colour * PRICES
    for price in range(PRICES):
        here = cubes[at + price]
        if here >= need:
            return total + need * price
        total += here * price
        need -= here
    return total + need * BANK_PRICE


def contract_cost(cubes: list[int], contract: Contract) -> int:
    total = 0
    for colour, need in contract.needs:
        total += cost(cubes, colour, need)
    return total


class Outlook:
    """One seat's position, with everything that several parts of the judgement need."""

    def __init__(self, state: SteamPowerState, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.alone: Final = state.box.basic_solo
        self.company: Final = state.company if self.alone else seat
        self.rounds: Final = rounds_left(state, seat)
        self.toll: Final = tolls(state, self.company)
        self.effort: Final = reach(state, self.company)
        self.supply: Final = [0] * (4 * PRICES)  # colour * PRICES + price: the cubes to be had now
        self.hopes: Final = [0] * (4 * PRICES)  # the same with those of track and factories still to be built
        self.standing: Final = [0, 0, 0, 0]  # all cubes on the map, by colour
        self.count_cubes()
        late = state.round - WEIGHTS.usual_length * state.box.end
        self.progress: Final = WEIGHTS.progress + (WEIGHTS.late * late if late > 0 and not self.alone else 0.0)

    def count_cubes(self) -> None:
        state = self.state
        group_of = state.box.geography.group_of
        for city, colour in enumerate(state.colour):
            if colour == PURPLE or colour < 0:
                continue
            group = group_of[city]
            toll = self.toll[group]
            owner = state.factory[city]
            way = float(toll) if toll >= 0 else WEIGHTS.effort_price * self.effort[group]
            if owner < 0:
                price = int(WEIGHTS.site_price + way)
                if price < BANK_PRICE:
                    self.hopes[colour * PRICES + price] += state.box.cubes
            elif state.cubes[city]:
                cubes = state.cubes[city]
                self.standing[colour] += cubes
                price = int(way) + (0 if owner == self.company else 1)
                if toll >= 0:
                    price = min(price, PRICES - 1)
                    self.supply[colour * PRICES + price] += cubes
                else:
                    price = min(price, BANK_PRICE - 1)
                self.hopes[colour * PRICES + price] += cubes

    def value(self) -> float:
        state = self.state
        total = state.money[self.seat] / MONEY_PER_VP + self.contracts() + self.factories() + self.vp_cities()
        if not self.alone:
            total -= WEIGHTS.rival * self.rivals()
            if state.done[self.seat] >= state.box.end:
                total += WEIGHTS.first_to_end
        if self.rounds > 0:
            total += self.plan()
            if state.seat == self.seat and state.step == PLACE:
                total += WEIGHTS.placement * state.placements_left
        return total

    def worth(self, contract: Contract) -> float:
        """What a contract brings once its cubes are paid for."""
        total = contract.vp + self.progress + contract.money / MONEY_PER_VP
        if contract.bonus == NO_BONUS or self.rounds == 0:
            return total
        if contract.bonus == TRACK:
            return total + WEIGHTS.bonus_track
        return total + (WEIGHTS.bonus_factory if contract.bonus == FACTORY else WEIGHTS.bonus_contracts)

    def contracts(self) -> float:
        """Those fulfilled, and the one in progress as if it were."""
        state = self.state
        total = 0.0
        place = FULFILLED + self.seat
        for card, where in enumerate(state.where):
            if where == place:
                total += state.box.contracts[card].vp + self.progress
        if state.card >= 0 and state.seat == self.seat:
            contract = state.box.contracts[state.card]
            total += self.worth(contract)
            for colour in range(4):
                need = contract.cubes[state.cubes_taken :].count(colour)
                if need:
                    total -= WEIGHTS.dollar_spent * cost(self.supply, colour, need)
        return total

    def plan(self) -> float:
        """What contracts still promise: those in the hand and those to come, as many as there is time for."""
        state = self.state
        money = state.money[self.seat]
        place = IN_HAND + self.seat
        linked = state.network[self.company] != 0
        promises: list[float] = []
        needs = [0, 0, 0, 0]
        spending = 0
        for card, where in enumerate(state.where):
            if where == place and card != state.card:
                contract = state.box.contracts[card]
                paid = WEIGHTS.dollar_spent * contract_cost(self.hopes, contract)
                promise = self.worth(contract) - paid - WEIGHTS.action
                if not linked or contract_cost(self.supply, contract) > money:
                    promise -= WEIGHTS.not_ready
                if promise > 0:
                    promises.append(promise)
                    spending -= contract.money // 2
                    for colour, need in contract.needs:
                        needs[colour] += need
        further = 0
        for colour in range(4):
            first = cost(self.hopes, colour, needs[colour])
            further += cost(self.hopes, colour, needs[colour] + 2) - first
            spending += first
        promises += self.to_come(further * CUBES_PER_COLOUR / 2)
        promises.sort(reverse=True)
        total = -WEIGHTS.dollar_lacking * max(0, spending - money)
        for promise in promises[: self.time()]:
            total += max(0.0, promise)
        return total

    def time(self) -> int:
        """How many more contracts can be fulfilled."""
        return max(2, int(2 * self.rounds * WEIGHTS.fulfilling * (5 if self.alone else 1) + 0.5))

    def to_come(self, price: float) -> list[float]:
        """What contracts that are being drawn, or will be, promise if the cubes for one cost so much."""
        state = self.state
        promise = WEIGHTS.unknown_contract + self.progress - WEIGHTS.dollar_spent * price
        promise -= WEIGHTS.action + WEIGHTS.not_ready
        drawn = state.draws_left if state.seat == self.seat else 0
        return [promise if i < drawn else promise - WEIGHTS.drawing for i in range(self.time())]

    def flip_chance(self, colour: int) -> float:
        """How likely a factory of a colour is to sell its last cube before the end."""
        seats = self.state.box.companies
        wanted = WEIGHTS.demand * CUBES_PER_COLOUR * self.rounds * seats
        return min(0.95, float((wanted / self.standing[colour]) ** WEIGHTS.flip))

    def factories(self) -> float:
        """Flipped factories, and what the others may still sell."""
        state = self.state
        total = 0.0
        bonus = state.box.edition.leftover_bonus
        for city, owner in enumerate(state.factory):
            if owner == self.company or (self.alone and owner >= 0):
                colour = state.colour[city]
                points = FLIPPED + bonus * state.leftover[colour]
                if state.cubes[city] == 0:
                    total += points
                elif self.rounds > 0:
                    total += self.flip_chance(colour) * (points + WEIGHTS.fee * state.cubes[city])
        return total

    def vp_cities(self) -> float:
        """Purple cities: shared points where there is a link, a part of them where one is near."""
        state = self.state
        total = 0.0
        for city, colour in enumerate(state.colour):
            if colour != PURPLE:
                continue
            there = 0
            for company in range(state.box.companies):
                if company != self.company and connected(state, company, city):
                    there += 1
            share = 1 if self.alone else vp_city_value(state) // (there + 1)
            if self.alone:
                total += there
            if connected(state, self.company, city):
                total += share
            elif self.rounds > 0:
                effort = self.effort[state.box.geography.group_of[city]]
                total += share * WEIGHTS.purple / (1.0 + WEIGHTS.purple_far * effort)
        return total

    def rivals(self) -> float:
        """What others have for sure, as far as one's own moves can give it to them: money and flipped factories."""
        state = self.state
        total = (sum(state.money) - state.money[self.seat]) / MONEY_PER_VP
        bonus = state.box.edition.leftover_bonus
        for city, owner in enumerate(state.factory):
            if owner >= 0 and owner != self.company and state.cubes[city] == 0:
                total += FLIPPED + bonus * state.leftover[state.colour[city]]
        return total

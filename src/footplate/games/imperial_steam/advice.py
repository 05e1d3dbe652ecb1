"""What a position promises a seat, in gulden at the end: what is sure, what investments will still earn, and what
brings the railway on. It knows nothing of others but how near they are to Trieste.
"""

from typing import Final

from footplate.games.imperial_steam import scoring
from footplate.games.imperial_steam.distances import Distances, distances
from footplate.games.imperial_steam.goods import COAL, HUB_COUNT, TYPES
from footplate.games.imperial_steam.state import (
    BID,
    DISPLAYED,
    HELD,
    OVER,
    ImperialSteamState,
    goods_left,
    kind_of,
    owner_of,
)
from footplate.games.imperial_steam.terms import KEY_COUNT, TRAINS
from footplate.games.imperial_steam.weights import Weights
from footplate.rails.network import bits

WEIGHTS: Final = Weights({})
LINK_COST: Final = 42.0  # of a link, all in all: how many links a way has
LINKS_A_ROUND: Final = 1.5  # how fast somebody comes to Trieste
COAL_COST: Final = 14.0  # a coal that must be got first
COAL_OF_OWN: Final = 8.0  # one that lies on an own factory


def judge(state: ImperialSteamState, seat: int, weights: Weights = WEIGHTS) -> float:
    if state.step == OVER:
        return float(scoring.scores(state).totals[seat])
    return Judgement(state, seat, weights).value()


class Judgement:
    """One look at a position."""

    def __init__(self, state: ImperialSteamState, seat: int, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        self.ways: Final[Distances] = distances(state.box, weights)
        self.column: Final = self.own_column()
        self.money: Final = self.own_money()
        self.way: Final = self.way_of(seat)
        self.last: Final = self.last_round()
        # After one's last hand of a round nothing of that round matters any more.
        self.clock: Final = max(1, state.round) + (self.hands_left() == 0)
        self.rounds: Final = max(0, self.last - self.clock)
        self.turns: Final = self.turns_left()
        self.time: Final = min(1.0, self.turns / 12.0)  # how much of what is bought now will still be used
        self.own_goods: Final = self.stocks()
        self.near: Final = self.nearness()

    # A bid is as good as paid.

    def own_money(self) -> float:
        state = self.state
        bid = state.bids[self.seat] if state.step == BID else 0
        return float(state.money[self.seat] - max(0, bid) * state.box.boards.influence_step_price)

    def own_column(self) -> int:
        state = self.state
        return max(0, state.bids[self.seat]) if state.step == BID else state.column[self.seat]

    # How long the game goes on.

    def way_of(self, seat: int) -> float:
        """The cost of a seat's way to Trieste."""
        state = self.state
        to_goal = self.ways.to_goal[state.engineers[seat]]
        full = state.full[seat]
        best = 9999.0
        for city in bits(state.network[seat]):
            way = to_goal[city] + (25.0 if full >> city & 1 else 0.0)
            best = min(best, way)
        return best

    def last_round(self) -> int:
        """The round that is expected to be the last: others may end the game; oneself does so when it pays."""
        state = self.state
        now = max(1, state.round)
        if state.anybody_connected():
            return now
        last = len(state.box.boards.rounds_hands)
        for other in range(state.box.seats):
            if other != self.seat:
                last = min(last, now + max(1, int(self.way_of(other) / (LINKS_A_ROUND * LINK_COST) + 0.5)))
        return last

    def hands_left(self) -> int:
        """Own hands of this round that come after the present turn."""
        state = self.state
        left = state.box.boards.rounds_hands[max(1, state.round) - 1]
        if state.round:
            place = state.order.index(self.seat)
            left -= (state.turn + state.box.seats - place) // state.box.seats  # the present turn counts as played
        return left

    def turns_left(self) -> float:
        """Own turns that are expected after this one.

        But for the last round it changes only between turns, when nothing is decided: else a decision that leads into
        the next turn would look worse than one that wastes something.
        """
        hands = self.state.box.boards.rounds_hands
        if self.clock > self.last:
            return 0.0
        if self.clock == self.last:
            return float(self.hands_left() or hands[self.clock - 1])
        return hands[self.clock - 1] * 0.6 + float(sum(hands[self.clock : self.last]))

    # What is there.

    def stocks(self) -> list[int]:
        """Goods on the seat's factories, by type."""
        out = [0] * TYPES
        for code in self.state.factories:
            if owner_of(code) == self.seat:
                out[kind_of(code)] += goods_left(code)
        return out

    def value(self) -> float:
        sure = self.money + self.keys() + self.earnings() + self.deliveries() + self.contracts() + self.goal()
        return self.after_investors(sure) + self.on_the_way() + self.means() + self.standing() + self.purse()

    def keys(self) -> float:
        state = self.state
        total = 0.0
        for at in range(HUB_COUNT * KEY_COUNT):
            if state.keys[at] == self.seat:
                total += state.key_value(at)
        return total

    def earnings(self) -> float:
        """Income of the rounds to come."""
        state = self.state
        times = self.last - max(1, state.round) + (1 if state.semmering == self.seat else 0)
        return float(state.income(self.seat) * times)

    def deliveries(self) -> float:
        """The best deliveries that the goods on factories allow, as many as there are turns."""
        state = self.state
        stocks = self.own_goods[:]
        total = sum(stocks)
        if total == 0:
            return 0.0
        offers = self.offers()
        offers.sort(reverse=True)
        mine = state.round > 0 and state.order[state.turn % state.box.seats] == self.seat
        turns = self.turns + (1.0 if mine and not state.delivered else 0.0)
        coal = state.goods[self.seat * TYPES + COAL]
        worth = 0.0
        for pay, kind in offers:
            if turns < 0.5:
                break
            if stocks[kind] == 0:
                continue
            gain = pay if coal > 0 else pay - (COAL_OF_OWN if stocks[COAL] > 1 else COAL_COST)
            if gain <= 0:
                break
            worth += gain
            stocks[kind] -= 1
            turns -= 1.0
            coal -= 1
        # What isn't delivered can still be produced.
        return worth * self.w.delivery + sum(stocks) * self.w.stock * min(1.0, self.turns / 8.0)

    def nearness(self) -> list[float]:
        """By hub: 1 where it is in the network, less the longer the way is, 0 where it is out of reach."""
        state = self.state
        network = state.network[self.seat]
        cities = bits(network)
        cost = self.ways.cost[state.engineers[self.seat]]
        out: list[float] = []
        for site in state.hub_city:
            if site < 0:
                out.append(0.0)
            elif network >> site & 1:
                out.append(1.0)
            else:
                way = cost[cities[0]][site]
                for city in cities:
                    if cost[city][site] < way:
                        way = cost[city][site]
                out.append(max(0.0, self.w.near * (1.0 - way / self.w.far)) * self.time)
        return out

    def offers(self) -> list[tuple[float, int]]:
        """What each open space of a hub would pay, less where the hub is far."""
        state = self.state
        out: list[tuple[float, int]] = []
        for hub in range(HUB_COUNT):
            near = self.near[hub]
            if near <= 0.0:
                continue
            for kind in range(TYPES):
                count = min(state.demand[hub * TYPES + kind], self.own_goods[kind])
                if count <= 0:
                    continue
                if kind == COAL:
                    at = state.next_key(hub)
                    out.append((state.key_value(at) * near, kind))
                    if count > 1 and at % KEY_COUNT == 0:
                        out.append((state.key_value(at + 1) * near, kind))
                else:
                    pay = state.value(kind) * near
                    for _ in range(count):
                        out.append((pay, kind))
        return out

    def access(self) -> float:
        """What the hubs of the network, and those near it, ask for beyond the own stocks: for factories to come."""
        state = self.state
        column = 0.0
        hubs = 0.0
        total = 0.0
        for kind in range(TYPES):
            spaces = 0.0
            for hub in range(HUB_COUNT):
                near = self.near[hub]
                if near > 0.0:
                    spaces += state.demand[hub * TYPES + kind] * near
                    column += state.hub_column[hub] * near
                    hubs += near
            left = min(4.0, max(0.0, spaces - self.own_goods[kind]))
            if kind != COAL:
                total += left * 30.0
            elif hubs > 0.0:
                total += left * 0.75 * state.box.boards.keys_per_column * column / hubs
        return total * self.w.access * min(1.0, self.turns / 10.0)

    def contracts(self) -> float:
        """Contracts, if somebody is likely to reach Trieste; those that lack factories, as far as there is time."""
        state = self.state
        likely = 1.0 if state.anybody_connected() else 0.85
        total = 0.0
        free = state.pieces[self.seat * TYPES : (self.seat + 1) * TYPES]
        places = state.places(self.seat)
        for contract, place in enumerate(state.contract_at):
            if place != HELD + self.seat:
                continue
            card = state.box.contracts[contract]
            lacking = 0
            for kind in range(TYPES):
                open_ = card.needs[kind] - state.filled[contract * TYPES + kind]
                there = min(open_, free[kind])
                free[kind] -= there
                places -= there
                lacking += open_ - there
            if lacking == 0 and places >= 0:
                total += card.pays * likely * (1.0 if scoring.is_full(state, contract) else 0.93)
            else:
                lacking = max(lacking, -places)
                chance = max(0.0, self.w.contract - lacking * 2.5 / max(1.0, self.turns))
                total += likely * (card.pays * chance - card.penalty * (1.0 - chance)) - lacking * self.w.lack
        return total + self.prospects(free) * min(1.0, self.turns / 3.0)

    def prospects(self, free: list[int]) -> float:
        """The contract on display that the factories without one fit best."""
        state = self.state
        spare = sum(free)
        if spare == 0:
            return 0.0
        best = 0.0
        for contract, place in enumerate(state.contract_at):
            if place == DISPLAYED:
                card = state.box.contracts[contract]
                covered = 0
                for kind in range(TYPES):
                    covered += min(card.needs[kind], free[kind])
                part = covered / card.size
                best = max(best, card.pays * part * part)
        return best * self.w.piece + min(spare, 4) * 3.0

    def goal(self) -> float:
        """The bonus of Trieste, if it is likely to be reached in time."""
        state = self.state
        if state.connected(self.seat):
            return 0.0
        boards = state.box.boards
        bonus = boards.cities_goal_first if not state.anybody_connected() else boards.cities_goal_later
        return bonus * self.w.bonus * self.reach()

    def reach(self) -> float:
        """How likely the seat comes to Trieste, by its turns and the cost of the way."""
        if self.way <= 0.0:
            return 1.0
        return max(0.0, min(1.0, 1.2 - 0.7 * self.way / (self.turns * self.w.pace + 1.0)))

    def after_investors(self, sure: float) -> float:
        """What is left when shares are sold at the end as is best; their value rises with the links to come.

        Who sells early pays of everything that the later turns bring.
        """
        state = self.state
        sure += self.turns * self.w.future
        boards = state.box.boards
        links = min(self.turns / 3.0, self.way / LINK_COST)
        steps = int(links * self.w.rise + 0.5)
        at = min(state.share[self.seat] + steps, len(boards.shares_values) - 1)
        value = boards.shares_values[at]
        sold = state.investors[self.seat]
        part = boards.shares_percent / 100.0
        best = -99999.0
        for more in range(boards.shares_most_investors - sold + 1):
            wealth = sure + more * value
            left = wealth * (1.0 - part * (sold + more)) if wealth > 0 else wealth
            if left <= best:
                break
            best = left
        return best

    # What brings the railway on.

    def pull(self) -> float:
        """How much the way to Trieste counts: little where the rest can't be done, nothing at the end."""
        return self.w.way * min(1.0, 0.3 + self.reach()) * min(1.0, self.turns / 4.0)

    def on_the_way(self) -> float:
        """The way to Trieste that is done, hubs that are reached, slots for factories."""
        state = self.state
        whole = self.ways.to_goal[0][state.box.start]
        done = max(0.0, whole - self.way) * self.pull()
        slots = 0
        network = state.network[self.seat]
        for city, empty in enumerate(state.slots):
            if empty > 0 and network >> city & 1:
                slots += empty
        return done + self.access() + min(slots, 3) * self.w.slot * self.time

    def means(self) -> float:
        """Goods, workers, room and tokens."""
        state = self.state
        w = self.w
        seat = self.seat
        at = seat * TYPES
        soon = min(1.0, self.turns / 3.0)
        links = min(w.sets, self.way / LINK_COST, self.turns / 1.5)
        total = 0.0
        sets = links
        link = LINK_COST * self.pull() + w.least  # what a link is worth; the goods for it are worth most of that
        for good in range(COAL):
            count = state.goods[at + good] + state.landing[at + good] * 0.9
            useful = min(float(count), links + (0.5 if good else 0.0))
            total += useful * w.good * link + (count - useful) * w.spare_good
            sets = min(sets, useful)
        total += sets * w.set * link
        coal = state.goods[at + COAL] + state.landing[at + COAL] * 0.9
        used = min(coal, float(sum(self.own_goods)), self.turns)
        # The coal of deliveries that are counted is worth what it would cost; some more is good to have.
        more = min(coal - used, 2.0)
        total += used * 2.0 + more * w.coal * 0.5 + (coal - used - more) * w.spare_good
        total *= soon
        total += self.crew() + self.cars()
        points = state.tokens_of(seat)
        return total + points * w.token * (0.4 + 0.6 * self.time)

    def crew(self) -> float:
        """Workers by their levels."""
        state = self.state
        w = self.w
        levels = state.box.levels
        at = self.seat * levels
        strength = 0.0
        workers = 0
        ready = 0
        for level in range(levels):
            fresh, used = state.ready[at + level], state.used[at + level]
            strength += (fresh + used) * (level + 1)
            ready += fresh * (level + 1)
            workers += fresh + used
        enough = min(strength, w.enough)
        worth = (enough + (strength - enough) / 3.0) * w.level + min(workers, 8) * w.worker
        soon = min(1.0, self.way / (2 * LINK_COST))
        worth += min(float(ready), w.enough) * w.fresh
        for engineer in range(2):
            worth += (state.engineers[self.seat] >> engineer & 1) * w.engineer * 0.4
        return worth * self.time * (0.35 + 0.65 * soon)

    def cars(self) -> float:
        """Places for goods, which are used again every round, and cars that may become passenger cars."""
        state = self.state
        w = self.w
        places = state.places(self.seat)
        worth = (
            min(places, 5) * w.place + max(0, min(places - 5, 3)) * w.place * 0.5 + max(0, places - 8) * w.place * 0.1
        )
        links = min(1.0, self.way / LINK_COST)
        cars = state.engines[self.seat * TRAINS] + state.engines[self.seat * TRAINS + 1] - state.sealed[self.seat]
        earn = min(self.rounds, 4) * w.car
        return worth * (self.rounds + 0.5 * self.time) * links + (cars - state.passengers[self.seat]) * earn

    def standing(self) -> float:
        """Influence: where one can hire, and who moves first."""
        state = self.state
        w = self.w
        hubs = 0
        for column in state.hub_column:
            hubs += column <= self.column
        behind = 0
        for other in range(state.box.seats):
            behind += other != self.seat and state.column[other] < self.column
        first = w.hire if hubs else 0.0
        return (first + self.column * w.column + hubs * w.hub + behind * w.order) * self.time

    def purse(self) -> float:
        """Money at hand while much is to be bought."""
        first = min(self.money, self.w.purse)
        return first * (2.0 - first / self.w.purse) * self.w.cash * self.time

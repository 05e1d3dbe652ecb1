"""How the rest of the game looks to a seat: its way to Trieste, the rounds and turns to come, hubs in reach."""

from typing import Final

from footplate.games.imperial_steam.asked import STOW
from footplate.games.imperial_steam.distances import Distances, distances
from footplate.games.imperial_steam.goods import TYPES
from footplate.games.imperial_steam.state import ImperialSteamState, goods_left, kind_of, owner_of
from footplate.games.imperial_steam.weights import Weights
from footplate.rails.network import bits

LINK_COST: Final = 42.0  # of a link, all in all: how many links a way has
STATION_COST: Final = 25.0  # where the way begins in a city that needs one first


class Outlook:
    """One look at a position."""

    def __init__(self, state: ImperialSteamState, seat: int, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        self.ways: Final[Distances] = distances(state.box)
        # A bid is as good as paid.
        bid = max(0, state.bids[seat]) if state.round == 0 else 0
        self.column: Final = bid if state.round == 0 else state.column[seat]
        self.money: Final = float(state.money[seat] - bid * state.box.boards.influence_step_price)
        self.start: Final = self.nearest_city()
        self.way: Final = self.ways.to_goal[state.engineers[seat]][self.start] + (
            STATION_COST if state.full[seat] >> self.start & 1 else 0.0
        )
        self.next: Final = self.ways.first[state.engineers[seat]][self.start]  # the next link of the way, or -1
        self.last: Final = self.last_round()
        # After one's last hand of a round nothing of that round matters any more.
        self.clock: Final = max(1, state.round) + (self.hands_left() == 0)
        self.rounds: Final = max(0, self.last - self.clock)
        self.turns: Final = self.turns_left()
        self.time: Final = min(1.0, self.turns / 12.0)  # how much of what is bought now will still be used
        self.reach: Final = self.reaching()
        self.stocks: Final = self.own_stocks()
        self.near: Final = self.nearness()

    def way_of(self, seat: int) -> float:
        """The cost of a seat's way to Trieste."""
        state = self.state
        to_goal = self.ways.to_goal[state.engineers[seat]]
        full = state.full[seat]
        best = 9999.0
        for city in bits(state.network[seat]):
            way = to_goal[city] + (STATION_COST if full >> city & 1 else 0.0)
            best = min(best, way)
        return best

    def nearest_city(self) -> int:
        """The city of the network where the way to Trieste begins."""
        state = self.state
        to_goal = self.ways.to_goal[state.engineers[self.seat]]
        full = state.full[self.seat]
        best = 9999.0
        at = state.box.start
        for city in bits(state.network[self.seat]):
            way = to_goal[city] + (STATION_COST if full >> city & 1 else 0.0)
            if way < best:
                best = way
                at = city
        return at

    def goods_needed(self) -> list[int]:
        """The goods that the next link costs."""
        box = self.state.box
        return box.track_goods[box.geography.terrain[self.next]] if self.next >= 0 else [0] * TYPES

    def last_round(self) -> int:
        """The round that is expected to be the last: others may end the game; oneself does so when it pays."""
        state = self.state
        now = max(1, state.round)
        if state.anybody_connected():
            return now
        last = len(state.box.boards.rounds_hands)
        for other in range(state.box.seats):
            if other != self.seat:
                last = min(last, now + max(1, int(self.way_of(other) / (self.w.haste * LINK_COST) + 0.5)))
        return last

    def hands_left(self) -> int:
        """Own hands of this round that come after the present turn."""
        state = self.state
        left = state.box.boards.rounds_hands[max(1, state.round) - 1]
        if state.step == STOW:  # the round has hardly begun, and its order isn't made yet
            return left - (state.standing[0] == self.seat)
        if state.round:
            place = state.order.index(self.seat)
            left -= (state.turn + state.box.seats - place) // state.box.seats  # the present turn counts as played
        return left

    def turns_left(self) -> float:
        """Own turns that are expected after this one.

        But for the last round it changes only between turns, when nothing is decided: else a decision that leads into
        the next turn would look worse than one that wastes something.
        """
        state = self.state
        hands = state.box.boards.rounds_hands
        if self.clock > self.last:
            return 0.0
        if self.clock < self.last:
            return hands[self.clock - 1] * 0.6 + float(sum(hands[self.clock : self.last]))
        if self.clock == max(1, state.round):
            return float(self.hands_left())
        # Whoever ends a round and begins the next finds its first turn counted as played.
        ends = state.turn == hands[state.round - 1] * state.box.seats - 1 and state.order[-1] == self.seat
        return float(hands[self.clock - 1] - (ends and state.standing[0] == self.seat))

    def reaching(self) -> float:
        """How likely the seat comes to Trieste, by its turns and the cost of the way."""
        if self.way <= 0.0:
            return 1.0
        return max(0.0, min(1.0, 1.2 - 0.7 * self.way / (self.turns * self.w.pace + 1.0)))

    def anybody(self) -> float:
        """How likely somebody comes to Trieste."""
        if self.state.anybody_connected():
            return 1.0
        likely = self.reach
        for other in range(self.state.box.seats):
            if other != self.seat:
                way = self.way_of(other)
                likely = max(likely, min(0.9, 1.3 - 0.7 * way / (self.turns * self.w.pace + 1.0)))
        return max(0.1, likely) * 0.95

    def own_stocks(self) -> list[int]:
        """Goods on the seat's factories, by type."""
        out = [0] * TYPES
        for code in self.state.factories:
            if owner_of(code) == self.seat:
                out[kind_of(code)] += goods_left(code)
        return out

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

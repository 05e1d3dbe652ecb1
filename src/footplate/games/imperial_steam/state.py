"""What is on the table in Imperial Steam, and what changes several fields together.

Goods may be moved between cars and stations at any time, so where they lie is nobody's decision: a seat has goods, and
places for them. In the same way only the number of cars on each side counts.
"""

from typing import Final

from footplate.games.imperial_steam.asked import KINDS
from footplate.games.imperial_steam.box import open_box
from footplate.games.imperial_steam.fields import Fields
from footplate.games.imperial_steam.goods import COAL, TYPES
from footplate.games.imperial_steam.terms import KEY_COUNT, TOKEN_VALUES, TRAINS
from footplate.table.game import Setup

OUT: Final = 0  # where a contract is: not in this game …
DISPLAYED: Final = 1
HELD: Final = 2  # … or with a seat: HELD + seat
ALL_SEATS: Final = 4
MOST_GOODS: Final = 32  # a factory holds fewer


def factory_code(city: int, seat: int, kind: int, goods: int) -> int:
    """A factory on the map as one number."""
    return ((city * ALL_SEATS + seat) * TYPES + kind) * MOST_GOODS + goods


def goods_left(code: int) -> int:
    return code % MOST_GOODS


def kind_of(code: int) -> int:
    return code // MOST_GOODS % TYPES


def owner_of(code: int) -> int:
    return code // (MOST_GOODS * TYPES) % ALL_SEATS


def city_of(code: int) -> int:
    return code // (MOST_GOODS * TYPES * ALL_SEATS)


def put(numbers: list[int], at: int, value: int) -> list[int]:
    """The list with another number in it: what copies share is replaced, never changed."""
    out = numbers[:]
    out[at] = value
    return out


class ImperialSteamState(Fields):
    def copy(self) -> "ImperialSteamState":
        new = ImperialSteamState(self.setup, self.box, True)
        self.copy_to(new)
        return new

    @staticmethod
    def make(setup: Setup) -> "ImperialSteamState":
        return ImperialSteamState(setup, open_box(setup))

    def moment(self) -> str:
        return f"round {self.round}, {self.setup.name(self.seat)}: {KINDS[self.step]}"

    # What follows from the rest.

    def derive(self) -> None:
        self.derive_cities()
        box = self.box
        geography = box.geography
        for seat in range(box.seats):
            cities = 1 << geography.start
            for link, owners in enumerate(self.tracks):
                if owners >> seat & 1:
                    cities |= 1 << geography.a[link] | 1 << geography.b[link]
            self.network[seat] = cities
            self.frontier[seat] = self.links_from(seat)
            self.full[seat] = 0
            for city in range(geography.cities):
                if cities >> city & 1:
                    self.count_tracks(seat, city)
            self.station_count[seat] = sum(owners >> seat & 1 for owners in self.stations)

    def derive_cities(self) -> None:
        """Crowns, hubs and empty slots."""
        box = self.box
        self.crowns = 0
        for link in self.crowned:
            self.crowns |= 1 << link
        hub_at = [-1] * box.geography.cities
        for hub, city in enumerate(self.hub_city):
            if city >= 0:
                hub_at[city] = hub
        self.hub_at = hub_at
        slots = [box.city_tiles[tile].slots if tile >= 0 else 0 for tile in self.city_tile]
        slots[box.geography.start] = box.start_slots
        for code in self.factories:
            slots[city_of(code)] -= 1
        self.slots = slots

    def links_from(self, seat: int) -> list[int]:
        """The links at the cities of a network where its owner has no track yet."""
        geography = self.box.geography
        cities = self.network[seat]
        out: list[int] = []
        for link, owners in enumerate(self.tracks):
            touches = cities >> geography.a[link] & 1 or cities >> geography.b[link] & 1
            if touches and not owners >> seat & 1:
                out.append(link)
        return out

    def count_tracks(self, seat: int, city: int) -> None:
        """Whether a further track at a city needs a station."""
        count = self.tracks_at(seat, city)
        if count >= self.box.boards.stations_free_tracks and not self.stations[city] >> seat & 1:
            self.full[seat] |= 1 << city
        else:
            self.full[seat] &= ~(1 << city)

    def tracks_at(self, seat: int, city: int) -> int:
        count = 0
        for link in self.box.geography.links_at[city]:
            count += self.tracks[link] >> seat & 1
        return count

    # Goods and the places for them.

    def places(self, seat: int) -> int:
        """Goods that freight cars and stations can hold; each engine holds coal besides."""
        cars = self.engines[seat * TRAINS] + self.engines[seat * TRAINS + 1] - self.passengers[seat] - self.sealed[seat]
        return cars + self.box.storage[self.station_count[seat]]

    def coal_places(self, seat: int) -> int:
        """Coal that the engines hold."""
        trains = 2 if self.engines[seat * TRAINS + 1] else 1
        return trains * self.box.boards.engines_coal

    def room(self, seat: int) -> int:
        """Free places in cars and stations, as much coal as possible being in the engines; negative: too many goods."""
        at = seat * TYPES
        coal = self.goods[at + COAL] - self.coal_places(seat)
        stored = self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + (max(0, coal))
        return self.places(seat) - stored

    def fits(self, seat: int, good: int) -> bool:
        """Whether one more good of a type finds a place."""
        if good == COAL and self.goods[seat * TYPES + COAL] < self.coal_places(seat):
            return True
        return self.room(seat) > 0

    def spend(self, seat: int, good: int, count: int = 1) -> None:
        """Goods go to the general supply."""
        self.goods[seat * TYPES + good] -= count
        self.supply[good] += count

    # Influence and shares.

    def move_to(self, seat: int, column: int) -> None:
        """Every change of column is a new arrival: behind those who are there."""
        if column == self.column[seat]:
            return
        self.column[seat] = column
        self.standing.remove(seat)
        place = 0
        while place < len(self.standing) and self.column[self.standing[place]] >= column:
            place += 1
        self.standing.insert(place, seat)

    def gain_influence(self, seat: int, steps: int) -> None:
        self.move_to(seat, min(self.column[seat] + steps, self.box.boards.influence_last_column))

    def raise_share(self, seat: int, steps: int) -> None:
        self.share[seat] = min(self.share[seat] + steps, len(self.box.boards.shares_values) - 1)

    def share_value(self, seat: int) -> int:
        return self.box.boards.shares_values[self.share[seat]]

    # Cities, tracks, stations, factories.

    def add_track(self, seat: int, link: int) -> int:
        """Lay track. The city that joined the network, or -1."""
        geography = self.box.geography
        a, b = geography.a[link], geography.b[link]
        self.tracks = put(self.tracks, link, self.tracks[link] | 1 << seat)
        before = self.network[seat]
        self.network[seat] = before | 1 << a | 1 << b
        self.frontier[seat] = self.links_from(seat)
        self.count_tracks(seat, a)
        self.count_tracks(seat, b)
        if not before >> a & 1:
            return a
        return b if not before >> b & 1 else -1

    def add_station(self, seat: int, city: int) -> None:
        self.stations = put(self.stations, city, self.stations[city] | 1 << seat)
        self.station_count[seat] += 1
        self.count_tracks(seat, city)

    def stations_left(self, seat: int) -> int:
        return self.box.boards.stations_each - self.station_count[seat]

    def add_factory(self, seat: int, city: int, kind: int, goods: int) -> None:
        """A worker and goods on a slot; the wooden factory goes to its owner."""
        stocked = min(goods, self.supply[kind])  # as far as there are goods
        self.supply[kind] -= stocked
        self.factories = [*self.factories, factory_code(city, seat, kind, stocked)]
        self.factory_stock[kind] -= 1
        self.pieces[seat * TYPES + kind] += 1
        self.slots = put(self.slots, city, self.slots[city] - 1)

    def take_from_factory(self, at: int) -> None:
        """A good leaves a factory; where it goes is for the caller."""
        self.factories = put(self.factories, at, self.factories[at] - 1)

    def fullest(self, seat: int, kind: int) -> int:
        """The place in `factories` of a seat's fullest factory of a type; -1 where none has goods."""
        best, most = -1, 0
        for i, code in enumerate(self.factories):
            left = goods_left(code)
            if left > most and kind_of(code) == kind and owner_of(code) == seat:
                best, most = i, left
        return best

    def best_token(self, city: int) -> int:
        """The most valuable business token that lies in a city; 0 where none does."""
        tile = self.city_tile[city]
        if tile < 0:
            return 0
        business = self.box.city_tiles[tile].business
        taken = self.tokens_taken[city]
        return business[taken] if taken < len(business) else 0

    def take_token(self, city: int) -> int:
        """Take it from there: its value."""
        value = self.best_token(city)
        if value:
            self.tokens_taken = put(self.tokens_taken, city, self.tokens_taken[city] + 1)
        return value

    def printed_influence(self, city: int) -> int:
        tile = self.city_tile[city]
        return self.box.city_tiles[tile].influence if tile >= 0 else 0

    def fees(self, seat: int, link: int) -> int:
        """What building on a link costs in fees."""
        others = self.tracks[link] & ~(1 << seat)
        count = 0
        while others:
            count += others & 1
            others >>= 1
        if count == 0:
            return 0
        boards = self.box.boards
        return count * (boards.crowns_fee if self.crowns >> link & 1 else boards.track_fee)

    def pay_fees(self, seat: int, link: int) -> None:
        boards = self.box.boards
        fee = boards.crowns_fee if self.crowns >> link & 1 else boards.track_fee
        for other in range(self.box.seats):
            if other != seat and self.tracks[link] >> other & 1:
                self.money[seat] -= fee
                self.money[other] += fee

    def city_count(self, seat: int) -> int:
        """Cities of a network, the first one too."""
        count = 0
        network = self.network[seat]
        while network:
            network &= network - 1
            count += 1
        return count

    def connected(self, seat: int) -> bool:
        """Whether a network reaches from Wien to Trieste."""
        return bool(self.network[seat] >> self.box.geography.goal & 1)

    def anybody_connected(self) -> bool:
        return any(network >> self.box.goal & 1 for network in self.network)

    # Hubs.

    def taken(self, kind: int) -> int:
        """Factories of a type that were taken, by everybody."""
        return self.box.factory_stock - self.factory_stock[kind]

    def value(self, kind: int) -> int:
        """What a delivery of wood, stone or iron pays now."""
        return self.box.values[kind][self.taken(kind) - 1]

    def next_key(self, hub: int) -> int:
        """The place in `keys` of the key that the next delivery of coal takes; -1 where none is left."""
        for key in self.box.boards.keys_order:
            if self.keys[hub * KEY_COUNT + key] < 0:
                return hub * KEY_COUNT + key
        return -1

    def key_value(self, at: int) -> int:
        """What a key, by its place in `keys`, is worth while its hub stands where it does."""
        boards = self.box.boards
        gold = boards.keys_per_column * self.hub_column[at // KEY_COUNT]
        if at % KEY_COUNT == 0:
            return gold
        return (gold * boards.keys_silver_percent + 999) // 1000 * 10

    def deliver(self, seat: int, factory: int, hub: int) -> None:
        """A good from a factory, by its place in `factories`, to a hub: money or a key, and the hub may grow.

        The good stays on its space of the hub.
        """
        kind = kind_of(self.factories[factory])
        self.take_from_factory(factory)
        at = hub * TYPES + kind
        self.demand = put(self.demand, at, self.demand[at] - 1)
        if kind == COAL:
            self.keys = put(self.keys, self.next_key(hub), seat)
        else:
            self.money[seat] += self.value(kind)
        if self.demand[at] == 0:
            grown = self.hub_column[hub] + self.box.growth_tiles[self.growth[hub]][kind]
            self.hub_column[hub] = min(grown, self.box.boards.influence_last_column)

    def worker_price(self, hub: int) -> int:
        """The price of the next worker of a hub; -1 where none is left."""
        at = self.price[hub]
        return self.box.prices[at] if at < len(self.box.prices) else -1

    def engineer_price(self, hub: int) -> int:
        """By the engineers that were taken there already."""
        left = self.engineers_at[hub]
        return self.box.boards.workers_engineer_prices[2 - (left & 1) - (left >> 1)] if left else -1

    def workers(self, seat: int) -> int:
        """All of a seat's workers, those in factories too."""
        levels = self.box.levels
        count = 0
        for at in range(seat * levels, seat * levels + levels):
            count += self.ready[at] + self.used[at]
        for code in self.factories:
            count += owner_of(code) == seat
        return count

    def strength(self, seat: int) -> int:
        """What the levels of the ready workers add up to."""
        levels = self.box.levels
        total = 0
        for level in range(levels):
            total += self.ready[seat * levels + level] * (level + 1)
        return total

    # Money.

    def income(self, seat: int) -> int:
        """Of passenger cars, as far as there are cities for them, and of stations but the first."""
        boards = self.box.boards
        cars = min(self.passengers[seat], self.city_count(seat) + boards.engines_passenger_spare)
        return cars * boards.engines_passenger_income + (self.station_count[seat] - 1) * boards.stations_income

    def tokens_of(self, seat: int) -> int:
        """The values of a seat's business tokens together."""
        total = 0
        for value in range(TOKEN_VALUES):
            total += self.tokens[seat * TOKEN_VALUES + value] * (value + 1)
        return total

"""What is on the table in Railroad Revolution: flat lists of small numbers, so that a state copies fast."""

from typing import Final

from footplate.games.railroad_revolution.box import open_box
from footplate.games.railroad_revolution.effects import COLOURS, WHITE
from footplate.games.railroad_revolution.fields import Fields
from footplate.rails.network import bits
from footplate.table.cards import ALL, NOBODY, OWNER, Pile, Piles
from footplate.table.game import Setup

# What is being decided.
CITY: Final = 0  # nature lays out a city tile
SECTION: Final = 1  # nature lays out a telegraph tile
GAP: Final = 2  # nature lays out a VP tile
DEALT: Final = 3  # nature deals the first milestones
ROW: Final = 4  # nature lays out a performance tile
REWARDS: Final = 5  # nature lays out a reward tile
WAGONS: Final = 6  # nature lays out a wagon
REVEAL: Final = 7  # nature turns up a deal tile
START: Final = 8  # nature draws who begins
OFFER: Final = 9  # nature draws a start tile …
WITH: Final = 10  # … and its worker
CHOOSE: Final = 11  # choose a start tile
PLACE: Final = 12  # a worker on an action
MAIN: Final = 13  # + action: the main thing of a turn
EFFECTS: Final = 17  # what is open, in any order
SWAP: Final = 18  # the other worker of an exchange
ATTACH: Final = 19  # a wagon or tender to a train
DRAW: Final = 20  # nature draws milestones
KEEP: Final = 21  # one of them is kept
DEAL: Final = 22  # take an offer of the deal
DECK: Final = 23  # nature shows the card on top of a Mautoma's deck
FOLLOW: Final = 24  # Mautoma: which section of its card
AUTOMA_RAIL: Final = 25  # Mautoma: where it lays a rail …
AUTOMA_STATION: Final = 26  # … builds a station …
AUTOMA_OFFICE: Final = 27  # … or an office
AUTOMA_TRADE: Final = 28  # Mautoma: what it trades …
AUTOMA_WAGON: Final = 29  # … and the wagon or tender it takes
AUTOMA_BONUS: Final = 30  # Mautoma: a bonus of its playmat or card
AUTOMA_DEAL: Final = 31  # Mautoma: whether it pays for a deal
OVER: Final = 32
KINDS: Final = [
    "city", "section", "gap", "dealt", "row", "rewards", "wagons", "reveal", "start", "offer", "with", "choose",
    "place", "station", "railroad", "telegraph", "trade", "effects", "swap", "attach", "draw", "keep", "deal", "deck",
    "follow", "automa-rail", "automa-station", "automa-office", "automa-trade", "automa-wagon", "automa-bonus",
    "automa-deal", "over",
]  # fmt: skip

# Phases
SETTING_UP: Final = 0
TURN: Final = 1
DEALS: Final = 2

WORKERS: Final = len(COLOURS)
NEUTRAL: Final = 9  # whose piece is in a First slot
FREE: Final = -1
SEATS: Final = 4

# Where a milestone is.
PILE: Final = 0
DRAWN: Final = 1  # + seat: one of those of which one is kept
OPEN: Final = 5  # + seat * 2 + column
DONE: Final = 13  # + seat
BOXED: Final = 17  # out of the game; only in arranged positions
UNDER: Final = 18  # + how often tiles went under its pile before: they come in this order
MOST_UNDER: Final = 40
MILESTONE_PILES: Final = Piles(
    [
        Pile(PILE, NOBODY),
        Pile(DRAWN, OWNER, SEATS),
        Pile(OPEN, ALL, SEATS * 2),
        Pile(DONE, ALL, SEATS),
        Pile(BOXED, ALL),
        Pile(UNDER, NOBODY, MOST_UNDER),
    ]
)

# Where a performance tile is.
OUT: Final = -1  # out of the game, or not drawn yet; reward tiles and wagons too
OFFERED: Final = 3  # rows 0 to 2 lie beside the track
TILES: Final = 4  # + seat * rows * 2 + column * rows + row, from the bottom
# Where a reward tile is: rows 0 and 1 beside the track.
REWARD_OF: Final = 2  # + seat * 2, and 1 once it is used
# Where a wagon is.
LAID_OUT: Final = 0
WAGON_OF: Final = 1  # + seat * 8 + the train that it is attached to
WAITING: Final = 6  # … instead of a train
PLAYMAT: Final = 7  # … on a Mautoma's playmat


class RailroadState(Fields):
    def copy(self) -> "RailroadState":
        new = RailroadState(self.setup, self.box, True)
        self.copy_to(new)
        return new

    @staticmethod
    def make(setup: Setup) -> "RailroadState":
        state = RailroadState(setup, open_box(setup))
        state.lay_out()
        state.derive()
        return state

    def moment(self) -> str:
        return f"round {self.round}, {self.setup.name(self.seat)}: {KINDS[self.step]}"

    def lay_out(self) -> None:
        """What lies on the table before anything is drawn."""
        box, values = self.box, self.box.values
        for slot in bits(box.start_slots):
            self.built[slot] = (1 << box.seats) - 1
        for city in bits(box.neutral_stations):
            self.first_station[city] = NEUTRAL
        for section in bits(box.neutral_offices):
            self.first_office[section] = NEUTRAL
        for seat in range(box.seats):
            self.rails_left[seat] = values.rails_left + values.rails_right
            self.buildings_left[seat] = values.buildings_left + values.buildings_right
            self.spare[seat * 2] = values.rails_aside
            self.spare[seat * 2 + 1] = values.buildings_aside
            self.take_shares(seat, values.automa_shares if box.automas[seat] else values.start_shares)
            self.trains_up[seat * len(box.trains)] = 1
            if not box.automas[seat]:
                self.money[seat] = values.start_money
                self.take_workers(seat, WHITE, values.start_white)
        for train in range(1, len(box.trains)):
            self.stacks[train] = box.trains_per_stack
        if box.edition.wagons:
            for row, pieces in enumerate(box.wagon_spots):
                for piece in pieces:
                    self.spots[row * 2 + piece] += 1

    def derive(self) -> None:
        """All that follows from the rest."""
        lines = self.box.lines
        seats = range(self.box.seats)
        self.rails = [members(self.built, seat) for seat in seats]
        self.network = [lines.touched(built) for built in self.rails]
        self.frontier = [lines.open_slots(self.network[seat], self.rails[seat]) for seat in seats]
        self.own_stations = [members(self.stations, seat) for seat in seats]
        self.own_offices = [members(self.offices, seat) for seat in seats]
        self.open = [-1] * (self.box.seats * 2)
        for tile, place in enumerate(self.where):
            if OPEN <= place < DONE:
                self.open[place - OPEN] = tile

    # The only places that put pieces on the board.

    def put_rail(self, seat: int, slot: int) -> None:
        lines = self.box.lines
        self.built[slot] |= 1 << seat
        a, b = lines.ends[slot]
        self.rails[seat] |= 1 << slot
        self.network[seat] |= 1 << a | 1 << b
        self.frontier[seat] = (self.frontier[seat] | lines.at[a] | lines.at[b]) & ~self.rails[seat]

    def put_station(self, seat: int, city: int) -> bool:
        """Put a station into a city. Whether it took the First Station slot."""
        self.stations[city] |= 1 << seat
        self.own_stations[seat] |= 1 << city
        if self.first_station[city] != FREE:
            return False
        self.first_station[city] = seat
        return True

    def put_office(self, seat: int, section: int) -> bool:
        """Put an office into a section. Whether it took the First Office slot."""
        self.offices[section] |= 1 << seat
        self.own_offices[seat] |= 1 << section
        if self.first_office[section] != FREE:
            return False
        self.first_office[section] = seat
        return True

    # The only places that change supplies.

    def take_shares(self, seat: int, count: int) -> int:
        """Shares from the supply, as far as it has them. How many."""
        count = min(count, self.shares_left)
        self.shares_left -= count
        self.shares[seat] += count
        return count

    def return_shares(self, seat: int, count: int) -> None:
        self.shares[seat] -= count
        self.shares_left += count

    def take_workers(self, seat: int, colour: int, count: int) -> None:
        """Workers from the stock into a seat's supply, as far as it has them."""
        count = min(count, self.stock[colour])
        self.stock[colour] -= count
        self.supply[seat * WORKERS + colour] += count

    def take_from(self, seat: int, worker: int) -> int:
        """Take a worker off a seat's supply or, where its number says so, off its board. Its colour."""
        colour = worker % WORKERS
        if worker < WORKERS:
            self.supply[seat * WORKERS + colour] -= 1
        else:
            self.used[seat * WORKERS + colour] -= 1
        return colour

    def open_milestone(self, seat: int, column: int, tile: int) -> None:
        self.where[tile] = OPEN + seat * 2 + column
        self.open[seat * 2 + column] = tile
        self.promoted[seat * 2 + column] = 0

    # Questions

    def connected(self, seat: int) -> int:
        """The cities that a seat's rails touch."""
        return self.network[seat] & self.box.lines.all_cities

    def sites(self, seat: int) -> int:
        """The cities where a seat could build a station."""
        return self.network[seat] & self.box.lines.all_cities & ~self.own_stations[seat]

    def free_sections(self, seat: int) -> int:
        """The sections where a seat could build an office."""
        return ((1 << self.box.sections) - 1) & ~self.own_offices[seat]

    def workers_of(self, seat: int) -> int:
        """All workers of a seat."""
        at = seat * WORKERS
        return sum(self.supply[at : at + WORKERS]) + sum(self.used[at : at + WORKERS])

    def has_worker(self, seat: int, worker: int) -> bool:
        """Whether there is a worker of this colour in the supply, or on the board for a higher number."""
        if worker < WORKERS:
            return self.supply[seat * WORKERS + worker] > 0
        return self.used[seat * WORKERS + worker - WORKERS] > 0

    def has_train(self, seat: int, train: int) -> bool:
        at = seat * len(self.box.trains) + train
        return self.trains_up[at] + self.trains_down[at] > 0

    def deal_tile(self) -> int:
        return self.deals[self.deal_at] if self.deal_at >= 0 else -1


def members(by_place: list[int], seat: int) -> int:
    """The places that hold a seat's piece."""
    found = 0
    for place, seats in enumerate(by_place):
        if seats >> seat & 1:
            found |= 1 << place
    return found

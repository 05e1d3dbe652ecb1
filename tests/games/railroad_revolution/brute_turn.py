"""A Mautoma's whole turn once more: what its card, playmat and arrows make it answer, as the log would write it.

A `Seen` is what somebody at the table sees, in names. It is filled from a state of the game and knows no rule of it.
"""

from footplate.games.railroad_revolution.state import RailroadState
from tests.games.railroad_revolution import brute
from tests.games.railroad_revolution.brute import CARDS, CITIES, GROUND, LEVEL, OCEAN, SLOTS

LAST_STEP = 12
RAILS_BELOW = BUILDINGS_BELOW = 2
PLAYMAT = {int(row["slot"]): row for row in brute.rows("playmat.csv")}
STOPS = {int(row["step"]): row["stop"] for row in brute.rows("performance_track.csv")}
UPGRADES = {row["id"] for row in brute.rows("city_tiles.csv") if "upgrade" in row["reward"]}
ROW_OF_WAGON = {row["id"]: int(row["row"]) for row in brute.rows("wagons.csv")}
TYPE_OF_REWARD = {row["id"]: row["type"] for row in brute.rows("reward_tiles.csv")}
SPOTS = {row["id"]: len(row["workers"].split("+")) for row in brute.rows("milestones.csv")}
GAP_LEVELS = {
    line: [0 if row["level"] == "none" else int(row["level"]) for row in brute.rows("gaps.csv") if row["line"] == line]
    for line in ("seven", "eight")
}
NEXT = {"A1": "B", "A2": "B", "B": "C", "C": "D"}
STACKS = {row["name"]: row["stack"] for row in brute.rows("trains.csv") if row["stack"] != "start"}
TRAINS = [row["name"] for row in brute.rows("trains.csv")]
COLOURS = ["white", "purple", "orange", "grey", "turquoise"]
LEVEL_OF = {"": 1, "yellow": 2, "red": 3}


class Seen:
    """What lies before a Mautoma, and on the board."""

    def __init__(self, state: RailroadState, seat: int, card: str, back: str) -> None:
        """`card` is the one in play, `back` the arrows of the deck's top card: the caller has followed the deck."""
        box = state.box
        options = self.options = state.setup.options
        self.card = card
        self.back = back
        self.columns = "geo" if options["columns"] == "geo" else "by_level"
        codes = list(CITIES)
        self.rails = {name for i, name in enumerate(SLOTS) if state.built[i] >> seat & 1}
        self.mine = {codes[i] for i in range(len(codes)) if state.stations[i] >> seat & 1}
        self.free_cities = {codes[i] for i in range(len(codes)) if state.first_station[i] == -1}
        self.upgrades = {codes[i] for i in range(len(codes)) if box.city_tiles[state.city_tile[i]].id in UPGRADES}
        self.offices = [bool(seats >> seat & 1) for seats in state.offices]
        self.free_sections = [first == -1 for first in state.first_office]
        self.gap_levels = GAP_LEVELS["eight" if options["telegraph-sections"] == "8" else "seven"]
        self.values = [box.vp_tiles[tile] if tile >= 0 else 0 for tile in state.gap_tile]
        self.left = {"rail": state.rails_left[seat], "building": state.buildings_left[seat]}
        self.inner = {"rail": state.inner[seat * 2] == 1, "building": state.inner[seat * 2 + 1] == 1}
        held = {box.reward_tiles[i].id: at for i, at in enumerate(state.reward_at)}
        self.outer = {TYPE_OF_REWARD[tile] for tile, at in held.items() if at == 2 + seat * 2}
        self.taken_types = {TYPE_OF_REWARD[tile] for tile, at in held.items() if at in (2 + seat * 2, 3 + seat * 2)}
        self.reward_rows = [[tile for tile, at in held.items() if at == row] for row in range(2)]
        self.section = state.card_section
        self.trades = state.trades[seat]
        self.tiles = state.mat[seat]
        self.deals = state.deal_row[seat]
        self.shares = state.shares[seat]
        self.wagons = [box.wagons[i].id for i, at in enumerate(state.wagon_at) if at == 0]
        self.spots = {
            (row + 1, kind): state.spots[row * 2 + i] for row in range(3) for i, kind in enumerate(["rail", "building"])
        }
        self.tenders = state.tenders_left
        up, down = state.trains_up[seat * 5 : seat * 5 + 5], state.trains_down[seat * 5 : seat * 5 + 5]
        self.up = dict(zip(TRAINS, up, strict=True))
        self.down = dict(zip(TRAINS, down, strict=True))
        self.stacks = dict(zip(TRAINS, state.stacks, strict=True))
        self.marker = state.marker[seat * 3]
        self.workers = dict(zip(COLOURS, state.supply[seat * 5 : seat * 5 + 5], strict=True))
        self.stock = dict(zip(COLOURS, state.stock, strict=True))
        self.milestones = [box.milestones[tile].id if tile >= 0 else "" for tile in state.open[seat * 2 : seat * 2 + 2]]
        first = 4 + seat * 8
        where = {box.performance_tiles[i].card: at for i, at in enumerate(state.tile_at)}
        self.grid = {divmod(at - first, 4): tile for tile, at in where.items() if first <= at < first + 8}
        self.rows = [[tile for tile, at in where.items() if at == row] for row in range(3)]
        self.pieces = state.pieces
        self.reward = state.reward > 0

    # Pieces

    def in_box(self, kind: str) -> int:
        return max(0, self.left[kind] - (RAILS_BELOW if kind == "rail" else BUILDINGS_BELOW))

    def empty(self) -> bool:
        return not (self.in_box("rail") or self.in_box("building") or any(self.inner.values()))

    def usable(self, kind: str) -> int:
        return self.left[kind] if self.empty() else self.in_box(kind) + self.inner[kind]

    # Targets

    def active(self) -> list[int]:
        """Levels of active VP tiles, the best first."""
        found: list[tuple[int, int]] = []
        for gap, level in enumerate(self.gap_levels):
            all_of = {city for city, its in LEVEL.items() if its == level}
            if level and self.offices[gap] and self.offices[gap + 1] and not all_of <= self.mine:
                found.append((self.values[gap], level))
        return [level for _, level in sorted(found, reverse=True)]

    def cities(self, words: list[str]) -> list[set[str]]:
        """The sets of cities that a target names, the first that can be used counts."""
        kind, numbers = words[0], [int(word) for word in words[1:]]
        if kind == "level":
            return [{city for city, level in LEVEL.items() if level in numbers}]
        if kind == "tile":
            gap = self.values.index(numbers[0])
            return [{city for city, level in LEVEL.items() if level == self.gap_levels[gap]}]
        if kind in ("each", "active"):
            levels = numbers if kind == "each" else self.active()
            return [{city for city, its in LEVEL.items() if its == level} for level in levels]
        return [{"upgrade": self.upgrades, "ocean": OCEAN, "first": self.free_cities}[kind]]

    def sites(self, words: list[str]) -> set[str]:
        """Where a station can be built."""
        for cities in self.cities(words):
            if words[0] == "each" and cities & self.mine:
                continue
            found = (cities & brute.connected(self.rails)) - self.mine
            if found:
                return found
        return set()

    def unreached(self, words: list[str]) -> set[str]:
        for cities in self.cities(words):
            if words[0] == "each" and cities & brute.connected(self.rails):
                continue
            found = cities - brute.connected(self.rails)
            if found:
                return found
        return set()

    def slots(self, words: list[str]) -> set[str]:
        if words[0] == "deal":
            return {name for name, slot in SLOTS.items() if slot.deal} - self.rails
        return {name for name, slot in SLOTS.items() if slot.triangles == GROUND[words[0]]} - self.rails

    def sections(self, words: list[str]) -> list[int]:
        """Where an office can be built, from the left."""
        if words[0] == "adjacent":
            if not any(self.offices):
                return [i for i, free in enumerate(self.free_sections) if free]
            return [
                i
                for i, own in enumerate(self.offices)
                if not own and any(self.offices[n] for n in (i - 1, i + 1) if 0 <= n < len(self.offices))
            ]
        if "if" in words:
            level, least = int(words[1]), int(words[3])
            if sum(LEVEL[city] == level for city in self.mine) < least:
                return []
        gap = self.gap_levels.index(int(words[1])) if words[0] == "level" else self.values.index(int(words[1]))
        return [i for i in (gap, gap + 1) if not self.offices[i]]

    # Answers

    @staticmethod
    def words_of(card: str) -> list[list[str]]:
        """The sections of a card."""
        return [part.split() for part in CARDS[card]["sections"].split("/")]

    def words(self) -> list[list[str]]:
        return self.words_of(self.card)

    def valid(self, words: list[str]) -> bool:
        action, target = words[0], words[1:]
        if action == "trade":
            return self.usable("rail") + self.usable("building") > 0
        if action == "railroad":
            wanted = self.slots(target) if target[0] in (*GROUND, "deal") else self.unreached(target)
            return bool(wanted) and self.usable("rail") > 0
        there = bool(self.sites(target)) if action == "station" else bool(self.sections(target))
        return there and self.usable("building") > 0

    def follow(self) -> str:
        for number, words in enumerate(self.words()):
            if self.valid(words):
                return f"follow {number + 1}"
        return "skip"

    def rail(self) -> str:
        target = self.words()[self.section][1:]
        if target[0] in (*GROUND, "deal"):
            name = brute.rail_to_slot(self.rails, self.slots(target), self.back, self.columns)
        else:
            count = self.pieces + self.reward
            from_city = self.options["too-far"] == "city"
            name = brute.rail_to_city(self.rails, self.unreached(target), count, self.back, self.columns, from_city)
        return f"rail {name}"

    def station(self) -> str:
        return f"station {brute.pick(self.sites(self.words()[self.section][1:]), self.back, self.columns)}"

    def office(self) -> str:
        words = self.words()[self.section][1:]
        sections = self.sections(words)
        first = [i for i in sections if self.free_sections[i]]
        return f"office {brute.first_of(first if first and words[0] != 'adjacent' else sections, self.back) + 1}"

    def trade(self) -> str:
        kind = ["rail", "rail", "building"][self.trades % 3]
        if not self.usable(kind):
            kind = "building" if kind == "rail" else "rail"
        return f"trade {kind}"

    def wagon(self, kind: str) -> str:
        fitting = [wagon for wagon in self.wagons if self.spots[ROW_OF_WAGON[wagon], kind]]
        if not fitting:
            return "tender" if self.tenders else "pass"
        rows = {ROW_OF_WAGON[wagon] for wagon in fitting}
        row = min(rows) if self.back.endswith("v") else max(rows)
        here = sorted(wagon for wagon in fitting if ROW_OF_WAGON[wagon] == row)
        return f"wagon {here[0] if self.back.startswith('>') else here[-1]}"

    def deal(self) -> str:
        return "invest" if self.shares >= 2 and self.deals < 10 and self.deals // 2 < self.tiles else "pass"

    # Bonuses

    def can_promote(self) -> bool:
        return any(self.workers.values()) and any(self.milestones)

    def pushed(self) -> str:
        for row in range(3):
            for column in (1, 0):
                if (column, row) in self.grid and (column, row + 1) not in self.grid:
                    return self.grid[column, row]
        return ""

    def bonus(self, kind: str) -> str:
        """The move that a bonus is; empty where it brings nothing."""
        if kind.startswith("tile"):
            row = self.rows[int(kind[4:])]
            tiles = sorted(row, key=lambda tile: int(tile[1:]), reverse=self.back.startswith("<"))
            return f"take {tiles[0]} {['right', 'left'][len(self.grid) % 2]}" if tiles else ""
        if kind.startswith("reward"):
            may = [tile for tile in self.reward_rows[int(kind[6:])] if TYPE_OF_REWARD[tile] not in self.taken_types]
            may.sort(key=lambda tile: ("RB".index(tile[0]), int(tile[1:])), reverse=self.back.startswith("<"))
            return f"reward {may[0]}" if may else ""
        if kind == "share":
            return "share"
        if kind == "worker":
            most = max(self.stock.values())
            return f"worker {next(colour for colour in COLOURS if self.stock[colour] == most)}" if most else ""
        if kind == "train":
            return self.train()
        if kind == "promote":
            return self.promote()
        if kind == "flip":
            return self.flip()
        if kind == "upgrade" and self.marker < LAST_STEP:
            return f"advance {min(3, LAST_STEP - self.marker)}"
        return f"push {self.pushed()}" if self.pushed() else ""

    def train(self) -> str:
        if sum(self.up.values()) + sum(self.down.values()) >= 6:
            return ""
        for column in "12" if self.back.startswith(">") else "21":
            for row in "12" if self.back.endswith("v") else "21":
                for name, stack in STACKS.items():
                    if stack == f"{row}-{column}" and self.stacks[name]:
                        return f"train {name}"
        return ""

    def promote(self) -> str:
        if not self.can_promote():
            return ""
        order = ["A", "B", "C", "D"]
        letters = [order.index(tile[0]) if tile else 9 for tile in self.milestones]
        column = 0 if letters[0] <= letters[1] else 1
        return f"promote {next(c for c in COLOURS if self.workers[c])} {['left', 'right'][column]}"

    def flip(self) -> str:
        up = [train for train in TRAINS if self.up[train]]
        if up and self.can_promote():
            return f"flip {up[0]}"
        down = [train for train in TRAINS if self.down[train]]
        return f"turn {down[0]}" if down else ""


def counting(text: str, level: int) -> list[str]:
    """The bonuses of a field that count at a level."""
    parts = [part.partition(":") for part in text.split("+")] if text != "none" else []
    return [name for name, _, border in parts if LEVEL_OF[border] <= level]


def slot_bonuses(tiles: int, level: int, cumulative: bool) -> list[str]:
    """What follows after so many wagons and tenders lie on the playmat."""
    if tiles > 5:
        return counting(PLAYMAT[5]["bonus"], level)
    slots = range(1, tiles + 1) if cumulative else [tiles]
    return [bonus for slot in slots for bonus in counting(PLAYMAT[slot]["bonus"], level)]


def deal_bonuses(deal: int, level: int) -> list[str]:
    """What the deal slot of this number, from 1, gives."""
    return counting(PLAYMAT[(deal + 1) // 2]["deal_a" if deal % 2 else "deal_b"], level)

"""The box: all components of one set-up, read from the data files, with the catalogue of actions they allow."""

from itertools import count
from typing import Final

from footplate.games.steamrollers.actions import Actions
from footplate.games.steamrollers.components import (
    ALL_TYPES,
    TYPE_PAIRS,
    Face,
    OrderSide,
    TileSide,
    read_die,
    read_orders,
    read_tiles,
)
from footplate.games.steamrollers.geography import Geography, read_charts, read_map
from footplate.games.steamrollers.goods import CITIES, COAL, COLOURS
from footplate.games.steamrollers.options import EDITIONS, OLIVE, chosen, data_text
from footplate.rails.network import bits
from footplate.rails.track import ALL_PAIRS, MEMBERS, TOUCHING
from footplate.table.boxes import Boxes
from footplate.table.game import Setup
from footplate.table.view import Looks

FILES: Final = {
    "map": "map.csv",
    "charts": "charts.csv",
    "action-tiles": "action_tiles.csv",
    "order-tiles": "order_tiles.csv",
    "black-die": "black_die.csv",
}


_numbers: Final = count()


class Box:
    def __init__(
        self,
        setup: Setup,
        geography: Geography,
        charts: dict[str, list[list[str]]],
        tiles: list[TileSide],
        orders: list[OrderSide],
        faces: list[Face],
    ) -> None:
        edition = EDITIONS[setup.edition]
        self.edition: Final = edition
        self.geography: Final = geography
        self.tiles: Final = tiles  # two sides each: tile * 2 + side
        self.order_tiles: Final = orders
        self.faces: Final = faces
        self.seats: Final = len(setup.seats)
        self.looks: Final = Looks()
        self.seat_names: Final = [seat.name for seat in setup.seats]
        self.olive: Final = next((i for i, seat in enumerate(setup.seats) if seat.role == OLIVE), -1)
        self.solo: Final = self.olive >= 0
        self.players: Final = 1 if self.solo else self.seats
        self.actions: Final = Actions(geography, faces, self.seat_names)
        self.goods_per_city: Final = edition.olive_goods if self.solo else self.seats + edition.goods_per_city
        self.dice: Final = edition.olive_dice if self.solo else self.seats + edition.dice
        self.level: Final = edition.levels[chosen(setup, "level")] if self.solo else 0
        # The options, as the rules ask for them.
        self.coal: Final = chosen(setup, "coal") == "yes"
        self.orders: Final = chosen(setup, "orders") == "yes"
        self.powers: Final = chosen(setup, "powers") == "yes"
        self.mountains: Final = chosen(setup, "mountains")
        self.removed_to_bag: Final = chosen(setup, "removed-goods") == "bag"
        self.delivered_to_bag: Final = chosen(setup, "delivered-goods") == "bag"
        self.track_at_walls: Final = chosen(setup, "track-at-walls") == "yes"
        self.usable_at_once: Final = chosen(setup, "new-tiles") == "at-once"
        self.pass_any_time: Final = chosen(setup, "pass") == "any-time"
        self.parallel_score: Final = chosen(setup, "parallel-links") == "score"
        self.free_rail: Final = ALL_TYPES if chosen(setup, "free-rail") == "any" else 1
        self.stopped_scores: Final = chosen(setup, "stopped-olive") == "points"
        # Tables: where goods can go, where track leads, and what can be drawn.
        self.cap: Final = [len(hexes) for hexes in geography.drawable]
        cities = list(range(CITIES))
        self.destinations: Final = [
            [c for c in cities if k in (COAL, geography.city_colour[c])] for k in range(len(COLOURS))
        ]
        # Chart 0 is the open map; 1 to 6 are the rows of the chart in use.
        self.walls: Final = [[], *charts.get(self.mountains, [])]
        self.beyond: Final = [geography.beyond(walls) for walls in self.walls]
        self.drawings: Final = [self._drawings(chart) for chart in range(len(self.walls))]
        self.number: Final = next(_numbers)  # no other box has it
        self.tables: list[object] = []  # what `prospects` looks up, by chart; made when it is first asked for

    def _drawings(self, chart: int) -> list[list[list[int]]]:
        """By set of track types and hex: the numbers of the drawings, as far as the walls allow them."""
        by_types: list[list[list[int]]] = []
        for types in range(ALL_TYPES + 1):
            pairs = 0
            for t in bits(types):
                pairs |= TYPE_PAIRS[t]
            by_types.append([self._draw(h, pairs & self.allowed(chart, h)) for h in range(self.geography.size)])
        return by_types

    def allowed(self, chart: int, h: int) -> int:
        """The pairs that may ever be drawn in a hex."""
        if self.geography.city_at[h] >= 0:
            return 0
        if self.track_at_walls:
            return ALL_PAIRS
        walled = 0
        for edge in range(6):
            if self.geography.hexes.neighbour[h * 6 + edge] >= 0 and self.beyond[chart][h * 6 + edge] < 0:
                walled |= 1 << edge
        return ALL_PAIRS & ~TOUCHING[walled]

    def _draw(self, h: int, pairs: int) -> list[int]:
        return [self.actions.draw + h * self.actions.pairs + pair for pair in MEMBERS[pairs]]


def text_of(setup: Setup, name: str) -> str:
    return setup.data[name] if name in setup.data else data_text(FILES[name])


def fill_box(setup: Setup) -> Box:
    geography = read_map(text_of(setup, "map"), "data map")
    charts: dict[str, list[list[str]]] = {}
    if chosen(setup, "mountains") != "none" or "charts" in setup.data:  # a map of one's own may have other borders
        charts = read_charts(text_of(setup, "charts"), "data charts", geography)
    solo = any(seat.role == OLIVE for seat in setup.seats)
    tiles = read_tiles(text_of(setup, "action-tiles"), "data action-tiles", solo)
    orders = read_orders(text_of(setup, "order-tiles"), "data order-tiles", EDITIONS[setup.edition].goods)
    return Box(setup, geography, charts, tiles, orders, read_die(text_of(setup, "black-die"), "data black-die"))


BOXES: Final = Boxes(fill_box)


def open_box(setup: Setup) -> Box:
    """The box of a set-up; the same set-up always gets the same one."""
    return BOXES.open(setup)

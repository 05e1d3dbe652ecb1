"""The box: all components of one set-up, read from the data files, as lists of numbers that the rules look up."""

from typing import Final

from footplate.games.railroad_revolution.actions import Actions, Names
from footplate.games.railroad_revolution.components import (
    TELEGRAPH_LINES,
    CityTile,
    Deal,
    RewardTile,
    SetupSide,
    TelegraphLine,
    TelegraphTile,
    TrainType,
    Wagon,
    read_city_tiles,
    read_deals,
    read_lines,
    read_reward_tiles,
    read_setup_tiles,
    read_spots,
    read_telegraph_tiles,
    read_trains,
    read_wagons,
)
from footplate.games.railroad_revolution.deck import (
    FIRST_CARD,
    TILE,
    Card,
    MatSlot,
    read_cards,
    read_playmat,
)
from footplate.games.railroad_revolution.geography import Geography, mask, read_map
from footplate.games.railroad_revolution.milestones import PILES, B, Milestone, read_milestones
from footplate.games.railroad_revolution.options import EDITIONS, MAUTOMA, chosen, data_text
from footplate.games.railroad_revolution.performance import (
    TILE_CARDS,
    BaseTracks,
    PerformanceTile,
    PerformanceTrack,
    read_base_tracks,
    read_performance_tiles,
    read_track,
)
from footplate.games.railroad_revolution.values import Values, read_values
from footplate.table.boxes import Boxes
from footplate.table.errors import BadInput
from footplate.table.game import Setup
from footplate.table.view import Looks

# The components that can be replaced for a match, and the files they are in.
FILES: Final = {
    "cities": "cities.csv",
    "links": "links.csv",
    "city-tiles": "city_tiles.csv",
    "sections": "sections.csv",
    "gaps": "gaps.csv",
    "telegraph-tiles": "telegraph_tiles.csv",
    "trains": "trains.csv",
    "milestones": "milestones.csv",
    "deals": "deals.csv",
    "setup-tiles": "setup_tiles.csv",
    "base-tracks": "base_tracks.csv",
    "performance-track": "performance_track.csv",
    "performance-tiles": "performance_tiles.csv",
    "reward-tiles": "reward_tiles.csv",
    "wagons": "wagons.csv",
    "wagon-spots": "wagon_spots.csv",
    "cards": "cards.csv",
    "playmat": "playmat.csv",
    "values": "values.toml",
}


class Components:
    """What the files hold, whatever the table."""

    def __init__(self, texts: dict[str, str], files: dict[str, str]) -> None:
        self.values: Final = read_values(texts["values"], files["values"])
        self.geography: Final[Geography] = read_map(texts["cities"], texts["links"], files["cities"], files["links"])
        tiles, printed = read_city_tiles(texts["city-tiles"], files["city-tiles"], self.geography)
        self.city_tiles: Final[list[CityTile]] = tiles
        self.printed_tiles: Final[list[int]] = printed
        self.lines: Final[list[TelegraphLine]] = read_lines(
            texts["sections"], texts["gaps"], files["sections"], files["gaps"]
        )
        self.telegraph_tiles: Final = read_telegraph_tiles(
            texts["telegraph-tiles"], files["telegraph-tiles"], self.lines
        )
        self.trains: Final = read_trains(texts["trains"], files["trains"], max(self.values.trains_per_stack))
        self.milestones: Final = read_milestones(texts["milestones"], files["milestones"])
        self.deals: Final = read_deals(texts["deals"], files["deals"])
        self.setup_sides: Final = read_setup_tiles(texts["setup-tiles"], files["setup-tiles"])
        self.base_tracks: Final = read_base_tracks(texts["base-tracks"], files["base-tracks"])
        self.track: Final = read_track(texts["performance-track"], files["performance-track"])
        self.performance_tiles: Final = read_performance_tiles(
            texts["performance-tiles"], files["performance-tiles"], self.values.extension_rows
        )
        self.reward_tiles: Final = read_reward_tiles(texts["reward-tiles"], files["reward-tiles"])
        self.wagons: Final = read_wagons(texts["wagons"], files["wagons"])
        self.spots: Final = read_spots(texts["wagon-spots"], files["wagon-spots"])
        self.cards: Final = read_cards(texts["cards"], files["cards"])
        self.playmat: Final = read_playmat(texts["playmat"], files["playmat"])
        self._check_cards(files["cards"])

    def _check_cards(self, file: str) -> None:
        """A card aims at no VP tile that there isn't."""
        for card in self.cards:
            for section in card.sections:
                if section.target == TILE and section.values[0] not in self.values.vp_tiles:
                    known = ", ".join(str(vp) for vp in self.values.vp_tiles)
                    what = f"card {card.id} aims at a VP tile of {section.values[0]}, which there isn't."
                    raise BadInput(what, f"{file}: sections", f"VP tiles: {known}.")


class Box:
    def __init__(self, setup: Setup, parts: Components) -> None:
        edition = EDITIONS[setup.edition]
        self.edition: Final = edition
        self.expansion: Final = edition.tiles
        self.seats: Final = len(setup.seats)
        self.seat_names: Final = [seat.name for seat in setup.seats]
        self.automas: Final = [seat.role == MAUTOMA for seat in setup.seats]
        self.any_automa: Final = any(self.automas)
        self.looks: Final = Looks()
        self.ways: Final[dict[int, list[int]]] = {}  # what `advice` looks up: how far cities are from a network
        self.values: Final[Values] = parts.values
        self.seat_shares: Final = parts.values.seat_shares[setup.edition][self.seats - 2]  # in the order of turns
        self._map(setup, parts)
        self._line(setup, parts)
        self._tiles(setup, parts)
        self._mautoma(setup, parts)
        self.actions: Final = Actions(self.geography, self.sections, self._names(parts), self.seat_names)

    def _names(self, parts: Components) -> Names:
        """What the catalogue calls the components."""
        names = Names()
        names.city_tiles = [tile.id for tile in parts.city_tiles]
        names.telegraph_tiles = [tile.id for tile in parts.telegraph_tiles]
        names.vp_tiles = [str(vp) for vp in parts.values.vp_tiles]
        names.performance_tiles = [tile.card for tile in parts.performance_tiles]
        names.reward_tiles = [tile.id for tile in parts.reward_tiles]
        names.wagons = [wagon.id for wagon in parts.wagons]
        names.trains = [train.name for train in parts.trains]
        names.train_ids = [train.id for train in parts.trains]
        names.deals = [deal.id for deal in parts.deals]
        names.milestones = [milestone.id for milestone in parts.milestones]
        sides = [side.side for side in parts.setup_sides]
        names.start_tiles = sides if self.edition.setup_tiles else names.performance_tiles
        names.cards = self.card_names
        names.upgrade_steps = parts.values.upgrade_steps
        return names

    def _map(self, setup: Setup, parts: Components) -> None:
        geography = parts.geography
        self.geography: Geography = geography
        self.lines = geography.lines
        self.level = geography.level  # of each city
        self.terrain = geography.terrain  # of each slot
        self.deals_on_map = geography.deals
        self.start_slots = geography.start_slots
        self.station_price = [parts.values.station_price[level] for level in geography.level]  # of each city
        self.city_tiles: list[CityTile] = parts.city_tiles
        self.printed = parts.printed_tiles  # of each city, or -1 where a tile is drawn
        self.loose_city_tiles = sum(geography.has_tile)  # tiles 0 to this are shuffled
        self.tiled_cities = [city for city in range(geography.cities) if geography.has_tile[city]]
        self.neutral_stations = geography.neutral[self._neutral_players(setup) - 2] if self._neutral(setup) else 0

    def _neutral(self, setup: Setup) -> bool:
        return not (self.seats == 3 and chosen(setup, "neutral-3p") == "none")

    def _neutral_players(self, setup: Setup) -> int:
        """For how many players the neutral pieces are put out."""
        return 2 if self.seats == 3 and chosen(setup, "neutral-3p") == "as-two" else self.seats

    def _line(self, setup: Setup, parts: Components) -> None:
        name = self.edition.line
        if self.expansion and chosen(setup, "telegraph-sections") == "8":
            name = "eight"
        line = parts.lines[TELEGRAPH_LINES.index(name)]
        self.line = line
        self.sections = len(line.sections)
        self.section_names = [str(number + 1) for number in range(self.sections)]
        self.section_shares = [section.shares for section in line.sections]
        self.section_first = [section.first for section in line.sections]
        self.section_bonus = [section.bonus for section in line.sections]  # printed; empty where a tile lies
        self.tiled_sections = [number for number, section in enumerate(line.sections) if section.tile]
        players = self._neutral_players(setup)
        self.neutral_offices = (
            mask([players in section.neutral for section in line.sections]) if self._neutral(setup) else 0
        )
        self.telegraph_tiles: list[TelegraphTile] = parts.telegraph_tiles
        self.gaps = len(line.gaps)  # gap g lies between the sections g and g + 1
        self.gap_level = [gap.level for gap in line.gaps]  # 0: it scores its own VP
        self.gap_vp = [gap.vp for gap in line.gaps]
        self.tiled_gaps = [number for number, gap in enumerate(line.gaps) if gap.level]
        self.gap_of_level = [next((g for g, x in enumerate(self.gap_level) if x == n), -1) for n in range(6)]
        self.vp_tiles = parts.values.vp_tiles

    def _tiles(self, setup: Setup, parts: Components) -> None:
        by_players = self.seats - 2
        self.trains: list[TrainType] = parts.trains  # type 0 is the starter; type n lies in stack n - 1
        self.train_names = [train.id for train in parts.trains]
        self.trains_per_stack = parts.values.trains_per_stack[by_players]
        self.milestones: list[Milestone] = parts.milestones
        self.milestone_piles = [
            [number for number, milestone in enumerate(parts.milestones) if milestone.pile == pile]
            for pile in range(len(PILES))
        ]
        self.pile_vp = [
            sum(parts.milestones[number].vp for number in pile) / max(1, len(pile)) for pile in self.milestone_piles
        ]  # on average
        one = chosen(setup, "milestone-spots") == "one-in-b"
        self.milestone_workers = [
            milestone.workers[:1] if one and milestone.pile == B else milestone.workers
            for milestone in parts.milestones
        ]
        self.deals: list[Deal] = parts.deals
        self.active_first = chosen(setup, "deal-order") == "active-first"
        self.setup_sides: list[SetupSide] = parts.setup_sides  # tile * 2 + side
        self.base_tracks: BaseTracks = parts.base_tracks
        self.track: PerformanceTrack = parts.track
        self.performance_tiles: list[PerformanceTile] = parts.performance_tiles
        self.tiles_removed = parts.values.tiles_removed[by_players]  # of each letter
        self.reward_tiles: list[RewardTile] = parts.reward_tiles
        self.wagons: list[Wagon] = parts.wagons
        self.wagon_spots = parts.spots[by_players]  # by row, the pieces they take
        self.tender_bonus = parts.values.tender_bonus

    def _mautoma(self, setup: Setup, parts: Components) -> None:
        self.cards: list[Card] = parts.cards
        self.card_names = [card.id for card in parts.cards]
        self.first_card = self.card_names.index(FIRST_CARD)
        self.starters = [n for n, card in enumerate(parts.cards) if card.starter and n != self.first_card]
        self.tile_card = [self.card_names.index(card) for card in TILE_CARDS]  # by performance tile
        self.playmat: list[MatSlot] = parts.playmat
        self.difficulty = int(chosen(setup, "level"))
        self.cumulative = chosen(setup, "slot-bonus") == "cumulative"
        self.from_city = chosen(setup, "too-far") == "city"
        self.reward_last = chosen(setup, "reward-piece") == "last"
        by_map = chosen(setup, "columns") == "geo"
        self.columns = self.geography.columns_geo if by_map else self.geography.columns_level
        # By arrows, horizontal * 2 + vertical: when each city is met.
        self.city_rank = [city_rank(self.columns, h == 1, v == 1) for h in range(2) for v in range(2)]


def city_rank(columns: list[list[int]], westward: bool, northward: bool) -> list[int]:
    """Per city, when the two arrows meet it: column by column, and in each from the end where the arrow enters."""
    met: list[int] = []
    for column in reversed(columns) if westward else columns:
        met += reversed(column) if northward else column
    rank = [0] * len(met)
    for i, city in enumerate(met):
        rank[city] = i
    return rank


def fill_box(setup: Setup) -> Box:
    texts = {name: setup.data[name] if name in setup.data else data_text(file) for name, file in FILES.items()}
    files = {name: f"data {name}" if name in setup.data else file for name, file in FILES.items()}
    if not setup.data:
        return Box(setup, built_in())
    return Box(setup, Components(texts, files))


_built_in: list[Components] = []


def built_in() -> Components:
    """The components of the box, read once."""
    if not _built_in:
        _built_in.append(Components({name: data_text(file) for name, file in FILES.items()}, dict(FILES)))
    return _built_in[0]


BOXES: Final = Boxes(fill_box)


def open_box(setup: Setup) -> Box:
    """The box of a set-up; the same set-up always gets the same one."""
    return BOXES.open(setup)

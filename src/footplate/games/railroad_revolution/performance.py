"""Performance: the base game's three tracks, the expansion's one track and its twenty tiles."""

from typing import Final

from footplate.games.railroad_revolution.components import MOST_PRICE, MOST_VP, in_order
from footplate.table.errors import BadInput
from footplate.table.reading import whole
from footplate.table.sheets import Record, read_sheet

TILE_HEADING: Final = ["card", "name", "letter", "counts", "vp", "source"]
TRACK_HEADING: Final = ["step", "stop", "cost", "source"]
BASE_HEADING: Final = ["space", "cost", "west", "stations", "offices", "source"]

LETTERS: Final = ["A", "B", "C", "D"]
PER_LETTER: Final = 5
TILES: Final = len(LETTERS) * PER_LETTER
TILE_CARDS: Final = [f"C{n}" for n in range(1, TILES + 1)]

# What a performance tile counts.
FLAT_RAILS: Final = 0  # the first four are the terrains
HILL_RAILS: Final = 1
HIGHLAND_RAILS: Final = 2
MOUNTAIN_RAILS: Final = 3
DEAL_RAILS: Final = 4
FIRST_STATIONS: Final = 5
OCEAN_STATIONS: Final = 6
STATION_LEVELS: Final = 7  # different levels among the stations
UPGRADE_STATIONS: Final = 8  # in cities with a performance upgrade
LOW_STATIONS: Final = 9  # of level 1 and 2
MILESTONES_AB: Final = 10
MILESTONES_CD: Final = 11
TRAINS_UP: Final = 12
FREIGHT: Final = 13  # wagons and tenders
SHARE_PAIRS: Final = 14
OFFICES: Final = 15
FIRST_OFFICES: Final = 16
LEVEL_FIVE_CITIES: Final = 17  # connected
CITY_LEVELS: Final = 18  # different levels from 2 to 5 among the connected cities
GAPS: Final = 19  # between two own offices
COUNTS: Final = [
    "flat-rails", "hill-rails", "highland-rails", "mountain-rails", "deal-rails", "first-stations", "ocean-stations",
    "station-levels", "upgrade-stations", "low-stations", "milestones-ab", "milestones-cd", "trains-up", "freight",
    "share-pairs", "offices", "first-offices", "level-five-cities", "city-levels", "gaps",
]  # fmt: skip

# The stops of the track.
NO_STOP: Final = 0
PERFORMANCE_STOP: Final = 1
REWARD_STOP: Final = 2
STOPS: Final = ["none", "performance", "reward"]
PERFORMANCE_ROWS: Final = 3  # printed
REWARD_ROWS: Final = 2  # printed

# The base game's tracks.
WEST: Final = 0  # connected cities of level 5
STATIONS: Final = 1
TELEGRAPH: Final = 2
TRACKS: Final = ["west", "stations", "offices"]  # say


class PerformanceTile:
    """A performance tile; the Mautoma's card of the same number comes with it. `vp` by row, from the bottom."""

    def __init__(self, row: Record, rows: int) -> None:
        self.card: Final = row["card"]
        self.name: Final = row["name"]
        self.letter: Final = row.one_of("letter", LETTERS)
        self.counts: Final = row.one_of("counts", COUNTS)
        self.vp: Final = read_rows(row, rows)
        self.source: Final = row["source"]


class PerformanceTrack:
    """The expansion's track. Step 0 lies beside it; by step, what stops there, which row of tiles, and the price."""

    def __init__(self, stops: list[int], costs: list[int]) -> None:
        self.length: Final = len(stops)
        self.stop: Final = [NO_STOP, *stops]
        self.cost: Final = [0, *costs]
        self.row: Final = [-1] * (self.length + 1)  # among the rows of its kind, the first from the start
        for kind in (PERFORMANCE_STOP, REWARD_STOP):
            for row, step in enumerate(step for step, stop in enumerate(self.stop) if stop == kind):
                self.row[step] = row


class BaseTracks:
    """The base game's tracks: by space its price, and by track and space the VP for each that it counts."""

    def __init__(self, costs: list[int], vp: list[list[int]]) -> None:
        self.length: Final = len(costs) - 1
        self.cost: Final = costs
        self.vp: Final = vp


def read_rows(row: Record, rows: int) -> list[int]:
    words = row["vp"].split("/")
    if len(words) != rows:
        cure = f"The extension has {rows} rows: write them with / between, like 1/2/4/6."
        raise row.wrong("vp", f"{len(words)} values.", cure)
    out: list[int] = []
    for text in words:
        value = whole(text, 0, MOST_VP)
        if value is None:
            raise row.wrong("vp", f"{text!r} is not a number from 0 to {MOST_VP}.")
        out.append(value)
    return out


def read_performance_tiles(text: str, file: str, rows: int) -> list[PerformanceTile]:
    """The twenty tiles in the order of their cards."""
    found: dict[str, PerformanceTile] = {}
    for row in read_sheet(text, file, TILE_HEADING):
        card = TILE_CARDS[row.one_of("card", TILE_CARDS)]
        if card in found:
            raise row.wrong("card", f"tile {card} stands here twice.", f"There is one for each of C1 to C{TILES}.")
        found[card] = PerformanceTile(row, rows)
    for card in TILE_CARDS:
        if card not in found:
            raise BadInput(f"tile {card} is missing.", file, f"There is one for each of C1 to C{TILES}.")
    for letter, name in enumerate(LETTERS):
        count = sum(tile.letter == letter for tile in found.values())
        if count != PER_LETTER:
            raise BadInput(
                f"{count} tiles have the letter {name}.", f"{file}: letter", f"Each letter has {PER_LETTER}."
            )
    return [found[card] for card in TILE_CARDS]


def read_track(text: str, file: str) -> PerformanceTrack:
    stops: list[int] = []
    costs: list[int] = []
    for row in read_sheet(text, file, TRACK_HEADING):
        in_order(row, "step", len(stops))
        stops.append(row.one_of("stop", STOPS))
        costs.append(row.number("cost", 0, MOST_PRICE))
    for kind, count in ((PERFORMANCE_STOP, PERFORMANCE_ROWS), (REWARD_STOP, REWARD_ROWS)):
        if stops.count(kind) != count:
            what = f"{stops.count(kind)} {STOPS[kind]} stops."
            raise BadInput(what, f"{file}: stop", f"There are {count} rows of {STOPS[kind]} tiles.")
    return PerformanceTrack(stops, costs)


def read_base_tracks(text: str, file: str) -> BaseTracks:
    costs: list[int] = []
    vp: list[list[int]] = [[] for _ in TRACKS]
    for row in read_sheet(text, file, BASE_HEADING):
        if row.number("space", 0, 99) != len(costs):
            raise row.wrong("space", f"{row['space']} comes where {len(costs)} is expected.", "They stand in order.")
        costs.append(row.number("cost", 0, MOST_PRICE))
        for track, name in enumerate(TRACKS):
            vp[track].append(row.number(name, 0, MOST_VP))
    if len(costs) < 2:
        raise BadInput("a track needs at least two spaces.", file)
    return BaseTracks(costs, vp)

"""What the view hands to the browser's board, as plain JSON values. The client's types are made from these."""

from typing import Final, Literal, TypedDict

Worker = Literal["white", "purple", "orange", "grey", "turquoise"]
Action = Literal["station", "railroad", "telegraph", "trade"]
Piece = Literal["rail", "building"]
Track = Literal["west", "stations", "offices"]
Workers = tuple[int, int, int, int, int]  # white, purple, orange, grey, turquoise
EffectKind = Literal[
    "money", "shares", "worker", "any", "train", "flip", "rail", "upgrade", "exchange", "promote", "station",
    "start-rail", "start-station", "start-office", "line", "ability", "first", "tile", "step", "take", "reward",
    "wagon", "deal", "extra-rail", "extra-station", "extra-office",
]  # fmt: skip

# The same by their numbers.
WORKER_NAMES: Final[list[Worker]] = ["white", "purple", "orange", "grey", "turquoise"]
ACTION_NAMES: Final[list[Action]] = ["station", "railroad", "telegraph", "trade"]
PIECE_NAMES: Final[list[Piece]] = ["rail", "building"]
TRACK_NAMES: Final[list[Track]] = ["west", "stations", "offices"]
EFFECT_NAMES: Final[list[EffectKind]] = [
    "money", "shares", "worker", "any", "train", "flip", "rail", "upgrade", "exchange", "promote", "station",
    "start-rail", "start-station", "start-office", "line", "ability", "first", "tile", "step", "take", "reward",
    "wagon", "deal", "extra-rail", "extra-station", "extra-office",
]  # fmt: skip


class Effect(TypedDict):
    """`amount`: dollars, shares, a worker's colour, a city, a section or a row, by its kind."""

    kind: EffectKind
    amount: int


class Open(Effect):
    """What waits on the list of a turn. `moves`: the answers that carry it out; `due`: it has to be taken."""

    moves: list[str]
    due: bool


class City(TypedDict):
    """`first`: whose station is in the First Station slot ("neutral": nobody's), None while it is free.

    `tile` is None until it is laid out. `again`: what the First Station bonus costs.
    """

    name: str
    code: str
    x: int
    y: int
    level: int
    ocean: bool
    price: int
    tile: str | None
    reward: list[Effect]
    bonus: list[Effect]
    again: int
    stations: list[str]
    first: str | None


class Slot(TypedDict):
    """A part of a link, from its first city to its second. `triangles`: its terrain."""

    name: str
    triangles: int
    deal: bool
    rails: list[str]


class Link(TypedDict):
    name: str
    a: str
    b: str
    slots: list[Slot]


class Section(TypedDict):
    """Of the telegraph line. `shares` for an office, `first` more in the First Office slot."""

    name: str
    shares: int
    first: int
    tile: str | None
    bonus: list[Effect]
    offices: list[str]
    firstOffice: str | None


class Gap(TypedDict):
    """Between two sections: `vp` for each station of a level, or (level 0) by itself; 0: no tile yet."""

    level: int
    vp: int


class Train(TypedDict):
    """A type of train: how many lie in its stack, and what one gives when it is flipped."""

    name: str
    left: int
    bonus: list[Effect]


class OwnTrain(TypedDict):
    """`wagon`, `tender`: what is attached to it; `down`: how many lie face down."""

    name: str
    up: int
    down: int
    wagon: str | None
    tender: bool
    bonus: list[Effect]


class Wagon(TypedDict):
    name: str
    row: int
    bonus: list[Effect]


class Need(TypedDict):
    """A condition of a milestone: `which` level or terrain, how many it asks for, how many there are."""

    kind: str
    which: int
    count: int
    have: int


class Milestone(TypedDict):
    """`workers`: its spots; `filled`: which of them hold a worker."""

    name: str
    letter: str
    needs: list[Need]
    workers: list[Worker]
    filled: list[bool]
    vp: int


class PerformanceTile(TypedDict):
    """`vp` by row, from the bottom; `have`: how many of what it counts the one has who holds it, or looks at it."""

    name: str
    title: str
    letter: str
    counts: str
    vp: list[int]
    have: int


class OwnTile(PerformanceTile):
    column: int
    row: int


class RewardTile(TypedDict):
    name: str
    piece: Piece
    bonus: list[Effect]
    free: bool


class OwnReward(RewardTile):
    used: bool


class Step(TypedDict):
    """Of a performance track: its price, and the row of tiles that it reaches."""

    cost: int
    stop: Literal["none", "performance", "reward"]
    row: int


class Tracks(TypedDict):
    """The base game's: prices by space, VP by track and space."""

    cost: list[int]
    vp: dict[Track, list[int]]


class Offer(TypedDict):
    price: int
    reward: list[Effect]


class Deal(TypedDict):
    name: str
    offers: list[Offer]


class Bonus(TypedDict):
    """Of the playmat or a card; `counts`: whether it does at this level."""

    kind: str
    level: int
    counts: bool


class MatSlot(TypedDict):
    """`reward`: the reward tile that still lies there; `full`: a wagon or tender does; `deals`: two slots below."""

    reward: Piece | None
    full: bool
    bonus: list[Bonus]
    deals: list[list[Bonus]]
    paid: list[bool]


class CardSection(TypedDict):
    action: Action
    target: str
    values: list[int]
    least: int
    removes: bool


class Card(TypedDict):
    """`arrows`: on its back, → or ←, ↓ or ↑."""

    name: str
    title: str
    arrows: tuple[str, str]
    sections: list[CardSection]
    blue: list[Bonus]


class Mautoma(TypedDict):
    """Its playmat and deck: the card in play, cards of the deck that are known from the top, how many are not."""

    slots: list[MatSlot]
    card: Card | None
    section: int
    deck: list[Card]
    unknown: int
    discard: list[Card]
    trades: int
    boxRails: int
    boxBuildings: int


class Player(TypedDict):
    """`supply`: workers that can be placed, `used`: those on the board; `rails`, `buildings`: left on the board.

    `beyond`: how many of these lie right of the logo; `spare`: rail and building aside or on the extension.
    """

    seat: str
    automa: bool
    money: int
    shares: int
    supply: Workers
    used: Workers
    rails: int
    buildings: int
    railsBeyond: int
    buildingsBeyond: int
    spare: tuple[int, int]
    trains: list[OwnTrain]
    waiting: list[Wagon]
    tenders: int
    markers: list[int]
    milestones: list[Milestone | None]
    done: list[Milestone]
    tiles: list[OwnTile]
    rewards: list[OwnReward]
    cities: int
    stations: int
    offices: int
    track: int
    vp: int
    mautoma: Mautoma | None


class Picture(TypedDict):
    """`open`: what waits; `columns`: the Mautomas' virtual ones; `removed`: their cards out of the game."""

    game: Literal["railroad-revolution"]
    edition: str
    step: str
    round: int
    last: int
    seat: str
    order: list[str]
    worker: Worker | None
    action: Action | None
    open: list[Open]
    cities: list[City]
    links: list[Link]
    sections: list[Section]
    gaps: list[Gap]
    trains: list[Train]
    stock: Workers
    sharesLeft: int
    tendersLeft: int
    deal: Deal | None
    dealDue: bool
    tracks: Tracks | None
    steps: list[Step]
    rows: list[list[PerformanceTile]]
    rewardRows: list[list[RewardTile]]
    wagons: list[list[Wagon]]
    spots: list[tuple[int, int]]
    offers: list[str]
    offerWorkers: list[Worker | None]
    drawn: list[Milestone]
    players: list[Player]
    sharePrice: int
    railroadPrice: int
    trianglePrice: int
    trainVp: int
    columns: list[list[str]]
    removed: list[Card]
    over: bool

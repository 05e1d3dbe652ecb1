"""What the view hands to the browser's board, as plain JSON values. The client's types are made from these."""

from typing import Final, Literal, TypedDict

Good = Literal["wood", "stone", "iron", "coal"]
HubColour = Literal["bronze", "green", "white", "blue"]
Terrain = Literal["plain", "tunnel", "bridge"]
Site = Literal["start", "goal", "tile", "none"]
Key = Literal["gold", "silver"]
Tile = Literal[
    "tracks", "station", "factory", "produce", "buy", "order", "hire", "engine", "contract", "donate", "collect"
]
Amounts = tuple[int, int, int, int]  # wood, stone, iron, coal

# The same by their numbers.
GOOD_NAMES: Final[list[Good]] = ["wood", "stone", "iron", "coal"]
HUB_NAMES: Final[list[HubColour]] = ["bronze", "green", "white", "blue"]
TERRAIN_NAMES: Final[list[Terrain]] = ["plain", "tunnel", "bridge"]
SITE_NAMES: Final[list[Site]] = ["start", "goal", "tile", "none"]
KEY_NAMES: Final[list[Key]] = ["gold", "silver"]
TILE_NAMES: Final[list[Tile]] = [
    "tracks", "station", "factory", "produce", "buy", "order", "hire", "engine", "contract", "donate", "collect",
]  # fmt: skip


class Factory(TypedDict):
    """On a slot of a city; `goods`: how many are left on it."""

    seat: str
    good: Good
    goods: int


class City(TypedDict):
    """`empty`: slots without a factory; `tokens`: the business tokens that still lie there, best first."""

    name: str
    site: Site
    hub: HubColour | None
    empty: int
    influence: int
    tokens: list[int]
    factories: list[Factory]
    stations: list[str]


class Link(TypedDict):
    """`token`: the Semmering token lies there; `tracks`: whose tracks."""

    name: str
    a: str
    b: str
    terrain: Terrain
    effort: int
    crown: bool
    token: bool
    tracks: list[str]


class HubKey(TypedDict):
    key: Key
    seat: str | None
    value: int


class Hub(TypedDict):
    """`open` and `demand`: spaces by good, those left and all; `price`: of the next worker, None where none is left."""

    hub: HubColour
    city: str | None
    column: int
    demand: Amounts
    open: Amounts
    growth: Amounts | None
    keys: list[HubKey]
    marker: int
    price: int | None
    tunnel: bool
    bridge: bool
    engineer: int


class Supply(TypedDict):
    """A good on the boards: the market, its price now, and its factories. `value`: what a delivery pays (0: a key)."""

    good: Good
    market: int
    price: int
    order: int
    factory: int
    stock: int
    taken: int
    value: int
    values: list[int]


class Round(TypedDict):
    """`shipment`: the number on its tile, 0 where none lies; `engines`: the levels that come with it."""

    round: int
    hands: int
    shipment: int
    goods: Amounts
    engines: list[int]


class Engine(TypedDict):
    level: int
    round: int
    stock: int
    price: int


class Contract(TypedDict):
    """`filled`: by space, whether a factory lies on it; `seat`: whose it is, None while it is displayed."""

    contract: str
    needs: list[Good]
    filled: list[bool]
    pays: int
    penalty: int
    seat: str | None
    full: bool


class Player(TypedDict):
    """`ready` and `used`: workers by level; `cars`: of all trains; `room`: goods that freight cars and stations hold.

    `rank`: the place in the order that influence would give now; `tokens`: business tokens of the values 1, 2, 3.
    """

    seat: str
    automa: bool
    money: int
    column: int
    rank: int
    share: int
    value: int
    investors: int
    goods: Amounts
    landing: Amounts
    ready: list[int]
    used: list[int]
    working: int
    tunnel: bool
    bridge: bool
    engines: list[int]
    cars: int
    passengers: int
    paying: int
    sealed: int
    room: int
    coalroom: int
    stations: int
    tokens: tuple[int, int, int]
    pieces: Amounts
    hands: int
    placed: list[int]
    income: int
    cities: int
    tracks: int
    semmering: bool
    goal: bool
    stock: int
    bid: int | None


class Change(TypedDict, total=False):
    """What would be different for the one who plays; what stays isn't there.

    `workers`: ready ones by level; `share`: steps, and `value` what a share is worth then; `keys`: what those that come
    are worth; `room`: places for goods; `stock`: goods on one's factories; `goal`: Trieste is reached.
    """

    money: int
    goods: Amounts
    landing: Amounts
    workers: list[int]
    tokens: tuple[int, int, int]
    influence: int
    share: int
    value: int
    investors: int
    income: int
    keys: int
    cars: int
    room: int
    stock: int
    semmering: bool
    goal: bool


class Ahead(TypedDict):
    """What can be done: the moves that do it (the first may begin an action), and what it would change.

    `workers`: the last move, and those that could be made in its stead to send other workers; `pays`: what others get.
    """

    tile: Tile | None
    moves: list[str]
    places: list[str]
    workers: list[str]
    change: Change
    pays: dict[str, int]


class Condition(TypedDict):
    """Of a box on the Automa's action card: what it looks at, and the box to go to where it isn't so."""

    measure: str
    sign: str
    number: int
    otherwise: int


class Slot(TypedDict):
    """A box of the card. `extra`: goods more where a tunnel or a bridge was built."""

    slot: int
    conditions: list[Condition]
    effect: str
    amount: int
    goods: int
    extra: int
    money: int


class ActionCard(TypedDict):
    card: str
    star: bool
    slots: list[Slot]


class DecisionCard(TypedDict):
    """Its sections T-A (`cities`, `rewards`), T-B, T-C, T-D and T-E (`contract`, else `influence`)."""

    card: str
    star: bool
    cities: list[str]
    rewards: list[str]
    types: list[Good]
    goods: list[Good]
    hubs: list[HubColour]
    contract: int
    influence: int


class Automa(TypedDict):
    """All its cards, and the names of the two of its turn."""

    actions: list[ActionCard]
    decisions: list[DecisionCard]
    action: str | None
    decision: str | None


class Limits(TypedDict):
    """Numbers that are printed on the boards. `plain`, `tunnel`, `bridge`: goods that a link costs."""

    columns: int
    levels: int
    workers: int
    investors: int
    percent: int
    shares: list[int]
    prices: list[int]
    plain: Amounts
    tunnel: Amounts
    bridge: Amounts
    station: Amounts
    fee: int
    collect: int
    step: int
    loss: int
    coal: int
    stock: list[int]
    passenger: int
    stationIncome: int


class Picture(TypedDict):
    """`turn`: how many turns of the round are over, everybody's together; `count`: how much of the action is done."""

    game: Literal["imperial-steam"]
    step: str
    round: int
    seat: str
    order: list[str]
    turn: int
    acted: bool
    tile: Tile | None
    link: str | None
    count: int
    cities: list[City]
    links: list[Link]
    hubs: list[Hub]
    supplies: list[Supply]
    rounds: list[Round]
    engines: list[Engine]
    contracts: list[Contract]
    players: list[Player]
    automa: Automa | None
    limits: Limits
    ahead: list[Ahead]
    over: bool

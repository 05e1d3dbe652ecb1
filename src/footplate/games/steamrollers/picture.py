"""What the view hands to the browser's board, as plain JSON values. The client's types are made from these."""

from typing import Literal, TypedDict

Colour = Literal["red", "blue", "green", "yellow", "grey", "coal"]
TrackType = Literal["straight", "gentle", "sharp"]
Kind = Literal["plain", "town", "city"]


class Hex(TypedDict):
    name: str
    q: int
    r: int
    region: int
    shade: str
    kind: Kind


Link = TypedDict("Link", {"from": int, "to": int, "hexes": list[str], "points": int})


class Personal(TypedDict):
    city: int
    colour: Colour


class Player(TypedDict):
    """A sheet, and what lies beside it. `tracks`: each hex with the two edges that are joined on it."""

    seat: str
    tracks: list[tuple[str, int, int]]
    links: list[Link]
    engine: list[int]
    points: int
    bonus: int
    kept: list[Colour]
    personal: Personal | None


class Tile(TypedDict):
    tile: int
    side: str
    effect: str
    permanent: bool
    vp: int
    owner: str | None
    sideways: bool


class Order(TypedDict):
    order: str
    goods: list[Colour]
    vp: int
    owner: str | None


class Route(TypedDict):
    """`spends`: the sides of tiles that go back to the centre for it, like 4a."""

    to: int
    distance: int
    cities: list[int]
    hexes: list[str]
    fits: bool
    spends: list[str]


class Load(TypedDict):
    """A good that can be delivered, or is being delivered."""

    city: int
    colour: Colour
    personal: bool
    routes: list[Route]


class Drawing(TypedDict):
    hex: str
    pairs: list[tuple[int, int]]


class Ahead(TypedDict):
    drawings: list[Drawing]
    goods: list[Load]
    delivery: Load | None


Olive = TypedDict(
    "Olive", {"seat": str, "crosses": list[int], "cap": list[int], "from": int, "points": int, "won": bool}
)


class Claimed(TypedDict):
    die: int
    seat: str


class City(TypedDict):
    goods: list[Colour]
    colour: Colour


class Score(TypedDict):
    columns: list[str]
    rows: list[list[int]]
    totals: list[int]


class Picture(TypedDict):
    game: Literal["steamrollers"]
    step: str
    round: int
    start: str
    seat: str
    dice: list[int]
    black: list[TrackType]
    die: int | None
    otherDie: int | None
    claimed: Claimed | None
    actions: int
    cities: list[City]
    walls: list[str]
    tiles: list[Tile]
    orders: list[Order]
    players: list[Player]
    olive: Olive | None
    ahead: Ahead
    hexes: list[Hex]
    score: Score
    emptyCities: int
    end: int

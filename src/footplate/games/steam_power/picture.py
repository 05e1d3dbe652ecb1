"""What the view hands to the browser's board, as plain JSON values. The client's types are made from these."""

from typing import Literal, TypedDict

Colour = Literal["black", "white", "orange", "grey", "purple"]
Bonus = Literal["none", "track", "factory", "contracts"]
Corner = Literal["top-left", "top-right", "bottom-right", "bottom-left"]
Verb = Literal["lay", "cross", "replace", "remove"]


class City(TypedDict):
    name: str
    code: str
    hex: str
    group: int
    colour: Colour | None
    factory: str | None
    cubes: int
    flipped: bool
    vp: int


# `tiles`: each hex with the edges by which the track enters and leaves; `to`: None while the link is incomplete
Link = TypedDict("Link", {"seat": str, "from": str, "to": str | None, "tiles": list[tuple[str, int, int]]})


class Contract(TypedDict):
    id: str
    cubes: list[Colour]
    vp: int
    money: int
    bonus: Bonus
    source: str


class Price(TypedDict):
    """What a contract would cost now, cube by cube; `bank`: which of them come from there."""

    price: int | None
    prices: list[int]
    bank: list[bool]


class HandCard(Contract, Price):
    pass


class Place(TypedDict):
    """Where track can be placed: how, for how much, between which edges."""

    verb: Verb
    hex: str
    price: int
    pairs: list[tuple[int, int]]


class Ahead(TypedDict):
    places: list[Place]
    sites: list[str]
    cards: list[str]


# One link of a route, between two groups, each named by its first city
Hop = TypedDict("Hop", {"owner": str, "from": str, "to": str})


class Source(TypedDict):
    """A cube from a city: whom it pays, over which links it travels, and whether another route could be chosen."""

    city: str
    fee: str | None
    hops: list[Hop]
    price: int
    choice: bool


Buying = TypedDict(
    "Buying",
    {"id": str, "cubes": list[Colour], "taken": int, "sources": list[Source], "from": str | None, "way": list[Hop]},
)


class Player(TypedDict):
    seat: str
    automa: bool
    money: int
    hand: int
    fulfilled: list[str]


class Company(TypedDict):
    company: str
    trains: int
    factories: int
    bag: int
    coins: list[str]
    target: str | None


class Picture(TypedDict):
    game: Literal["steam-power"]
    step: str
    round: int
    actions: int
    seat: str
    company: str
    start: str
    cities: list[City]
    links: list[Link]
    players: list[Player]
    companies: list[Company]
    marker: Corner | None
    corners: list[Colour | None]
    active: Contract | None
    aside: int
    hand: list[HandCard]
    deck: int
    pool: tuple[int, int, int]
    leftover: dict[Colour, int]
    contract: Contract | None
    end: int
    waiting: Contract | None
    placements: int
    bonus: Bonus
    cards: dict[str, Contract]
    factoryCubes: int
    prices: dict[str, int]
    solo: bool
    ahead: Ahead
    buying: Buying | None

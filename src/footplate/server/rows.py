"""What the database holds, as the server reads it."""

import msgspec


class Row(msgspec.Struct, frozen=True):
    """A table as it stands in the database, without the lines of its log."""

    id: str
    game: str
    ruleset: int
    header: str
    start: bytes | None
    origin: str
    title: str
    kinds: str
    seed: str
    created: float
    version: int
    moves: int
    stamp: int
    chats: int
    turn: str
    names: str
    wish: str
    problem: str
    touched: float
    maker: str = ""  # whose address made it, as an alias (keys.py)
    deleted: float = 0.0
    progress: str = ""
    stands: str = ""
    sealed: str = ""


class Said(msgspec.Struct, frozen=True):
    number: int
    seat: str
    player: str
    text: str
    at: float


class Brief(msgspec.Struct, frozen=True):
    """Of a table, what a list of tables shows."""

    id: str
    game: str
    ruleset: int
    title: str
    kinds: str
    moves: int
    turn: str
    names: str
    touched: float
    created: float
    deleted: float
    progress: str
    stands: str


# What columns hold as JSON


class Progress(msgspec.Struct, frozen=True):
    round: str = ""
    totals: dict[str, int] = {}

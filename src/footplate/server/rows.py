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


class Line(msgspec.Struct, frozen=True):
    """A line of a log, and whether it was the only answer."""

    line: str
    forced: bool


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


class Wish(msgspec.Struct, frozen=True):
    """An undo that waits for consent; void when the version has changed."""

    seat: str
    moves: int
    version: int
    agreed: list[str]


class Mishap(msgspec.Struct, frozen=True):
    """Something that went wrong without stopping the game: a sentence of texts/ and its facts."""

    id: str
    facts: dict[str, str | int]


class Progress(msgspec.Struct, frozen=True):
    round: str = ""
    totals: dict[str, int] = {}


class Stand(msgspec.Struct, frozen=True):
    """A bot that plays for a person: since when, and which seat asked for it."""

    bot: str
    since: float
    by: str
    resigned: bool = False


class Envelope(msgspec.Struct, frozen=True):
    """An answer that waits until all who were asked at once have given theirs; the version it answered."""

    move: str
    version: int

"""What travels between server and clients, as types. The OpenAPI document and the client's types are made from these."""

from typing import Literal

from msgspec import Struct


class Message(Struct, frozen=True, forbid_unknown_fields=True, rename="camel", omit_defaults=False):
    """Base of everything on the wire."""


# What can be played


class OptionInfo(Message):
    name: str
    values: list[str]  # the first is the default
    meaning: str
    role: str  # concerns only tables with such an automa; empty: always


class GameCard(Message):
    id: str
    title: str
    ruleset: int
    editions: list[str]
    seats: tuple[int, int]
    colours: list[str]
    roles: list[str]  # "player" and the game's automas
    options: list[OptionInfo]
    data: list[str]  # components that can be replaced, e.g. "map"
    credit: str


class RuleText(Message):
    id: str
    editions: str
    source: str
    statement: str


class Lobby(Message):
    games: list[GameCard]
    players: dict[str, str]  # bots: name -> description
    languages: list[str]
    version: str


# Making a table


class SeatWish(Message):
    name: str
    kind: str  # "person", a bot's name, or an automa's role


class TableWish(Message):
    """A new table. At most one of `log`, `scenario` and `copy_of` says where it starts."""

    game: str
    edition: str
    options: dict[str, str]
    seats: list[SeatWish]
    title: str = ""
    data: dict[str, str] = {}
    log: str = ""  # go on from this log
    scenario: str = ""  # start from this scenario's position
    copy_of: str = ""  # start from a move of this table …
    copy_key: str = ""  # … which this key may see
    copy_move: int = 0


class TableMade(Message):
    table: str
    host_key: str  # may delete the table
    seat_keys: dict[str, str]  # for the seats of people
    spectator_key: str


# A table as somebody sees it


class Answer(Message):
    """A legal answer to the decision."""

    move: str  # notation
    words: str  # what it does and costs


class SeatState(Message):
    name: str
    kind: str  # "person", bot or automa role
    player: str  # the name a person gave, or empty
    online: bool


class StepSeen(Message):
    label: str
    rule: str
    kept: list[list[str]]  # [name, value]
    dropped: list[list[str]]


class TraceSeen(Message):
    question: str
    answer: str
    steps: list[StepSeen]
    parts: list["TraceSeen"]


class MoveSeen(Message):
    """A line of the log as the viewer may read it. `number` counts entries from 1; undone moves stay, marked."""

    number: int
    seat: str
    move: str
    forced: bool
    undone: bool
    trace: TraceSeen | None  # only for automas


class RailSeen(Message):
    edges: tuple[int, int]
    colour: str
    complete: bool


class MarkSeen(Message):
    text: str
    colour: str
    meaning: str


class CellSeen(Message):
    name: str
    column: int
    half_row: int
    terrain: str
    code: str
    title: str
    colour: str
    rails: list[RailSeen]
    marks: list[MarkSeen]
    words: str


class PanelSeen(Message):
    title: str
    colour: str
    lines: list[str]


class ScorePad(Message):
    columns: list[str]
    rows: dict[str, list[int]]  # by seat
    totals: dict[str, int]
    winners: list[str]  # empty while the game goes on


class ChatLine(Message):
    number: int
    seat: str  # empty: a spectator
    player: str
    text: str
    at: float


class UndoWish(Message):
    """An undo that waits for the consent of the other people."""

    seat: str
    moves: int
    agreed: list[str]


class TableSeen(Message):
    """Everything a viewer needs, at one version. Secrets of others are not in it."""

    table: str
    title: str
    game: str
    edition: str
    options: dict[str, str]
    ruleset: int
    version: int  # entries in the log
    moves: int  # moves that count
    you: str  # the viewer's seat; empty: a spectator
    seats: list[SeatState]
    turn: str  # the seat that decides, "nature", or empty when over
    kind: str
    prompt: str
    answers: list[Answer]  # only for the viewer's own decision
    default: str
    free_undo: int  # moves the viewer may take back without asking
    undo: UndoWish | None
    cells: list[CellSeen]
    panels: list[PanelSeen]
    data: dict[str, object]  # for the game's own board
    scores: ScorePad
    over: bool
    problem: str  # a bot that failed, a table of another ruleset: said plainly; else empty


# What a viewer sends


class MoveWish(Message):
    version: int
    move: str  # notation


class UndoAsk(Message):
    version: int
    moves: int


class UndoAnswer(Message):
    version: int
    agree: bool


class ChatWish(Message):
    text: str


class SitDown(Message):
    player: str


class Accepted(Message):
    version: int


# What goes wrong (application/problem+json)


class Problem(Message):
    type: str
    title: str
    status: int
    detail: str
    rule: str = ""
    facts: str = ""
    version: int = -1


# Live updates: everything after the last version seen, in order


class Update(Message, tag="update", tag_field="type"):
    """Moves that were played, and the table after them."""

    moves: list[MoveSeen]
    seen: TableSeen


class Chatted(Message, tag="chat", tag_field="type"):
    line: ChatLine


class Presence(Message, tag="presence", tag_field="type"):
    seats: list[SeatState]


class Gone(Message, tag="gone", tag_field="type"):
    why: Literal["deleted", "stale", "closed"]


Live = Update | Chatted | Presence | Gone

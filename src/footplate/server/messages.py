"""What travels between server and clients, as types. The OpenAPI document is made from these."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

# Limits of what is sent to the server. Whole bodies are limited too.
Short = Annotated[str, Meta(max_length=80)]
Spoken = Annotated[str, Meta(min_length=1, max_length=1000)]
Notation = Annotated[str, Meta(max_length=200)]
Chain = Annotated[list[Notation], Meta(min_length=1, max_length=10)]
Long = Annotated[str, Meta(max_length=1_000_000)]
Key = Annotated[str, Meta(max_length=300)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Message(Struct, forbid_unknown_fields=True, rename="camel", omit_defaults=False):
    """Base of everything on the wire."""


# What can be played


class OptionInfo(Message):
    name: str
    values: list[str]  # the first is the default
    meaning: str
    role: str  # concerns only tables with such an automa; empty: always
    expert: bool  # a reading of the rules, or a setting in codes


class GameCard(Message):
    id: str
    title: str
    ruleset: int
    editions: list[str]
    seats: tuple[int, int]
    colours: list[str]
    roles: list[str]  # "player" and those of the game's own
    automas: list[str]  # the roles that its rules play
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
    reach: list[str]  # the addresses that others can use; none where only this machine is listened to


# Making a table


class SeatWish(Message):
    name: Short
    kind: Short  # "person", a bot's name, or an automa's role


class TableWish(Message):
    """A new table. At most one of `log`, `scenario` and `copy_of` says where it starts.

    Such a start brings its own game, edition, options, data and seats, and only the kinds of its seats are asked for.
    """

    game: Short
    edition: Short
    options: Annotated[dict[Short, Short], Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(max_length=10)]
    title: Short = ""
    data: Annotated[dict[Short, Annotated[str, Meta(max_length=100_000)]], Meta(max_length=10)] = {}
    log: Long = ""  # go on from this log
    scenario: Long = ""  # start from this scenario's position …
    played: bool = False  # … or go on after its moves
    copy_of: Short = ""  # start from a move of this table …
    copy_key: Key = ""  # … which this key may see
    copy_move: Count = 0


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
    places: list[str]  # the places, slots or cards that it speaks of, by name


class SeatState(Message):
    name: str
    kind: str  # "person", bot or automa role
    player: str  # the name a person gave, or empty
    online: bool
    bot: str  # plays for the person, who is away or has left; empty: nobody does
    resigned: bool  # … for good


class CandidateSeen(Message):
    name: str
    value: str
    places: list[str]


class StepSeen(Message):
    label: str
    rule: str
    kept: list[CandidateSeen]
    dropped: list[CandidateSeen]


class TraceSeen(Message):
    question: str
    answer: str
    steps: list[StepSeen]
    parts: list["TraceSeen"]


Change = tuple[list[str | int], object]  # where in the data, and what stands there now


class MoveSeen(Message):
    """A line of the log as the viewer may read it. `number` counts entries from 1; undone moves stay, marked."""

    number: int
    seat: str
    move: str
    forced: bool
    undone: bool
    places: list[str]  # the places that it speaks of; none where the viewer can't know
    trace: TraceSeen | None  # only for automas
    changes: list[Change] | None  # what it changed in the view's data, to be shown; none: the update's table tells it


class RailSeen(Message):
    edges: tuple[int, int]
    colour: str
    complete: bool


class MarkSeen(Message):
    text: str
    colour: str
    meaning: str


class PlaceSeen(Message):
    """A hex, a city, a box of a row or a track."""

    name: str
    x: int
    y: int
    terrain: str
    code: str
    title: str
    colour: str
    rails: list[RailSeen]
    marks: list[MarkSeen]
    words: str


class SlotSeen(Message):
    """A part of a line that can be built on; `colours`: whose rails lie there."""

    name: str
    terrain: str
    colours: list[str]
    marks: list[MarkSeen]
    words: str


class LineSeen(Message):
    """What joins two places, by their names; its slots from the first to the second."""

    name: str
    a: str
    b: str
    slots: list[SlotSeen]
    words: str


class BoardSeen(Message, omit_defaults=True):
    """A map, a row, a track.

    In hexes with flat tops `x` counts columns and `y` half hexes; with pointy tops `x` counts half hexes and `y` rows.
    """

    layout: Literal["flat", "pointy", "graph", "row", "grid", "track"]
    places: list[PlaceSeen]
    lines: list[LineSeen] = []
    title: str = ""
    colour: str = ""  # the seat's whose board it is; empty: the table's
    private: bool = False  # only that seat sees it
    part: bool = False  # only what changed since the update before; an empty title or colour is as it was


class CardSeen(Message):
    name: str
    lines: list[str]
    marks: list[MarkSeen]


class PanelSeen(Message, omit_defaults=True):
    title: str
    lines: list[str]
    colour: str = ""  # the seat's; empty: the table's
    cards: list[CardSeen] = []
    private: bool = False  # only that seat sees it


class TieSeen(Message):
    name: str
    values: dict[str, int]  # by seat


class ScorePad(Message):
    columns: list[str]
    rows: dict[str, list[int]]  # by seat
    totals: dict[str, int]
    ties: list[TieSeen]  # what breaks them, in this order, where several have the most points; else empty
    winners: list[str]  # empty while the game goes on


class ChatLine(Message):
    number: int
    seat: str  # empty: a spectator
    player: str
    text: str
    at: float
    told: bool  # by the table itself: who handed a seat to a bot, who is back


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
    turn: str  # the seat that decides (of several at once yours, until you have), "nature", or empty when over
    kind: str
    prompt: str
    answers: list[Answer]  # only for the viewer's own decision
    default: str
    free_undo: int  # moves the viewer may take back without asking: to their last choice
    turn_undo: int  # … to the first choice of their turn
    undo: UndoWish | None
    boards: list[BoardSeen]  # the main one first; none in a game without a map
    panels: list[PanelSeen]
    data: Mapping[str, object]  # for the game's own board
    scores: ScorePad
    over: bool
    problem: str  # a bot that failed, a table of another ruleset: said plainly; else empty
    watch: str  # the spectators' key: the one for links that are shown around
    late_at: float  # when the others may let a bot play for whose turn it is, in seconds since 1970; 0: never
    decided: list[str]  # of those who are asked at once: whose answers are in; what they are nobody learns yet
    sealed: str  # the viewer's own among them, which can still be changed


# What a viewer sends


class MoveWish(Message):
    """Moves to be played one after the other: all of them, or none."""

    version: Count
    moves: Chain


class Question(Message):
    """Whether these moves could be played now, one after the other."""

    version: Count
    moves: Chain


class UndoAsk(Message):
    version: Count
    moves: Count


class UndoAnswer(Message):
    version: Count
    moves: Count  # how many the asker wants back: what one has seen is what one answers
    agree: bool


class ChatWish(Message):
    text: Spoken


class SitDown(Message):
    player: Short


class BotWish(Message):
    """Let a bot play a seat: one's own, or that of somebody who keeps the table waiting."""

    seat: Short = ""  # empty: one's own
    bot: Short = ""  # empty: the server chooses
    resign: bool = False  # one's own, for good


class Accepted(Message):
    version: int


class MineAsk(Message):
    """The keys of this device, to hear how their tables are. Duplicates and strangers are answered too, as gone."""

    keys: Annotated[list[Key], Meta(max_length=200)]


class MineLine(Message):
    """A table in the list of one's own; in the order of the keys."""

    table: str
    gone: bool  # purged, or never ours: the rest is empty
    title: str
    game: str
    you: str
    turn: str
    your_turn: bool
    over: bool
    moves: int
    seats: list[SeatState]
    touched: float  # when somebody last moved, in seconds since 1970
    problem: str
    created: float
    deleted: float  # when; 0: it isn't. It can be put back until it is gone
    round: str  # empty: a game without rounds
    totals: dict[str, int]  # the score pad's, by seat, as spectators know it


class Moment(Message):
    """The game at a turn's end, for charts."""

    move: int  # how many moves counted by then
    seat: str  # whose move was the last
    rows: dict[str, list[int]]  # the score pad, by seat
    totals: dict[str, int]
    data: Mapping[str, object]  # the view's data, as the viewer saw it then


class History(Message):
    columns: list[str]  # of the score pad
    moments: list[Moment]


class Health(Message):
    status: Literal["ok"]
    version: str
    database: str


# What goes wrong (application/problem+json)


class Problem(Message):
    type: str
    title: str
    status: int
    detail: str  # a sentence for a person
    rule: str = ""
    facts: str = ""
    version: int = -1
    move: str = ""  # which of the request's moves it is about


# Live updates: everything after the last version seen, in order


class Hello(Message):
    """The first thing a client says on a WebSocket."""

    key: Key
    since: Count = 0  # the last version seen
    chat: Count = 0  # the last chat line seen
    lang: Short = ""


class Update(Message, tag="update", tag_field="type"):
    """Moves that were played, and the table after them. Moves that were taken back come again, marked as undone.

    Of a board that is a `part`, only the places and lines are there that changed since the update before.
    """

    moves: list[MoveSeen]
    seen: TableSeen


class Chatted(Message, tag="chat", tag_field="type"):
    line: ChatLine


class Presence(Message, tag="presence", tag_field="type"):
    seats: list[SeatState]


class Gone(Message, tag="gone", tag_field="type"):
    why: Literal["deleted", "stale", "closed"]


class Failed(Message, tag="problem", tag_field="type"):
    """Why the connection is closed at once: no such table, not your key."""

    problem: Problem


Live = Update | Chatted | Presence | Gone | Failed

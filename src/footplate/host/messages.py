"""What a viewer is told, as plain dicts with typed fields, in the words of the wire.

Every door sends them as they are: the server as JSON, a page from the worker beside it. The server's OpenAPI document
and the page's types are made from these, too.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from footplate.table.view import Layout

# What can be played


class OptionInfo(TypedDict):
    name: str
    values: list[str]  # the first is the default
    meaning: str
    role: str  # concerns only tables with such an automa; empty: always
    expert: bool  # a reading of the rules, or a setting in codes


class GameCard(TypedDict):
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


class RuleText(TypedDict):
    id: str
    editions: str
    source: str
    statement: str


# A table as somebody sees it


class Answer(TypedDict):
    """A legal answer to the decision."""

    move: str  # notation
    words: str  # what it does and costs
    places: list[str]  # the places, slots or cards that it speaks of, by name


class SeatState(TypedDict):
    name: str
    kind: str  # "person", bot or automa role
    automa: bool  # the game's own rules play it
    player: str  # the name a person gave, or empty
    online: bool
    bot: str  # plays for the person, who is away or has left; empty: nobody does
    resigned: bool  # … for good


class CandidateSeen(TypedDict):
    name: str
    value: str
    places: list[str]


class StepSeen(TypedDict):
    label: str
    facts: dict[str, str]  # what its label speaks of, as data: a card's id, arrows
    rule: str
    kept: list[CandidateSeen]
    dropped: list[CandidateSeen]


class TraceSeen(TypedDict):
    question: str
    facts: dict[str, str]  # what the question speaks of
    answer: str
    steps: list[StepSeen]
    parts: list["TraceSeen"]


class GainSeen(TypedDict):
    """What a column of the score pad changes by until one's next turn: one's own, and the strongest rival's."""

    column: str
    own: float
    rival: float


class AdviceSeen(TypedDict):
    """A line of play that the coach thinks of: moves one after the other, and what they promise."""

    moves: list[str]
    words: list[str]  # what each would do and cost
    places: list[str]
    ahead: float  # points at the end
    chance: float  # to win, from 0 to 1
    gains: list[GainSeen]
    why: list[str]  # in words: what it brings and costs, and what is otherwise on another line


class MomentSeen(TypedDict):
    """A decision that cost something. `move` is the number of moves that count before it, where it can be seen."""

    move: int
    played: list[str]
    better: list[str]
    places: list[str]
    cost: float
    chance: float


class ReviewSeen(TypedDict):
    """A seat's game as the coach sees it: chances by the number of moves before each decision, and what cost most."""

    seat: str
    chances: list[tuple[int, float]]
    moments: list[MomentSeen]


Change = tuple[list[str | int], object]  # where in the data, and what stands there now


class MoveSeen(TypedDict):
    """A line of the log as the viewer may read it. `number` counts entries from 1; undone moves stay, marked."""

    number: int
    seat: str
    move: str
    forced: bool
    undone: bool
    places: list[str]  # the places that it speaks of; none where the viewer can't know
    trace: TraceSeen | None  # only for automas
    changes: list[Change] | None  # what it changed in the view's data, to be shown; none: the update's table tells it


class RailSeen(TypedDict):
    edges: tuple[int, int]
    colour: str
    complete: bool


class MarkSeen(TypedDict):
    text: str
    colour: str
    meaning: str


class PlaceSeen(TypedDict):
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


class SlotSeen(TypedDict):
    """A part of a line that can be built on; `colours`: whose rails lie there."""

    name: str
    terrain: str
    colours: list[str]
    marks: list[MarkSeen]
    words: str


class LineSeen(TypedDict):
    """What joins two places, by their names; its slots from the first to the second."""

    name: str
    a: str
    b: str
    slots: list[SlotSeen]
    words: str


class BoardSeen(TypedDict):
    """A map, a row, a track.

    In hexes with flat tops `x` counts columns and `y` half hexes; with pointy tops `x` counts half hexes and `y` rows.
    """

    layout: Layout
    places: list[PlaceSeen]
    lines: NotRequired[list[LineSeen]]
    title: NotRequired[str]
    colour: NotRequired[str]  # the seat's whose board it is; empty: the table's
    private: NotRequired[bool]  # only that seat sees it
    part: NotRequired[bool]  # only what changed since the update before; an empty title or colour is as it was


class CardSeen(TypedDict):
    name: str
    lines: list[str]
    marks: list[MarkSeen]


class PanelSeen(TypedDict):
    title: str
    lines: list[str]
    colour: NotRequired[str]  # the seat's; empty: the table's
    cards: NotRequired[list[CardSeen]]
    private: NotRequired[bool]  # only that seat sees it


class TieSeen(TypedDict):
    name: str
    values: dict[str, int]  # by seat


class ScorePad(TypedDict):
    columns: list[str]
    rows: dict[str, list[int]]  # by seat
    totals: dict[str, int]
    ties: list[TieSeen]  # what breaks them, in this order, where several have the most points; else empty
    winners: list[str]  # empty while the game goes on


class UndoWish(TypedDict):
    """An undo that waits for the consent of the other people."""

    seat: str
    moves: int
    agreed: list[str]


class TableSeen(TypedDict):
    """Everything a viewer needs, at one version. Secrets of others are not in it."""

    table: str
    title: str  # the game's, where nobody gave the table one
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
    freeUndo: int  # moves the viewer may take back without asking: to their last choice
    turnUndo: int  # … to the first choice of their turn
    undo: UndoWish | None
    boards: list[BoardSeen]  # the main one first; none in a game without a map
    panels: list[PanelSeen]
    data: Mapping[str, object]  # for the game's own board
    scores: ScorePad
    over: bool
    problem: str  # a bot that failed, a table of another ruleset: said plainly; else empty
    watch: str  # the spectators' key: the one for links that are shown around
    lateAt: float  # when the others may let a bot play for whose turn it is, in seconds since 1970; 0: never
    decided: list[str]  # of those who are asked at once: whose answers are in; what they are nobody learns yet
    sealed: str  # the viewer's own among them, which can still be changed


class Moment(TypedDict):
    """The game at a turn's end, for charts."""

    move: int  # how many moves counted by then
    seat: str  # whose move was the last
    rows: dict[str, list[int]]  # the score pad, by seat
    totals: dict[str, int]
    data: Mapping[str, object]  # the view's data, as the viewer saw it then


class History(TypedDict):
    columns: list[str]  # of the score pad
    moments: list[Moment]


class Update(TypedDict):
    """Moves that were played, and the table after them. Moves that were taken back come again, marked as undone.

    Of a board that is a `part`, only the places and lines are there that changed since the update before.
    """

    type: Literal["update"]
    moves: list[MoveSeen]
    seen: TableSeen


class Problem(TypedDict):
    """What goes wrong."""

    type: str
    title: str
    detail: str  # a sentence for a person
    rule: NotRequired[str]
    facts: NotRequired[str]
    version: NotRequired[int]  # the table's, where somebody was quicker; else -1
    move: NotRequired[str]  # which of the request's moves it is about


# What a table keeps beside its log


class Wish(TypedDict):
    """An undo that waits for consent; void when the version has changed."""

    seat: str
    moves: int
    version: int
    agreed: list[str]


class Stand(TypedDict):
    """A bot that plays for a person: since when, and which seat asked for it."""

    bot: str
    since: float
    by: str
    resigned: bool


class Envelope(TypedDict):
    """An answer that waits until all who were asked at once have given theirs; the version it answered."""

    move: str
    version: int


class Mishap(TypedDict):
    """Something that went wrong without stopping the game: a sentence of texts/ and its facts."""

    id: str
    facts: dict[str, str | int]

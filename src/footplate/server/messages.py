"""What travels between server and clients beside what the host tells (host/messages.py), as types.

The OpenAPI document is made from both.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from footplate.host import messages as host
from footplate.host.messages import GameCard, SeatState, Update

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


class ChatLine(Message):
    number: int
    seat: str  # empty: a spectator
    player: str
    text: str
    at: float
    told: bool  # by the table itself: who handed a seat to a bot, who is back


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
    title: str  # the game's, where nobody gave the table one
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


class Health(Message):
    status: Literal["ok"]
    version: str
    database: str


class Problem(host.Problem):
    """What goes wrong (application/problem+json)."""

    status: int


# Live updates: everything after the last version seen, in order


class Hello(Message):
    """The first thing a client says on a WebSocket."""

    key: Key
    since: Count = 0  # the last version seen
    chat: Count = 0  # the last chat line seen
    lang: Short = ""


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

"""A process that thinks: bots' decisions, reasons of automas long past, and logs and scenarios that people send.

It is asked over its standard input and answers on its standard output, one length and one MessagePack message
at a time. Its master (workers.py) kills it when it takes too long, so nothing here can stop the server.
"""

import gzip
import os
import struct
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from footplate.games import GAMES
from footplate.host.beginning import Line, header_of, holding, opened, setup_of, written
from footplate.host.coaching import hint_seen, review_seen
from footplate.host.history import history_seen
from footplate.host.messages import AdviceSeen, ReviewSeen, TraceSeen
from footplate.host.say import wrong
from footplate.host.story import trace_seen
from footplate.players import make_player
from footplate.table.errors import BadInput
from footplate.table.log import read_log
from footplate.table.match import Match
from footplate.table.scenario import open_position, play_out, read_scenario
from footplate.texts import speaking_of

LENGTH: Final = struct.Struct(">I")


class Think(Struct, tag=True, frozen=True):
    """Which of the legal actions does this player choose? `state` is what the seat may know."""

    header: str
    state: bytes
    legal: list[int]
    player: str
    seed: str


class ReadLog(Struct, tag=True, frozen=True):
    text: str
    language: str
    lines: int
    undos: int


class ReadScenario(Struct, tag=True, frozen=True):
    text: str
    language: str
    played: bool


class Explain(Struct, tag=True, frozen=True):
    """How did an automa decide after these actions?"""

    header: str
    start: bytes | None
    actions: list[int]
    language: str


class Recount(Struct, tag=True, frozen=True):
    """The history of these moves (seat, action), as a seat sees it."""

    header: str
    start: bytes | None
    moves: list[tuple[int, int]]
    seat: int


class Advise(Struct, tag=True, frozen=True):
    """What would the coach think of? `state` is what the seat may know."""

    header: str
    state: bytes
    legal: list[int]
    seat: int
    language: str


class LookBack(Struct, tag=True, frozen=True):
    """What does the coach say of a seat's finished game?"""

    header: str
    start: bytes | None
    moves: list[tuple[int, int]]
    seat: int


class Rehearse(Struct, tag=True, frozen=True):
    """How many of these lines hold under today's rules?"""

    header: str
    start: bytes | None
    lines: list[str]


class Chosen(Struct, tag=True, frozen=True):
    action: int


class Beginning(Struct, tag=True, frozen=True):
    """Where a table starts: a set-up, a packed position unless it is the rules' own, and moves so far."""

    header: str
    start: bytes | None
    lines: list[Line]
    origin: str = ""  # the scenario that tells the position in words


class Explained(Struct, tag=True, frozen=True):
    trace: TraceSeen | None


class Advised(Struct, tag=True, frozen=True):
    lines: list[AdviceSeen]


class LookedBack(Struct, tag=True, frozen=True):
    review: ReviewSeen


class Recounted(Struct, tag=True, frozen=True):
    """A `History` in JSON, compressed: it is large, and packing it takes time too."""

    packed: bytes


class Rehearsed(Struct, tag=True, frozen=True):
    lines: int


class Wrong(Struct, tag=True, frozen=True):
    """Bad input, in a sentence; `failed`: not the input's fault."""

    what: str
    failed: bool = False


class TooManyLines(Struct, tag=True, frozen=True):
    pass


Ask = Think | ReadLog | ReadScenario | Explain | Recount | Rehearse | Advise | LookBack
Tell = Chosen | Beginning | Explained | Recounted | Rehearsed | Advised | LookedBack | Wrong | TooManyLines


def think(ask: Think) -> Tell:
    setup = setup_of(ask.header)
    game = GAMES[setup.game]
    state = game.unpack(setup, ask.state)
    return Chosen(make_player(ask.player, ask.seed).choose(game, state, ask.legal))


def explain(ask: Explain) -> Tell:
    match = opened(ask.header, ask.start, "")
    for action in ask.actions:
        match.game.play(match.state, action)
    trace = match.game.explain(match.state)
    with speaking_of(match.setup.game):
        return Explained(None if trace is None else trace_seen(trace, ask.language))


def recount(ask: Recount) -> Tell:
    match = opened(ask.header, ask.start, "")
    history = history_seen(match.game, match.setup, match.first, ask.moves, ask.seat)
    return Recounted(gzip.compress(msgspec.json.encode(history), 4, mtime=0))


def coach(ask: Advise) -> Tell:
    setup = setup_of(ask.header)
    game = GAMES[setup.game]
    with speaking_of(setup.game):
        return Advised(hint_seen(game, game.unpack(setup, ask.state), ask.legal, ask.seat, ask.language))


def look_back(ask: LookBack) -> Tell:
    match = opened(ask.header, ask.start, "")
    for seat, action in ask.moves:
        match.play(seat, action)
    return LookedBack(review_seen(match, ask.seat))


def rehearse(ask: Rehearse) -> Tell:
    return Rehearsed(holding(opened(ask.header, ask.start, ""), ask.lines))


def read_a_log(ask: ReadLog) -> Tell:
    lines = [line.split("#")[0] for line in ask.text.splitlines()]
    moves = [line for line in lines if ":" in line]
    if len(moves) > ask.lines or sum(line.partition(":")[2].split()[:1] == ["undo"] for line in moves) > ask.undos:
        return TooManyLines()
    return beginning(read_log(ask.text, GAMES), None, "")


def read_a_scenario(ask: ReadScenario) -> Tell:
    """The position, and the moves that were played from it where they are wanted."""
    scenario = read_scenario(ask.text, GAMES, "scenario")
    match = play_out(scenario) if ask.played else open_position(scenario)
    if not scenario.position_at:
        return beginning(match, None, "")
    return beginning(match, match.first.pack(), ask.text)


def beginning(match: Match, start: bytes | None, origin: str) -> Beginning:
    return Beginning(header_of(match.setup), start, written(match), origin)


def answer(ask: Ask) -> Tell:
    try:
        match ask:
            case Think():
                return think(ask)
            case ReadLog():
                return read_a_log(ask)
            case ReadScenario():
                return read_a_scenario(ask)
            case Explain():
                return explain(ask)
            case Rehearse():
                return rehearse(ask)
            case Recount():
                return recount(ask)
            case Advise():
                return coach(ask)
            case LookBack():
                return look_back(ask)
    except BadInput as error:
        return Wrong(wrong("en" if isinstance(ask, Think | Recount | Rehearse | LookBack) else ask.language, error))
    except Exception as error:
        return Wrong(repr(error)[:300], True)


def read_asks(source: BinaryIO, asks: "SimpleQueue[bytes]") -> None:
    """Put what is asked into a queue. Where the server has gone, nobody waits for the thought: end at once."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        asks.put(source.read(length))
    os._exit(0)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # whoever plays comes before whoever thinks
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get between our answers
    asks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=read_asks, args=(sys.stdin.buffer, asks), daemon=True).start()
    decode = msgspec.msgpack.Decoder(Ask).decode
    out.write(LENGTH.pack(0))  # ready
    out.flush()
    while True:
        told = msgspec.msgpack.encode(answer(decode(asks.get())))
        out.write(LENGTH.pack(len(told)) + told)
        out.flush()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(0)

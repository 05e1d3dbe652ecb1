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
from footplate.players import make_player
from footplate.server.history import history_seen
from footplate.server.messages import TraceSeen
from footplate.server.say import wrong
from footplate.server.story import trace_seen
from footplate.table.errors import BadInput
from footplate.table.game import Setup
from footplate.table.log import read_header, read_log, read_setup, write_setup
from footplate.table.match import UNDO, Match
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
    lines: list[tuple[str, bool]]
    origin: str = ""  # the scenario that tells the position in words


class Explained(Struct, tag=True, frozen=True):
    trace: TraceSeen | None


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


Ask = Think | ReadLog | ReadScenario | Explain | Recount | Rehearse
Tell = Chosen | Beginning | Explained | Recounted | Rehearsed | Wrong | TooManyLines


def setup_of(header: str) -> Setup:
    """The set-up that a stored header tells."""
    read, _ = read_header(header.splitlines(), 0, set(), "table")
    return read_setup(GAMES[read.fields["game"]].info, read, "table", set())


def header_of(setup: Setup) -> str:
    return "\n".join(write_setup(GAMES[setup.game].info, setup))


def think(ask: Think) -> Tell:
    setup = setup_of(ask.header)
    game = GAMES[setup.game]
    state = game.unpack(setup, ask.state)
    return Chosen(make_player(ask.player, ask.seed).choose(game, state, ask.legal))


def explain(ask: Explain) -> Tell:
    setup = setup_of(ask.header)
    game = GAMES[setup.game]
    state = game.start(setup) if ask.start is None else game.unpack(setup, ask.start)
    for action in ask.actions:
        game.play(state, action)
    trace = game.explain(state)
    with speaking_of(setup.game):
        return Explained(None if trace is None else trace_seen(trace, ask.language))


def recount(ask: Recount) -> Tell:
    setup = setup_of(ask.header)
    game = GAMES[setup.game]
    first = game.start(setup) if ask.start is None else game.unpack(setup, ask.start)
    history = history_seen(game, setup, first, ask.moves, ask.seat)
    return Recounted(gzip.compress(msgspec.json.encode(history), 4, mtime=0))


def rehearse(ask: Rehearse) -> Tell:
    """Each line in turn, until one can't be. Positions are kept, so that an undo costs nothing."""
    setup = setup_of(ask.header)
    game = GAMES[setup.game]
    states = [game.start(setup) if ask.start is None else game.unpack(setup, ask.start)]
    for number, line in enumerate(ask.lines):
        name, _, notation = line.partition(": ")
        if notation.startswith("undo "):
            count = int(notation[5:])
            if count >= len(states):
                return Rehearsed(number)
            del states[len(states) - count :]
            continue
        state, decision = states[-1].copy(), game.turn(states[-1])
        try:
            action = state.catalogue.number(notation)
        except BadInput:
            return Rehearsed(number)
        if decision is None or setup.name(decision.seat) != name or action not in game.legal(state):
            return Rehearsed(number)
        game.play(state, action)
        states.append(state)
    return Rehearsed(len(ask.lines))


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
    lines = [(match.line(entry), entry.forced and entry.action != UNDO) for entry in match.entries]
    return Beginning(header_of(match.setup), start, lines, origin)


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
    except BadInput as error:
        return Wrong(wrong("en" if isinstance(ask, Think | Recount | Rehearse) else ask.language, error))
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

"""Where a table begins: a set-up that somebody wishes, one that was written down, and the lines of its log so far."""

from typing import Final, NamedTuple

from footplate.games import GAMES
from footplate.host.bots import kinds_for
from footplate.host.trouble import Trouble, bad
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, PLAYER, Game, Seat, Setup
from footplate.table.log import Header, read_header, read_setup, unknown_game, write_setup
from footplate.table.match import UNDO, Entry, Match
from footplate.table.scenario import open_position, read_scenario

NO_NOTES: Final[list[str]] = []


class Line(NamedTuple):
    """A line of a log, and whether it was the only answer."""

    line: str
    forced: bool


def wished_setup(
    id: str, edition: str, kinds: list[tuple[str, str]], options: dict[str, str], data: dict[str, str]
) -> Setup:
    """The set-up of a fresh table, with the same checks and words as a log's header; `kinds`: who shall sit where."""
    game = GAMES.get(id)
    if game is None:
        raise bad("bad-table", unknown_game(id, GAMES))
    header = Header()
    roles = [Seat(name, kind if kind in game.info.roles else PLAYER) for name, kind in kinds]
    seats = ", ".join(str(seat) for seat in roles)
    header.fields = {**options, "game": id, "edition": edition, "seats": seats}
    header.data = data
    try:
        return seated(game, read_setup(game.info, header, "table", set()))
    except BadInput as error:
        what, cure = error.said
        raise bad("bad-table", BadInput(what, error.where.removeprefix("table"), cure)) from None


def seated(game: Game, setup: Setup) -> Setup:
    """Seats in the order that was wished; where the game has no such table but one with the people first, that one."""
    seats = sorted(setup.seats, key=lambda seat: seat.role != PLAYER)
    people_first = Setup(setup.game, setup.edition, seats, setup.options, setup.data)
    try:
        game.start(setup)
    except BadInput:
        try:
            game.start(people_first)
        except BadInput:
            return setup  # its own reason is told
        return people_first
    return setup


def kinds_of(setup: Setup, wishes: list[tuple[str, str]]) -> dict[str, str]:
    """Who sits where; a player's seat nobody was wished for is a person's."""
    wished = dict(wishes)
    for name in wished:
        if all(seat.name != name for seat in setup.seats):
            raise Trouble("bad-table", "seat-unknown", seat=name)
    kinds: dict[str, str] = {}
    for seat in setup.seats:
        possible = kinds_for(seat.role)
        kind = wished.get(seat.name, possible[0])
        if kind not in possible:
            raise Trouble("bad-table", "seat-kind", kind=kind, seat=seat.name, possible=", ".join(possible))
        kinds[seat.name] = kind
    return kinds


def setup_of(header: str) -> Setup:
    """The set-up that a stored header tells."""
    read, _ = read_header(header.splitlines(), 0, set(), "table")
    return read_setup(GAMES[read.fields["game"]].info, read, "table", set())


def header_of(setup: Setup) -> str:
    return "\n".join(write_setup(GAMES[setup.game].info, setup))


def opened(header: str, start: bytes | None, origin: str) -> Match:
    """A match before its first line: a set-up, and a packed position where it isn't the rules' own."""
    setup = setup_of(header)
    game = GAMES[setup.game]
    if start is None:
        return Match(game, setup)
    try:
        return Match(game, setup, game.unpack(setup, start))
    except BadInput:  # packed by another version; the scenario says the same in words
        return open_position(read_scenario(origin, GAMES, "scenario"))


def written(match: Match, after: int = 0) -> list[Line]:
    """The lines of a match after a version, to be kept."""
    return [Line(match.line(entry), entry.forced) for entry in match.entries[after:]]


def read_lines(match: Match, lines: list[Line]) -> None:
    """Go on with lines that were kept. They went through the gate once, so nothing is checked again."""
    seats = {seat.name: i for i, seat in enumerate(match.setup.seats)} | {"nature": NATURE}
    number = match.catalogue.number
    out: list[Entry] = []
    for line in lines:
        name, _, notation = line.line.partition(": ")
        if notation.startswith("undo "):
            out.append(Entry(seats[name], UNDO, False, int(notation[5:]), NO_NOTES))
        else:
            out.append(Entry(seats[name], number(notation), line.forced, 0, NO_NOTES))
    match.trust(out)


def holding(match: Match, lines: list[str]) -> int:
    """How many of these lines hold under today's rules. Positions are kept, so that an undo costs nothing."""
    game, setup, states = match.game, match.setup, [match.first]
    for number, line in enumerate(lines):
        name, _, notation = line.partition(": ")
        if notation.startswith("undo "):
            count = int(notation[5:])
            if count >= len(states):
                return number
            del states[len(states) - count :]
            continue
        state, decision = states[-1].copy(), game.turn(states[-1])
        try:
            action = state.catalogue.number(notation)
        except BadInput:
            return number
        if decision is None or setup.name(decision.seat) != name or action not in game.legal(state):
            return number
        game.play(state, action)
        states.append(state)
    return len(lines)

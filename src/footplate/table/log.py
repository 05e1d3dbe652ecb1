"""The text log: header, one line per move, comments. What is written is read back to the letter (docs/notation.md)."""

from typing import Final

from footplate.table.errors import BadInput, nearest
from footplate.table.game import Game, GameInfo, Seat, Setup
from footplate.table.match import Match
from footplate.table.rules import Refused

FORMAT: Final = "footplate log 1"
MOVES: Final = "moves:"


class Header:
    """The head of a log or a scenario: the set-up, before any game is looked up."""

    def __init__(self) -> None:
        self.fields: dict[str, str] = {}
        self.data: dict[str, str] = {}
        self.lines: dict[str, int] = {}

    def place(self, file: str, where: str) -> str:
        """The place of an error of the set-up in the file: a field's line, or the line inside a block of data."""
        name, colon, rest = where.partition(":")
        if name not in self.lines:
            return f"{file}: {where}" if where else file
        if not colon:
            return f"{file}:{self.lines[name]}: {name}"
        number, _, column = rest.partition(":")
        if not number.isdecimal():
            return f"{file}:{self.lines[name]}:{rest}"
        return f"{file}:{self.lines[name] + int(number)}" + (f":{column}" if column else "")


def write_setup(info: GameInfo, setup: Setup) -> list[str]:
    out = [
        f"game: {setup.game}",
        f"ruleset: {info.ruleset}",
        f"edition: {setup.edition}",
        "seats: " + ", ".join(str(seat) for seat in setup.seats),
    ]
    out += [f"{option.name}: {setup.options[option.name]}" for option in info.options if option.concerns(setup)]
    for name in info.data:
        if name in setup.data:
            out.append(f"data {name}:")
            out += [f"  {line}".rstrip() for line in setup.data[name].rstrip().splitlines()]
    return out


def write_notes(notes: list[str]) -> list[str]:
    """Comments as they stand in the log: one line each, nothing behind it."""
    return [f"# {line}".rstrip() for note in notes for line in note.splitlines() or [""]]


def write_log(match: Match) -> str:
    out = [FORMAT, *write_setup(match.game.info, match.setup), "", MOVES]
    for entry in match.entries:
        out += write_notes(entry.notes)
        out.append(match.line(entry))
    out += write_notes(match.last_notes)
    return "\n".join(out) + "\n"


def read_header(lines: list[str], start: int, stop: set[str], file: str) -> tuple[Header, int]:
    """Read `field: value` lines and indented `data NAME:` blocks up to a line in `stop`. Returns where it stopped."""
    header = Header()
    twice: BadInput | None = None  # where no line of `stop` follows, that is the mistake, and these are no fields
    at = start
    while at < len(lines):
        line = lines[at].rstrip()
        at += 1
        if not line or line.startswith("#"):
            continue
        if line in stop:
            if twice is not None:
                raise twice
            return header, at - 1
        name, colon, value = line.partition(":")
        where = f"{file}:{at}"
        if line[0].isspace():
            above = list(header.fields)[-1] if header.fields else ""
            cure = nearest(f"{above}:", sorted(stop))
            raise BadInput(f"{line.strip()!r} is indented, but no section begins above it.", where, cure)
        if not colon:
            raise BadInput(f"{line.strip()!r} is not a field.", where, "Fields look like 'edition: final'.")
        name = name.strip()
        if f"{name}:" in stop:
            raise BadInput(f"{line!r} holds more than the section's name.", where, "Go on in the next line, indented.")
        if name in header.lines:
            twice = twice or BadInput(f"field {name!r} stands here twice.", where)
        header.lines[name] = at
        if name.startswith("data "):
            block: list[str] = []
            while at < len(lines) and (lines[at].startswith("  ") or not lines[at].strip()):
                block.append(lines[at][2:].rstrip())
                at += 1
            while block and not block[-1]:
                block.pop()
            header.data[name[5:].strip()] = "\n".join(block) + "\n"
        else:
            header.fields[name] = value.strip()
    return header, at


def read_setup(info: GameInfo, header: Header, file: str, extra: set[str]) -> Setup:
    """The set-up that a header describes; `extra` are fields that are not the set-up's."""

    def where(field: str) -> str:
        return f"{file}:{header.lines[field]}: {field}" if field in header.lines else file

    fields = header.fields
    known = {"game", "ruleset", "edition", "seats", *(o.name for o in info.options), *extra}
    for name in fields:
        if name not in known:
            raise BadInput(f"unknown field {name!r}.", where(name), nearest(name, sorted(known)))
    for name in header.data:
        if name not in info.data:
            raise BadInput(f"unknown data {name!r}.", where(f"data {name}"), nearest(name, info.data))
    ruleset = fields.get("ruleset", str(info.ruleset))
    if not ruleset.isdecimal():
        raise BadInput(f"ruleset {ruleset!r} is not a number.", where("ruleset"))
    if int(ruleset) != info.ruleset:
        newer = int(ruleset) > info.ruleset
        cure = "Update Footplate to open it." if newer else "Open it with the version that wrote it."
        what = f"this needs ruleset {ruleset} of {info.id}; this Footplate has ruleset {info.ruleset}."
        raise BadInput(what, where("ruleset"), cure)
    edition = fields.get("edition", info.editions[0])
    if edition not in info.editions:
        raise BadInput(f"unknown edition {edition!r}.", where("edition"), nearest(edition, info.editions))
    if "seats" not in fields:
        raise BadInput("the field 'seats' is missing.", file, f"For example 'seats: {', '.join(info.colours[:2])}'.")
    try:
        seats = read_seats(info, fields["seats"])
    except BadInput as error:
        raise error.at(where("seats")) from None
    options: dict[str, str] = {}
    for option in info.options:
        value = fields.get(option.name, option.values[0])
        if value not in option.values and not (option.name in header.data and value == "custom"):
            raise BadInput(f"unknown {option.name} {value!r}.", where(option.name), nearest(value, option.values))
        options[option.name] = value
    for name in header.data:
        if name in options:
            options[name] = "custom"
    return Setup(info.id, edition, seats, options, header.data)


def read_seats(info: GameInfo, text: str) -> list[Seat]:
    """Seats from `red, blue=mautoma`."""
    seats: list[Seat] = []
    for word in text.replace(",", " ").split():
        name, _, role = word.partition("=")
        role = role or "player"
        if name not in info.colours:
            raise BadInput(f"unknown seat {name!r}.", cure=nearest(name, info.colours))
        if role not in info.roles:
            raise BadInput(f"unknown role {role!r}.", cure=nearest(role, info.roles))
        if any(seat.name == name for seat in seats):
            raise BadInput(f"seat {name!r} stands here twice.")
        seats.append(Seat(name, role))
    low, high = info.seats
    if not low <= len(seats) <= high:
        raise BadInput(f"{info.title} takes {low} to {high} seats, not {len(seats)}.")
    return seats


def read_log(text: str, games: dict[str, Game], file: str = "log") -> Match:
    """The match that a log tells, replayed and checked move by move."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        first = lines[0][:40] if lines else ""
        raise BadInput(f"this is not a Footplate log: it starts with {first!r}.", f"{file}:1", f"Expected {FORMAT!r}.")
    header, at = read_header(lines, 1, {MOVES}, file)
    if at >= len(lines):
        raise BadInput("the log has no moves.", f"{file}:{len(lines)}", f"A line {MOVES!r} begins them.")
    id = header.fields.get("game", "")
    if id not in games:
        where = f"{file}:{header.lines['game']}: game" if "game" in header.lines else file
        raise BadInput(f"unknown game {id!r}.", where, nearest(id, list(games)))
    game = games[id]
    setup = read_setup(game.info, header, file, set())
    try:
        match = Match(game, setup)
    except BadInput as error:
        raise BadInput(error.what, header.place(file, error.where), error.cure) from None
    notes: list[str] = []
    for number in range(at + 1, len(lines)):
        line = lines[number].strip()
        if line.startswith("#"):
            notes.append(line[1:].removeprefix(" "))
        elif line:
            move, hash_, comment = line.partition("#")
            if hash_:
                notes.append(comment.strip())
            try:
                match.say(move.strip(), notes)
            except BadInput as error:
                raise error.at(f"{file}:{number + 1}") from None
            except Refused as refused:
                rule = refused.refusal.rule
                cure = f"Rule {rule}: {game.rule(rule).statement}"
                raise BadInput(f"{move.strip()}: {refused.refusal.facts}", f"{file}:{number + 1}", cure) from None
            notes = []
    match.last_notes = notes
    return match

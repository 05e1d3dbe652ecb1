"""The text log: header, one line per move, comments. What is written is read back to the letter (docs/notation.md)."""

from typing import Final

from footplate.table.errors import BadInput, offer
from footplate.table.game import PLAYER, Game, GameInfo, Seat, Setup
from footplate.table.match import Match
from footplate.table.reading import lines_of, quoted, whole
from footplate.table.rules import Refused, Stated
from footplate.table.say import say

FORMAT: Final = "footplate log 1"
MOVES: Final = "moves:"
MOST_RULESETS: Final = 9999


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
    setup = info.complete(setup)
    for option in info.options:
        value = setup.options[option.name]
        if option.concerns(setup) and not (option.later and value == option.values[0]):
            out.append(f"{option.name}: {value}")
    for name in info.data:
        if name in setup.data:
            out.append(f"data {name}:")
            out += [f"  {line}".rstrip() for line in setup.data[name].rstrip().splitlines()]
    return out


def write_notes(notes: list[str]) -> list[str]:
    """Comments as they stand in the log: one line each, nothing behind it."""
    return [f"# {line}".rstrip() for note in notes for line in lines_of(note) or [""]]


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
            what = say("{line} is indented, but no section begins above it.", line=repr(line.strip()))
            raise BadInput(what, where, offer(f"{above}:", sorted(stop)))
        if not colon:
            cure = say("Fields look like 'edition: final'.")
            raise BadInput(say("{line} is not a field.", line=repr(line.strip())), where, cure)
        name = name.strip()
        if f"{name}:" in stop:
            what = say("{line} holds more than the section's name.", line=repr(line))
            raise BadInput(what, where, say("Go on in the next line, indented."))
        if name in header.lines:
            twice = twice or BadInput(say("field {field} stands here twice.", field=repr(name)), where)
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
            raise BadInput(say("unknown field {field}.", field=repr(name)), where(name), offer(name, sorted(known)))
    ruleset = fields.get("ruleset", str(info.ruleset))
    number = whole(ruleset, 0, MOST_RULESETS)
    if number is None:
        raise BadInput(say("ruleset {ruleset} is not a number.", ruleset=quoted(ruleset)), where("ruleset"))
    if not info.plays(number):
        newer = number > info.ruleset
        cure = say("Update Footplate to open it." if newer else "Open it with the version that wrote it.")
        what = say(
            "this needs ruleset {theirs} of {game}; this Footplate has ruleset {ours}.",
            theirs=str(number),
            game=info.id,
            ours=str(info.ruleset),
        )
        raise BadInput(what, where("ruleset"), cure)
    if "seats" not in fields:
        cure = say("For example {example}.", example=f"'seats: {', '.join(info.colours[:2])}'")
        raise BadInput(say("the field {field} is missing.", field="'seats'"), file, cure)
    edition = fields.get("edition", info.editions[0])
    options = {option.name: fields[option.name] for option in info.options if option.name in fields}
    try:
        setup = info.complete(Setup(info.id, edition, split_seats(fields["seats"]), options, header.data))
    except BadInput as error:
        raise BadInput(error.said[0], header.place(file, error.where), error.said[1]) from None
    return info.as_then(setup, number)


def split_seats(text: str) -> list[Seat]:
    """Seats from `red, blue=mautoma`, whoever they are."""
    seats: list[Seat] = []
    for word in text.replace(",", " ").split():
        name, _, role = word.partition("=")
        seats.append(Seat(name, role or PLAYER))
    return seats


def read_seats(info: GameInfo, text: str) -> list[Seat]:
    """`split_seats`, where a game has such seats."""
    seats = split_seats(text)
    info.check_seats(seats)
    return seats


def unknown_game(id: str, games: dict[str, Game]) -> BadInput:
    return BadInput(say("unknown game {game}.", game=repr(id)), cure=offer(id, list(games)))


def against(game: Game, refused: Refused, move: str) -> BadInput:
    """A move of a file that the rules don't allow: the facts, and the rule."""
    rule = game.rule(refused.refusal.rule)
    what = say("{move}: {facts}", move=move, facts=refused.refusal.facts)
    return BadInput(what, cure=say("Rule {rule}: {statement}", rule=rule.id, statement=Stated(rule)))


def read_log(text: str, games: dict[str, Game], file: str = "log") -> Match:
    """The match that a log tells, replayed and checked move by move."""
    lines = lines_of(text)
    if not lines or lines[0].strip() != FORMAT:
        first = lines[0][:40] if lines else ""
        what = say("this is not a Footplate log: it starts with {first}.", first=repr(first))
        raise BadInput(what, f"{file}:1", say("Expected {words}.", words=repr(FORMAT)))
    header, at = read_header(lines, 1, {MOVES}, file)
    if at >= len(lines):
        cure = say("A line {words} begins them.", words=repr(MOVES))
        raise BadInput(say("the log has no moves."), f"{file}:{len(lines)}", cure)
    id = header.fields.get("game", "")
    if id not in games:
        where = f"{file}:{header.lines['game']}: game" if "game" in header.lines else file
        raise unknown_game(id, games).at(where)
    game = games[id]
    setup = read_setup(game.info, header, file, set())
    try:
        match = Match(game, setup)
    except BadInput as error:
        raise BadInput(error.said[0], header.place(file, error.where), error.said[1]) from None
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
                raise against(game, refused, move.strip()).at(f"{file}:{number + 1}") from None
            notes = []
    match.last_notes = notes
    return match

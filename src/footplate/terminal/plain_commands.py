"""What a person may ask in the plain game: the map, a hex, the hand, the scores, the rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from footplate.table.errors import BadInput, offer
from footplate.table.reading import quoted, whole
from footplate.table.view import POINTY
from footplate.terminal import files, words
from footplate.terminal.coaching import hint_lines
from footplate.terminal.language import tell
from footplate.terminal.mapwords import draw_lines, lines_told, other_lines, surroundings, table_lines
from footplate.terminal.moves import Menu
from footplate.terminal.sitting import Sitting
from footplate.terminal.spots import is_hexes, other_boards
from footplate.terminal.trying import try_lines

MANY_RULES: Final = 12
SOME_RULES: Final = 6
HELP: Final = [
    "Enter        the usual answer, where one is offered",
    "list, more   all answers: by hex, or page by page",
    "map          the map; 'map {hex}' only around a hex; 'map large' with more room",
    "look {place}  a hex or a city in words",
    "hand         what is yours      players   everybody's pieces",
    "scores       the score pad      log       what happened; 'log 20' the last 20 moves",
    "rules WORDS  search the rules   why       how an automa decided; 'why 57' for move 57",
    "hint         what the coach would think of, where you play alone",
    "try MOVE     what would follow, on a copy; 'try MOVE, MOVE' for a line",
    "undo         take back          save FILE a copy of the log    quit",
]  # say
PLACES: Final = {
    1: "list, more   all answers: by place, or page by page",
    2: "map          the map; 'map {hex}' a place and its lines; 'map large' with more room",
    3: "look {place}  a place, a slot or a card in words",
}  # say
MAP: Final = (2, 3)
SHEETS_AFTER: Final = 3  # where others' sheets stand in the help


class Told(NamedTuple):
    """All that an answer may need: the table, who asks, what follows the command, and the paper to print on."""

    sitting: Sitting
    seat: int
    menu: Menu
    rest: str
    width: int
    encoding: str


def help_(told: Told) -> list[str]:
    decision = told.sitting.match.decision
    related = words.related_rules(told.sitting.game, told.sitting.seen(told.seat))
    keys = [key_line(line, example(told.menu)) for line in help_lines(told.menu)]
    others = other_boards(told.menu.view, own(told))
    if others:
        other = others[0].colour
        keys.insert(SHEETS_AFTER, f"map {other:8} {tell('what {seat} has drawn', seat=tell(other))}")
    first = told.menu.answers[0].notation
    out = [
        tell("Answer with its number, or type it (any spelling of capitals): {move}", move=first),
        tell("Part of it is enough to be shown what fits: a hex, a city, a word."),
        *(f"  {line}" for line in keys),
    ]
    if decision is not None and related:
        out += ["", tell("Rules for this decision ({prompt}):", prompt=tell(decision.prompt))]
        out += [line for rule in related[:SOME_RULES] for line in words.rule_lines(rule)]
        more = len(related) - SOME_RULES
        if more > 0:
            out.append(tell("... and {count} more: '{command}'.", count=more, command=f"rules {decision.kind}"))
    return out


def help_lines(menu: Menu) -> list[str]:
    """What can be asked: of hexes, of other places, or of no map at all."""
    if any(is_hexes(board) for board in menu.view.boards):
        return HELP
    lines = [PLACES.get(number, line) for number, line in enumerate(HELP)]
    return lines if menu.spots else [line for number, line in enumerate(lines) if number not in MAP]


def key_line(line: str, hex: str) -> str:
    """A line of the help with a hex of this map as its example; a column of examples is padded."""
    if "{place}" in line:
        return tell(line, place=hex.ljust(6))
    return tell(line, hex=hex) if "{hex}" in line else tell(line)


def own(told: Told) -> str:
    return told.sitting.setup.name(told.seat)


def example(menu: Menu) -> str:
    """A place of this table: one that has an answer, if any has."""
    boards = menu.view.boards
    return next(iter(menu.by_spot), boards[0].places[0].name if boards else "D7")


def map_(told: Told) -> list[str]:
    asked = told.rest.split()
    large = "large" in asked or "big" in asked
    name = " ".join(w for w in asked if w not in ("large", "big", "small"))
    view, legal = told.menu.view, set(told.menu.by_spot)
    if not view.boards:
        return [tell("This game has no map; 'players' shows the table.")]
    if name in [board.colour for board in other_boards(view, own(told))]:
        return other_lines(view, told.width, told.encoding, own(told), name)
    if not name:
        return table_lines(view, told.width, told.encoding, own(told), large, legal)
    spot = told.menu.spot(name)
    if spot is None:
        raise no_spot(told.menu, name)
    for board in view.boards:
        place = next((place for place in board.places if place.name == spot.name), None)
        if place is not None and is_hexes(board):
            pointy = board.layout == POINTY
            around = surroundings(board.places, place, pointy)
            return draw_lines(around, told.width, told.encoding, "small" not in asked, legal, pointy)
        if place is not None:
            return lines_told(board, legal, place.name)
    return [f"{tell(spot.words)}."]


def look(told: Told) -> list[str]:
    if not told.rest:
        raise BadInput(tell("look at what?"), cure=tell("Name a hex or a city: look {hex}.", hex=example(told.menu)))
    spot = told.menu.spot(told.rest)
    if spot is None:
        raise no_spot(told.menu, told.rest)
    here = told.menu.by_spot.get(spot.name, [])
    if not here:
        return [f"{tell(spot.words)}."]
    return [tell("{cell}; {answers} here.", cell=spot.words, answers=words.counted_answers(len(here)))]


def no_spot(menu: Menu, text: str) -> BadInput:
    names = (name for spot in menu.spots.values() for name in (tell(spot.title), spot.name) if name)
    known = list(dict.fromkeys(names))
    if not any(is_hexes(board) for board in menu.view.boards):
        return BadInput(tell("there is no place {name}.", name=repr(text)), cure=offer(text, known) if known else "")
    return BadInput(tell("there is no hex or city {name}.", name=repr(text)), cure=offer(text, known))


def hand(told: Told) -> list[str]:
    mine = [panel for panel in told.menu.view.panels if panel.colour == own(told)]
    return [line for panel in mine for line in words.panel_lines(panel)]


def players(told: Told) -> list[str]:
    return [line for panel in told.menu.view.panels for line in words.panel_lines(panel)]


def scores(told: Told) -> list[str]:
    return words.standings(told.sitting.match, told.seat)


def log(told: Told) -> list[str]:
    story = words.story(told.sitting.table, told.seat)
    count = whole(told.rest, 0, len(story))
    first = 0 if count is None else len(story) - count
    return [f"{number:4} {line}" for number, line in enumerate(story[first:], first + 1)] or [tell("Nothing yet.")]


def rules(told: Told) -> list[str]:
    found = words.find_rules(told.sitting.game.info.rules, told.rest)
    out = [line for rule in found[:MANY_RULES] for line in words.rule_lines(rule)]
    if not found:
        return [tell("No rule speaks of {words}.", words=repr(told.rest))]
    if len(found) > MANY_RULES:
        out.append(tell("... and {count} more. Add a word to narrow it down.", count=len(found) - MANY_RULES))
    return out


def why(told: Told) -> list[str]:
    match = told.sitting.match
    number = whole(told.rest, 1, len(match.moves)) if told.rest else words.last_automa_move(match)
    if number is None:
        what = tell("{text} is not the number of a move.", text=quoted(told.rest))
        raise BadInput(what, cure=tell("'why' alone explains the last one."))
    if not number:
        return [tell("No automa has decided anything yet.")]
    return words.wrapped(words.why_lines(match, number), told.width)


def hint(told: Told) -> list[str]:
    return words.wrapped(hint_lines(told.sitting, told.seat), told.width)


def try_(told: Told) -> list[str]:
    return words.wrapped(try_lines(told.sitting, told.seat, told.rest), told.width)


def save(told: Told) -> list[str]:
    if not told.rest:
        raise BadInput(tell("save where?"), cure=tell("Name a file: save my-game.log."))
    path = Path(told.rest).expanduser()
    if path.exists():
        raise BadInput(tell("this file is there already."), told.rest, tell("Take another name."))
    files.write_text(path, told.sitting.text())
    return [tell("Saved in {file}.", file=str(path))]


COMMANDS: Final[dict[str, Callable[[Told], list[str]]]] = {
    "?": help_,
    "help": help_,
    "map": map_,
    "look": look,
    "hand": hand,
    "players": players,
    "scores": scores,
    "score": scores,
    "log": log,
    "rules": rules,
    "rule": rules,
    "why": why,
    "hint": hint,
    "try": try_,
    "save": save,
}

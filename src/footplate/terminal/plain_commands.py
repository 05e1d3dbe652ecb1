"""What a person may ask in the plain game: the map, a hex, the hand, the scores, the rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from footplate.table.errors import BadInput, offer
from footplate.table.reading import quoted, whole
from footplate.terminal import files, words
from footplate.terminal.language import tell
from footplate.terminal.mapwords import draw_lines, sheet_lines, surroundings
from footplate.terminal.moves import Menu
from footplate.terminal.sitting import Sitting

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
    "undo         take back          save FILE a copy of the log    quit",
]  # say
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
    keys = [key_line(line, example(told.menu)) for line in HELP]
    if told.menu.view.sheets:
        other = told.menu.view.sheets[0].colour
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


def key_line(line: str, hex: str) -> str:
    """A line of the help with a hex of this map as its example; a column of examples is padded."""
    if "{place}" in line:
        return tell(line, place=hex.ljust(6))
    return tell(line, hex=hex) if "{hex}" in line else tell(line)


def example(menu: Menu) -> str:
    """A hex of this map: one that has an answer, if any has."""
    return next(iter(menu.by_cell), menu.view.cells[0].name if menu.view.cells else "D7")


def map_(told: Told) -> list[str]:
    asked = told.rest.split()
    large = "large" in asked or "big" in asked
    name = " ".join(w for w in asked if w not in ("large", "big", "small"))
    view = told.menu.view
    if name in [sheet.colour for sheet in view.sheets]:
        return sheet_lines(view, told.width, told.encoding, name)
    cells, pointy = view.cells, view.pointy
    if name:
        cell = told.menu.cell(name)
        if cell is None:
            raise no_hex(told.menu, name)
        cells, large = surroundings(cells, cell, pointy), "small" not in asked
    return draw_lines(cells, told.width, told.encoding, large, set(told.menu.by_cell), pointy)


def look(told: Told) -> list[str]:
    if not told.rest:
        raise BadInput(tell("look at what?"), cure=tell("Name a hex or a city: look {hex}.", hex=example(told.menu)))
    cell = told.menu.cell(told.rest)
    if cell is None:
        raise no_hex(told.menu, told.rest)
    here = told.menu.by_cell.get(cell.name, [])
    if not here:
        return [f"{tell(cell.words)}."]
    return [tell("{cell}; {answers} here.", cell=cell.words, answers=words.counted_answers(len(here)))]


def no_hex(menu: Menu, text: str) -> BadInput:
    known = [name for cell in menu.view.cells for name in (tell(cell.title), cell.name) if name]
    return BadInput(tell("there is no hex or city {name}.", name=repr(text)), cure=offer(text, known))


def hand(told: Told) -> list[str]:
    own = told.sitting.setup.name(told.seat)
    mine = [panel for panel in told.menu.view.panels if panel.colour == own]
    return [line for panel in mine for line in words.panel_lines(panel)]


def players(told: Told) -> list[str]:
    return [line for panel in told.menu.view.panels for line in words.panel_lines(panel)]


def scores(told: Told) -> list[str]:
    return words.standings(told.sitting.match, told.seat)


def log(told: Told) -> list[str]:
    story = words.story(told.sitting.match, told.seat)
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
    "save": save,
}

"""What a person may ask in the plain game: the map, a hex, the hand, the scores, the rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from footplate.table.errors import BadInput, nearest
from footplate.terminal import files, words
from footplate.terminal.mapwords import draw_lines, sheet_lines, surroundings
from footplate.terminal.moves import Menu
from footplate.terminal.sitting import Sitting

MANY_RULES: Final = 12


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
    related = words.related_rules(told.sitting.game, told.sitting.seen(told.seat), told.sitting.match.legal())
    out = [
        "Answer with its number, or type it (any spelling of capitals): " + told.menu.answers[0].notation,
        "Part of it is enough to be shown what fits: a hex, a city, a word.",
        "  Enter        the usual answer, where one is offered",
        "  list, more   all answers: by hex, or page by page",
        "  map          the map; 'map D7' only around a hex; 'map large' with more room",
        "  look D7      a hex or a city in words",
        "  hand         your cards         players   everybody's pieces",
        "  scores       the score pad      log       what happened; 'log 20' the last 20 moves",
        "  rules WORDS  search the rules   why       how an automa decided; 'why 57' for move 57",
        "  undo         take back          save FILE a copy of the log    quit",
    ]
    if told.menu.view.sheets:
        other = told.menu.view.sheets[0].colour
        out.insert(5, f"  map {other:8} what {other} has drawn")
    if decision is not None and related:
        out += ["", f"Rules for this decision ({decision.prompt}):"]
        out += [line for rule in related[:6] for line in words.rule_lines(rule)]
        if len(related) > 6:
            out.append(f"... and {len(related) - 6} more: 'rules {decision.kind}'.")
    return out


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
        raise BadInput("look at what?", cure="Name a hex or a city: look D7.")
    cell = told.menu.cell(told.rest)
    if cell is None:
        raise no_hex(told.menu, told.rest)
    here = told.menu.by_cell.get(cell.name, [])
    note = f"; {words.plural(len(here), 'answer')} here" if here else ""
    return [f"{cell.words}{note}."]


def no_hex(menu: Menu, text: str) -> BadInput:
    known = [name for cell in menu.view.cells for name in (cell.title, cell.name) if name]
    return BadInput(f"there is no hex or city {text!r}.", cure=nearest(text, known))


def hand(told: Told) -> list[str]:
    own = told.sitting.setup.name(told.seat)
    mine = [panel for panel in told.menu.view.panels if panel.colour == own]
    return [line for panel in mine for line in words.panel_lines(panel)]


def players(told: Told) -> list[str]:
    return [line for panel in told.menu.view.panels for line in words.panel_lines(panel)]


def scores(told: Told) -> list[str]:
    return words.standings(told.sitting.match, told.seat)


def log(told: Told) -> list[str]:
    story = told.sitting.match.story(told.seat)
    count = int(told.rest) if told.rest.isdecimal() else len(story)
    first = max(0, len(story) - count)
    return [f"{number:4} {line}" for number, line in enumerate(story[first:], first + 1)] or ["Nothing yet."]


def rules(told: Told) -> list[str]:
    found = told.sitting.game.info.rules.search(told.rest)
    out = [line for rule in found[:MANY_RULES] for line in words.rule_lines(rule)]
    if not found:
        return [f"No rule speaks of {told.rest!r}."]
    if len(found) > MANY_RULES:
        out.append(f"... and {len(found) - MANY_RULES} more. Add a word to narrow it down.")
    return out


def why(told: Told) -> list[str]:
    match = told.sitting.match
    if told.rest and not told.rest.isdecimal():
        raise BadInput(f"{told.rest!r} is not the number of a move.", cure="'why' alone explains the last one.")
    number = int(told.rest) if told.rest else words.last_automa_move(match)
    if not number:
        return ["No automa has decided anything yet."]
    return words.wrapped(words.why_lines(match, number), told.width)


def save(told: Told) -> list[str]:
    if not told.rest:
        raise BadInput("save where?", cure="Name a file: save my-game.log.")
    path = Path(told.rest).expanduser()
    if path.exists():
        raise BadInput("this file is there already.", told.rest, "Take another name.")
    files.write_text(path, told.sitting.text())
    return [f"Saved in {path}."]


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

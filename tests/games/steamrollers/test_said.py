"""Everything that a person reads of SteamRollers can be said in every language: no raw English gets through."""

import re

import pytest

from footplate.games.steamrollers.box import FILES
from footplate.games.steamrollers.options import data_text
from footplate.games.steamrollers.view import data_view
from footplate.table.choice import Trace
from footplate.table.match import Match
from footplate.table.say import Joined, Say
from footplate.table.sheets import remark
from footplate.table.view import Place, View
from footplate.texts import knows
from tests.games.steamrollers.tables import GAME, SOLO, play, table

# What is the same in every language: numbers, hexes, edges, sides of tiles, orders, borders, routes, signs, notation.
NEUTRAL = re.compile(r"[A-Z]\d+|[NS]?[EW](-[NS]?[EW])?|\d[ab]|O\d[ab]?|\d-\d|[\d\W_]+")
NOTATION = {"verb", "verbs", "action", "move"}
EVERYTHING = {"coal": "yes", "orders": "yes", "powers": "yes", "mountains": "hard", "track-at-walls": "no"}


def leaves(text: Say | str) -> list[str]:
    """The templates and plain strings that a sentence is made of."""
    if isinstance(text, Joined):
        return [leaf for part in text.parts for leaf in leaves(part)]
    if isinstance(text, Say):
        inside = [leaf for value in text.args.values() if isinstance(value, Say | str) for leaf in leaves(value)]
        return [text.template, *inside]
    return [text]


def unsaid(text: Say | str) -> list[str]:
    """The leaves that have neither a translation nor need one."""
    return [
        leaf
        for leaf in leaves(text)
        if not knows(leaf, "de") and any(not NEUTRAL.fullmatch(word) for word in re.sub(r"\{\w+\}", "", leaf).split())
    ]


def of_cell(cell: Place) -> list[Say | str]:
    return [cell.title, cell.words, *(mark.meaning for mark in cell.marks)]


def of_view(view: View) -> list[Say | str]:
    texts: list[Say | str] = []
    for panel in view.panels:
        texts += [panel.title, *panel.lines]
    for cell in (cell for board in view.boards for cell in board.places):
        texts += of_cell(cell)
    return texts + [board.title for board in view.boards]


def of_trace(trace: Trace) -> list[Say | str]:
    texts: list[Say | str] = [trace.question, trace.answer]
    for step in trace.steps:
        texts += [step.label, *(text for one in step.candidates for text in (one.name, one.value))]
    return texts + [text for part in trace.parts for text in of_trace(part)]


def of_decision(match: Match) -> list[Say | str]:
    """The prompt, what the answers mean, how an automa decides."""
    decision = match.decision
    assert decision is not None
    texts: list[Say | str] = [decision.prompt, *(GAME.describe(match.state, a) for a in match.legal()[:20])]
    trace = GAME.explain(match.state)
    return texts if trace is None else texts + of_trace(trace)


def of_refusals(match: Match) -> list[Say | str]:
    """Why some other actions are no answers; what is quoted there is notation."""
    texts: list[Say | str] = []
    for number in range(len(match.moves) % 11, match.catalogue.size, 11):
        refusal = GAME.refusal(match.state, number)
        if refusal is not None:
            texts.append(refusal.facts.template)
            said = refusal.facts.args.items()
            texts += [value for name, value in said if name not in NOTATION and not isinstance(value, int)]
    return texts


@pytest.mark.parametrize(
    ("seats", "options"),
    [("red, blue, green", EVERYTHING), (SOLO, {"level": "investor", "mountains": "medium"})],
    ids=["table", "solo"],
)
def test_nothing_is_said_in_english_only(seats: str, options: dict[str, str]) -> None:
    found: set[str] = set()

    def listen(match: Match) -> None:
        texts = of_decision(match)
        if len(match.moves) % 9 == 0:
            texts += of_view(GAME.view(match.state, 0)) + of_refusals(match)
        for text in texts:
            found.update(unsaid(text))

    match = play(table(seats, options), "said", each=listen)
    for text in of_view(GAME.view(match.state, 0)):
        found.update(unsaid(text))
    for column in GAME.scores(match.state).columns:
        found.update(unsaid(column))
    assert found == set()


@pytest.mark.parametrize("name", ["charts", "action-tiles", "order-tiles", "black-die", "map"])
def test_files_of_components_are_shown_in_every_language(name: str) -> None:
    text = data_text(FILES[name])
    own = {remark(text, "title"), remark(text, "source")}  # the file's own words
    found: set[str] = set()
    for shown in of_view(data_view(name, text, name)):
        found.update(unsaid(shown))
    assert found <= own

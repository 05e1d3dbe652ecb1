"""Scenarios: a position, moves and facts, in a text file. The rulebooks' examples, puzzles and bug reports alike.

The format is described in docs/scenarios.md.
"""

from typing import Final

from footplate.table.errors import BadInput, nearest
from footplate.table.game import Game, Setup
from footplate.table.log import Header, read_header, read_setup
from footplate.table.match import Match
from footplate.table.rules import Refused

SECTIONS: Final = ["position:", "when:", "then:"]


class Line:
    def __init__(self, number: int, text: str) -> None:
        self.number: Final = number
        self.text: Final = text


class Scenario:
    """A parsed scenario. `stages` alternate between moves (`when`) and facts (`then`)."""

    def __init__(self, file: str, header: Header, game: Game, setup: Setup) -> None:
        self.file: Final = file
        self.game: Final = game
        self.setup: Final = setup
        self.title: Final = header.fields.get("title", file)
        self.rules: Final = header.fields.get("rules", "").replace(",", " ").split()
        self.example: Final = header.fields.get("example", "")
        self.position: list[Line] = []
        self.stages: list[tuple[str, list[Line]]] = []


def read_scenario(text: str, games: dict[str, Game], file: str) -> Scenario:
    lines = text.splitlines()
    header, at = read_header(lines, 0, set(SECTIONS), file)
    id = header.fields.get("game", "")
    if id not in games:
        where = f"{file}:{header.lines['game']}: game" if "game" in header.lines else file
        raise BadInput(f"unknown game {id!r}.", where, nearest(id, list(games)))
    game = games[id]
    scenario = Scenario(file, header, game, read_setup(game.info, header, file, {"title", "rules", "example"}))
    for rule in scenario.rules:
        try:
            game.rule(rule)
        except BadInput as error:
            raise error.at(f"{file}:{header.lines['rules']}: rules") from None
    current: list[Line] | None = None
    for number in range(at, len(lines)):
        line = lines[number].split("#")[0].rstrip()
        if not line:
            continue
        if line in SECTIONS:
            current = []
            if line == "position:":
                scenario.position = current
            else:
                scenario.stages.append((line[:-1], current))
        elif current is None or not line[0].isspace():
            where = f"{file}:{number + 1}"
            raise BadInput(f"{line.strip()!r} is not a section.", where, nearest(line, SECTIONS))
        else:
            current.append(Line(number + 1, line.strip()))
    if not any(kind == "then" and facts for kind, facts in scenario.stages):
        raise BadInput("a scenario without a fact proves nothing.", file, "Add a 'then:' section.")
    return scenario


def open_position(scenario: Scenario) -> Match:
    """The scenario's position as a match that can be played on."""
    try:
        state = scenario.game.arrange(scenario.setup, [line.text for line in scenario.position])
    except BadInput as error:
        at = int(error.where) if error.where.isdecimal() else 0
        number = scenario.position[at - 1].number if 0 < at <= len(scenario.position) else 1
        raise BadInput(error.what, f"{scenario.file}:{number}", error.cure) from None
    scenario.game.check(state)
    return Match(scenario.game, scenario.setup, state)


def run_scenario(scenario: Scenario) -> list[str]:
    """Play the scenario with the referee after every move; every fact that isn't true, as a line with its place."""
    match = open_position(scenario)
    wrong: list[str] = []
    for kind, lines in scenario.stages:
        for line in lines:
            where = f"{scenario.file}:{line.number}"
            try:
                if kind == "when":
                    match.say(line.text)
                    match.settle(None, automas=False)
                    scenario.game.check(match.state)
                else:
                    problem = check_fact(match, line.text)
                    if problem:
                        wrong.append(f"{where}: {problem}")
            except BadInput as error:
                raise error.at(where) from None
            except Refused as refused:
                wrong.append(f"{where}: refused: {refused}")
                return wrong
    return wrong


def check_fact(match: Match, fact: str) -> str:
    """What is wrong with a fact, or an empty string."""
    words = fact.split()
    if words[0] in ("refused", "legal"):
        return _check_move(match, fact, words[0])
    if words[0] == "turn":
        decision = match.decision
        actual = "over" if decision is None else f"{match.setup.name(decision.seat)} {decision.kind}"
        wanted = " ".join(words[1:])
        return "" if actual == wanted or actual.split()[0] == wanted else f"turn is {actual!r}, not {wanted!r}"
    if words[0] == "choices":
        actual = "; ".join(sorted(match.catalogue.notation(n) for n in match.legal()))
        wanted = "; ".join(sorted(" ".join(w.split()) for w in fact[len("choices") :].split(";")))
        return "" if actual.lower() == wanted.lower() else f"choices are {actual!r}, not {wanted!r}"
    if words[0] == "default":
        actual = match.catalogue.notation(match.game.default(match.state))
        wanted = " ".join(words[1:])
        return "" if actual.lower() == wanted.lower() else f"default is {actual!r}, not {wanted!r}"
    if words[0] == "why":
        return _check_why(match, fact[len("why") :].strip())
    question, equals, wanted = fact.partition("=")
    if not equals:
        raise BadInput(f"{fact!r} is not a fact.", cure="Facts look like 'money red = 5'.")
    actual = match.game.fact(match.state, question.split())
    wanted = " ".join(wanted.split())
    return "" if actual.lower() == wanted.lower() else f"{question.strip()} is {actual!r}, not {wanted!r}"


def _check_move(match: Match, fact: str, word: str) -> str:
    """`refused red: lay D7 N-S by RULE` and `legal red: lay D7 N-S`."""
    line, by, rule = fact[len(word) :].strip().partition(" by ")
    name, _, notation = line.partition(":")
    seat = match.setup.seat(name.strip())
    refusal = match.refusal(seat, match.catalogue.number(notation))
    if word == "legal":
        return "" if refusal is None else f"{line} is refused: {refusal}"
    if refusal is None:
        return f"{line} is legal"
    if not by:
        raise BadInput("a refusal names its rule.", cure=f"Here it is 'by {refusal.rule}'.")
    match.game.rule(rule.strip())
    return "" if refusal.rule == rule.strip() else f"{line} is refused by {refusal.rule} ({refusal.facts})"


def _check_why(match: Match, wanted: str) -> str:
    """`why LABEL: A, B` - after the step LABEL of the automa's next decision, the candidates A and B remained."""
    label, colon, names = wanted.partition(":")
    trace = match.game.explain(match.state)
    if trace is None:
        return "no automa decides here"
    if not colon:
        raise BadInput(f"{wanted!r} names no candidates.", cure="Write 'why LABEL: CANDIDATE, CANDIDATE'.")
    want = sorted(n.strip().lower() for n in names.split(",") if n.strip())
    seen: list[str] = []
    waiting = [trace]
    while waiting:
        part = waiting.pop(0)
        waiting.extend(part.parts)
        for step in part.steps:
            kept = sorted(name.lower() for name in step.kept)
            if step.label.lower() == label.strip().lower():
                if kept == want:
                    return ""
                seen.append(", ".join(kept))
    if seen:
        return f"after {label.strip()!r} remained {' / '.join(seen)}, not {', '.join(want)}"
    return f"the trace has no step {label.strip()!r}:\n" + "\n".join(trace.lines("  "))

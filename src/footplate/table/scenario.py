"""Scenarios: a position, moves and facts, in a text file. The rulebooks' examples, puzzles and bug reports alike.

The format is described in docs/scenarios.md.
"""

from typing import Final

from footplate.table.errors import BadInput, offer
from footplate.table.game import Game, Setup
from footplate.table.log import Header, against, read_header, read_setup, unknown_game
from footplate.table.match import Match
from footplate.table.reading import lines_of
from footplate.table.rules import Refused
from footplate.table.say import joined, say

SECTIONS: Final = ["position:", "when:", "then:"]
GO_ON: Final = "go on"  # automas play until a person or nature has to decide
FACTS: Final = "Facts look like 'money red = 5', 'refused red: lay D7 N-S by RULE' or 'turn blue action'."


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
        self.header: Final = header
        self.position: list[Line] = []
        self.position_at = 0  # the line of `position:`; 0 where the scenario begins with the game's own set-up
        self.stages: list[tuple[str, list[Line]]] = []


def read_scenario(text: str, games: dict[str, Game], file: str) -> Scenario:
    lines = lines_of(text)
    header, at = read_header(lines, 0, set(SECTIONS), file)
    id = header.fields.get("game", "")
    if not id:
        cure = say("For example {example}.", example=f"'game: {next(iter(games))}'")
        raise BadInput(say("the field {field} is missing.", field="'game'"), file, cure)
    if id not in games:
        raise unknown_game(id, games).at(f"{file}:{header.lines['game']}: game")
    game = games[id]
    scenario = Scenario(file, header, game, read_setup(game.info, header, file, {"title", "rules", "example"}))
    for rule in scenario.rules:
        try:
            game.rule(rule)
        except BadInput as error:
            raise error.at(f"{file}:{header.lines['rules']}: rules") from None
    read_sections(scenario, lines, at)
    if not any(kind == "then" and facts for kind, facts in scenario.stages):
        what, cure = say("a scenario without a fact proves nothing."), say("Add a 'then:' section.")
        raise BadInput(what, f"{file}:{len(lines)}", cure)
    return scenario


def scenario_head(text: str) -> str:
    """A scenario's set-up and position, without its moves and facts."""
    lines = lines_of(text)
    ends = [i for i, line in enumerate(lines) if line.split("#")[0].rstrip() in SECTIONS[1:]]
    return "\n".join(lines[: ends[0] if ends else len(lines)]).rstrip() + "\n"


def write_scenario(head: str, match: Match) -> str:
    """A match that began with the position of `head`: that, the moves since, and whose turn it is."""
    out = [head]
    moves: list[str] = []
    for entry in match.moves:
        # A scenario plays forced moves itself after each line, automas' excepted.
        if not moves or not entry.forced or match.automa(entry.seat):
            moves.append(f"  {match.line(entry)}")
    if moves:
        out += ["when:", *moves]
    decision = match.decision
    turn = "over" if decision is None else f"{match.setup.name(decision.seat)} {decision.kind}"
    return "\n".join([*out, "then:", f"  turn {turn}"]) + "\n"


def read_sections(scenario: Scenario, lines: list[str], start: int) -> None:
    current: list[Line] | None = None
    for number in range(start, len(lines)):
        line = lines[number].split("#")[0].rstrip()
        where = f"{scenario.file}:{number + 1}"
        if not line:
            continue
        if line in SECTIONS:
            current = []
            if line != "position:":
                scenario.stages.append((line[:-1], current))
            elif scenario.position_at or scenario.stages:
                raise BadInput(say("'position:' comes once, before 'when:' and 'then:'."), where)
            else:
                scenario.position_at = number + 1
                scenario.position = current
        elif any(line.startswith(section) for section in SECTIONS):
            what = say("{line} holds more than the section's name.", line=repr(line))
            raise BadInput(what, where, say("Go on in the next line, indented."))
        elif current is None or not line[0].isspace():
            cure = joined([offer(line, SECTIONS), say("What stands in a section is indented.")], " ")
            raise BadInput(say("{line} is not a section.", line=repr(line.strip())), where, cure)
        else:
            current.append(Line(number + 1, line.strip()))


def open_position(scenario: Scenario) -> Match:
    """The scenario's position as a match that can be played on."""
    game = scenario.game
    try:
        if not scenario.position_at:
            return Match(game, scenario.setup)
        state = game.arrange(scenario.setup, [line.text for line in scenario.position])
    except BadInput as error:
        where = scenario.header.place(scenario.file, error.where)
        if error.where.isdecimal():
            at = int(error.where)  # a line of the position; 0 for all of it
            where = f"{scenario.file}:{scenario.position[at - 1].number if at else scenario.position_at}"
        raise BadInput(error.said[0], where, error.said[1]) from None
    try:
        game.check(state)
    except AssertionError as failed:
        raise impossible(failed, f"{scenario.file}:{scenario.position_at}") from None
    match = Match(game, scenario.setup, state)
    if not match.over and not match.legal():
        stuck = AssertionError("nobody can play on, and the game is not over")
        raise impossible(stuck, f"{scenario.file}:{scenario.position_at}")
    return match


def play_out(scenario: Scenario) -> Match:
    """The match after all the moves of a scenario, whatever its facts say."""
    match = open_position(scenario)
    for kind, lines in scenario.stages:
        for line in lines if kind == "when" else []:
            where = f"{scenario.file}:{line.number}"
            try:
                _play_line(match, line.text)
            except BadInput as error:
                raise error.at(where) from None
            except Refused as refused:
                raise against(scenario.game, refused, line.text).at(where) from None
            except AssertionError as failed:
                raise impossible(failed, where) from None
    return match


def impossible(failed: AssertionError, where: str) -> BadInput:
    """What the referee says against a position."""
    what = say("this position can't be: {why}.", why=str(failed))
    return BadInput(what, where, say("Its lines contradict each other."))


def run_scenario(scenario: Scenario) -> list[str]:
    """Play the scenario with the referee after every move; every fact that isn't true, as a line with its place."""
    match = open_position(scenario)
    wrong: list[str] = []
    for kind, lines in scenario.stages:
        for line in lines:
            where = f"{scenario.file}:{line.number}"
            try:
                if kind == "when":
                    _play_line(match, line.text)
                else:
                    problem = check_fact(match, line.text)
                    if problem:
                        wrong.append(f"{where}: {problem}")
            except BadInput as error:
                raise error.at(where) from None
            except Refused as refused:
                return [*wrong, f"{where}: refused: {refused}"]
            except AssertionError as failed:
                return [*wrong, f"{where}: the referee: {failed}"]
    return wrong


def _play_line(match: Match, text: str) -> None:
    """A move, and what is forced after it. An automa's moves are written like others; `go on` plays all of them."""
    if text == GO_ON:
        if match.settle(None) == 0:
            cure = say("Write whose move it is: 'red: money'.")
            raise BadInput(say("nothing plays itself here."), cure=cure)
    else:
        match.say(text)
        match.settle(None, automas=False)
    match.game.check(match.state)


def check_fact(match: Match, fact: str) -> str:
    """What is wrong with a fact, or an empty string."""
    words = fact.split()
    rest = fact[len(words[0]) :].strip()
    if words[0] in ("refused", "legal"):
        return _check_move(match, fact, words[0])
    if words[0] == "turn":
        decision = match.decision
        actual = "over" if decision is None else f"{match.setup.name(decision.seat)} {decision.kind}"
        wanted = " ".join(words[1:])
        return "" if actual == wanted or actual.split()[0] == wanted else f"turn is {actual!r}, not {wanted!r}"
    if words[0] == "choices":
        return _check_choices(match, rest)
    if words[0] == "default":
        default = match.game.default(match.state)
        return _compare("default", match.catalogue.notation(default) if default >= 0 else "none", rest)
    if words[0] == "why":
        return _check_why(match, rest)
    if words[:2] == ["seen", "by"]:
        return _check_seen(match, rest[len("by") :].strip())
    question, equals, wanted = fact.partition("=")
    if not equals or not question.strip():
        raise BadInput(f"{fact!r} is not a fact.", cure=FACTS)
    if words[0] == "undo":
        seat = match.setup.seat(" ".join(question.split()[1:]))
        return _compare(question, str(match.free_undo(seat)), wanted)
    return _compare(question, match.game.fact(match.state, question.split()), wanted)


def _compare(question: str, actual: str, wanted: str) -> str:
    wanted = " ".join(wanted.split())
    return "" if actual.lower() == wanted.lower() else f"{question.strip()} is {actual!r}, not {wanted!r}"


def _check_choices(match: Match, text: str) -> str:
    """`choices track; money`: all that is legal. `choices cross C3: N-S; NE-SW`: all that begins with 'cross C3'."""
    head, colon, rest = text.partition(":")
    prefix = " ".join(head.lower().split()) + " " if colon else ""
    legal = [match.catalogue.notation(n) + " " for n in match.legal()]
    actual = sorted(n[len(prefix) :].strip() for n in legal if n.lower().startswith(prefix))
    wanted = sorted(" ".join(w.split()) for w in (rest if colon else text).split(";"))
    if [n.lower() for n in actual] == [n.lower() for n in wanted if n.lower() != "none"]:
        return ""
    said = f"choices {head.strip()}" if colon else "choices"
    return f"{said} are '{'; '.join(actual) or 'none'}', not '{'; '.join(wanted)}'"


def _check_seen(match: Match, text: str) -> str:
    """`seen by blue: hand red = 5 hidden` - a fact as a seat may know it, or 'nature' for a spectator."""
    name, colon, fact = text.partition(":")
    question, equals, wanted = fact.partition("=")
    if not colon or not equals or not question.strip():
        raise BadInput(f"'seen by {text}' is not a fact.", cure="Write 'seen by SEAT: QUESTION = ANSWER'.")
    seen = match.game.redact(match.state, match.setup.seat(name.strip()))
    return _compare(f"{name.strip()}'s {question.strip()}", match.game.fact(seen, question.split()), wanted)


def _check_move(match: Match, fact: str, word: str) -> str:
    """`refused red: lay D7 N-S by RULE` and `legal red: lay D7 N-S`."""
    line, by, rule = fact[len(word) :].strip().partition(" by ")
    name, colon, notation = line.partition(":")
    if not colon:
        raise BadInput(f"{line!r} is not a move.", cure=f"Write '{word} SEAT: MOVE'.")
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
    """`why LABEL: A, B` - after the step LABEL of the automa's next decision, the candidates A and B remained.

    A label may hold colons, and a candidate commas.
    """
    trace = match.game.explain(match.state)
    if trace is None:
        return "no automa decides here"
    if ":" not in wanted:
        raise BadInput(f"{wanted!r} names no candidates.", cure="Write 'why LABEL: CANDIDATE, CANDIDATE'.")
    seen: list[str] = []
    waiting = [trace]
    while waiting:
        part = waiting.pop(0)
        waiting.extend(part.parts)
        for step in part.steps:
            label = f"{step.label}:".lower()
            if wanted.lower().startswith(label):
                want, kept = _words(wanted[len(label) :]), _words(",".join(step.kept))
                if kept == want:
                    return ""
                seen.append(f"after {label[:-1]!r} remained {', '.join(kept)}, not {', '.join(want)}")
    if seen:
        return "; ".join(seen)
    label = wanted.partition(":")[0]
    return f"the trace has no step {label.strip()!r}:\n" + "\n".join(trace.lines("  "))


def _words(names: str) -> list[str]:
    return sorted(name.strip().lower() for name in names.split(",") if name.strip())

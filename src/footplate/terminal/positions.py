"""A match that began with a position is kept as a scenario: the position, the moves since, and whose turn it is."""

from footplate.table.errors import BadInput
from footplate.table.game import Game
from footplate.table.log import FORMAT, read_log
from footplate.table.match import Match
from footplate.table.rules import Refused
from footplate.table.scenario import SECTIONS, open_position, read_scenario


def head_of(text: str) -> str:
    """A scenario's set-up and position, without its moves and facts."""
    lines = text.splitlines()
    ends = [i for i, line in enumerate(lines) if line.split("#")[0].rstrip() in SECTIONS[1:]]
    return "\n".join(lines[: ends[0] if ends else len(lines)]).rstrip() + "\n"


def write_position(text: str, match: Match) -> str:
    """`text` is the scenario it began with."""
    out = [head_of(text)]
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


def open_scenario(text: str, games: dict[str, Game], file: str, moves: bool) -> Match:
    """A scenario's position; with `moves`, after all its `when` moves."""
    scenario = read_scenario(text, games, file)
    match = open_position(scenario)
    for kind, lines in scenario.stages if moves else []:
        for line in lines if kind == "when" else []:
            try:
                match.say(line.text)
                match.settle(None, automas=False)
            except BadInput as error:
                raise error.at(f"{file}:{line.number}") from None
            except Refused as refused:
                rule = refused.refusal.rule
                cure = f"Rule {rule}: {scenario.game.rule(rule).statement}"
                raise BadInput(f"{line.text}: {refused.refusal.facts}", f"{file}:{line.number}", cure) from None
    return match


def open_match(text: str, games: dict[str, Game], file: str) -> tuple[Match, str]:
    """A saved game: a log, or a scenario played on. With a scenario comes its text."""
    if text.lstrip().startswith(FORMAT.rpartition(" ")[0]) or not any(s in text.splitlines() for s in SECTIONS):
        return read_log(text, games, file), ""
    return open_scenario(text, games, file, True), text

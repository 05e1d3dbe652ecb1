"""The house's wording: score pads, panels, rules, refusals and traces as lines of text."""

from textwrap import wrap

from footplate.table.choice import Trace
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Game, Option, Scores, Setup, State
from footplate.table.match import Match
from footplate.table.rules import Refusal, Refused, Rule
from footplate.table.view import Panel


def joined(names: list[str], word: str = "and") -> str:
    """red, blue and green."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"


def plural(count: int, word: str) -> str:
    return f"{count} {word}" + ("" if count == 1 else "s")


def columns(rows: list[list[str]]) -> list[str]:
    """Aligned columns: the first to the left, the others (numbers) to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    out: list[str] = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        out.append("  ".join(cells).rstrip())
    return out


def score_pad(setup: Setup, scores: Scores) -> list[str]:
    """The pad: one column per seat, one line per source of points."""
    rows = [["", *(seat.name for seat in setup.seats)]]
    for i, source in enumerate(scores.columns):
        rows.append([source, *(str(row[i]) for row in scores.rows)])
    rows.append(["total", *(str(total) for total in scores.totals)])
    best = max(scores.totals)
    if scores.totals.count(best) > 1:
        rows.append(["tie-break", *(str(value) for value in scores.tie_break)])
    return columns(rows)


def chosen_options(options: list[Option], setup: Setup) -> list[str]:
    """The options that aren't the usual ones: 'map DE'; 'coal' where coal is yes."""
    unusual = [option.name for option in options if setup.options[option.name] != option.values[0]]
    return [name if setup.options[name] == "yes" else f"{name} {setup.options[name]}" for name in unusual]


def verdict(setup: Setup, scores: Scores) -> str:
    names = [setup.name(seat).capitalize() for seat in scores.winners]
    points = scores.totals[scores.winners[0]]
    if len(setup.seats) == 1:
        return f"The game ends with {plural(points, 'point')}."
    if len(names) > 1:
        return f"{joined(names)} share the victory with {points} points each."
    if scores.totals.count(points) > 1:
        return f"{names[0]} wins the tie at {points} points."
    if points < max(scores.totals):
        return f"{names[0]} wins, whatever the points."
    return f"{names[0]} wins with {plural(points, 'point')}."


def standings(match: Match, seat: int) -> list[str]:
    """The score pad as a seat may know it, with a heading."""
    scores = match.game.scores(match.game.redact(match.state, seat))
    if match.over:
        return ["Final score", *score_pad(match.setup, scores), verdict(match.setup, scores)]
    return ["Score if the game ended now", *score_pad(match.setup, scores)]


def panel_lines(panel: Panel) -> list[str]:
    return [str(panel.title), *(f"  {line}" for line in panel.lines or ["nothing"])]


def rule_lines(rule: Rule, width: int = 78) -> list[str]:
    """A rule for reading: its id, where it stands, and the statement."""
    head = f"{rule.id}  ({rule.editions}; {rule.source})"
    return [head, *wrap(rule.statement, width, initial_indent="  ", subsequent_indent="  ")]


def refusal_words(game: Game, refusal: Refusal) -> str:
    """Why not, then the rule that says so."""
    return f"{refusal.facts} Rule {refusal.rule}: {game.rule(refusal.rule).statement}"


def problem_words(game: Game, problem: BadInput | Refused) -> str:
    if isinstance(problem, Refused):
        return f"Not allowed: {refusal_words(game, problem.refusal)}"
    text = str(problem)
    return text[:1].upper() + text[1:]


def trace_lines(game: Game, trace: Trace, indent: str = "") -> list[str]:
    """A trace to read: every step with what it kept and what it dropped, and the rule it follows."""
    out = [f"{indent}{trace.question}"]
    for part in trace.parts:
        out += trace_lines(game, part, indent + "  ")
    for step in trace.steps:
        kept = [c.words for c in step.candidates if c.kept]
        dropped = [c.words for c in step.candidates if not c.kept]
        found = f": {', '.join(kept) or 'none'}" if step.candidates else ""
        out.append(f"{indent}  {step.label}{found}" + (f"   [{step.rule}]" if step.rule else ""))
        if dropped:
            out.append(f"{indent}    not: {', '.join(dropped)}")
    if trace.answer:
        out.append(f"{indent}  so: {trace.answer}")
    return out


def why_lines(match: Match, number: int) -> list[str]:
    """How an automa reached the move with this number (1 is the first)."""
    if not 1 <= number <= len(match.moves):
        raise BadInput(f"there is no move {number}.", cure=f"The match has {len(match.moves)} moves.")
    entry = match.moves[number - 1]
    before = match.at(number - 1)
    trace = match.game.explain(before.state)
    line = f"Move {number}, {match.line(entry)}"
    if trace is None:
        who = match.setup.name(entry.seat)
        kind = (
            "drawn by chance" if entry.seat == NATURE else f"{who}'s own choice; only an automa's moves are explained"
        )
        raise BadInput(f"{line}: {kind}.")
    return [line, *trace_lines(match.game, trace)]


def last_automa_move(match: Match) -> int:
    """The number of the last move that an automa made; 0 if there is none."""
    for number in range(len(match.moves), 0, -1):
        if match.automa(match.moves[number - 1].seat):
            return number
    return 0


def related_rules(game: Game, state: State, legal: list[int]) -> list[Rule]:
    """Rules that are likely to matter now: those that speak of the decision's kind or of its answers' verbs."""
    decision = game.turn(state)
    if decision is None:
        return []
    verbs = {state.catalogue.family(number).verb for number in legal}
    topics = [decision.kind, *sorted(verbs)]
    by_id = [r for r in game.info.rules.rules if any(topic in r.id.split(".") for topic in topics)]
    by_word = [r for topic in topics for r in game.info.rules.search(topic) if r not in by_id]
    return list(dict.fromkeys([*by_id, *by_word]))


def flowed(items: list[str], width: int) -> list[str]:
    """Items one after the other, broken only between them."""
    out: list[str] = []
    for i, item in enumerate(items):
        piece = item + ("," if i + 1 < len(items) else "")
        if out and len(out[-1]) + len(piece) < width:
            out[-1] += f" {piece}"
        else:
            out.append(piece)
    return out


def digest(lines: list[str]) -> str:
    """`red: track`, `red: money` as one line: red: track, money."""
    out: list[str] = []
    speaker = ""
    for line in lines:
        who, _, what = line.partition(": ")
        if who != speaker or not out:
            out.append(line)
        elif not out[-1].endswith(what):
            out[-1] += f", {what}"
        speaker = who
    return "; ".join(out)


def wrapped(lines: list[str], width: int) -> list[str]:
    """Long lines folded, their continuation indented a little more."""
    out: list[str] = []
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())]
        out += wrap(line, width, subsequent_indent=indent + "    ", drop_whitespace=True) or [""]
    return out

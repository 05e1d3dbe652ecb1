"""The house's wording: score pads, panels, rules, refusals and traces as lines of text."""

from textwrap import wrap

from footplate.host.see import scores_known
from footplate.host.table import Table
from footplate.table.choice import Candidate, Trace
from footplate.table.errors import BadInput
from footplate.table.game import NATURE, Game, Option, Scores, Setup, State
from footplate.table.match import Entry, Match
from footplate.table.rules import Refusal, Refused, Rule, RuleIndex
from footplate.table.say import word
from footplate.table.view import Card, Panel
from footplate.terminal.language import tell, tell_problem, tell_rule


def joined(names: list[str]) -> str:
    """red, blue and green."""
    return names[0] if len(names) == 1 else tell("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def counted_answers(count: int) -> str:
    return tell("{count} answer" if count == 1 else "{count} answers", count=count)


def taken_back(count: int) -> str:
    return tell("Took back {count} move." if count == 1 else "Took back {count} moves.", count=count)


def seat_name(setup: Setup, seat: int) -> str:
    return tell("nature") if seat == NATURE else tell(setup.name(seat))


def typed(name: str) -> str:
    """A name as one types it, with what it means: red (rouge)."""
    told = tell(name)
    return name if told == name else f"{name} ({told})"


def move_line(match: Match, entry: Entry, told: str = "") -> str:
    """A move as it stands in the log, but for who made it; `told` is what a game says where it keeps a secret."""
    written = match.catalogue.notation(entry.action)
    return f"{seat_name(match.setup, entry.seat)}: {written if told in ('', written) else tell(told)}"


def story(table: Table, seat: int) -> list[str]:
    """The moves as a seat may read them."""
    match = table.readable()
    told = table.story.counting(match, seat)
    return [move_line(match, entry, what) for entry, what in zip(match.moves, told, strict=True)]


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
    rows = [["", *(seat_name(setup, seat) for seat in range(len(setup.seats)))]]
    for i, source in enumerate(scores.columns):
        rows.append([tell(source), *(str(row[i]) for row in scores.rows)])
    rows.append([tell("total"), *(str(total) for total in scores.totals)])
    for tie in scores.tie_breaks if scores.tied else []:
        rows.append([tell("tie: {name}", name=tell(tie.name)), *(str(value) for value in tie.values)])
    return columns(rows)


def chosen_options(options: list[Option], setup: Setup) -> list[str]:
    """The options that aren't the usual ones: 'map DE'; 'coal' where coal is yes."""
    unusual = [option.name for option in options if setup.options[option.name] != option.values[0]]
    return [option_words(name, setup.options[name]) for name in unusual]


def option_words(name: str, value: str) -> str:
    """Every choice has words of its own, but for codes (`targets gbow`), which stand after the option's name."""
    written = name if value == "yes" else f"{name} {value}"
    told = tell(written)
    return f"{tell(name)} {value}" if told == written and value != "yes" else told


def verdict(setup: Setup, scores: Scores) -> str:
    names = [seat_name(setup, seat).capitalize() for seat in scores.winners]
    points = scores.totals[scores.winners[0]]
    if len(setup.seats) == 1:
        return tell(
            "The game ends with {points} point." if points == 1 else "The game ends with {points} points.",
            points=points,
        )
    if len(names) > 1:
        return tell("{names} share the victory with {points} points each.", names=joined(names), points=points)
    if scores.totals.count(points) > 1:
        return tell("{name} wins the tie at {points} points.", name=names[0], points=points)
    if points < max(scores.totals):
        return tell("{name} wins, whatever the points.", name=names[0])
    return tell(
        "{name} wins with {points} point." if points == 1 else "{name} wins with {points} points.",
        name=names[0],
        points=points,
    )


def standings(match: Match, seat: int) -> list[str]:
    """The score pad as a seat may know it, with a heading."""
    scores = scores_known(match, match.game.redact(match.state, seat))
    if match.over:
        return [tell("Final score"), *score_pad(match.setup, scores), verdict(match.setup, scores)]
    return [tell("Score if the game ended now"), *score_pad(match.setup, scores)]


def panel_lines(panel: Panel) -> list[str]:
    lines = [tell(line) for line in panel.lines] + [card_line(card) for card in panel.cards]
    return [tell(panel.title), *(f"  {line}" for line in lines or [tell(word("nothing"))])]


def card_line(card: Card) -> str:
    """A card on one line: its name, what it says, what lies on it."""
    said = [tell(line) for line in card.lines] + [tell(mark.meaning) for mark in card.marks]
    name = tell(card.name)
    return f"{name}: {'; '.join(said)}" if said else name


def rule_lines(rule: Rule, width: int = 78) -> list[str]:
    """A rule for reading: its id, where it stands, and the statement."""
    head = f"{rule.id}  ({rule_place(rule)})"
    return [head, *wrap(tell_rule(rule), width, initial_indent="  ", subsequent_indent="  ")]


def rule_place(rule: Rule) -> str:
    """For which editions, and where it stands."""
    return f"{tell(rule.editions)}; {tell(rule.where)}"


def find_rules(index: RuleIndex, text: str) -> list[Rule]:
    """The rules of a kind of decision, then those that hold every word, in English or as they are told here."""
    wanted = text.lower().split()
    texts = [f"{r.id} {r.source} {r.statement} {tell_rule(r)}".lower() for r in index.rules]
    found = [rule for rule, text in zip(index.rules, texts, strict=True) if all(w in text for w in wanted)]
    return list(dict.fromkeys([*index.about(text.lower().strip()), *found]))


def refusal_words(game: Game, refusal: Refusal) -> str:
    """Why not, then the rule that says so."""
    stated = tell_rule(game.rule(refusal.rule))
    return tell("{facts} Rule {rule}: {statement}", facts=refusal.facts, rule=refusal.rule, statement=stated)


def not_allowed(game: Game, refusal: Refusal) -> str:
    return tell("Not allowed: {reason}", reason=refusal_words(game, refusal))


def problem_words(game: Game, problem: BadInput | Refused) -> str:
    if isinstance(problem, Refused):
        return not_allowed(game, problem.refusal)
    return capital(tell_problem(problem))


def trace_lines(game: Game, trace: Trace, indent: str = "") -> list[str]:
    """A trace to read: every step with what it kept and what it dropped, and the rule it follows."""
    out = [f"{indent}{tell(trace.question)}"]
    for part in trace.parts:
        out += trace_lines(game, part, indent + "  ")
    for step in trace.steps:
        kept = [candidate_words(c) for c in step.candidates if c.kept]
        dropped = [candidate_words(c) for c in step.candidates if not c.kept]
        found = f": {', '.join(kept) or tell('none')}" if step.candidates else ""
        out.append(f"{indent}  {tell(step.label)}{found}" + (f"   [{step.rule}]" if step.rule else ""))
        if dropped:
            out.append(f"{indent}    {tell('not: {names}', names=', '.join(dropped))}")
    if trace.answer:
        out.append(f"{indent}  {tell('so: {answer}', answer=tell(trace.answer))}")
    return out


def candidate_words(candidate: Candidate) -> str:
    return f"{tell(candidate.name)} ({tell(candidate.value)})" if candidate.value else tell(candidate.name)


def why_lines(match: Match, number: int) -> list[str]:
    """How an automa reached the move with this number (1 is the first)."""
    if not 1 <= number <= len(match.moves):
        raise no_move(match, number)
    entry = match.moves[number - 1]
    before = match.at(number - 1)
    trace = match.game.explain(before.state)
    line = tell("Move {number}, {line}", number=str(number), line=move_line(match, entry))
    if trace is None and entry.seat == NATURE:
        raise BadInput(tell("{line}: drawn by chance.", line=line))
    if trace is None:
        who = seat_name(match.setup, entry.seat)
        raise BadInput(tell("{line}: {seat}'s own choice; only an automa's moves are explained.", line=line, seat=who))
    return [line, *trace_lines(match.game, trace)]


def no_move(match: Match, number: int, where: str = "") -> BadInput:
    cure = tell("The match has {count} moves.", count=len(match.moves))
    return BadInput(tell("there is no move {number}.", number=str(number)), where, cure)


def last_automa_move(match: Match) -> int:
    """The number of the last move that an automa made; 0 if there is none."""
    for number in range(len(match.moves), 0, -1):
        if match.automa(match.moves[number - 1].seat):
            return number
    return 0


def related_rules(game: Game, state: State) -> list[Rule]:
    """The rules of the decision that is asked."""
    decision = game.turn(state)
    return game.info.rules.about(decision.kind) if decision is not None else []


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

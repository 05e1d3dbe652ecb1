"""The rule index: one id for a rule in its statement, in refusals, in help, in scenarios and in tests."""

from typing import Final

from footplate.table.errors import BadInput, nearest
from footplate.table.say import Say, joined, rule_id

DECISION: Final = "decision "


class Rule:
    """A rule in our own words, and where it stands."""

    def __init__(self, id: str, editions: str, source: str, statement: str) -> None:
        self.id: Final = id
        self.editions: Final = editions
        self.source: Final = source
        self.statement: Final = statement

    @property
    def where(self) -> Say:
        """Where it stands, to be told: what is said in words is translated, a place in a rulebook stays."""
        parts: list[Say | str] = [*self.source.split("; ")]
        return joined(parts, "; ")


class Stated(Say):
    """A rule's statement as a sentence."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule.statement, {})
        self.rule: Final = rule.id

    @property
    def id(self) -> str:
        return rule_id(self.rule)


class RuleIndex:
    """The rules of a game, and which of them each kind of decision is about."""

    def __init__(self, rules: list[Rule], decisions: dict[str, list[str]] | None = None) -> None:
        self.rules: Final = rules
        self.by_id: Final = {rule.id: rule for rule in rules}
        self.decisions: Final = decisions if decisions is not None else {}

    def __getitem__(self, id: str) -> Rule:
        rule = self.by_id.get(id)
        if rule is None:
            raise BadInput(f"unknown rule {id!r}.", cure=nearest(id, list(self.by_id)))
        return rule

    def search(self, words: str) -> list[Rule]:
        """Rules whose id, source or statement holds every word."""
        wanted = words.lower().split()
        return [r for r in self.rules if all(w in f"{r.id} {r.source} {r.statement}".lower() for w in wanted)]

    def about(self, kind: str) -> list[Rule]:
        """The rules that a kind of decision is about, the nearest first."""
        return [self.by_id[id] for id in self.decisions.get(kind, [])]


def read_rules(text: str, file: str) -> RuleIndex:
    """A rule index from CSV-like text: id | editions | source | statement, one rule a line, '#' comments.

    Below them, for each kind of decision, the rules it is about: decision KIND | ids, or beginnings of ids.
    """
    rules: list[Rule] = []
    seen: set[str] = set()
    decisions: dict[str, list[str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = [field.strip() for field in line.split("|")]
        if fields[0].startswith(DECISION):
            kind = fields[0].removeprefix(DECISION)
            decisions[kind] = _named(fields[-1].split(), rules, f"{file}:{number}")
            continue
        if len(fields) != 4 or not all(fields):
            raise BadInput("a rule needs four fields: id | editions | source | statement.", f"{file}:{number}")
        if fields[0] in seen:
            raise BadInput(f"rule {fields[0]!r} stands here twice.", f"{file}:{number}")
        seen.add(fields[0])
        rules.append(Rule(fields[0], fields[1], fields[2], fields[3]))
    return RuleIndex(rules, decisions)


def _named(words: list[str], rules: list[Rule], where: str) -> list[str]:
    """The ids that words name: `sr.deliver` is all that begins with it."""
    found: list[str] = []
    for word in words:
        ids = [rule.id for rule in rules if rule.id == word or rule.id.startswith(f"{word}.")]
        if not ids:
            raise BadInput(f"no rule {word!r} stands above.", where, nearest(word, [rule.id for rule in rules]))
        found += [id for id in ids if id not in found]
    return found


class Refusal:
    """Why an action is not legal: the rule's id and the facts."""

    def __init__(self, rule: str, facts: Say) -> None:
        self.rule: Final = rule
        self.facts: Final = facts

    def __str__(self) -> str:
        return f"{self.facts} [{self.rule}]"


def refuse(rule: str, template: str, **facts: str | int | Say) -> Refusal:
    return Refusal(rule, Say(template, facts))


# The rules of the house itself; every game's refusals can use them.
HOUSE_RULES: Final = [
    Rule("table.turn", "all", "every game", "Only the seat whose decision it is may move."),
    Rule("table.decision", "all", "every game", "A move must answer the decision that is being asked."),
    Rule("table.over", "all", "every game", "Nothing can be played after the end of the game."),
    Rule("table.full", "all", "every game", "A match has at most 10,000 lines, so that even one without an end ends."),
    Rule("table.undo", "all", "every game", "Undo is free back to the last draw or revealed secret of one's own turn."),
]


class Refused(Exception):
    """A move that the rules forbid. Nothing was changed."""

    def __init__(self, refusal: Refusal, notation: str) -> None:
        super().__init__(f"{notation}: {refusal}")
        self.refusal = refusal
        self.notation = notation

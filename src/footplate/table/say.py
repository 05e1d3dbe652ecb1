"""Sentences that can be said in any language.

The rules write English where it is read, `say("That costs ${cost}.", cost=4)`, and everything that shows it to a person
may translate it: the files of translations know the template by an id, the arguments go into the translation.
"""

from typing import Final


class Say:
    """A sentence: its English template and its arguments, which may be sentences themselves."""

    def __init__(self, template: str, args: "dict[str, str | int | Say]") -> None:
        self.template: Final = template
        self.args: Final = args

    def __str__(self) -> str:
        if not self.args:
            return self.template
        return self.template.format(**{name: str(value) for name, value in self.args.items()})

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @property
    def id(self) -> str:
        """Its id in the files of translations where it has one of its own; else they know it by its template."""
        return ""


class Joined(Say):
    """Several sentences or words in a row."""

    def __init__(self, parts: "list[Say | str]", between: str) -> None:
        super().__init__("", {})
        self.parts: Final = parts
        self.between: Final = between

    def __str__(self) -> str:
        return self.between.join(str(part) for part in self.parts)


def say(template: str, **args: "str | int | Say") -> Say:
    return Say(template, args)


def word(text: str) -> Say:
    """A word of the game (a colour, a terrain) that has a translation of its own."""
    return Say(text, {})


def rule_id(rule: str) -> str:
    """The id of a rule's statement in the files of translations."""
    return "rule-" + rule.replace(".", "-")


def joined(parts: "list[Say | str]", between: str = ", ") -> Say:
    return Joined(parts, between)

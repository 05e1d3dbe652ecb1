"""What the host says to people, in their language.

Its own sentences are Fluent messages in `texts/`, known by their ids; what the engine says is translated by
`footplate.texts`. English needs no package for either.
"""

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from footplate.table.errors import BadInput
from footplate.table.rules import Rule
from footplate.table.say import Say
from footplate.texts import LANGUAGES, sentences, spoken, statement, translate

if TYPE_CHECKING:
    from footplate.texts import FluentBundle

ENGLISH = LANGUAGES[0]


def texts(language: str) -> str:
    return resources.files("footplate.host").joinpath("texts", f"{language}.ftl").read_text("utf-8")


@cache
def english() -> dict[str, str]:
    return sentences(texts(ENGLISH))


@cache
def bundle(language: str) -> "FluentBundle":
    return spoken(language, texts(language))


def say(language: str, id: str, **facts: str | int) -> str:
    for name in ("seat", "other"):
        if name in facts:
            facts[name] = told(language, str(facts[name]))
    if language == ENGLISH:
        return english()[id].format(**facts)
    pattern = bundle(language).get_message(id).value
    assert pattern is not None, id
    words, _ = bundle(language).format_pattern(pattern, facts)
    return str(words)


def told(language: str, text: str | Say) -> str:
    """A text of the engine."""
    try:
        return translate(text, language)
    except FileNotFoundError:  # a language that isn't there yet
        return str(text)


def wrong(language: str, error: BadInput) -> str:
    """What is wrong with something that was sent: where, what, and the cure."""
    what, cure = (told(language, part) for part in error.said)
    text = f"{error.where}: {what}" if error.where else what
    return f"{text} {cure}".strip()


def stated(language: str, rule: Rule) -> str:
    """A rule's statement."""
    try:
        return statement(rule, language)
    except FileNotFoundError:
        return rule.statement

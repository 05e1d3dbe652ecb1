"""What the server says to people, in their language: the one place where a language is chosen.

Sentences of the server itself are Fluent messages in `texts/`; what the engine says is translated by `footplate.texts`.
"""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from footplate.table.errors import BadInput
from footplate.table.rules import Rule
from footplate.table.say import Say
from footplate.texts import LANGUAGES, statement, translate

__all__ = ["LANGUAGES", "choose", "say", "stated", "told", "wrong"]
TEXTS: Final = Path(__file__).with_name("texts")


def choose(wanted: str, accept: str) -> str:
    """The language asked for by `?lang=`, or the first of Accept-Language that we have."""
    offers: list[tuple[float, str]] = []
    for part in accept[:200].split(","):
        tag, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        offers.append((-weight, tag))
    for tag in [wanted, *(tag for _, tag in sorted(offers, key=lambda o: o[0]))]:
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text("utf-8")))
    return made


def say(language: str, id: str, **facts: str | int) -> str:
    speaker = bundle(language)
    pattern = speaker.get_message(id).value
    assert pattern is not None, id
    for name in ("seat", "other"):
        if name in facts:
            facts[name] = told(language, str(facts[name]))
    words, _ = speaker.format_pattern(pattern, facts)
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

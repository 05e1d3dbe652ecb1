"""The languages: everything that people read, in Fluent files, one folder per language.

English is the language of the source; `en/` repeats it for translators and is held equal by a test (tools/texts.py).
"""

from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING

from footplate.table.rules import Rule, Stated
from footplate.table.say import Joined, Say, message_id

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ["en", "fr", "nl", "de"]


@cache
def bundle(language: str) -> "FluentBundle":
    # Loaded here: it takes a third of a quick command's time, and English needs none of it.
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    folder = resources.files("footplate.texts").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda f: f.name) if folder.is_dir() else []:
        found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def translate(sentence: Say | str, language: str) -> str:
    """A sentence in a language; what has no translation (a name, a number) is said as it is."""
    if language not in LANGUAGES or language == "en":
        return str(sentence)
    if isinstance(sentence, str):
        return _plain(sentence, language)
    if isinstance(sentence, Joined):
        return sentence.between.join(translate(part, language) for part in sentence.parts)
    args = {
        name: translate(value, language) if isinstance(value, Say) else value for name, value in sentence.args.items()
    }
    found = _format(sentence.id, language, tuple(args.items()))
    # What is only places and signs has no message of its own: "{colour} {corner}".
    return found or sentence.template.format(**args)


def statement(rule: Rule, language: str) -> str:
    """A rule's statement in a language."""
    return translate(Stated(rule), language)


@lru_cache(maxsize=20_000)
def _plain(text: str, language: str) -> str:
    return _format(message_id(text), language, ()) or text


@lru_cache(maxsize=20_000)
def _format(id: str, language: str, args: tuple[tuple[str, str | int], ...]) -> str:
    found = bundle(language)
    if not found.has_message(id):
        return ""
    pattern = found.get_message(id).value
    if pattern is None:
        return ""
    text, _ = found.format_pattern(pattern, dict(args))
    return str(text)

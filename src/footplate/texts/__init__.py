"""The languages: everything that people read, in Fluent files, one folder per language.

English is the language of the source; `en/` repeats it for translators, with the id that each sentence keeps even when
its words are corrected (tools/texts.py). A game's own file comes first, so that it may say what others say in its own
words; what several say stands once, in the house's.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from footplate.table.rules import Rule, Stated
from footplate.table.say import Joined, Say

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle as FluentBundle

LANGUAGES = ["en", "fr", "nl", "de"]
HOUSE: Final = ["house", "terminal"]
GAME: Final = ContextVar("GAME", default="")  # the game that is spoken of; empty: any


@contextmanager
def speaking_of(game: str) -> Iterator[None]:
    """What is said in here is said of this game: its file is asked first."""
    before = GAME.set(game)
    try:
        yield
    finally:
        GAME.reset(before)


def sentences(text: str) -> dict[str, str]:
    """The sentences of an English file by their ids, as the source writes them."""
    found = re.findall(r"^([a-zA-Z][\w-]*) = (.*)$", text, re.MULTILINE)
    return {id: re.sub(r"\{ \$(\w+) \}", r"{\1}", pattern) for id, pattern in found}


@cache
def ids() -> dict[str, str]:
    """The id of every sentence."""
    folder = resources.files("footplate.texts").joinpath(LANGUAGES[0])
    found: dict[str, str] = {}
    for file in folder.iterdir():
        found |= {sentence: id for id, sentence in sentences(file.read_text("utf-8")).items()}
    return found


def spoken(language: str, text: str) -> "FluentBundle":
    """A file of a language, ready to be spoken."""
    # Loaded here: it takes a third of a quick command's time, and English needs none of it.
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


@cache
def bundles(language: str) -> "dict[str, FluentBundle]":
    """The files of a language, by name."""
    folder = resources.files("footplate.texts").joinpath(language)
    files = sorted(folder.iterdir(), key=lambda f: f.name) if folder.is_dir() else []
    return {file.name.removesuffix(".ftl"): spoken(language, file.read_text("utf-8")) for file in files}


def knows(sentence: str, language: str) -> bool:
    """Whether a language has its own words for a sentence."""
    id = ids().get(sentence, "")
    return any(file.has_message(id) for file in bundles(language).values())


def translate(sentence: Say | str, language: str) -> str:
    """A sentence in a language; what has no translation (a name, a number) is said as it is."""
    if language not in LANGUAGES or language == "en":
        return str(sentence)
    if isinstance(sentence, str):
        return _plain(sentence, language, GAME.get())
    if isinstance(sentence, Joined):
        return sentence.between.join(translate(part, language) for part in sentence.parts)
    args = {
        name: translate(value, language) if isinstance(value, Say) else value for name, value in sentence.args.items()
    }
    id = sentence.id or ids().get(sentence.template, "")
    found = _format(id, language, GAME.get(), tuple(args.items()))
    # What is only places and signs has no message of its own: "{colour} {corner}".
    return found or sentence.template.format(**args)


def statement(rule: Rule, language: str) -> str:
    """A rule's statement in a language."""
    return translate(Stated(rule), language)


@lru_cache(maxsize=20_000)
def _plain(text: str, language: str, game: str) -> str:
    return _format(ids().get(text, ""), language, game, ()) or text


@lru_cache(maxsize=20_000)
def _format(id: str, language: str, game: str, args: tuple[tuple[str, str | int], ...]) -> str:
    found = bundles(language)
    for name in [game, *HOUSE, *found]:
        if name in found and found[name].has_message(id):
            pattern = found[name].get_message(id).value
            if pattern is not None:
                text, _ = found[name].format_pattern(pattern, dict(args))
                return str(text)
    return ""

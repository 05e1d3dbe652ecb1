"""Every sentence of the games is there in every language, and can be said."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from footplate.table.say import say, word
from footplate.texts import LANGUAGES, translate
from tools import texts

FILES = [file for language in LANGUAGES for file in sorted((texts.TEXTS / language).glob("*.ftl"))]
TRANSLATED = [file for file in FILES if file.parent.name != "en"]


def named(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


def english(file: Path) -> Path:
    return texts.TEXTS / "en" / file.name


def messages(file: Path) -> dict[str, str]:
    """The messages of a file with their patterns as they are written."""
    text = file.read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands here twice"
            assert entry.value is not None
            assert entry.value.span is not None
            found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    assert texts.problems() == []


@pytest.mark.parametrize("file", FILES, ids=named)
def test_every_message_can_be_said(file: Path) -> None:
    """With words, with one and with many: numbers come as numbers or as words."""
    bundle = FluentBundle([file.parent.name], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    arguments = texts.ids_of(english(file).read_text("utf-8"))
    for id in messages(file):
        pattern = bundle.get_message(id).value
        assert pattern is not None
        for value in ("Ulm", "1", 1, 7):
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(arguments[id], value))
            assert errors == [], f"{id}: {errors}"
            assert isinstance(said, str), id
            assert said.strip(), id
            assert str(value) in said or not arguments[id], f"{id}: {said}"


@pytest.mark.parametrize("file", TRANSLATED, ids=named)
def test_a_translation_keeps_ids_order_and_arguments(file: Path) -> None:
    ours = texts.ids_of(file.read_text("utf-8"))
    theirs = texts.ids_of(english(file).read_text("utf-8"))
    assert list(ours) == list(theirs)
    assert ours == theirs


@pytest.mark.parametrize("file", TRANSLATED, ids=named)
def test_a_translation_is_no_english(file: Path) -> None:
    ours, theirs = messages(file), messages(english(file))
    same = [id for id in ours if ours[id] == theirs[id]]
    assert len(same) <= len(ours) / 10, same


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_agree_on_what_they_both_say(language: str) -> None:
    """One bundle holds all games, so two games can't translate the same sentence in two ways."""
    known: dict[str, str] = {}
    for file in sorted((texts.TEXTS / language).glob("*.ftl")):
        for id, pattern in messages(file).items():
            if language != "en":
                assert known.setdefault(id, pattern) == pattern, f"{file}: {id}"


@pytest.mark.parametrize(
    ("language", "city", "cubes", "factory"),
    [
        ("en", "grey city", "5 white cubes", "red's factory with 1 cubes"),
        ("fr", "ville grise", "5 cubes blancs", "usine de rouge avec 1 cube"),
        ("nl", "grijze stad", "5 witte blokjes", "fabriek van rood met 1 blokje"),
        ("de", "Stadt in Grau", "5 Würfel in Weiß", "Fabrik von Rot, 1 Würfel"),
    ],
)
def test_words_inside_sentences_are_translated_and_fit(language: str, city: str, cubes: str, factory: str) -> None:
    assert translate(say("{colour} city", colour=word("grey")), language) == city
    assert translate(say("{cubes} {colour} cubes", cubes=5, colour=word("white")), language) == cubes
    found = say("{company}'s factory with {cubes} cubes", company=word("red"), cubes=1)
    assert translate(found, language) == factory

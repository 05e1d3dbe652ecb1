"""Every sentence of the games and of the terminal is there in every language, and can be said."""

import shutil
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from footplate.table.say import say, word
from footplate.texts import LANGUAGES, translate
from tools import texts

FILES = [file for language in LANGUAGES for file in sorted((texts.TEXTS / language).glob("*.ftl"))]
TRANSLATED = [file for file in FILES if file.parent.name != "en"]


def named(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


def english(file: Path) -> Path:
    return texts.TEXTS / "en" / file.name


class Names(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class Written:
    """A message as it is written: its pattern and its arguments."""

    def __init__(self, pattern: str, arguments: set[str]) -> None:
        self.pattern = pattern
        self.arguments = arguments


def messages(file: Path) -> dict[str, Written]:
    text = file.read_text("utf-8")
    found: dict[str, Written] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands here twice"
            assert entry.value is not None
            assert entry.value.span is not None
            names = Names()
            names.visit(entry)
            pattern = text[entry.value.span.start : entry.value.span.end]
            found[entry.id.name] = Written(pattern, names.found)
    return found


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    assert texts.problems() == []


def test_what_the_terminal_says_is_checked_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(texts.TEXTS, tmp_path / "texts")
    monkeypatch.setattr(texts, "TEXTS", tmp_path / "texts")
    monkeypatch.setattr("sys.argv", ["texts.py", "--check"])
    french = tmp_path / "texts" / "fr" / "terminal.ftl"
    french.write_text(french.read_text("utf-8").replace("m-Final-score =", "m-Last-score ="), "utf-8")
    assert texts.main() == 1
    found = capsys.readouterr().out
    assert "fr/terminal.ftl lacks m-Final-score" in found
    assert "fr/terminal.ftl has m-Last-score, which nothing says" in found


@pytest.mark.parametrize("file", FILES, ids=named)
def test_every_message_can_be_said(file: Path) -> None:
    """With words, with one and with many: numbers come as numbers or as words."""
    bundle = FluentBundle([file.parent.name], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for id, message in messages(file).items():
        pattern = bundle.get_message(id).value
        assert pattern is not None
        for value in ("Ulm", "1", 1, 7):
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(message.arguments, value))
            assert errors == [], f"{id}: {errors}"
            assert isinstance(said, str), id
            assert said.strip(), id
            assert str(value) in said or not message.arguments, f"{id}: {said}"


@pytest.mark.parametrize("file", TRANSLATED, ids=named)
def test_a_translation_keeps_ids_order_and_arguments(file: Path) -> None:
    ours, theirs = messages(file), messages(english(file))
    assert list(ours) == list(theirs)
    for id in ours:
        assert ours[id].arguments == theirs[id].arguments, id


@pytest.mark.parametrize("file", TRANSLATED, ids=named)
def test_a_translation_is_no_english(file: Path) -> None:
    ours, theirs = messages(file), messages(english(file))
    same = [id for id in ours if ours[id].pattern == theirs[id].pattern]
    assert len(same) <= len(ours) / 10, same


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_games_agree_on_what_they_both_say(language: str) -> None:
    """One bundle holds all games, so two games can't translate the same sentence in two ways."""
    known: dict[str, str] = {}
    for file in sorted((texts.TEXTS / language).glob("*.ftl")):
        for id, message in messages(file).items():
            assert known.setdefault(id, message.pattern) == message.pattern, f"{file}: {id}"


@pytest.mark.parametrize(
    ("language", "city", "cubes", "factory"),
    [
        ("en", "grey city", "5 white cubes", "red's factory with one cube"),
        ("fr", "ville grise", "5 cubes blancs", "usine de rouge avec un cube"),
        ("nl", "grijze stad", "5 witte blokjes", "fabriek van rood met één blokje"),
        ("de", "Stadt in Grau", "5 Würfel in Weiß", "Fabrik von Rot mit einem Würfel"),
    ],
)
def test_words_inside_sentences_are_translated_and_fit(language: str, city: str, cubes: str, factory: str) -> None:
    assert translate(say("{colour} city", colour=word("grey")), language) == city
    assert translate(say("{cubes} {colour} cubes", cubes=5, colour=word("white")), language) == cubes
    assert translate(say("{company}'s factory with one cube", company=word("red")), language) == factory

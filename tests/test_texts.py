"""Every sentence of the games and of the terminal is there in every language, and can be said."""

import re
import shutil
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from footplate.table.say import say, word
from footplate.texts import LANGUAGES, sentences, translate
from tools import text_files, texts

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


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of translations, to be changed."""
    shutil.copytree(texts.TEXTS, tmp_path / "texts")
    monkeypatch.setattr(texts, "TEXTS", tmp_path / "texts")
    monkeypatch.setattr("sys.argv", ["texts.py"])
    return tmp_path / "texts"


def test_what_the_terminal_says_is_checked_too(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["texts.py", "--check"])
    french = copy / "fr" / "terminal.ftl"
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
    assert list(ours)[: len(theirs)] == list(theirs)
    for id in theirs:
        assert ours[id].arguments == theirs[id].arguments, id


@pytest.mark.parametrize("file", TRANSLATED, ids=named)
def test_a_translation_is_no_english(file: Path) -> None:
    ours, theirs = messages(file), messages(english(file))
    same = [id for id in theirs if ours[id].pattern == theirs[id].pattern]
    assert len(same) <= len(ours) / 10, same


def test_what_several_say_stands_once_in_the_house() -> None:
    english = {file: sentences(file.read_text("utf-8")) for file in FILES if file.parent.name == "en"}
    said = [sentence for file in english.values() for sentence in file.values()]
    assert len(said) == len(set(said))
    assert "black" in english[texts.TEXTS / "en" / "house.ftl"].values(), "a cube of Steam Power, and a seat"


def say_instead(monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """As if the source said something else."""
    before = texts.said()
    assert old in before
    monkeypatch.setattr(texts, "said", lambda: {new if text == old else text: before[text] for text in before})


def test_a_corrected_sentence_keeps_its_id_and_its_translations_are_to_be_looked_at_again(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    id = "m-The-hand-is-empty"
    files = [copy / language / "steam-power.ftl" for language in LANGUAGES[1:]]
    before = [messages(file)[id].pattern for file in files]
    say_instead(monkeypatch, "The hand is empty.", "This hand is empty.")
    assert texts.main() == 0
    assert f"{id} = This hand is empty.\n" in (copy / "en" / "steam-power.ftl").read_text("utf-8")
    assert [messages(file)[id].pattern for file in files] == before
    said = capsys.readouterr().out
    for language, file in zip(LANGUAGES[1:], files, strict=True):
        assert f"# Look again, the English was: The hand is empty.\n{id} = " in file.read_text("utf-8")
        assert f"{language}/steam-power.ftl: look again at {id}\n" in said
        file.write_text(re.sub("# Look again.*\n", "", file.read_text("utf-8")), "utf-8")
    assert texts.main() == 0
    assert capsys.readouterr().out == "All languages are complete.\n"


def test_another_sentence_gets_an_id_of_its_own(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    say_instead(monkeypatch, "The hand is empty.", "Nobody holds a contract.")
    assert texts.main() == 1
    assert "fr/steam-power.ftl lacks m-Nobody-holds-a-contract" in capsys.readouterr().out
    assert "m-The-hand-is-empty" not in (copy / "en" / "steam-power.ftl").read_text("utf-8")


def test_a_sentence_with_other_places_is_another_one() -> None:
    assert text_files.corrected(["{a} is empty."], {"m-b-is-empty": "{b} is empty."}) == {}
    assert text_files.corrected(["{a} is empty!"], {"m-x": "{a} is empty."}) == {"{a} is empty!": "m-x"}


def test_two_sentences_with_the_same_first_words_have_two_ids() -> None:
    start = "One two three four five six seven eight nine ten"
    files = text_files.english_files({f"{start}.": {"a"}, f"{start} eleven.": {"b"}}, {}, {})
    assert list(files["a"]) == ["m-One-two-three-four-five-six-seven-eight-nine-ten"]
    assert list(files["b"]) == ["m-One-two-three-four-five-six-seven-eight-nine-ten-2"]


def test_a_sentence_that_a_second_game_says_moves_to_the_house_with_its_translations(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = texts.said()
    pattern = messages(copy / "fr" / "steam-power.ftl")["m-The-hand-is-empty"].pattern
    monkeypatch.setattr(texts, "said", lambda: before | {"The hand is empty.": {"steam-power", "steamrollers"}})
    assert texts.main() == 0
    assert messages(copy / "fr" / "house.ftl")["m-The-hand-is-empty"].pattern == pattern
    assert "m-The-hand-is-empty" not in messages(copy / "fr" / "steam-power.ftl")
    # And a game may still say it in its own words.
    own = copy / "fr" / "steamrollers.ftl"
    own.write_text(own.read_text("utf-8") + "m-The-hand-is-empty = Plus rien en main.\n", "utf-8")
    assert texts.main() == 0
    assert messages(own)["m-The-hand-is-empty"].pattern == "Plus rien en main."


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

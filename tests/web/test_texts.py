"""Every text the client uses is there in every language, and none is left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WEB = Path(__file__).resolve().parents[2] / "web"
LANGUAGES = ["en", "fr", "nl", "de"]
FOLDERS = [WEB / "texts", *sorted((WEB / "src" / "games").glob("*/texts"))]
SOURCES = [p for p in (WEB / "src").rglob("*") if p.suffix in (".svelte", ".ts")]


class Names(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands here twice"
            names = Names()
            names.visit(entry)
            found[entry.id.name] = names.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_says_all_that_english_says(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_in_french_none_is_not_one(folder: Path) -> None:
    """Nought takes the singular there: a text that writes 1 for it would say it of none."""
    assert re.findall(r"\[one\][^{\n]*\b1\b.*", (folder / "fr.ftl").read_text("utf-8")) == []


def used() -> tuple[set[str], set[str]]:
    """The messages the client names, and the beginnings of those it puts together.

    t("a"), t(`a-${b}`), named("a", b)
    """
    names: set[str] = set()
    beginnings: set[str] = set()
    for file in SOURCES:
        text = file.read_text("utf-8")
        names |= set(re.findall(r"""\bt\(\s*["']([a-zA-Z0-9-]+)["']""", text))
        names |= set(re.findall(r"""\bname: ["']([a-z]+-chart-[a-z]+|chart-[a-z]+)["']""", text))
        for one, other in re.findall(r"""\bt\([^"`]*\? "([a-z-]+)" : "([a-z-]+)"\)""", text):
            names |= {one, other}
        beginnings |= set(re.findall(r"\bt\(`([a-zA-Z0-9-]+-)\$\{", text))
        beginnings |= {f"{prefix}-" for prefix in re.findall(r"""\bnamed\(["']([a-zA-Z0-9-]+)["']""", text)}
        for suffix in re.findall(r"\bnamed\(`\$\{[^}]*\}-([a-z]+)`", text):
            beginnings |= {f"{game.parent.name}-{suffix}-" for game in FOLDERS[1:]}
        if re.search(r"\bnamed\(`\$\{[^}]*\}-\$\{", text):
            beginnings |= {f"{game.parent.name}-" for game in FOLDERS[1:]}
    return names, beginnings


def test_no_text_is_missing_and_none_is_left_over() -> None:
    names, beginnings = used()
    there = {name for folder in FOLDERS for name in messages(folder / "en.ftl")}
    assert names - there == set()
    left = {name for name in there - names if not any(name.startswith(beginning) for beginning in beginnings)}
    assert left == set()
    assert [b for b in beginnings if not any(name.startswith(b) for name in there)] == []

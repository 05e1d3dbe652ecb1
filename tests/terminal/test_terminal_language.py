"""The terminal speaks English, French, Dutch and German; what one types is the same in all of them."""

import asyncio
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from textual.screen import Screen
from textual.widgets import Static

from footplate import games
from footplate.table.say import Joined, Say
from footplate.terminal import language
from footplate.terminal.language import LOCALE, VARIABLE, choose, speak, tell
from footplate.terminal.screen.app import FootplateApp
from footplate.terminal.screen.dialogs import PassScreen, RulesScreen, TextScreen
from footplate.texts import LANGUAGES, knows, translate
from tests.terminal.fixtures import Footplate
from tests.terminal.helpers import calm, play_at_random, press, table
from tools import texts

OTHERS = LANGUAGES[1:]
GAMES = {
    "steam-power": [
        "steam-power",
        "--seats",
        "red,green=random,blue=mautoma",
        "--map",
        "NE",
        "--option",
        "targets=gbow",
    ],
    "steamrollers": [
        "steamrollers",
        "--seats",
        "red,blue=olive",
        "--option",
        "mountains=hard",
        "--option",
        "level=investor",
    ],
    "imperial-steam": [
        "imperial-steam",
        "--seats",
        "red,blue=automa",
        "--option",
        "setup=standard",
        "--option",
        "b-cards=two-drawn",
    ],
    "railroad-revolution": [
        "railroad-revolution",
        "--seats",
        "red,blue=mautoma",
        "--option",
        "level=2",
        "--option",
        "telegraph-sections=8",
    ],
}
ASKED = ["?", "map", "map large", "hand", "players", "scores", "log 9", "rules track", "why", "nonsense", "look A1"]
# Sentences of the frame that are no English although they read like it.
SAME = {
    "fr": {"m-Table", "m-expert", "m-options", "m-total"},
    "nl": {"m-expert"},
    "de": set[str](),
}


# Which language


@pytest.mark.parametrize(
    ("asked", "environment", "found"),
    [
        ("fr", {VARIABLE: "nl", "LC_ALL": "de_DE.UTF-8"}, "fr"),
        ("de-AT", {}, "de"),
        (None, {VARIABLE: "nl", "LC_ALL": "de_DE.UTF-8"}, "nl"),
        (None, {VARIABLE: "", "LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR"}, "de"),
        (None, {"LC_MESSAGES": "fr_BE@euro", "LANG": "nl_BE.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "nl_BE.UTF-8"}, "nl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "nl_BE.UTF-8"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_flag_goes_before_the_variable_and_the_variable_before_the_locale(
    asked: str | None, environment: dict[str, str], found: str
) -> None:
    assert choose(asked, environment) == found


def test_a_language_can_be_asked_for_anywhere_on_the_command_line(
    footplate: Footplate, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = "sont de nous."
    for args in (["games", "--language", "fr"], ["--language=fr", "games"], ["games", "--lang", "fr"]):
        assert french in footplate(*args).out
    assert french not in footplate("games").out
    monkeypatch.setenv(VARIABLE, "fr")
    assert french in footplate("games").out
    monkeypatch.delenv(VARIABLE)
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert french in footplate("games").out


def test_help_is_in_that_language_too(footplate: Footplate) -> None:
    done = footplate("play", "--help", "--language", "de")
    assert done.out.startswith("Aufruf: footplate play")
    assert "diese Hilfe zeigen" in done.out
    assert "en, fr, nl oder de" in done.out


@pytest.mark.parametrize("wish", ["klingon", ""])
def test_an_unknown_language_is_refused_and_the_four_are_named(
    footplate: Footplate, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    done = footplate("play", "--language", wish)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"footplate: --language: unknown language {wish!r}. Possible: en, fr, nl, de.\n"
    monkeypatch.setenv(VARIABLE, "klingon")
    assert f"{VARIABLE}: unknown language 'klingon'." in footplate("games").err


# Whole games


@cache
def typed(game: str) -> list[str]:
    """Somebody's moves through a whole game, with a question of every kind before the first moves."""
    moves = play_at_random(table(*GAMES[game], "--seed", "7"))
    return [line for pair in zip(ASKED, moves, strict=False) for line in pair] + ["why"] + moves[len(ASKED) :]


def parts(sentence: Say | str) -> list[Say | str]:
    """A sentence and those inside it."""
    if isinstance(sentence, Joined):
        return [part for member in sentence.parts for part in parts(member)]
    if isinstance(sentence, Say):
        inner = [part for value in sentence.args.values() if isinstance(value, Say) for part in parts(value)]
        return [sentence, *inner]
    return [sentence]


def wordy(text: str) -> bool:
    """Whether there are two words to translate; names have capitals."""
    return len(re.findall(r"\b[a-z]{3,}\b", text)) > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoken", OTHERS)
def test_a_whole_game_is_told_without_english(
    footplate: Footplate, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, spoken: str, game: str
) -> None:
    said: set[str] = set()
    answers: set[str] = set()

    def listen(sentence: Say | str, to: str) -> str:
        said.update(part.template if isinstance(part, Say) else part for part in parts(sentence))
        answer = translate(sentence, to)
        if answer != str(sentence):
            answers.add(answer)  # what was told may be told again, as a part of something
        return answer

    def play(in_: str) -> str:
        log = str(tmp_path / f"{in_}.log")
        done = footplate(
            "play", *GAMES[game], "--seed", "7", "--log", log, "--language", in_, stdin="\n".join(typed(game))
        )
        assert done.code == 0, done.err
        return done.out.replace(log, "")

    english = play("en").splitlines()
    monkeypatch.setattr(language, "translate", listen)
    told = play(spoken).splitlines()
    assert tell("Final score") in told
    assert (tmp_path / "en.log").read_text() == (tmp_path / f"{spoken}.log").read_text()

    sources = [rule.source for rule in games.GAMES[game].info.rules.rules]
    places = {part for source in sources for part in source.split("; ")}  # in the English rulebook
    known = {text for text in said if knows(text, spoken)}
    assert len(known) > 100
    left = said - answers - known - places - {"targets gbow"}  # a code has no words of its own
    assert [text for text in left if wordy(re.sub(r"\{\w+\}", "", text))] == []
    assert any("draw a contract" in line for line in english) == (game == "steam-power")
    assert not any("draw a contract" in line for line in told)  # what is told in place of a secret
    # What both say are maps, names, and rules' ids with their places in the rulebook.
    prose = [
        line for line in told if "\\" not in line and not re.match(r"(sp|sr|is|rr)\.", line)
    ]  # maps have hexes' borders
    assert [line for line in prose if line in english and wordy(line)] == []


def test_what_is_typed_is_the_same_and_names_can_be_typed_as_they_are_told(footplate: Footplate) -> None:
    asked = "look Ville 3\nlook city 3\nmap blue\nrules bloquée\nrules wall\nquit\n"
    done = footplate("play", "steamrollers", "--seed", "7", "--language", "fr", stdin=asked)
    first, second = re.findall("D3, ville 3, gris, .*", done.out)
    assert first == second
    assert "\nBleu\n" in done.out
    assert done.out.count("sr.build.walls  ") == 2
    assert "R rouge" in done.out
    assert "J jaune" in done.out  # the letters on the map are those of the words


@pytest.mark.parametrize("spoken", OTHERS)
def test_the_sentences_of_the_frame_are_no_english(spoken: str) -> None:
    def patterns(in_: str) -> dict[str, str]:
        text = (texts.TEXTS / in_ / "terminal.ftl").read_text("utf-8")
        return {
            entry.id.name: text[entry.value.span.start : entry.value.span.end]
            for entry in FluentParser().parse(text).body
            if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None
        }

    ours, theirs = patterns(spoken), patterns("en")
    assert {id for id in ours if ours[id] == theirs[id]} == SAME[spoken]


# The full screen


@pytest.mark.parametrize(("spoken", "choose_", "now"), [
    ("fr", "Choisissez une action", "Points si la partie finissait maintenant"),
    ("nl", "Kies een actie", "Punten als het spel nu eindigde"),
    ("de", "Wähle eine Aktion", "Punkte, wenn das Spiel jetzt endete"),
])  # fmt: skip
def test_the_full_screen_starts_in_each_language(tmp_path: Path, spoken: str, choose_: str, now: str) -> None:
    speak(spoken)
    app = FootplateApp(table("--seats", "red,blue", "--seed", "7", "--log", str(tmp_path / "game.log")))

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as keys:
            await calm(keys)
            assert isinstance(top(), PassScreen)
            assert tell("{seat}, press Enter.", seat=tell("red").capitalize()) in shown("pass")
            await press(keys, "enter")
            assert choose_ in shown("message")
            assert tell("Enter play  u undo  : type  Tab map  ? help  q quit") in shown("keys")
            await press(keys, "question_mark")
            assert isinstance(top(), RulesScreen)
            assert tell("q            quit; the game is saved after every move") in shown("found")
            await press(keys, "escape", "s")
            screen = top()
            assert isinstance(screen, TextScreen)
            assert screen.lines[0] == now

    def top() -> Screen[object]:
        return app.screen

    def shown(id: str) -> str:
        return str(app.screen.query_one(f"#{id}", Static).content)

    asyncio.run(run())

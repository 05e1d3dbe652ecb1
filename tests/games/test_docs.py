"""The examples in the documentation are true: scenarios pass, logs replay, maps and contracts are accepted."""

import io
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from footplate.games import GAMES, OURS
from footplate.games.imperial_steam import options as imperial_steam
from footplate.games.railroad_revolution import options as railroad_revolution
from footplate.games.steam_power.box import data_text
from footplate.table.game import Game
from footplate.table.log import FORMAT, read_log, write_log
from footplate.table.scenario import read_scenario, run_scenario
from footplate.terminal import cli
from tests.games import here
from tests.games.documented import DOCS, Example, examples
from tests.games.here import ROOT
from tests.terminal.helpers import play_at_random, table

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]
CALLS = ("python3 run ", "footplate ")
LONG = (
    "serve",
    "fuzz",
    "bench",
    "review",
    "arena",
    "fit",
    "selfplay",
    "test",
)  # servers and hours of play: only how they are called is checked


@pytest.mark.parametrize("example", examples("scenario"), ids=lambda example: example.name)
def test_a_scenario_in_the_documentation_is_true(example: Example) -> None:
    assert run_scenario(read_scenario(example.text, GAMES, example.name)) == []


@pytest.mark.parametrize("example", examples("log"), ids=lambda example: example.name)
def test_a_log_in_the_documentation_replays_to_the_letter(example: Example) -> None:
    match = read_log(example.text, GAMES, example.name)
    assert write_log(match) == example.text


def lines(text: str) -> list[str]:
    """The lines of fenced blocks, and what stands between backticks inside a sentence, unless it names no real file."""
    blocks = re.findall(r"^```(?:sh)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    inline = [words for words in re.findall(r"`([^`]+)`", prose) if not re.search(r"\b[A-Z]{3,}\b|…|my-game", words)]
    return [line for block in blocks for line in block.splitlines()] + inline


def commands() -> list[tuple[str, list[str]]]:
    """The command lines of the documentation: where they stand, and their words without the call itself."""
    found: dict[str, list[str]] = {}
    for file in PAGES:
        for line in lines(file.read_text("utf-8")):
            call = next((call for call in CALLS if line.startswith(call)), "")
            if call and line != FORMAT:
                found[f"{file.name}: {line.strip()}"] = shlex.split(line.removeprefix(call), comments=True)
    return list(found.items())


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the commands of the documentation find the files they name."""
    folder = tmp_path_factory.mktemp("documented")
    play_at_random(table("--seed", "3", "--seats", "red,blue=mautoma", "--log", str(folder / "GAME.log")), 40)
    (map_,) = examples("csv map")
    (folder / "my.csv").write_text(map_.text, "utf-8")
    (folder / "my-map.csv").write_text(map_.text, "utf-8")
    (folder / "my-contracts.csv").write_text(data_text("contracts.csv"), "utf-8")
    (folder / "my-boards.toml").write_text(imperial_steam.data_text("boards.toml"), "utf-8")
    (folder / "my-deals.csv").write_text(railroad_revolution.data_text("deals.csv"), "utf-8")
    (folder / "my-die.csv").write_text(examples("csv black-die")[0].text, "utf-8")
    (folder / "my").mkdir()
    (folder / "my" / "module.py").write_text(examples("python my/module.py")[0].text, "utf-8")
    shutil.copytree(ROOT / "scenarios", folder / "scenarios")
    return folder


@pytest.mark.parametrize(("where", "words"), commands(), ids=lambda part: part if isinstance(part, str) else "")
def test_a_command_in_the_documentation_runs_as_typed(
    where: str, words: list[str], files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b""), encoding="utf-8"))
    monkeypatch.chdir(files)
    monkeypatch.setattr(sys, "path", sys.path[:])  # a bot of one's own is found from here
    monkeypatch.setenv("XDG_DATA_HOME", str(files / "data"))
    if words and words[0] in LONG:
        if words[0] != "test":  # which is pytest's
            cli.make_parser(words[0]).parse_args(words)
        return
    if words[:2] == ["play", "--resume"]:  # there is one to go on with
        cli.main(["play", "--plain", "--seed", "1"])
    if words[:1] == ["why"]:  # any move of the automa will do, the example's number is from another game
        assert re.search(r"^Move \d+, ", "".join(run_why(words, capsys)))
        return
    if words[:2] == ["scenario", "check"]:  # all of them are tests of their own
        words = ["scenario", "check", "scenarios/steam_power/F01-three-cubes-for-four-dollars.scn"]
    assert cli.main(words) == 0, f"{where}: {capsys.readouterr().err}"


def run_why(words: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What `why` says of the first of its automa's moves."""
    for number in range(1, 200):
        if cli.main([*words[:2], str(number)]) == 0:
            return capsys.readouterr().out.splitlines()
    return []


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_what_a_game_is_about_is_told_alike(game: Game) -> None:
    assert "\n\n".join(game.info.primer) in here.page(game)


@pytest.mark.parametrize("game", OURS, ids=here.NAMES)
def test_a_rule_cites_the_rulebook_or_a_ruling_that_can_be_read_here(game: Game) -> None:
    text = here.page(game)
    for rule in game.info.rules.rules:
        assert not re.search(r"\b[A-H]\.\d", rule.source), rule.id
        for ruling in re.findall(r"\b(?:G-|[A-H])\d+\b", rule.source):
            assert f"| {ruling} |" in text, f"{rule.id}: {ruling}"


def test_nothing_cites_a_document_that_is_not_here() -> None:
    data = [file for file in (ROOT / "src").rglob("data/*") if file.is_file()]
    for file in [*PAGES, *data, *(ROOT / "scenarios").rglob("*.scn")]:
        assert "specification" not in file.read_text("utf-8").lower(), file

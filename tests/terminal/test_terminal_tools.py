"""What commands print for programs, the games that were kept, help, and what a shell completes."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.games.steam_power.state import KINDS as STEAM_POWERS
from footplate.games.steamrollers.state import KINDS as STEAMROLLERS
from footplate.terminal.cli import COMMANDS
from tests.terminal.fixtures import Footplate
from tests.terminal.helpers import play_at_random, table


@pytest.fixture
def log(tmp_path: Path) -> str:
    path = tmp_path / "game.log"
    play_at_random(table("--seed", "3", "--seats", "red,blue=random", "--log", str(path)), 12)
    return str(path)


def test_games_for_programs(footplate: Footplate) -> None:
    games = json.loads(footplate("games", "--json").out)
    assert [game["id"] for game in games] == list(GAMES)
    assert games[1]["seats"] == {"least": 2, "most": 5}
    assert [game["automas"] for game in games[:2]] == [["mautoma"], ["olive"]]
    assert [o["name"] for o in games[0]["options"] if not o["expert"]] == ["map", "difficulty"]
    assert {"name": "coal", "values": ["no", "yes"]}.items() <= games[1]["options"][0].items()


def test_rules_for_programs(footplate: Footplate) -> None:
    found = json.loads(footplate("rules", "--json", "sp.track.land").out)
    assert [(rule["id"], rule["games"]) for rule in found] == [("sp.track.land", ["steam-power"])]
    told = json.loads(footplate("rules", "--json", "sp.track.land", "--language", "de").out)
    assert told[0]["statement"] != found[0]["statement"]


def test_a_position_for_programs_keeps_what_the_seat_may_not_know(footplate: Footplate, log: str) -> None:
    open_ = json.loads(footplate("show", log, "--json").out)
    mine = json.loads(footplate("show", log, "45", "--seat", "red", "--json").out)
    assert (mine["move"], mine["seen_by"], open_["seen_by"]) == (45, "red", None)
    assert mine["decision"].keys() == {"seat", "kind", "prompt"}
    assert open_["table"] != mine["table"]
    drawn = [line for line in Path(log).read_text().splitlines() if line.startswith("nature: draw C")]
    assert drawn[0].split()[-1] not in json.dumps(open_)


def test_a_replay_for_programs_has_every_move(footplate: Footplate, log: str) -> None:
    told = json.loads(footplate("replay", log, "--json").out)
    written = Path(log).read_text().partition("moves:\n")[2].splitlines()
    assert [f"{move['seat']}: {move['move']}" for move in told["moves"]] == [m for m in written if m[0] != "#"]
    assert told["over"] is False
    assert set(told["scores"]["totals"]) == {"red", "blue"}
    assert len(json.loads(footplate("replay", log, "--to", "7", "--json").out)["moves"]) == 7


def test_saved_games_are_listed_and_the_last_unfinished_one_goes_on(footplate: Footplate) -> None:
    assert "No game is saved in" in footplate("saved").out
    assert footplate("play", "--resume", stdin="q\n").code == 2
    for game in ("steamrollers", "steam-power"):
        footplate("play", game, "--seed", "1", "--plain", stdin="2\nq\n")
    games = json.loads(footplate("saved", "--json").out)
    for seconds, game in enumerate(reversed(games)):  # so that one is the later one, whatever the clock's steps
        os.utime(game["file"], (1_700_000_000 + seconds, 1_700_000_000 + seconds))
    games = json.loads(footplate("saved", "--json").out)
    assert sorted(game["game"] for game in games) == ["steam-power", "steamrollers"]
    told = footplate("saved").out
    assert "Steam Power: red, blue; " in told
    assert games[0]["file"] in told
    assert games[0]["file"] in footplate("play", "--resume", stdin="q\n").out
    assert "SteamRollers" in footplate("play", "steamrollers", "--resume", stdin="q\n").out
    Path(games[0]["file"]).write_text("nonsense")
    assert json.loads(footplate("saved", "--json").out)[0]["problem"]


def test_help_is_a_command(footplate: Footplate) -> None:
    assert footplate("help").out == footplate("--help").out
    assert footplate("help", "replay").out == footplate("replay", "--help").out
    assert "Did you mean" in footplate("help", "replai").err


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("footplate re", ["replay", "review"]),
        ("footplate play st", ["steam-power", "steamrollers"]),
        ("footplate show --s", ["--seat"]),
        ("footplate play --language ", ["en", "fr", "nl", "de"]),
        ("footplate scenario ", ["check", "show"]),
        ("footplate play --resume ", []),
    ],
)
def test_bash_completes(footplate: Footplate, typed: str, offered: list[str]) -> None:
    script = footplate("completion", "bash").out
    ask = f'COMP_WORDS=({typed} ""); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1 - {int(typed[-1] != " ")}))'
    done = subprocess.run(
        ["bash", "-c", f'{script}\n{ask}; _footplate; printf "%s\\n" "${{COMPREPLY[@]}}"'],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == offered
    assert done.stderr == ""


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_know_every_command_and_option(footplate: Footplate, shell: str) -> None:
    script = footplate("completion", shell).out
    for command in COMMANDS:
        assert command in script
    for option in ("resume", "seats", "json", "database"):
        assert (f"-l {option}" if shell == "fish" else f"'--{option}[") in script
    assert footplate("completion", "tcsh").code == 2


@pytest.mark.parametrize(("game", "kinds"), [("steam-power", STEAM_POWERS), ("steamrollers", STEAMROLLERS)])
def test_every_kind_of_decision_finds_its_rules(footplate: Footplate, game: str, kinds: list[str]) -> None:
    index = GAMES[game].info.rules
    assert list(index.decisions) == [kind for kind in kinds if kind != "over"]
    for kind in index.decisions:
        done = footplate("rules", game, kind)
        assert done.code == 0, kind
        assert done.out.startswith(f"{index.about(kind)[0].id}  (")


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_alone_tells_what_it_is_about(footplate: Footplate, game: str, language: str) -> None:
    done = footplate("rules", game, "--language", language)
    assert done.out.startswith(GAMES[game].info.title)
    assert done.out.count("\n\n") == len(GAMES[game].info.primer) + 1
    assert f"footplate rules {game} action" in done.out


def test_without_words_each_game_tells_what_it_is_about(footplate: Footplate) -> None:
    told = footplate("rules").out
    assert told == "\n".join(footplate("rules", game).out for game in GAMES)
    assert all(told.count(f"All {len(game.info.rules.rules)} rules: ") for game in GAMES.values())

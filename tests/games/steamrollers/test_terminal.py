"""SteamRollers in the terminal: hexes with pointy tops, everybody's own map, Olive's steps."""

import asyncio
from pathlib import Path

import pytest

from footplate.games import GAMES
from footplate.table.log import read_log
from footplate.terminal.screen.app import FootplateApp
from footplate.terminal.screen.board import BoardMap
from footplate.terminal.screen.dialogs import TextScreen
from tests.terminal.fixtures import Footplate
from tests.terminal.helpers import calm, play_at_random, press, table

pytestmark = pytest.mark.usefixtures("own_folder", "english")
SOLO = ["--seats", "red,blue=olive", "--option", "level=engineer", "--option", "mountains=medium"]


def test_a_whole_game_against_olive_ends_with_the_score(footplate: Footplate, tmp_path: Path) -> None:
    log = tmp_path / "olive.log"
    asked = ["play", "steamrollers", *SOLO, "--seed", "7", "--plain", "--log", str(log)]
    typed = play_at_random(table("steamrollers", *SOLO, "--seed", "7", "--log", str(tmp_path / "first.log")))
    done = footplate(*asked, stdin="\n".join([*typed[:40], "why", "map", *typed[40:]]) + "\n")
    assert done.code == 0
    assert "In which region does Olive cross off a hex?" in done.out or "Does Olive remove a good" in done.out
    assert "level engineer" in done.out
    assert "Final score" in done.out
    assert read_log(log.read_text("utf-8"), GAMES).over


def test_the_others_sheets_can_be_looked_at(footplate: Footplate, tmp_path: Path) -> None:
    asked = ["play", "steamrollers", "--seats", "red,blue=greedy", "--seed", "7", "--plain", "--log"]
    done = footplate(*asked, str(tmp_path / "game.log"), stdin="1\n1\n1\n?\nmap blue\nquit\n")
    assert done.code == 0
    assert "map blue     what blue has drawn" in done.out
    assert "\nBlue\n" in done.out
    assert "of B blue" in done.out


def test_the_map_is_walked_in_rows_and_zoomed_on_the_full_screen(tmp_path: Path) -> None:
    sitting = table("steamrollers", "--seats", "red,blue=greedy", "--seed", "7", "--log", str(tmp_path / "game.log"))
    app = FootplateApp(sitting)
    walked: list[str] = []

    async def run() -> None:
        async with app.run_test(size=(140, 45)) as keys:
            await calm(keys)
            board = app.query_one(BoardMap)
            board.focus()
            await calm(keys)
            board.cursor = "D3"
            for key in ("right", "right", "left", "down", "up", "up"):
                await press(keys, key)
                walked.append(board.cursor)
            await press(keys, "z")
            assert board.large
            await press(keys, "o")
            assert isinstance(app.screen, TextScreen)
            assert any("Blue" in line for line in app.screen.lines)

    asyncio.run(run())
    assert walked == ["D4", "D5", "D4", "E4", "D3", "C3"]


def test_nobody_plays_it_alone_and_the_cure_says_how(footplate: Footplate) -> None:
    done = footplate("play", "steamrollers", "--seats", "red")
    assert done.code == 2
    assert "SteamRollers takes 2 to 5 seats, not 1." in done.err
    assert "--seats red,blue=greedy; --seats red,blue=olive." in done.err


def test_people_who_see_everything_just_play_on(footplate: Footplate) -> None:
    done = footplate("play", "steamrollers", "--seats", "red,blue", "--seed", "7", stdin="1\n1\n1\n1\n1\n1\n1\nquit\n")
    assert "Pass the keyboard" not in done.out
    assert "red> " in done.out
    assert "blue> " in done.out


def test_an_option_without_effect_says_so(footplate: Footplate) -> None:
    idle = footplate("play", "steamrollers", "--option", "level=clerk", "--seed", "7", stdin="quit\n")
    assert "The option level has no effect here: it concerns Olive." in idle.out
    used = footplate("play", "steamrollers", *SOLO, "--seed", "7", stdin="quit\n")
    assert "no effect" not in used.out
    resumed = footplate("play", "--resume", "--option", "coal=yes", "--map", "DE", stdin="quit\n")
    assert "--map, --option: without effect here, the file has a set-up of its own." in resumed.out


def test_the_help_takes_its_examples_from_the_game_at_hand(footplate: Footplate) -> None:
    done = footplate("play", "steamrollers", "--seed", "7", "--seats", "red,blue=olive", stdin="?\nlook\nquit\n")
    assert "D7" not in done.out
    assert "sr.draft.pick" in done.out

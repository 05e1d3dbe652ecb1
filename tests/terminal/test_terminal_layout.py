"""The full screen on terminals of many sizes, few colours and odd keyboards."""

import asyncio
import os
import pty
import selectors
import signal
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic

import pytest
from rich.color import Color, ColorSystem
from textual.widgets import Static

from footplate.table.game import NATURE
from footplate.terminal import palette
from footplate.terminal.language import speak, tell
from footplate.terminal.screen.app import FootplateApp
from footplate.terminal.screen.board import BoardMap
from footplate.terminal.screen.dialogs import StoryScreen, TextScreen, hung
from footplate.terminal.screen.showing import HINTS, hints
from footplate.terminal.screen.texts import title_text
from footplate.terminal.textmap import name_lines
from tests.terminal.helpers import Keys, calm, play_at_random, press, table

PATIENCE = 60.0


def drive(
    log: Path, size: tuple[int, int], play: Callable[[FootplateApp, Keys], Coroutine[None, None, None]], *args: str
) -> None:
    app = FootplateApp(table("--seed", "7", "--log", str(log), *args))

    async def run() -> None:
        async with app.run_test(size=size) as keys:
            await calm(keys)
            await play(app, keys)

    asyncio.run(run())


@pytest.mark.parametrize("terrain", list(palette.TERRAIN))
def test_with_256_colours_each_terrain_has_one_tone(terrain: str) -> None:
    def shown(paper: str) -> int | None:
        return Color.parse(palette.paper(paper, few=True)).downgrade(ColorSystem.EIGHT_BIT).number

    tones = {shown(f"{terrain} {shade}") for shade in range(3)}
    assert len(tones) == 1
    assert shown(f"legal {terrain} 0") not in tones


def test_with_256_colours_terrains_differ() -> None:
    for names in (
        ["plains", "hills", "mountains", "water"],
        ["yellow", "red", "blue", "green", "grey-dark", "grey-light"],
    ):
        tones = {palette.paper(f"{name} 0", few=True) for name in names}
        assert len(tones) == len(names)


@pytest.mark.parametrize(
    ("size", "args"),
    [
        ((120, 40), ["--seats", "red,blue=random"]),
        ((120, 40), ["steamrollers", "--seats", "red,blue=olive"]),
        ((200, 60), ["steamrollers", "--seats", "red,blue=olive"]),
    ],
)
def test_a_wide_screen_shows_the_map_from_edge_to_edge(tmp_path: Path, size: tuple[int, int], args: list[str]) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        board = app.query_one(BoardMap)
        assert board.content_size.width >= board.width
        assert not board.show_horizontal_scrollbar
        assert board.large == (size == (200, 60))  # large hexes where there is room for them
        assert app.query_one("#hand").size.height >= 10

    drive(tmp_path / "game.log", size, play, *args)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_rows_and_tracks_below_a_map_are_folded_to_its_room(tmp_path: Path, size: tuple[int, int]) -> None:
    """A graph may be wider than there is room, and is scrolled; what lies below it is not."""

    async def look(app: FootplateApp, keys: Keys) -> None:
        board = app.query_one(BoardMap)
        rows = [place.name for one in board.boards[1:] for place in one.places]
        assert len(rows) > 30
        widest = max(board.drawn.boxes[name].x + board.drawn.boxes[name].width for name in rows)
        assert widest <= board.size.width

    drive(tmp_path / "x.log", size, look, "imperial-steam", "--seats", "red,blue=automa")


def test_enter_pressed_twice_opens_one_page_of_reasons(tmp_path: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        app.push_screen(StoryScreen(app.sitting.table, NATURE))
        await calm(keys)
        story = app.screen
        assert isinstance(story, StoryScreen)
        story.action_why()
        story.action_why()  # the second key was on its way while the page opened
        await calm(keys)
        assert [type(screen) for screen in app.screen_stack[1:]] == [StoryScreen, TextScreen]

    drive(tmp_path / "game.log", (80, 24), play, "--seats", "red,blue=random")


def test_against_olive_nobody_else_has_a_map(tmp_path: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        await press(keys, "o")
        assert isinstance(app.screen, TextScreen)
        assert app.screen.lines == ["Nobody else has a map of their own."]

    drive(tmp_path / "game.log", (80, 24), play, "steamrollers", "--seats", "red,blue=olive")


def test_the_help_speaks_of_the_game_at_hand_and_of_the_decision(tmp_path: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        await press(keys, "question_mark")
        shown = str(app.screen.query_one("#found", Static).content)
        assert "type a move (pick " in shown
        assert "lay D7" not in shown
        assert "sr.draft.pick" in shown

    drive(tmp_path / "game.log", (120, 40), play, "steamrollers", "--seats", "red,blue=olive")


def test_where_nothing_is_hidden_the_keyboard_is_not_passed(tmp_path: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        first = app.viewer
        while app.viewer == first:
            await press(keys, "enter")
            assert len(app.screen_stack) == 1
        await press(keys, "u")  # the last person changes her mind
        assert app.viewer == first

    drive(tmp_path / "game.log", (80, 24), play, "steamrollers", "--seats", "red,blue")


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Chicago", ["Chicago"]),
        ("Green Bay", ["Green", "Bay"]),
        ("Minneapolis", ["Minnea-", "polis"]),
        ("Traverse City", ["Traver-", "se City"]),
        ("Llanfairpwllgwyngyll", ["Llanfa-", "irpwll."]),
    ],
)
def test_a_long_name_has_two_lines_of_a_large_hex(name: str, lines: list[str]) -> None:
    assert name_lines(name) == lines


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_byte_that_is_no_utf_8_leaves_the_game_open(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS="80", LINES="24")
        args = ["play", "--seed", "7", "--log", str(log), "--seats", "red,blue=random"]
        os.execv(sys.executable, [sys.executable, "-c", f"from footplate.terminal.cli import main; main({args})"])
    try:
        read_until(terminal, b"Choose an action")
        os.write(terminal, b"\xff")
        read_until(terminal, b"Help", b"?")  # what was typed in the same moment may be lost with it
        os.write(terminal, b"\x1b")
        os.write(terminal, b"\x03")
        read_until(terminal, b"The game is saved in")
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)


def read_until(terminal: int, wanted: bytes, key: bytes = b"") -> None:
    """Read until something is shown; a key is pressed again as long as nothing happens."""
    seen = b""
    until = monotonic() + PATIENCE
    with selectors.DefaultSelector() as selector:
        selector.register(terminal, selectors.EVENT_READ)
        while wanted not in seen:
            assert monotonic() < until, f"{wanted!r} didn't come"
            if selector.select(1.0):
                seen += os.read(terminal, 65536)
            else:
                os.write(terminal, key)
            assert b"UnicodeDecodeError" not in seen


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
@pytest.mark.parametrize("width", [40, 78, 118, 198])
def test_no_key_below_the_table_is_cut(width: int, language: str) -> None:
    speak(language)
    shown = hints(width)
    assert len(shown) <= width
    every = [hint for line in HINTS for hint in tell(line).split("  ")]
    assert shown.split("  ") == every[: shown.count("  ") + 1]


def test_the_keys_of_the_help_are_folded_below_their_words() -> None:
    folded = hung("o            what the others have drawn, where everybody has a map of their own", 50)
    assert folded == ["o            what the others have drawn, where", "             everybody has a map of their own"]


def test_the_title_says_that_it_is_over(tmp_path: Path) -> None:
    sitting = table("steamrollers", "--seats", "red,blue=olive", "--seed", "7", "--log", str(tmp_path / "game.log"))
    play_at_random(sitting)
    title = title_text("SteamRollers", sitting.view(0), "red", sitting.match.over)
    assert str(title).startswith("The game is over.  ·  Red: ")

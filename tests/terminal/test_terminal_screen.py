"""The full-screen game, driven by its keys."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random

import pytest
from textual.widgets import Input, Static

from footplate.games import GAMES
from footplate.table.log import read_log
from footplate.terminal.screen.answers import Answers
from footplate.terminal.screen.app import FootplateApp
from footplate.terminal.screen.board import BoardMap
from footplate.terminal.screen.dialogs import PassScreen, RulesScreen, StoryScreen, TextScreen
from tests.terminal.helpers import Keys, calm, press, table

SMALL_SCREEN = (80, 24)
SMALL_MAP = """\
# title: Seven hills
row,A,B,C,D,E,F,G
1,P,P,AS Aston,P,P,P,P
2,P,H,P,P,P,BA Barton,P
3,CA Carden,P,P,M,P,P,W
4,P,P,DU Dunley,EL Elmore,P,P,P
5,P,P,P,P,P,P,FE Fenby
"""
WIDE_SCREEN = (140, 45)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "game.log"


def drive(
    log: Path, play: Callable[[FootplateApp, Keys], Coroutine[None, None, None]], *args: str, wide: bool = False
) -> FootplateApp:
    """Open the table on a screen and let `play` press its keys."""
    app = FootplateApp(table("--seed", "7", "--log", str(log), *(args or ("--seats", "red,blue=random"))))

    async def run() -> None:
        async with app.run_test(size=WIDE_SCREEN if wide else SMALL_SCREEN) as keys:
            await calm(keys)
            await play(app, keys)

    asyncio.run(run())
    return app


def said(app: FootplateApp, id: str = "message") -> str:
    """What stands in one of the texts; the bottom screen's, whatever is open above it."""
    return str(app.screen_stack[0].query_one(f"#{id}", Static).content)


async def type_(keys: Keys, text: str) -> None:
    await press(keys, "colon")
    keys.app.query_one("#command", Input).value = text  # quicker than key by key, which another test does
    await press(keys, "enter")


def test_a_whole_game_can_be_played_with_arrows_and_enter(log: Path, tmp_path: Path) -> None:
    random = Random(1)
    map_ = tmp_path / "hills.csv"
    map_.write_text(SMALL_MAP)
    keen = ("fulfil", "deliver", "take", "bank", "factory", "build")  # somebody who wants to come to the end

    async def play(app: FootplateApp, keys: Keys) -> None:
        answers = app.query_one(Answers)
        while not app.sitting.match.over:
            if app.menu is None:
                await calm(keys)  # the bots are thinking
                continue
            good = [i for i, line in enumerate(answers.lines_shown) if line.key.split()[0] in keen]
            answers.highlighted = good[-1] if good else random.randrange(answers.option_count)
            await press(keys, "enter")
        assert isinstance(app.screen, TextScreen)
        assert "Final score" in "\n".join(app.screen.lines)
        assert "The game is over." in said(app)

    bots = "blue=random,green=random,yellow=random,purple=random"
    app = drive(log, play, "--seats", f"red,{bots}", "--map", str(map_))
    assert read_log(log.read_text(), GAMES).state.pack() == app.sitting.match.state.pack()


def test_the_highlighted_answer_is_drawn_on_the_map_before_it_is_played(log: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        board = app.query_one(BoardMap)
        await press(keys, "enter")
        assert "B6" in board.shown.legal  # the first question is: in which hex
        assert board.shown.cursor == "A7"
        await press(keys, "enter", "j")
        assert board.shown.changed == {"A7"}
        version = app.sitting.match.version
        assert [len(cell.rails) for cell in board.boards[0].places if cell.name == "A7"] == [1]
        assert [len(c.rails) for c in app.sitting.view(0).boards[0].places if c.name == "A7"] == [0]
        await press(keys, "escape")
        assert app.query_one(Answers).option_count == 117
        assert app.sitting.match.version == version

    drive(log, play)


def test_a_move_can_be_typed_and_a_refused_one_names_its_rule(log: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        await type_(keys, "track")
        await type_(keys, "lay I7 N-S")
        assert "Rule sp.track.land: No track on water or on a city." in said(app)
        await type_(keys, "nonsense")
        assert "Unknown move 'nonsense'." in said(app)
        await press(keys, "colon", *"chicago")
        shown = [line.key for line in app.query_one(Answers).lines_shown]
        assert "lay H6 SE-NW" in shown  # typing searches the answers
        assert len(shown) < 30
        await press(keys, "escape")
        await type_(keys, "lay H6 SE-NW")
        assert app.sitting.match.line(app.sitting.match.moves[-1]) == "red: lay H6 SE-NW"

    drive(log, play)


def test_before_a_bot_thinks_the_screen_says_so(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought may take seconds, and nothing is drawn meanwhile: one's own move and what comes now stand there."""
    shown: list[tuple[str, int]] = []

    async def play(app: FootplateApp, keys: Keys) -> None:
        step = app.sitting.step

        def watched() -> object:
            if (asked := app.sitting.match.decision) is not None and asked.seat == 1:
                shown.append((said(app), app.query_one(Answers).option_count))
            return step()

        monkeypatch.setattr(app.sitting, "step", watched)
        await type_(keys, "money")
        await type_(keys, "money")
        assert app.sitting.seat == 0

    drive(log, play, "--seats", "red,blue=medium:1t")
    assert shown
    assert shown[0] == ("Thinking …", 0)


def test_a_line_is_tried_on_a_copy(log: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        version = app.sitting.match.version
        await type_(keys, "try money, money")
        dialog = app.screen
        assert isinstance(dialog, TextScreen)
        assert "On a copy" in dialog.lines[0]
        assert sum(line.endswith("red: money") for line in dialog.lines) == 2
        await press(keys, "escape")
        assert len(app.screen_stack) == 1
        await type_(keys, "try track, lay I7 N-S")
        assert "Rule sp.track.land" in said(app)
        await type_(keys, "try")
        assert "try what?" in said(app).lower()
        assert app.sitting.match.version == version

    drive(log, play)


def test_undo_takes_back_my_last_choice(log: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        await press(keys, "u")
        assert "You have not chosen anything yet." in said(app)
        await type_(keys, "money")
        await type_(keys, "money")
        await press(keys, "u")
        assert "Took back" in said(app)
        assert [app.sitting.match.line(m) for m in app.sitting.match.moves if m.seat == 0] == ["red: money"]

    drive(log, play)
    assert "red: undo" in log.read_text()


def test_the_map_can_be_walked_and_says_why_nothing_can_be_done_somewhere(log: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        await type_(keys, "track")
        board = app.query_one(BoardMap)
        board.cursor = "I6"
        board.focus()
        await calm(keys)
        await press(keys, "down")
        assert said(app).startswith("I7, Chicago, ")
        await press(keys, "enter")
        assert "Rule sp.track.land" in said(app)
        await press(keys, "up", "enter")
        assert {line.key.split()[1] for line in app.query_one(Answers).lines_shown} == {"I6"}

    drive(log, play)


def test_a_click_on_a_hex_shows_its_answers(log: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        await type_(keys, "track")
        board = app.query_one(BoardMap)
        board.scroll_to(0, 0, animate=False)
        await calm(keys)
        box = board.drawn.boxes["B2"]
        await keys.click(BoardMap, offset=(box.x + 2, box.y + 2))
        await calm(keys)
        assert {line.key.split()[1] for line in app.query_one(Answers).lines_shown} == {"B2"}

    drive(log, play)


@pytest.mark.parametrize("wide", [False, True], ids=["80x24", "140x45"])
def test_help_rules_scores_story_hand_and_zoom_open_and_close(log: Path, wide: bool) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        for key, screen in (("question_mark", RulesScreen), ("r", RulesScreen), ("s", TextScreen), ("l", StoryScreen)):
            await press(keys, key)
            assert isinstance(app.screen, screen)
            await press(keys, "escape")
        await press(keys, "r", *"water")
        assert "sp.track.land" in str(app.screen.query_one("#found", Static).content)
        assert app.screen.query_one(Input).value == "water"
        await press(keys, "escape", "h")
        assert "Your contracts" in app.screen.lines if isinstance(app.screen, TextScreen) else False
        await press(keys, "escape", "w")
        assert "No automa" in said(app)
        small = app.query_one(BoardMap).drawn.height
        await press(keys, "z")
        assert app.query_one(BoardMap).drawn.height > small
        assert app.query_one("#players").display
        assert app.query_one("#below").display is False

    drive(log, play, wide=wide)


def test_people_pass_the_keyboard_and_hands_stay_hidden(log: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        def cards() -> set[str]:
            return {word for word in said(app, "hand-text").split() if word.startswith("C")}

        assert isinstance(app.screen, PassScreen)
        assert cards() == set()
        await press(keys, "enter")
        first, mine = app.viewer, cards()
        assert len(mine) == 5
        await type_(keys, "money")
        await type_(keys, "money")
        assert isinstance(app.screen, PassScreen)
        assert cards() == set()
        await press(keys, "u")  # the last person may still take it back
        assert app.viewer == first
        await type_(keys, "money")
        await press(keys, "enter")
        assert app.viewer != first
        assert len(cards()) == 5
        assert not cards() & mine
        assert "money" in said(app, "story-text")

    drive(log, play, "--seats", "red,blue")


def test_an_automas_turn_is_shown_step_by_step_and_explained_with_one_key(log: Path) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        while app.sitting.seat == 0:
            await type_(keys, "money")
        before = len(app.sitting.match.moves)
        assert said(app).startswith(f"Move {before}, blue: ")
        await press(keys, "w")
        assert isinstance(app.screen, TextScreen)
        assert app.screen.lines[0].startswith(f"Move {before}, blue: ")
        await press(keys, "escape", "enter")
        assert len(app.sitting.match.moves) > before
        await press(keys, "down", "enter")  # play on to my next choice
        assert app.sitting.seat == 0

    drive(log, play, "--seats", "red,blue=mautoma")


def test_quitting_saves_and_ctrl_c_is_130(log: Path) -> None:
    async def quit_(app: FootplateApp, keys: Keys) -> None:
        await type_(keys, "money")
        await keys.press("q")

    async def stop(app: FootplateApp, keys: Keys) -> None:
        await keys.press("ctrl+c")

    assert drive(log, quit_).return_value == 0
    assert "red: money" in log.read_text()
    log.unlink()
    assert drive(log, stop).return_value == 130

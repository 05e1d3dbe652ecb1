"""Boards of any kind are drawn, told, walked and sent without knowing the game: the tiny games', and some by hand."""

import asyncio
import io
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from rich.style import Style
from textual.widgets import Static

from footplate.host.messages import BoardSeen
from footplate.host.see import board_changes, board_seen
from footplate.players import make_player
from footplate.table.game import Game, Seat, Setup
from footplate.table.match import Match
from footplate.table.view import GRAPH, GRID, ROW, TRACK, Board, Card, Line, Mark, Panel, Place, Slot, View
from footplate.terminal import palette
from footplate.terminal.boardmap import draw_boards, nearest
from footplate.terminal.mapwords import board_lines, view_lines
from footplate.terminal.plain import PlainGame
from footplate.terminal.screen.app import FootplateApp
from footplate.terminal.screen.board import BoardMap
from footplate.terminal.screen.dialogs import TextScreen
from footplate.terminal.sitting import Sitting
from footplate.terminal.spots import spot_names
from footplate.terminal.textmap import Look
from tests.server.helpers import Apart, Client
from tests.terminal.helpers import Keys, calm, press
from tests.tiny import ELSEWHERE, GAMES, NAMES
from tests.tiny.branch.game import Branch
from tests.tiny.pebbles.game import Pebbles

ROOT = Path(__file__).resolve().parents[2]


def sitting(game: Game, *first: str, bot: bool = True) -> Sitting:
    """Red against a bot, or against somebody else at the same keyboard."""
    match = Match(game, Setup(game.info.id, "house", [Seat("red"), Seat("blue")], {}))
    for line in first:
        match.say(line)
    return Sitting(match, {1: ("random", make_player("random", "1"))} if bot else {}, "4", None)


def said(game: Game, *typed: str, first: tuple[str, ...] = ()) -> str:
    """What the game in lines of text answers."""
    out = io.StringIO()
    PlainGame(sitting(game, *first, bot=False), io.StringIO("\n".join([*typed, ""])), out).run()
    return out.getvalue()


# In lines of text

BEGUN = ("nature: start Aston", "red: lay AB", "red: coins", "blue: lay AB")


def test_a_graph_is_drawn_by_its_coordinates_with_its_owners_letters() -> None:
    text = said(Branch(), "map", first=BEGUN)
    lines = text.splitlines()
    top = next(line for line in lines if "[Aston]" in line)
    assert "-RB-" in top
    assert top.index("[Aston]") < top.index("RB") < top.index("[Burford]")
    rows = {
        city: next(i for i, line in enumerate(lines) if f"[{city}]" in line)
        for city in ("Aston", "Colne", "Dunmow", "Epping")
    }
    assert rows["Aston"] < rows["Colne"] < rows["Dunmow"] < rows["Epping"]  # as their coordinates are
    columns = {city: lines[row].index(f"[{city}]") for city, row in rows.items()}
    assert columns["Aston"] < columns["Dunmow"] < columns["Epping"] < columns["Colne"]
    assert "B blue, R red, o free" in text
    assert "! the capital" in text


def test_a_graph_is_told_as_a_list_of_places_with_their_lines() -> None:
    text = said(Branch(), "map", first=BEGUN)
    assert "Aston, the capital\n  Aston to Burford: AB of red, blue\n  Aston to Dunmow: AD free *\n" in text
    around = said(Branch(), "map Epping", first=BEGUN)
    assert (
        "Epping, not reached\n  Dunmow to Epping: DE1 free; DE2 free\n  Epping to Colne: EC free\n  Burford" in around
    )
    assert "AB of red, blue." in said(Branch(), "look ab", first=BEGUN)
    assert "AD free; 1 answer here." in said(Branch(), "look AD", first=BEGUN)
    assert "There is no place 'Oz'. Possible: Aston" in said(Branch(), "look Oz", first=BEGUN)


def test_a_map_in_ascii_and_a_large_one_with_the_names_of_slots() -> None:
    match = sitting(Branch(), *BEGUN).match
    board = match.game.view(match.state, 0).boards[0]
    plain = board_lines(board, 100, "ascii")
    assert all(line.isascii() for line in plain)
    assert "-RB-" in "\n".join(plain)
    large = "\n".join(board_lines(board, 100, "utf-8", large=True))
    assert "AB:RB" in large
    assert "DE2:o" in large
    narrow = board_lines(board, 40, "utf-8")
    assert max(len(line) for line in narrow[: narrow.index("")]) <= 40


def test_where_there_is_no_map_that_is_said() -> None:
    text = said(Pebbles(), "", "map", "?", "look 3", "map red", first=("nature: heap 9",))
    assert text.count("This game has no map; 'players' shows the table.") == 2
    assert "look " not in text.partition("players   everybody's")[0].rpartition("Enter  ")[2]
    assert "There is no place '3'." in text


def test_at_one_keyboard_who_is_asked_in_secret_is_asked_alone() -> None:
    """Also the first, when nobody knows more than another yet."""
    text = said(Pebbles(), "", "bid 2", "", "bid 1", first=("nature: heap 9",))
    red, _, blue = text.partition("Pass the keyboard to blue.")
    assert "Pass the keyboard to red." in red
    assert "named 2" not in blue.partition("bid 1")[0]


def test_a_view_is_printed_whole() -> None:
    match = sitting(Branch(), *BEGUN).match
    text = "\n".join(view_lines(match.game.view(match.state, -1), 100, "utf-8"))
    assert "[Aston]" in text
    assert "rails: AB" in text
    heap = sitting(Pebbles(), "nature: heap 9").match
    assert view_lines(heap.game.view(heap.state, -1), 100, "utf-8")[0] == "The heap"


# Boards made by hand


def box(name: str, x: int = 0, y: int = 0, *marks: Mark) -> Place:
    return Place(name, x, y, "", "", "", "", [], list(marks), name)


def test_rows_grids_and_tracks_are_boxes() -> None:
    row = Board("The row", "", ROW, [box("one"), box("two", 0, 0, Mark("3", "red", "three of red's"))])
    grid = Board("The grid", "", GRID, [box("a", 0, 0), box("b", 2, 0), box("c", 0, 1)])
    track = Board("The track", "", TRACK, [box(str(i)) for i in range(40)])
    drawn = draw_boards([row, grid, track], Look(legal={"two"}))
    lines = drawn.lines()
    assert lines[0].startswith("[one]")
    assert "[two]* 3R" in lines[0]
    assert lines[2] == "The grid"
    assert drawn.boxes["a"].y == drawn.boxes["b"].y < drawn.boxes["c"].y
    assert drawn.boxes["a"].x == drawn.boxes["c"].x
    assert drawn.boxes["0"].y < drawn.boxes["39"].y  # a long track goes on below
    assert drawn.name_at(drawn.boxes["17"].x, drawn.boxes["17"].y) == "17"
    assert nearest(drawn.boxes, "a", (0, 1)) == "c"
    assert nearest(drawn.boxes, "a", (1, 0)) == "b"
    assert nearest(drawn.boxes, "c", (0, 1)) == "0"  # on to the next board
    assert nearest(drawn.boxes, "one", (-1, 0)) == ""
    assert "e.g. 3R three of red's" in "\n".join(board_lines(row, 80, "utf-8"))


def test_places_slots_and_cards_are_found_by_name() -> None:
    slot = Slot("AB", "hills", [], [], "AB free")
    main = Board("", "", GRAPH, [box("Aston"), box("Burford", 5)], [Line("A B", "Aston", "Burford", [slot], "")])
    other = Board("Blue", "blue", ROW, [box("aston"), box("yard")])
    hand = Panel("Hand", "red", [], [Card("C7", ["a card"], [])], private=True)
    names = spot_names(View(0, [main, other], [hand], {}))
    assert [names[name].name for name in ("aston", "ab", "yard", "c7")] == ["Aston", "AB", "yard", "C7"]
    assert "^" in "\n".join(board_lines(main, 80, "utf-8"))  # the ground of a slot that nobody has built on


# On the full screen


def drive(table: Sitting, play: Callable[[FootplateApp, Keys], Coroutine[None, None, None]]) -> FootplateApp:
    app = FootplateApp(table)

    async def run() -> None:
        async with app.run_test(size=(100, 40)) as keys:
            await calm(keys)
            await play(app, keys)

    asyncio.run(run())
    return app


def told(app: FootplateApp) -> str:
    return str(app.screen_stack[0].query_one("#message", Static).content)


def test_places_and_slots_are_walked_with_arrows_and_played_from_there() -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        board = app.query_one(BoardMap)
        board.focus()
        await calm(keys)
        board.cursor = "Aston"
        walked = []
        for key in ("right", "right", "down", "down", "right", "left", "left", "up", "left", "down"):
            await press(keys, key)
            walked.append(board.cursor)
        style = palette.style(*board.drawn.rows[board.drawn.boxes["Colne"].y][board.drawn.boxes["Colne"].x][1:])
        assert style.bgcolor == Style(bgcolor=palette.NO_TILE[0]).bgcolor  # else its name is dark on the dark screen
        assert walked == ["AB", "Burford", "BE", "DE2", "Epping", "DE2", "DE1", "AB", "Aston", "AD"]
        assert "AD free" in told(app)
        assert board.shown.legal == {"AB", "AD"}
        await press(keys, "enter", "enter")
        assert app.sitting.match.line(app.sitting.match.moves[1]) == "red: lay AD"
        assert "R" in "".join(glyph.char for glyph in board.drawn.rows[board.drawn.boxes["AD"].y])

    drive(sitting(Branch(), "nature: start Aston", bot=False), play)


def test_where_nothing_can_be_done_the_rule_is_said() -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        board = app.query_one(BoardMap)
        board.focus()
        await calm(keys)
        board.cursor = "EC"
        await press(keys, "enter")
        assert "EC touches no own rail." in told(app)

    drive(sitting(Branch(), "nature: start Aston", bot=False), play)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_whole_games_are_played_on_the_full_screen(game: Game) -> None:
    async def play(app: FootplateApp, keys: Keys) -> None:
        mapped = game.info.id != "pebbles"
        assert app.query_one(BoardMap).display == mapped
        assert app.query_one("#below").display != mapped  # a small screen has the one or the other
        while not app.sitting.match.over:
            await press(keys, "enter")
        assert isinstance(app.screen, TextScreen)
        assert "The game is over." in told(app)
        await press(keys, "escape", "z", "p", "escape", "h", "escape", "o", "escape")

    drive(sitting(game), play)


# Over the wire


def test_of_a_board_what_changed_is_sent_or_all_where_places_came_or_went() -> None:
    def seen(*places: Place, title: str = "The row") -> BoardSeen:
        return board_seen(Board(title, "red", ROW, places), "en")

    before = seen(box("a"), box("b"))
    part = board_changes(seen(box("a"), box("b", 0, 0, Mark("1", "red", "one"))), before)
    assert part == {"layout": ROW, "places": part["places"], "part": True}
    assert [place["name"] for place in part["places"]] == ["b"]
    assert board_changes(seen(box("a"), box("b"), title="Another"), before)["title"] == "Another"
    for other in (seen(box("a")), seen(box("b"), box("a")), seen(box("a"), box("b"), title="")):
        assert board_changes(other, before) == other  # whole


def test_the_server_shows_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOOTPLATE_GAMES", ELSEWHERE)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with Apart(str(tmp_path / "tables.db"), "--workers", "1") as apart:
        client = Client(apart.address)
        people = [("red", "person"), ("blue", "person")]
        made = client.make(people, game="branch", edition="house", options={})
        with client.live(made.id, made.keys["red"]) as wire:
            (board,) = wire.next("update")["seen"]["boards"]
            assert (board["layout"], board["title"]) == ("graph", "The land")
            assert [place["name"] for place in board["places"]] == ["Aston", "Burford", "Colne", "Dunmow", "Epping"]
            assert sum(len(line["slots"]) for line in board["lines"]) == 8
            move = made.seen("red")["answers"][0]["move"]
            made.play("red", move)
            update = wire.until(made.seen("red")["version"])
            assert update["seen"]["boards"] == made.seen("red")["boards"]
            built = [slot for line in update["seen"]["boards"][0]["lines"] for slot in line["slots"] if slot["colours"]]
            assert [(slot["name"], slot["colours"]) for slot in built] == [(move.split()[1], ["red"])]
        heap = client.make(people, game="pebbles", edition="house", options={})
        assert heap.seen("red")["boards"] == []
        assert [panel["title"] for panel in heap.seen("blue")["panels"]] == ["The heap", "red", "blue"]
        client.close()

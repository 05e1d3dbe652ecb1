"""The half of the full screen that shows: the table as the viewer may see it, and everything one can open to read."""

from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, Static

from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.view import Board, Panel, View
from footplate.terminal import words
from footplate.terminal.coaching import hint_lines
from footplate.terminal.language import tell, tell_problem
from footplate.terminal.mapwords import other_lines
from footplate.terminal.moves import Answer, Menu
from footplate.terminal.screen.answers import Answers
from footplate.terminal.screen.board import BoardMap
from footplate.terminal.screen.dialogs import KEYS, RulesScreen, StoryScreen, dialog_width, hung, open_text, why_text
from footplate.terminal.screen.style import CSS
from footplate.terminal.screen.texts import (
    differing,
    panel_text,
    signatures,
    split_panels,
    title_text,
    traced_places,
)
from footplate.terminal.sitting import Sitting
from footplate.terminal.spots import table_boards
from footplate.terminal.textmap import Look

HINTS: Final = [
    "Enter play  u undo  : type  Tab map  ? help  q quit",
    "z zoom  l story  s scores  r rules  w why  h hand",
]  # say
STORY_LINES: Final = 60
BREAK: Final = 116  # from here on a screen is wide
BORDERS: Final = 2
LEAST: Final = 28  # columns for the answers where the map needs all the others
USUAL: Final = 32
MOST: Final = 60


class Showing(App[int]):
    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (BREAK, "-wide")]  # noqa: RUF012 - so declared by Textual
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "help"),
        Binding("r", "rules", "rules"),
        Binding("s", "scores", "scores"),
        Binding("w", "why", "why"),
        Binding("c", "hint", "coach"),
        Binding("l", "story", "story"),
        Binding("h", "hand", "hand"),
        Binding("p", "players", "players"),
        Binding("z", "zoom", "zoom"),
        Binding("o", "sheets", "others"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.viewer = sitting.people[0] if len(sitting.people) == 1 else NATURE
        self.menu: Menu | None = None
        self.news: set[str] = set()  # places that others have changed since the viewer last chose

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield BoardMap("board")
                with Horizontal(id="below"):
                    yield info_box("players", tell("Table"))
                    yield info_box("story", tell("Story"))
            with Vertical(id="side"):
                yield Answers("answers")
                yield info_box("hand", tell("Hand"))
        yield Static(id="message")
        yield Input(id="command", compact=True, placeholder=tell("a move, or words to search the answers"))
        yield Static(id="keys")

    # --- the table

    def on_board_map_resized(self) -> None:
        self.divide()

    def on_resize(self) -> None:
        self.divide()
        self.screen_stack[0].query_one("#keys", Static).update(Text(hints(self.size.width - BORDERS), no_wrap=True))

    def divide(self) -> None:
        """A wide screen shows the map from edge to edge if it can; the answers have what is left beside it."""
        table = self.screen_stack[0]  # whatever is open above it
        board = table.query_one(BoardMap)
        board.suit(self.size.width - USUAL - BORDERS, self.size.height * 6 // 10)
        left = self.size.width - board.width - BORDERS
        table.query_one("#side").styles.width = max(LEAST, min(left, MOST)) if self.size.width >= BREAK else USUAL

    def view(self) -> View:
        return self.menu.view if self.menu is not None else self.sitting.view(self.viewer)

    @property
    def own(self) -> str:
        """The viewer's seat by name; empty for a spectator."""
        return self.sitting.setup.name(self.viewer) if self.viewer >= 0 else ""

    def boards(self, view: View) -> list[Board]:
        """What is drawn: the main board, and what else is the table's or the viewer's."""
        return table_boards(view, self.own)

    def hand_and_rest(self, view: View) -> tuple[list[Panel], list[Panel]]:
        return split_panels(view, self.own)

    def show_position(self, message: str) -> None:
        view = self.view()
        self.say(message)
        troubles = self.sitting.told_troubles()
        if troubles:
            self.say(" ".join(troubles), bad=True)
        self.query_one(BoardMap).show(self.boards(view), self.look(), "")
        self.screen_stack[0].set_class(not view.boards, "mapless")  # the table and the story stand in its place
        title = title_text(self.sitting.game.info.title, view, self.own, self.sitting.match.over)
        self.query_one("#title", Static).update(title, layout=False)
        hand, rest = self.hand_and_rest(view)
        self.query_one("#hand", VerticalScroll).border_title = tell(hand[0].title) if hand else tell("Hand")
        self.write("hand-text", panel_text(hand, titles=len(hand) > 1))
        seats_first = sorted(rest, key=lambda panel: not panel.colour)
        self.write("players-text", panel_text(seats_first))
        self.write("story-text", Text("\n".join(words.story(self.sitting.table, self.viewer)[-STORY_LINES:])))
        self.query_one("#story", VerticalScroll).scroll_end(animate=False)

    def write(self, id: str, text: Text) -> None:
        """Change a text. The layout of a whole screen is slow to make, so it is left alone where nothing changes."""
        static = self.query_one(f"#{id}", Static)
        if static.content != text:
            static.update(text)

    def look(self, changed: set[str] | None = None, cursor: str = "") -> Look:
        legal = set(self.menu.by_spot) if self.menu is not None else set()
        return Look(legal, changed or set(), self.news if not changed else set(), cursor)

    def say(self, message: str, bad: bool = False) -> None:
        self.query_one("#message", Static).set_class(bad, "bad")
        self.write("message", Text(message))

    def preview(self, answer: Answer) -> None:
        """The map as it would be after an answer."""
        assert self.menu is not None
        state = self.sitting.seen(self.viewer)
        self.sitting.game.play(state, answer.action)
        after = self.sitting.game.view(state, self.viewer)
        changed = differing(signatures(after, self.own), signatures(self.menu.view, self.own))
        follow = answer.spots[0] if answer.spots else next(iter(changed), "")
        self.query_one(BoardMap).show(self.boards(after), self.look(changed, "" if changed else follow), follow)

    def show_step(self, number: int) -> None:
        """An automa's step on the map: what it changed, and the places that were considered."""
        match = self.sitting.match
        before = match.at(number - 1)
        boards = self.boards(self.view())
        old = signatures(self.sitting.game.view(before.state, self.viewer), self.own)
        changed = differing(signatures(self.view(), self.own), old)
        trace = self.sitting.game.explain(before.state)
        considered = traced_places(trace) if trace is not None else set()
        follow = next(iter(changed or considered), "")
        self.query_one(BoardMap).show(boards, Look(considered, changed), follow)

    # --- to read

    def action_help(self) -> None:
        match = self.sitting.match
        related = words.related_rules(self.sitting.game, self.sitting.seen(self.viewer))
        move = self.menu.answers[-1].notation if self.menu is not None else "…"
        keys = [tell(line, move=move) if "{move}" in line else tell(line) for line in KEYS]
        above = "\n".join(part for key in keys for part in hung(key, dialog_width(self.size.width)))
        if related and match.decision:
            above += "\n\n" + tell("Rules for this decision ({prompt}):", prompt=tell(match.decision.prompt))
        self.push_screen(RulesScreen(self.sitting.game, tell("Help"), above, related))

    def action_rules(self) -> None:
        self.push_screen(RulesScreen(self.sitting.game, tell("Rules"), "", self.sitting.game.info.rules.rules))

    def action_scores(self) -> None:
        open_text(self, tell("Scores"), words.standings(self.sitting.match, self.viewer))

    def action_why(self) -> None:
        number = words.last_automa_move(self.sitting.match)
        if number:
            open_text(self, tell("Why?"), why_text(self.sitting.match, number))
        else:
            self.say(tell("No automa has decided anything yet."))

    def action_hint(self) -> None:
        if self.sitting.seat is None:
            return
        try:
            open_text(self, tell("The coach"), hint_lines(self.sitting, self.viewer))
        except BadInput as error:
            self.say(tell_problem(error))

    def action_story(self) -> None:
        self.push_screen(StoryScreen(self.sitting.table, self.viewer))

    def action_hand(self) -> None:
        hand, _ = self.hand_and_rest(self.view())
        open_text(self, tell("Hand"), [line for panel in hand for line in words.panel_lines(panel)])

    def action_players(self) -> None:
        panels = self.view().panels
        open_text(self, tell("Table"), [line for panel in panels for line in words.panel_lines(panel)])

    def action_sheets(self) -> None:
        lines = other_lines(self.view(), self.size.width - 16, "utf-8", self.own)
        open_text(self, tell("The others"), lines or [tell("Nobody else has a map of their own.")])

    def action_zoom(self) -> None:
        board = self.query_one(BoardMap)
        board.zoom()
        self.screen.set_class(board.large, "zoomed")  # a large map needs the room below it


def hints(width: int) -> str:
    """The keys that fit on a line, the most used ones first; none is cut."""
    line = ""
    for hint in "  ".join(tell(hint) for hint in HINTS).split("  "):
        if len(line) + 2 + len(hint) > width:
            break
        line += f"  {hint}" if line else hint
    return line


def info_box(id: str, title: str) -> VerticalScroll:
    """A titled box of text that scrolls but never takes the focus from the answers."""
    box = VerticalScroll(Static(id=f"{id}-text"), id=id, classes="info", can_focus=False)
    box.border_title = title
    return box

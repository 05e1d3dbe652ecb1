"""What opens over the board: texts to read, the rules, the story of the match, and the change of places."""

from textwrap import wrap
from typing import ClassVar, Final, Literal

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from footplate.host.table import Table
from footplate.table.errors import BadInput
from footplate.table.game import Game
from footplate.table.match import Match
from footplate.table.rules import Rule
from footplate.terminal import words
from footplate.terminal.language import tell, tell_problem, tell_rule

CLOSE: Final[list[BindingType]] = [Binding("escape,q,enter", "dismiss", "close")]
KEY_WIDTH: Final = 13
MOST_WIDE: Final = 110
KEYS: Final = [
    "Up Down j k  choose; the map shows what the answer would change",
    "Enter        play it, or open a hex that has several answers",
    "Esc          back to all answers",
    ": or /       type a move ({move}), or words to search for",
    "try MOVE     what would follow, on a copy; 'try MOVE, MOVE' for a line",
    "Tab          to the map: arrows walk, Enter shows the answers there",
    "u            undo",
    "l            the story; Enter on an automa's move explains it",
    "w            why the automa did what it did last",
    "c            what the coach would think of, where you play alone",
    "h  p  s      your hand, the whole table, the score pad",
    "o            what the others have drawn, where everybody has a map of their own",
    "r            search the rules",
    "z            larger or smaller map",
    "q            quit; the game is saved after every move",
]  # say


class TextScreen(ModalScreen[None]):
    """Lines to read."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(self, title: str, lines: list[str]) -> None:
        super().__init__()
        self.heading: Final = title
        self.lines: Final = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog short") as box:
            box.border_title = self.heading
            box.border_subtitle = tell("Esc closes")
            with VerticalScroll():
                yield Static(Text("\n".join(self.lines)))


def dialog_width(screen: int) -> int:
    """The columns for text in a dialog: see `.dialog` in the style, its border, padding and scroll bar."""
    return min(screen * 9 // 10, MOST_WIDE) - 8


def hung(key: str, width: int) -> list[str]:
    """A line of the keys, folded below its words rather than below its key."""
    return wrap(key, width, subsequent_indent=" " * KEY_WIDTH, drop_whitespace=True)


def open_text(app: App[int], title: str, lines: list[str]) -> None:
    """Show lines; where such a page lies on top already (Enter was pressed twice), it is enough."""
    if not isinstance(app.screen, TextScreen):
        app.push_screen(TextScreen(title, lines))


class RulesScreen(ModalScreen[None]):
    """Keys (in help) and the rules, searched while one types."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", "close"),
        Binding("up", "page(-1)", show=False),
        Binding("down", "page(1)", show=False),
        Binding("pageup", "page(-10)", show=False),
        Binding("pagedown", "page(10)", show=False),
    ]

    def __init__(self, game: Game, title: str, above: str, first: list[Rule]) -> None:
        super().__init__()
        self.game: Final = game
        self.heading: Final = title
        self.above: Final = above
        self.first: Final = first

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self.heading
            box.border_subtitle = tell("Up, Down: scroll   Esc closes")
            yield Input(placeholder=tell("search the rules"), id="words", compact=True)
            with VerticalScroll():
                yield Static(id="found")

    def on_mount(self) -> None:
        self.show(self.first, self.above)

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value.strip():
            self.show(words.find_rules(self.game.info.rules, event.value), "")
        else:
            self.show(self.first, self.above)

    def action_page(self, lines: int) -> None:
        """The keys that move go to the text, though one is typing above it."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def show(self, rules: list[Rule], above: str) -> None:
        text = Text(above + ("\n\n" if above and rules else ""))
        for rule in rules:
            text.append(rule.id, "bold")
            text.append(f"  {words.rule_place(rule)}\n", "dim")
            text.append(f"{tell_rule(rule)}\n\n")
        if not rules and not above:
            text.append(tell("No rule holds all of these words."))
        self.query_one("#found", Static).update(text)


class StoryScreen(ModalScreen[None]):
    """Every move as a seat may read it; an automa's can be asked why."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,l", "dismiss", "close"),
        Binding("j", "down", show=False),
        Binding("k", "up", show=False),
        Binding("w", "why", show=False),
    ]

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table: Final = table
        self.seat: Final = seat

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = tell("The story so far")
            box.border_subtitle = tell("Enter: why?   Esc closes")
            story = words.story(self.table, self.seat)
            yield OptionList(*[Option(Text(f"{i:4}  {line}")) for i, line in enumerate(story, 1)], compact=True)

    def on_mount(self) -> None:
        answers = self.query_one(OptionList)
        answers.highlighted = answers.option_count - 1 if answers.option_count else None

    def action_down(self) -> None:
        self.query_one(OptionList).action_cursor_down()

    def action_up(self) -> None:
        self.query_one(OptionList).action_cursor_up()

    def action_why(self) -> None:
        at = self.query_one(OptionList).highlighted
        if at is not None:
            open_text(self.app, tell("Why?"), why_text(self.table.readable(), at + 1))

    def on_option_list_option_selected(self) -> None:
        self.action_why()


class PassScreen(Screen[Literal["go", "undo", "quit"]]):
    """Covers everything until the next person sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('go')", "go on"),
        Binding("u", "answer('undo')", "undo"),
        Binding("q", "answer('quit')", "quit"),
    ]

    def __init__(self, name: str, undo: str) -> None:
        """`undo` names the person who could take the last move back, if any."""
        super().__init__()
        self.seat_name: Final = name
        self.undo: Final = undo

    def compose(self) -> ComposeResult:
        name = self.seat_name
        lines = [tell("Pass the keyboard to {seat}.", seat=name), tell("{seat}, press Enter.", seat=name.capitalize())]
        if self.undo:
            lines.append(tell("u: {seat} takes the last move back", seat=self.undo))
        yield Static(Text("\n\n".join(lines), justify="center"), id="pass")

    def action_answer(self, answer: Literal["go", "undo", "quit"]) -> None:
        if answer != "undo" or self.undo:
            self.dismiss(answer)


def why_text(match: Match, number: int) -> list[str]:
    """The trace of a move, or why there is none."""
    try:
        return words.wrapped(words.why_lines(match, number), 100)
    except BadInput as error:
        return [tell_problem(error)]

"""The full-screen game: the map, my answers, my hand, the others, and what happened."""

from time import monotonic
from typing import ClassVar, Final, Literal

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.rules import Refused
from footplate.table.view import View
from footplate.terminal import words
from footplate.terminal.moves import Answer, Menu, why_not
from footplate.terminal.screen.answers import Answers
from footplate.terminal.screen.board import Board
from footplate.terminal.screen.dialogs import KEYS, PassScreen, RulesScreen, StoryScreen, TextScreen, why_text
from footplate.terminal.screen.style import CSS
from footplate.terminal.screen.texts import panel_text, signature, signatures, split_panels, title_text
from footplate.terminal.sitting import Sitting
from footplate.terminal.textmap import Look

BREATH: Final = 0.08  # seconds that bots may think before the screen is drawn again
HINTS: Final = "Enter play  u undo  : type  Tab map  ? help  q quit  z zoom  l story  s scores  r rules  w why  h hand"
STORY_LINES: Final = 60


class FootplateApp(App[int]):
    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide")]  # noqa: RUF012 - so declared by Textual
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "undo"),
        Binding("colon,slash", "type", "type"),
        Binding("question_mark", "help", "help"),
        Binding("r", "rules", "rules"),
        Binding("s", "scores", "scores"),
        Binding("w", "why", "why"),
        Binding("l", "story", "story"),
        Binding("h", "hand", "hand"),
        Binding("p", "players", "players"),
        Binding("z", "zoom", "zoom"),
        Binding("escape", "all_answers", "back"),
        Binding("q", "leave(0)", "quit"),
        Binding("ctrl+c", "leave(130)", "stop", priority=True),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.viewer = sitting.people[0] if len(sitting.people) == 1 else NATURE
        self.last_person = NATURE  # who sat here before the keyboard is handed on
        self.menu: Menu | None = None
        self.open_hex = ""
        self.stepping = True  # automas stop after each of their steps
        self.read_to: dict[int, int] = {}
        self.before: dict[int, dict[str, str]] = {}  # what each seat saw on each hex when it last chose
        self.news: set[str] = set()

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Board("board")
                with Horizontal(id="below"):
                    yield info_box("players", "Table")
                    yield info_box("story", "Story")
            with Vertical(id="side"):
                yield Answers("answers")
                yield info_box("hand", "Hand")
        yield Static(id="message")
        yield Input(id="command", compact=True, placeholder="a move, or words to search the answers")
        yield Static(Text(HINTS, no_wrap=True, overflow="ellipsis"), id="keys")

    def on_mount(self) -> None:
        self.query_one(Answers).focus()
        self.advance()

    # --- what happens by itself

    def advance(self) -> None:
        """Let chance, automas and bots play until a person has to choose or an automa's step is to be shown."""
        began = monotonic()
        while (happening := self.sitting.step()) is not None:
            if happening.automa and self.stepping and self.sitting.people:
                self.pause(happening.number)
                return
            if monotonic() - began > BREATH:
                self.show_position("Thinking …")
                self.set_timer(0.01, self.advance)
                return
        self.arrive()

    def pause(self, number: int) -> None:
        """Show an automa's step, and wait."""
        self.menu = None
        line = self.sitting.match.story(self.viewer)[number - 1]
        self.show_position(f"Move {number}, {line}   Enter: next step, w: why")
        self.query_one(Answers).offer([("next", "Next step"), ("run", "Play on to the next choice"), ("why", "Why?")])

    def arrive(self) -> None:
        """Somebody has to choose, or it is over."""
        self.stepping = True
        match = self.sitting.match
        seat = self.sitting.seat
        if seat is None:
            self.finish()
        elif seat != self.viewer and not self.sitting.alone:
            self.hand_over(seat)
        else:
            self.viewer = seat
            self.open_hex = ""
            self.menu = self.sitting.menu(seat)
            self.find_news(seat)
            prompt = match.decision.prompt if match.decision else ""
            self.show_position(f"{self.sitting.setup.name(seat).capitalize()}: {prompt}{self.happened(seat)}")
            self.query_one(Answers).show_all(self.menu)

    def hand_over(self, seat: int) -> None:
        """Hide everything, and wait for the next person."""
        self.last_person, self.viewer, self.menu = self.viewer, NATURE, None
        self.query_one(Answers).offer([])
        self.show_position("")
        setup = self.sitting.setup
        undo = setup.name(self.last_person) if self.can_take_back() else ""

        def answered(answer: Literal["go", "undo", "quit"] | None) -> None:
            if answer == "quit":
                self.action_leave(0)
            elif answer == "undo":
                self.viewer = self.last_person
                self.action_undo()
            else:
                self.viewer = seat
                self.arrive()

        self.push_screen(PassScreen(setup.name(seat), undo), answered)

    def can_take_back(self) -> bool:
        return self.last_person != NATURE and self.sitting.undo_count(self.last_person) > 0

    def finish(self) -> None:
        self.menu = None
        scores = self.sitting.game.scores(self.sitting.match.state)
        self.show_position(f"The game is over. {words.verdict(self.sitting.setup, scores)}")
        self.query_one(Answers).offer([("scores", "Score pad"), ("story", "The story"), ("quit", "Quit")])
        self.action_scores()

    def happened(self, seat: int) -> str:
        """What the others did since this seat last chose, in one line."""
        match = self.sitting.match
        story = match.story(seat)
        start = min(self.read_to.get(seat, len(story)), len(story))
        self.read_to[seat] = len(story)
        others = [line for entry, line in zip(match.moves[start:], story[start:], strict=True) if entry.seat != seat]
        return f"\nMeanwhile {words.digest(others)}" if others else ""

    def find_news(self, seat: int) -> None:
        """Which hexes others have changed since this seat last chose."""
        assert self.menu is not None
        now = signatures(self.menu.view.cells)
        before = self.before.get(seat, now)
        self.news = {name for name, sign in now.items() if before.get(name) != sign}
        self.before[seat] = now

    # --- showing

    def view(self) -> View:
        return self.menu.view if self.menu is not None else self.sitting.view(self.viewer)

    def show_position(self, message: str) -> None:
        view = self.view()
        self.say(message)
        troubles = self.sitting.told_troubles()
        if troubles:
            self.say(" ".join(troubles), bad=True)
        self.query_one(Board).show(view.cells, self.look(), "")
        self.query_one("#title", Static).update(title_text(self.sitting.game.info.title, view))
        own = self.sitting.setup.name(self.viewer) if self.viewer >= 0 else ""
        hand, rest = split_panels(view, own)
        self.query_one("#hand", VerticalScroll).border_title = hand[0].title if hand else "Hand"
        self.query_one("#hand-text", Static).update(panel_text(hand, titles=False))
        self.query_one("#players-text", Static).update(panel_text(sorted(rest, key=lambda panel: not panel.colour)))
        story = self.sitting.match.story(self.viewer)[-STORY_LINES:]
        self.query_one("#story-text", Static).update(Text("\n".join(story)))
        self.query_one("#story", VerticalScroll).scroll_end(animate=False)

    def look(self, changed: set[str] | None = None, cursor: str = "") -> Look:
        legal = set(self.menu.by_cell) if self.menu is not None else set()
        return Look(legal, changed or set(), self.news if not changed else set(), cursor)

    def say(self, message: str, bad: bool = False) -> None:
        line = self.query_one("#message", Static)
        line.set_class(bad, "bad")
        line.update(Text(message))

    def preview(self, answer: Answer) -> None:
        """The map as it would be after an answer."""
        assert self.menu is not None
        state = self.sitting.seen(self.viewer)
        self.sitting.game.play(state, answer.action)
        after = self.sitting.game.view(state, self.viewer).cells
        before = signatures(self.menu.view.cells)
        changed = {cell.name for cell in after if before[cell.name] != signature(cell)}
        follow = answer.cells[0] if answer.cells else next(iter(changed), "")
        cursor = "" if changed else follow
        self.query_one(Board).show(after, self.look(changed, cursor), follow)

    # --- answering

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        line = self.query_one(Answers).line
        if self.menu is None or line is None or event.option_list.id != "answers":
            return
        if line.answer is not None:
            self.preview(line.answer)
        elif line.kind == "hex":
            self.query_one(Board).show(self.menu.view.cells, self.look(cursor=line.key), line.key)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        line = self.query_one(Answers).line
        if event.option_list.id != "answers" or line is None:
            return
        if line.kind == "table":
            self.table_choice(line.key)
        elif line.answer is not None:
            self.play(line.answer.action)
        elif self.menu is not None:
            self.open_answers(line.key)

    def table_choice(self, key: str) -> None:
        if key in ("next", "run"):
            self.stepping = key == "next"
            self.advance()
        elif key == "why":
            self.action_why()
        elif key == "scores":
            self.action_scores()
        elif key == "story":
            self.action_story()
        else:
            self.action_leave(0)

    def open_answers(self, name: str) -> None:
        """The answers at one hex; where there are none, the rule that says so."""
        assert self.menu is not None
        here = self.menu.by_cell.get(name, [])
        cell = self.menu.cells[name.lower()]
        if not here:
            refusal = why_not(self.sitting.match, self.viewer, cell)
            reason = f"Not allowed: {words.refusal_words(self.sitting.game, refusal)}" if refusal else ""
            self.say(f"{cell.words}\n{reason}".strip(), bad=bool(refusal))
            return
        self.open_hex = name
        answers = self.query_one(Answers)
        answers.show_some(self.menu, here)
        answers.focus()
        self.say(f"{cell.words}   Esc: all answers")

    def play(self, action: int) -> None:
        try:
            self.sitting.play(self.viewer, action)
        except Refused as refused:
            self.say(words.problem_words(self.sitting.game, refused), bad=True)
            return
        self.read_to[self.viewer] = len(self.sitting.match.moves)
        self.before[self.viewer] = signatures(self.sitting.view(self.viewer).cells)
        self.news = set()
        self.advance()

    def on_board_looked(self, event: Board.Looked) -> None:
        cell = next((c for c in self.view().cells if c.name == event.hex), None)
        if cell is not None:
            self.say(cell.words)

    def on_board_picked(self, event: Board.Picked) -> None:
        if self.menu is not None:
            self.open_answers(event.hex)

    # --- typing

    def action_type(self) -> None:
        if self.menu is not None:
            command = self.query_one("#command", Input)
            command.value = ""
            command.add_class("open")
            command.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.input.id != "command" or self.menu is None or not event.input.has_class("open"):
            return
        found = self.menu.search(event.value)
        if found:
            self.query_one(Answers).show_some(self.menu, found)
        else:
            self.query_one(Answers).show_all(self.menu)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id != "command" or self.menu is None:
            return
        text = event.value
        self.close_command()
        if not text.strip():
            return
        try:
            found = self.menu.find(text)
        except BadInput as problem:
            self.query_one(Answers).show_all(self.menu)
            self.say(words.problem_words(self.sitting.game, problem), bad=True)
            return
        if isinstance(found, list):
            self.query_one(Answers).show_some(self.menu, found)
        else:
            self.play(found)

    def close_command(self) -> None:
        self.query_one("#command", Input).remove_class("open")
        self.query_one(Answers).focus()

    def action_all_answers(self) -> None:
        self.close_command()
        self.open_hex = ""
        if self.menu is not None:
            self.query_one(Answers).show_all(self.menu)

    # --- the other keys

    def action_undo(self) -> None:
        seat = self.viewer if self.viewer != NATURE or not self.sitting.alone else self.last_person
        try:
            count = self.sitting.undo(seat)
        except Refused as refused:
            self.say(words.problem_words(self.sitting.game, refused), bad=True)
            return
        self.advance()
        self.say(f"Took back {words.plural(count, 'move')}.")

    def action_help(self) -> None:
        match = self.sitting.match
        related = words.related_rules(self.sitting.game, self.sitting.seen(self.viewer), match.legal())
        prompt = match.decision.prompt if match.decision else ""
        above = f"{KEYS}\n\nRules for this decision ({prompt}):" if related else KEYS
        self.push_screen(RulesScreen(self.sitting.game, "Help", above, related))

    def action_rules(self) -> None:
        self.push_screen(RulesScreen(self.sitting.game, "Rules", "", self.sitting.game.info.rules.rules))

    def action_scores(self) -> None:
        self.push_screen(TextScreen("Scores", words.standings(self.sitting.match, self.viewer)))

    def action_why(self) -> None:
        number = words.last_automa_move(self.sitting.match)
        if number:
            self.push_screen(TextScreen("Why?", why_text(self.sitting.match, number)))
        else:
            self.say("No automa has decided anything yet.")

    def action_story(self) -> None:
        self.push_screen(StoryScreen(self.sitting.match, self.viewer))

    def action_hand(self) -> None:
        own = self.sitting.setup.name(self.viewer) if self.viewer >= 0 else ""
        hand, _ = split_panels(self.view(), own)
        self.push_screen(TextScreen("Hand", [line for panel in hand for line in words.panel_lines(panel)]))

    def action_players(self) -> None:
        panels = self.view().panels
        self.push_screen(TextScreen("Table", [line for panel in panels for line in words.panel_lines(panel)]))

    def action_zoom(self) -> None:
        board = self.query_one(Board)
        board.zoom()
        self.screen.set_class(board.large, "zoomed")  # a large map needs the room below it

    def action_leave(self, code: int) -> None:
        self.exit(code)


def info_box(id: str, title: str) -> VerticalScroll:
    """A titled box of text that scrolls but never takes the focus from the answers."""
    box = VerticalScroll(Static(id=f"{id}-text"), id=id, classes="info", can_focus=False)
    box.border_title = title
    return box


def play_full_screen(sitting: Sitting) -> int:
    """Play, and leave the result on the ordinary screen."""
    code = FootplateApp(sitting).run()
    if sitting.match.over:
        print("\n".join(words.standings(sitting.match, NATURE)))
    print("\n".join(sitting.farewell()))
    return code or 0

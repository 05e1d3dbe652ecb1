"""The full-screen game: who has to choose, what happens in between, and the keys that play."""

import sys
from time import monotonic
from typing import ClassVar, Final, Literal

from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.widgets import Input, OptionList

from footplate.table.errors import BadInput
from footplate.table.game import NATURE
from footplate.table.rules import Refused
from footplate.terminal import words
from footplate.terminal.language import tell
from footplate.terminal.moves import why_not
from footplate.terminal.screen.answers import Answers
from footplate.terminal.screen.board import BoardMap
from footplate.terminal.screen.dialogs import PassScreen, open_text
from footplate.terminal.screen.showing import Showing
from footplate.terminal.screen.texts import differing, signatures
from footplate.terminal.sitting import Sitting
from footplate.terminal.spots import pieces
from footplate.terminal.trying import try_lines

BREATH: Final = 0.08  # seconds that bots may think before the screen is drawn again
TRY: Final = "try"


class FootplateApp(Showing):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "undo"),
        Binding("colon,slash", "type", "type"),
        Binding("escape", "all_answers", "back"),
        Binding("q", "leave(0)", "quit"),
        Binding("ctrl+c", "leave(130)", "stop", priority=True),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.last_person = NATURE  # who sat here before the keyboard is handed on
        self.stepping = True  # automas stop after each of their steps
        self.quick: set[int] = set()  # bots that chose before anybody could wonder
        self.read_to: dict[int, int] = {}  # how many moves each seat has been told of
        self.before: dict[int, dict[str, str]] = {}  # what each seat saw on each place when it last chose

    def get_driver_class(self) -> type[Driver]:
        return patient(super().get_driver_class())

    def on_mount(self) -> None:
        self.query_one(Answers).focus()
        self.advance()

    # --- what happens by itself

    def advance(self, announced: bool = False) -> None:
        """Let chance, automas and bots play until a person has to choose or an automa's step is to be shown."""
        began = monotonic()
        while True:
            bot = self.sitting.bot
            if bot is not None and bot not in self.quick and not announced:
                self.show_thinking()
                return
            asked, announced = monotonic(), False
            happening = self.sitting.step()
            if happening is None:
                break
            if bot is not None:
                (self.quick.add if monotonic() - asked < BREATH else self.quick.discard)(bot)
            if happening.automa and self.stepping and self.sitting.people:
                self.pause(happening.number)
                return
            if monotonic() - began > BREATH:
                self.show_thinking()
                return
        self.arrive()

    def show_thinking(self) -> None:
        """Draw the table as it is now, before a thought that may take long, and then go on."""
        self.menu = None
        self.query_one(Answers).offer([])
        self.show_position(tell("Thinking …"))
        self.set_timer(0.01, lambda: self.advance(announced=True))

    def pause(self, number: int) -> None:
        """Show an automa's step, and wait."""
        self.menu = None
        line = words.story(self.sitting.table, self.viewer)[number - 1]
        move = tell("Move {number}, {line}", number=str(number), line=line)
        self.show_position(f"{move}   {tell('Enter: next step, w: why')}")
        self.show_step(number)
        choices = [("next", tell("Next step")), ("run", tell("Play on to the next choice")), ("why", tell("Why?"))]
        self.query_one(Answers).offer(choices)

    def arrive(self) -> None:
        """Somebody has to choose, or it is over."""
        self.stepping = True
        match = self.sitting.match
        seat = self.sitting.seat
        if seat is None:
            self.finish()
        elif seat != self.viewer and self.sitting.secrets:
            self.hand_over(seat)
        else:
            self.viewer = seat
            self.menu = self.sitting.menu(seat)
            self.find_news(seat)
            prompt = tell(match.decision.prompt) if match.decision else ""
            name = words.seat_name(self.sitting.setup, seat).capitalize()
            self.show_position(f"{name}: {prompt}{self.happened(seat)}")
            self.query_one(Answers).show_all(self.menu)

    def hand_over(self, seat: int) -> None:
        """Hide everything, and wait for the next person."""
        self.last_person, self.viewer, self.menu = self.viewer, NATURE, None
        self.query_one(Answers).offer([])
        self.show_position("")
        setup = self.sitting.setup
        undo = words.seat_name(setup, self.last_person) if self.can_take_back() else ""

        def answered(answer: Literal["go", "undo", "quit"] | None) -> None:
            if answer == "quit":
                self.action_leave(0)
            elif answer == "undo":
                self.viewer = self.last_person
                self.action_undo()
            else:
                self.viewer = seat
                self.arrive()

        self.push_screen(PassScreen(words.seat_name(setup, seat), undo), answered)

    def can_take_back(self) -> bool:
        return self.last_person != NATURE and self.sitting.undo_count(self.last_person) > 0

    def finish(self) -> None:
        self.menu = None
        scores = self.sitting.game.scores(self.sitting.match.state)
        verdict = words.verdict(self.sitting.setup, scores)
        self.show_position(" ".join([tell("The game is over."), verdict, self.sitting.record]).rstrip())
        choices = [("scores", tell("Score pad")), ("story", tell("The story")), ("quit", tell("Quit"))]
        self.query_one(Answers).offer(choices)
        self.action_scores()

    def happened(self, seat: int) -> str:
        """What the others did since this seat last chose, in one line."""
        match = self.sitting.match
        story = words.story(self.sitting.table, seat)
        start = min(self.read_to.get(seat, len(story)), len(story))
        self.read_to[seat] = len(story)
        others = [line for entry, line in zip(match.moves[start:], story[start:], strict=True) if entry.seat != seat]
        return "\n" + tell("Meanwhile {moves}", moves=words.digest(others)) if others else ""

    def find_news(self, seat: int) -> None:
        """Which places others have changed since this seat last chose."""
        assert self.menu is not None
        now = signatures(self.menu.view, self.own)
        before = self.before.get(seat, now)
        self.news = differing(now, before)
        self.before[seat] = now

    # --- answering

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        line = self.query_one(Answers).line
        if self.menu is None or line is None or event.option_list.id != "answers":
            return
        if line.answer is not None:
            self.preview(line.answer)
        elif line.kind == "place":
            self.query_one(BoardMap).show(self.boards(self.menu.view), self.look(cursor=line.key), line.key)

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
        """The answers at one place; where there are none, the rule that says so."""
        assert self.menu is not None
        here = self.menu.by_spot.get(name, [])
        spot = self.menu.spots[name.lower()]
        if not here:
            refusal = why_not(self.sitting.match, self.viewer, spot)
            reason = words.not_allowed(self.sitting.game, refusal) if refusal else ""
            self.say(f"{tell(spot.words)}\n{reason}".strip(), bad=bool(refusal))
            return
        answers = self.query_one(Answers)
        answers.show_some(self.menu, here)
        answers.focus()
        self.say(f"{tell(spot.words)}   {tell('Esc: all answers')}")

    def play(self, action: int) -> None:
        try:
            self.sitting.play(self.viewer, action)
        except Refused as refused:
            self.say(words.problem_words(self.sitting.game, refused), bad=True)
            return
        self.read_to[self.viewer] = len(self.sitting.match.moves)
        self.before[self.viewer] = signatures(self.sitting.view(self.viewer), self.own)
        self.news = set()
        self.advance()

    def on_board_map_looked(self, event: BoardMap.Looked) -> None:
        spot = next((s for board in self.boards(self.view()) for s in pieces(board) if s.name == event.place), None)
        if spot is not None:
            self.say(tell(spot.words))

    def on_board_map_picked(self, event: BoardMap.Picked) -> None:
        if self.menu is not None:
            self.open_answers(event.place)

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
        command, _, line = text.strip().partition(" ")
        try:
            if command == TRY:
                open_text(self, tell("What if"), try_lines(self.sitting, self.viewer, line.strip()))
                self.query_one(Answers).show_all(self.menu)
                return
            found = self.menu.find(text)
        except (BadInput, Refused) as problem:
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
        self.say(words.taken_back(count))

    def action_leave(self, code: int) -> None:
        self.exit(code)


def patient(driver: type[Driver]) -> type[Driver]:
    """A driver that reads on after a byte that isn't UTF-8 (a key of another encoding), which would end Textual."""
    if sys.platform == "win32":
        return driver
    from textual.drivers.linux_driver import LinuxDriver

    if not issubclass(driver, LinuxDriver):
        return driver

    class Patient(LinuxDriver):
        def run_input_thread(self) -> None:
            while True:
                try:
                    super().run_input_thread()
                    return
                except UnicodeDecodeError:
                    continue

    return Patient


def play_full_screen(sitting: Sitting) -> int:
    """Play, and leave the result on the ordinary screen."""
    code = FootplateApp(sitting).run()
    if sitting.match.over:
        print("\n".join(words.standings(sitting.match, NATURE)))
    print("\n".join(sitting.farewell()))
    return code or 0

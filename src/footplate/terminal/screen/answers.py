"""The list of answers: all of them, by place where there are many, those of one place, or those that were searched."""

from typing import ClassVar, Literal, NamedTuple

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from footplate.terminal.language import tell
from footplate.terminal.moves import Answer, Menu
from footplate.terminal.words import counted_answers


class Line(NamedTuple):
    """A line of the list: an answer, a place to open, or something the table offers."""

    kind: Literal["answer", "place", "table"]
    key: str
    answer: Answer | None = None


class Answers(OptionList):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("j", "cursor_down", show=False),
        Binding("k", "cursor_up", show=False),
    ]

    def __init__(self, id: str) -> None:
        super().__init__(id=id, compact=True)
        self.lines_shown: list[Line] = []

    @property
    def line(self) -> Line | None:
        """The line that is highlighted."""
        at = self.highlighted
        return self.lines_shown[at] if at is not None and at < len(self.lines_shown) else None

    def offer(self, choices: list[tuple[str, str]]) -> None:
        """What the table offers where there is no decision: key and words."""
        self._fill([Line("table", key) for key, _ in choices], [Text(words) for _, words in choices], 0)

    def show_all(self, menu: Menu) -> None:
        if not menu.grouped:
            self.show_some(menu, menu.answers)
            return
        singles = [Line("answer", a.notation, a) for a in menu.single]
        places = [Line("place", name) for name in menu.by_spot]
        texts = [answer_text(a) for a in menu.single]
        for name, here in menu.by_spot.items():
            words = tell(menu.spots[name.lower()].words).partition(", ")[2]
            texts.append(Text.assemble((f"{name} ", "bold"), f"{counted_answers(len(here))}  {words}"))
        self._fill([*singles, *places], texts, 0)

    def show_some(self, menu: Menu, answers: list[Answer]) -> None:
        at = answers.index(menu.default) if menu.default in answers else 0
        self._fill([Line("answer", a.notation, a) for a in answers], [answer_text(a) for a in answers], at)

    def _fill(self, lines: list[Line], texts: list[Text], at: int) -> None:
        self.lines_shown = lines
        self.clear_options()
        self.add_options([Option(text) for text in texts])
        self.highlighted = at if lines else None


def answer_text(answer: Answer) -> Text:
    return Text.assemble((answer.notation, "bold"), f"  {answer.words}" if answer.words else "")

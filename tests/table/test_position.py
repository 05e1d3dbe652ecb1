"""Positions in words: what every game says alike about lines that can't be."""

import pytest

from footplate.table.answers import Scores
from footplate.table.errors import BadInput
from footplate.table.position import Position, answer, score_fact
from footplate.table.reading import number

USAGE = {"heap": "Write 'heap NUMBER'.", "kept": "Write 'kept SEAT NUMBER'.", "rest": "Write 'rest'."}


class Heaps(Position):
    def __init__(self) -> None:
        super().__init__(USAGE, ["heap"], ["rest"])
        self.heaps: list[int] = []
        self.kept: dict[str, int] = {}

    def subject(self, verb: str, args: list[str]) -> str:
        return f"{verb} {args[0]}" if verb == "kept" else verb

    def line(self, verb: str, args: list[str], rest: str) -> None:
        if verb == "heap":
            self.heaps.append(number(args[0], 1, 9))
        elif verb == "kept":
            seat, count = args
            self.kept[seat] = number(count, 0, 9)
        else:
            self.heaps.append(-sum(self.heaps))

    def fill(self) -> None:
        if len(self.kept) > 1:
            raise BadInput("only one keeps any.", "kept blue", "Leave it out.")
        if not self.heaps:
            raise BadInput("there are no heaps.")


def test_what_is_left_is_counted_last() -> None:
    heaps = Heaps()
    heaps.arrange(["rest", "heap 3", "heap 4", "kept red 2"])
    assert (heaps.heaps, heaps.kept) == ([3, 4, -7], {"red": 2})
    assert heaps.said == {"rest": 1, "heap": 3, "kept red": 4}


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["heap 3", "heep 4"], "2: unknown word 'heep'. Did you mean 'heap' or 'kept'?"),
        (["heap 3", "heap 12"], "2: '12' is not a number from 1 to 9."),
        (["heap"], "1: 'heap' can't be understood. Write 'heap NUMBER'."),
        (["heap 1", "kept"], "2: 'kept' can't be understood. Write 'kept SEAT NUMBER'."),
        (["kept red 1 2"], "1: 'kept red 1 2' can't be understood. Write 'kept SEAT NUMBER'."),
        (["heap 1", "kept red 1", "kept red 2"], "3: 'kept red' stands here twice."),
        (["heap 1", "kept red 1", "kept blue 2"], "3: only one keeps any. Leave it out."),
        (["kept red 1"], "0: there are no heaps."),
    ],
)
def test_a_line_that_cannot_be_is_named(lines: list[str], said: str) -> None:
    with pytest.raises(BadInput) as error:
        Heaps().arrange(lines)
    assert str(error.value) == said


def test_questions() -> None:
    def look(name: str, args: list[str]) -> str:
        return f"{name} of {args[0]}"

    assert answer(["heap", "red"], ["heap"], look) == "heap of red"
    with pytest.raises(BadInput) as error:
        answer(["heap"], ["heap"], look, "Whose?")
    assert str(error.value) == "'heap' asks too little. Whose?"
    with pytest.raises(BadInput) as error:
        answer(["hep"], ["heap"], look)
    assert str(error.value) == "unknown fact 'hep'. Did you mean 'heap'?"


def test_points_by_column() -> None:
    scores = Scores(["heaps", "last heap"], [[3, 1], [2, 0]], [])
    assert [score_fact(scores, 0, words) for words in ([], ["heaps"], ["last", "heap"])] == ["4", "3", "1"]
    with pytest.raises(BadInput, match="unknown column 'heeps'"):
        score_fact(scores, 0, ["heeps"])

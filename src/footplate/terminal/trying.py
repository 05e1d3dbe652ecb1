"""What if: a line that is played on a copy, and what follows until one is asked again."""

from typing import Final

from footplate.table.errors import BadInput
from footplate.table.reading import quoted
from footplate.terminal import words
from footplate.terminal.language import tell
from footplate.terminal.sitting import Sitting

MOST: Final = 400  # moves that follow, told or not: a bot against itself could go on for long


def try_lines(sitting: Sitting, seat: int, text: str) -> list[str]:
    """What `text` would lead to: a move as one would type it, or several with commas between them."""
    if not sitting.alone:
        raise BadInput(tell("only who plays alone can try something out: it would show what others have."))
    if not text:
        first = sitting.menu(seat).answers[0].notation
        raise BadInput(tell("try what?"), cure=tell("Name a move, or a line of them: try {move}.", move=first))
    copy = sitting.copy()
    told = len(copy.match.moves)
    for part in text.split(","):
        play_on(copy)
        take(copy, seat, part)
    play_on(copy)
    story = words.story(copy.table, seat)
    return [
        tell("On a copy; what is drawn may be otherwise at the table:"),
        *(f"{number:4} {line}" for number, line in enumerate(story[told:], told + 1)),
        *words.standings(copy.match, seat),
    ]


def take(copy: Sitting, seat: int, text: str) -> None:
    """One move of the line. Raises BadInput where it isn't clear, Refused where it may not be."""
    if copy.seat != seat:
        raise BadInput(tell("nobody asks you before {move}.", move=quoted(text.strip())))
    found = copy.menu(seat).find(text)
    if isinstance(found, list):
        what = tell("{text} could be several moves.", text=quoted(text.strip()))
        raise BadInput(what, cure=tell("One of them: {move}.", move=found[0].notation))
    copy.play(seat, found)


def play_on(copy: Sitting) -> None:
    """What happens by itself."""
    for _ in range(MOST):
        if copy.step() is None:
            return

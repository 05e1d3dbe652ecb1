"""A position that can't be is refused where it is written, with what is wrong and what to do about it."""

import pytest

from footplate.table.errors import BadInput
from footplate.table.scenario import open_position, read_scenario
from tests.games.steamrollers.tables import ONLY, SOLO

TWO = "red, blue"
THREE = "red, blue, green"
NONE = "0 used and 0 in hand or claimed"
ONE = "0 used and 1 in hand or claimed"
NO_CLAIM = "no tile in this game claims a die."
PERSONAL_CURE = "It isn't of the colour of city 3 or 4."
POWERS = f"{TWO}\npowers: yes"
FREE = "Give them all, or leave the line out."
OLIVE_LINE = "Write 'olive points NUMBER' or 'olive die NUMBER'."
NOT_TAKEN = "has not acted in this round, and can't have taken tile 4 in it. Write 'sideways' instead of 'new'."
LATE = "during the set-up no round has begun. Leave this line or 'setup' out."

# Seats, lines (the first is line 4 of the file), and what is said.
IMPOSSIBLE = [
    # dice
    (THREE, "dice 3", f"x.scn:4: of 4 white dice, {NONE}, 4 can be free, not 1. {FREE}"),
    (TWO, "dice 1 2 3 4", f"x.scn:4: of 3 white dice, {NONE}, 3 can be free, not 4. {FREE}"),
    (TWO, "die 1; dice 1", f"x.scn:5: of 3 white dice, {ONE}, 2 can be free, not 1. {FREE}"),
    (TWO, "dice 1 2 3; dice 1", "x.scn:5: 'dice' stands here twice."),
    (TWO, "tile 2b; die 4 4", "x.scn:5: two dice come from the tile that takes two, after it was played."),
    (
        TWO,
        "round 2; tile 2a red; die 4 4",
        "x.scn:6: two dice come from the tile that takes two, after it was played. "
        "Leave it in the centre: it is back there.",
    ),
    (SOLO, "die 4 4", "x.scn:4: two dice come from the tile that takes two, after it was played."),
    # actions
    (TWO, "actions 12; die 4 4", "x.scn:4: '12' is not a number from 0 to 2."),
    (TWO, "actions 1; die 4 4", "x.scn:4: the actions left can only be 2 here, not 1."),
    (TWO, "actions 0", "x.scn:4: the actions left can only be 1 here, not 0."),
    (TWO, "actions 2", "x.scn:4: the actions left can only be 1 here, not 2."),
    (SOLO, "actions 0", "x.scn:4: the actions left can only be 1 or 2 here, not 0."),
    (SOLO, "olive die 1; actions 1", "x.scn:5: the actions left can only be 0 here, not 1."),
    # tile 2b
    (SOLO, "claimed 1 red", f"x.scn:4: {NO_CLAIM}"),
    (SOLO, "claimed 1 blue", f"x.scn:4: Olive has no sheet, tiles or turn of this kind. {OLIVE_LINE}"),
    (TWO, "claimed 1 blue", f"x.scn:4: {NO_CLAIM} Tile 2b does: write 'tile 2b'."),
    (
        TWO,
        "round 2; tile 2b blue sideways; claimed 1 blue",
        "x.scn:6: the tile that claimed the die is back in the centre.",
    ),
    (TWO, "tile 2b; turn blue; claimed 1 red", "x.scn:6: the die is claimed for somebody who has picked one already."),
    (TWO, "tile 2b; die 1; claimed 1 red", "x.scn:6: the die is claimed for somebody who has picked one already."),
    # tiles
    (
        THREE,
        "tile 4b green new",
        f"x.scn:4: green {NOT_TAKEN}",
    ),
    (SOLO, "tile 4b red new", f"x.scn:4: red {NOT_TAKEN}"),
    (TWO, "tile 4b; tile 4a red", "x.scn:5: 'tile 4' stands here twice."),
    # Olive
    (TWO, "olive die 1", "x.scn:4: Olive doesn't play here. Seats look like 'red, blue=olive' where she does."),
    (TWO, "crosses 0 0 0 0 0 1", "x.scn:4: Olive doesn't play here. Seats look like 'red, blue=olive' where she does."),
    (SOLO, "crosses 0 0 0 0 0 99", "x.scn:4: '99' is not a number from 0 to 8."),
    (SOLO, "die 1; olive die 1", "x.scn:5: a die is in hand already. Olive takes the last one."),
    (SOLO, "olive die 1; die 1", "x.scn:5: Olive has a die in hand already."),
    (SOLO, "turn blue", f"x.scn:4: Olive has no sheet, tiles or turn of this kind. {OLIVE_LINE}"),
    (SOLO, "points blue 3", f"x.scn:4: Olive has no sheet, tiles or turn of this kind. {OLIVE_LINE}"),
    # the set-up
    (SOLO, "setup; olive die 1", f"x.scn:5: {LATE}"),
    (TWO, "round 2; setup", f"x.scn:4: {LATE}"),
    (TWO, "setup; engine red 1 2 3 4 5 6", "x.scn:5: before the first round nobody's engine is full."),
    (
        TWO,
        "setup; bag red 0; bag blue 0; bag grey 0; bag green 9",
        "x.scn:8: the cities still need 24 goods, and the bag holds fewer.",
    ),
    # numbers
    (TWO, f"points red {'9' * 5000}", f"x.scn:4: '{'9' * 60}…' is not a number from 0 to 9999."),
    (TWO, "round 0", "x.scn:4: '0' is not a number from 1 to 999."),
    (TWO, "chart ١", "x.scn:4: '١' is not a number from 0 to 9999."),
    # starting powers
    (TWO, "bonus red 2", "x.scn:4: starting powers are not in use. Write 'powers: yes' above the position."),
    (TWO, "personal red 3 red", "x.scn:4: starting powers are not in use. Write 'powers: yes' above the position."),
    (POWERS, "bonus red 3", "x.scn:5: the starting power +2 gives 2 points, not '3'."),
    (POWERS, "bonus red 2; bonus blue 2", "x.scn:6: this starting power exists once. Leave one of the lines out."),
    (POWERS, "personal red 1 red", "x.scn:5: a personal good lies on city 3 or 4, not on 1."),
    (POWERS, "personal red 3 grey", f"x.scn:5: a personal good is never grey. {PERSONAL_CURE}"),
    (POWERS, "personal red 3 coal", f"x.scn:5: a personal good is never coal. {PERSONAL_CURE}"),
    (POWERS, "personal red 3 red; bonus red 2", "x.scn:6: red has one starting power, not two."),
    (
        POWERS,
        "personal red 3 red; personal blue 3 red",
        "x.scn:6: this starting power exists once. Leave one of the lines out.",
    ),
]

POSSIBLE = [
    (THREE, "turn blue; dice 1 2"),  # red has taken two dice with tile 2a, which lies in the centre again
    (THREE, "turn blue; tile 4b red new"),
    (THREE, "tile 2b; claimed 1 green; turn blue"),
    (TWO, "tile 2b; claimed 1 blue; turn blue; start red"),
    (TWO, "die 4 4"),
    (SOLO, "actions 1; tile 4b red new"),
    (SOLO, "olive die 1; tile 4b red new"),
    (SOLO, "actions 1; tile 4b red sideways"),  # her own, taken once more
    (POWERS, "personal red 3 red; bonus blue 2"),
    (POWERS, "bonus red 0; bonus blue 2"),
]


def opened(seats: str, lines: str) -> None:
    position = "".join(f"  {line.strip()}\n" for line in lines.split(";"))
    text = f"game: steamrollers\nseats: {seats}\nposition:\n{position}then:\n  round = 1\n"
    match = open_position(read_scenario(text, ONLY, "x.scn"))
    assert match.legal()


@pytest.mark.parametrize(("seats", "lines", "said"), IMPOSSIBLE, ids=[line[1][:40] for line in IMPOSSIBLE])
def test_a_position_that_cannot_be(seats: str, lines: str, said: str) -> None:
    with pytest.raises(BadInput) as error:
        opened(seats, lines)
    assert str(error.value) == said


@pytest.mark.parametrize(("seats", "lines"), POSSIBLE)
def test_its_neighbour_that_can(seats: str, lines: str) -> None:
    opened(seats, lines)

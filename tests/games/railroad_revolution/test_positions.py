"""What is wrong with a position is said at its line, with a cure: positions of Railroad Revolution."""

import pytest

from footplate.table.errors import BadInput
from tests.games.railroad_revolution.tables import GAME, table

# Lines, which of them is wrong (0: all of them together), and what is said.
EXPANSION = [
    (["tile Washington CT01"], 1, "the reward of Washington is printed."),
    (["tile Chicgo CT01"], 1, "unknown city 'Chicgo'. Did you mean 'Chicago' or 'Washington'?"),
    (["tile Chicago CT99"], 1, "unknown city tile 'CT99'. Did you mean 'CT09' or 'CT13' or 'CT12'?"),
    (["tile Chicago CT01", "tile Denver CT01"], 2, "CT01 lies somewhere already."),
    (["section 1 TT1"], 1, "the bonus of section 1 is printed."),
    (["section 2"], 1, "'section 2' can't be understood. Write 'section NUMBER TILE', like 'section 2 TT1'."),
    (["gap 6 10"], 1, "no VP tile lies in gap 6."),
    (["gap 1 5"], 1, "unknown VP tile '5'. Possible: 6, 7, 8, 9, 10."),
    (
        ["rails red CHI-DEN-1"],
        1,
        "the rails of red don't hang together. Write 'rails SEAT SLOT, SLOT …', like 'rails red CHA-MIA, MIA-HOU-1'.",
    ),
    (
        ["rails red nowhere"],
        1,
        "unknown slot 'nowhere'. Write 'rails SEAT SLOT, SLOT …', like 'rails red CHA-MIA, MIA-HOU-1'.",
    ),
    (["rails red CHA-MIA, CHA-MIA"], 1, "CHA-MIA holds a rail of red already."),
    (["stations red Denver"], 1, "red has a station in Denver and no rail to it."),
    (["stations red Washington, Washington"], 1, "Washington holds a station of red already."),
    (["offices red 2, 2"], 1, "section 2 holds an office of red already."),
    (["money red -1"], 1, "'-1' is not a number from 0 to 99999."),
    (["money red"], 1, "'money red' can't be understood. Write 'money SEAT DOLLARS'."),
    (["money purple 3"], 1, "unknown seat 'purple'. Possible: red, blue."),
    (["shares red 99"], 1, "'99' is not a number from 0 to 48."),
    (["workers red none"], 1, "red has no worker. Everybody keeps at least one."),
    (["workers red pink"], 1, "unknown worker 'pink'. Possible: white, purple, orange, grey, turquoise."),
    (
        ["used red white white white white white white white white white white white white white"],
        0,
        "there are 16 white workers, not 21.",
    ),
    (["trains red Paymaster"], 1, "everybody has one Promoter. Write 'Promoter' or 'Promoter down' among the trains."),
    (["trains red Promoter, Paymaster, Paymaster"], 1, "red has 2 trains Paymaster. A player has one of a type."),
    (["left red rails 20"], 1, "red has no more than 15 rails."),
    (["left red wheels 2"], 1, "unknown piece 'wheel'. Possible: rail, building."),
    (["spare red rails"], 1, "unknown piece 'rails'. Did you mean 'rail'?"),
    (["milestone red middle A1-1"], 1, "unknown column 'middle'. Possible: left, right."),
    (["milestone red left A1-1 grey"], 1, "A1-1 has no free spot for a grey worker."),
    (["milestone red left A1-1", "done blue A1-1"], 2, "A1-1 is somebody's already."),
    (["deal DL77"], 1, "unknown deal tile 'DL77'. Did you mean 'DL7' or 'DL9' or 'DL8'?"),
    (
        ["order red red"],
        1,
        "everybody has one place in the order of turns. Write 'order SEAT SEAT …', the first one first.",
    ),
    (
        ["order red"],
        1,
        "everybody has one place in the order of turns. Write 'order SEAT SEAT …', the first one first.",
    ),
    (["turn green"], 1, "unknown seat 'green'. Did you mean 'red'?"),
    (["setup sometime"], 1, "unknown decision of the set-up 'sometime'. Did you mean 'section'?"),
    (["setup", "money red 3"], 2, "during the set-up no round has begun. Leave this line or 'setup' out."),
    (["performance red C1 left 5"], 1, "'5' is not a number from 1 to 4."),
    (["performance red C1 left 1", "performance blue C1 left 1"], 2, "a tile lies there, or it lies elsewhere."),
    (["row 4 C1"], 1, "'4' is not a number from 1 to 3."),
    (["row 1 C1", "row 2 C1"], 2, "C1 lies somewhere already."),
    (["reward red R9"], 1, "unknown reward tile 'R9'. Did you mean 'R4' or 'R3' or 'R2'?"),
    (["laid 1 WG05"], 1, "WG05 is a wagon of row 2."),
    (["wagon red WG01 Improver"], 1, "red has no Improver. Write the line 'trains' before it."),
    (["spots 1 wheel"], 1, "unknown piece 'wheel'. Possible: rail, building."),
    (["spots 1 none"], 1, "0 wagons of row 1 are gone, so as many spots are filled."),
    (["card C1"], 1, "only a Mautoma has a card in play. Write whose turn it is: 'turn SEAT'."),
    (["deck red S1"], 1, "red is no Mautoma. Seats look like 'red, blue=mautoma' where one is."),
    (["sing"], 1, "unknown word 'sing'. Did you mean 'section' or 'stations'?"),
    (["round 3", "last 2"], 2, "the game is over with round 2. Write 'last NUMBER' (the round that ends the game)."),
    (["reward red R1", "reward red R2"], 2, "red has a tile of this type. One of each type, at most."),
    (["marker red west 3"], 1, "'west' is not a number from 0 to 12."),
]
SETTING_UP = [
    (["setup", "row 1 C1 C2 C6"], 2, "row 1 has 2 tiles at most."),
    (
        ["setup", "row 1 C1 C2", "row 2 C3"],
        2,
        "too many tiles of the letter A. One is set aside, some are removed.",
    ),
    (["setup", "rewards 2 R1 R4"], 2, "reward row 2 has 1 of type rail at most."),
    (["setup", "laid 1 WG01 WG02 WG03"], 2, "row 1 has 2 wagons at most."),
]
BASE = [
    (["row 1 C1"], 1, "the base game has no such thing. Take the edition 'expansion'."),
    (["marker red 3"], 1, "unknown track '3'. Possible: west, stations, offices."),
    (["marker red north 3"], 1, "unknown track 'north'. Possible: west, stations, offices."),
    (["marker red west 9"], 1, "'9' is not a number from 0 to 6."),
    (["gap 1 6"], 1, "no VP tile lies in gap 1."),
    (["section 8 TT1"], 1, "the bonus of section 8 is printed."),
    (["wagon red WG01 Promoter"], 1, "the base game has no such thing. Take the edition 'expansion'."),
]
SOLO = [
    (["deck blue S99"], 1, "unknown card 'S99'. Possible: S1, S2, S3, S4, S5, S6, S7, S8 and 20 more."),
    (["card Q1"], 1, "unknown card 'Q1'. Did you mean 'S1' or 'C1'?"),
    (["playmat blue 99"], 1, "'99' is not a number from 0 to 12."),
    (["invested blue 11"], 1, "'11' is not a number from 0 to 10."),
    (["inner blue wheel slot"], 1, "unknown piece 'wheel'. Possible: rail, building."),
    (["inner blue rail moon"], 1, "unknown place 'moon'. Possible: slot, box, used."),
    (["workforce blue 10"], 1, "'10' is not a number from 0 to 9."),
    (
        ["workers blue white"],
        1,
        "a Mautoma's workers are of any colour. Write 'workforce SEAT NUMBER' (its workers, of any colour).",
    ),
    (["money blue 3"], 1, "a Mautoma has no money. Leave this line out."),
    (["turn red", "card S2"], 2, "only a Mautoma has a card in play. Write whose turn it is: 'turn SEAT'."),
    (["trains blue Promoter, Paymaster, Paymaster, Paymaster, Paymaster"], 0, "there are 3 trains Paymaster, not 4."),
    (["workforce blue 2", "workforce blue 3"], 2, "'workforce blue' stands here twice."),
]
TABLES = [
    ("red, blue", "expansion", EXPANSION + SETTING_UP),
    ("red, blue", "base", BASE),
    ("red, blue=mautoma", "expansion", SOLO),
]
CASES = [(seats, edition, *case) for seats, edition, cases in TABLES for case in cases]


@pytest.mark.parametrize(("seats", "edition", "lines", "number", "said"), CASES, ids=lambda value: str(value)[:50])
def test_a_line_that_is_wrong_is_named(seats: str, edition: str, lines: list[str], number: int, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.check(GAME.arrange(table(seats, edition), lines))
    assert str(refused.value) == f"{number}: {said}"

"""What is wrong with a scenario file is said with file, line, field, and what to do about it."""

import unicodedata

import pytest

from footplate.games import GAMES
from footplate.table.errors import BadInput
from footplate.table.game import State
from footplate.table.scenario import read_scenario, run_scenario

BASE = """\
title: A scenario to spoil
rules: sp.money.three
game: steam-power
seats: red, blue
data map:
  row,A,B,C
  1,P,P,AS Aston
  2,P,P,P
  3,CA Carden,P,P

position:
  tile Aston black
  link red Aston, C2, B2, Carden
  factory red Aston, 4
  hand red C01

when:
  red: money
then:
  money red = 8
"""

TILE = "tile Aston black"
LINK = "link red Aston, C2, B2, Carden"
FACTORY = "factory red Aston, 4"
SEATS = "seats: red, blue\n"
FACT = "money red = 8"
WITH_AUTOMA = "Seats look like 'red, blue=mautoma' there."
WRITE_LINK = "Write 'link SEAT CITY, HEX, HEX, CITY', or end with 'open EDGE' for an incomplete link."

# What is replaced, by what, and what is said.
ERRORS = [
    # the header
    ("game: steam-power\n", "", "x.scn: the field 'game' is missing. For example 'game: steam-power'."),
    (
        "steam-power",
        "steam-pwer",
        "x.scn:3: game: unknown game 'steam-pwer'. Did you mean 'steam-power' or 'steamrollers'?",
    ),
    (SEATS, "", "x.scn: the field 'seats' is missing. For example 'seats: red, blue'."),
    ("red, blue", "red, bleu", "x.scn:4: seats: unknown seat 'bleu'. Did you mean 'blue'?"),
    ("red, blue", "red, red", "x.scn:4: seats: seat 'red' stands here twice."),
    ("red, blue", "red, blue=robot", "x.scn:4: seats: unknown role 'robot'. Possible: player, mautoma."),
    (SEATS, SEATS + "edition: finale\n", "x.scn:5: edition: unknown edition 'finale'. Did you mean 'final'?"),
    (SEATS, SEATS + "titel: Two\n", "x.scn:5: titel: unknown field 'titel'. Did you mean 'title'?"),
    (SEATS, SEATS + "seats: red\n", "x.scn:5: field 'seats' stands here twice."),
    (SEATS, SEATS + "map: GB\n", "x.scn:5: map: unknown map 'GB'. Did you mean 'GL'?"),
    (SEATS, SEATS + "hello\n", "x.scn:5: 'hello' is not a field. Fields look like 'edition: final'."),
    (
        SEATS,
        "seats: red=mautoma\n",
        "x.scn:4: seats: a Mautoma needs at least one player to play against.",
    ),
    (
        SEATS,
        SEATS + f"ruleset: {'9' * 5000}\n",
        f"x.scn:5: ruleset: ruleset '{'9' * 60}…' is not a number.",
    ),
    (SEATS, SEATS + "ruleset: new\n", "x.scn:5: ruleset: ruleset 'new' is not a number."),
    (
        SEATS,
        SEATS + "ruleset: 99\n",
        "x.scn:5: ruleset: this needs ruleset 99 of steam-power; this Footplate has ruleset 1. "
        "Update Footplate to open it.",
    ),
    (
        "sp.money.three",
        "sp.money.tree",
        "x.scn:2: rules: unknown rule 'sp.money.tree'. "
        "Did you mean 'sp.money.three' or 'sp.track.money' or 'sp.score.money'?",
    ),
    # a map inside
    ("data map", "data maps", "x.scn:5: data maps: unknown data 'maps'. Did you mean 'map'?"),
    ("row,A,B,C", "row,A,C,B", "x.scn:6: the heading is 'row,A,C,B'. Expected 'row,A,B,C' and so on."),
    ("  2,P", "  3,P", "x.scn:8: row '3' comes where row 2 is expected."),
    (
        "  2,P,P,P",
        "  2,P,X,P",
        "x.scn:8: B2: hex B2 holds 'X'. "
        "Write P, H, M, W, nothing, or a city as its two-letter code and name: 'CH Chicago'.",
    ),
    ("  2,P,P,P", "  2,P,P,P,P", "x.scn:8: 4 hexes in a row, but the heading has 3 columns."),
    (
        "CA Carden",
        "AS Carden",
        "x.scn:9: A3: the code AS is that of the city on hex C1. Every city has a code and a name of its own.",
    ),
    ("2,P,P,P", "2,W,W,W", "x.scn:5: A3: the land is in 2 parts; A3 can't be reached."),
    # sections
    (
        "position:",
        "positions:",
        "x.scn:12: 'tile Aston black' is indented, but no section begins above it. Did you mean 'position:'?",
    ),
    (
        "position:",
        "position: red",
        "x.scn:11: 'position: red' holds more than the section's name. Go on in the next line, indented.",
    ),
    (
        "when:",
        "when: red",
        "x.scn:17: 'when: red' holds more than the section's name. Go on in the next line, indented.",
    ),
    (
        "when:",
        "whne:",
        "x.scn:17: 'whne:' is not a section. Did you mean 'when:' or 'then:'? What stands in a section is indented.",
    ),
    ("when:", "position:", "x.scn:17: 'position:' comes once, before 'when:' and 'then:'."),
    (f"then:\n  {FACT}\n", "", "x.scn:18: a scenario without a fact proves nothing. Add a 'then:' section."),
    (f"  {FACT}\n", "", "x.scn:19: a scenario without a fact proves nothing. Add a 'then:' section."),
    # the position
    (TILE, "tilt Aston black", "x.scn:12: unknown word 'tilt'. Did you mean 'tile' or 'tiles'?"),
    (TILE, "tile Ashton black", "x.scn:12: unknown city 'Ashton'. Did you mean 'Aston'?"),
    (TILE, "tile Aston pink", "x.scn:12: unknown colour 'pink'. Possible: black, white, orange, grey, purple."),
    (TILE, TILE + "\n  tile Aston white", "x.scn:13: Aston has its tile already."),
    (TILE, "tile Aston purple", "x.scn:11: Aston is purple and can't have a factory."),
    (TILE, "money red", "x.scn:12: 'money red' can't be understood. Write 'money SEAT NUMBER'."),
    (TILE, "money red many", "x.scn:12: 'many' is not a number from 0 to 9999."),
    (TILE, "money pink 5", "x.scn:12: unknown seat 'pink'. Possible: red, blue."),
    (TILE, f"money red {'9' * 5000}", f"x.scn:12: '{'9' * 60}…' is not a number from 0 to 9999."),
    (TILE, f"round {'9' * 40}", f"x.scn:12: '{'9' * 40}' is not a number from 1 to 999."),
    (TILE, "round 0", "x.scn:12: '0' is not a number from 1 to 999."),
    (TILE, "money red ٣", "x.scn:12: '٣' is not a number from 0 to 9999."),
    (TILE, "turn red\n  turn blue", "x.scn:13: 'turn' stands here twice."),
    (TILE, "marker top-left", "x.scn:12: 'marker' belongs to a game with an automa. " + WITH_AUTOMA),
    (TILE, "trains red 22", "x.scn:12: 22 are more than the 20 that are left."),
    (TILE, "tiles wide 2", "x.scn:12: unknown kind of tiles 'wide'. Possible: simple, tight, crossings."),
    (TILE, "turn", "x.scn:12: 'turn' can't be understood. Write 'turn SEAT' or 'turn SEAT ACTIONS-LEFT'."),
    (TILE, "turn red 3", "x.scn:12: a turn has 1 or 2 actions left, not 3."),
    (TILE, "leftover black 8", "x.scn:12: of the 7 black tiles, 7 are left."),
    (TILE, "deck C01", "x.scn:12: contract C01 stands here twice."),
    ("hand red C01", "hand red C99", "x.scn:15: unknown contract 'C99'. Did you mean 'C39' or 'C29' or 'C19'?"),
    (FACTORY, "factory red Aston, 7", "x.scn:14: 7 cubes are more than a factory can get."),
    (FACTORY, FACTORY + "\n  factory blue Aston, 2", "x.scn:15: Aston has its factory already."),
    (
        FACTORY,
        "factory red Aston 4",
        "x.scn:14: 'factory red Aston 4' can't be understood. Write 'factory SEAT CITY, CUBES' (0 cubes: flipped).",
    ),
    # links
    (LINK, "link red Aston, C2, A1, Carden", "x.scn:13: C2 and A1 are not neighbours. Beside C2 are C1, C3, B2, B1."),
    (LINK, "link red Aston, C2, B2", f"x.scn:13: a link leads from a city over at least one hex. {WRITE_LINK}"),
    (LINK, "link red C2, B2, Carden", f"x.scn:13: a link leads from a city over at least one hex. {WRITE_LINK}"),
    (LINK, "link red Aston, C2, C9, Carden", "x.scn:13: unknown hex or city 'C9'. Possible: Carden, Aston."),
    (LINK, "link red Aston, C2, open X", "x.scn:13: unknown edge 'X'. Possible: N, NE, SE, S, SW, NW."),
    (LINK, "link red Aston, C2, open", f"x.scn:13: 'link red Aston, C2, open' can't be understood. {WRITE_LINK}"),
    (LINK, "link red Aston, C2, C3, open S", "x.scn:13: the open end on C3 points off the map."),
    (LINK, "link red Aston, C2, B2, open SW", "x.scn:13: the open end on B2 points at Carden. End with 'Carden'."),
    (LINK, "link red Aston, C2, Aston", "x.scn:13: both ends are the same city or group."),
    (LINK, LINK + "\n  link blue Aston, C2, C3, open SW", "x.scn:14: on C2, N-S can't cross N-SW."),
    (
        LINK,
        "link red Aston, C2, open S\n  link red Aston, B1, open SW",
        "x.scn:14: a seat has at most one incomplete link. Give it after the seat's other links.",
    ),
    (
        LINK,
        "link red Aston, C2, B2, Carden, B3, C3, open N",
        "x.scn:13: a link ends at the first city, here on A3. Write a second link from there.",
    ),
    # moves
    ("red: money", "red: moneys", "x.scn:18: unknown move 'moneys'. Did you mean 'money' or 'done' or 'remove'?"),
    ("red: money", "red money", "x.scn:18: 'red money' is not a move. A move looks like 'red: money'."),
    ("red: money", "pink: money", "x.scn:18: no seat 'pink'. Possible: red, blue."),
    (
        "red: money",
        "red: deliver C1",
        "x.scn:18: 'deliver' needs a contract, not 'C1'. Did you mean 'C41' or 'C31' or 'C21'?",
    ),
    ("red: money", "red: lay B2 N-S now", "x.scn:18: 'now' is too much after 'lay B2 N-S'."),
    ("red: money", "red: undo 5", "x.scn:18: 5 moves can't be undone. There are 0."),
    # facts
    (
        FACT,
        "money red",
        "x.scn:20: 'money red' is not a fact. "
        "Facts look like 'money red = 5', 'refused red: lay D7 N-S by RULE' or 'turn blue action'.",
    ),
    (
        FACT,
        "= 8",
        "x.scn:20: '= 8' is not a fact. "
        "Facts look like 'money red = 5', 'refused red: lay D7 N-S by RULE' or 'turn blue action'.",
    ),
    (FACT, "mony red = 8", "x.scn:20: unknown fact 'mony'. Did you mean 'money' or 'company'?"),
    (FACT, "money = 8", "x.scn:20: 'money' asks too little. Of which seat, city, hex or colour?"),
    (FACT, "refused blue: track", "x.scn:20: a refusal names its rule. Here it is 'by table.turn'."),
    (FACT, "refused blue track", "x.scn:20: 'blue track' is not a move. Write 'refused SEAT: MOVE'."),
    (
        FACT,
        "refused blue: track by table.tern",
        "x.scn:20: unknown rule 'table.tern'. Did you mean 'table.turn' or 'table.over' or 'table.undo'?",
    ),
    (FACT, "track Z9 = none", "x.scn:20: unknown hex 'Z9'. Possible: A1, A2, A3, B1, B2, B3, C1, C2 and 1 more."),
    (FACT, "score red vip = 1", "x.scn:20: unknown column 'vip'. Possible: money, contracts, factories, VP cities."),
    (
        FACT,
        "seen by blue hand red = 1",
        "x.scn:20: 'seen by blue hand red = 1' is not a fact. Write 'seen by SEAT: QUESTION = ANSWER'.",
    ),
]

# Facts that are not true are no errors: they are listed, with the truth.
UNTRUE = [
    (FACT, "money red = 9", "money red is '8', not '9'"),
    (FACT, "turn blue", "turn is 'red action', not 'blue'"),
    (FACT, "choices track; money", "choices are 'contracts; factory; fulfil; money; track', not 'money; track'"),
    (FACT, "choices lay: B2 N-S", "choices lay are 'none', not 'B2 N-S'"),
    (FACT, "default money", "default is 'none', not 'money'"),
    (FACT, "undo red = 0", "undo red is '1', not '0'"),
    (FACT, "seen by blue: hand red = C01", "blue's hand red is '1 hidden', not 'C01'"),
    (FACT, "legal blue: money", "blue: money is refused: It is red's decision. [table.turn]"),
    (FACT, "refused red: money by table.turn", "red: money is legal"),
    (
        FACT,
        "refused blue: money by table.over",
        "blue: money is refused by table.turn (It is red's decision.)",
    ),
    (FACT, "why closest: Aston", "no automa decides here"),
]


def spoil(old: str, new: str) -> str:
    assert BASE.count(old) >= 1
    return BASE.replace(old, new, 1)


def test_the_scenario_is_good_before_it_is_spoilt() -> None:
    assert run_scenario(read_scenario(BASE, GAMES, "x.scn")) == []


@pytest.mark.parametrize(("old", "new", "said"), ERRORS, ids=[error[2][:60] for error in ERRORS])
def test_an_error_says_where_what_and_what_to_do(old: str, new: str, said: str) -> None:
    with pytest.raises(BadInput) as error:
        run_scenario(read_scenario(spoil(old, new), GAMES, "x.scn"))
    assert str(error.value) == said


@pytest.mark.parametrize(("old", "new", "said"), UNTRUE, ids=[untrue[1] for untrue in UNTRUE])
def test_a_fact_that_is_not_true_is_listed_with_the_truth(old: str, new: str, said: str) -> None:
    assert run_scenario(read_scenario(spoil(old, new), GAMES, "x.scn")) == [f"x.scn:20: {said}"]


def test_a_refused_move_ends_the_scenario() -> None:
    scenario = read_scenario(spoil("red: money", "blue: money\n  red: money"), GAMES, "x.scn")
    assert run_scenario(scenario) == ["x.scn:18: refused: money: It is red's decision. [table.turn]"]


def test_a_position_that_contradicts_itself_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the lines alone don't show, the referee notices."""

    def complain(state: State) -> None:
        raise AssertionError("pool 1 is below zero")

    monkeypatch.setattr(GAMES["steam-power"], "check", complain)
    with pytest.raises(BadInput) as error:
        run_scenario(read_scenario(BASE, GAMES, "x.scn"))
    said = "x.scn:11: this position can't be: pool 1 is below zero. Its lines contradict each other."
    assert str(error.value) == said


def test_a_position_in_which_nobody_can_play_on_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["steam-power"], "legal", lambda state: [])
    with pytest.raises(BadInput) as error:
        run_scenario(read_scenario(BASE, GAMES, "x.scn"))
    said = "x.scn:11: this position can't be: nobody can play on, and the game is not over. "
    assert str(error.value) == said + "Its lines contradict each other."


def test_letters_with_accents_may_be_one_character_or_two() -> None:
    """In the map, the position, the moves and the facts of a scenario."""
    text = BASE.replace("Aston", "Zürich").replace("money red = 8", "colour Zürich = black\n  legal red: track")
    for form in ("NFC", "NFD"):
        assert run_scenario(read_scenario(unicodedata.normalize(form, text), GAMES, "x.scn")) == []


def test_what_the_referee_finds_in_play_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = read_scenario(BASE, GAMES, "x.scn")
    game = GAMES["steam-power"]
    check = game.check

    def complain(state: State) -> None:
        check(state)
        if game.fact(state, ["money", "red"]) != "5":
            raise AssertionError("red grew rich")

    monkeypatch.setattr(game, "check", complain)
    assert run_scenario(scenario) == ["x.scn:18: the referee: red grew rich"]

"""The log: what is written is read back to the letter."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.games.steam_power.box import data_text
from footplate.table.errors import BadInput
from footplate.table.game import Setup
from footplate.table.log import read_log, write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.games.steam_power.tables import GAME, MAP, ONLY, TABLES, move, played, table

NOTES = st.lists(st.text(max_size=30), max_size=3)


def same(a: Match, b: Match) -> None:
    """Two matches with the same log, the same past and the same present."""
    assert write_log(a) == write_log(b)
    assert a.state == b.state
    assert [(e.seat, e.action, e.forced, e.undone) for e in a.entries] == [
        (e.seat, e.action, e.forced, e.undone) for e in b.entries
    ]
    assert a.barriers == b.barriers


@settings(deadline=None, max_examples=40)
@given(
    st.sampled_from(TABLES), st.integers(0, 10_000), st.lists(st.tuples(st.integers(0, 30), NOTES), max_size=6), NOTES
)
def test_what_is_written_is_read_back_to_the_letter(
    seats: str, seed: int, parts: list[tuple[int, list[str]]], last: list[str]
) -> None:
    """With undone moves and with comments of every sort before moves, undos and at the end."""
    match = Match(GAME, table(seats))
    roller = Roller(seed)
    for moves, notes in parts:
        for _ in range(moves):
            move(match, roller)
        if match.moves:
            match.undo(0, 1 + roller.below(len(match.moves)), notes)
        decision = match.decision
        assert decision is not None
        match.play(decision.seat, match.legal()[0], notes)
    match.last_notes = last
    text = write_log(match)
    again = read_log(text, ONLY)
    assert write_log(again) == text
    same(again, match)


def test_a_whole_game_is_read_back() -> None:
    match = played(table("red, blue=mautoma", {}), 5, 10_000)
    assert match.over
    again = read_log(write_log(match), ONLY)
    assert again.over
    same(again, match)


LOG = """\
footplate log 1
game: steam-power
ruleset: 1
edition: final
seats: red, blue
map: custom
data map:
  row,A,B,C,D,E
  1,P,P,NO Norton,H,P
  2,WE Weston,P,P,P,P
  3,P,H,P,P,EA Easton

moves:
# Before the first move.
nature: tile Weston black
nature: tile Norton orange
nature: tile Easton purple
nature: draw C01
nature: draw C06
nature: draw C12
nature: draw C32
nature: draw C48
nature: draw C02
nature: draw C05
nature: draw C13
nature: draw C30
nature: draw C40
nature: start blue
#
#  Indented, after an empty one.
blue: track
blue: lay B1 NE-S
# On second thoughts:
blue: undo 1
blue: lay B1 NE-SW
blue: done
# The end.
"""


def test_a_log_is_its_own_copy() -> None:
    match = read_log(LOG, ONLY)
    assert write_log(match) == LOG
    assert match.version == 19
    assert len(match.moves) == 17
    assert match.entries[0].notes == ["Before the first move."]
    assert match.entries[14].notes == ["", " Indented, after an empty one."]
    assert match.entries[16].notes == ["On second thoughts:"]
    assert match.last_notes == ["The end."]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n", "\r\n"),
        ("blue: lay B1 NE-SW", "\n  BLUE :  LAY  b1\tsw-ne  \n"),
        ("blue: undo 1", "Blue: Undo 1"),
        ("nature: tile Weston black", "Nature: tile we BLACK"),
        ("# On second thoughts:\nblue: undo 1", "blue: undo 1 # On second thoughts:"),
        ("map: custom\n", ""),
        ("edition: final\n", "# a comment\n\nedition:final\n"),
        ("ruleset: 1\n", ""),
        ("\n\nmoves:", "  \n   \n\nmoves:"),
    ],
)
def test_a_log_that_people_edited_is_the_same_game(old: str, new: str) -> None:
    assert old in LOG
    assert write_log(read_log(LOG.replace(old, new), ONLY)) == LOG


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 18))
def test_a_log_can_be_cut_after_any_move(kept: int) -> None:
    head, moves = LOG.split("moves:\n")
    lines = moves.splitlines()
    at = [i for i, line in enumerate(lines) if not line.startswith("#")][kept]
    cut = head + "moves:\n" + "\n".join(lines[:at]) + "\n"
    match = read_log(cut, ONLY)
    assert match.version == kept
    match.trust(read_log(LOG, ONLY).entries[kept:])
    match.last_notes = ["The end."]
    assert write_log(match) == LOG


CONTRACTS = data_text("contracts.csv").replace("C01,black+black,1,1", "C01,grey,9,9")


def test_components_of_ones_own_stand_in_the_log() -> None:
    match = played(table(data={"map": MAP, "contracts": CONTRACTS}), 4, 60)
    text = write_log(match)
    assert "\ndata map:\n  # title: Small\n  row,A,B" in text
    assert "\ndata contracts:\n" in text
    assert "\n  C01,grey,9,9," in text
    again = read_log(text, ONLY)
    assert again.setup.data == {"map": MAP, "contracts": CONTRACTS}
    assert again.setup.options["map"] == "custom"
    same(again, match)


@pytest.mark.parametrize("untidy", [MAP + "\n \n", MAP.replace("\n", "  \n"), MAP.rstrip(), "\n\n" + MAP, MAP + "\t"])
def test_untidy_components_are_read_back_to_the_letter_too(untidy: str) -> None:
    text = write_log(played(table(data={"map": untidy}), 4, 60))
    assert write_log(read_log(text, ONLY)) == text


def test_only_options_that_concern_the_table_are_written() -> None:
    def fields(setup: Setup) -> list[str]:
        lines = write_log(Match(GAME, setup)).splitlines()
        return [line.split(":")[0] for line in lines[1 : lines.index("")]]

    assert fields(table("red, blue", {})) == ["game", "ruleset", "edition", "seats", "map"]
    automa = ["difficulty", "targets", "icons", "scan"]
    assert fields(table("red, blue=mautoma", {})) == ["game", "ruleset", "edition", "seats", "map", *automa]


def test_every_option_is_read_back() -> None:
    for option in GAME.info.options:
        for value in option.values:
            setup = table("red, blue=mautoma", {})
            setup.options[option.name] = value
            text = write_log(Match(GAME, setup))
            written = not (option.later and value == option.values[0])  # logs from before it say nothing of it
            assert (f"\n{option.name}: {value}\n" in text) == written
            again = read_log(text, ONLY)
            assert again.setup.options == setup.options
            assert write_log(again) == text


def lines_of(error: str) -> int:
    """The line that an error names, as `my.log:LINE`; 0 where it names only the file."""
    assert error.startswith("my.log"), error
    number = error.removeprefix("my.log").removeprefix(":").partition(":")[0]
    return int(number) if number.isdecimal() else 0


@settings(deadline=None, max_examples=150)
@given(
    st.integers(0, len(LOG) - 1), st.sampled_from(["drop", "double", "swap", "letter"]), st.sampled_from("x:# \n9=é")
)
def test_a_damaged_log_is_read_or_refused_with_its_place_and_never_crashes(at: int, how: str, letter: str) -> None:
    lines = LOG.splitlines()
    number = LOG[:at].count("\n")
    if how == "drop":
        del lines[number]
    elif how == "double":
        lines.insert(number, lines[number])
    elif how == "swap":
        lines[number - 1], lines[number] = lines[number], lines[number - 1]
    text = "\n".join(lines) + "\n" if how != "letter" else LOG[:at] + letter + LOG[at + 1 :]
    error = ""
    try:
        match = read_log(text, ONLY, "my.log")
        assert write_log(read_log(write_log(match), ONLY)) == write_log(match)
    except BadInput as refused:
        error = str(refused)
    if error:
        assert lines_of(error) <= len(text.splitlines())

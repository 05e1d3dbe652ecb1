"""A log that can't be used is refused with file, line, what is wrong, and what to do about it."""

import unicodedata

import pytest

from footplate.table.errors import BadInput
from footplate.table.game import Setup
from footplate.table.log import read_log, read_seats, write_log
from tests.games.steam_power.tables import GAME, ONLY
from tests.games.steam_power.test_log import LOG

HEX = "Write P, H, M, W, nothing, or a city as its two-letter code and name: 'CH Chicago'."
DAMAGES = [
    (LOG, "", "g.log:1: this is not a Footplate log: it starts with ''. Expected 'footplate log 1'."),
    (
        "log 1",
        "log 2",
        "g.log:1: this is not a Footplate log: it starts with 'footplate log 2'. Expected 'footplate log 1'.",
    ),
    ("game: steam-power", "game: steem", "g.log:2: game: unknown game 'steem'. Did you mean 'steam-power'?"),
    ("game: steam-power\n", "", "g.log: unknown game ''. Possible: steam-power."),
    (
        "ruleset: 1",
        "ruleset: 2",
        "g.log:3: ruleset: this needs ruleset 2 of steam-power; this Footplate has ruleset 1. "
        "Update Footplate to open it.",
    ),
    (
        "ruleset: 1",
        "ruleset: 0",
        "g.log:3: ruleset: this needs ruleset 0 of steam-power; this Footplate has ruleset 1. "
        "Open it with the version that wrote it.",
    ),
    ("ruleset: 1", f"ruleset: {'9' * 5000}", f"g.log:3: ruleset: ruleset '{'9' * 60}…' is not a number."),
    ("ruleset: 1", "ruleset: ١", "g.log:3: ruleset: ruleset '١' is not a number."),
    ("ruleset: 1", "ruleset: one", "g.log:3: ruleset: ruleset 'one' is not a number."),
    ("edition: final", "edition: finl", "g.log:4: edition: unknown edition 'finl'. Did you mean 'final'?"),
    ("edition: final", "editon: final", "g.log:4: editon: unknown field 'editon'. Did you mean 'edition' or 'icons'?"),
    ("edition: final", "final", "g.log:4: 'final' is not a field. Fields look like 'edition: final'."),
    ("edition: final", "seats: red", "g.log:5: field 'seats' stands here twice."),
    ("seats: red, blue\n", "", "g.log: the field 'seats' is missing. For example 'seats: red, blue'."),
    ("red, blue", "red, bleu", "g.log:5: seats: unknown seat 'bleu'. Did you mean 'blue'?"),
    ("red, blue", "red, blue=robot", "g.log:5: seats: unknown role 'robot'. Possible: player, mautoma."),
    ("red, blue", "red, red", "g.log:5: seats: seat 'red' stands here twice."),
    ("red, blue", "", "g.log:5: seats: Steam Power takes 1 to 5 seats, not 0."),
    ("red, blue", "red=mautoma", "g.log:5: seats: a Mautoma needs at least one player to play against."),
    ("map: custom", "map: XX", "g.log:6: map: unknown map 'XX'. Possible: GL, DE, NE."),
    ("data map:", "data mop:", "g.log:7: data mop: unknown data 'mop'. Did you mean 'map'?"),
    ("2,WE Weston,P,P", "2,WE Weston,P,Q", f"g.log:10: C2: hex C2 holds 'Q'. {HEX}"),
    (
        "  2,WE Weston",
        " 2,WE Weston",
        "g.log:10: '2,WE Weston,P,P,P,P' is indented, but no section begins above it. Possible: moves:.",
    ),
    ("moves:", "movs:", "g.log:37: the log has no moves. A line 'moves:' begins them."),
    (
        "moves:",
        "moves: all",
        "g.log:13: 'moves: all' holds more than the section's name. Go on in the next line, indented.",
    ),
    (LOG[LOG.index("moves:") :], "", "g.log:12: the log has no moves. A line 'moves:' begins them."),
    ("Weston black", "Weston blak", "g.log:15: 'tile' needs a colour, not 'blak'. Did you mean 'black'?"),
    ("nature: tile W", "natur: tile W", "g.log:15: no seat 'natur'. Possible: red, blue."),
    ("blue: track", "blue track", "g.log:31: 'blue track' is not a move. A move looks like 'red: money'."),
    (
        "blue: track",
        "red: track",
        "g.log:31: red: track: It is blue's decision. Rule table.turn: Only the seat whose decision it is may move.",
    ),
    (
        "draw C06",
        "draw C01",
        "g.log:19: nature: draw C01: C01 is not in the deck. "
        "Rule sp.contracts.two: Taking contracts draws two; a hand has no limit.",
    ),
    ("undo 1", "undo 99", "g.log:34: 99 moves can't be undone. There are 16."),
    (
        "undo 1",
        f"undo {'9' * 5000}",
        f"g.log:34: 'undo {'9' * 55}…' is not an undo. Write 'undo N', N moves to take back.",
    ),
    ("undo 1", "undo 0", "g.log:34: 'undo 0' is not an undo. Write 'undo N', N moves to take back."),
    ("undo 1", "undo x", "g.log:34: 'undo x' is not an undo. Write 'undo N', N moves to take back."),
]


@pytest.mark.parametrize(("old", "new", "error"), DAMAGES)
def test_damage_is_named_with_its_place_and_its_cure(old: str, new: str, error: str) -> None:
    assert LOG.count(old) == 1
    with pytest.raises(BadInput) as raised:
        read_log(LOG.replace(old, new), ONLY, "g.log")
    assert str(raised.value) == error


def test_the_log_of_these_tests_is_sound() -> None:
    assert write_log(read_log(LOG, ONLY, "g.log")) == LOG


def test_a_log_may_write_letters_with_accents_in_one_character_or_two() -> None:
    log = LOG.replace("Weston", "Zürich")
    for form in ("NFC", "NFD"):
        match = read_log(unicodedata.normalize(form, log), ONLY, "g.log")
        assert write_log(match) == log
        map = unicodedata.normalize(form, match.setup.data["map"])
        assert (
            Setup("steam-power", "final", match.setup.seats, match.setup.options, {"map": map}).key()
            == match.setup.key()
        )


def test_seats_are_read_with_and_without_commas() -> None:
    for text in ("red, blue=mautoma", "red blue=mautoma", " red ,blue=mautoma, "):
        assert [str(seat) for seat in read_seats(GAME.info, text)] == ["red", "blue=mautoma"]

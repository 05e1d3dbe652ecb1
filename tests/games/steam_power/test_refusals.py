"""What is refused names the nearest thing: the least that is lacking, or that there is no room at all."""

import pytest

from footplate.games.steam_power.refusals import refuse_cubes
from footplate.table.game import Seat, Setup
from footplate.table.match import Match
from footplate.table.rules import Refusal
from tests.games.steam_power.games import of
from tests.games.steam_power.tables import GAME

SEATS = [Seat("red"), Seat("blue")]
LANE = "row,A,B,C\n1,AS Aston,{},BE Bern\n"


def refused(map: str, lines: list[str], move: str) -> Refusal:
    setup = Setup("steam-power", "final", SEATS, {}, {"map": map})
    match = Match(GAME, setup, GAME.arrange(setup, lines))
    refusal = match.refusal(0, match.catalogue.number(move))
    assert refusal is not None
    return refusal


@pytest.mark.rule("sp.track.attach")
def test_track_without_room_is_not_a_matter_of_money() -> None:
    refusal = refused(LANE.format("P"), ["link red Aston, B1, Bern", "money red 9"], "track")
    assert (refusal.rule, str(refusal.facts)) == (
        "sp.track.attach",
        "No hex beside the network has room for another link.",
    )


@pytest.mark.rule("sp.track.first")
def test_a_first_track_without_room() -> None:
    refusal = refused(LANE.format("P"), ["link blue Aston, B1, Bern", "money red 9"], "track")
    assert (refusal.rule, str(refusal.facts)) == ("sp.track.first", "No hex beside a city has room for track.")


@pytest.mark.rule("sp.track.money")
def test_track_that_is_too_dear_names_the_cheapest() -> None:
    map = "row,A,B,C,D,E\n1,AS Aston,M,BE Bern,H,CA Calais\n"
    refusal = refused(map, ["money red 1"], "track")
    assert (refusal.rule, str(refusal.facts)) == (
        "sp.track.money",
        "The cheapest placement costs $2; there is $1.",
    )


@pytest.mark.rule("sp.track.tiles")
def test_track_without_tiles() -> None:
    refusal = refused(LANE.format("P"), ["tiles simple 0", "money red 9"], "track")
    assert refusal.rule == "sp.track.tiles"


@pytest.mark.rule("sp.fulfil.afford")
@pytest.mark.parametrize("hand", ["C01 C40", "C40 C01", "C01 C48", "C30 C01 C48"])
def test_a_hand_that_is_too_dear_names_the_contract_that_lacks_least(hand: str) -> None:
    """Two black cubes of C01 cost $10 from the bank; the others need more."""
    lines = ["link red Aston, B1, Bern", "tile Aston white", "tile Bern orange", f"hand red {hand}", "money red 2"]
    refusal = refused(LANE.format("P"), lines, "fulfil")
    assert str(refusal.facts) == "C01 costs at least $10; there is $2."


CITIES = ["Aston", "Bern", "Calais", "Dover", "Exeter", "Fulda", "Gouda"]
COASTS = """\
row,A,B,C,D,E,F,G
1,P,AS Aston,P,BE Bern,P,CA Calais,P
2,P,P,P,P,P,P,P
3,P,DO Dover,P,EX Exeter,P,FU Fulda,P
4,P,P,P,P,P,P,P
5,P,GO Gouda,P,P,P,P,P
"""


def test_one_cube_is_not_several() -> None:
    """The last of the thirty: as what would be built, and as what is left."""
    setup = Setup("steam-power", "final", SEATS, {"cubes": "printed"}, {"map": COASTS})
    lines = [*(f"tile {city} black" for city in CITIES), "link red Aston, C1, Bern", "link red Bern, E1, Calais"]
    lines += [*(f"factory blue {city}, 6" for city in CITIES[3:]), "factory red Aston, 5", "turn red"]
    match = Match(GAME, setup, GAME.arrange(setup, lines))
    match.say("red: factory")
    assert str(GAME.describe(match.state, match.catalogue.number("build Bern"))) == "one black cube"
    state = of(match)
    state.site = state.box.geography.city_names.index("Bern")
    refusal = refuse_cubes(state, 2)
    assert refusal is not None
    assert str(refusal.facts) == "The stock has one cube of this colour."

"""Rules of the Mautoma that no single position shows: set-ups, levels, options."""

from itertools import permutations

import pytest

from footplate.games.steam_power.box import LEVELS, TARGET_ORDERS
from footplate.games.steam_power.steps import factory
from footplate.table.errors import BadInput
from footplate.table.log import read_log, write_log
from footplate.table.match import Match
from tests.games.steam_power.solo import GAME, of, play, table

# The payment example (F26), where two contracts are the reward.
PAYMENT = [
    "tile Chicago black",
    "tile Milwaukee white",
    "link red Chicago, I6, Milwaukee",
    "factory red Chicago, 4",
    "turn red",
    "reveal C01",
]


@pytest.mark.rule("sp.automa.compensation")
@pytest.mark.parametrize(
    ("level", "money"), [("very-easy", 0), ("easy", 2), ("normal", 5), ("hard", 10), ("very-hard", 15)]
)
def test_the_compensation_of_each_level(level: str, money: int) -> None:
    assert LEVELS[level] == money
    setup = table("green, red=mautoma", difficulty=level)
    match = Match(GAME, setup, GAME.arrange(setup, PAYMENT))
    for line in ["deliver C01", "take Chicago", "take Chicago", "compensate"]:
        match.say(f"red: {line}")
    assert of(match).money[1] == 5 + 1 + money  # $1 is printed on C01
    assert match.story(0)[-1] == "red: compensate"


@pytest.mark.rule("sp.automa.compensation")
def test_normal_is_the_usual_level() -> None:
    assert next(iter(LEVELS)) == "normal"


@pytest.mark.rule("sp.automa.start")
@pytest.mark.parametrize(
    ("seats", "what"),
    [
        ("red=mautoma", "a Mautoma needs at least one player to play against."),
        ("red=mautoma, blue=mautoma", "a Mautoma needs at least one player to play against."),
    ],
)
def test_seats_that_cannot_be(seats: str, what: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.start(table(seats))
    assert str(error.value.what) == what


@pytest.mark.rule("sp.automa.start")
def test_every_player_is_equally_likely_to_begin() -> None:
    match = Match(GAME, table("red, blue, green=mautoma"))
    while match.decision is not None and match.decision.kind != "start":
        match.play(-1, match.legal()[0])
    assert GAME.odds(match.state) == [0.5, 0.5]


@pytest.mark.rule("sp.automa.corners")
def test_every_cube_is_equally_likely_on_a_corner() -> None:
    match = Match(GAME, table("red, green=mautoma"))
    while match.decision is not None and match.decision.kind != "corner":
        match.play(-1, match.legal()[0])
    assert GAME.odds(match.state) == [0.25] * 4
    match.say("nature: corner top-left grey")
    assert GAME.odds(match.state) == [1 / 3] * 3


@pytest.mark.rule("sp.automa.target")
def test_every_order_of_targets_can_be_chosen() -> None:
    """Four targets, four colours: 24 ways, ours first."""
    assert TARGET_ORDERS[0] == "bwog"
    assert sorted(TARGET_ORDERS) == sorted("".join(p) for p in permutations("bwog"))
    for order in TARGET_ORDERS:
        targets = of(Match(GAME, table("red, blue=mautoma", targets=order))).box.targets
        assert [order[kind] for kind in targets] == ["b", "w", "o", "g"]


@pytest.mark.rule("sp.automa.corners", "sp.automa.two-contracts")
def test_a_mautoma_starts_with_money_and_pieces_but_no_contracts() -> None:
    state = of(Match(GAME, table("red, blue=mautoma")))
    assert (state.money[1], state.trains[1], state.factories[1], state.hand[1]) == (5, 21, 15, 0)


@pytest.mark.rule("sp.automa.factory-cubes")
@pytest.mark.parametrize(
    ("seats", "cubes", "end"), [("red, a=", 4, 14), ("red, a=, b=", 5, 11), ("red, blue, a=", 5, 11)]
)
def test_mautomas_count_as_seats(seats: str, cubes: int, end: int) -> None:
    """For the cubes of a factory and for the end of the game."""
    named = seats.replace("a=", "green=mautoma").replace("b=", "yellow=mautoma")
    box = of(Match(GAME, table(named))).box
    assert (box.cubes, box.end) == (cubes, end)


@pytest.mark.rule("sp.automa.start")
def test_a_position_begins_with_the_first_player() -> None:
    """The seats before that are automas: they never begin."""
    match = Match(GAME, table("red=mautoma, blue, green"), GAME.arrange(table("red=mautoma, blue, green"), []))
    GAME.check(match.state)
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (1, "action")


@pytest.mark.rule("sp.automa.start")
@pytest.mark.parametrize(
    "seats", ["red=mautoma, blue", "red=mautoma, blue, green=mautoma, yellow", "red, blue=mautoma, green"]
)
def test_players_and_mautomas_sit_in_any_order(seats: str) -> None:
    match = play(table(seats), 7)
    assert match.over
    assert read_log(write_log(match), {"steam-power": GAME}).state == match.state


@pytest.mark.rule("sp.factory.stock")
@pytest.mark.parametrize(("seats", "stock"), [("red, blue", 30), ("red, blue=mautoma", 29), ("red", 30)])
def test_the_cubes_on_the_corners_are_not_in_the_stock(seats: str, stock: int) -> None:
    state = of(Match(GAME, table(seats, cubes="printed")))
    assert [factory.in_stock(state, colour) for colour in range(4)] == [stock] * 4
    assert of(Match(GAME, table(seats))).box.stock == 0


@pytest.mark.rule("sp.factory.stock")
@pytest.mark.parametrize("seats", ["red", "red, blue=mautoma, green, yellow=mautoma, purple=mautoma"])
def test_games_with_the_printed_cubes_end(seats: str) -> None:
    assert play(table(seats, cubes="printed"), 3).over
